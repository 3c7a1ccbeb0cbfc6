"""Rulings that were said to follow, drawn at random and played."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes
from tests.abilities.fights import EVERYTHING, Fighting, fighting, step
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def pick(game: Position, kind: str, words: str = "") -> None:
    """Pick the first option of a kind that has some words in its text."""
    number = next(n for n, each in enumerate(game.options()) if each.kind == kind and words in each.text)
    assert game.referee is not None
    game.referee.answer(number)


def comes(game: Position, kind: str, words: str = "", by: str = "") -> bool:
    """Everybody passes, and strikes with hands, until something is offered; whether it ever is in the action."""
    for _ in range(80):
        if by in ("", game.asked) and any(each.kind == kind and words in each.text for each in game.options()):
            return True
        if game.table.action is None:
            return False
        step(game)
    raise AssertionError(f"It never comes to that: {game}")


def ends(game: Position) -> None:
    """Nobody does anything more in the action."""
    assert not comes(game, "nothing of the kind")


def blocked(game: Position, acting: Copy, blocker: Copy, kind: str = "bleed") -> None:
    """A minion acts and is blocked."""
    game.pick(kind, minion=acting)
    until(game, "block")
    game.pick("block", blocker)


def acted(blood: int, *cards: str) -> tuple[Position, Copy, Copy, Copy]:
    """Krid with The Damned bleeds Alexis, who has the Travelers."""
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 4, "FOR"), blood=blood)
    damned = game.on(krid, "The Damned", owner="Justin")
    travelers = game.in_play("Alexis", "Travelers Obey the Tenets")
    game.hand("Sarah", *cards)
    game.pick("bleed", minion=krid)
    return game, krid, damned, travelers


@pytest.mark.parametrize(("first", "region"), [("The Damned", "torpor"), ("Travelers Obey the Tenets", "ready")])
def test_who_has_acted_orders_what_comes_after_the_action(first: str, region: str) -> None:
    """With one blood: burned first it can't heal the damage; hurt first it has nothing to burn."""
    game, krid, _, _ = acted(1)
    until(game, "order")
    assert game.asked == "Sarah"
    game.pick("order", first)
    ends(game)
    assert (krid.place.region, krid.blood) == (region, 0)


def test_who_has_acted_may_play_what_is_for_after_the_action_first() -> None:
    game, krid, _, _ = acted(2, "Freak Drive")
    assert comes(game, "play", "Freak Drive [for]")
    assert krid.blood == 2
    pick(game, "play", "Freak Drive [for]")
    assert (krid.blood, krid.locked) == (1, False)


def test_giulia_sets_no_range_that_is_set_already() -> None:
    for guarded in (True, False):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 8, "OBE ANI", clan="Giovanni"))
        ira = game.ready("Alexis", vampire("Ira", 8))
        giulia = game.ready("Sarah", "Giulia Giovanni Abruzzina")
        game.hand("Sarah", "Neutral Guard")
        game.pick("bleed", minion=krid)
        if guarded:
            assert comes(game, "play", "Neutral Guard [obe]")
            pick(game, "play", "Neutral Guard [obe]")
        until(game, "block")
        game.pick("block", ira)
        assert comes(game, "use", "Giulia") == (not guarded)
        if not guarded:
            game.pick("use", giulia)
            assert giulia.locked


@pytest.mark.parametrize("where", ["ready", "locked", "torpor"])
def test_fakir_fails_a_referendum_from_wherever_he_is(where: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Oslo"))
    fakir = game.torpor("Sarah", "Fakir al Sidi") if where == "torpor" else game.ready("Sarah", "Fakir al Sidi")
    fakir.locked = where == "locked"
    game.hand("Sarah", "Political Stranglehold")
    game.pick("political", minion=krid)
    assert comes(game, "use", "Fakir")
    game.pick("use", fakir)
    assert not comes(game, "use", "Fakir")
    assert any("The referendum fails" in line for line in game.log)


def test_an_oubliette_burns_nothing_where_the_combat_goes_on() -> None:
    for goes_on in (True, False):
        fight = fighting("Oubliette", against=("Telepathic Tracking",))
        assert comes(fight.game, "play", "Oubliette [OBT]")
        pick(fight.game, "play", "Oubliette [OBT]")
        if goes_on:
            assert comes(fight.game, "play", "Telepathic Tracking [AUS]", by="Alexis")
            pick(fight.game, "play", "Telepathic Tracking [AUS]")
        fight.end()
        # The Tracking costs Ira one, and the hand strike of the second round another.
        assert fight.ira.blood == (6 - 1 - 1 if goes_on else 6 - 1)


def tracked(card: str, level: str) -> Fighting:
    """Kurt plays a card that ends the combat, after which Alexis has it go on."""
    fight = fighting(card, against=("Telepathic Tracking",))
    assert comes(fight.game, "play", f"{card} [{level}]")
    pick(fight.game, "play", f"{card} [{level}]")
    assert comes(fight.game, "play", "Telepathic Tracking [AUS]", by="Alexis")
    pick(fight.game, "play", "Telepathic Tracking [AUS]")
    fight.end()
    return fight


def test_a_bond_with_the_mountain_unlocks_though_the_combat_goes_on() -> None:
    fight = tracked("Bond with the Mountain", "vis")
    # There was a second round.
    assert (fight.ira.blood, fight.kurt.locked) == (6 - 1 - 1, False)


def test_a_form_of_mist_goes_on_with_nothing_where_the_combat_does() -> None:
    fight = tracked("Form of Mist", "PRO")
    assert (fight.game["Alexis"].pool, fight.kurt.locked) == (30, True)


def test_what_was_played_counts_when_a_shadow_boxer_goes_on() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    ira = game.ready("Alexis", vampire("Ira", 4), blood=0)
    game.hand("Sarah", "Bonding", "Shadow Boxing")
    game.pick("bleed", minion=krid)
    assert comes(game, "play", "Bonding [dom]")
    pick(game, "play", "Bonding [dom]")
    until(game, "block")
    game.pick("block", ira)
    assert comes(game, "play", "Shadow Boxing [OBF POT]")
    pick(game, "play", "Shadow Boxing [OBF POT]")
    ends(game)
    assert game["Alexis"].pool == 28


@pytest.mark.parametrize(("card", "level"), [("Cloak the Gathering", "OBF"), ("Blanket of Night", "OBT")])
def test_two_that_help_each_play_a_copy(card: str, level: str) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    aux = game.ready("Sarah", vampire("Aux", 6, EVERYTHING))
    game.ready("Sarah", vampire("Bux", 6, EVERYTHING))
    ira, other = (game.ready("Alexis", vampire(name, 6, text="+2 intercept.")) for name in ("Ira", "Ozmo"))
    game.hand("Sarah", card, card)
    blocked(game, krid, ira)
    assert comes(game, "play", card)
    game.pick("play", card, minion=aux, level=level)
    if card == "Blanket of Night":
        until(game, "block")
        game.pick("block", other)
    assert comes(game, "play", "Bux")
    assert not [option for option in game.options("play") if "Aux" in option.text and option.level == level]


def test_a_capitalist_has_drunk_before_what_is_played_after_the_action() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, "FOR", sect="Sabbat"), blood=1)
    game.on(krid, "Capitalist")
    game.hand("Sarah", "Freak Drive")
    game.pick("bleed", minion=krid)
    assert comes(game, "play", "Freak Drive")
    assert krid.blood == 2


def test_a_werewolfs_additional_strike_is_made_though_it_is_passed() -> None:
    game = at("minion")
    game.ready("Sarah", "Renegade Garou")
    ira = game.ready("Alexis", vampire("Ira", 8, text="-1 strength."))
    pick(game, "card in play", "combat")
    ends(game)
    assert ira.blood == 8 - 2 - 2


def test_a_patient_that_strikes_as_all_do_is_not_burned() -> None:
    for own in (False, True):
        game = at("minion")
        patient = game.ready("Sarah", "Escaped Mental Patient")
        game.ready("Alexis", vampire("Ira", 6, text="-1 strength."))
        pick(game, "card in play", "combat")
        assert comes(game, "hand strike", by="Sarah")
        game.pick("use" if own else "hand strike")
        ends(game)
        assert (patient.place.region == "ash heap") == own


@pytest.mark.parametrize(("level", "damage"), [("for", 2), ("FOR", 1)])
def test_the_sun_burns_who_dares_it_once_the_combat_is_over(level: str, damage: int) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    dog = game.ready("Alexis", ally("Dog", 3))
    game.hand("Sarah", "Daring the Dawn")
    game.pick("bleed", minion=krid)
    assert comes(game, "play", f"Daring the Dawn [{level}]")
    pick(game, "play", f"Daring the Dawn [{level}]")
    until(game, "block")
    game.pick("block", dog)
    while game.table.combat is not None:
        assert krid.place.region == "ready"
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    ends(game)
    assert krid.place.region == "torpor"
    assert any(f"Krid takes {damage} damage" in line for line in game.log)


@pytest.mark.parametrize("dared", [True, False])
def test_a_trophy_wakes_nobody_who_could_not_attempt(dared: bool) -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    ira = game.ready("Alexis", vampire("Ira", 8), locked=True)
    game.on(ira, "Trophy: Domain")
    game.hand("Sarah", "Daring the Dawn")
    game.pick("bleed", minion=krid)
    if dared:
        assert comes(game, "play", "Daring the Dawn [for]")
        pick(game, "play", "Daring the Dawn [for]")
    assert comes(game, "use", "Trophy: Domain") == (not dared)


def test_absorb_the_mind_is_played_on_who_has_no_blood() -> None:
    fight = fighting("Absorb the Mind", ira=vampire("Ira", 8, text="-1 strength."), blood=(6, 0))
    assert comes(fight.game, "play", "Absorb the Mind [myt]")
    pick(fight.game, "play", "Absorb the Mind [myt]")
    fight.end()
    assert fight.blood == (6, 0)


def test_andre_grows_once_for_each_bleed() -> None:
    game = at("minion")
    andre = game.ready("Sarah", "Andre LeRoux")
    before = 1
    for krid in [game.ready("Sarah", vampire(name, 6, text="+1 bleed.")) for name in ("Krid", "Nora")]:
        game.pick("bleed", minion=krid)
        assert comes(game, "use", "Andre")
        game.pick("use", andre)
        assert not comes(game, "use", "Andre")
    assert minions.bleed_amount(game.rules, andre) == before + 4
    assert game["Alexis"].pool == 28


def test_a_feline_saboteur_burns_four_before_the_card_is_replaced() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 9, EVERYTHING))
    game.hand_size("Alexis", 1)
    game.hand("Alexis", "Majesty")
    game.library("Alexis", "Deflection", "Zephyr", "Blur", "Flash", "Sideslip")
    game.hand("Sarah", "Feline Saboteur")
    game.pick("action card", "Feline Saboteur", level="ANI OBF", minion=krid)
    game.pick("methuselah", seat="Alexis")
    ends(game)
    assert (game.names("Alexis", "hand"), len(game.names("Alexis", "ash heap"))) == (["Sideslip"], 5)


def test_a_ring_wounds_whom_it_sends_to_torpor() -> None:
    fight = fighting(on_kurt=("Rowan Ring",), against=("Undying Tenacity",))
    assert comes(fight.game, "use", "Rowan Ring")
    pick(fight.game, "use", "Rowan Ring")
    assert comes(fight.game, "play", "Undying Tenacity [for]", by="Alexis")
    pick(fight.game, "play", "Undying Tenacity [for]")
    fight.end()
    assert fight.ira.place.region == "torpor"
    told = [line for line in fight.game.log if "Undying" in line or "goes to torpor" in line or "takes" in line]
    # It stays to fight: its own strike is resolved before it goes.
    assert [line.split()[1] for line in told] == ["plays", "takes", "goes"]


def test_the_capuchin_who_burns_comes_back_with_nothing() -> None:
    game = at("minion", of="Alexis")
    game.ready("Alexis", vampire("Krid", 6))
    capuchin = game.torpor("Sarah", "The Capuchin", blood=5, counters={"graft": 1}, marks={"graft": "yes"})
    doll = game.on(capuchin, "Blood Doll")
    pick(game, "diablerize")
    for _ in range(20):
        if game.table.action is None:
            break
        try:
            game.passes()
        except IllegalError:
            assert game.referee is not None
            game.referee.answer(0)
    assert (capuchin.place.region, capuchin.blood, capuchin.counters) == ("uncontrolled", 0, {})
    assert doll.place.region == "ash heap"
    assert "graft" not in capuchin.marks


@pytest.mark.parametrize(("target", "asked"), [("Own", {"Alexis", "Justin"}), ("Theirs", {"Alexis"})])
def test_mylan_unlocks_ones_own_with_an_undirected_action(target: str, asked: set[str]) -> None:
    game = at("minion")
    game.ready("Sarah", "Mylan Horseed")
    who = {
        "Own": game.ready("Sarah", vampire("Own", 8, sect="Sabbat"), locked=True),
        "Theirs": game.ready("Alexis", vampire("Theirs", 8, sect="Sabbat"), locked=True),
    }
    game.ready("Alexis", vampire("Ira", 5))
    game.ready("Justin", vampire("Ozmo", 5))
    pick(game, "card in play")
    game.pick("target", who[target])
    seen = set()
    while game.table.action is not None:
        seen |= {game.asked} if game.options("block") else set()
        game.passes()
    assert (seen, who[target].locked) == (asked, False)


def test_a_copy_that_was_recruited_this_turn_is_locked_for_another() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING, clan="Hecata"))
    old = game.ready("Sarah", "Bone Shambler")
    game.hand("Sarah", "Bone Shambler")
    (option,) = {each.level for each in game.options("recruit") if each.level.islower()}
    game.pick("recruit", "Bone Shambler", level=option, minion=krid)
    ends(game)
    game.pick("bleed", minion=old)
    assert comes(game, "use", "lock another one")


def test_an_fbi_counts_an_ally_that_burns_by_itself() -> None:
    game = at("minion")
    fbi = game.in_play("Alexis", "FBI Special Affairs Division")
    krid = game.ready("Sarah", vampire("Krid", 8, text="-1 strength."))
    patient = game.ready("Alexis", "Escaped Mental Patient")
    blocked(game, krid, patient)
    assert comes(game, "use", by="Alexis")
    game.pick("use", patient)
    ends(game)
    assert (patient.place.region, fbi.counters) == ("ash heap", {"counters": 1})


def test_who_is_empty_may_block_an_exemplary() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 8))
    game.on(krid, "Camarilla Exemplary")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=0)
    blocked(game, krid, ira)
    ends(game)
    assert "Ira blocks Krid" in game.log


def test_a_territory_goes_to_who_does_not_meet_what_it_requires() -> None:
    def lay(game: Position) -> None:
        game.in_play("Alexis", "Oxford University, England")

    game, _ = called("Disputed Territory", title="prince of Oslo", lay=lay)
    game.pick("methuselah", seat="Sarah")
    passes(game)
    assert game.names("Sarah", "in play") == ["Oxford University, England"]


@pytest.mark.parametrize("card", ["Dust Up", "Lead Fist"])
def test_damage_that_is_added_is_of_the_strikes_sort(card: str) -> None:
    fight: Fighting = fighting(card, "Wolf Claws")
    assert comes(fight.game, "play", "Wolf Claws [pro]")
    pick(fight.game, "play", "Wolf Claws [pro]")
    assert comes(fight.game, "play", card)
    pick(fight.game, "play", card)
    fight.end()
    assert any("takes 2 damage (2 aggravated)" in line for line in fight.game.log)


def test_crimethinc_follows_an_action_that_asks_for_a_baron() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, EVERYTHING, sect="Anarch", title="baron of Oslo"))
    game.in_play("Sarah", "Open War")
    game.hand("Sarah", "CrimethInc.")
    game.ready("Alexis", vampire("Ira", 6))
    game.pick("card in play", minion=krid)
    assert comes(game, "play", "CrimethInc.")
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, EVERYTHING, sect="Anarch", title="baron of Oslo"))
    game.hand("Sarah", "CrimethInc.")
    game.pick("bleed", minion=krid)
    assert not comes(game, "play", "CrimethInc.")
