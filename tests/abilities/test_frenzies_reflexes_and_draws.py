"""What a card says of its levels is not what it does as a reflex; what is had once each combat is had in one; a card
more is drawn as the one that was played is replaced; whoever falls leaves a foe behind that has fallen, too."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays
from tests.abilities.deeds import through
from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.rules.invented import library, vampire

AXE = library("Axe", "Equipment", text="Melee weapon. Strike: 9 damage.")


@pytest.mark.parametrize("level", ["abo", "ABO"])
@pytest.mark.parametrize(
    ("ira", "may"), [("", True), ("Gotsdam, The Tired Warrior", False), ("Sire's Index Finger", False)]
)
def test_whistling_up_the_beast_is_a_frenzy_card_at_both_levels(level: str, ira: str, *, may: bool) -> None:
    on_ira = (ira,) if ira.startswith("Sire") else ()
    fight = fighting("Whistling Up the Beast", ira="" if on_ira else ira, on_ira=on_ira)
    fight.until("play", "Whistling Up the Beast", by="Sarah", level=level)
    assert fight.offered("play", "Whistling Up the Beast", level) == may


@pytest.mark.parametrize("level", ["val", "VAL"])
def test_blessed_blade_uses_the_weapon_that_was_maneuvered_with_at_both_levels(level: str) -> None:
    """Ruling on Blessed Blade."""
    kurt = vampire("Kurt", 8, "VAL")
    fight = fighting("Blessed Blade", against=("Fake Out",), kurt=kurt, on_kurt=("Blade of Bellona",))
    fight.play("Fake Out", by="Alexis")
    fight.until("maneuver", by="Sarah")
    fight.game.pick("maneuver")
    fight.game.pick("play", "Blessed Blade", level=level)
    fight.end()
    assert f"Ira takes {4 if level == 'val' else 5} damage" in fight.game.log


@pytest.mark.parametrize("level", ["val", "VAL"])
def test_blessed_blade_is_a_strike_card_at_both_levels(level: str) -> None:
    kurt = vampire("Kurt", 8, "VAL")
    fight = fighting("Blessed Blade", against=("Charismatic Aura",), kurt=kurt, on_kurt=("Bastard Sword",))
    fight.play("Blessed Blade", level)
    assert fight.game.asked == "Alexis" and fight.offered("play", "Charismatic Aura", "aus pre")


@pytest.mark.parametrize("name", ["Xaviar", "Ganhuru", "Guardian Angel", "Flak Jacket"])
def test_what_prevents_damage_each_combat_prevents_none_outside(name: str) -> None:
    game, krid = acting("", "Legend of the Leopard", clan="Osebo", sect="Laibon")
    borne = name in ("Guardian Angel", "Flak Jacket")
    ira = game.ready("Alexis", vampire("Ira", 6) if borne else name, blood=5)
    if borne:
        game.on(ira, name)
    plays(game, "Legend of the Leopard")
    prevented = False
    for _ in range(20):
        if game.table.action is None:
            break
        prevented |= any("prevent" in option.text for option in game.options())
        game.passes()
    assert not prevented and ira.blood == 4 and krid.locked


@pytest.mark.parametrize("name", ["Xaviar", "Guardian Angel"])
def test_it_prevents_some_in_a_combat(name: str) -> None:
    borne = name == "Guardian Angel"
    fight = fighting(ira="" if borne else name, on_ira=(name,) if borne else ())
    for _ in range(20):
        if any("prevent 1 damage" in option.text for option in fight.game.options("use")):
            break
        fight.step()
    fight.game.pick("use")
    fight.end()
    assert fight.ira.blood == 6


def drawn(card: str, *, after: bool) -> tuple[Fighting, int]:
    """Count Vladimir has played a card; the round in which one more may be drawn, 0 for after the combat."""
    fight = fighting(card, kurt="Count Vladimir Rustovitch")
    fight.play(card)
    for _ in range(40):
        if fight.game.options("yes"):
            break
        fight.step()
    assert (fight.round == 0) == after
    return fight, len(fight.game.rules.pile(0, "hand"))


@pytest.mark.parametrize(("card", "after"), [("Torn Signpost", False), ("Quick Jab", True)])
def test_count_vladimir_draws_once_the_card_is_replaced(card: str, *, after: bool) -> None:
    fight, held = drawn(card, after=after)
    assert held == 7
    fight.game.pick("yes")
    assert fight.game.options("discard") and len(fight.game.rules.pile(0, "hand")) == 8


@pytest.mark.parametrize("card", ["Torn Signpost", "Fake Out", "Quick Jab"])
def test_count_vladimir_draws_for_what_is_cancelled_as_that_is_replaced_at_once(card: str) -> None:
    """It has been played (ruling), whatever the card itself says of when it is replaced."""
    fight = fighting(card, kurt="Count Vladimir Rustovitch", ira="Asguresh")
    fight.play(card)
    fight.game.pick("use", by="Alexis")
    assert fight.game.asked == "Sarah" and fight.game.options("yes")
    fight.game.pick("yes")
    fight.game.pick("discard", "Blank card")
    fight.end()
    assert len(fight.game.rules.pile(0, "hand")) == 7 and not fight.game.options("yes")


def test_learjet_draws_for_what_the_acting_minion_plays_only() -> None:
    fight = fighting("Torn Signpost", against=("Torn Signpost",), on_kurt=("Learjet",), on_ira=("Learjet",))
    fight.play("Torn Signpost", "POT")
    assert fight.game.options("yes") and fight.game.asked == "Sarah"
    fight.game.pick("no")
    fight.play("Torn Signpost", "POT", by="Alexis")
    assert not fight.game.options("yes")


@pytest.mark.parametrize(("clan", "counted"), [("Lasombra", 1), ("Toreador", 0)])
def test_dead_pool_counts_a_vampire_that_falls_with_the_lasombra(clan: str, counted: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, clan=clan), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=4)
    for each in (kurt, ira):
        game.on(each, AXE)
    pool = game.in_play("Sarah", "Dead Pool")
    game.pick("bleed", minion=kurt)
    through(game, "Axe", "Axe", "Yes", blocker=ira)
    assert kurt.place.region == ira.place.region == "torpor"
    assert pool.counters.get("counters", 0) == counted
