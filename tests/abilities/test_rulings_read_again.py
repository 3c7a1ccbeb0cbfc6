"""Rulings of modifiers and of the first half of the combat cards, each played as it is written."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_modifier_cards_masked import MASK, masking
from tests.abilities.test_modifiers import REFORM, block, go_on, may_play
from tests.abilities.test_second_reading import offered_at, strikes_with_weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy

DAM = "Dam the Heart's River"


def over(game: Position) -> None:
    """The action goes to its end; nobody does anything."""
    go_on(game, lambda: game.table.action is None)


def names_on(fight: Fighting, copy: Copy) -> list[str]:
    """What lies on a minion."""
    return [fight.game.name(fight.game.table.copies[below]) for below in copy.attached]


# -- strikes and their damage -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "damage"),
    [
        ("Compress", "pot", 3),
        ("Blood Fury", "THA", 3),
        ("Blood Rage", "THA", 2),
        ("Blissful Agony", "ani", 2),
        ("Dagon's Call", "QUI", 2),
    ],
)
@pytest.mark.parametrize("clawed", [True, False])
def test_additional_damage_is_of_the_kind_of_the_strike(card: str, level: str, damage: int, *, clawed: bool) -> None:
    fight = fighting("Claws of the Dead", card, blood=(8, 8))
    if clawed:
        fight.play("Claws of the Dead", "pro")
    fight.play(card, level)
    fight.end()
    assert f"Ira takes {damage} damage" + (f" ({damage} aggravated)" if clawed else "") in fight.game.log


def test_additional_damage_in_a_later_round_is_of_the_kind_of_the_strike() -> None:
    fight = fighting("Claws of the Dead", "Cauldron of Blood", "Boxed In", blood=(8, 8))
    fight.play("Boxed In")
    fight.play("Claws of the Dead", "pro")
    fight.play("Cauldron of Blood", "tha")
    fight.end()
    assert "Ira takes 3 damage (3 aggravated)" in fight.game.log


@pytest.mark.parametrize(("level", "damage"), [("pro", 2), ("PRO", 3)])
def test_all_damage_of_uncontrollable_rage_is_aggravated(level: str, damage: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "PRO"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Uncontrollable Rage")
    game.pick("bleed", minion=kurt)
    game.pick("play", "Uncontrollable Rage", level=level)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    assert f"Ira takes {damage} damage ({damage} aggravated)" in game.log


def test_compress_is_no_hand_strike_at_thanatosis() -> None:
    fight = fighting("Fists of Death", "Compress", blood=(8, 8))
    fight.play("Fists of Death", "POT")
    fight.play("Compress", "thn")
    fight.end()
    assert "Ira takes 2 damage (2 aggravated)" in fight.game.log
    fight = fighting("Immortal Grapple", "Compress")
    fight.play("Immortal Grapple", "pot")
    assert not offered_at(fight, "Compress", "thn")


@pytest.mark.parametrize(("card", "level", "left"), [("Dodge", None, 7), ("Flesh Bond", "ANI", 7)])
def test_blissful_agony_hurts_who_dodges_but_not_where_combat_ends(card: str, level: str | None, left: int) -> None:
    fight = fighting("Blissful Agony", against=(card,), kurt=vampire("Kurt", 8, "VAL"), blood=(8, 8))
    fight.play("Blissful Agony", "val")
    fight.play(card, level, by="Alexis")
    fight.end()
    assert fight.ira.blood == left  # Flesh Bond costs a blood.
    assert ("Ira takes 1 damage" in fight.game.log) == (card == "Dodge")


@pytest.mark.parametrize(("card", "level", "blood"), [("Dodge", None, (8, 7)), ("Flesh Bond", "ANI", (7, 8))])
def test_darkling_trickery_hurts_unless_combat_ends(card: str, level: str | None, blood: tuple[int, int]) -> None:
    fight = fighting("Darkling Trickery", card, on_ira=(".44 Magnum",), blood=(8, 8))
    fight.play(card, level)
    strikes_with_weapon(fight)
    fight.play("Darkling Trickery", "MYT")
    fight.end()
    assert fight.blood == blood


def test_blood_to_water_is_played_before_or_after_strikes_are_chosen() -> None:
    fight = fighting("Blood to Water", "Boxed In", blood=(8, 8))
    fight.play("Boxed In")
    assert {*offered_at(fight, "Blood to Water", "tha")} == {"before strikes", "strikes chosen"}


def test_who_cannot_strike_can_gain_additional_strikes_uselessly() -> None:
    fight = fighting("Bloodform", "Blur", blood=(8, 8))
    fight.play("Bloodform", "VIC")
    fight.play("Blur", "cel")
    fight.end()
    assert fight.blood == (7, 8)


@pytest.mark.parametrize("card", ["Fleshcraft", "Bonecraft"])
@pytest.mark.parametrize(("answer", "level"), [("Rolling with the Punches", "for"), ("Dodge", None)])
def test_what_a_strike_leaves_comes_though_its_damage_is_prevented(card: str, answer: str, level: str | None) -> None:
    fight = fighting(card, against=(answer,), blood=(8, 8))
    fight.play(card, "vic")
    fight.play(answer, level, by="Alexis")
    fight.end()
    assert names_on(fight, fight.ira) == ([] if answer == "Dodge" else [card])


def test_blessing_of_durga_syn_wants_something_to_steal() -> None:
    assert not offered_at(fighting("Blessing of Durga Syn"), "Blessing of Durga Syn", "chi")
    armed = fighting("Blessing of Durga Syn", on_ira=("Desert Eagle",))
    assert offered_at(armed, "Blessing of Durga Syn", "chi")


def test_drain_essence_takes_what_there_is() -> None:
    fight = fighting("Drain Essence", "Boxed In", blood=(5, 2))
    fight.play("Boxed In")
    fight.play("Drain Essence", "THA")
    fight.end()
    assert "Kurt steals 1 from Ira" in fight.game.log


@pytest.mark.parametrize("ends", [True, False])
def test_dragons_breath_adds_aggravated_damage_and_burns_a_gun_that_was_used(ends: bool) -> None:
    fight = fighting("Dragon's Breath Rounds", against=("Flesh Bond",), on_kurt=(".44 Magnum",), blood=(8, 8))
    strikes_with_weapon(fight, by="Sarah")
    if ends:
        fight.play("Flesh Bond", "ANI", by="Alexis")
    fight.play("Dragon's Breath Rounds")
    fight.end()
    assert ("Ira takes 4 damage (2 aggravated)" in fight.game.log) != ends
    assert names_on(fight, fight.kurt) == ([".44 Magnum"] if ends else [])


def test_who_is_immune_to_aggravated_damage_is_inflicted_none() -> None:
    fight = fighting("Ignore the Searing Flames", against=("Claws of the Dead",), blood=(8, 8))
    fight.play("Ignore the Searing Flames", "DAI")
    fight.play("Claws of the Dead", "pro", by="Alexis")
    fight.end()
    assert fight.kurt.blood == 7  # Its cost.


def test_infection_is_played_at_the_end_of_a_round_that_ends_early_too() -> None:
    fight = fighting("Infection", "Blur", against=("Blur", "Flesh Bond"), blood=(8, 8))
    fight.play("Blur", "cel")
    fight.play("Blur", "cel", by="Alexis")
    fight.play("Flesh Bond", "ANI", by="Alexis")
    assert offered_at(fight, "Infection", "THN") == ["end of round"]
    assert offered_at(fighting("Infection"), "Infection", "THN") == ["end of round"]


def test_bundi_is_used_with_brute_force_though_grappled() -> None:
    fight = fighting("Immortal Grapple", "Brute Force", on_kurt=("Bundi",), blood=(8, 8))
    fight.play("Immortal Grapple", "pot")
    fight.play("Brute Force", "pot")
    assert [each.text for each in fight.game.options("way")] == ["hand strike", "melee weapon strike"]
    assert fight.game.referee is not None
    fight.game.referee.answer(1)
    fight.end()
    assert "Ira takes 4 damage" in fight.game.log


def test_a_poker_can_be_concealed() -> None:
    """What it does to some is not its regular strike; an Ivory Bow's is aggravated."""
    fight = fighting("Concealed Weapon", "Poker")
    fight.play("Concealed Weapon")
    fight.end()
    assert names_on(fight, fight.kurt) == ["Poker"]
    assert not offered_at(fighting("Concealed Weapon", "Ivory Bow"), "Concealed Weapon")


@pytest.mark.parametrize(("card", "level"), [("Blessed Blade", "VAL"), ("Brute Force", "POT")])
def test_a_melee_weapon_that_was_maneuvered_with_is_used_by_a_card(card: str, level: str) -> None:
    """Ruling on Blessed Blade; with no other weapon."""
    kurt = vampire("Kurt", 8, "VAL POT")
    on_kurt = ("Blade of Bellona", "Bastard Sword")
    fight = fighting(card, against=("Fake Out",), kurt=kurt, on_kurt=on_kurt, blood=(8, 8))
    fight.play("Fake Out", by="Alexis")
    fight.until("maneuver", by="Sarah")
    fight.game.pick("maneuver")
    fight.game.pick("play", card, level=level)
    if fight.game.options("way"):
        assert fight.game.referee is not None
        fight.game.referee.answer(len(fight.game.options()) - 1)
    fight.end()
    assert any(line.startswith("Kurt strikes: Blade of Bellona") for line in fight.game.log)
    assert "Ira takes 5 damage" in fight.game.log


def test_a_disguised_weapon_contests_the_one_that_was_chosen() -> None:
    fight = fighting(against=("Disguised Weapon", "Ivory Bow"), on_kurt=("Ivory Bow",), blood=(8, 8))
    strikes_with_weapon(fight, by="Sarah")
    fight.play("Disguised Weapon", "OBF", by="Alexis")
    assert not fight.game.options("weapon")
    fight.end()
    assert fight.blood == (7, 8)
    assert "Ivory Bow is contested" in fight.game.log


# -- Dam the Heart's River ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "lost"),
    [
        ("Carrion Crows", "ani", 2),
        ("Dagon's Call", "qui", 2),
        ("Catatonic Fear", "PRE", 1),
        ("Blood of Acid", "vic", 2),
        ("Weather Control", "tha", 2),
    ],
)
@pytest.mark.parametrize("dammed", [True, False])
def test_dam_adds_to_each_damage_also_of_surroundings_and_after_combat(
    card: str, level: str, lost: int, *, dammed: bool
) -> None:
    fight = fighting(DAM, card, blood=(8, 8))
    if dammed:
        fight.play(DAM, "qui")
    fight.play(card, level)
    fight.end()
    assert fight.ira.blood == 8 - lost * (2 if dammed else 1)


@pytest.mark.parametrize("dammed", [True, False])
def test_dam_adds_to_what_a_gun_does_to_who_shoots_with_it(*, dammed: bool) -> None:
    """A Zip Gun's damage to its bearer is environmental (ruling)."""
    fight = fighting(DAM, against=("Zip Gun",), blood=(8, 8))
    if dammed:
        fight.play(DAM, "qui")
    fight.play("Zip Gun", by="Alexis")
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.blood == (4 if dammed else 6)


@pytest.mark.parametrize("blade", [True, False])
def test_dam_is_a_frenzy_of_the_opponent(*, blade: bool) -> None:
    fight = fighting(DAM, against=("Devil-Channel: Throat",), on_ira=("Blade of Enoch",) if blade else (), blood=(8, 8))
    if blade:
        # Who is immune to frenzy would suffer nothing of it.
        assert not offered_at(fight, DAM, "qui", by="Sarah")
        return
    fight.play(DAM, "qui")
    assert fight.game.asked == "Alexis" and may_play(fight.game, "Devil-Channel: Throat", "abo")
    fight.game.passes()
    while fight.game.table.combat is not None:
        fight.game.pick("hand strike") if fight.game.options("hand strike") else fight.step()
    assert fight.ira.blood == 6


def test_dam_is_paid_for_a_strike_that_a_card_grants() -> None:
    fight = fighting(DAM, against=("Aid from Bats",), blood=(8, 8))
    fight.play(DAM, "QUI")
    fight.play("Aid from Bats", "ani", by="Alexis")
    fight.until("no strike", by="Alexis")
    fight.game.passes()
    fight.end()
    assert "Ira burns 1 for the strike" in fight.game.log and fight.blood == (7, 7)
    fight = fighting(DAM, against=("Entombment",), blood=(8, 2))
    fight.play(DAM, "QUI")
    assert not offered_at(fight, "Entombment", "OBT", by="Alexis")


# -- Infernal Pursuit, Ashes to Ashes, illusions ------------------------------------------------------------------


def discards(game: Position) -> int:
    """How many cards are discarded down now, the last of the hand each time."""
    count = 0
    while game.table.combat is not None and game.choice is not None and game.choice.kind == "discard down":
        assert game.referee is not None
        game.referee.answer(len(game.options()) - 1)
        count += 1
    return count


def pursuing(*cards: str, against: tuple[str, ...] = ()) -> Fighting:
    """Kurt has played Infernal Pursuit."""
    fight = fighting("Infernal Pursuit", *cards, against=against, clan="Salubri antitribu", blood=(8, 8))
    fight.until("play", "Infernal Pursuit", by="Sarah", level="CEL")
    fight.game.pick("play", "Infernal Pursuit", level="CEL")
    if fight.game.asked == "Alexis":
        fight.game.passes()
    assert discards(fight.game) == 1
    return fight


@pytest.mark.parametrize("cancelled", [True, False])
def test_infernal_pursuit_draws_for_a_cancelled_card_too(cancelled: bool) -> None:
    fight = pursuing("Behind You!", against=("Death Seeker",))
    fight.until("play", "Behind You!", by="Sarah")
    fight.game.pick("play", "Behind You!", level="obf")
    fight.game.pick("play", "Death Seeker", by="Alexis") if cancelled else fight.game.passes()
    assert discards(fight.game) == 1


def test_two_infernal_pursuits_draw_at_once() -> None:
    fight = pursuing("Infernal Pursuit", "Behind You!")
    fight.game.pick("play", "Infernal Pursuit", level="CEL")
    assert discards(fight.game) == 2
    fight.until("play", "Behind You!", by="Sarah")
    fight.game.pick("play", "Behind You!", level="obf")
    assert len(fight.game["Sarah"].piles["hand"]) == 9
    assert discards(fight.game) == 2


def reborn(*cards: str, against: tuple[str, ...] = ("Ashes to Ashes",)) -> Fighting:
    """Ira has played Ashes to Ashes and is going to torpor."""
    fight = fighting(*cards, against=against, blood=(8, 3))
    fight.until("play", "Ashes to Ashes", by="Alexis", level="THN")
    fight.game.pick("play", "Ashes to Ashes", level="THN")
    return fight


def test_ashes_to_ashes_can_be_answered_before_combat_ends() -> None:
    fight = reborn(against=("Ashes to Ashes", "Undying Tenacity"))
    fight.game.pick("play", "Undying Tenacity", level="for", by="Alexis")
    assert (fight.ira.blood, fight.ira.locked) == (5, False)
    fight.end()
    assert fight.ira.place.region == "torpor"


@pytest.mark.parametrize("card", ["Decapitate", "Amaranth"])
def test_who_turns_to_ashes_can_be_burned_before_combat_ends(card: str) -> None:
    fight = reborn(card)
    fight.game.pick("play", card, by="Sarah")
    fight.end()
    assert fight.ira.place.region == "ash heap"
    fight = reborn(card)
    fight.end()
    assert fight.ira.place.region == "torpor"


def test_ashes_to_ashes_foils_a_diablerie_and_another_amaranth_can_be_played() -> None:
    cards = ("Undead Strength", "Amaranth", "Amaranth")
    fight = fighting(*cards, against=("Ashes to Ashes",), ira=vampire("Ira", 8, "for"), blood=(8, 1))
    fight.play("Undead Strength", "POT")
    fight.play("Amaranth")
    fight.game.pick("play", "Ashes to Ashes", by="Alexis")
    assert "Referendum: Blood hunt on Kurt" not in fight.game.log
    fight.game.pick("play", "Amaranth", by="Sarah")
    fight.end()
    assert fight.ira.place.region == "ash heap"


def test_an_ally_that_turns_to_ashes_is_burned() -> None:
    text = "The mage may play cards requiring basic Thanatosis [thn] as a vampire with a capacity of 4."
    fight = fighting(against=("Ashes to Ashes",), ira=ally("Mage", 3, text=text), blood=(8, 3))
    fight.play("Ashes to Ashes", "thn", by="Alexis")
    fight.end()
    assert fight.ira.place.region == "ash heap"


def test_nobody_turns_to_ashes_before_a_blood_hunt() -> None:
    fight = fighting("Undead Strength", "Amaranth", "Ashes to Ashes", ira=vampire("Ira", 3), blood=(8, 1))
    game = fight.game
    game.ready("Alexis", vampire("Judge", 9, title="justicar"))
    fight.play("Undead Strength", "POT")
    fight.play("Amaranth")
    seen = False
    while game.choice is not None and game.table.action is not None:
        seen = seen or may_play(game, "Ashes to Ashes", "for")
        if game.choice.kind == "blood hunt":
            game.pick("yes")
        elif game.options("title for"):
            game.pick("title for")
        elif game.options("no"):
            game.pick("no")
        else:
            fight.step()
    assert "Kurt is burned" in game.log and not seen


@pytest.mark.parametrize(("card", "blood"), [("Erlik", 0), ('Jennie "Cassie247" Orne', None)])
def test_an_illusion_is_whole_before_it_does_anything(card: str, blood: int | None) -> None:
    """Erlik has its blood to give; an Imbued comes, is incapacitated, and is gone."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "CHI"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.crypt("Sarah", "Theo Bell", card)
    skull = game.uncontrolled("Sarah", vampire("Skull", 6, clan="Harbinger of Skulls"))
    game.hand("Sarah", "Illusions of the Kindred")
    game.pick("bleed", minion=kurt)
    block(game, ira)
    game.pick("play", "Illusions of the Kindred", level="CHI")
    if blood is not None:
        assert "5 blood left" in game.question
        game.pick("target", skull)
    over(game)
    assert skull.blood == (0 if blood is None else 1)
    assert any(line.endswith("is removed from the game") for line in game.log)
    assert any("fight" in line or line.startswith("Combat: Erlik") for line in game.log) == (blood is not None)


# -- modifiers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "clan"), [("Voter Captivation", "PRE", ""), ("Amici Noctis", "", "Lasombra")]
)
def test_a_referendum_that_passes_by_itself_passes_by_no_votes(card: str, level: str, clan: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRE", clan=clan, title="prince"), blood=3)
    game.hand("Sarah", REFORM, card)
    game.rules.do(m.SetCounter(0, "next referendum passes 0 this turn", 1))
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: may_play(game, card, level))
    game.pick("play", card, level=level)
    over(game)
    assert (krid.blood, game["Sarah"].pool) == (3, 30)


def test_what_a_block_sets_off_comes_before_change_of_target() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Toreador"))
    game.on(krid, "Aching Beauty")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Change of Target")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Change of Target"))
    game.pick("play", "Change of Target")
    over(game)
    assert (game["Alexis"].pool, krid.locked, ira.locked) == (29, False, False)


@pytest.mark.parametrize(
    ("card", "level", "said"),
    [
        ("", "", "Ira takes 1 damage (1 aggravated)"),
        ("Carrion Crows", "ani", "Ira takes 2 damage (2 aggravated)"),
        ("Catatonic Fear", "PRE", "Ira takes 1 damage"),
    ],
)
def test_dawn_operation_is_of_all_damage_in_the_combat(card: str, level: str, said: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Dawn Operation", *([card] if card else []))
    game.pick("bleed", minion=krid)
    game.pick("play", "Dawn Operation", level="FOR")
    block(game, ira)
    if card:
        go_on(game, lambda: may_play(game, card, level))
        game.pick("play", card, level=level)
    over(game)
    assert said in game.log


def test_the_damage_of_a_retainer_at_dawn_is_aggravated() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "FOR"))
    game.on(krid, "Murder of Crows")
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Dawn Operation")
    game.pick("bleed", minion=krid)
    game.pick("play", "Dawn Operation", level="FOR")
    block(game, ira)
    over(game)
    assert "Ira takes 2 damage (2 aggravated)" in game.log


def test_divine_image_leaves_room_for_a_limited_increase() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "SER DOM"))
    game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Divine Image", "Threats")
    game.pick("bleed", minion=krid)
    game.pick("play", "Divine Image", level="SER")
    game.pick("play", "Threats", level="DOM")
    assert game.table.action is not None and game.table.action.bleed == 4


def test_an_action_by_the_cog_that_is_cancelled_can_be_chosen_again() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 10, "DOM"))
    cog = game.on(krid, "Enkil Cog")
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Justin", "Direct Intervention")
    game.pick("use", cog)
    game.pick("action card", "Govern the Unaligned", minion=krid, level="dom")
    game.pick("out of turn", by="Justin")
    assert (cog.locked, krid.locked) == (True, False)
    assert any(each.minion == krid.id or each.copy == krid.id for each in game.options("bleed"))


def lurking(*cards: str, blood: int = 5) -> tuple[Position, Copy, Copy]:
    """Krid is blocked by Ira; Sarah and Alexis hold Hidden Lurker, and somebody who could play it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    lurker = game.ready("Sarah", vampire("Lurker", 5, "OBF CEL"))
    ira = game.ready("Alexis", vampire("Ira", 5), blood=blood)
    game.ready("Alexis", vampire("Other", 5, "OBF"))
    game.hand("Sarah", "Hidden Lurker", *cards)
    game.hand("Alexis", "Hidden Lurker")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    return game, lurker, ira


def lurks(game: Position) -> list[str]:
    """Who is offered to play Hidden Lurker until the action is over."""
    found = []
    while game.table.action is not None:
        if may_play(game, "Hidden Lurker", "obf"):
            found.append(game.asked)
        kinds = [each.kind for each in game.options()]
        kind = next(each for each in ("hand strike", "no strike", "yes", "pass", "no block") if each in kinds)
        assert game.referee is not None
        game.referee.answer(kinds.index(kind))
    return found


@pytest.mark.parametrize(("blood", "who"), [(5, ["Sarah"]), (0, [])])
def test_hidden_lurker_is_for_the_acting_methuselah_and_no_vampire_in_torpor(blood: int, who: list[str]) -> None:
    game, _, ira = lurking(blood=blood)
    assert lurks(game) == who
    assert (ira.place.region == "torpor") != bool(who)


@pytest.mark.parametrize("lurker_fights", [True, False])
def test_what_would_follow_the_combat_is_lost_to_hidden_lurker(lurker_fights: bool) -> None:
    """LSJ 19990105: Form of Mist does not continue the action where another combat begins."""
    game, lurker, _ = lurking("Form of Mist")
    go_on(game, lambda: may_play(game, "Form of Mist", "PRO"))
    game.pick("play", "Form of Mist", level="PRO")
    go_on(game, lambda: may_play(game, "Hidden Lurker", "obf"))
    if lurker_fights:
        game.pick("play", "Hidden Lurker", level="obf", minion=lurker)
    else:
        go_on(game, lambda: bool(game.options("yes")))
        game.pick("yes")
    over(game)
    assert game["Alexis"].pool == (30 if lurker_fights else 29)
    assert ("Combat: Lurker against Ira" in game.log) == lurker_fights


def test_who_cannot_strike_for_hidden_lurker_can_gain_strikes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    lurker = game.ready("Sarah", vampire("Lurker", 5, "OBF"))
    ira = game.ready("Alexis", vampire("Ira", 5, "CEL"))
    game.hand("Sarah", "Hidden Lurker")
    game.hand("Alexis", "Blur")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Hidden Lurker", "obf"))
    game.pick("play", "Hidden Lurker", level="obf", minion=lurker)
    go_on(game, lambda: may_play(game, "Blur", "cel"))
    game.pick("play", "Blur", level="cel")
    over(game)
    assert lurker.blood == 5


def lured(card: str, level: str, *cards: str) -> tuple[Position, Copy, Copy]:
    """Ira's attempt fails by a modifier of another vampire, which will fight it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERYTHING))
    other = replace(vampire("Hed", 6, "FOR MEL"), path="Cathari")
    hed = game.ready("Sarah", other)
    ira = game.ready("Alexis", vampire("Ira", 5))
    jon = game.ready("Alexis", vampire("Jon", 5))
    game.hand("Sarah", card, *cards)
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", card, level=level, minion=hed)
    return game, hed, jon


@pytest.mark.parametrize(("card", "level"), [("Hedonism", "for/pre"), ("Siren's Lure", "mel")])
@pytest.mark.parametrize("ends", [True, False])
def test_the_lured_one_fights_unless_the_action_ends_early(card: str, level: str, *, ends: bool) -> None:
    game, _, jon = lured(card, level, "Change of Target")
    if ends:
        block(game, jon)
        go_on(game, lambda: may_play(game, "Change of Target"))
        game.pick("play", "Change of Target")
    over(game)
    assert ("Combat: Hed against Ira" in game.log) != ends


def test_stealth_and_intercept_follow_inspire_greatness() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "obf"))
    bea = game.ready("Sarah", vampire("Bea", 8, "POT PRE"))
    ira = game.ready("Alexis", vampire("Ira", 5, "aus"))
    game.hand("Sarah", "Inspire Greatness", "Lost in Crowds")
    game.hand("Alexis", "Enhanced Senses")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Inspire Greatness", level="POT PRE", minion=bea)
    game.pick("play", "Lost in Crowds", level="obf")
    assert may_play(game, "Enhanced Senses", "aus")


def test_a_mask_takes_over_once_blocks_are_declined_what_nobody_could_block() -> None:
    """LSJ 20090313: Toreador Grand Ball need not be the masker's."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"), locked=True)
    ball = game.ready("Sarah", vampire("Ball", 6, clan="Toreador"), blood=3)
    pug = game.ready("Sarah", vampire("Pug", 4, "obf"), blood=2)
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", MASK, "Toreador Grand Ball")
    game.phase("master", of="Sarah")
    game.pick("master", "Toreador Grand Ball")
    while game.choice is not None and game.choice.kind != "minion phase":
        game.pick("target", krid if krid.id in {each.copy for each in game.options("target")} else ball)
    game.pick("hunt", minion=ball if krid.locked else krid)
    while game.choice is not None and game.choice.kind != "after blocks":
        assert not game.options("block")
        game.passes()
    game.pick("play", MASK, level="obf", minion=pug)
    over(game)
    assert (pug.locked, pug.blood) == (True, 3)


def test_a_mask_is_not_for_an_action_that_asks_for_a_locked_minion() -> None:
    game, krid, _, _ = masking("obf for", "Force of Will", krid="FOR")
    krid.locked = True
    game.table.stamps.anew()
    game.pick("action card", "Force of Will", minion=krid, level="for")
    seen = []
    while game.table.action is not None:
        seen.append(may_play(game, MASK, "obf"))
        game.passes()
    assert seen and not any(seen)


def test_nothing_is_played_after_mirrors_visage() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "CHI FOR CEL"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Mirror's Visage", "Freak Drive", "Zephyr")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Mirror's Visage", "chi"))
    game.pick("play", "Mirror's Visage", level="chi")
    assert game.table.action is None and (krid.locked, ira.locked) == (False, True)
    assert not game.options("bleed")


def test_mouthpieces_of_several_are_of_no_use_for_action_cards() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Sarah", "Mouthpiece", "Mouthpiece", "Govern the Unaligned", "Bonding")
    mouths = [game.ready("Sarah", vampire(name, 6, "DOM"), locked=name == "Abe") for name in ("Abe", "Bea")]
    assert not any(each.minion == krid.id for each in game.options("action card"))
    game.pick("bleed", minion=krid)
    for mouth in mouths:
        game.pick("play", "Mouthpiece", level="DOM", minion=mouth)
    assert may_play(game, "Bonding", "dom") and not game.options("action card")


@pytest.mark.parametrize(
    ("card", "level", "clan"),
    [
        ("Unleashing the Bestial Soul", "dom", "Salubri"),
        ("Deed the Heart's Desire", "QUI", ""),
        ("Psalm of the Damned", "mal", ""),
    ],
)
@pytest.mark.parametrize("wakes", [True, False])
def test_a_vampire_wakes_as_it_is_kept_from_reacting(card: str, level: str, clan: str, *, wakes: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level.upper(), clan=clan))
    ira = game.ready("Alexis", vampire("Ira", 5), locked=True)
    game.hand("Sarah", card)
    game.hand("Alexis", "Wake with Evening's Freshness")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, card, level))
    game.pick("play", card, level=level)
    if game.options("target"):
        game.pick("target", ira)
    assert game.choice is not None and game.choice.kind == "as played"
    if wakes:
        game.pick("play", "Wake with Evening's Freshness", by="Alexis")
    else:
        game.passes()
    woken = wakes and level != "QUI"  # Who is chosen by that cannot block.
    go_on(game, lambda: game.table.action is None or bool(game.options("block")))
    assert bool(game.options("block")) == woken
    assert not may_play(game, "Wake with Evening's Freshness")


def test_change_of_target_can_follow_venenation() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "SER"))
    ira = game.ready("Alexis", vampire("Ira", 2))
    game.hand("Sarah", "Venenation", "Change of Target")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Venenation", "ser"))
    game.pick("play", "Venenation", level="ser")
    game.pick("play", "Change of Target")
    over(game)
    assert (krid.locked, ira.locked, ira.counters) == (False, False, {"corruption 0": 1})


@pytest.mark.parametrize("goes_on", [True, False])
def test_who_was_stolen_by_venenation_has_blocked_all_the_same(goes_on: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "SER", sect="Anarch"))
    game.ready("Sarah", vampire("Pug", 6, "obf"))
    ira = game.ready("Alexis", vampire("Ira", 1))
    sons = game.on(krid, "Crypt's Sons")
    game.hand("Sarah", "Venenation", MASK)
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Venenation", "ser"))
    game.pick("play", "Venenation", level="ser")
    game.pick("yes")
    assert ira.controller == 0 and not may_play(game, MASK, "obf")
    if goes_on:
        game.pick("use", sons)
    over(game)
    assert (ira.locked, game["Alexis"].pool) == (True, 29 if goes_on else 30)
    assert not any(line.startswith("Combat") for line in game.log)


def test_nothing_is_used_before_a_block_resolves_that_crypts_sons_have_undone() -> None:
    """They give one life for a block, and nobody is asked about it again; for a second block they may give another."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "SER", sect="Anarch"))
    ira, jo = game.ready("Alexis", vampire("Ira", 5)), game.ready("Alexis", vampire("Jo", 4))
    sons = game.on(krid, "Crypt's Sons")
    game.hand("Sarah", "Venenation")
    game.pick("bleed", minion=krid)
    for blocker, left in ((ira, 2), (jo, 1)):
        block(game, blocker)
        go_on(game, lambda: any(option.copy == sons.id for option in game.options("use")))
        assert may_play(game, "Venenation", "ser")
        game.pick("use", sons)
        assert (sons.blood, blocker.locked) == (left, True)
        assert not game.options("use") and not may_play(game, "Venenation", "ser")
    over(game)
    assert game["Alexis"].pool == 29 and sons.blood == 1


def test_weigh_the_heart_comes_first_and_is_for_one_minion_of_the_target() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS SER DOM"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    jo = game.ready("Justin", vampire("Jo", 5))
    game.hand("Sarah", "Weigh the Heart", "Govern the Unaligned")
    game.pick("action card", "Govern the Unaligned", minion=krid, level="dom")
    assert game.choice is not None and game.choice.kind == "as announced"
    assert len(game["Sarah"].piles["hand"]) == 7 and not may_play(game, "Weigh the Heart", "aus ser")
    game.pick("play", "Weigh the Heart", level="AUS SER")
    over(game)
    assert (ira.counters, jo.counters) == ({"corruption 0": 1}, {})


def test_several_zapaderins_of_one_methuselah_and_none_of_others() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    riders = [game.ready("Sarah", vampire(name, 6, clan="Ravnos")) for name in ("Abe", "Bea")]
    ira = game.ready("Alexis", vampire("Ira", 5, text="+3 intercept."))
    game.ready("Alexis", vampire("Zed", 6, clan="Ravnos"))
    game.hand("Sarah", "Zapaderin", "Zapaderin")
    game.hand("Alexis", "Zapaderin")
    game.pick("bleed", minion=krid)
    for rider in riders:
        game.pick("play", "Zapaderin", minion=rider)
    assert blocks.intercept_of(game.rules, ira) == 1
    seen = []
    while game.table.action is not None:
        seen.append(may_play(game, "Zapaderin"))
        game.passes()
    assert not any(seen)


@pytest.mark.parametrize(("where", "burned"), [("", True), ("torpor", False), ("ready", False)])
def test_the_burn_option_of_council_of_seraphim_is_for_who_has_no_seraph(where: str, *, burned: bool) -> None:
    game = table()
    seraph = vampire("Zeal", 6, text="Black Hand Seraph.", sect="Sabbat")
    if where == "torpor":
        game.torpor("Sarah", seraph)
    elif where:
        game.ready("Sarah", seraph)
    game.hand("Sarah", "Council of Seraphim")
    game.phase("unlock", of="Sarah")
    assert (game.choice is not None and game.choice.kind == "burn option") == burned


def test_an_ally_that_pays_its_last_life_for_a_strike_makes_none() -> None:
    """The price of a strike is paid as it is declared."""
    fight = fighting(DAM, ira=ally("Mage", 1), blood=(8, 1))
    fight.play(DAM, "QUI")
    fight.end()
    assert (fight.kurt.blood, fight.ira.place.region) == (8, "ash heap")
    fight = fighting(DAM, ira=ally("Mage", 2), blood=(8, 2))
    fight.play(DAM, "QUI")
    fight.end()
    assert (fight.kurt.blood, fight.ira.place.region) == (7, "ash heap")
