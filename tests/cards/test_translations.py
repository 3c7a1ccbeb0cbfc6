"""Names and texts in French and Spanish, as krcg 5 lays them; files of that layout are written here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cards.test_lists import CRYPT_HEAD, LIBRARY_HEAD, SOMEONE, SOMETHING
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.cards.model import Foreign
from vtes_desktop.decks.reading import read_deck
from vtes_desktop.ui.table import card_sheet

FRENCH = '\ufeff"Id","Name","Name fr-FR","Card Text","Flavor Text","Format"\n'
SPANISH = '"Id","Name","Name es-ES","Card Text","Flavor Text","Format"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The smallest lists with both languages."""
    cards = tmp_path / "krcg" / "cards"
    for language in ("fr", "es"):
        (cards / f"vtescsv-{language}").mkdir(parents=True)
    (cards / "vtescrypt.csv").write_text(CRYPT_HEAD + SOMEONE, encoding="utf-8")
    (cards / "vteslib.csv").write_text(LIBRARY_HEAD + SOMETHING, encoding="utf-8")
    french = cards / "vtescsv-fr" / "vteslib.fr-FR.csv"
    french.write_text(
        FRENCH + '"100001","Something","Quelque chose <b>","Unique.\nBrûlez [dom].","",""\n', encoding="utf-8"
    )
    spanish = cards / "vtescsv-es" / "vtescrypt.es-ES.csv"
    spanish.write_text(SPANISH + '"200001","Someone","Álguien","Camarilla.","",""\n', encoding="utf-8")
    return tmp_path


@pytest.fixture
def known(folder: Path) -> Catalogue:
    return load(folder)


def test_cards_have_their_names_and_texts_in_other_languages(known: Catalogue) -> None:
    assert known.cards[100001].foreign == (Foreign("fr", "Quelque chose <b>", "Unique.\nBrûlez [dom]."),)
    assert known.cards[200001].foreign == (Foreign("es", "Álguien", "Camarilla."),)


def test_the_search_finds_them(known: Catalogue) -> None:
    assert [card.id for card in known.finder.find("quelque").cards] == [100001]
    assert [card.id for card in known.finder.find("brulez").cards] == [100001]
    assert [card.id for card in known.finder.find("alguien").cards] == [200001]


def test_a_list_in_another_language_is_read(known: Catalogue) -> None:
    deck = read_deck("2x Álguien\n3x Quelque chose <b>\n", known).deck
    assert {entry.card_id: entry.count for entry in deck.entries} == {200001: 2, 100001: 3}


def test_the_preview_shows_them_as_written(known: Catalogue) -> None:
    shown = card_sheet.foreign(known.cards[100001], 14)
    assert "Français: Quelque chose &lt;b&gt;" in shown
    assert "Brûlez" in shown
    assert "icon:" in shown


def test_kept_cards_follow_when_a_language_comes_or_goes(folder: Path) -> None:
    assert load(folder).cards[200001].foreign
    (folder / "krcg" / "cards" / "vtescsv-es" / "vtescrypt.es-ES.csv").unlink()
    assert not load(folder).cards[200001].foreign


def test_a_broken_language_leaves_the_cards_as_they_are(folder: Path) -> None:
    (folder / "krcg" / "cards" / "vtescsv-fr" / "vteslib.fr-FR.csv").write_text("no list")
    assert not load(folder).cards[100001].foreign
    assert load(folder).cards[200001].foreign
