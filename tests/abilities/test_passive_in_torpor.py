"""What a vampire's text says of others and of its Methuselah goes on while it lies in torpor (rulings on Nahir and
Mithras); votes of political actions only; what uses a discard phase action."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.deeds import lying, through
from tests.abilities.table import table
from tests.abilities.test_merged import pairs
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.titles.sects import change_sect
from vtes_desktop.table.table import Copy


def _leaves(name: str) -> tuple[Position, Copy, Copy]:
    """Sarah's vampire leaves torpor; Alexis may block it with a young vampire or an ally that have intercept enough."""
    game = table()
    fallen = game.torpor("Sarah", name, blood=5)
    young = game.ready("Alexis", vampire("Yo", 3, text="+3 intercept."), blood=2)
    guard = game.ready("Alexis", ally("Cop", 2, text="+3 intercept."))
    game.pick("leave torpor", minion=fallen)
    while game.choice is not None and game.choice.kind != "block":
        game.passes()
    return game, young, guard


@pytest.mark.parametrize(
    ("name", "paid"),
    [("Mithras (G6)", 1), ("Jürgen, The Libertine", 1), ("Dr. Julius Sutphen", 1), ("Lucita", 0)],
)
def test_who_blocks_a_feared_vampire_that_leaves_torpor_pays_for_it(name: str, paid: int) -> None:
    game, young, _ = _leaves(name)
    game.pick("block", young)
    assert young.blood == 2 - paid


@pytest.mark.parametrize(
    ("name", "able"),
    [("Sha-Ennu", ["Cop"]), ("Stanislava", ["Yo"]), ('Rexton "Savage" Abernathy', []), ("Lucita", ["Cop", "Yo"])],
)
def test_who_may_not_block_a_vampire_may_not_as_it_leaves_torpor(name: str, able: list[str]) -> None:
    game = table()
    fallen = game.torpor("Sarah", name, blood=5)
    for face in (vampire("Yo", 3, text="+3 intercept."), ally("Cop", 2, text="+3 intercept.")):
        game.ready("Alexis", face)
    game.pick("leave torpor", minion=fallen)
    while game.table.action is not None and game.choice is not None and game.choice.kind != "block":
        game.passes()
    blockers = game.options("block") if game.table.action is not None else []
    assert sorted(game.name(game.table.copies[option.copy]) for option in blockers) == able


@pytest.mark.parametrize(
    ("name", "ready", "torpid"),
    [("The Capuchin", 9, 9), ("Erlik", 8, 8), ("Thucimia", 8, 8), ("André the Manipulator", 9, 7), ("Unmada", 8, 7)],
)
def test_a_hand_is_larger_by_a_vampire_in_torpor_but_where_it_must_be_ready(name: str, ready: int, torpid: int) -> None:
    for where, cards in (("ready", ready), ("torpor", torpid)):
        game = table()
        game.ready("Sarah", name) if where == "ready" else game.torpor("Sarah", name)
        game.ready("Sarah", vampire("Krid", 5))
        game.start()
        assert len(game.rules.pile(0, "hand")) == cards


def test_the_shaal_fragment_on_a_vampire_in_torpor_still_counts() -> None:
    game = table()
    game.on(game.torpor("Sarah", vampire("Harb", 5, clan="Harbinger of Skulls")), "Shaal Fragment")
    game.ready("Sarah", vampire("Krid", 5))
    game.start()
    assert len(game.rules.pile(0, "hand")) == 9


@pytest.mark.parametrize("hunted", [True, False])
def test_a_firebrand_has_a_vote_more_in_political_actions_only(*, hunted: bool) -> None:
    """None as a blood hunt is called, which is no political action (sec. 6.5.6)."""
    game = table()
    rebel = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"))
    game.on(rebel, "Firebrand")
    other = game.ready("Sarah", vampire("Pug", 6))
    victim = game.torpor("Alexis", vampire("Ira", 3), blood=0)
    game.ready("Alexis", vampire("Prince", 6, title="prince of Rome"))
    if hunted:
        game.pick("diablerize", minion=other, target=victim)
    else:
        game.hand("Sarah", "Praxis Seizure: Athens")
        game.pick("political", "Praxis Seizure: Athens", minion=other)
    while game.table.referendum is None:
        game.passes()
    assert minions.votes(game.rules, rebel) == (0 if hunted else 1)


def _discarding(who: str, *cards: str, lay: str = "") -> Position:
    """The discard phase of a Methuselah, with Alexis's Count Jocalo ready."""
    game = table()
    game.ready("Alexis", "Count Jocalo")
    if lay:
        game.ready(who, lay, blood=1)
    game.hand(who, *cards)
    game.phase("discard", of=who)
    return game


@pytest.mark.parametrize(("who", "asked"), [("Sarah", True), ("Justin", True)])
def test_jocalo_sees_the_hand_of_a_neighbour_who_discards_or_plays_an_event(who: str, *, asked: bool) -> None:
    for card, kind in (("Rave", "discard"), ("Anthelios, The Red Star", "event")):
        game = _discarding(who, card)
        game.pick(kind, card)
        assert (game.asked == "Alexis" and bool(game.options("yes"))) == asked


def test_jocalo_sees_it_after_a_vampire_has_used_the_action_too() -> None:
    game = _discarding("Sarah", lay="Ayse Dhanial")
    game.pick("use", lying(game, "Ayse Dhanial"))
    assert game.asked == "Alexis"
    game.pick("yes")
    assert game.question.startswith("Count Jocalo: you look at the hand of Sarah")


def test_jocalo_sees_nothing_where_none_was_used_or_it_is_ones_own() -> None:
    game = _discarding("Sarah")
    game.pick("pass")
    assert not game.options("yes")
    game = _discarding("Alexis", "Rave")
    game.pick("discard", "Rave")
    assert not game.options("yes")


@pytest.mark.parametrize("name", ["Paul Cordwood", "Tusk, The Talebearer (ADV)", "Krassimir"])
@pytest.mark.parametrize("acts", [True, False])
def test_what_a_vampire_may_do_in_its_actions_it_may_as_it_leaves_torpor(name: str, *, acts: bool) -> None:
    """But nothing while another acts."""
    game = table()
    game.crypt("Sarah", vampire("Next", 3))
    fallen = game.torpor("Sarah", name, blood=5)
    pug = game.ready("Sarah", vampire("Pug", 4))
    guard = game.ready("Alexis", vampire("Yo", 3, text="+1 intercept."))
    game.pick("leave torpor" if acts else "bleed", minion=fallen if acts else pug)
    offered = False
    for _ in range(20):
        offered = offered or any(option.copy == fallen.id for option in game.options("use"))
        if game.table.action is None or game.options("yes") or game.options("hand strike"):
            break
        game.pick("block", guard) if game.options("block") else game.passes()
    assert offered == acts


@pytest.mark.parametrize(("name", "left"), [("Dónal O'Connor", 1), ("Lucita", 2)])
def test_who_blocks_donal_as_he_leaves_torpor_burns_a_blood(name: str, left: int) -> None:
    game, young, _ = _leaves(name)
    game.pick("block", young)
    until_or_over(game, "yes")
    assert young.blood == left


@pytest.mark.parametrize(
    ("name", "now"),
    [("Helena", "Independent"), ("Goratrix", "Camarilla"), ("Zack North", "Anarch"), ("Jessica", "Sabbat")],
)
@pytest.mark.parametrize("became", ["", "Anarch", "Camarilla"])
def test_a_vampire_is_of_the_sect_of_the_advancement_put_on_it(name: str, now: str, became: str) -> None:
    """Whatever it had become before (rulings on merged vampires); one whose cards are of one sect stays what it is."""
    game = table()
    advanced, base = next(pair for pair in pairs(game) if pair[0].name == name)
    below = game.ready("Sarah", base)
    above = game.uncontrolled("Sarah", advanced)
    if became:
        change_sect(game.rules, below, became)
    game.phase("influence", of="Sarah")
    game.pick("merge", above)
    expected = became if name == "Jessica" and became else now
    assert (above.place.region, minions.sect(game.rules, above)) == ("ready", expected)


def test_a_base_card_put_under_its_advancement_changes_no_sect() -> None:
    game = table()
    advanced, base = next(pair for pair in pairs(game) if pair[0].name == "Helena")
    above = game.ready("Sarah", advanced)
    below = game.uncontrolled("Sarah", base)
    change_sect(game.rules, above, "Anarch")
    game.phase("influence", of="Sarah")
    game.pick("merge", below)
    assert minions.sect(game.rules, above) == "Anarch"


def _falls(card: str, **krid: object) -> tuple[Position, Copy]:
    """Sarah's Krid, who holds a card, is blocked and sent to torpor; then comes what may be played after the action."""
    game = table()
    fallen = game.ready("Sarah", vampire("Krid", 6, "CEL FOR OBF", **krid), blood=4)  # type: ignore[arg-type]
    guard = game.ready("Alexis", vampire("Yo", 6, text="+3 intercept. Damage from Yo's hand strikes is aggravated."))
    game.hand("Sarah", card)
    for _ in range(3):
        game.on(fallen, "Aye")
    game.pick("bleed", minion=fallen)
    until_or_over(game, "block")
    game.pick("block", guard)
    held = game.rules.pile(0, "hand")[0]
    while fallen.place.region == "ready" and game.table.action is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    until_or_over(game, "play", held)
    return game, fallen


@pytest.mark.parametrize(
    ("card", "sect"), [("Zephyr", "Camarilla"), ("Dusk Work", "Laibon"), ("Freak Drive", "Sabbat")]
)
def test_who_has_fallen_unlocks_after_its_action_all_the_same(card: str, sect: str) -> None:
    """The acting vampire may play such a card from torpor (rulings)."""
    game, fallen = _falls(card, sect=sect)
    assert fallen.place.region == "torpor" and fallen.locked
    level = {"Zephyr": "CEL", "Freak Drive": "FOR"}.get(card)
    game.pick("play", card, level=level)
    through(game)
    assert (fallen.place.region, fallen.locked) == ("torpor", False)


@pytest.mark.parametrize("card", ["Go-getter", "As the Crow"])
def test_who_has_fallen_has_no_action_go_on_nor_one_that_succeeded(card: str) -> None:
    game, fallen = _falls(card, clan="Ravnos")
    assert fallen.place.region == "torpor"
    assert not any(option.kind == "play" for option in game.options())


def _both_fall(card: str, codes: str, *, claws: bool = True) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah bleeds, and falls into torpor in the round in which it burns who blocks, or sends it there too."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, f"{codes} PRO", text="+3 strength."), blood=2)
    foe = game.ready("Alexis", vampire("Foe", 3, text="+5 strength."), blood=0)
    game.hand("Sarah", card, *(["Wolf Claws"] if claws else []))
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", foe)
    if claws:
        until_or_over(game, "play")
        game.pick("play", "Wolf Claws", level="pro")
    while krid.place.region == "ready" and game.table.action is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    until_or_over(game, "play")
    assert (krid.place.region, foe.place.region) == ("torpor", "ash heap" if claws else "torpor")
    return game, krid, foe


@pytest.mark.parametrize(
    ("card", "level", "blood", "pool"),
    [
        ("Draught of the Soul", "AUS QUI", 1, 30),
        ("Draught of the Soul", "qui", 1, 30),
        ("Soul Stealing", "nec", 1, 30),
        ("Predator's Transformation", "ABO", 0, 28),
    ],
)
def test_who_has_fallen_with_whom_it_burned_has_burned_it(card: str, level: str, blood: int, pool: int) -> None:
    """An acting vampire in torpor plays action modifiers (sec. 6.5.1)."""
    game, krid, _ = _both_fall(card, {"Soul Stealing": "NEC"}.get(card, level))
    game.pick("play", card, level=level)
    through(game)
    assert (krid.place.region, krid.blood, game["Alexis"].pool) == ("torpor", blood, pool)
    stays = level == "AUS QUI"
    assert len(krid.attached) == stays and minions.intercept(game.rules, krid) == stays


def test_who_has_fallen_and_burned_nobody_drinks_no_soul() -> None:
    game, _, _ = _both_fall("Draught of the Soul", "AUS QUI", claws=False)
    assert not game.options("play")


@pytest.mark.parametrize(
    ("name", "blood", "locked"), [("Ogwon", 1, False), ("Gracis Nostinus", 2, True), ("Lucita", 2, False)]
)
def test_who_fails_to_block_one_that_leaves_torpor_is_hit_by_its_text(name: str, blood: int, locked: bool) -> None:
    game = table()
    fallen = game.torpor("Sarah", name, blood=5)
    young = game.ready("Alexis", vampire("Yo", 3), blood=2)
    game.pick("leave torpor", minion=fallen)
    while game.choice is not None and game.choice.kind != "block":
        game.passes()
    game.pick("block", young)
    while game.table.action is not None:
        game.passes()
    assert (fallen.place.region, young.blood, young.locked) == ("ready", blood, locked)


def test_reverend_adams_leaving_torpor_locks_no_older_vampire_that_blocks_him() -> None:
    for name, locked in (("Reverend Adams", False), ("Lucita", True)):
        game = table()
        fallen = game.torpor("Sarah", name, blood=3)
        elder = game.ready("Alexis", vampire("Elder", 11, text="+3 intercept."))
        game.pick("leave torpor", minion=fallen)
        while game.choice is not None and game.choice.kind != "block":
            game.passes()
        game.pick("block", elder)
        while game.table.action is not None:
            game.pick("no") if game.options("no") else game.passes()
        assert elder.locked == locked
