"""Who sits where, the process that thinks, and the players of a table that answer through it."""

from __future__ import annotations

import datetime
import os
import queue
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.game import catalogue
from tests.rules.random_game import compiled, published
from vtes_desktop.__main__ import main
from vtes_desktop.bots.company import SILENT, Company, Reason, reason_in, told_to
from vtes_desktop.bots.pace import PACES, Pace
from vtes_desktop.bots.seating import CHARACTERS, LEVELS, Sitter, parse, word
from vtes_desktop.bots.thinker import AGAIN, LOST, Thinker
from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.consent import plays_itself
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.verify import verify
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.journal import Options

REGULAR = word(Sitter("computer"))
PATIENCE = 240.0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_header_s_word_says_who_sits_there(level: str, character: str) -> None:
    sitter = Sitter("computer", level, character)  # type: ignore[arg-type]
    assert parse(word(sitter)) == sitter
    assert plays_itself(word(sitter))


def test_old_and_unknown_words_are_understood() -> None:
    assert parse("random") == Sitter("random")
    assert parse("here") == parse("") == parse("person") == parse("computerised") == Sitter()
    assert parse("computer grandmaster sly") == Sitter("computer", "regular", "plain")
    assert not plays_itself("here")
    assert not plays_itself("computerised")
    assert word(Sitter(), person="") == ""


class Loop:
    """A table's own thread, by hand: what is to be done later is done in the order of its time, without waiting."""

    def __init__(self) -> None:
        self.posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.timers: list[tuple[float, int, Callable[[], None]]] = []
        self.now = 0.0

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.timers.append((self.now + seconds, len(self.timers), call))

    def turn(self) -> None:
        """Do the next thing; waits for a thought where nothing else is to be done."""
        if self.timers:
            self.timers.sort()
            due, _, call = self.timers.pop(0)
            self.now = max(self.now, due)
            call()
        else:
            self.posted.get(timeout=PATIENCE)()


class Evening:
    """A table of computer players, and who else."""

    def __init__(self, folder: Path, thinker: Thinker, *players: str, pace: Pace = PACES["at once"]) -> None:
        decks = published()
        header = new_header(
            [(f"Player {n}", decks[n * 13], who) for n, who in enumerate(players)],
            Options(),
            mode="strict",
            seed=f"{3:064x}",
            created=datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
        )
        self.path = folder / "evening.vtes-game"
        self.host = Host.start(catalogue(), self.path, header, play=Vtes(compiled))
        self.loop, self.said, self.pace = Loop(), list[str](), pace
        self.company = Company(
            thinker, "evening", self.loop.later, self.loop.posted.put, lambda: self.pace, self.said.append,
            lambda: self.loop.now,
        )  # fmt: skip
        for seat, entry in enumerate(header.seats):
            if plays_itself(entry.player):
                self.company.seat(sit_down(self.host, seat), parse(entry.player))

    def play(self, until: Callable[[], bool], most: int = 20_000) -> None:
        """Play on until something is so."""
        for _ in range(most):
            if until():
                return
            self.loop.turn()
        raise AssertionError("it never came to that")


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(catalogue().source)
    yield made
    made.close()


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_regulars_play_through_the_process_and_say_why(tmp_path: Path, thinker: Thinker) -> None:
    evening = Evening(tmp_path, thinker, REGULAR, "computer newcomer bully", "random", REGULAR)
    evening.play(lambda: evening.host.table.round > 4)
    reasons = evening.company.reasons
    assert len(reasons) > 20
    lines = {line.n: line for line in evening.host.lines}
    assert all(reason_in(lines[n]) == reason for n, reason in reasons.items()), "the journal keeps them"
    assert {line.n for line in evening.host.lines if reason_in(line) is not None} == set(reasons)
    assert not any(reason.seat == 2 for reason in reasons.values()), "a random player has no reasons"
    assert thinker.starts == 1
    assert evening.said == []


def test_their_games_verify_show_and_go_on(
    tmp_path: Path, thinker: Thinker, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = Evening(tmp_path, thinker, REGULAR, "random", REGULAR)
    evening.play(lambda: evening.host.table.round > 2)
    evening.company.close()
    evening.host.close()
    assert verify(evening.path, catalogue(), None).lie is None
    assert main(["game", "show", str(evening.path)]) == 0
    assert "Player 0" in capsys.readouterr().out
    again = Host.resume(catalogue(), evening.path, plays=lambda _: Vtes(compiled))
    assert [parse(seat.player).kind for seat in again.header.seats] == ["computer", "random", "computer"]
    assert again.table.round == 3
    again.close()


def test_a_reason_that_names_a_hidden_card_is_told_once_the_card_was_shown(tmp_path: Path, thinker: Thinker) -> None:
    evening = Evening(tmp_path, thinker, REGULAR, REGULAR, REGULAR)
    table, cards = evening.host.table, catalogue()
    evening.play(lambda: table.round > 2)
    hidden = next(i for i in table.pile(0, "uncontrolled") if i in table.copies)
    name = cards.cards[table.copies[hidden].card].display_name
    reason = Reason(0, f"{name} needs 3 more")
    assert told_to(reason, 1, table, cards) == told_to(reason, -1, table, cards) == Reason(0, SILENT)
    assert told_to(reason, 0, table, cards) == reason
    evening.play(lambda: bool(table.pile(0, "ready")))
    out = cards.cards[table.copies[table.pile(0, "ready")[0]].card].display_name
    twins = [copy for copy in table.copies.values() if cards.cards[copy.card].display_name == out]
    if len(twins) == 1:
        reason = Reason(0, f"{out} needs 3 more")
        assert told_to(reason, 1, table, cards) == reason


def test_a_process_that_dies_is_started_again_and_that_is_said(tmp_path: Path, thinker: Thinker) -> None:
    evening = Evening(tmp_path, thinker, REGULAR, REGULAR, REGULAR)
    evening.play(lambda: thinker.process != 0 and evening.host.table.round > 1)
    first = thinker.process
    os.kill(first, 9)
    lines = len(evening.host.lines)
    evening.play(lambda: len(evening.host.lines) > lines + 10)
    assert AGAIN in evening.said
    assert thinker.starts == 2
    assert thinker.process not in (0, first)
    assert not lives(first)


def test_a_question_that_no_process_survives_gets_an_ordinary_answer(tmp_path: Path) -> None:
    broken = Thinker(tmp_path / "no such card list")
    try:
        evening = Evening(tmp_path, broken, REGULAR, REGULAR)
        lines = len(evening.host.lines)
        evening.play(lambda: len(evening.host.lines) > lines + 2)
        assert LOST in evening.said
    finally:
        broken.close()


def test_closing_leaves_no_process_behind(tmp_path: Path) -> None:
    thinker = Thinker(catalogue().source)
    evening = Evening(tmp_path, thinker, REGULAR, REGULAR)
    evening.play(lambda: evening.host.table.round > 1)
    process = thinker.process
    assert lives(process)
    evening.company.close()
    thinker.close()
    assert not lives(process)
    lines = len(evening.host.lines)
    while evening.loop.timers:
        evening.loop.turn()
    assert len(evening.host.lines) == lines, "who got up plays no more"


class Ready(Thinker):
    """Thinks of the first option that does something, at once."""

    def think(self, task: Task, done: Callable[[Thought | None, str], None]) -> None:
        assert task.asked.seat == task.seat
        done(Thought(0, "it comes first"), "")

    def warm(self) -> None:
        pass


def test_the_pace_is_kept(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Ready(), REGULAR, REGULAR, pace=Pace(deed=5.0, quiet=2.0, combat=9.0))
    before, lines = evening.loop.now, len(evening.host.lines)
    evening.play(lambda: len(evening.host.lines) > lines)
    assert evening.loop.now - before in (2.0, 5.0 / 3, 5.0)


def test_a_combat_is_seen_for_a_while(tmp_path: Path, thinker: Thinker) -> None:
    pace = Pace(0.0, 0.0, 7.0)
    evening = Evening(tmp_path, thinker, *[REGULAR] * 5, pace=pace)
    evening.play(lambda: evening.host.table.combat is not None)
    began = evening.loop.now
    evening.play(lambda: evening.host.table.combat is None)
    assert evening.loop.now - began >= 7.0


def test_step_by_step_a_deed_waits_until_it_is_wanted(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Ready(), REGULAR, REGULAR, pace=replace(PACES["step"], quiet=0.0))
    evening.play(lambda: evening.company.waits_for_a_step)
    lines = len(evening.host.lines)
    assert not evening.loop.timers
    evening.company.step()
    assert not evening.company.waits_for_a_step
    assert len(evening.host.lines) == lines + 1
    evening.play(lambda: evening.company.waits_for_a_step)
    evening.pace = PACES["at once"]
    evening.company.wake()
    evening.play(lambda: len(evening.host.lines) > lines + 5)


def test_they_agree_to_what_a_person_asks_and_a_dismissed_one_answers_no_more(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Ready(), "here", REGULAR, REGULAR)
    person = sit_down(evening.host, 0)
    person.ask(r.SwitchMode("manual"))
    evening.play(lambda: evening.host.table.mode == "manual")
    evening.company.dismiss(1)
    assert evening.company.seats == (2,)


def test_ordinary_answers_take_little_thought(tmp_path: Path, thinker: Thinker) -> None:
    """The bound is loose (a busy machine); the figure that counts is in the benchmarks."""
    evening, took = Evening(tmp_path, thinker, REGULAR, REGULAR, REGULAR), list[float]()
    think = thinker.think

    def timed(task: Task, done: Callable[[Thought | None, str], None]) -> None:
        before = time.perf_counter()

        def noted(thought: Thought | None, said: str) -> None:
            took.append(time.perf_counter() - before)
            done(thought, said)

        think(task, noted)

    thinker.think = timed  # type: ignore[method-assign]  # listens in
    evening.play(lambda: evening.host.table.round > 3)
    assert sorted(took)[len(took) // 2] < 0.05
