"""A game by hand: the chores of a table without a referee, and the referee called to it and sent away."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import ExtraError
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import NO_DECK, Options
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.table.table import NOBODY, Place
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice, shipped
from vtes_desktop.vendetta.play import PLAY


class Table:
    """A table by hand of so many, where nobody asks."""

    def __init__(self, path: Path, players: int = 3) -> None:
        header = new_header(
            [(f"P{seat}", NO_DECK) for seat in range(players)], Options(), game="vendetta", extra=agreement(practice())
        )
        self.host = Host.start(Catalogue(()), path / "hand.vtes-game", header, syncer=Unsynced())
        self.table = self.host.table

    def chore(self, seat: int, name: str, *copies: int, place: str = "") -> Reply:
        reply = self.host.submit(seat, r.Chore(name, copies, place=place))
        for other in range(len(self.table.seats)):
            for ask in self.host.snapshot(other).asks:
                if ask.waits_for(other):
                    self.host.submit(other, r.Answer(ask.number, yes=True))
        return reply

    def said(self) -> list[str]:
        log = self.host.snapshot(NOBODY).log
        return ["".join(part for part in saying.parts if isinstance(part, str)) for saying in log]


def test_three_play_a_round_by_hand_with_the_chores_of_the_table(tmp_path: Path) -> None:
    game = Table(tmp_path)
    table = game.table
    assert len(table.common["clans"]) == 4
    for seat in range(3):
        assert game.chore(seat, "clan", table.common["clans"][0]).accepted
    assert not table.common["clans"] and not game.chore(0, "clan", 1).accepted
    assert game.chore(0, "feed all").accepted and [seat.pool for seat in table.seats] == [7, 7, 7]
    assert game.chore(0, "new allies").accepted and len(table.common["location haven"]) == 1
    assert not game.chore(0, "new allies").accepted
    for seat in range(3):
        assert not game.chore(seat, "keep one", table.seats[seat].piles["clan deck"][0]).accepted
        assert game.chore(seat, "draw two").accepted
        assert game.chore(seat, "keep one", table.seats[seat].piles["clan deck"][1]).accepted
        assert len(table.seats[seat].piles["hand"]) == 3
    card, tile = table.seats[0].piles["hand"][0], table.seats[0].piles["position 1"][0]
    assert game.host.submit(0, r.Put((card,), Place(0, "position 1"), face_up=False)).accepted
    assert game.host.submit(0, r.Blood(Purse("pool", 0), Purse("card", tile), 2)).accepted
    assert game.host.submit(0, r.Blood(Purse("pool", 0), BANK, 1)).accepted
    assert not game.chore(1, "reveal").accepted, "which Location?"
    assert game.chore(1, "next location").accepted and table.tally["location"] == 1
    assert game.host.submit(1, r.Chore("reveal", place="1")).waiting
    (ask,) = game.host.snapshot(0).asks
    assert ask.saying.parts[1:] == (" presses “Reveal this Location” (Location 1)",)
    assert game.chore(1, "reveal").accepted
    assert all(table.copies[i].face_up for i in table.seats[0].piles["position 1"])
    assert game.chore(1, "count power", place="1").accepted and int(table.copies[tile].marks["power"]) >= 2
    assert game.chore(0, "withdraw", place="1").accepted
    assert table.seats[0].pool == 7 - 1 and len(table.seats[0].piles["position haven"]) == 2
    assert game.chore(0, "drain", table.seats[0].piles["alliance"][0]).accepted and table.seats[0].pool == 9
    assert game.chore(1, "frenzy").accepted and not game.chore(1, "frenzy").accepted
    assert game.host.submit(0, r.Put((table.common["location 1"][0],), Place(0, "alliance"))).accepted
    assert any(said.endswith(" from Location 1 to the Alliance") for said in game.said())
    assert game.chore(2, "count up").accepted
    assert game.chore(2, "end round").accepted and table.round == 2
    assert len(table.seats[0].piles["hand"]) == 3 and "location" not in table.tally
    assert not game.chore(0, "no such chore").accepted
    game.host.close()


def test_the_referee_is_called_to_a_game_by_hand_and_sent_away(tmp_path: Path) -> None:
    game = Table(tmp_path, 4)
    assert game.host.submit(0, r.SwitchMode("strict")).accepted
    for other in range(4):
        for ask in game.host.snapshot(other).asks:
            game.host.submit(other, r.Answer(ask.number, yes=True))
    asked = game.host.asked(game.table.edge)
    assert game.table.mode == "strict" and asked is not None and asked.kind == "clan"
    game.host.close()


@pytest.mark.parametrize(
    "extra", [b"null", b"{}", b'{"cards": 4}', b"[" * 2000, b'{"cards": {"vendetta": 1}}', b"\xff"]
)
def test_a_header_without_cards_that_fit_is_refused_in_a_sentence(extra: bytes) -> None:
    with pytest.raises(ExtraError) as found:
        PLAY.faces(msgspec.Raw(extra), Catalogue(()))
    assert "card set" in str(found.value)


def test_two_can_not_have_the_same_clan_and_all_that_was_agreed_stands_in_the_header() -> None:
    with pytest.raises(ExtraError, match="same clan"):
        PLAY.faces(agreement(practice(), clans=("PBR", "PBR")), Catalogue(()))
    with pytest.raises(ExtraError, match="no clan"):
        PLAY.faces(agreement(practice(), clans=("XX",)), Catalogue(()))
    found = PLAY.faces(agreement(shipped()), Catalogue(()))
    assert found.agreed.cards == shipped() and found.agreed.readings.out_by_diablerie == "ask"
    assert PLAY.faces(agreement(practice()), Catalogue(())).agreed.readings.out_by_diablerie == "all leaves"


def test_the_published_game_goes_on_through_steps_by_hand_that_others_do_not_agree_on(tmp_path: Path) -> None:
    chance = random.Random(1)
    header = new_header(
        [(f"P{seat}", NO_DECK) for seat in range(4)],
        Options(time_limit=0),
        game="vendetta",
        extra=agreement(shipped()),
        mode="strict",
        seed=f"{1:064x}",
    )
    host = Host.start(Catalogue(()), tmp_path / "box.vtes-game", header, syncer=Unsynced())
    by_hand = refused = 0
    for number in range(2000):
        if host.table.over:
            break
        seat, asked = next(
            (seat, asked)
            for seat in range(4)
            if (asked := host.asked(seat)) is not None and asked.seat == seat and asked.waits
        )
        if asked.kind == "by hand" and chance.random() < 0.7:
            by_hand += host.submit(seat, r.Blood(BANK, Purse("pool", seat), 1)).accepted
        picked = chance.randrange(len(asked.options))
        refused += asked.options[picked].kind == "not agreed"
        assert host.submit(seat, r.Pick(asked.number, picked)).accepted
        assert host.table.mode == "strict"
        if number % 60 == 0:
            before, path = host.table, host.journal.path
            host.close()
            host = Host.resume(Catalogue(()), path, syncer=Unsynced())
            assert host.table == before and not host.damage
    assert host.table.over and by_hand and refused
    host.close()
