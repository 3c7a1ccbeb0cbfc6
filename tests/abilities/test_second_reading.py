"""Modifiers and combat cards whose words a second reader has found read past, each played anew."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.calls import votes
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_modifiers import REFORM, block, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table.table import Copy

FLYER = vampire("Ira", 8, EVERYTHING, text="Flight [FLIGHT].")
KEEN = "+2 intercept."


def offered_at(fight: Fighting, card: str, level: str = "", *, by: str = "Sarah") -> list[str]:
    """In which windows of the fight a card is offered to somebody, until the action is over."""
    found = []
    while fight.game.choice is not None and fight.game.table.action is not None:
        there = any(card in each.text and each.level == level for each in fight.game.options("play"))
        if fight.game.asked == by and there:
            found.append(fight.game.choice.kind)
        fight.game.pick("no") if fight.game.options("no") else fight.step()
    return found


def strikes_with_weapon(fight: Fighting, *, by: str = "Alexis") -> None:
    """The next strike of somebody is with the weapon."""
    fight.until("weapon", by=by)
    fight.game.pick("weapon", by=by)


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "late"),
    [
        ("Apparition", "CHI", True),
        ("Chiropteran Marauder", "VIC", True),
        ("Infernal Pursuit", "CEL", True),
        ("Sympathetic Agony", "chi for", True),
        ("Form of the Wolf", "pro", False),  # Only before range is determined.
    ],
)
def test_what_says_nothing_of_when_can_be_played_once_strikes_are_chosen(card: str, level: str, *, late: bool) -> None:
    """RTR 19961113: until strikes resolve."""
    assert ("strikes chosen" in offered_at(fighting(card), card, level)) == late


def test_apparition_can_be_played_for_the_damage_that_is_being_handled() -> None:
    """At any time in combat, its ruling says."""
    fight = fighting("Apparition")
    while fight.game.choice and not (fight.game.asked == "Sarah" and fight.game.choice.kind == "prevention"):
        fight.step()
    fight.game.pick("play", "Apparition", level="chi")
    fight.game.pick("prevent")
    fight.end()
    assert fight.blood == (5, 5)
    fight = fighting("Apparition", "Dodge")
    fight.play("Dodge")
    assert "prevention" not in offered_at(fight, "Apparition", "chi")  # It is the other that is hurt.


def test_roll_is_a_maneuver_and_nothing_else() -> None:
    flyer = vampire("Kurt", 8, EVERYTHING, text="Flight [FLIGHT].")
    assert offered_at(fighting("Roll", kurt=flyer), "Roll") == ["range"]
    fight = fighting("Roll", kurt=flyer)
    fight.play("Roll")
    assert "The range is long" in fight.game.log
    assert not offered_at(fighting("Roll"), "Roll")


@pytest.mark.parametrize(("answer", "offered"), [("dodges", False), ("is hit", True), ("can’t prevent", False)])
def test_indomitability_prevents_damage_or_presses(answer: str, *, offered: bool) -> None:
    """LSJ 20001114; what Fortitude can't prevent it can't be played for either."""
    fight = fighting("Indomitability", "Dodge", against=("Dead Hand",), blood=(8, 8))
    if answer == "dodges":
        fight.play("Dodge")
    if answer == "can’t prevent":
        fight.play("Dead Hand", "NEC", by="Alexis")
    at = offered_at(fight, "Indomitability", "FOR")
    assert ("prevention" in at) == offered
    assert at[-1] == "press"


# -- who --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locked", "capacity", "offered"), [(True, 8, True), (False, 8, True), (False, 4, False)])
def test_inspire_greatness_is_played_by_a_locked_vampire_too(locked: bool, capacity: int, *, offered: bool) -> None:
    """LSJ 19980210; by several on the same action (ANK 20200515)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Sarah", vampire("Bea", capacity, "POT PRE"), locked=locked)
    game.ready("Sarah", vampire("Abe", capacity, "POT PRE"), locked=locked)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Inspire Greatness", "Inspire Greatness")
    game.pick("bleed", minion=krid)
    assert may_play(game, "Inspire Greatness", "POT PRE") == offered
    if offered:
        for name in ("Bea", "Abe"):
            there = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == name)
            game.pick("play", "Inspire Greatness", level="POT PRE", minion=there)
            if name == "Bea":
                assert not any(each.minion == there.id for each in game.options("play"))
        block(game, ira)
        go_on(game, lambda: game.table.action is None)
        assert "Ira takes 5 damage" in game.log


def test_inspire_greatness_is_not_played_by_others() -> None:
    """LSJ 19990425: only by the controller of the acting minion."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Bea", 8, "POT PRE"))
    game.hand("Alexis", "Inspire Greatness")
    game.pick("bleed", minion=krid)
    seen = []
    while game.table.action is not None:
        seen += [each for each in game.options("play") if game.asked == "Alexis"]
        game.passes()
    assert not seen


@pytest.mark.parametrize(
    ("locked", "kind", "offered"), [(True, "Ghoul", True), (False, "Ghoul", True), (True, "Mage", False)]
)
def test_infection_protects_a_ghoul_by_a_locked_vampire_too(locked: bool, kind: str, *, offered: bool) -> None:
    hans = library("Hans", "Ally", text=f"{kind} with 3 life. 1 strength, 1 bleed.")
    game = table()
    ghoul = game.ready("Sarah", hans)
    karl = game.ready("Sarah", vampire("Karl", 8, "thn"), locked=locked)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Infection")
    game.pick("bleed", minion=ghoul)
    block(game, ira)
    go_on(game, lambda: bool(game.options("play")) or game.table.action is None)
    assert bool(game.options("play")) == offered
    if offered:
        game.pick("play", "Infection", level="thn", minion=karl)
        go_on(game, lambda: game.table.action is None)
    assert (ghoul.blood, karl.blood) == ((3, 6) if offered else (2, 8))


@pytest.mark.parametrize(("capacity", "level", "offered"), [(4, "mel", True), (4, "cel", False), (5, "cel", True)])
def test_the_missing_voice_asks_for_an_elder_for_celerity_only(capacity: int, level: str, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, "CEL MEL"))
    ira = game.ready("Alexis", vampire("Ira", 3))
    game.hand("Sarah", "The Missing Voice")
    game.pick("bleed", minion=krid)
    assert may_play(game, "The Missing Voice", level) == offered
    if offered:
        game.pick("play", "The Missing Voice", level=level)
        assert blocks.intercept_of(game.rules, ira) == -1


# -- attempts to block that cost something -----------------------------------------------------------------------------


def attempted(card: str, level: str, blocker: Copy, game: Position, krid: Copy) -> None:
    """Krid bleeds, and plays a card while the other attempts to block."""
    game.hand("Sarah", card)
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", blocker)
    game.pick("play", card, level=level, by="Sarah")


@pytest.mark.parametrize(
    ("card", "level"),
    [("Tenebrous Form", "OBT"), ("Where the Veil Thins", "OBL"), ("Unthinkable Humiliation", "pot/pre")],
)
@pytest.mark.parametrize(("answer", "blood", "pool"), [("yes", 3, 30), ("no", 5, 29), ("", 0, 29)])
def test_who_attempts_to_block_pays_or_resigns(card: str, level: str, answer: str, blood: int, pool: int) -> None:
    """LSJ 20031121-2: who resigns pays nothing; and who has none can't go on."""
    game = table()
    krid = game.ready("Sarah", replace(vampire("Krid", 8, EVERYTHING), path="Power and the Inner Voice"))
    ira = game.ready("Alexis", vampire("Ira", 5, text=KEEN), blood=5 if answer else 0)
    attempted(card, level, ira, game, krid)
    if answer:
        game.pick(answer, by="Alexis")
    go_on(game, lambda: game.table.action is None)
    assert ("Combat: Krid against Ira" in game.log) == (answer == "yes")
    assert (ira.blood, game["Alexis"].pool) == (blood, pool)


@pytest.mark.parametrize(
    ("card", "level", "goes_on"), [("Unthinkable Humiliation", "pot/pre", True), ("Tenebrous Form", "OBT", False)]
)
def test_an_ally_pays_with_life_where_the_card_says_so_only(card: str, level: str, *, goes_on: bool) -> None:
    game = table()
    krid = game.ready("Sarah", replace(vampire("Krid", 8, EVERYTHING), path="Power and the Inner Voice"))
    mage = game.ready("Alexis", ally("Mage", 3, text=KEEN))
    attempted(card, level, mage, game, krid)
    assert bool(game.options("yes")) == goes_on
    if goes_on:
        game.pick("yes", by="Alexis")
    go_on(game, lambda: game.table.action is None)
    assert ("Mage burns 1 to attempt to block" in game.log) == goes_on
    assert (mage.blood, game["Alexis"].pool) == ((1, 30) if goes_on else (3, 29))


def test_allies_cannot_burn_blood_to_block_through_seeds_of_terror() -> None:
    """The ruling on attempts that run already has nothing to say here: none can run as an action is announced."""
    game = table()
    krid = game.ready("Sarah", replace(vampire("Krid", 8, "obf"), path="Cathari"))
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.ready("Alexis", vampire("Empty", 5), blood=0)
    game.ready("Alexis", ally("Mage", 3))
    game.hand("Sarah", "Seeds of Terror")
    game.pick("bleed", minion=krid)
    game.pick("play", "Seeds of Terror", level="obf/pre")
    go_on(game, lambda: bool(game.options("block")))
    assert [each.copy for each in game.options("block")] == [ira.id]
    game.pick("block", ira)
    assert "Ira burns 1 to attempt to block" in game.log


# -- votes ------------------------------------------------------------------------------------------------------------


def polled(card: str, level: str = "", clan: str = "Ventrue antitribu") -> tuple[Position, Copy]:
    """Krid calls a referendum in which the young vampire of Alexis has two votes."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRE", clan=clan, title="prince"), blood=5)
    young = game.ready("Alexis", vampire("Young", 4, title="prince"))
    game.hand("Sarah", REFORM, card)
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: may_play(game, card, level))
    return game, young


def test_kindred_manipulation_binds_also_who_has_not_cast() -> None:
    """RTR 19991001: it need not vote, but can on that side only."""
    game, young = polled("Kindred Manipulation")
    game.pick("play", "Kindred Manipulation")
    assert {each.copy for each in game.options() if each.kind in ("for", "against")} == {young.id}  # None older.
    game.pick("for", young)
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("title for")))
    assert not game.options("title against")
    game.pass_all()
    assert "The referendum passes: 0 for, 0 against" not in game.log
    assert not any("casts" in line for line in game.log)


def test_kindred_manipulation_turns_what_was_cast() -> None:
    game, young = polled("Kindred Manipulation")
    while not (game.asked == "Alexis" and game.options("title against")):
        game.pick("wait") if game.options("wait") else game.passes()
    game.pick("title against", young)
    while game.asked != "Sarah":
        game.pick("wait")
    game.pick("play", "Kindred Manipulation")
    game.pick("for", young)
    go_on(game, lambda: game.table.referendum is None)
    assert "The referendum passes: 2 for, 0 against" in game.log


def test_business_pressure_goes_round_until_nobody_burns_any_more() -> None:
    """RTR 19960530: some give and take; RTR 20040501: not before the terms are set."""
    game, _ = polled("Business Pressure", "pre")
    assert game.choice is not None and game.choice.kind == "before votes"
    game.pick("play", "Business Pressure", level="pre")
    for name, burned in (
        ("Sarah", 1),
        ("Alexis", 2),
        ("Justin", 0),
        ("Sarah", 1),
        ("Alexis", 0),
        ("Justin", 0),
        ("Sarah", 0),
    ):
        assert game.asked == name
        game.pick("amount", amount=burned)
    assert game.choice.kind != "amount" and [seat.pool for seat in game.table.seats] == [28, 28, 30]
    go_on(game, lambda: votes(game, "Business Pressure") > 0)
    assert votes(game, "Business Pressure") == 4


# -- strikes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Blood Rage", "Blood Fury", "Bollix", "Soul Burn"])
def test_weapons_inflict_nothing_where_such_a_strike_hits(card: str) -> None:
    fight = fighting(card, on_ira=("Bastard Sword",), blood=(8, 8))
    fight.play(card, "tha")
    strikes_with_weapon(fight)
    fight.end()
    assert fight.kurt.blood == (7 if card in ("Blood Fury", "Soul Burn") else 8)


@pytest.mark.parametrize(("dodges", "lost"), [(True, 2), (False, 0)])
def test_who_dodges_it_keeps_the_use_of_its_weapons(dodges: bool, lost: int) -> None:
    fight = fighting("Blood Rage", against=("Dodge", "Blur"), on_ira=("Bastard Sword",), blood=(8, 8))
    fight.play("Blood Rage", "tha")
    if dodges:
        fight.play("Dodge", by="Alexis")
    fight.play("Blur", "cel", by="Alexis")
    strikes_with_weapon(fight)
    fight.end()
    assert fight.kurt.blood == 8 - lost - (0 if dodges else 1)


def test_a_weapon_that_strikes_first_is_not_stopped_by_it() -> None:
    fight = fighting("Blood Rage", against=("Backstab",), on_ira=("Bastard Sword",), blood=(8, 8))
    fight.play("Backstab", "cel", by="Alexis")
    fight.play("Blood Rage", "tha")
    strikes_with_weapon(fight)
    fight.end()
    assert fight.kurt.blood == 6


def test_earthshock_strikes_a_retainer_of_who_flies_at_long_range() -> None:
    fight = fighting("Fake Out", "Earthshock", ira=FLYER, on_ira=("J. S. Simmons, Esq.",))
    servant = next(copy for copy in fight.game.table.copies.values() if fight.game.name(copy).startswith("J. S."))
    fight.long()
    fight.play("Earthshock", "POT")
    fight.end()
    assert (servant.place.region, fight.ira.blood) == ("ash heap", 6)
    assert not offered_at(fighting("Earthshock", ira=FLYER, on_ira=("J. S. Simmons, Esq.",)), "Earthshock", "pot")
    fight = fighting("Fake Out", "Earthshock", ira=FLYER)
    fight.long()
    assert not offered_at(fight, "Earthshock", "pot")


def test_who_was_disarmed_burns_the_card_in_torpor_too() -> None:
    game = table()
    ira = game.torpor("Sarah", vampire("Ira", 8), blood=4)
    card = game.on(ira, "Disarm", marks={"level": "POT"})
    game.pick("use", card)
    assert (card.place.region, ira.blood, ira.place.region) == ("ash heap", 1, "torpor")
    game = table()
    card = game.on(game.torpor("Sarah", vampire("Ira", 8), blood=2), "Disarm", marks={"level": "POT"})
    assert not game.options("use")


# -- afterwards -------------------------------------------------------------------------------------------------------


def test_high_aye_draws_once_both_cards_are_discarded() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"))
    for _ in range(3):
        game.on(krid, "Aye")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "High Aye", "Fake Out", "Dodge")
    game.library("Sarah", "Boxed In", "Blur", "Flash")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    game.pick("play", "High Aye", by="Sarah")
    go_on(game, lambda: bool(game.options("discard")))
    game.pick("discard", "Fake Out")
    assert "Blur" not in game.names("Sarah", "hand")
    game.pick("discard", "Dodge")
    assert {"Blur", "Flash"} <= {*game.names("Sarah", "hand")}


def test_red_herring_keeps_vampires_from_the_action_but_no_ally() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI"), blood=5)
    other = game.ready("Sarah", vampire("Other", 6))
    mage = game.ready("Sarah", ally("Mage", 3, bleed=1))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Red Herring")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Red Herring", "chi"))
    game.pick("play", "Red Herring", level="chi")
    go_on(game, lambda: game.table.action is None)
    bleeding = {each.minion or each.copy for each in game.options("bleed")}
    assert mage.id in bleeding and not {krid.id, other.id} & bleeding


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_red_herring_returns_the_action_card(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI DOM"), blood=5)
    other = game.ready("Sarah", vampire("Other", 6, "DOM"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    (govern, herring) = game.hand("Sarah", "Govern the Unaligned", "Red Herring")
    game.pick("action card", govern, minion=krid, level="dom")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Red Herring", level))
    game.pick("play", herring, level=level)
    game.pick("discard", "Blank card")
    assert game.names("Sarah", "hand") == ["Govern the Unaligned"]
    assert ira.locked == (level == "CHI")
    # Neither may any vampire of hers take that action again.
    assert not [each for each in game.options("action card") if each.minion in (krid.id, other.id)]
