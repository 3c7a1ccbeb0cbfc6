"""Seats and host mix their random numbers: none can choose, and who goes back on their word is caught."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.game import SEED, catalogue, header
from vtes_desktop.play.host import Host
from vtes_desktop.play.mixing import Contribution, Mixing, MixingError, committed
from vtes_desktop.table.chance import Chance, game_key
from vtes_desktop.table.journal import Header, read, terms

OTHER = "ee" * 32


def mixed(header: Header, *seats: int) -> tuple[Mixing, dict[int, Contribution]]:
    """A mixing that is done."""
    mixing = Mixing(header, frozenset(seats))
    theirs = {seat: Contribution() for seat in seats}
    for seat, contribution in theirs.items():
        mixing.commit(seat, contribution.commitment)
    for seat, contribution in theirs.items():
        mixing.reveal(seat, contribution.number)
    return mixing, theirs


def test_every_seats_number_changes_the_shuffles_and_none_keeps_them_as_they_were() -> None:
    numbers = ["11" * 32, "22" * 32, "33" * 32]
    keys = {game_key(SEED, numbers), SEED}
    for seat in range(3):
        keys.add(game_key(SEED, [OTHER if seat == other else number for other, number in enumerate(numbers)]))
        keys.add(game_key(SEED, ["" if seat == other else number for other, number in enumerate(numbers)]))
    keys.add(game_key(SEED, numbers[::-1]))
    keys.add(game_key(OTHER, numbers))
    assert len({Chance(key).order(60)[1] for key in keys}) == len(keys) == 10


def test_numbers_can_not_be_parted_otherwise() -> None:
    assert game_key(SEED, ["1122", "33"]) != game_key(SEED, ["11", "2233"])


def test_the_game_begins_with_the_numbers_and_every_seat_finds_it_as_agreed(tmp_path: Path) -> None:
    mixing, theirs = mixed(header(3), 0, 2)
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", mixing.header())
    for seat, contribution in theirs.items():
        contribution.check(seat, mixing.commitment, mixing.terms, mixing.commitments, host.snapshot(seat))
    host.close()
    kept = read(host.journal.path).header
    assert kept.numbers == (theirs[0].number, "", theirs[2].number)
    assert terms(kept) == mixing.terms


def test_whatever_the_host_changes_after_its_word_is_found(tmp_path: Path) -> None:
    mixing, theirs = mixed(header(3), 0, 1)
    told = (mixing.commitment, mixing.terms, mixing.commitments)
    good = mixing.header()
    lies = {
        "another seed": replace(good, seed=OTHER, commitment=header(3).commitment[::-1]),
        "changed seats": replace(good, seats=good.seats[::-1]),
        "left your random number out": replace(good, numbers=("", theirs[1].number, "")),
        "not the one": replace(good, numbers=(theirs[0].number, OTHER, "")),
        "nobody had committed": replace(good, numbers=(theirs[0].number, theirs[1].number, OTHER)),
    }
    for number, (said, lie) in enumerate(lies.items()):
        host = Host.start(catalogue(), tmp_path / f"{number}.vtes-game", lie)
        with pytest.raises(MixingError, match=said):
            theirs[0].check(0, *told, host.snapshot(0))
        host.close()


def test_nobody_sees_a_number_before_choosing_their_own() -> None:
    mixing = Mixing(header(3), frozenset({0, 1}))
    first, second = Contribution(), Contribution()
    mixing.commit(0, first.commitment)
    with pytest.raises(MixingError, match="Not everybody has committed"):
        mixing.reveal(0, first.number)
    mixing.commit(1, second.commitment)
    with pytest.raises(MixingError, match="can't be changed"):
        mixing.commit(1, committed(OTHER))
    with pytest.raises(MixingError, match="not the random number"):
        mixing.reveal(1, OTHER)
    mixing.reveal(0, first.number)
    with pytest.raises(MixingError, match="Not everybody has told"):
        mixing.header()


@pytest.mark.parametrize("number", ["", "zz", "AB" * 32, "ab" * 31, "ab" * 33, " " + "ab" * 32])
def test_only_32_bytes_are_a_number(number: str) -> None:
    with pytest.raises(MixingError):
        committed(number)


@pytest.mark.parametrize("promised", ["", "x" * 64, "AB" * 32, "ab" * 31])
def test_only_a_hash_is_a_commitment(promised: str) -> None:
    with pytest.raises(MixingError):
        Mixing(header(3), frozenset({0})).commit(0, promised)


def test_a_seat_that_gives_no_number_can_not_commit() -> None:
    with pytest.raises(MixingError, match="gives no random number"):
        Mixing(header(3), frozenset({0})).commit(2, committed(OTHER))
