"""Games of the laboratory are games like any other: played by their seats' clients, kept as journals that open."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.game import catalogue, starter
from tests.lab.field import series
from tests.rules.random_game import compiled
from vtes_desktop.bots.random_player import RandomPlayer
from vtes_desktop.lab.accounts import account
from vtes_desktop.lab.plan import Series, sitters
from vtes_desktop.lab.playing import LabGame, file_name, play
from vtes_desktop.play.host import Host
from vtes_desktop.play.requests import TakeBack
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.journal import read


def test_a_game_is_played_to_its_end_and_told(tmp_path: Path) -> None:
    plan = series("regular,random,random").plan(0, 1)
    result = play(plan, tmp_path)
    assert result.ended == "ousts", result.fault
    assert result.participants == (2, 0, 1)
    seats = result.account.seats
    assert sum(seat.victory_points for seat in seats) == 3
    assert sum(seat.ousts for seat in seats) == sum(bool(seat.ousted_round) for seat in seats) == 2
    assert sum(seat.game_win for seat in seats) == 1
    assert seats[1].vampires, "the regular brings vampires out"
    assert all(seat.killed_by for seat in seats if seat.ousted_round)


def test_every_card_drawn_is_played_discarded_or_still_held(tmp_path: Path) -> None:
    result = play(series("regular,regular,random").plan(0, 0), tmp_path)
    for seat in result.account.seats:
        for card, copies in seat.drawn.items():
            gone = sum(where.get(card, 0) for where in (seat.played, seat.discarded, seat.kept))
            assert gone <= copies, card
        left = sum(map(sum, (seat.played.values(), seat.discarded.values(), seat.kept.values())))
        assert left >= 0.9 * sum(seat.drawn.values()), "few go back into a library or to another"


def test_the_journal_opens_as_a_replay_and_every_shuffle_of_it_is_as_committed(tmp_path: Path) -> None:
    plan = series("regular,random,random", rounds=4).plan(0, 0)
    result = play(plan, tmp_path)
    path = tmp_path / file_name(plan)
    opened = read(path)
    assert not opened.damage
    assert account(opened.header, opened.lines) == result.account
    assert not list(tmp_path.glob("*.lock"))
    host = Host.resume(catalogue(), path, plays=lambda _: Vtes(compiled))
    assert host.damage == ""
    assert host.table.over
    assert [seat.victory_points for seat in host.table.seats] == [seat.victory_points for seat in result.account.seats]
    host.close()


def test_a_game_that_takes_too_long_ends_as_by_the_time_limit(tmp_path: Path) -> None:
    result = play(series("random,random,random,random", rounds=2).plan(0, 0), tmp_path)
    assert result.ended == "limit"
    assert result.account.rounds == 3
    assert [seat.victory_points for seat in result.account.seats] == [0.5] * 4


def test_the_same_plan_is_the_same_game(tmp_path: Path) -> None:
    plan = series("regular,newcomer,random", rounds=6).plan(0, 2)
    told = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        told.append(play(plan, tmp_path / name))
    assert told[0].account == told[1].account
    assert told[0].answers == told[1].answers


def test_a_fault_of_the_program_is_told_and_its_journal_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a judge fell over")

    monkeypatch.setattr("vtes_desktop.bots.mind.Mind.judge", broken)
    plan = series("regular,random").plan(0, 0)
    result = play(plan, tmp_path, keep=False)
    assert result.ended == "fault"
    assert result.fault == "RuntimeError: a judge fell over"
    assert (tmp_path / file_name(plan)).exists()


def test_computer_players_bargain_in_the_laboratory_as_at_any_table(tmp_path: Path) -> None:
    """They ask each other for votes and blocks, and whoever is asked says yes or no."""
    said: set[str] = set()
    for number in range(6):
        plan = series("regular,regular,regular,regular,regular").plan(0, number)
        assert play(plan, tmp_path).ended == "ousts"
        for line in read(tmp_path / file_name(plan)).lines:
            said |= {str(part) for each in line.log if each.kind == "chat" for part in each.parts}
        if " agrees with " in said and " does not agree with " in said:
            break
    assert {" asks ", " for "} & said
    assert " agrees with " in said


def test_a_game_in_which_somebody_takes_back_is_played_to_its_end(tmp_path: Path) -> None:
    """Cards may have an answer taken back, too: the host's table is another one from then on."""

    class Regretful(RandomPlayer):
        """Takes back once, in the middle of the game."""

        def step(self) -> bool:
            if len(game.host.lines) < 100 or game.host.table is not before:
                return super().step()
            self.client.ask(TakeBack())
            game.players[0].agree()
            return True

    game = LabGame(series("regular,random").plan(0, 0), tmp_path)
    before = game.host.table
    game.players[1] = Regretful(game.players[1].client, seed=1)
    assert game.play() == "ousts"
    assert game.host.table is not before
    game.close()


def test_who_has_answered_in_secret_is_not_waited_for(tmp_path: Path) -> None:
    """Malkavian Game asks all together: once the first place has answered, the others have the word."""
    mad = next(deck for deck in map(starter, range(len(catalogue().starters))) if "Malkavian antitribu" in deck.name)
    game = catalogue().find("Malkavian Game").id
    deck = replace(mad, library=(game,) * 60)
    plan = Series((sitters("random,random,random"),), (deck,), rounds=9).plan(0, 0)
    result = play(plan, tmp_path)
    lines = read(tmp_path / file_name(plan)).lines
    assert any(line.seat == 0 and line.together == "waits" for line in lines)
    assert result.ended == "limit"
