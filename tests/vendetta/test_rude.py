"""Rude guests and rude cards: forged requests, hostile card files. Nobody learns more by them, and no table breaks."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from tests.game import any_request, by_chance
from tests.vendetta.test_by_hand import Table
from tests.vendetta.test_whole_games import begin, header
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.games import ExtraError
from vtes_desktop.play.host import Host
from vtes_desktop.table.sight import cut
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.table.table import NOBODY, Place
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import CardFileError, parse, practice
from vtes_desktop.vendetta.manners import CHORES
from vtes_desktop.vendetta.play import PLAY

WORDS = ("", "1", "haven", "9", "position 1", "\u202eneve\x00", "x" * 40)


def forged(chance: random.Random, host: Host, seat: int) -> r.Request:
    """A chore or an answer that nobody has offered to this seat."""
    copies = tuple(chance.choice((*host.table.copies, 0, -1, 10**12)) for _ in range(chance.randrange(4)))
    if chance.random() < 0.3:
        asked = host.asked(chance.randrange(len(host.table.seats)))
        number = asked.number if asked is not None else 0
        return r.Pick(number + chance.choice((0, 0, 1, -1)), chance.choice((-1, 0, 1, 99, 2**40)))
    name = chance.choice((*CHORES, "no such chore"))
    return r.Chore(
        name, copies, chance.choice((-1, 0, seat, 77)), chance.choice(WORDS), chance.choice((0, 1000, -1000))
    )


@pytest.mark.parametrize("mode", ["manual", "strict"])
def test_forged_requests_break_no_table_and_every_mirror_stays_true(tmp_path: Path, mode: str) -> None:
    agreed = header(7, 4)
    host = Host.start(
        Catalogue(()), tmp_path / "g.vtes-game", msgspec.structs.replace(agreed, mode=mode), syncer=Unsynced()
    )
    clients = [sit_down(host, seat) for seat in range(NOBODY, 4)]
    chance = random.Random(mode)
    accepted = 0
    for number in range(300):
        seat = chance.randrange(4)
        asks = [ask.number for ask in host.snapshot(seat).asks]
        wild = chance.random() < 0.5
        request = forged(chance, host, seat) if wild else any_request(host.table, seat, by_chance(number), 20, asks)
        if not isinstance(request, r.EndGame | r.TimeUp | r.SwitchMode):
            reply = host.submit(seat, request)
            accepted += reply.accepted
            assert reply.accepted or reply.reason
        if number % 25 == 0:
            assert all(client.table == cut(host.table, client.seat) for client in clients)
    assert accepted > (30 if mode == "manual" else 5) and host.table.mode == mode
    host.close()
    again = Host.resume(Catalogue(()), host.journal.path, syncer=Unsynced())
    assert not again.damage and again.table == host.table
    again.close()


def test_an_answer_of_a_seat_that_is_not_asked_is_refused(tmp_path: Path) -> None:
    host = begin(tmp_path, 3, 4)
    asked = host.asked(host.table.edge)
    assert asked is not None and asked.seat == host.table.edge
    for seat in (NOBODY, *(each for each in range(4) if each != asked.seat)):
        assert not host.submit(seat, r.Pick(asked.number, 0)).accepted
    assert not host.submit(asked.seat, r.Pick(asked.number, len(asked.options))).accepted
    assert not host.submit(asked.seat, r.Pick(asked.number, -1)).accepted
    host.close()


def test_counting_power_by_hand_tells_nothing_of_what_lies_face_down(tmp_path: Path) -> None:
    game = Table(tmp_path)
    for seat in range(3):
        assert game.chore(seat, "clan", game.table.common["clans"][0]).accepted
    card = game.table.seats[0].piles["hand"][0]
    assert game.host.submit(0, r.Put((card,), Place(0, "position 1"), face_up=False)).accepted
    tile = game.table.seats[0].piles["position 1"][0]
    assert game.chore(1, "count power", place="1").accepted
    assert game.table.copies[tile].marks["power"] == "0"
    assert "not counting 1 card whose Power is not seen" in game.said()[-1]
    game.host.close()


def test_a_vampire_who_says_so_brings_two_diablerie_tokens_by_hand_too(tmp_path: Path) -> None:
    game = Table(tmp_path)
    elder = next(i for i, copy in game.table.copies.items() if game.host.faces.cards[copy.card].code == "PAL25")  # type: ignore[attr-defined]
    game.table.common["allies"].remove(elder)
    game.table.common["allies"].insert(0, elder)
    for seat in range(3):
        assert game.chore(seat, "clan", game.table.common["clans"][0]).accepted
    assert game.host.submit(0, r.PutTop(-1, "allies", Place(0, "alliance"))).accepted
    mine = game.table.seats[0].piles["alliance"][-1]
    assert game.chore(0, "drain", mine).accepted
    assert game.table.seats[0].tokens["diablerie"] == 2
    game.host.close()


# -- cards -------------------------------------------------------------------------------------------------------------


def deep(levels: int) -> str:
    return '{"then":' * levels + "{}" + "}" * levels


def with_effect(does: str) -> bytes:
    whole = bytes(agreement(practice()))
    return whole.replace(b'"does":{"gain":{"blood":2}}', b'"does":' + does.encode(), 1)


@pytest.mark.parametrize("levels", [9, 200, 100_000])
def test_effects_that_stand_one_in_another_without_end_are_no_card_set(levels: int) -> None:
    PLAY.faces(msgspec.Raw(with_effect(deep(8))), Catalogue(()))
    with pytest.raises(ExtraError, match="card set"):
        PLAY.faces(msgspec.Raw(with_effect(deep(levels))), Catalogue(()))


@pytest.mark.parametrize(
    "does", ['{"gain":{"blood":1e400}}', '{"gain":{"blood":' + "9" * 5000 + "}}", '{"power":-9223372036854775808}',
             '{"gain":{"blood":[1,2,100000000000000000000]}}', '{"when":{"round":[' + "1," * 5000 + "1]}}",
             '{"look_at":NaN}', '{"gain":{"blood":true}}'],
)  # fmt: skip
def test_numbers_that_no_card_has_are_no_card_set(does: str) -> None:
    with pytest.raises(ExtraError, match="card set"):
        PLAY.faces(msgspec.Raw(with_effect(does)), Catalogue(()))


def test_a_set_has_so_many_cards_and_no_more() -> None:
    one = next(ally for ally in practice().allies)
    many = tuple(msgspec.structs.replace(one, code=f"XX{n:02}") for n in range(100))
    crowd = msgspec.structs.replace(practice(), allies=(*many, one))
    with pytest.raises(ExtraError, match="card set"):
        PLAY.faces(agreement(crowd), Catalogue(()))


def test_words_of_strangers_are_plain_on_every_face() -> None:
    rude = "<b>Krid\u202e</b>\n\x1b[31m&x\u200b"
    cards = practice()
    ally = msgspec.structs.replace(cards.allies[0], name=rude, occupation=rude, text=rude)
    clans = {code: msgspec.structs.replace(clan, name=rude) for code, clan in cards.clans.items()}
    found = PLAY.faces(agreement(msgspec.structs.replace(cards, allies=(ally,), clans=clans, name=rude)), Catalogue(()))
    said = [found.agreed.cards.name]
    for face in found.cards.values():
        said += [face.display_name, face.effect, face.ally.occupation or "" if face.ally else ""]
    assert sum("Krid" in each for each in said) == 1 + 2 * 7 + 3
    assert all(each.isprintable() for each in said)
    (typed,) = parse('vendetta: 1\nallies:\n  - {code: AL01, name: "A\\u202eB\\e"}').allies
    assert typed.name == "AB"


@pytest.mark.parametrize(
    "text",
    [
        "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
        "vendetta: 1\n<<: {name: x}",
        "vendetta: 0x1",
        "vendetta: 1\nvictims: {count: " + "9" * 400 + "}",
        "vendetta: 1\nvictims: {count: 1e9}",
        "vendetta: 1\n---\nvendetta: 1",
        "vendetta: 1\nname: " + "x" * 61,
        "%YAML 9.9\n---\nvendetta: 1\n" + "- " * 500,
        "vendetta: 1\nallies: [" + "{code: AL01}, " * 101 + "]",
        "vendetta: 1\nname: [" * 1000,
        "{" * 100_000,
    ],
)
def test_files_that_mean_harm_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(CardFileError) as found:
        parse(text, "rude.yaml")
    assert str(found.value).startswith("rude.yaml") and len(str(found.value)) < 500
