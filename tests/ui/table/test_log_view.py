"""The log: sentences as a seat may read them, card names that show the card, chat and signals, thousands of lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QFont, QTextBlock
from PySide6.QtWidgets import QAbstractSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit, Ticks
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Update
from vtes_desktop.table.saying import Card, Saying, Who
from vtes_desktop.table.sight import Changes
from vtes_desktop.table.table import Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.table import keys
from vtes_desktop.ui.table.log_view import LogView, clock_time, style_of
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Hover


def text(log: LogView) -> str:
    return log.pages.toPlainText()


def last(log: LogView) -> QTextBlock:
    return log.pages.document().lastBlock()


def fragments(block: QTextBlock) -> list[tuple[str, str, QFont, str]]:
    """A block's pieces: text, link, font, colour."""
    found = []
    for piece in block:  # type: ignore[attr-defined]
        fragment = piece.fragment()
        form = fragment.charFormat()
        found.append((fragment.text(), form.anchorHref(), form.font(), form.foreground().color().name()))
    return found


@pytest.fixture
def log(sit: Sit, qtbot: QtBot) -> LogView:
    view = LogView(sit())
    qtbot.addWidget(view)
    view.resize(336, 400)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_what_was_said_before_stands_there_and_what_is_said_comes_after(log: LogView) -> None:
    assert "Turn 1: Sarah" in text(log)
    before = log.pages.document().blockCount()
    log.session.ask(r.NextPhase())
    assert log.pages.document().blockCount() == before + 1
    assert last(log).text() == "Sarah: master phase"


def test_a_seat_reads_no_more_than_it_may_know(log: LogView) -> None:
    session = log.session
    session.ask(r.Draw(), 1)
    assert last(log).text() == "Alexis draws a card"
    session.look(1)
    drawn = session.table.copies[session.table.pile(1, "hand")[-1]]
    assert last(log).text() == f"Alexis draws {session.name(drawn.card)}"
    assert session.name(drawn.card) in text(log)
    session.look(0)
    assert last(log).text() == "Alexis draws a card"


def test_seats_have_their_colours_and_cards_the_serif(log: LogView) -> None:
    session = log.session
    copy = session.table.copies[session.table.pile(0, "hand")[0]]
    session.ask(r.Put((copy.id,), Place(0, "in play")))
    lines = [log.pages.document().findBlockByNumber(n) for n in range(log.pages.document().blockCount())]
    line = next(block for block in lines if block.text().startswith("Sarah plays"))
    pieces = {part: (link, font, colour) for part, link, font, colour in fragments(line)}
    assert pieces["Sarah"][2] == seat_colour(0)
    link, font, _ = pieces[session.name(copy.card)]
    assert font.family() == theme.SERIF
    assert link.startswith(f"card:{copy.card}/")


def test_the_pointer_on_a_cards_name_shows_the_card(log: LogView) -> None:
    session = log.session
    hovers: list[Hover] = []
    session.hovered.connect(hovers.append)
    log.pages.highlighted.emit(QUrl("card:200123/45"))
    log.pages.highlighted.emit(QUrl())
    assert hovers == [Hover(200123, 45), Hover()]


def test_moving_the_mouse_over_a_name_finds_its_link(log: LogView, qtbot: QtBot) -> None:
    session = log.session
    hand = session.table.pile(0, "hand")
    card = session.table.copies[hand[0]].card
    session.ask(r.Put((hand[0],), Place(0, "ash heap"), replace=False))
    hovers: list[Hover] = []
    session.hovered.connect(hovers.append)
    end = log.pages.document().find(session.name(card), log.pages.document().characterCount() - 60)
    place = log.pages.cursorRect(end)
    qtbot.mouseMove(log.pages.viewport(), place.center() + QPoint(-8, 0))
    assert hovers
    assert hovers[-1].card == card


def test_kinds_of_sentences_look_different() -> None:
    turn = Saying(("Turn ", "4", ": ", Who(0)), 0, "turn")
    assert style_of(turn) == "heading"
    assert style_of(Saying((Who(0), ": minion phase"), 0, "turn")) == "phase"
    assert [style_of(Saying(("x",), 0, kind)) for kind in ("move", "chat", "score", "chance", "table")] == [
        "move",
        "chat",
        "score",
        "chance",
        "table",
    ]


def test_what_is_typed_and_entered_is_said_and_the_line_is_empty_again(log: LogView, qtbot: QtBot) -> None:
    log.talk()
    qtbot.keyClicks(log.chat_line, "  hm, are you sure? ")
    qtbot.keyClick(log.chat_line, Qt.Key.Key_Return)
    assert last(log).text() == "Sarah: hm, are you sure?"
    assert log.chat_line.text() == ""
    qtbot.keyClick(log.chat_line, Qt.Key.Key_Return)
    assert last(log).text() == "Sarah: hm, are you sure?"


def test_a_half_written_line_is_not_shown_to_the_next_seat(log: LogView, qtbot: QtBot) -> None:
    qtbot.keyClicks(log.chat_line, "my plan is")
    log.session.look(1)
    assert log.chat_line.text() == ""


def test_esc_leaves_the_chat_line_and_keeps_what_was_written(log: LogView, qtbot: QtBot) -> None:
    qtbot.keyClicks(log.chat_line, "wait")
    with qtbot.waitSignal(log.left):
        qtbot.keyClick(log.chat_line, Qt.Key.Key_Escape)
    assert log.chat_line.text() == "wait"


def test_the_tables_keys_do_not_take_enter_and_esc_from_the_chat_line(sit: Sit, page: QWidget, qtbot: QtBot) -> None:
    session = sit()
    log = LogView(session, page)
    log.resize(336, 400)
    log.show()
    done: list[str] = []
    keys.bind(page, {action.name: lambda name=action.name: done.append(name) for action in keys.ACTIONS})
    log.talk()
    qtbot.keyClicks(log.chat_line, "l = 1")
    qtbot.keyClick(log.chat_line, Qt.Key.Key_Return)
    assert last(log).text() == "Sarah: l = 1"
    with qtbot.waitSignal(log.left):
        qtbot.keyClick(log.chat_line, Qt.Key.Key_Escape)
    assert not done
    qtbot.keyClick(log.chat_line, Qt.Key.Key_F1)
    assert done == ["keys"]


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "raises a hand"), (1, "asks everyone to wait"), (2, "has something to play"), (3, "go on")],
)
def test_a_signal_is_one_click(log: LogView, qtbot: QtBot, number: int, said: str) -> None:
    button, _ = log.signals._buttons[number]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert said in last(log).text()


def test_signals_keep_their_words_where_there_is_room_and_their_names_always(log: LogView) -> None:
    assert [button.text() for button, _ in log.signals._buttons] == ["Hand", "Wait", "Mine", "Go on"]
    log.resize(170, 400)
    log.layout().activate()
    assert [button.text() for button, _ in log.signals._buttons] == ["", "", "", ""]
    assert all(button.accessibleName() and button.toolTip() for button, _ in log.signals._buttons)


def fill(log: LogView, lines: int) -> None:
    """Have many lines said, as an update of the host would."""
    sayings = tuple(
        Saying((Who(n % 3), " moves ", Card(200001 + n % 900, n), " to the ready region"), n % 3) for n in range(lines)
    )
    log.session.client.receive(Update(1, 10.0, Changes(), sayings))


def test_the_newest_line_is_in_sight_until_one_scrolls_back(log: LogView, qtbot: QtBot) -> None:
    fill(log, 200)
    bar = log.pages.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    log.session.ask(r.Chat("are you there?"))
    assert bar.value() == 0
    assert log.news.isVisible()
    qtbot.mouseClick(log.news, Qt.MouseButton.LeftButton)
    assert bar.value() == bar.maximum()
    assert not log.news.isVisible()
    log.session.ask(r.Chat("I am"))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())


def test_the_log_opens_at_its_newest_line(sit: Sit, qtbot: QtBot) -> None:
    session = sit(5)
    for _ in range(40):
        session.ask(r.EndTurn())
    log = LogView(session)
    qtbot.addWidget(log)
    log.resize(336, 300)
    log.show()
    qtbot.waitExposed(log)
    bar = log.pages.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)


def test_when_a_line_was_said_is_told(log: LogView, ticks: Ticks) -> None:
    ticks.now += 3725
    log.session.ask(r.Chat("late"))
    number = last(log).blockNumber()
    assert log._time_of(number) == "after 1:02:05 of play"
    assert log._time_of(0) == "before you sat down"
    log.session.look(1)
    assert log._time_of(last(log).blockNumber()) == "after 1:02:05 of play"


def test_another_text_scale_keeps_every_line_and_time(log: LogView) -> None:
    log.session.ask(r.Chat("hello"))
    whole = text(log)
    number = last(log).blockNumber()
    log.session.settings.change(text_scale=2.0)
    assert text(log) == whole
    assert log._time_of(number).startswith("after")
    assert fragments(last(log))[0][2].pixelSize() == 26


def test_five_thousand_lines_are_shown_and_one_more_is_added_without_writing_them_again(log: LogView) -> None:
    fill(log, 5000)
    document = log.pages.document()
    first = document.firstBlock().text()
    changed: list[tuple[int, int]] = []
    document.contentsChange.connect(lambda _at, gone, came: changed.append((gone, came)))
    log.session.ask(r.Chat("one more"))
    assert document.blockCount() > 5000
    assert document.firstBlock().text() == first
    assert last(log).text() == "Sarah: one more"
    assert sum(came for _, came in changed) < 100


def test_times_are_hours_minutes_and_seconds() -> None:
    assert [clock_time(seconds) for seconds in (0, 59.9, 60, 3600, -4)] == [
        "0:00:00",
        "0:00:59",
        "0:01:00",
        "1:00:00",
        "0:00:00",
    ]


def test_what_is_said_beside_the_game_stands_where_it_was_said(log: LogView) -> None:
    log.session.ask(r.Chat("before"))
    log.overhear("A spectator", "<b>boo</b>\nSarah: I give up")
    log.session.ask(r.Chat("after"))
    lines = text(log).splitlines()
    assert [line.partition(": ")[2] for line in lines[-3:]] == ["before", "<b>boo</b> Sarah: I give up", "after"]
    blocks = log.pages.document().blockCount()
    assert log._time_of(blocks - 2) == "beside the game"
    assert log._time_of(blocks - 1).startswith("after 0:0"), "the sentences after it keep their times"
    log.session.settings.change(text_scale=1.5)
    assert text(log).splitlines() == lines


def test_a_journal_s_sentence_is_one_line_whatever_stands_in_it(log: LogView) -> None:
    """A journal may be anybody's, and of a program that takes whatever comes."""
    before = log.pages.document().blockCount()
    log.session.client.log.append(Saying((Who(0), " notes “a\nLisa: I give up\u2029\u202e” on a card"), 0))
    log.overhear("", "and on")
    assert log.pages.document().blockCount() == before + 2
    assert "notes “a Lisa: I give up ” on a card" in text(log)
