"""Setting up a game: seats, decks from starters and files, what is agreed on, and what is remembered."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.seating import Sitter, parse
from vtes_desktop.bots.suiting import ENOUGH, share
from vtes_desktop.cards import catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.rules.editions.edition import EDITIONS, edition_of
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.ui import last_table
from vtes_desktop.ui.deck_choice import ChosenDeck, contents, from_file, from_starter
from vtes_desktop.ui.deck_picker import DeckPicker
from vtes_desktop.ui.deck_problems import DeckProblems
from vtes_desktop.ui.last_table import LastSeat, LastTable
from vtes_desktop.ui.names import names_for, own_name, your_name
from vtes_desktop.ui.new_game import NewGamePage
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.seating import Setup, begin, preferred_starters, quick_setup

SAMPLES = Path(__file__).parents[2].parent / "shared" / "data" / "twd_sample"

SHORT_LIST = """Deck Name: Three Lines Wrong
Crypt
2x Theo Bll
3 Krid
Library
10 Govern the Unalined
4 Deflection
1 Nobody Has Ever Heard of This
"""


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return catalogue.load()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings(tmp_path / "settings.json")
    made.change(name="Zoe")
    return made


@pytest.fixture
def page(qtbot: QtBot, settings: Settings, cards: Catalogue) -> NewGamePage:
    made = NewGamePage(settings, cards, LastTable())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


@pytest.fixture
def short_list(tmp_path: Path) -> Path:
    path = tmp_path / "short.txt"
    path.write_text(SHORT_LIST)
    return path


def who(page: NewGamePage) -> list[str]:
    return [row.who for row in page.rows]


def decks(page: NewGamePage) -> list[str]:
    return [row.chosen.name for row in page.rows if row.chosen]


def press(qtbot: QtBot, dialog: DeckProblems, name: str) -> None:
    """Click the button of that name as soon as it is in sight."""

    def buttons() -> list[QPushButton]:
        return [one for one in dialog.findChildren(QPushButton) if one.isVisible() and one.accessibleName() == name]

    qtbot.waitUntil(lambda: bool(buttons()))
    buttons()[0].click()


# -- seats -------------------------------------------------------------------------------------------------------------


def test_a_first_table_has_five_named_seats_with_different_fifth_edition_decks(page: NewGamePage) -> None:
    assert len(set(who(page))) == 5
    assert who(page)[0] == "Zoe"
    assert len(set(decks(page))) == 5
    assert all(name.startswith("Fifth Edition") for name in decks(page))
    assert page.sit_button.isEnabled()


def test_from_two_to_six_seats(page: NewGamePage) -> None:
    page.add_button.click()
    assert len(page.rows) == 6
    assert not page.add_button.isEnabled()
    assert len(set(who(page))) == 6
    assert len(set(decks(page))) == 6
    for _ in range(6):
        page.rows[-1].out.click()
    assert len(page.rows) == 2
    assert not page.rows[0].out.isEnabled()


def test_a_seat_moves_with_its_name_and_deck_and_the_seating_is_then_as_listed(page: NewGamePage, qtbot: QtBot) -> None:
    names, their_decks = who(page), decks(page)
    qtbot.keyClick(page.rows[0], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert who(page) == [names[1], names[0], *names[2:]]
    assert decks(page) == [their_decks[1], their_decks[0], *their_decks[2:]]
    assert page.agreement.fixed.isChecked()
    assert not page.setup().random_seating
    assert page.circle.accessibleName().startswith(f"{names[1]} preys on {names[0]}")


def test_an_empty_name_is_the_usual_one_and_namesakes_are_told_apart(page: NewGamePage) -> None:
    page.rows[0].name.setText("   ")
    page.rows[1].name.setText("Zoe")
    page.rows[2].name.setText(" Old   Theo ")
    assert [player[0] for player in page.setup().players][:3] == ["Zoe", "Zoe (2)", "Old Theo"]


def test_the_first_seats_choice_of_printings_is_shown(page: NewGamePage) -> None:
    assert page.setup().printings == {}
    for row, sets in ((page.rows[1], ("KoT",)), (page.rows[0], ("Jyhad", "KoT"))):
        assert row.chosen is not None
        row.chosen.deck.choose_printings(100588, sets)
    assert page.setup().printings == {100588: "Jyhad"}


def test_other_starter_decks_for_everybody(page: NewGamePage) -> None:
    page.deal_starters(chance=random.Random(7))
    first = decks(page)
    page.deal_starters(chance=random.Random(8))
    assert decks(page) != first
    assert len(set(decks(page))) == 5


# -- decks -------------------------------------------------------------------------------------------------------------


def test_a_starter_deck_is_found_by_typing_and_played(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.rows[2]
    row.deck.click()
    picker = row.findChild(DeckPicker)
    qtbot.keyClicks(picker.search, "sabbat v5 cathari")
    shown = [
        picker.list.item(n).text()
        for n in range(picker.list.count())
        if not picker.list.item(n).isHidden() and picker.list.item(n).flags() & Qt.ItemFlag.ItemIsSelectable
    ]
    assert shown == ["Sabbat V5: Path of Cathari"]
    assert "12 crypt" in picker.remark.text()
    qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert row.chosen is not None
    assert row.chosen.name == "Sabbat V5: Path of Cathari"


def test_typing_a_name_that_no_deck_has_says_so(page: NewGamePage, qtbot: QtBot) -> None:
    page.rows[0].deck.click()
    picker = page.rows[0].findChild(DeckPicker)
    qtbot.keyClicks(picker.search, "qqqq")
    assert picker.nothing.isVisible()
    assert not picker.take_button.isEnabled()
    picker.search.clear()
    assert not picker.nothing.isVisible()
    assert picker.take_button.isEnabled()


def test_a_file_in_the_picker_is_shown_before_it_is_taken(page: NewGamePage, short_list: Path) -> None:
    page.rows[0].deck.click()
    picker = page.rows[0].findChild(DeckPicker)
    picker.open_file(short_list)
    assert picker.name.text() == "Three Lines Wrong"
    assert "3 lines to look at" in picker.remark.text()
    assert "Krid" in picker.text.toPlainText()
    picker.take_button.click()
    assert page.rows[0].chosen.file == short_list


def test_a_file_that_is_no_deck_leaves_the_seat_as_it_was(page: NewGamePage, tmp_path: Path) -> None:
    before = page.rows[0].chosen
    picture = tmp_path / "holiday.txt"
    picture.write_bytes(bytes(range(256)) * 40)
    page.rows[0].take_file(picture)
    assert page.rows[0].chosen is before
    assert "holiday.txt" in page.rows[0].says.text()
    page.rows[0].take_file(tmp_path / "gone.txt")
    assert "gone.txt" in page.rows[0].says.text()


def test_a_dropped_file_is_played(page: NewGamePage, short_list: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(short_list))])
    drop = QDropEvent(
        QPointF(20, 20),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(
        QPoint(20, 20),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(page.rows[3], enter)
    assert page.rows[3].property("panel") == "gold"
    QApplication.sendEvent(page.rows[3], drop)
    assert page.rows[3].property("panel") == "plain"
    assert page.rows[3].chosen.name == "Three Lines Wrong"


def test_unread_lines_are_shown_with_number_and_mended_by_one_click(
    page: NewGamePage, short_list: Path, cards: Catalogue, qtbot: QtBot
) -> None:
    row = page.rows[0]
    row.take_file(short_list)
    dialog = row.findChild(DeckProblems)
    assert "3 lines" in dialog.heading.text()
    assert row.chosen.deck.count(cards.find("Theo Bell").id) == 0
    assert row.chosen.deck.count(cards.find("Krid").id) == 3
    press(qtbot, dialog, "Line 3: it is Theo Bell")  # type: ignore[arg-type]
    assert row.chosen.deck.count(cards.find("Theo Bell").id) == 2
    press(qtbot, dialog, "Line 6: it is Govern the Unaligned")  # type: ignore[arg-type]
    press(qtbot, dialog, "Line 8: Leave it out")  # type: ignore[arg-type]
    assert row.chosen.deck.count(cards.find("Govern the Unaligned").id) == 10
    assert not row.chosen.deck.problems
    dialog.done_button.click()
    assert not row.mend.isVisible()


def test_an_illegal_deck_says_why_and_is_played_all_the_same(page: NewGamePage, short_list: Path) -> None:
    page.rows[0].take_file(short_list)
    assert "at least 12" in page.rows[0].says.text()
    assert page.sit_button.isEnabled()
    assert len(page.setup().players[0][1].crypt) == 3


def test_a_deck_too_large_for_a_table_is_refused(page: NewGamePage, tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_text("Crypt\n12 Krid\nLibrary\n900 Deflection\n900 Blood Doll\n")
    page.rows[1].take_file(huge)
    assert f"{page.rows[1].who} has 1,812 cards" in page.obstacle()
    assert not page.sit_button.isEnabled()


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample of tournament decks is not here")
def test_decks_of_the_tournament_archive_are_played_as_they_are(page: NewGamePage) -> None:
    for row, path in zip(page.rows, sorted(SAMPLES.glob("*.txt"))[::17], strict=False):
        row.take_file(path)
        assert row.chosen.file == path
        assert row.chosen.deck.crypt_count >= 12
        assert row.chosen.unread == 0


def test_a_deck_is_read_out_by_type(cards: Catalogue) -> None:
    starter = next(deck for deck in cards.starters if deck.code == "V5:PTr")
    parts = dict(contents(from_starter(starter, cards).deck, cards))
    assert "Crypt (12)" in parts
    assert sum(int(title.rpartition("(")[2][:-1]) for title in parts) == starter.crypt_size + starter.library_size


# -- what comes of it --------------------------------------------------------------------------------------------------


def test_what_is_agreed_on_goes_into_the_game(page: NewGamePage, qtbot: QtBot) -> None:
    page.agreement.secret.setChecked(True)
    page.agreement.hours.setValue(1.5)
    page.agreement.replace.setChecked(False)
    page.agreement.ask.setChecked(True)
    page.agreement.more.click()
    page.agreement.pool.setValue(25)
    page.agreement.hand_size.setValue(5)
    with qtbot.waitSignal(page.sit_down) as told:
        page.sit_button.click()
    setup, _ = told.args
    assert setup.options == Options(pool=25, hand_size=5, time_limit=5400.0, open_table=False, ask=True, replace=False)


def test_no_time_limit(page: NewGamePage) -> None:
    page.agreement.hours.setValue(0)
    assert page.agreement.hours.text() == "none"
    assert page.setup().options.time_limit == 0


def test_the_next_table_starts_from_the_last_one(
    page: NewGamePage, short_list: Path, qtbot: QtBot, settings: Settings, cards: Catalogue
) -> None:
    page.rows[0].take_file(short_list)
    page.rows[1].name.setText("Ulrich")
    page.rows[-1].out.click()
    page.agreement.fixed.setChecked(True)
    with qtbot.waitSignal(page.sit_down) as told:
        page.rows[0].deck.setFocus()
        qtbot.keyClick(page.rows[0].deck, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    last_table.save(told.args[1])
    again = NewGamePage(settings, cards, last_table.load())
    qtbot.addWidget(again)
    assert who(again) == who(page)
    assert decks(again) == decks(page)
    assert not again.setup().random_seating
    assert settings.options.last_decks == [str(short_list)]


def test_a_deck_that_is_gone_is_replaced_by_a_starter(settings: Settings, cards: Catalogue, qtbot: QtBot) -> None:
    gone = [LastSeat("Anna", file="/nowhere/deck.txt"), LastSeat("Bela", starter="XX:YY")]
    page = NewGamePage(settings, cards, LastTable(gone))
    qtbot.addWidget(page)
    assert who(page) == ["Anna", "Bela"]
    assert all(row.chosen and row.chosen.starter for row in page.rows)


@pytest.mark.parametrize("content", [b"{", b'{"pool": 0}', b'{"seats": 3}', b"\xff\xfe", b'{"quick_seats": 70}'])
def test_a_damaged_last_table_is_a_usual_one(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "last_table.json"
    path.write_bytes(content)
    assert last_table.load(path) == LastTable()


def test_escape_goes_back(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (3840, 2160)])
def test_the_form_fits_any_window(page: NewGamePage, qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    page._settings.change(text_scale=scale)
    page.resize(*size)
    content = page._scroll.widget()
    qtbot.waitUntil(lambda: content.width() <= page._scroll.viewport().width())
    for row in page.rows:
        assert row.mapTo(page, QPoint(row.width(), 0)).x() <= page.width()
        assert row.deck.width() >= round(140 * scale)
        assert not row.deck.geometry().intersects(row.name.geometry())
    assert page.sit_button.mapTo(page, page.sit_button.rect().bottomRight()).y() <= page.height()


# -- from there to a game ----------------------------------------------------------------------------------------------


def test_at_the_quick_table_yours_is_the_first_seat_and_regulars_play_the_others(cards: Catalogue) -> None:
    setup = quick_setup(cards, "Zoe", 4, random.Random(1))
    assert setup.strict
    assert not setup.options.open_table
    assert setup.players[0][0] == "Zoe"
    assert len(setup.players[0]) == 2
    assert [who for _, _, *who in setup.players[1:]] == [["computer regular plain"]] * 3
    decks = [player[1] for player in setup.players]
    assert len({deck.name for deck in decks}) == 4
    assert all(len(deck.crypt) >= 12 and len(deck.library) >= 60 for deck in decks)
    texts = Texts.kept(cards)
    assert all(share(Counter((*deck.crypt, *deck.library)), cards, texts) >= ENOUGH for deck in decks)


def test_who_is_to_play_a_seat_is_chosen_and_kept(page: NewGamePage) -> None:
    assert not page.agreement.strict.isChecked()
    bully = Sitter("computer", "expert", "bully")
    levels = [each.menu() for each in page.rows[1].player.menu().actions() if each.menu()]
    assert [each.title() for each in levels] == ["Computer: newcomer", "Computer: regular", "Computer: expert"]  # type: ignore[attr-defined]
    levels[2].actions()[2].trigger()  # type: ignore[attr-defined]
    assert page.rows[1].sitter == bully
    assert page.agreement.strict.isChecked(), "computer players need the referee"
    assert page.setup().players[1][2] == "computer expert bully"
    assert page.setup().players[0][2] == "here"
    assert parse(page.table().seats[1].player) == bully
    page.agreement.manual.setChecked(True)
    assert page.setup().players[1][2] == "here"


def test_a_deck_that_hardly_plays_itself_is_warned_of_and_another_suits(page: NewGamePage, cards: Catalogue) -> None:
    texts = Texts.kept(cards)
    row = page.rows[1]
    row.seat(Sitter("computer"))
    page.agreement.strict.setChecked(True)
    whole = next(deck for deck in cards.starters if deck.playable)
    by_hand = next(card for card in cards.library if not texts.of(card).covered and not card.banned)
    row.set_deck(from_starter(replace(whole, library=((by_hand.id, 60),)), cards))
    assert "plays itself" in row.says.text()
    row.player.suiting.trigger()
    assert "plays itself" not in row.says.text()
    assert row.chosen.share(cards) >= ENOUGH


def test_a_list_without_starter_decks_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no starter decks"):
        quick_setup(Catalogue(()), "Zoe", 4)


def test_random_seating_mixes_the_seats_and_fixed_seating_does_not(cards: Catalogue, tmp_path: Path) -> None:
    starter = preferred_starters(cards)[0]
    deck = DeckList(starter.name, (starter.crypt[0][0],) * 12, (starter.library[0][0],) * 60)
    players = tuple((name, deck) for name in "ABCDE")
    fixed = begin(Setup(players), cards, tmp_path)
    mixed = begin(Setup(players, random_seating=True), cards, tmp_path, random.Random(3))
    try:
        assert [seat.name for seat in fixed.table.seats] == list("ABCDE")
        assert sorted(seat.name for seat in mixed.table.seats) == list("ABCDE")
        assert [seat.name for seat in mixed.table.seats] != list("ABCDE")
        assert fixed.journal.path != mixed.journal.path
    finally:
        fixed.close()
        mixed.close()


def test_a_deck_of_one_card_can_be_dealt(cards: Catalogue, tmp_path: Path) -> None:
    krid = cards.find("Krid").id
    host = begin(Setup((("A", DeckList("Krid", (krid,), ())), ("B", DeckList("Krid", (krid,), ())))), cards, tmp_path)
    assert len(host.table.pile(0, "uncontrolled")) == 1
    host.close()


def test_your_name_is_the_settings_else_the_systems(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert your_name(settings) == "Zoe"
    settings.change(name="")
    monkeypatch.setattr("getpass.getuser", lambda: "anna")
    assert your_name(settings) == own_name(settings) == "Anna"

    def unknown() -> str:
        raise OSError("no such user")

    monkeypatch.setattr("getpass.getuser", unknown)
    assert own_name(settings) == "", "on the network nobody is given a name"
    assert your_name(settings) == "Sarah"
    assert names_for(3, "alexis")[1:] == ["Sarah", "Justin"]


def test_a_deck_from_a_file_keeps_what_it_could_read(short_list: Path, cards: Catalogue) -> None:
    chosen: ChosenDeck = from_file(short_list, cards)
    assert chosen.unread == 3
    assert chosen.counts == "3 crypt, 4 library"
    assert chosen.warnings
    assert not any("line" in warning.casefold() for warning in chosen.warnings)


# The edition of the rules


def test_the_edition_says_what_differs_and_goes_to_the_game(page: NewGamePage) -> None:
    assert [page.agreement.edition.itemText(row) for row in range(page.agreement.edition.count())] == [
        edition.title for edition in EDITIONS.values()
    ]
    assert page.agreement.edition_about.text() == EDITIONS["current"].about
    page.agreement.edition.setCurrentIndex(page.agreement.edition.findData("2012"))
    assert page.agreement.edition_about.text() == EDITIONS["2012"].about
    assert page.setup().edition == "2012"
    assert page.table().edition == "2012"


def test_with_the_referee_a_deck_must_be_one_of_its_edition(page: NewGamePage) -> None:
    page.agreement.edition.setCurrentIndex(page.agreement.edition.findData("1994"))
    while len(page.rows) > 2:
        page.remove_seat(page.rows[-1])
    assert page.obstacle() == "", "by hand the players see to it"
    page.agreement.strict.setChecked(True)
    chosen = page.rows[0].chosen
    assert chosen is not None
    deck = chosen.deck
    why = EDITIONS["1994"].why_not_deck(deck.crypt_count, deck.library_count, 2)
    assert why
    assert page.obstacle() == f"The deck of {page.rows[0].who} can’t be played with the referee: {why}"
    assert not page.sit_button.isEnabled()
    page.agreement.edition.setCurrentIndex(page.agreement.edition.findData("current"))
    assert page.obstacle() == ""


def test_an_edition_of_a_later_program_is_read_as_todays(page: NewGamePage) -> None:
    assert edition_of("2031") is EDITIONS["current"]
    page.agreement.edition.setCurrentIndex(-1)
    assert page.setup().edition == "current"
