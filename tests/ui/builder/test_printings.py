"""Which printing each copy of a card is: chosen, kept with the deck, shown and printed."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tests.ui.builder.conftest import NumberOf
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder.page import BuilderPage
from vtes_desktop.ui.builder.printings_dialog import PrintingsDialog, sets_of
from vtes_desktop.ui.builder.proxies import print_image
from vtes_desktop.ui.builder.proxies_dialog import ProxiesDialog
from vtes_desktop.ui.card_pictures import CardPictures
from vtes_desktop.ui.options import Settings

RED, BLUE = "#c01010", "#1010c0"


@pytest.fixture
def pictures(tmp_path: Path, catalogue: Catalogue, qtbot: QtBot) -> CardPictures:  # noqa: ARG001 - Qt is there
    """Deflection as it was in Jyhad (red) and in the newest set that has it (blue)."""
    newest = sets_of(catalogue.find("Deflection"), catalogue)[0][0]
    for folder, colour in (("Jyhad", RED), (newest, BLUE)):
        file = io.BytesIO()
        Image.new("RGB", (358, 500), colour).save(file, "PNG")
        (tmp_path / "scans" / folder).mkdir(parents=True)
        (tmp_path / "scans" / folder / "deflection.png").write_bytes(file.getvalue())
    settings = Settings()
    settings.change(pictures_folder=str(tmp_path / "scans"))
    return CardPictures(settings, catalogue)


def colour_of(image: QImage) -> str:
    colour = QColor(image.pixel(image.width() // 2, image.height() // 2))
    return RED if colour.red() > colour.blue() else BLUE


def test_more_copies_of_one_printing_are_fewer_of_another(page: BuilderPage, number: NumberOf, deck: Deck) -> None:
    card = page.catalogue.cards[number("Deflection")]
    dialog = PrintingsDialog(card, 4, ("Jyhad",), page.catalogue, None, 1.0, page)
    assert list(dialog.boxes) == [code for code, _ in sets_of(card, page.catalogue)]
    assert dialog.printings == ("Jyhad",)
    newest = next(iter(dialog.boxes))
    dialog.boxes["Jyhad"].setValue(3)
    dialog.boxes[newest].setValue(2)
    assert sorted(dialog.printings) == sorted([newest] * 2 + ["Jyhad"] * 2)
    taken: list[tuple[str, ...]] = []
    dialog.chosen.connect(taken.append)
    dialog._take()
    page.desk.open(deck)
    shown: list[dict[int, str]] = []
    page.printings_shown.connect(shown.append)
    page.editing.choose_printings(card.id, taken[0])
    assert page.desk.current.deck.printings == {card.id: taken[0]}
    assert shown[-1] == {card.id: taken[0][0]}
    page.desk.current.undo()
    assert page.desk.current.deck.printings == {}
    assert shown[-1] == {}


def test_the_picture_of_the_chosen_printing_is_shown_everywhere(pictures: CardPictures, catalogue: Catalogue) -> None:
    card, size = catalogue.find("Deflection"), QSize(60, 84)
    scan = pictures.faces.scan
    assert scan is not None
    assert colour_of(scan(card, size)) == BLUE  # type: ignore[arg-type]
    assert colour_of(scan(card, size, "Jyhad")) == RED  # type: ignore[arg-type]
    pictures.show_printings({card.id: "Jyhad"})
    assert colour_of(scan(card, size)) == RED  # type: ignore[arg-type]
    pictures.look_again()
    scan = pictures.faces.scan
    assert scan is not None
    assert colour_of(scan(card, size)) == RED  # type: ignore[arg-type]
    assert colour_of(print_image(card, scan, sets_of(card, catalogue)[0][0])) == BLUE


def test_proxies_are_of_each_copys_printing(page: BuilderPage, number: NumberOf, deck: Deck) -> None:
    deflection = number("Deflection")
    deck.choose_printings(deflection, ("Jyhad", "KoT", "Jyhad"))
    page.desk.open(deck)
    dialog = ProxiesDialog(page.desk, None, frozenset(), 1.0, page)
    assert [(copies, printing) for card, copies, printing in dialog.sheet().cards if card.id == deflection] == [
        (2, "Jyhad"),
        (1, "KoT"),
        (1, ""),
    ]
    dialog.once.setChecked(True)
    assert [(copies, printing) for card, copies, printing in dialog.sheet().cards if card.id == deflection] == [
        (1, "Jyhad")
    ]
