"""The checker finds absurd plays where there are some, and nothing in what is sound."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.abilities.table import table
from tests.lab.field import series
from vtes_desktop.bots import mind
from vtes_desktop.bots.judges import influence, reactions
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.reason import Verdict
from vtes_desktop.lab.absurd import KINDS, Checker
from vtes_desktop.lab.playing import Absurd, LabGame, file_name, ground, play
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.journal import Line, read
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.table import Table


def found(tmp_path: Path, *, number: int = 0, rounds: int = 6) -> list[Absurd]:
    """What the checker finds in a game of three regulars."""
    plan = series("regular,regular,regular", rounds=rounds).plan(0, number)
    checker = Checker(plan, ground().knowledge, file_name(plan))
    result = play(plan, tmp_path, checker)
    assert not result.fault
    lines = read(tmp_path / file_name(plan)).lines
    for each in checker.found:
        assert each.kind in KINDS
        assert lines[each.line - 1].picks, "the line that it names is an answer"
    return checker.found


def test_who_pours_pool_back_and_forth_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def transfers(_: object, option: object) -> Verdict:
        return Verdict(2.0 if getattr(option, "kind", "") == "transfer back" else 1.0)

    monkeypatch.setattr(influence, "transfers", transfers)
    monkeypatch.setattr(mind, "_BACK", {})
    assert "back and forth" in {each.kind for each in found(tmp_path)}


def test_who_blocks_what_it_cannot_reach_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def block(_: object, option: object, tried: frozenset[int]) -> Verdict:
        again = getattr(option, "copy", 0) in tried
        return Verdict(1.0 if getattr(option, "kind", "") == "block" and not again else -1.0)

    monkeypatch.setattr(reactions, "block", block)
    kinds = {each.kind for number in range(3) for each in found(tmp_path, number=number, rounds=8)}
    assert "hopeless block" in kinds


def test_who_spends_all_pool_ousts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = Mind.judge

    def spends(self: Mind, view: object, asked: object, option: object) -> Verdict:
        if getattr(option, "kind", "") == "transfer":
            return Verdict(50.0)
        return judged(self, view, asked, option)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(Mind, "judge", spends)
    assert "ousts itself" in {each.kind for each in found(tmp_path, rounds=14)}


def said_of(tmp_path: Path, wanted: str, answer: Callable[[Table, int, int], tuple[Asked, Option]]) -> set[str]:
    """The kinds that the checker names where an answer is given in the first minion phase of somebody with a minion:
    `answer` makes it of the table, the seat and its minion."""
    plan = series("regular,regular,regular").plan(0, 0)
    game = LabGame(plan, tmp_path)
    checker = Checker(plan, ground().knowledge, file_name(plan))
    for _ in range(3000):
        asked = game.players[0].client.asked
        assert asked is not None
        ready = game.host.table.pile(asked.seat, "ready")
        if asked.kind == wanted and ready:
            checker.answer(1, game.host.table, *answer(game.host.table, asked.seat, ready[0]), "", [])
            break
        game.players[asked.seat].step()
    game.close()
    return {each.kind for each in checker.found}


def test_who_does_by_hand_what_it_cannot_judge_is_found(tmp_path: Path) -> None:
    def adjusts(_: Table, seat: int, __: int) -> tuple[Asked, Option]:
        option = Option("adjust", "Stealth +1")
        return Asked(1, seat, "by hand", "Do it.", options=(Option("done", "Done"), option)), option

    assert said_of(tmp_path, "minion phase", adjusts) == {"by hand"}


def test_who_fights_its_own_is_found(tmp_path: Path) -> None:
    def rushes(_: Table, seat: int, minion: int) -> tuple[Asked, Option]:
        option = Option("card in play", "enter combat with the bearer", minion=minion, targets=(minion,))
        return Asked(1, seat, "minion phase", "Which action?", options=(Option("pass", "End"), option)), option

    assert said_of(tmp_path, "minion phase", rushes) == {"fights its own"}


def test_each_is_told_with_its_journal_line_and_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        influence, "transfers", lambda _, option: Verdict(2.0 if option.kind == "transfer back" else 1.0, "it is fun")
    )
    monkeypatch.setattr(mind, "_BACK", {})
    each = next(one for one in found(tmp_path) if one.kind == "back and forth")
    assert each.journal == "A00000.vtes-game"
    assert each.seat.startswith("Regular")
    assert "transfer" in each.what
    assert "it is fun" in each.what


def test_what_the_log_tells_of_is_found(tmp_path: Path) -> None:
    plan = series("regular,random").plan(0, 0)
    checker = Checker(plan, ground().knowledge, file_name(plan))
    game = LabGame(plan, tmp_path)
    for seat in (0, 1):
        saying = Saying(("The action of ", "somebody", " has no effect: its cost can't be paid"), seat=seat)
        checker.finish(game.host.table, [Line(1, 0.0, seat, log=(saying,))])
    game.close()
    assert [(each.kind, each.seat) for each in checker.found] == [("cost lost", "Regular 1")]


def test_who_does_what_changes_nothing_now_is_found(tmp_path: Path) -> None:
    def wakes(_: Table, seat: int, minion: int) -> tuple[Asked, Option]:
        option = Option("play", "On the Qui Vive", minion=minion, idle=True)
        return Asked(1, seat, "before block", "Anything?", options=(Option("pass", "Pass"), option)), option

    assert said_of(tmp_path, "minion phase", wakes) == {"nothing now"}


@pytest.mark.parametrize(("amount", "pool", "kind"), [(1, 1, {"oust missed"}), (1, 20, set()), (0, 20, set())])
def test_who_lets_its_prey_live_is_found(amount: int, pool: int, kind: set[str], tmp_path: Path) -> None:
    def ends(table: Table, seat: int, minion: int) -> tuple[Asked, Option]:
        prey = table.prey(seat)
        table.seats[prey].pool = pool
        for each in table.pile(prey, "ready"):
            table.copies[each].locked = True
        option = Option("pass", "End the minion phase")
        bleed = Option("bleed", "Bleed", minion=minion, seat=prey, amount=amount)
        return Asked(1, seat, "minion phase", "Which action?", options=(bleed, option)), option

    assert said_of(tmp_path, "minion phase", ends) - {"idle minions"} == kind


@pytest.mark.parametrize(("reacts", "kinds"), [(True, set()), (False, {"woken for nothing"})])
def test_who_is_woken_blocks_or_reacts(reacts: bool, kinds: set[str]) -> None:
    """Whoever does not block when asked may react until the action is over."""
    game = table()
    actor = game.ready("Alexis", "Gilbert Duane", blood=5)
    game.ready("Justin", "Gwendolyn Fleming", blood=5, locked=True)
    game.hand("Justin", "Wake with Evening's Freshness", "Telepathic Counter")
    game.phase("minion", of="Alexis")
    checker = Checker(series("regular,regular,regular").plan(0, 0), ground().knowledge, "game")
    wanted = ["Wake with Evening's Freshness", *(["Telepathic Counter"] if reacts else [])]
    game.pick("bleed", minion=actor)
    while game.choice is not None and game.choice.kind != "minion phase":
        choice = game.choice
        plays = game.asked == "Justin" and bool(wanted) and any(wanted[0] in each.text for each in choice.options)
        number = next(
            place
            for place, each in enumerate(choice.options)
            if (plays and wanted[0] in each.text) or (not plays and each.kind in ("pass", "no block", "done"))
        )
        asked = Asked(1, choice.seat, choice.kind, choice.question, choice.rule, choice.about, choice.options)
        checker.answer(1, game.table, asked, choice.options[number], "", [])
        del wanted[:plays]
        assert game.referee is not None
        game.referee.answer(number)
    assert not wanted
    checker.finish(game.table, [])
    assert {each.kind for each in checker.found} == kinds
