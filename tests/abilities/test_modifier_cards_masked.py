"""Modifiers by which another minion takes over the action, and reactions that stay, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import REFORM, block, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import CHOSEN
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

MASK = "Mask of a Thousand Faces"


def masking(level: str, *cards: str, krid: str = "", title: str = "") -> tuple[Position, Copy, Copy, Copy]:
    """Krid of Sarah acts, Pug may mask it; Ira of Alexis may block."""
    game = table()
    acting = game.ready("Sarah", vampire("Krid", 6, krid, title=title), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 4, level), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", MASK, *cards)
    return game, acting, pug, ira


def test_another_vampire_takes_over_a_bleed() -> None:
    """RTR 19951110, LSJ 19990106: the action is the same, and who attempts to block still does."""
    game, krid, pug, ira = masking("obf")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", MASK, level="obf", minion=pug)
    go_on(game, lambda: game.table.action is None)
    assert (krid.locked, pug.locked, ira.locked) == (False, True, True)
    assert (krid.blood, pug.blood, ira.blood) == (4, 1, 2)
    # Only who was acting in the end has bled.
    assert {option.minion for option in game.options("bleed")} == {krid.id}


BRUJAH, TOREADOR = vampire("Krid", 5, clan="Brujah"), vampire("Krid", 5, clan="Toreador")


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(
    ("whose", "on", "marks", "kind", "ira"),
    [
        ("Elizabeth Dimitros", "", {}, "bleed", "Hesha Ruhadze"),
        (BRUJAH, "Artistically Inept", {}, "bleed", vampire("Ira", 5, clan="Toreador")),
        (BRUJAH, "Trophy: Clan Respect", {"clan chosen": "Brujah"}, "bleed", vampire("Ira", 5, clan="Brujah")),
        (vampire("Krid", 5, clan="Kiasyd"), "Ravager", {}, "hunt", vampire("Ira", 5, text="+1 intercept.")),
        (TOREADOR, "Toreador Grand Ball", {}, "hunt", vampire("Ira", 5, text="+1 intercept.")),
        (BRUJAH, "Blood Bond", {}, "bleed", vampire("Ira", 5)),
    ],
)
def test_who_cannot_block_one_may_block_another_that_takes_its_action_over(
    whose: str | Card, on: str, marks: dict[str, str], kind: str, ira: str | Card, first: bool
) -> None:
    """And the other way round: what is said of one is said while that one acts (RTR 19951110)."""
    game = table()
    krid, pug = game.ready("Sarah", whose, blood=3), game.ready("Sarah", vampire("Pug", 4, "obf"), blood=2)
    game.on(krid, "Obfuscate")
    blocks = game.ready("Alexis", ira)
    if on == "Toreador Grand Ball":
        game.in_play("Sarah", on, marks={CHOSEN: str(krid.id)})
    elif on:
        game.on(blocks if on == "Blood Bond" else krid, on, marks={**marks, f"{CHOSEN} master": str(krid.id)})
    game.hand("Sarah", MASK)
    actor, masker = (krid, pug) if first else (pug, krid)
    game.pick(kind, minion=actor)
    go_on(game, lambda: may_play(game, MASK, "obf"))
    game.pick("play", MASK, level="obf", minion=masker)
    go_on(game, lambda: game.table.action is None or bool(game.options("block")))
    assert bool(game.options("block")) == first


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("name", "kind"), [("Gracis Nostinus", "bleed"), ("Gwyedd", "hunt"), ("Ogwon", "bleed")])
def test_who_fails_to_block_one_is_hit_where_that_one_acts_in_the_end(name: str, kind: str, first: bool) -> None:
    game = table()
    krid, pug = game.ready("Sarah", name, blood=5), game.ready("Sarah", vampire("Pug", 4, "OBF"), blood=2)
    game.on(krid, "Obfuscate")
    game.on(krid, "Obfuscate")
    ira = game.ready("Alexis", vampire("Ira", 3), blood=3)
    game.hand("Sarah", MASK, "Lost in Crowds")
    actor, masker = (krid, pug) if first else (pug, krid)
    game.pick(kind, minion=actor)
    block(game, ira)
    if may_play(game, MASK, "OBF"):
        game.pick("play", MASK, level="OBF", minion=masker)
    else:
        go_on(game, lambda: may_play(game, MASK, "obf"))
        game.pick("play", MASK, level="obf", minion=masker)
    game.pass_all()
    assert (ira.locked or ira.blood < 3) != first


@pytest.mark.parametrize(
    ("name", "on", "needs", "card"),
    [
        ("Arnulf Jormungandrsson", "", "DOM", "Bonding"),
        ("Valerius Maior, Hell's Fool (ADV)", "", "OBF", "Lost in Crowds"),
        (vampire("Ira", 6), "Blessing of Chaos", "DOM", "Bonding"),
    ],
)
def test_who_takes_the_action_over_cannot_play_what_the_acting_minion_cannot(
    name: str | Card, on: str, needs: str, card: str
) -> None:
    """While one of them attempts to block; and who has been masked is the acting one no more (ANK 20210309)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    pug = game.ready("Sarah", vampire("Pug", 4, f"OBF {needs}"), blood=2)
    ira = game.ready("Alexis", name)
    if on:
        game.on(ira, on, marks={"level": "dem"})
    game.hand("Sarah", MASK, card)
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", MASK, level="obf", minion=pug)
    while game.table.action is not None and game.table.combat is None:
        assert not may_play(game, card)
        game.passes()
    assert game["Alexis"].pool == 30


def test_what_is_lent_to_who_acts_is_lent_to_who_takes_the_action_over() -> None:
    game, krid, pug, _ = masking("obf", "Mouthpiece", "Bonding")
    mouth = game.ready("Sarah", vampire("Mouth", 4, "DOM"), locked=True)
    game.pick("bleed", minion=krid)
    game.pick("play", "Mouthpiece", level="DOM", minion=mouth)
    go_on(game, lambda: may_play(game, MASK, "obf"))
    game.pick("play", MASK, level="obf", minion=pug)
    go_on(game, lambda: may_play(game, "Bonding", "dom"))
    game.pick("play", "Bonding", level="dom", minion=pug)


@pytest.mark.parametrize("first", [True, False])
def test_durga_does_not_lock_for_blocking_who_is_small_as_she_blocks(first: bool) -> None:
    game = table()
    krid, pug = game.ready("Sarah", vampire("Krid", 8, "obf")), game.ready("Sarah", vampire("Pug", 4, "obf"))
    durga = game.ready("Alexis", "Durga Syn")
    game.hand("Sarah", MASK)
    actor, masker = (krid, pug) if first else (pug, krid)
    game.pick("bleed", minion=actor)
    go_on(game, lambda: may_play(game, MASK, "obf"))
    game.pick("play", MASK, level="obf", minion=masker)
    block(game, durga)
    game.pass_all()
    assert durga.locked is not first


@pytest.mark.parametrize("first", [True, False])
def test_older_vampires_lock_for_blocking_who_takes_the_action_of_adams_over(first: bool) -> None:
    game = table()
    adams, pug = game.ready("Sarah", "Reverend Adams"), game.ready("Sarah", vampire("Pug", 4, "obf"))
    game.on(adams, "Obfuscate")
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", MASK)
    actor, masker = (adams, pug) if first else (pug, adams)
    game.pick("bleed", minion=actor)
    go_on(game, lambda: may_play(game, MASK, "obf"))
    game.pick("play", MASK, level="obf", minion=masker)
    block(game, ira)
    game.pass_all()
    assert ira.locked is first


@pytest.mark.parametrize("owes", [True, False])
def test_who_must_bleed_by_her_own_text_masks_no_hunt(owes: bool) -> None:
    """While Elen Kamjian's Methuselah controls a locked minion, and the acting one is, she can take no other action;
    once she has in this turn she owes nothing (her text)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    elen = game.ready("Sarah", "Elen Kamjian", blood=3)
    game.on(elen, "Obfuscate")
    game.hand("Sarah", MASK)
    if not owes:
        game.start()
        game.rules.taken.note(elen.id, (f"in play {elen.id} 0",))
    game.pick("hunt", minion=krid)
    assert may_play(game, MASK, "obf") is not owes


def test_at_superior_it_adds_the_stealth_that_is_needed() -> None:
    game, krid, pug, ira = masking("OBF")
    game.pick("bleed", minion=krid)
    assert may_play(game, MASK, "obf") and not may_play(game, MASK, "OBF")
    block(game, ira)
    game.pick("play", MASK, level="OBF", minion=pug)
    game.pass_all()
    assert (game["Alexis"].pool, ira.locked, krid.locked) == (29, False, False)


def test_it_may_be_used_after_the_block_and_the_new_one_fights() -> None:
    """LSJ 20010803: before the block resolves."""
    game, krid, pug, ira = masking("obf")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: game.table.action is not None and game.table.action.step == "blocked")
    game.pick("play", MASK, level="obf", minion=pug)
    game.pass_all()
    assert (krid.blood, pug.blood, ira.blood) == (4, 1, 2)


def test_an_inherent_bleed_is_left_behind_and_a_modifier_kept() -> None:
    """RTR 19951110, ANK 20190117-1: the limit of the action still counts."""
    game, krid, pug, _ = masking("obf dom", "Bonding", "Threats", krid="dom")
    game.on(krid, library("Charm", "Equipment", text="The bearer gets +1 bleed."))
    game.pick("bleed", minion=krid)
    game.pick("play", "Bonding", level="dom")
    before = game.table.action
    game.pick("play", MASK, level="obf", minion=pug)
    after = game.table.action
    assert before is not None and after is not None
    assert (before.bleed, after.bleed) == (3, 2)
    assert not may_play(game, "Threats")


def test_who_could_not_have_used_a_modifier_can_not_mask() -> None:
    """RTR 19980623."""
    game, krid, _, _ = masking("obf", "Bonding", krid="dom")
    game.pick("bleed", minion=krid)
    assert may_play(game, MASK)
    game.pick("play", "Bonding", level="dom")
    assert not may_play(game, MASK)


@pytest.mark.parametrize("why", ["locked", "has bled", "ally", "no such Discipline"])
def test_who_can_not_take_the_action_can_not_mask_it(why: str) -> None:
    game, krid, pug, _ = masking("" if why == "no such Discipline" else "obf")
    if why == "has bled":
        game.pick("bleed", minion=pug)
        game.pass_all()
        game.rules.unlock(pug)
    if why == "ally":
        game.rules.burn(pug)
        game.ready("Sarah", ally("Guard"))
    pug.locked = why == "locked"
    game.pick("bleed", minion=krid)
    assert not may_play(game, MASK)


def test_an_action_with_a_card_is_done_for_who_took_it_over() -> None:
    game, krid, pug, _ = masking("obf", library("Blade", "Equipment", text="Weapon."))  # type: ignore[arg-type]
    game.pick("equip", minion=krid)
    game.pick("play", MASK, level="obf", minion=pug)
    game.pass_all()
    assert [game.name(game.table.copies[each]) for each in pug.attached] == ["Blade"]
    assert not krid.attached


def test_who_took_a_political_action_over_calls_the_referendum() -> None:
    game, krid, pug, _ = masking("obf", REFORM)  # type: ignore[arg-type]
    game.pick("political", minion=krid)
    assert may_play(game, MASK)
    game.pick("play", MASK, level="obf", minion=pug)
    go_on(game, lambda: game.table.referendum is not None)
    assert game.table.referendum is not None and game.table.referendum.minion == pug.id


def test_a_hunt_is_taken_over() -> None:
    game, krid, pug, _ = masking("obf")
    game.pick("hunt", minion=krid)
    game.pick("play", MASK, level="obf", minion=pug)
    game.pass_all()
    assert (krid.blood, pug.blood) == (4, 3)


def test_an_action_by_equipment_is_not_taken_over() -> None:
    """LSJ 20020926."""
    game, krid, pug, _ = masking("obf")
    for bearer in (krid, pug):
        game.on(bearer, library("Horn", "Equipment", text="The bearer may gain 1 blood as a +1 stealth action."))
    acting = [option for option in game.options("card in play") if option.minion == krid.id]
    assert acting
    game.pick("card in play", minion=krid)
    assert game.table.action is not None and not may_play(game, MASK)


def test_mouthpiece_lends_basic_dominate_for_the_action() -> None:
    """LSJ 19980210, LSJ 19990425: a locked vampire of the same Methuselah plays it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 4, "DOM"), blood=2, locked=True)
    game.hand("Sarah", "Mouthpiece", "Bonding")
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Bonding")
    assert not may_play(game, "Mouthpiece", "dom")
    game.pick("play", "Mouthpiece", level="DOM", minion=pug)
    assert may_play(game, "Bonding", "dom") and not may_play(game, "Bonding", "DOM")
    game.pick("play", "Bonding", level="dom")
    game.pass_all()
    assert game["Alexis"].pool == 28


def reacting(card: str, disciplines: str, **ira: str) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah acts, Ira of Alexis may react."""
    game = table()
    acting = game.ready("Sarah", vampire("Krid", 6), blood=4)
    other = game.ready("Alexis", vampire("Ira", 4, disciplines, **ira), blood=3)  # type: ignore[arg-type]
    game.hand("Alexis", card)
    return game, acting, other


def test_netwar_looks_at_the_acting_hand() -> None:
    game, krid, _ = reacting("Netwar", "aus", sect="Anarch")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Netwar"))
    game.pick("play", "Netwar", level="aus")
    assert game.asked == "Alexis" and game.options("seen")


def test_netwar_waits_for_who_is_the_target() -> None:
    """LSJ 20100507."""
    game, krid, _ = reacting("Wake with Evening's Freshness", "")
    game.ready("Justin", vampire("Ute", 4, "aus", sect="Anarch"), blood=3)
    game.hand("Justin", "Netwar")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Netwar"))
    assert game.table.action is not None and game.table.action.step == "unblocked"


@pytest.mark.parametrize(("level", "left"), [("cel", 28), ("val", 28)])
def test_aversion_reduces_a_bleed(level: str, left: int) -> None:
    game, krid, _ = reacting("Aversion", level)
    game.on(krid, library("Charm", "Equipment", text="The bearer gets +2 bleed."))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Aversion"))
    game.pick("play", "Aversion", level=level)
    if level == "val":
        game.pick("amount", amount=1)
        game.pass_all()
        # One is burned for it, and the bleed of 3 is reduced by 3.
        assert game["Alexis"].pool == 29
    else:
        game.pass_all()
        assert game["Alexis"].pool == left


def test_aversion_stays_on_who_bled_and_is_burned_by_an_action() -> None:
    game, krid, _ = reacting("Aversion", "VAL")
    pug = game.ready("Sarah", vampire("Pug", 4), blood=2)
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Aversion", "VAL"))
    game.pick("play", "Aversion", level="VAL")
    assert game.table.action is not None and game.table.action.bleed == 0
    game.pass_all()
    assert game["Alexis"].pool == 30
    game.pick("card in play", minion=pug)
    game.pass_all()
    assert not krid.attached


def test_sins_of_the_cauchemar_give_intercept_against_the_bearer_alone() -> None:
    """LSJ 19990611: it can be played before any attempt."""
    game, krid, ira = reacting("Sins of the Cauchemar", "AUS")
    # Without the intercept the attempt would fail.
    game.on(krid, library("Cloak", "Equipment", text="The bearer gets +1 stealth."))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Sins of the Cauchemar", "AUS"))
    game.pick("play", "Sins of the Cauchemar", level="AUS")
    block(game, ira)
    assert ira.locked
    assert [game.name(game.table.copies[each]) for each in krid.attached][-1:] == ["Sins of the Cauchemar"]


def test_strix_has_the_bleed_burn_nothing_and_fights() -> None:
    """ANK 20200221: the bleed is successful, and the Edge is gained."""
    game, krid, ira = reacting("Strix", "STR")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Strix", "STR"))
    game.pick("play", "Strix", level="STR")
    game.pass_all()
    assert (game["Alexis"].pool, game.edge, ira.locked) == (30, "Sarah", True)
    assert (krid.blood, ira.blood) == (3, 1)


def test_strix_is_not_for_other_actions() -> None:
    game, krid, _ = reacting("Strix", "STR")
    game.pick("hunt", minion=krid)
    assert not may_play(game, "Strix", "STR")


@pytest.mark.parametrize("declines", [True, False])
def test_burning_touch_hurts_who_blocks(declines: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "val"), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Sarah", "Burning Touch")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Burning Touch", level="val")
    assert game.asked == "Alexis"
    game.pick("yes" if declines else "no")
    game.pass_all()
    assert (ira.blood, game["Alexis"].pool) == ((3, 29) if declines else (1, 30))


ARSON = library("Torch", "Action", text="(D) Burn a location.")


def test_ensconced_makes_an_action_against_a_location_fail() -> None:
    """LSJ 20070219, ANK 20221205: it was not blocked, and the combat comes after it."""
    game, krid, ira = reacting("Ensconced", "VIS")
    pug = game.ready("Sarah", vampire("Pug", 4), blood=2)
    haven = game.in_play("Alexis", library("Haven", "Master", text="Location."))
    game.hand("Sarah", ARSON)
    game.pick("bleed", minion=pug)
    assert not may_play(game, "Ensconced")
    game.pass_all()
    game.pick("action card", minion=krid)
    go_on(game, lambda: may_play(game, "Ensconced"))
    game.pick("play", "Ensconced", level="VIS")
    game.pass_all()
    assert haven.place.region == "in play"
    assert (krid.blood, ira.blood, ira.locked) == (3, 2, False)


def test_ensconced_lies_on_a_location_until_it_is_used() -> None:
    game, krid, ira = reacting("Disengage", "")
    haven = game.in_play("Alexis", library("Haven", "Master", text="Location."))
    game.on(haven, "Ensconced", marks={"level": "vis", "chosen": str(ira.id)})
    game.hand("Sarah", ARSON)
    game.pick("action card", minion=krid)
    go_on(game, lambda: bool(game.options("use")))
    game.pick("use")
    game.pass_all()
    assert (krid.blood, ira.blood, haven.attached) == (3, 2, [])


def test_ensconced_is_put_on_a_location_and_unlocks() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "vis"), blood=4)
    haven = game.in_play("Sarah", library("Haven", "Master", text="Location."))
    game.hand("Sarah", "Ensconced")
    game.pick("action card", "Ensconced", minion=krid)
    go_on(game, lambda: bool(haven.attached) or game.table.action is None)
    assert [game.name(game.table.copies[each]) for each in haven.attached] == ["Ensconced"]
    assert not krid.locked


def test_savannah_runner_locks_an_aye_instead() -> None:
    game, krid, ira = reacting("Savannah Runner", "CEL", sect="Laibon")
    ute = game.ready("Alexis", vampire("Ute", 4, sect="Laibon"), blood=3, locked=True)
    aye = game.on(ira, "Aye")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Savannah Runner"))
    game.pick("play", "Savannah Runner", level="CEL")
    game.pick("way", amount=1)
    assert (ira.locked, aye.locked, ute.locked) == (False, True, False)


def test_savannah_runner_unlocks_another_laibon() -> None:
    game, krid, ira = reacting("Savannah Runner", "CEL", sect="Laibon")
    ute = game.ready("Alexis", vampire("Ute", 4, sect="Laibon"), blood=3, locked=True)
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Savannah Runner"))
    game.pick("play", "Savannah Runner", level="CEL")
    go_on(game, lambda: game.choice is None or game.choice.kind != "target")
    assert (ira.locked, ute.locked) == (True, False)


def test_savannah_runner_is_not_for_who_blocks() -> None:
    game, krid, ira = reacting("Savannah Runner", "CEL", sect="Laibon")
    game.ready("Alexis", vampire("Ute", 4, sect="Laibon"), blood=3, locked=True)
    game.pick("bleed", minion=krid)
    block(game, ira)
    assert not may_play(game, "Savannah Runner")


def test_an_ally_plays_with_what_mouthpiece_lends() -> None:
    game = table()
    guard = game.ready("Sarah", ally("Guard"))
    pug = game.ready("Sarah", vampire("Pug", 4, "DOM"), blood=2, locked=True)
    game.hand("Sarah", "Mouthpiece", "Bonding")
    game.pick("bleed", minion=guard)
    game.pick("play", "Mouthpiece", level="DOM", minion=pug)
    assert may_play(game, "Bonding", "dom")
