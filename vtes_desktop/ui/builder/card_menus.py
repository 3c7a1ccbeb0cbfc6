"""The short menus of cards: of those found, and of those in the deck."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QInputDialog, QMenu

from vtes_desktop.decks.collection import Collection
from vtes_desktop.ui.builder.choosing import Chosen
from vtes_desktop.ui.builder.query_words import quoted
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written, caption

if TYPE_CHECKING:
    from vtes_desktop.ui.builder.page import BuilderPage


class CardMenus(QObject):
    """Makes the menus and does what they say."""

    def __init__(self, page: BuilderPage) -> None:
        super().__init__(page)
        self._page = page
        self._desk = page.desk

    def of_pool(self, numbers: list[int], at: QPoint) -> None:
        """The menu of cards found."""
        editing = self._page.editing
        menu = QMenu(self._page)
        menu.addAction(tr("Add to the deck\t+"), partial(editing.add, numbers, 1))
        several = menu.addMenu(tr("Add"))
        for count in (2, 3, 4, 5, 6, 8, 10):
            several.addAction(caption(tr("{count} copies", count=count)), partial(editing.add, numbers, count))
        menu.addAction(tr("Add to the sideboard"), partial(editing.add, numbers, 1, "sideboard"))
        out = menu.addAction(tr("Take one out\t−"), partial(editing.add, numbers, -1))
        out.setEnabled(any(self._desk.current.deck.count(number) for number in numbers))
        self._common(menu, numbers, at)
        self._open(menu, at)

    def of_deck(self, chosen: list[Chosen], at: QPoint) -> None:
        """The menu of cards in the deck."""
        editing = self._page.editing
        numbers = [one.card for one in chosen]
        menu = QMenu(self._page)
        menu.addAction(tr("One more\t+"), partial(editing.count, chosen, 1))
        menu.addAction(tr("One fewer\t−"), partial(editing.count, chosen, -1))
        exactly = menu.addMenu(tr("Exactly"))
        for count in range(1, 13):
            exactly.addAction(caption(f"{count}"), partial(editing.set_count, chosen, count))
        menu.addAction(tr("Take all out\tDel"), partial(editing.set_count, chosen, 0))
        beside = any(one.part == "sideboard" for one in chosen)
        where = tr("Move to the deck") if beside else tr("Move to the sideboard")
        menu.addAction(caption(where), partial(editing.move, chosen, "deck" if beside else "sideboard"))
        if len(chosen) == 1:
            menu.addAction(tr("Comment …"), partial(self._comment, chosen[0]))
            printings = menu.addAction(tr("Printings …"), partial(self._printings, numbers[0]))
            printings.setEnabled(not beside and bool(self._desk.catalogue.cards[numbers[0]].printings))
            menu.addAction(tr("Replace by …\tCtrl+R"), partial(self._page.commands.replace, numbers[0]))
        if not beside:
            menu.addAction(tr("Odds of drawing it"), self._page.show_odds)
        self._common(menu, numbers, at)
        self._open(menu, at)

    def _common(self, menu: QMenu, numbers: list[int], at: QPoint) -> None:
        menu.addSeparator()
        if len(numbers) != 1:
            return
        card = self._desk.catalogue.cards[numbers[0]]
        around = QRect(at, QSize(1, 1))
        menu.addAction(tr("Show large\tSpace"), partial(self._page.large.hold, card, around))
        menu.addAction(tr("Which of my decks play it"), partial(self._page.ask_shelf, card.name))
        menu.addAction(tr("Like this …"), partial(self._page.commands.like, card))
        menu.addAction(tr("Tournament decks that play it"), partial(self._page.commands.archive, card))
        menu.addAction(
            tr("Find it among the cards"), partial(self._page.search_line.set_query, f"name={quoted(card.name)}")
        )
        owned = self._desk.collection.owned(card.id)
        mine = menu.addMenu(caption(tr("I own {owned}", owned=owned) if owned else tr("I own none")))
        for count in range(11):
            mine.addAction(caption(str(count)), partial(self.own, card.id, count))

    def own(self, number: int, count: int) -> None:
        """Own so many copies of a card."""
        owned = Collection(self._desk.collection.counts)
        owned.set(number, count)
        self._desk.own(owned)

    def _comment(self, chosen: Chosen) -> None:
        deck = self._desk.current.deck
        entries = deck.sideboard if chosen.part == "sideboard" else deck.entries
        now = next((entry.comment for entry in entries if entry.card_id == chosen.card), "")
        dialog = QInputDialog(self._page)
        dialog.setWindowTitle(tr("Comment"))
        dialog.setLabelText(
            as_written(tr("Beside {display_name}", display_name=self._desk.catalogue.cards[chosen.card].display_name))
        )
        dialog.setTextValue(now)
        dialog.textValueSelected.connect(lambda text: self._page.editing.comment(chosen, " ".join(text.split())))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _printings(self, number: int) -> None:
        from vtes_desktop.ui.builder.printings_dialog import PrintingsDialog

        page, deck, catalogue = self._page, self._desk.current.deck, self._desk.catalogue
        chosen = deck.printings.get(number, ())
        scale = page.settings.options.text_scale
        card, scan = catalogue.cards[number], page.faces.scan
        dialog = PrintingsDialog(card, deck.count(number), chosen, catalogue, scan, scale, page)
        dialog.chosen.connect(partial(page.editing.choose_printings, number))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _open(self, menu: QMenu, at: QPoint) -> None:
        self._page.large.close_card()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)
