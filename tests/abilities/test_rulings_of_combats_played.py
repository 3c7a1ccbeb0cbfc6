"""Rulings of what comes before, within and after the rounds of a combat, each played."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import imbued, vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL FLI OBL"
HUNTER = "chosen hunter"
DEADLY = "Camarilla: +2 strength. Damage from Kurt's hand strikes is aggravated."


def held(game: Position, name: str, seat: int = 0) -> Copy:
    return next(copy for copy in game.rules.pile(seat, "hand") if game.name(copy) == name)


def may(fight: Fighting, card: Copy | str, by: str = "Sarah", level: str | None = None, kind: str = "play") -> bool:
    """Whether she may still play or use it; everybody passes until then."""
    fight.until(kind, card, by=by, level=level)
    return fight.game.asked == by and fight.offered(kind, card, level)


def lying_on(fight: Fighting, minion: Copy) -> list[Copy]:
    return [fight.game.rules.copy(each) for each in minion.attached]


# -- After a combat --------------------------------------------------------------------------------------------


def contracted(*cards: str, blood: int) -> Fighting:
    """Kurt is chosen for the contract that lay on Ira as she fell to torpor."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, clan="Banu Haqim", text=DEADLY), blood=blood + 1)
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.on(kurt, "Monster")
    contract = game.on(ira, "Priority Contract", owner="Sarah", marks={HUNTER: str(kurt.id)})
    contract.controller = 0
    game.hand("Sarah", *cards)
    game.pick("bleed", minion=kurt)
    fight = Fighting(game, kurt, ira)
    fight.until("block")
    game.pick("block", ira)
    fight.until("no")
    game.pick("no")
    return fight


@pytest.mark.parametrize("order", ["monster", "provision"])
@pytest.mark.parametrize("blood", [1, 3])
def test_monster_and_provision_come_after_combat_in_any_order(order: str, blood: int) -> None:
    fight = contracted("Provision of the Silsila", blood=blood)
    game = fight.game
    assert may(fight, "Monster", kind="use") and fight.offered("play", "Provision of the Silsila")
    for what in ("monster", "provision") if order == "monster" else ("provision", "monster"):
        game.pick("use", "Monster") if what == "monster" else game.pick("play", "Provision of the Silsila")
    assert (fight.kurt.blood, fight.kurt.locked) == (8 if order == "monster" else 7, False)


@pytest.mark.parametrize("card", ["Monster", "Shadow Boxing"])
def test_provision_comes_first_for_what_costs_blood_that_is_not_there(card: str) -> None:
    fight = contracted("Provision of the Silsila", "Shadow Boxing", blood=0)
    kind = "use" if card == "Monster" else "play"
    assert may(fight, "Provision of the Silsila") and not fight.offered(kind, card)
    fight.game.pick("play", "Provision of the Silsila")
    assert fight.offered(kind, card)
    fight.game.pick(kind, card)
    assert fight.kurt.blood == 7


def test_a_provision_waits_for_no_end_of_an_action_that_goes_on() -> None:
    fight = contracted("Provision of the Silsila", "Shadow Boxing", blood=3)
    assert may(fight, "Shadow Boxing")
    fight.game.pick("play", "Shadow Boxing")
    assert fight.offered("play", "Provision of the Silsila")
    fight.game.passes()
    assert not may(fight, "Provision of the Silsila")
    assert fight.game["Alexis"].pool == 29


# -- Presses ---------------------------------------------------------------------------------------------------


def test_mukhtar_is_pressed_on_by_a_trap() -> None:
    fight = fighting("Trap", kurt="Mukhtar Bey", on_ira=(".44 Magnum",), blood=(7, 8))
    fight.play("Trap")
    for number in (1, 2, 3):
        fight.until("weapon")
        assert fight.round == number
        fight.step()
        fight.game.table.stamps.anew()


@pytest.mark.parametrize("name", ["Petaniqua (ADV)", "Velya, The Flayer"])
def test_a_press_to_pay_for_is_got_in_the_press_step(name: str) -> None:
    fight = fighting("Telepathic Tracking", kurt=name, blood=(8, 8))
    asked = []
    while fight.game.choice and fight.game.table.action is not None:
        if any(fight.kurt.id in (each.copy, each.minion) for each in fight.game.options("use")):
            asked.append(fight.game.question)
        fight.step()
    assert len(asked) == 1 and "press" in asked[0]


# -- Who fights not --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "card"), [("Michaela", "Immortal Grapple"), ("Watenda", "Torn Signpost")])
@pytest.mark.parametrize("fights", [True, False])
def test_the_combat_of_others_is_not_meddled_with(name: str, card: str, *, fights: bool) -> None:
    fight = fighting(card, ira=name if fights else "", blood=(6, 3))
    other = fight.ira if fights else fight.game.ready("Alexis", name)
    fight.play(card, "pot")
    assert any(each.copy == other.id for each in fight.game.options("use")) == fights


@pytest.mark.parametrize("fights", [True, False])
def test_white_lily_equips_in_her_own_combats(*, fights: bool) -> None:
    fight = fighting(".44 Magnum", kurt="White Lily" if fights else "", blood=(6, 6))
    if not fights:
        fight.game.ready("Sarah", "White Lily")
    fight.until("use", by="Sarah")
    assert bool(fight.game.options("use")) == fights


@pytest.mark.parametrize("blood", [1, 2, 3])
def test_watenda_cancels_what_costs_pool_for_blood(blood: int) -> None:
    """Whether he can depends on his blood."""
    fight = fighting("Concealed Weapon", ".44 Magnum", "Torn Signpost", ira="Watenda", blood=(6, blood))
    fight.play("Torn Signpost", "pot")
    assert may(fight, fight.ira, by="Alexis", kind="use")
    before = fight.ira.blood
    fight.game.pick("use", fight.ira)
    assert fight.ira.blood == before


# -- Equipment -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Beast, The Leatherface of Detroit", ""])
def test_a_stake_that_nobody_can_have_is_burned_and_holds(name: str) -> None:
    """Who has been staked does not unlock as normal while in torpor."""
    kurt = vampire("Kurt", 8, text="Camarilla: +2 strength.")
    fight = fighting(kurt=kurt, ira=name, on_kurt=("Wooden Stake",), blood=(6, 7))
    (stake,) = lying_on(fight, fight.kurt)
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    assert (fight.ira.place.region, fight.ira.locked) == ("torpor", True)
    assert (stake.place.on == fight.ira.id, stake.place.region == "ash heap") == (not name, bool(name))
    fight.game.go_to("discard", "Alexis")
    assert fight.ira.locked


@pytest.mark.parametrize("staked", [True, False])
def test_who_was_staked_does_not_unlock_though_the_stake_is_gone(*, staked: bool) -> None:
    kurt = vampire("Kurt", 8, text="Camarilla: +2 strength.")
    fight = fighting(kurt=kurt, on_kurt=("Wooden Stake",), blood=(6, 4 if staked else 2))
    (stake,) = lying_on(fight, fight.kurt)
    fight.until("weapon")
    fight.game.pick("weapon" if staked else "hand strike")
    fight.end()
    assert fight.ira.place.region == "torpor"
    fight.game.rules.burn(stake)
    fight.game.go_to("discard", "Alexis")
    assert fight.ira.locked == staked


@pytest.mark.parametrize("blocked", [True, False])
def test_a_spiritual_protector_disarms_who_blocks_and_no_retainers(*, blocked: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.on(kurt, "Spiritual Protector")
    gun = game.on(ira, ".44 Magnum")
    game.on(ira, "Ghoul Retainer")
    if blocked:
        game.pick("bleed", minion=kurt)
    else:
        (rush,) = game.hand("Sarah", "Bum's Rush")
        game.pick("action card", rush, minion=kurt)
    fight = Fighting(game, kurt, ira)
    if blocked:
        fight.until("block")
        game.pick("block", ira)
    else:
        while game.table.combat is None:
            game.pick("target", ira) if game.options("target") else game.passes()
    assert may(fight, gun, by="Alexis", kind="weapon") == (not blocked)


def test_spirit_claws_in_combat_contest_nothing() -> None:
    for level in ("pro", "pro spi"):
        fight = fighting("Spirit Claws")
        lying = fight.game.on(fight.ira, "Spirit Claws")
        fight.play("Spirit Claws", level)
        fight.end()
        assert lying.place.on == fight.ira.id


@pytest.mark.parametrize(("text", "left"), [("", 4), ("Allies and retainers cost Kurt 1 less blood or pool.", 5)])
def test_what_a_pack_alpha_brings_costs_less_where_retainers_do(text: str, left: int) -> None:
    fight = fighting("Pack Alpha", "Raven Spy", kurt=vampire("Kurt", 8, ALL, text=f"Camarilla: {text}" if text else ""))
    fight.play("Pack Alpha", "ani")
    while not lying_on(fight, fight.kurt):
        fight.game.pick("target", level="ani") if fight.game.options("target") else fight.step()
    assert fight.kurt.blood == left


def test_target_hand_is_played_as_strikes_are_chosen_though_a_gate_was_thrown() -> None:
    fight = fighting("Target Hand", "Thrown Gate", on_ira=(".44 Magnum",))
    fight.until("play", "Thrown Gate")
    assert not fight.offered("play", "Target Hand")
    fight.game.pick("play", "Thrown Gate", level="pot")
    assert may(fight, "Target Hand")


@pytest.mark.parametrize("grapples", [True, False])
def test_nobody_aims_a_gate_that_a_grapple_forbids(*, grapples: bool) -> None:
    fight = fighting("Target Hand", "Thrown Gate", against=("Immortal Grapple", "Fake Out"))
    fight.until("play", "Thrown Gate")
    fight.game.pick("play", "Thrown Gate", level="pot")
    fight.play("Fake Out", by="Alexis")
    if grapples:
        fight.play("Immortal Grapple", "pot", by="Alexis")
    assert may(fight, "Target Hand") == (not grapples)


def test_whom_seren_sends_to_torpor_is_wounded() -> None:
    """Who holds on falls once the combat is over."""
    fight = fighting(
        "Fake Out",
        "Dodge",
        kurt="Seren Sukardi",
        ira=vampire("Ira", 8, "for"),
        against=("Undying Tenacity", "Trap"),
        blood=(7, 8),
    )
    game = fight.game
    fight.play("Trap", by="Alexis")
    fight.play("Fake Out")
    fight.until("use")
    game.pick("use")
    fight.play("Undying Tenacity", "for", by="Alexis")
    fight.until("play", "Dodge", by="Sarah")
    assert (fight.round, fight.ira.place.region) == (3, "ready")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood >= 1) == ("torpor", True)


@pytest.mark.parametrize("prevents", [True, False])
def test_a_chainsaw_that_was_used_otherwise_need_not_strike(*, prevents: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    saw = game.on(kurt, "Talbot's Chainsaw")
    game.pick("card in play", saw, minion=kurt)
    fight = Fighting(game, kurt, ira)
    while not game.options("hand strike"):
        game.pick("target", ira) if game.options("target") else game.passes()
    assert fight.offered("weapon", saw)
    game.pick("hand strike")
    while not (game.options("weapon") or game.table.action is None):
        game.pick("use", saw) if prevents and game.options("use") else fight.step()
    assert kurt.blood == 7 + prevents
    assert game.options("hand strike") and game.options("weapon")


@pytest.mark.parametrize("how", ["card", "Monomancy"])
def test_monomancy_is_not_put_on_who_ends_combat_otherwise(how: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, sect="Sabbat"))
    ira = game.ready("Alexis", vampire("Ira", 8, EVERYTHING, sect="Sabbat"))
    (card,) = game.hand("Sarah", "Monomancy")
    game.hand("Alexis", "Majesty")
    game.pick("action card", card, minion=kurt)
    fight = Fighting(game, kurt, ira)
    if how == "card":
        fight.play("Majesty", "pre", by="Alexis")
    else:
        fight.until("use", by="Alexis")
        game.pick("use")
    fight.end()
    assert (card.place.on == ira.id) == (how == "Monomancy")


def test_the_guardian_opposes_who_acts() -> None:
    """So who acts plays the first combat card."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    guardian = game.ready("Alexis", "The Guardian")
    game.hand("Sarah", "Torn Signpost")
    game.hand("Alexis", "Torn Signpost")
    game.pick("bleed", minion=kurt)
    fight = Fighting(game, kurt, guardian)
    fight.until("use", by="Alexis")
    game.pick("use", guardian)
    fight.until("play")
    assert game.asked == "Sarah"
    fight.step()
    assert game.asked == "Alexis" and game.options("play")


def test_a_raptor_takes_a_card_in_every_combat() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    ira = game.ready("Alexis", vampire("Ira", 8, ALL))
    game.on(kurt, ".44 Magnum")
    game.hand("Sarah", "Raptor", "Psyche!")
    game.hand("Alexis", "Majesty")
    game.pick("employ", "Raptor", minion=kurt, level="ANI")
    fight = Fighting(game, kurt, ira)
    fight.end()
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=kurt)
    fight.until("block")
    game.pick("block", ira)

    def discarded() -> int:
        """What she has discarded by now; blank cards where she may choose."""
        while game.options("discard"):
            blank = next(each for each in game.options("discard") if "Blank" in each.text)
            game.pick("discard", game.rules.copy(blank.copy))
        return sum("Alexis discards" in line for line in game.log)

    assert (discarded(), len(game.rules.pile(1, "hand"))) == (1, 6)
    fight.play("Majesty", "pre", by="Alexis")
    fight.until("play", "Psyche!", level="CEL")
    game.pick("play", "Psyche!", level="CEL")
    assert (discarded(), len(game.rules.pile(1, "hand"))) == (2, 6)
    fight.end()
    assert len(game.rules.pile(1, "hand")) == 7


def test_an_imbued_is_not_stolen_by_the_book_of_going_forth() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, text="Camarilla: +3 strength."))
    game.on(kurt, "The Book of Going Forth by Night")
    dan = game.ready("Alexis", imbued("Dan", 3))
    game.pick("bleed", minion=kurt)
    fight = Fighting(game, kurt, dan)
    fight.until("block")
    game.pick("block", dan)
    fight.end()
    assert (dan.controller, dan.place.region) == (1, "torpor")


# -- Diablerie in combat, strikes of allies, what is put on the fallen ------------------------------------------


@pytest.mark.parametrize("amaranth", [True, False])
def test_nobody_is_reborn_by_an_amaranth(*, amaranth: bool) -> None:
    """It is no action to commit diablerie."""
    kurt = vampire("Kurt", 8, ALL, text=f"{DEADLY} Red List.")
    if amaranth:
        fight = fighting("Amaranth", "Rebirth", kurt=kurt)
        fight.play("Amaranth")
    else:
        game = table()
        fight = Fighting(game, game.ready("Sarah", kurt), game.torpor("Alexis", vampire("Ira", 3)))
        game.hand("Sarah", "Rebirth")
        game.pick("diablerize", minion=fight.kurt, target=fight.ira)
    assert may(fight, "Rebirth") == (not amaranth)


@pytest.mark.parametrize("equipped", [True, False])
def test_samuel_steals_no_equipment_where_there_is_none(*, equipped: bool) -> None:
    fight = fighting(kurt="Samuel Haight", on_ira=("Bundi",) if equipped else (), blood=(4, 8))
    fight.until("use", fight.kurt, by="Sarah")
    steals = False
    while fight.game.choice and fight.game.table.action is not None:
        steals = steals or any("steal equipment" in each.text for each in fight.game.options())
        fight.step()
    assert steals == equipped


@pytest.mark.parametrize(("retainer", "strength", "pulled"), [(True, 1, False), (False, 2, True), (True, 2, True)])
def test_fangs_are_pulled_by_who_has_inflicted_more(*, retainer: bool, strength: int, pulled: bool) -> None:
    """What a retainer inflicts counts for nobody."""
    kurt = vampire("Kurt", 8, text=f"Camarilla: +{strength - 1} strength." if strength > 1 else "")
    fight = fighting("Pulled Fangs", kurt=kurt, on_kurt=("Murder of Crows",) if retainer else ())
    assert may(fight, "Pulled Fangs") == pulled


def test_pulled_fangs_are_burned_by_two_actions_of_anybody() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8))
    bob = game.ready("Sarah", vampire("Bob", 5))
    fangs = game.on(kurt, "Pulled Fangs", owner="Alexis")
    for minion in (bob, kurt):
        assert fangs.place.on == kurt.id
        game.pick("card in play", fangs, minion=minion)
        game.pass_all()
    assert fangs.place.region == "ash heap"


@pytest.mark.parametrize("fights", [True, False])
def test_a_satyr_uses_its_card_in_its_own_combats(*, fights: bool) -> None:
    """The card lies out of play on it, and is used as the vampire's."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, clan="Gangrel antitribu"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Shadow Court Satyr", "Skin of Rock")
    game.pick("recruit", "Shadow Court Satyr", minion=kurt)
    while game.table.action is not None:
        game.pick("target", "Skin of Rock") if game.options("target") else game.passes()
    game.go_to("minion", "Sarah")
    satyr = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Shadow Court Satyr")
    acts = satyr if fights else kurt
    game.pick("bleed", minion=acts)
    fight = Fighting(game, acts, ira)
    fight.until("block")
    game.pick("block", ira)
    used = False
    while game.choice and game.table.action is not None:
        used = used or any(
            satyr.id in (each.copy, each.minion) for each in (*game.options("use"), *game.options("play"))
        )
        fight.step()
    assert used == fights
