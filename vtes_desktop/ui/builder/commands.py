"""What can be done with whole decks: open, save, close, bring in, take out, compare, print; by menu and key."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QInputDialog, QMenu, QMessageBox

from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck, from_starter
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.shelf import safe_name
from vtes_desktop.ui.builder import importing
from vtes_desktop.ui.builder.importing import Incoming
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Box, as_written, caption, titled
from vtes_desktop.ui.saving import ask_where_to_save
from vtes_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from vtes_desktop.ui.builder.open_deck import OpenDeck
    from vtes_desktop.ui.builder.page import BuilderPage

_CLOSED_KEPT = 30


class Commands(QObject):
    """The page's doings. Dialogs are opened over the page and never hold up the program."""

    def __init__(self, page: BuilderPage) -> None:
        super().__init__(page)
        self._page = page
        self._desk = page.desk
        self._closed: list[Deck] = []

    # Menus and keys

    def bind(self) -> None:
        """Give each command its key, on this page."""
        current = self._desk
        for keys, do in (
            (QKeySequence("Ctrl+Z"), lambda: current.current.undo()),
            (QKeySequence("Ctrl+Shift+Z"), lambda: current.current.redo()),
            (QKeySequence("Ctrl+Y"), lambda: current.current.redo()),
            (QKeySequence("Ctrl+S"), self.save),
            (QKeySequence("Ctrl+Shift+S"), self.save_as),
            (QKeySequence("Ctrl+N"), self.new),
            (QKeySequence("Ctrl+O"), self.import_),
            (QKeySequence("Ctrl+V"), self.paste),  # in a line or field of text it is that one's
            (QKeySequence("Ctrl+Shift+V"), self.paste),
            (QKeySequence("Ctrl+E"), self.export),
            (QKeySequence("Ctrl+P"), self.proxies),
            (QKeySequence("Ctrl+W"), self.close_current),
            (QKeySequence("Ctrl+Shift+T"), self.reopen),
            (QKeySequence("Ctrl+R"), self.replace),
            (QKeySequence("Ctrl+D"), self._page.toggle_shelf),
            (QKeySequence("Ctrl+T"), self.archive),
            (QKeySequence("Ctrl+F"), self._page.focus_search),
            (QKeySequence("Ctrl+Tab"), partial(self._go, 1)),
            (QKeySequence("Ctrl+Shift+Tab"), partial(self._go, -1)),
            (QKeySequence("F1"), self.keys),
            (QKeySequence("F6"), partial(self._page.next_part, 1)),
            (QKeySequence("Shift+F6"), partial(self._page.next_part, -1)),
        ):
            shortcut = QShortcut(keys, self._page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def fill(self, share: QMenu, more: QMenu) -> None:
        """Fill the deck's two menus."""
        self._put(
            share,
            (
                (tr("List …\tCtrl+E"), self.export),
                (tr("Link and QR code …"), self.link),
                (tr("Proxies (PDF) …\tCtrl+P"), self.proxies),
                (tr("Picture …"), self.save_picture),
                (tr("Copy as picture"), self.copy_picture),
            ),
        )
        self._put(
            more,
            (
                (tr("New deck\tCtrl+N"), self.new),
                (tr("Import …\tCtrl+O"), self.import_),
                (tr("Paste a deck\tCtrl+V"), self.paste),
                (tr("My decks and starter decks\tCtrl+D"), self._page.toggle_shelf),
                (tr("Tournament archive …\tCtrl+T"), self.archive),
                None,
                (tr("Save as a new deck …\tCtrl+Shift+S"), self.save_as),
                (tr("Save all"), self.save_all),
                (tr("Close all"), self.close_all),
                (tr("Duplicate"), self.duplicate),
                (tr("Rename …"), self.rename),
                (tr("Compare with …"), self.compare),
                (tr("Revisions …"), self.revisions),
                (tr("Replace a card …\tCtrl+R"), self.replace),
                (tr("Take all cards out"), self.clear),
                None,
                (tr("My collection …"), self.collection),
                (tr("Open a random starter deck"), self.random_starter),
                (tr("Reopen the deck closed last\tCtrl+Shift+T"), self.reopen),
                (tr("Keys\tF1"), self.keys),
            ),
        )
        hover = more.addAction(tr("Show the card under the pointer large"))
        hover.setCheckable(True)
        hover.setChecked(self._page.remembered.looks.hover)
        hover.toggled.connect(lambda on: self._page.remembered.change(hover=on))

    def _put(self, menu: QMenu, rows: Iterable[tuple[str, Callable[[], object]] | None]) -> None:
        for row in rows:
            if row is None:
                menu.addSeparator()
            else:
                menu.addAction(caption(row[0]), partial(row[1]))  # as it is: else it is told whether it is checked

    # Open, save, close

    def new(self) -> None:
        """An empty deck."""
        self._desk.open(Deck())
        self._page.focus_search()

    def save(self) -> None:
        """Save in the deck's own file, or as a new one on the shelf."""
        deck = self._desk.current
        if not deck.deck.name and deck.shelved is None:
            self.save_as()
            return
        if self._desk.save(deck) and deck.shelved is not None:
            self._page.notice.say(tr("Saved: {path}", path=deck.shelved.path))

    def save_as(self) -> None:
        """Ask for a name, and save as a new deck."""
        self._ask(tr("Save the deck"), tr("Name"), self._desk.current.deck.name, self._save_named)

    def _save_named(self, name: str) -> None:
        deck = self._desk.current
        deck.do(tr("change the name"), lambda changed: setattr(changed, "name", name))
        folder = deck.shelved.folder if deck.shelved else ""
        if self._desk.save(deck, folder) and deck.shelved is not None:
            self._page.notice.say(tr("Saved: {path}", path=deck.shelved.path))

    def rename(self) -> None:
        """Ask for another name."""
        self._ask(
            tr("Rename the deck"),
            tr("Name"),
            self._desk.current.deck.name,
            lambda name: self._desk.current.do(tr("change the name"), lambda deck: setattr(deck, "name", name)),
        )

    def duplicate(self) -> None:
        """The same deck again, in a tab of its own."""
        copy = self._desk.current.deck.copy()
        copy.name = tr("{name} (copy)", name=copy.name or tr("New deck"))
        self._desk.open(copy, saved=False)

    def clear(self) -> None:
        """Take every card out; one step to undo."""

        def change(deck: Deck) -> None:
            deck.entries.clear()
            deck.sideboard.clear()

        deck = self._desk.current
        if deck.do(tr("take all cards out"), change):
            self._page.notice.say(tr("All cards were taken out."), button=tr("Undo"), do=deck.undo)

    def close_current(self) -> None:
        """Close the deck that is worked on."""
        self.close(self._desk.place)

    def close(self, place: int) -> None:
        """Close a deck; where something would be lost, ask."""
        deck = self._desk.decks[place]
        if deck.is_saved or deck.is_untouched or deck.deck == Deck():
            self._close(place)
            return
        box = Box(tr("Close the deck"), tr("“{name}” has changes that are not saved.", name=deck.name), self._page)
        save = box.addButton(tr("Save"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(tr("Close without saving"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def decided() -> None:
            if deck not in self._desk.decks:
                return
            if box.clickedButton() is drop or (box.clickedButton() is save and self._desk.save(deck)):
                self._close(self._desk.decks.index(deck))

        box.finished.connect(decided)
        box.open()

    def save_all(self) -> bool:
        """Save every open deck that has something to save; whether all could be."""
        waiting = [deck for deck in self._desk.decks if not (deck.is_saved or deck.is_untouched)]
        saved = sum(self._desk.save(deck) for deck in waiting)
        if saved == len(waiting):
            self._page.notice.say(
                plural("{n} deck saved.", "{n} decks saved.", saved) if saved else tr("All are saved.")
            )
        return saved == len(waiting)

    def close_all(self) -> None:
        """Close every deck; where something would be lost, ask once."""
        decks = list(self._desk.decks)
        lost = [deck for deck in decks if not (deck.is_saved or deck.is_untouched or deck.deck == Deck())]
        if not lost:
            self._close_each(decks)
            return
        names = ", ".join(f"“{deck.name}”" for deck in lost[:5]) + (" …" if len(lost) > 5 else "")
        said = plural(
            "{names} has changes that are not saved.",
            "{names} have changes that are not saved.",
            len(lost),
            names=names,
        )
        box = Box(tr("Close all decks"), said, self._page)
        save = box.addButton(tr("Save all"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(tr("Close without saving"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def decided() -> None:
            if box.clickedButton() is drop or (box.clickedButton() is save and self.save_all()):
                self._close_each(decks)

        box.finished.connect(decided)
        box.open()

    def _close_each(self, decks: list[OpenDeck]) -> None:
        for deck in decks:
            if deck in self._desk.decks:
                self._close(self._desk.decks.index(deck))

    def _close(self, place: int) -> None:
        deck = self._desk.decks[place].deck
        if deck.entries:
            self._closed = [*self._closed[-_CLOSED_KEPT:], deck.copy()]
        self._desk.close(place)

    def reopen(self) -> None:
        """Open again what was closed last, as it was."""
        if self._closed:
            self._desk.open(self._closed.pop(), saved=False)
        else:
            self._page.notice.say(tr("No deck was closed since the builder was opened."))

    def random_starter(self) -> None:
        """A published starter deck, to look at or to begin from."""
        whole = [deck for deck in self._desk.catalogue.starters if deck.playable]
        if whole:
            self._desk.open(from_starter(random.choice(whole)), saved=False)

    # In and out

    def import_(self) -> None:
        """Paste a list or open a file."""
        dialog = importing.ImportDialog(self._desk.catalogue, self._scale, self._page)
        dialog.brought.connect(self.take)
        dialog.many.connect(self.gather)
        self._open(dialog)

    def paste(self) -> None:
        """Open what is in the clipboard as a deck."""
        self.take_mime(QGuiApplication.clipboard().mimeData())

    def take_mime(self, data: QMimeData) -> None:
        """Open what was dropped or pasted: files one after another, or a text."""
        if not importing.takes(data):
            self._page.notice.say(tr("There is no deck list in the clipboard: copy one first."), "blood")
            return
        files = importing.files_in(data)
        if importing.are_many(files):
            self.gather(files)
            return
        if files:
            self.take_files(files)
            return
        try:
            self.take(importing.from_text(data.text(), self._desk.catalogue))
        except UnreadableDeckError as error:
            self._page.notice.say(tr("This text can't be read as a deck. {error}", error=error), "blood")

    def gather(self, paths: list[Path]) -> None:
        """Read many lists, and show what became of each on one page."""
        from vtes_desktop.ui.builder.gathering_dialog import GatheringDialog

        dialog = GatheringDialog(self._desk, paths, self._scale, self._page)
        dialog.opened.connect(lambda decks: [self._desk.open(deck, saved=False) for deck in decks])
        dialog.done_saying.connect(
            lambda words: self._page.notice.say(words, button=tr("Show"), do=self._page.show_shelf)
        )
        self._open(dialog)

    def take_files(self, files: list[Path]) -> None:
        """Open files, one at a time between what else the program does; what is no deck is said in a sentence."""
        waiting, wrong = list(files), list[str]()

        def next_one() -> None:
            try:
                self.take(importing.from_file(waiting.pop(0), self._desk.catalogue))
            except UnreadableDeckError as error:
                wrong.append(str(error))
            if waiting:
                QTimer.singleShot(0, self, next_one)
            elif wrong:
                more = " " + tr("{count} more can't be read either.", count=len(wrong) - 1) if len(wrong) > 1 else ""
                self._page.notice.say(wrong[0] + more, "blood")

        next_one()

    def take(self, incoming: Incoming) -> None:
        """Open a deck that was brought in; where lines were not matched, show them."""
        deck = self._desk.open(incoming.deck, saved=False)
        words = importing.summary(incoming)
        if deck.deck.unmatched:
            self._page.notice.say(words, "blood", tr("Settle"), self.mend)
        else:
            self._page.notice.say(words)

    def mend(self) -> None:
        """The lines that wait."""
        from vtes_desktop.ui.builder.mending import MendingDialog

        self._open(MendingDialog(self._desk, self._scale, self._page))

    def export(self) -> None:
        """As a list of any kind."""
        from vtes_desktop.ui.builder.exporting import ExportDialog

        dialog = ExportDialog(self._desk.current.deck, self._desk.catalogue, self._scale, self._page)
        dialog.done_saying.connect(self._page.notice.say)
        self._open(dialog)

    def link(self) -> None:
        """As a link that holds it, and a QR code of that."""
        from vtes_desktop.ui.builder.link_dialog import LinkDialog

        dialog = LinkDialog(self._desk.current.deck, self._desk.catalogue, self._scale, self._page)
        dialog.done_saying.connect(self._page.notice.say)
        self._open(dialog)

    def proxies(self) -> None:
        """As proxies to print."""
        from vtes_desktop.ui.builder.proxies_dialog import ProxiesDialog

        chosen = frozenset(one.card for one in self._page.deck.piles.chosen)
        dialog = ProxiesDialog(self._desk, self._page.faces.scan, chosen, self._scale, self._page)
        dialog.done_saying.connect(self._page.notice.say)
        self._open(dialog)

    def copy_picture(self) -> None:
        """A picture of the deck into the clipboard."""
        from vtes_desktop.ui.builder.deck_picture import picture_of

        with waiting():
            image = picture_of(self._desk.current.deck, self._desk.catalogue, self._page.faces)
        QGuiApplication.clipboard().setImage(image)
        self._page.notice.say(tr("The deck's picture was copied."))

    def save_picture(self) -> None:
        """A picture of the deck into a file."""
        name = f"{safe_name(self._desk.current.deck.name or 'Deck')}.png"
        self._page.large.close_card()
        kinds = tr("Picture (*.png);;Picture (*.jpg)")
        ask_where_to_save(self._page, tr("Save the picture"), name, kinds, self.write_picture, "png")

    def write_picture(self, path: Path) -> None:
        """Write the deck's picture."""
        from vtes_desktop.ui.builder.deck_picture import picture_of

        with waiting():
            image = picture_of(self._desk.current.deck, self._desk.catalogue, self._page.faces)
            saved = image.save(str(path))
        if saved:
            shown = QUrl.fromLocalFile(str(path))
            self._page.notice.say(
                tr("Saved as {path}", path=path), button=tr("Show"), do=lambda: QDesktopServices.openUrl(shown)
            )
        else:
            self._page.notice.say(
                tr(
                    "{path} could not be written: choose a folder that you may write to, and .png or .jpg as its end.",
                    path=path,
                ),
                "blood",
            )

    # Whole decks

    def compare(self) -> None:
        """With another deck that is open or on the shelf."""
        from vtes_desktop.ui.builder.comparing_dialog import Candidate, ComparingDialog

        current = self._desk.current
        others = [
            Candidate(tr("{name} (open)", name=one.name), one.deck) for one in self._desk.decks if one is not current
        ]
        if current.shelved is not None:
            others.append(Candidate(tr("{name}, as saved last", name=current.name), current.shelved.deck))
        self._open(ComparingDialog(self._desk, others, self._scale, self._page))

    def compare_with(self, name: str, deck: Deck) -> None:
        """With this one."""
        from vtes_desktop.ui.builder.comparing_dialog import Candidate, ComparingDialog

        self._open(ComparingDialog(self._desk, [Candidate(name, deck)], self._scale, self._page))

    def revisions(self) -> None:
        """What the deck was each time that it was saved."""
        from vtes_desktop.ui.builder.revisions_dialog import RevisionsDialog

        shelved = self._desk.current.shelved
        with waiting():
            found = self._desk.revisions.of(shelved.path) if shelved is not None else []
        dialog = RevisionsDialog(self._desk, found, self._scale, self._page)
        dialog.done_saying.connect(self._page.notice.say)
        self._open(dialog)

    def archive(self, card: Card | None = None) -> None:
        """The tournament archive; with a card, the decks that play it."""
        from vtes_desktop.ui.builder.archive_dialog import ArchiveDialog

        dialog = ArchiveDialog(self._desk, self._scale, self._page)
        dialog.compare_wanted.connect(self.compare_with)
        if card is not None:
            dialog.ask_card(card)
        self._open(dialog)

    def like(self, card: Card) -> None:
        """The cards that do the same as this one, and those played with it."""
        with waiting():  # the first time with the referee
            from vtes_desktop.ui.builder.like_dialog import LikeDialog

        dialog = LikeDialog(self._desk, card, self._scale, self._page)
        dialog.wanted.connect(self._page.editing.add)
        dialog.archive_wanted.connect(self.archive)
        self._open(dialog)

    def replace(self, old: int | None = None) -> None:
        """A card by another."""
        from vtes_desktop.ui.builder.replacing_dialog import ReplacingDialog

        if old is None and len(self._page.deck.piles.chosen) == 1:
            old = next(iter(self._page.deck.piles.chosen)).card
        dialog = ReplacingDialog(self._desk, old, self._scale, self._page)
        dialog.done_saying.connect(self._page.notice.say)
        self._open(dialog)

    def collection(self) -> None:
        """What the player owns."""
        from vtes_desktop.ui.builder.collection_dialog import CollectionDialog

        self._open(CollectionDialog(self._desk, self._scale, self._page))

    def keys(self) -> None:
        """The list of keys."""
        from vtes_desktop.ui.builder.keys_dialog import KeysDialog

        self._open(KeysDialog(self._scale, self._page))

    @property
    def _scale(self) -> float:
        return self._page.settings.options.text_scale

    def _go(self, step: int) -> None:
        self._desk.go_to((self._desk.place + step) % len(self._desk.decks))

    def _ask(self, title: str, label: str, text: str, then: Callable[[str], object]) -> None:
        dialog = QInputDialog(self._page)
        dialog.setWindowTitle(titled(title))
        dialog.setLabelText(as_written(label))
        dialog.setTextValue(text)
        dialog.resize(round(380 * self._scale), dialog.sizeHint().height())
        dialog.textValueSelected.connect(lambda said: then(" ".join(said.split())[:300]) if said.strip() else None)
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        self._page.large.close_card()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
