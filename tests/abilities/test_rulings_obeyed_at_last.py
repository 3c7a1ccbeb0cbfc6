"""Rulings that were not obeyed: cards of an ash heap that are chosen by name, what a title that one plays as brings
with it, who is unaffected and can be chosen all the same, what strikes cost more, whom one takes over in a combat, and
who plays a card for its blood alone."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting
from tests.abilities.fights import EVERYTHING, Fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy, Place


def removed(game: Position, copy: Copy) -> None:
    """Something removes a card from the game meanwhile."""
    game.rules.doing.move_card(copy, Place(copy.owner, "removed"))


@pytest.mark.parametrize(("there", "back"), [(("Dodge", "Dodge"), True), (("Dodge", "Majesty"), False)])
def test_the_sargon_fragment_fetches_any_copy_of_the_card_that_was_named(there: tuple[str, str], back: bool) -> None:
    """Ruling LSJ 20050228."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    fragment = game.on(krid, "The Sargon Fragment")
    ira = game.ready("Alexis", vampire("Ira", 6))
    first, other = game.ash_heap("Sarah", *there)
    game.pick("card in play", fragment, minion=krid)
    game.pick("target", first)
    while not any(option.copy == ira.id for option in game.options("block")):
        game.passes()
    removed(game, first)
    game.pass_all()
    assert (other.place.region == "hand") is back
    assert first.place.region == "removed"


@pytest.mark.parametrize("copies", [1, 2])
def test_undele_returns_cards_by_name(copies: int) -> None:
    """Ruling LSJ 20100917: another copy if there is one, and one of the two if there is none."""
    game = table()
    undele = game.ready("Sarah", "Undele")
    game.ready("Alexis", vampire("Ira", 6, title="prince of Chicago"))
    cards = game.ash_heap("Sarah", "Deflection", "Majesty", *(["Majesty"] if copies > 1 else []))
    deflection, majesty, *more = cards
    game.pick("card in play", undele, minion=undele)
    while not game.options("target"):
        game.passes()
    game.pick("target", deflection)
    game.pick("target", majesty) if game.options("target") else None
    while not game.options("title for"):
        game.passes()
    removed(game, majesty)
    game.pick("title for")
    while game.table.referendum is not None:
        game.passes()
    while game.options("discard"):
        game.pick("discard", "Blank card")
    assert deflection.place.region == "hand"
    assert [copy.place.region for copy in more] == ["hand"] * (copies - 1)


@pytest.mark.parametrize(("title", "may"), [("justicar", True), ("prince", False)])
def test_karl_schrekt_is_of_the_camarilla_where_he_plays_as_a_justicar(title: str, may: bool) -> None:
    """Ruling LSJ 20050128: whatever he has become."""
    game = table()
    karl = game.ready("Sarah", "Karl Schrekt", marks={"sect": "Sabbat"})
    assert minions.sect(game.rules, karl) == "Sabbat"
    game.hand("Sarah", library("Decree", "Action", text="Gain 1 pool.", requirement=("camarilla", title)))
    if may:
        game.pick("action card", minion=karl)
        return
    with pytest.raises(IllegalError):
        game.pick("action card", minion=karl)


@pytest.mark.parametrize("way", ["lock", "discard"])
def test_karen_suadela_is_spared_nightmares_whether_a_card_is_discarded_or_not(way: str) -> None:
    """Ruling LSJ 20081120-2: her controller can choose to discard for her; she isn't locked if she does not."""
    game = table()
    game.in_play("Alexis", *["Nightmares upon Nightmares"])
    for _ in range(7):
        game.in_play("Alexis", library("Doom", "Event", text="Gehenna."))
    karen = game.ready("Sarah", "Karen Suadela")
    other = game.ready("Sarah", vampire("Other", 1))
    (card,) = game.hand("Sarah", "Fake Out")
    game.phase("unlock", of="Sarah")
    game.start()
    while game.choice is not None and not (game.options("discard") and game.options("target")):
        game.passes()
    assert {option.copy for option in game.options("target")} == {karen.id}
    game.pick("target", karen) if way == "lock" else game.pick("discard", card)
    assert not karen.locked
    assert card.place.region == ("hand" if way == "lock" else "ash heap")
    game.pick("target", other)
    assert other.locked


def test_karen_suadela_is_not_asked_about_where_she_is_too_old() -> None:
    game = table()
    game.in_play("Alexis", "Nightmares upon Nightmares")
    game.ready("Sarah", "Karen Suadela")
    game.phase("unlock", of="Sarah")
    game.start()
    while game.table.phase == "unlock":
        assert not game.options("target")
        game.passes()


def against_lucian(card: str, *, shard: bool, blood: int) -> Fighting:
    """Ira of Alexis, who holds a card, and The Shard with the Edge, has blocked Lucian and is to strike."""
    game = table()
    lucian = game.ready("Sarah", "Lucian, the Perfect", blood=7)
    ira = game.ready("Alexis", vampire("Ira", 8, EVERYTHING), blood=blood)
    game.hand("Alexis", card)
    if shard:
        game.in_play("Alexis", "The Shard, London")
        game.give_edge("Alexis")
    game.pick("bleed", minion=lucian)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight = Fighting(game, lucian, ira)
    fight.until("no strike", by="Alexis")
    return fight


@pytest.mark.parametrize("shard", [False, True])
def test_what_a_strike_costs_more_may_be_reduced_as_its_card_s_cost(shard: bool) -> None:
    """Ruling LSJ 20070829-1: The Shard takes 2 off the one that the card costs and the one more of Lucian; without it
    both are paid. He takes one by his hands besides."""
    fight = against_lucian("Shadow Strike", shard=shard, blood=6)
    game = fight.game
    game.pick("play", "Shadow Strike", level="obt")
    if shard:
        assert game.question.startswith("The Shard, London: reduce the cost of Shadow Strike")
        game.pick("yes")
    assert fight.ira.blood == (5 if shard else 3)


@pytest.mark.parametrize(("shard", "blood"), [(True, 0), (True, 1), (False, 1), (False, 0)])
def test_a_strike_that_costs_nothing_itself_is_made_with_what_reduces_its_cost(shard: bool, blood: int) -> None:
    """Who has no blood can strike so; with hands, which no card makes, not."""
    fight = against_lucian("Thrown Gate", shard=shard, blood=blood)
    game = fight.game
    if not shard and not blood:
        assert not game.options("play")
        return
    assert bool(game.options("hand strike")) is bool(blood)
    game.pick("play", "Thrown Gate", level="pot")
    if shard and blood:
        game.pick("no")
    assert fight.ira.blood == 0
    assert "Thrown Gate" in game.names("Alexis", "ash heap")


@pytest.mark.parametrize(
    ("step", "who", "paid"),
    [
        ("range", "Jann Berger", 1),
        ("choose strike", "Jann Berger", 0),
        ("range", "Theo Bell", 1),
        ("choose strike", "Theo Bell", 1),
    ],
)
def test_what_a_strike_costs_more_is_reduced_only_where_its_card_is_played_for_it(
    step: str, who: str, paid: int
) -> None:
    """Ruling on Jann Berger: a Thrown Gate that was played for its maneuver has been paid for; nor does The Shard take
    anything off then."""
    for shard in (False, True):
        game = table()
        lucian = game.ready("Sarah", "Lucian, the Perfect")
        jann = game.ready("Alexis", who, blood=6)
        game.hand("Alexis", "Thrown Gate")
        if shard:
            game.in_play("Alexis", "The Shard, London")
            game.give_edge("Alexis")
        game.pick("bleed", minion=lucian)
        while not game.options("block"):
            game.passes()
        game.pick("block", jann)
        fight = Fighting(game, lucian, jann)
        while game.table.combat is None or game.table.combat.step != step or not game.options("play"):
            fight.step()
        game.pick("play", "Thrown Gate", level="pot")
        asked = False
        while game.table.action is not None:
            if game.options("yes"):
                asked = True
                game.pick("no")
            else:
                fight.step()
        assert asked == (shard and step != "range" and paid > 0)
        paid_then = [line for line in game.log if "for the strike" in line]
        assert len(paid_then) == paid


def stolen(card: str, level: str) -> tuple[Position, Copy, Copy]:
    """Ira of Alexis blocks Krid of Sarah, who can take him over by a card on him."""
    game, krid = acting("DOM SER", card, blood=6)
    ira = game.ready("Alexis", vampire("Ira", 4, text="+2 intercept."), blood=1 if card == "Temptation" else 4)
    game.pick("action card", card, level=level, minion=krid)
    game.pick("target", ira) if game.options("target") else None
    while game.table.active != 1:
        game.passes()
    while (game.table.active, game.table.phase) != (0, "minion"):
        game.passes()
    ira.locked = False
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    while game.table.combat is None:
        game.passes()
    return game, krid, ira


@pytest.mark.parametrize(("card", "level"), [("Puppet Master", "DOM"), ("Temptation", "SER")])
def test_who_takes_over_a_vampire_in_combat_ends_that(card: str, level: str) -> None:
    """Ruling LSJ 20020618."""
    game, krid, ira = stolen(card, level)
    while game.table.combat is not None and not (game.asked == "Sarah" and game.options("use")):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    blood = ira.blood
    game.pick("use")
    assert game.table.combat is None
    assert (ira.controller, ira.locked, ira.blood, krid.blood) == (0, False, blood, krid.blood)


def test_a_puppet_is_not_taken_over_while_damage_is_dealt() -> None:
    game, _, _ = stolen("Puppet Master", "DOM")
    seen = set()
    while game.table.combat is not None:
        if game.asked == "Sarah" and game.options("use"):
            seen.add(game.table.combat.step)
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert seen and not seen & {"strikes", "resolving", "damage"}


def recruiting(*, edge: bool, card: str = "Procurer", second: bool = False) -> tuple[Position, Copy, Copy]:
    """An ally of Sarah may recruit by a card that costs blood, and The Shard takes 2 off that where she has the
    Edge."""
    game = table()
    hound = game.ready("Sarah", ally("Hound", 3))
    shard = game.in_play("Sarah", "The Shard, London", locked=second)
    game.give_edge("Sarah" if edge else "Alexis")
    game.hand("Sarah", card)
    return game, hound, shard


def test_the_shard_lets_an_ally_play_what_costs_blood() -> None:
    """Ruling ANK 20230621."""
    game, hound, shard = recruiting(edge=True)
    game.pick("recruit", "Procurer", minion=hound)
    assert shard.locked
    game.pass_all()
    assert hound.blood == 3
    assert "Procurer" in [game.name(copy) for copy in game.table.copies.values() if copy.place.region != "hand"]
    assert "Procurer" not in game.names("Sarah", "ash heap")


@pytest.mark.parametrize(
    ("edge", "card", "second"),
    [
        (False, "Procurer", False),
        (True, "Procurer", True),
        (True, "Raven Spy", False),
        (True, "Leonardo, Mortician", False),
    ],
)
def test_nor_without_it_nor_what_else_asks_for_a_vampire(edge: bool, card: str, second: bool) -> None:
    game, _, _ = recruiting(edge=edge, card=card, second=second)
    assert not game.options("recruit") and not game.options("employ")


def test_an_ally_never_pays_with_its_life_for_it() -> None:
    """What The Shard takes off is less than it costs."""
    game = table()
    hound = game.ready("Sarah", ally("Hound", 5))
    game.in_play("Sarah", "The Shard, London")
    game.give_edge("Sarah")
    game.hand("Sarah", library("Deed", "Action", blood=3, text="Gain 1 pool."))
    with pytest.raises(IllegalError):
        game.pick("action card", minion=hound)
