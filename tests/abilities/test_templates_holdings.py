"""Sentences of master cards, equipment, actions and combat cards that no other test plays: each as it is used, and
where it is refused."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_actions import acting
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_politics import called, passed
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.asking import IllegalError


@pytest.mark.parametrize(("level", "offered"), [("", True), ("for", True), ("FOR", False)])
def test_a_discipline_card(level: str, *, offered: bool) -> None:
    game = table()
    game.phase("master", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", 4, level))
    (card,) = game.hand("Sarah", "Fortitude")
    if not offered:
        with pytest.raises(IllegalError):
            game.pick("master", card)
        return
    game.pick("master", card)
    assert minions.capacity(game.rules, krid) == 5
    assert minions.disciplines(game.rules, krid)["for"] == (2 if level else 1)


@pytest.mark.parametrize(("clan", "offered"), [("Blood Brother", True), ("Tremere", False)])
def test_a_level_more_for_a_blood_brother(clan: str, *, offered: bool) -> None:
    game = table()
    game.phase("master", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", 4, clan=clan))
    (card,) = game.hand("Sarah", "Blood Buff")
    if not offered:
        with pytest.raises(IllegalError):
            game.pick("master", card)
        return
    game.pick("master", card)
    assert minions.disciplines(game.rules, krid)["san"] == 1


@pytest.mark.parametrize("locked", [False, True])
def test_metro_underground_unlocks_for_a_pool(*, locked: bool) -> None:
    game = table()
    game.phase("discard", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", 4), locked=True)
    metro = game.in_play("Sarah", "Metro Underground", locked=locked)
    game.pool("Sarah", 5)
    if locked:
        assert not any(option.copy == metro.id for option in game.options())
        return
    game.pick("use", metro)
    assert (krid.locked, metro.locked, game["Sarah"].pool) == (False, True, 4)


def test_nosferatu_kingdom_feeds_one_of_its_clan_only() -> None:
    for clan, offered in (("Nosferatu antitribu", True), ("Nosferatu", False)):
        game = table()
        game.phase("influence", of="Sarah")
        child = game.uncontrolled("Sarah", vampire("Child", 8, clan=clan))
        kingdom = game.in_play("Sarah", "Nosferatu Kingdom")
        if offered:
            game.pick("use", kingdom)
            assert (child.blood, kingdom.locked) == (1, True)
        else:
            assert not any(option.copy == kingdom.id for option in game.options())


@pytest.mark.parametrize(("clan", "voters"), [("Lasombra", 1), ("Ventrue", 0)])
def test_power_structure_gives_votes_in_a_referendum(clan: str, voters: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan))
    structure = game.in_play("Sarah", "Power Structure")
    game.hand("Sarah", "Ancilla Empowerment")
    assert not game.options("use")
    game.pick("political", "Ancilla Empowerment", minion=krid)
    go_on(game, lambda: bool(game.options("use")) or game.table.action is None)
    game.pick("use", structure)
    assert (structure.locked, len(game.options("gained for"))) == (True, voters)


@pytest.mark.parametrize(("clan", "cost"), [("Lasombra", 0), ("Ventrue", 1)])
def test_a_path_makes_cards_of_its_discipline_cheaper_for_its_clan(clan: str, cost: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "obt", clan=clan))
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.in_play("Alexis", "The Path of Night")
    game.hand("Sarah", "Shadow Play")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Shadow Play", level="obt")
    assert krid.blood == 6 - cost


@pytest.mark.parametrize(
    ("held", "clan", "card", "level", "cost"),
    [
        ("The Path of Typhon", "Ministry", "Divine Image", "ser", 0),
        ("The Path of Typhon", "Ventrue", "Divine Image", "ser", 1),
        ("The Path of the Feral Heart", "Gangrel antitribu", "Uncontrollable Rage", "pro", 1),
        ("Libertas", "Ventrue", "Perfect Paragon", "PRE", 1),
    ],
)
def test_what_cards_cost_more_or_less_they_cost_in_torpor_too(
    held: str, clan: str, card: str, level: str, cost: int
) -> None:
    """A vampire in torpor plays action modifiers in its action to leave it (sec. 6.5.1)."""
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, level, clan=clan), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 4, sect="Anarch", text="+3 intercept."))
    game.on(ira, held) if held == "Libertas" else game.in_play("Alexis", held)
    game.hand("Sarah", card)
    game.pick("leave torpor", minion=krid)
    while not game.options("play"):
        game.pick("block", ira) if game.options("block") else game.passes()
    game.pick("play", card, level=level)
    assert krid.blood == 6 - cost


@pytest.mark.parametrize(("made", "left"), [(vampire("Ira", 4), 3), (ally("Guard", 3), 3)])
def test_a_path_is_burned_by_an_action_that_hurts_vampires(made: Card, left: int) -> None:
    game = table()
    ira = game.ready("Sarah", made)
    path = game.in_play("Alexis", "The Path of Night")
    game.pick("card in play", path, minion=ira)
    go_on(game, lambda: game.table.action is None)
    assert (path.place.region, ira.blood) == ("ash heap", left)


@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_anarch_free_press_feeds_an_anarch_that_has_hunted(sect: str, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect), blood=1)
    press = game.in_play("Sarah", "Anarch Free Press, The")
    game.pick("hunt", minion=krid)
    go_on(game, lambda: bool(game.options("use")) or game.table.action is None)
    assert bool(game.options("use")) == offered
    if offered:
        game.pick("use", press)
        assert (krid.blood, press.locked) == (3, True)


@pytest.mark.parametrize(("seat", "blood"), [("Sarah", 3), ("Alexis", 2)])
def test_palatial_estate_feeds_its_vampire_in_its_controllers_master_phase(seat: str, blood: int) -> None:
    game = table()
    krid = game.ready(seat, vampire("Krid", 6), blood=2)
    game.on(krid, "Palatial Estate")
    game.ready("Sarah", vampire("Other", 4))
    game.phase("unlock", of="Sarah")
    go_on(game, lambda: game.table.phase not in ("unlock", "master") or game.choice is None)
    assert krid.blood == blood


def test_palatial_estate_feeds_a_vampire_in_torpor_too() -> None:
    """Nothing of it asks for a ready vampire."""
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6), blood=2)
    game.on(krid, "Palatial Estate")
    game.phase("unlock", of="Sarah")
    go_on(game, lambda: game.table.phase not in ("unlock", "master") or game.choice is None)
    assert krid.blood == 3


@pytest.mark.parametrize(
    ("card", "level"), [("Sleep Unseen", "obf"), ("Shadow Cloak", "OBL"), ("Taking the Skin: Vulture", "abo")]
)
@pytest.mark.parametrize("turn", ["Sarah", "Alexis"])
def test_what_is_burned_in_an_unlock_phase_is_so_on_a_vampire_in_torpor(card: str, level: str, turn: str) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6), blood=2)
    cloak = game.on(krid, card, marks={"level": level})
    game.phase("unlock", of=turn)
    go_on(game, lambda: game.table.phase != "unlock" or game.choice is None)
    assert (cloak.place.region == "ash heap") == (turn == "Sarah")


def test_charnas_hurts_an_employer_in_torpor_too() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6), blood=2)
    game.on(krid, "Charnas the Imp")
    game.phase("unlock", of="Sarah")
    go_on(game, lambda: game.table.phase != "unlock" or game.choice is None)
    assert krid.blood == 1


@pytest.mark.parametrize(("level", "presses"), [("ani", 0), ("ANI", 1)])
def test_a_dread_mastiff_gives_a_press_at_superior_only(level: str, presses: int) -> None:
    mastiff = printed(table().card("Dread Mastiff"), level)
    assert [(each.what, each.amount) for each in mastiff.extras] == [("press", 1)] * presses


def test_what_is_said_of_the_vampire_with_equipment_is_so_of_no_ally_that_bears_it() -> None:
    game = table()
    ally_with_it = game.ready("Sarah", ally("Fellow", life=2), blood=2)
    game.on(ally_with_it, "Palatial Estate")
    game.phase("unlock", of="Sarah")
    go_on(game, lambda: game.table.phase not in ("unlock", "master") or game.choice is None)
    assert ally_with_it.blood == 2


def test_path_of_evil_revelations_unlocks_all_infernal_minions_once() -> None:
    game = table()
    game.phase("master", of="Sarah")
    demon = game.ready("Sarah", "Horde, The", locked=True)
    krid = game.ready("Sarah", vampire("Krid", 6), locked=True)
    path = game.in_play("Sarah", "Path of Evil Revelations")
    game.hand("Sarah", "Misdirection")
    game.pick("use", path)
    assert (demon.locked, krid.locked, game["Sarah"].pool) == (False, True, 29)
    assert not any(option.copy == path.id for option in game.options("use"))


def test_dragonbound_burns_pool_for_the_torpid_in_each_discard_phase() -> None:
    game = table()
    game.phase("influence", of="Sarah")
    game.in_play("Alexis", "Dragonbound")
    game.torpor("Sarah", vampire("Krid", 6))
    game.torpor("Sarah", vampire("Kurt", 6))
    game.torpor("Alexis", vampire("Ira", 6))
    go_on(game, lambda: game.table.active == 1)
    assert [seat.pool for seat in game.table.seats] == [28, 30, 30]


@pytest.mark.parametrize(("level", "left"), [("pot", 3), ("POT", 2)])
def test_damage_by_an_action(level: str, left: int) -> None:
    game, krid = acting("POT", "Horseshoes")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("action card", "Horseshoes", level=level)
    game.pick("target", ira)
    game.pass_all()
    assert (ira.blood, krid.locked) == (left, True)
    game, krid = acting("dom", "Horseshoes")
    with pytest.raises(IllegalError):
        game.pick("action card", "Horseshoes")


def test_corruption_on_a_minion_of_ones_prey() -> None:
    game, _ = acting("", "Corruption", clan="Ministry")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.ready("Justin", vampire("Milo", 4))
    game.pick("action card", "Corruption")
    game.pass_all()
    assert (ira.counters, ira.controller) == ({"corruption 0": 1}, 1)
    game, _ = acting("", "Corruption", clan="Ministry")
    game.ready("Justin", vampire("Milo", 4))
    with pytest.raises(IllegalError):
        game.pick("action card", "Corruption")


def test_life_burned_from_an_ally_or_retainer() -> None:
    game, _ = acting("ani", "Smash and Grab", sect="Anarch")
    guard = game.ready("Alexis", ally("Guard", 3))
    game.pick("action card", "Smash and Grab", level="ani")
    game.pass_all()
    assert guard.blood == 1
    game, _ = acting("ani", "Smash and Grab", sect="Anarch")
    game.ready("Alexis", vampire("Ira", 3))
    with pytest.raises(IllegalError):
        game.pick("action card", "Smash and Grab", level="ani")


def test_a_crypt_card_drawn_by_an_action() -> None:
    game, _ = acting("obf", "Clotho's Gift")
    (child,) = game.crypt("Sarah", vampire("Child", 3))
    game.pick("action card", "Clotho's Gift", level="obf")
    game.pass_all()
    assert child.place.region == "uncontrolled"
    game, _ = acting("obf", "Clotho's Gift")
    with pytest.raises(IllegalError):
        game.pick("action card", "Clotho's Gift", level="obf")


def test_a_location_goes_to_a_chosen_methuselah() -> None:
    game = table()
    site = game.in_play("Alexis", "The Parthenon")
    game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.hand("Sarah", "Disputed Territory")
    game.pick("political", "Disputed Territory")
    go_on(game, lambda: bool(game.options("methuselah")))
    game.pick("methuselah", seat="Justin")
    passed(game)
    assert site.controller == 2
    with pytest.raises(IllegalError):
        called("Disputed Territory")


# -- in combat ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["dai", "DAI"])
def test_flames_at_close_range(level: str) -> None:
    fight = fighting("Flames of the Netherworld")
    fight.play("Flames of the Netherworld", level)
    fight.end()
    assert fight.ira.place.region == "torpor"


def test_flames_far_away_for_a_blood() -> None:
    fight = fighting("Flames of the Netherworld")
    fight.until("play", "Flames of the Netherworld", level="tha")
    assert fight.game.table.action is None
    fight = fighting("Fake Out", "Flames of the Netherworld")
    fight.long()
    fight.play("Flames of the Netherworld", "tha")
    fight.end()
    assert (fight.ira.place.region, fight.kurt.blood) == ("torpor", 5)


@pytest.mark.parametrize("level", ["abo", "ABO"])
def test_hands_that_burn_for_the_combat(level: str) -> None:
    fight = fighting("Devil-Channel: Hands")
    fight.play("Devil-Channel: Hands", level)
    fight.end()
    assert (fight.ira.place.region, fight.kurt.blood) == ("torpor", 4)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "ABO"))
    game.ready("Alexis", vampire("Ira", 3))
    game.hand("Sarah", "Devil-Channel: Hands")
    game.pick("bleed", minion=krid)
    assert not may_play(game, "Devil-Channel: Hands")


def test_the_jones_against_an_ally_or_younger_vampire_only() -> None:
    for capacity, offered in ((4, True), (10, False)):
        fight = fighting("The Jones", ira=vampire("Ira", capacity), blood=(6, 4))
        fight.until("play", "The Jones", level="ser")
        assert (fight.game.table.action is not None) == offered
        if offered:
            fight.game.pick("play", "The Jones", level="ser")
            fight.end()
            assert fight.kurt.blood == 6


@pytest.mark.parametrize(
    ("maul", "levels", "left"),
    [
        (3, (), 5),
        (3, ("vis",), 7),
        (3, ("vis", "vis"), 8),
        (4, ("vis",), 6),
        (4, ("vis", "vis"), 8),
        (6, ("VIS", "vis"), 8),
    ],
)
def test_rockheart_prevents_half_of_a_strike_and_then_the_other_half(
    maul: int, levels: tuple[str, ...], left: int
) -> None:
    """Half, rounded up, of what the strike inflicts, whatever was prevented of it before."""
    weapon = library("Maul", "Equipment", text=f"Melee weapon. Strike: {maul} damage.")
    fight = fighting(*["Rockheart"] * len(levels), blood=(8, 8), on_ira=(weapon,))
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    for level in levels:
        fight.play("Rockheart", level)
    fight.end()
    assert fight.kurt.blood == left


def test_second_sight_gives_an_imbued_intercept_against_a_monster() -> None:
    mortal = library("Guard", "Ally", text="Mortal with 1 life. 1 strength, 1 bleed.")
    for made, offered in ((vampire("Krid", 4), True), (mortal, False)):
        game = table()
        acting_one = game.ready("Sarah", made, marks={"stealth this turn": "1"})
        john = game.ready("Alexis", imbued("John", 4, "jud"))
        sight = game.on(john, "Second Sight")
        game.pick("bleed", minion=acting_one)
        block(game, john)
        assert any(option.copy == sight.id for option in game.options()) == offered
