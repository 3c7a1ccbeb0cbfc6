"""Printing proxies: which cards, on which paper, into which file; then a bar that fills and can be stopped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.model import Card
from vtes_desktop.decks.shelf import safe_name
from vtes_desktop.ui.builder import arrange
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.proxies import PAPERS, Paper, ProxyPrinter, Sheet, sheet_of
from vtes_desktop.ui.ending import shared_pool
from vtes_desktop.ui.faces.cache import Scan
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.saving import ask_where_to_save


class ProxiesDialog(QDialog):
    """Asks how, then prints.

    :param scan: gives the player's own pictures; None for none.
    :param chosen: cards selected in the deck; when there are some, only they can be asked for.
    """

    done_saying = Signal(str)

    def __init__(self, desk: Desk, scan: Scan | None, chosen: frozenset[int], scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scan = scan
        self._chosen = chosen
        self._deck = desk.current.deck
        self._printer: ProxyPrinter | None = None
        self.setWindowTitle(tr("Proxies"))
        heading = Label(tr("Print proxies"))
        heading.setProperty("tone", "heading")
        self.crypt = self._check(tr("Crypt"), True)
        self.library = self._check(tr("Library"), True)
        self.sideboard = self._check(tr("Sideboard"), False)
        self.sideboard.setVisible(bool(self._deck.sideboard))
        self.missing = self._check(tr("Only the copies that my collection lacks"), False)
        self.selected = self._check(tr("Only the {count} cards selected", count=len(chosen)), False)
        self.selected.setVisible(bool(chosen))
        self.once = self._check(tr("One of each card"), False)
        self.marks = self._check(tr("Cut marks"), True)
        self.words = self._check(tr("Only words, to save ink"), False)
        self.scans = self._check(tr("My own pictures where I have them"), scan is not None)
        self.scans.setVisible(scan is not None)
        papers = QHBoxLayout()
        self._papers = QButtonGroup(self)
        for name, (title, *_) in PAPERS.items():
            button = QRadioButton(caption(title))
            button.setProperty("paper", name)
            button.setChecked(name == desk.remembered.looks.page)
            button.toggled.connect(self._count)
            self._papers.addButton(button)
            papers.addWidget(button)
        papers.addStretch(1)
        form = QFormLayout()
        form.setVerticalSpacing(round(7 * scale))
        form.setHorizontalSpacing(round(14 * scale))
        parts = QHBoxLayout()
        parts.setSpacing(round(16 * scale))
        papers.setSpacing(round(16 * scale))
        for box in (self.crypt, self.library, self.sideboard):
            parts.addWidget(box)
        parts.addStretch(1)
        form.addRow(tr("Cards"), parts)
        for box in (self.selected, self.missing, self.once):
            form.addRow("", box)
        form.addRow(tr("Paper"), papers)
        form.addRow("", self.marks)
        form.addRow("", self.words)
        form.addRow("", self.scans)
        self.said = Label()
        self.said.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(True)
        self.bar.hide()
        self.stop = QPushButton(tr("Cancel"))
        self.stop.setAutoDefault(False)
        self.go = QPushButton(tr("Save the PDF…"))
        self.go.setProperty("tone", "gold")
        self.go.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.stop)
        buttons.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(12 * scale))
        column.addWidget(heading)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(self.said)
        column.addWidget(self.bar)
        column.addLayout(buttons)
        self.resize(round(460 * scale), self.sizeHint().height())
        self.stop.clicked.connect(self.reject)
        self.go.clicked.connect(self._ask_where)
        self._count()

    def sheet(self) -> Sheet:
        """What will be printed, as it is set now."""
        catalogue = self._desk.catalogue
        entries = [
            entry for entry in self._deck.entries if (self.crypt if entry.is_crypt else self.library).isChecked()
        ]
        if self.sideboard.isChecked():
            entries += self._deck.sideboard
        if self.selected.isChecked():
            entries = [entry for entry in entries if entry.card_id in self._chosen]
        rows = arrange.rows_of(entries, catalogue)
        cards: list[tuple[Card, int, str]] = []
        for row in rows:
            printed = self._deck.printed(row.entry)
            if self.once.isChecked():
                printed = [(printed[0][0], 1)]
            cards += [(row.card, copies, printing) for printing, copies in printed]
        owned = self._desk.collection.counts if self.missing.isChecked() else None
        return sheet_of(
            cards, paper=self._paper(), marks=self.marks.isChecked(), words_only=self.words.isChecked(), owned=owned
        )

    def print_to(self, path: Path) -> None:
        """Make the PDF; the bar fills meanwhile."""
        if path.suffix.casefold() != ".pdf":
            path = path.with_name(f"{path.name}.pdf")
        sheet = self.sheet()
        printer = ProxyPrinter(sheet, path, self._scan if self.scans.isChecked() else None)
        self._printer = printer
        printer.told.progress.connect(self._progress)
        printer.told.finished.connect(self._finished)
        printer.told.failed.connect(self._failed)
        printer.told.cancelled.connect(self._cancelled)
        self.bar.setRange(0, sheet.count)
        self.bar.setValue(0)
        self.bar.show()
        self.go.setEnabled(False)
        self._say(tr("Printing {count} cards on {pages} pages …", count=sheet.count, pages=sheet.pages), "dim")
        shared_pool().start(printer)

    def reject(self) -> None:
        """Stop what is being printed; then close."""
        if self._printer is not None:
            self._printer.cancel()
            self._say(tr("Stopping …"), "dim")
            return
        super().reject()

    def _paper(self) -> Paper:
        button = self._papers.checkedButton()
        return "letter" if button is not None and button.property("paper") == "letter" else "a4"

    def _check(self, text: str, on: bool) -> QCheckBox:
        box = QCheckBox(caption(text))
        box.setChecked(on)
        box.toggled.connect(self._count)
        return box

    def _count(self) -> None:
        if not hasattr(self, "go"):
            return  # still being made
        sheet = self.sheet()
        self._desk.remembered.note(page=sheet.paper)
        self.go.setEnabled(bool(sheet.count))
        if sheet.count:
            cards, pages = sheet.count, sheet.pages
            self._say(
                tr(
                    "{cards}, {pages}, 63 × 88 mm each. Print them at 100 %, without fitting to the page.",
                    cards=plural("{n} card", "{n} cards", cards),
                    pages=plural("{n} page", "{n} pages", pages),
                ),
                "dim",
            )
        else:
            self._say(tr("No card is left to print with these choices."), "blood")

    def _ask_where(self) -> None:
        name = f"{safe_name(self._deck.name or 'Deck')} proxies.pdf"
        ask_where_to_save(self, tr("Save the proxies"), name, tr("PDF (*.pdf)"), self.print_to, "pdf")

    def _progress(self, done: int, total: int) -> None:
        self.bar.setValue(done)
        self.bar.setFormat(tr("{done} of {total}", done=done, total=total))

    def _finished(self, path: str) -> None:
        self._printer = None
        self.done_saying.emit(tr("The proxies are in {path}.", path=path))
        QDesktopServices.openUrl(QUrl.fromLocalFile(path))
        self.accept()

    def _failed(self, why: str) -> None:
        self._printer = None
        self.bar.hide()
        self.go.setEnabled(True)
        self._say(why, "blood")

    def _cancelled(self) -> None:
        self._printer = None
        self.bar.hide()
        self.go.setEnabled(True)
        self._say(tr("Stopped; no file was written."), "dim")

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        self.said.setProperty("tone", tone)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)
