"""What is written about the deck: its name, author, tags, description, the player's notes, where it won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.decks.deck import Deck, Event
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label

LONGEST = 20_000
"""The most letters of a description or of notes that are taken."""


class _Text(QPlainTextEdit):
    """A text of several lines; Tab goes on to the next field."""

    def __init__(self, words: str, invite: str) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setAccessibleName(words)
        self.setPlaceholderText(invite)


class NotesView(QWidget):
    """The page. Typing in one field, without a pause at another, is one step to undo."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._showing = False
        self.name = self._line(tr("Name of the deck"), tr("Name"))
        self.author = self._line(tr("Author"), tr("Author"))
        self.tags = self._line(tr("Tags, with commas between them"), tr("stealth, bleed, to try"))
        self.won = Label()
        self.won.setProperty("tone", "dim")
        self.won.setWordWrap(True)
        self.description = _Text(tr("Description"), tr("Description: published with the deck"))
        self.notes = _Text(tr("Your notes"), tr("Notes: yours alone, kept in your own deck file"))
        form = QFormLayout()
        form.setContentsMargins(0, 2, 6, 2)
        form.setVerticalSpacing(5)
        for title, widget in ((tr("Name"), self.name), (tr("Author"), self.author), (tr("Tags"), self.tags)):
            form.addRow(title, widget)
        form.addRow(self.won)
        inside = QWidget()
        inside.setLayout(form)
        about = QScrollArea()
        about.setWidget(inside)
        about.setWidgetResizable(True)
        about.setFrameShape(QScrollArea.Shape.NoFrame)
        about.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        texts = QVBoxLayout()
        texts.setSpacing(5)
        for text in (self.description, self.notes):
            text.setMinimumHeight(30)
            texts.addWidget(text, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(8)
        row.addWidget(about, 4)
        row.addLayout(texts, 6)
        self._connect()

    def show_deck(self, deck: Deck) -> None:
        """Show a deck's words; a field that says the same is left alone, with its cursor."""
        self._showing = True
        for line, text in (
            (self.name, deck.name),
            (self.author, deck.author),
        ):
            if line.text() != text:
                line.setText(text)
        if _tags(self.tags.text()) != deck.tags:
            self.tags.setText(", ".join(deck.tags))
        for field, text in ((self.description, deck.description), (self.notes, deck.notes)):
            if field.toPlainText() != text:
                field.setPlainText(text)
        self.won.setText(_event_words(deck.event))
        self._showing = False

    def _line(self, words: str, invite: str) -> QLineEdit:
        line = QLineEdit()
        line.setAccessibleName(words)
        line.setPlaceholderText(invite)
        line.setMaxLength(300)
        return line

    def _connect(self) -> None:
        self.name.textEdited.connect(lambda text: self._write("name", lambda deck: setattr(deck, "name", text)))
        self.author.textEdited.connect(lambda text: self._write("author", lambda deck: setattr(deck, "author", text)))
        self.tags.textEdited.connect(lambda text: self._write("tags", lambda deck: setattr(deck, "tags", _tags(text))))
        self.description.textChanged.connect(lambda: self._text("description", self.description))
        self.notes.textChanged.connect(lambda: self._text("notes", self.notes))

    def _text(self, field: str, widget: QPlainTextEdit) -> None:
        text = widget.toPlainText()[:LONGEST]
        self._write(field, lambda deck: setattr(deck, field, text))

    def _write(self, field: str, change: Callable[[Deck], object]) -> None:
        if not self._showing:
            self._desk.current.do(tr("change the {field}", field=tr(field)), change, merge=field)


def _tags(text: str) -> list[str]:
    return list(dict.fromkeys(tag for tag in (part.strip() for part in text.split(",")) if tag))


def _event_words(event: Event | None) -> str:
    """The tournament that the deck is from, in a few lines."""
    if event is None:
        return ""
    players = tr("{players} players", players=event.players) if event.players else ""
    first = ", ".join(part for part in (event.name, event.place, event.date, event.rounds, players) if part)
    lines = [first, tr("Won by {winner}", winner=event.winner) if event.winner else "", event.score, *event.more]
    return "\n".join(filter(None, lines))
