"""Numbers of vampires' cards that count on some occasions, by the shapes of their sentences, in real actions."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import bout, step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire


def bled(name: str | Card, *theirs: str | Card, other: tuple[str, ...] = ()) -> tuple[int, int]:
    """The bleed and stealth of a vampire of Sarah's that bleeds Alexis, who controls others."""
    game = table()
    acting = game.ready("Sarah", name)
    for card in theirs:
        game.ready("Alexis", card)
    for card in other:
        game.ready("Sarah", card)
    game.rules.discreet = True
    game.hand("Sarah", "Dodge")
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed", minion=acting)
    assert game.table.action is not None
    return game.table.action.bleed, game.table.action.stealth


def intercept(game: Position, blocker: object) -> int:
    """The intercept that a minion has against the running action."""
    return minions.intercept(game.rules, blocker)  # type: ignore[arg-type]


PRINCE = vampire("Ira", 6, title="prince of Chicago", sect="Camarilla")
SABBAT = vampire("Ira", 6, sect="Sabbat")


@pytest.mark.parametrize(
    ("name", "counts", "not_so"),
    [
        # Against a Methuselah who controls, or does not control, something.
        ("Vasantasena", vampire("Ira", 6), PRINCE),
        ("Kestrelle Hayes", vampire("Ira", 6), SABBAT),
        ("Phaedyme", vampire("Ira", 6), SABBAT),
        ("Rain", vampire("Ira", 6), PRINCE),
        ("Zubeida", vampire("Ira", 6), vampire("Ira", 7)),
        ("Elisabetta Romano", vampire("Ira", 6, clan="Ministry"), vampire("Ira", 6)),
    ],
)
def test_more_against_a_methuselah_by_what_she_controls(name: str, counts: Card, not_so: Card) -> None:
    more, less = sum(bled(name, counts)), sum(bled(name, not_so))
    assert more == less + 1


def test_kemintiri_has_bleed_and_stealth_against_who_controls_a_ventrue() -> None:
    bleed, stealth = bled("Kemintiri", vampire("Ira", 6, clan="Ventrue"))
    other_bleed, other_stealth = bled("Kemintiri", vampire("Ira", 6, clan="Brujah"))
    assert (bleed - other_bleed, stealth - other_stealth) == (1, 1)


def test_less_stealth_in_all_actions_but_hunts() -> None:
    for kind, stealth in (("bleed", -1), ("hunt", 1)):
        game = table()
        kisha = game.ready("Sarah", "Kisha Bhimji", blood=1)
        game.ready("Alexis", vampire("Ira", 6))
        game.pick(kind, minion=kisha)
        assert game.table.action is not None
        assert game.table.action.stealth == stealth


@pytest.mark.parametrize(("kind", "stealth"), [("bleed", -1), ("hunt", 2)])
def test_other_actions_are_those_that_were_not_spoken_of(kind: str, stealth: int) -> None:
    game = table()
    jayne = game.ready("Sarah", "Jayne Jonestown", blood=1)
    game.ready("Alexis", vampire("Ira", 6))
    game.pick(kind, minion=jayne)
    assert game.table.action is not None
    assert game.table.action.stealth == stealth


@pytest.mark.parametrize(
    ("name", "kind", "more"),
    [
        ("Dowager, The", "bleed", 1),
        ("Dowager, The", "hunt", 0),
        ("Castellan", "bleed", 1),
        ("Castellan", "hunt", -1),
        ("Mark", "bleed", 1),
        ("Mark", "hunt", 0),
    ],
)
def test_intercept_against_actions_of_a_kind(name: str, kind: str, more: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    blocker = game.ready("Alexis", name)
    before = intercept(game, blocker)
    game.pick(kind, minion=krid)
    assert game.table.action is not None
    assert intercept(game, blocker) - before == more


def test_intercept_against_some() -> None:
    for capacity, more in ((2, 1), (5, 0)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", capacity))
        blocker = game.ready("Alexis", "David Morgan, The Scourge")
        game.pick("bleed", minion=krid)
        assert intercept(game, blocker) == more


def test_intercept_against_actions_directed_at_a_fellow() -> None:
    for target, more in (("Ira", 1), ("Talley, The Hound", 0)):
        game = table()
        theo = game.ready("Sarah", "Theo Bell (G2)")
        talley = game.ready("Alexis", "Talley, The Hound")
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.pick("card in play", theo, minion=theo)
        game.pick("enter combat", ira if target == "Ira" else talley)
        assert intercept(game, talley) - minions.facts(game.rules, talley).intercept == more


def test_stealth_while_one_has_the_edge() -> None:
    for edge, stealth in ((0, 1), (1, 0)):
        game = table()
        ondine = game.ready("Sarah", 'Ondine "Boudicca" Sinclair')
        game.ready("Alexis", vampire("Ira", 6))
        game.table.edge = edge
        game.pick("bleed", minion=ondine)
        assert game.table.action is not None
        assert game.table.action.stealth == stealth


def test_others_have_it_while_annabelle_is_locked() -> None:
    for locked, stealth in ((True, 1), (False, 0)):
        game = table()
        annabelle = game.ready("Sarah", "Annabelle Triabell (G6)", locked=locked)
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
        other = game.ready("Sarah", vampire("Milo", 6, clan="Brujah"))
        game.start()
        found = [game.rules.abilities.modifier(game.rules, copy, "stealth") for copy in (annabelle, krid, other)]
        assert found == [0, stealth, 0]


def test_others_have_it_while_annabelle_lies_in_torpor() -> None:
    """Ruling on Annabelle Triabell: in torpor, too."""
    game = table()
    game.torpor("Sarah", "Annabelle Triabell (G6)", locked=True)
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    game.start()
    assert game.rules.abilities.modifier(game.rules, krid, "stealth") == 1


@pytest.mark.parametrize(("pool", "more"), [(10, 1), (11, 0)])
def test_numbers_while_the_prey_has_little_pool(pool: int, more: int) -> None:
    game = table()
    uresseg = game.ready("Sarah", "Üresség")
    game.pool("Alexis", pool)
    game.start()
    own = minions.facts(game.rules, uresseg).bleed + 1
    assert minions.bleed_amount(game.rules, uresseg) == own + more


def test_bleed_while_another_is_controlled() -> None:
    for controlled in (True, False):
        game = table()
        rose = game.ready("Sarah", "Rose Abawi")
        game.ready("Sarah" if controlled else "Alexis", "Mithras")
        game.start()
        assert game.rules.abilities.modifier(game.rules, rose, "bleed") == int(controlled)


def test_votes_in_the_referendums_that_one_calls() -> None:
    for calls, votes in ((True, 1), (False, 0)):
        game = table()
        imanna = game.ready("Sarah", "Imanna")
        krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
        (vote,) = game.hand("Sarah", "Kine Resources Contested")
        before = minions.votes(game.rules, imanna)
        game.pick("political", vote, minion=imanna if calls else krid)
        for _ in range(20):
            if game.table.referendum is not None or game.choice is None:
                break
            game.pick("points", seat="Alexis", amount=4) if game.options("points") else game.passes()
        assert game.table.referendum is not None
        assert minions.votes(game.rules, imanna) - before == votes


@pytest.mark.parametrize(("capacity", "more"), [(4, 1), (5, 0)])
def test_strength_in_combat_with_some(capacity: int, more: int) -> None:
    fight = bout("Lucina", vampire("Ira", capacity), blood=(5, 3))
    fight.until_step("range")
    facts = minions.facts(fight.game.rules, fight.one)
    assert minions.strength(fight.game.rules, fight.one) == 1 + facts.strength + more
    step(fight.game)


@pytest.mark.parametrize(
    ("name", "capacity", "blood"), [("Muhandis", 5, 1), ("Evil Jensen", 11, 1), ("Evil Jensen", 1, 0)]
)
def test_blood_that_must_be_burned_to_attempt_to_block(name: str, capacity: int, blood: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity))
    blocker = game.ready("Alexis", name)
    before = blocker.blood
    game.hand("Sarah", "Dodge")
    game.rules.discreet = True
    game.pick("bleed", minion=krid)
    while game.choice and game.choice.kind != "block":
        game.passes()
    game.pick("block", blocker)
    assert before - blocker.blood == blood


@pytest.mark.parametrize(("kind", "may"), [("hunt", False), ("bleed", True)])
def test_who_cannot_block_undirected_actions(kind: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5), blood=2)
    blocker = game.ready("Alexis", "Allonzo Montoya")
    game.ready("Alexis", vampire("Ira", 5))
    game.pick(kind, minion=krid)
    assert any(option.copy == blocker.id for option in game.options("block")) is may
