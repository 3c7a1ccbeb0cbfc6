"""Cards of starter decks that change strikes, weapons and combats, or follow them: in their main way, another, and once
refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused
from tests.abilities.fights import Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
CLUB = library("Club", "Equipment", text="Melee weapon.\nStrike: strength+2 damage.")
HIT = library("Hit", "Action", text="+1 stealth action.\n(D) Enter combat with a minion.")
PRESSES = vampire("Kurt", 8, "QUI VAL ANI CEL", text="Camarilla: Kurt gets 1 optional press each round.")


def armed(*cards: str, kurt: object = PRESSES, blood: tuple[int, int] = (8, 8)) -> Fighting:
    """Kurt, who bears a club and presses, is blocked by Ira."""
    return fighting(*cards, kurt=kurt, on_kurt=(CLUB,), blood=blood)  # type: ignore[arg-type]


def club(fight: Fighting) -> None:
    """Kurt strikes with the club."""
    fight.until("weapon")
    fight.game.pick("weapon")


# -- Baal's Bloody Talons, Blood Agony, Backstab, Sword of the Righteous -----------------------------------------------


@pytest.mark.parametrize(("level", "blood"), [("qui", 6), ("QUI", 5)])
def test_baals_bloody_talons_make_a_melee_weapon_aggravated_for_a_round(level: str, blood: int) -> None:
    fight = armed("Baal's Bloody Talons")
    weapon = fight.game.rules.copy(fight.kurt.attached[0])
    club(fight)
    fight.play("Baal's Bloody Talons", level)
    fight.end()
    # The first point wounds, each further one costs a blood.
    assert minions.in_torpor(fight.game.rules, fight.ira) and fight.ira.blood == blood
    assert not fight.game.rules.in_play(weapon)


def test_baals_bloody_talons_are_for_melee_weapons_only() -> None:
    fight = armed("Baal's Bloody Talons")
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    while fight.round == 1:
        assert not fight.offered("play", "Baal's Bloody Talons")
        fight.step()


@pytest.mark.parametrize("level", ["qui", "QUI"])
def test_blood_agony_is_for_later_rounds(level: str) -> None:
    fight = armed("Blood Agony")
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("play", "Blood Agony")
    fight.game.pick("hand strike")
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    fight.play("Blood Agony", level)
    assert fight.round == 2
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.ira)


@pytest.mark.parametrize(("level", "hits"), [("cel", 1), ("CEL", 2)])
def test_backstab_strikes_first(level: str, hits: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6, "CEL", text="Camarilla: +1 strength."), blood=5)
    game.hand("Alexis", "Backstab")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    for _ in range(20):
        if may_play(game, "Backstab", level):
            break
        game.passes()
    game.pick("play", "Backstab", level=level)
    finish(game)
    assert krid.blood == 4 - 2 * hits and ira.blood == 5 - 2 - 1


def test_backstab_is_for_blockers_in_the_first_round() -> None:
    fight = armed("Backstab")
    for _ in range(40):
        if not fight.round:
            break
        assert not fight.offered("play", "Backstab")
        fight.step()


@pytest.mark.parametrize(("level", "aggravated"), [("ani", False), ("val", True), ("VAL", True)])
def test_sword_of_the_righteous_blesses_a_melee_weapon(level: str, aggravated: bool) -> None:
    fight = armed("Sword of the Righteous")
    fight.play("Sword of the Righteous", level)
    club(fight)
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.ira) == aggravated
    assert fight.ira.blood == (8 - 3 if aggravated else 8 - 4)


def test_sword_of_the_righteous_needs_a_melee_weapon_and_blesses_no_hands() -> None:
    fight = fighting("Sword of the Righteous", kurt=PRESSES, blood=(8, 8))
    for _ in range(30):
        if not fight.round:
            break
        assert not fight.offered("play", "Sword of the Righteous")
        fight.step()
    fight = armed("Sword of the Righteous")
    fight.play("Sword of the Righteous", "val")
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    fight.end()
    assert fight.ira.blood == 7


# -- Gemini's Mirror ---------------------------------------------------------------------------------------------------


def test_geminis_mirror_turns_strikes_aside_until_heads() -> None:
    lost = set()
    for seed in range(8):
        game = table()
        game.rules.doing.chance.__init__(f"{seed:02x}" * 32)
        kurt, ira = game.ready("Sarah", vampire("Kurt", 8, "OBF"), blood=6), game.ready("Alexis", vampire("Ira", 8))
        game.hand("Sarah", "Gemini's Mirror")
        game.pick("bleed", minion=kurt)
        game.pick("block", ira)
        until(game, "play")
        game.pick("play", "Gemini's Mirror", level="OBF")
        finish(game)
        tails = any("tails" in line for line in game.log)
        assert kurt.blood == (5 if tails else 4) and ira.blood == 7
        lost.add(kurt.blood)
    assert lost == {4, 5}


def test_geminis_mirror_flips_its_coin_for_a_strike_that_takes_equipment_too() -> None:
    """The equipment goes whatever the coin shows (ruling); heads end what protects the vampire all the same."""
    shown = set()
    for seed in range(8):
        game = table()
        game.rules.doing.chance.__init__(f"{seed:02x}" * 32)
        kurt, ira = (
            game.ready("Sarah", vampire("Kurt", 8, "OBF"), blood=6),
            game.ready("Alexis", vampire("Ira", 8, "cel")),
        )
        bow = game.on(kurt, "Ivory Bow")
        game.hand("Sarah", "Gemini's Mirror")
        game.hand("Alexis", "Fast Hands", "Blur")
        game.pick("bleed", minion=kurt)
        game.pick("block", ira)
        until(game, "play")
        game.pick("play", "Gemini's Mirror", level="OBF")
        for card in ("Fast Hands", "Blur"):
            until(game, "play")
            game.pick("play", card, level="cel")
        finish(game)
        assert bow.place.on == ira.id
        coins = ["tails" in line for line in game.log if "A coin shows" in line]
        # The strike of Fast Hands, and Ira's additional one unless nothing protects Kurt any more.
        assert len(coins) == (2 if coins[0] else 1)
        assert kurt.blood == (5 if all(coins) and len(coins) == 2 else 4)
        shown.add(coins[0])
    assert shown == {True, False}


# -- Horrid Reality, Illusions of the Kindred --------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "region"), [("chi", "ash heap"), ("CHI", "library")])
def test_horrid_reality_finds_a_weapon_for_the_combat(level: str, region: str) -> None:
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8, "CHI"), blood=6), game.ready("Alexis", vampire("Ira", 8))
    game.on(ira, "Ivory Bow")
    game.hand("Sarah", "Horrid Reality")
    game.library("Sarah", "Parity Shift", "Ivory Bow", ".44 Magnum")
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Horrid Reality", level=level)
    # The first weapon of the library, though there is another of it in play.
    (bow,) = (game.rules.copy(below) for below in kurt.attached)
    assert game.name(bow) == "Ivory Bow" and bow.face_up and game["Sarah"].pool == 30
    for _ in range(20):
        if game.options("weapon") and game.asked == "Sarah":
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("weapon")
    finish(game)
    assert minions.in_torpor(game.rules, ira) and not kurt.attached
    assert "Ivory Bow" in game.names("Sarah", region) and len(ira.attached) == 1


def test_horrid_reality_burns_what_the_vampire_cannot_have_and_costs_all_the_same_for_nothing() -> None:
    for found in ("Ivory Bow", None):
        game = table()
        kurt = game.ready("Sarah", vampire("Kurt", 8, "CHI"), blood=6)
        ira = game.ready("Alexis", vampire("Ira", 8))
        blade = library("Blade", "Equipment", clans=("Ravnos",), text="Melee weapon.\nStrike: strength+1 damage.")
        game.hand("Sarah", "Horrid Reality")
        if found is not None:
            game.library("Sarah", "Parity Shift", blade, found)
        game.pick("bleed", minion=kurt)
        game.pick("block", ira)
        until(game, "play")
        game.pick("play", "Horrid Reality", level="chi")
        finish(game)
        assert kurt.blood == 6 - 2 - 1 and ("Blade" in game.names("Sarah", "ash heap")) == (found is not None)


def conjured(level: str, *crypt: str, more: tuple[str, ...] = ()) -> tuple[Position, Copy, Copy]:
    """Kurt of Sarah sends an illusion against Ira, who has blocked."""
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8, "CHI CEL"), blood=6), game.ready("Alexis", vampire("Ira", 8))
    game.crypt("Sarah", *crypt)
    game.ready("Justin", "Theo Bell")
    game.hand("Sarah", "Illusions of the Kindred", *more)
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Illusions of the Kindred", level=level)
    return game, kurt, ira


@pytest.mark.parametrize(("level", "blood"), [("chi", 3), ("CHI", 7)])
def test_illusions_of_the_kindred_fight_and_vanish(level: str, blood: int) -> None:
    game, kurt, ira = conjured(level, "Lucita", "Theo Bell")
    for _ in range(20):
        combat = game.table.combat
        if combat is not None and combat.acting.minion != kurt.id:
            break
        game.passes()
    combat = game.table.combat
    if combat is not None:
        theo = game.rules.copy(combat.acting.minion)
        # Theo Bell is in play already, and contests nothing.
        assert game.name(theo) == "Theo Bell" and theo.blood <= blood
    finish(game)
    assert game.names("Sarah", "removed") == ["Theo Bell"] and game.names("Sarah", "crypt") == ["Lucita"]
    assert "Theo Bell" in game.names("Justin", "ready") and ira.blood < 8 and kurt.blood == 4


def test_illusions_of_the_kindred_need_a_crypt() -> None:
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8, "CHI"), blood=6), game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Illusions of the Kindred")
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    for _ in range(30):
        if game.table.action is None:
            break
        assert not may_play(game, "Illusions of the Kindred")
        game.passes()


# -- Blissful Agony, Brother in Arms, Blooding by the Code -------------------------------------------------------------


def test_blissful_agony_sets_the_opponent_upon_another() -> None:
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8, "VAL"), blood=6), game.ready("Alexis", vampire("Ira", 8))
    kin = game.ready("Alexis", vampire("Kin", 8))
    far = game.ready("Justin", vampire("Far", 5))
    game.hand("Sarah", "Blissful Agony")
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    for _ in range(20):
        if may_play(game, "Blissful Agony", "VAL"):
            break
        game.passes()
    game.pick("play", "Blissful Agony", level="VAL")
    assert not offered(game, "target", kin)
    game.pick("target", far)
    finish(game)
    assert (kurt.blood, ira.blood, far.blood) == (5, 7, 4) and game.rules.passing.action.fought == []


def test_blissful_agony_is_not_for_allies() -> None:
    from vtes_desktop.rules.invented import ally

    fight = fighting("Blissful Agony", kurt=vampire("Kurt", 8, "VAL"), ira=ally("Ally", 5))
    for _ in range(30):
        if not fight.round:
            break
        assert not fight.offered("play", "Blissful Agony", "VAL")
        fight.step()


@pytest.mark.parametrize(("kin", "left"), [(0, 1), (1, 2)])
def test_brothers_in_arms_stay_with_as_many_unique_kin(kin: int, left: int) -> None:
    game, krid = acting("", "Brother in Arms", clan="Salubri antitribu", sect="Sabbat", capacity=4, blood=4)
    for _ in range(kin):
        game.ready("Sarah", vampire("Kin", 5, clan="Salubri antitribu", sect="Sabbat"))
    plays(game, "Brother in Arms")
    finish(game)
    there = [*game.rules.pile(0, "ready"), *game.rules.pile(0, "uncontrolled")]
    (brother,) = (copy for copy in there if game.name(copy) == "Brother in Arms")
    assert (brother.blood, krid.blood, game["Sarah"].pool) == (1, 3, 29)
    assert minions.disciplines(game.rules, brother) == {"val": 1} and minions.capacity(game.rules, brother) == 2
    assert minions.sect(game.rules, brother) == "Sabbat" and minions.clan(game.rules, brother) == "Salubri antitribu"
    second = game.ready(
        "Sarah",
        "Brother in Arms",
        blood=1,
        marks={"type": "vampire", "capacity": "2"},
        clan="Salubri antitribu",
    )
    game.go_to("discard", "Justin")
    for _ in range(20):
        if game.table.active == 0 and game.table.phase != "unlock":
            break
        game.pick("burn", second) if offered(game, "burn", second) else game.passes()
    there = [copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Brother in Arms"]
    assert len(there) == left


def test_brother_in_arms_is_recruited_by_grown_salubri_antitribu() -> None:
    game, _ = acting("", "Brother in Arms", clan="Salubri antitribu", sect="Sabbat", capacity=2)
    refused(game, "Brother in Arms")


@pytest.mark.parametrize(("codes", "has"), [("", 1), ("val", 2), ("VAL", 2)])
def test_blooding_by_the_code_makes_stronger(codes: str, has: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, codes, clan="Salubri antitribu", sect="Sabbat"), blood=3)
    game.ready("Sarah", vampire("Oth", 5, clan="Salubri"))
    game.hand("Sarah", "Blooding by the Code", "Blooding by the Code")
    game.phase("master", of="Sarah")
    game.pick("master", "Blooding by the Code")
    game.pass_all()
    assert minions.disciplines(game.rules, krid) == {"val": has} and minions.strength(game.rules, krid) == 2
    assert minions.capacity(game.rules, krid) == 6 and game["Sarah"].pool == 29
    game.go_to("discard", "Justin")
    for _ in range(10):
        assert not (game.asked == "Sarah" and game.options("master"))
        game.passes()


# -- Clandestine Contract, Provision of the Silsila, Erosion, Succulent Vitae, Heartblood ------------------------------


def contracted(*cards: object, ira_blood: int = 0) -> tuple[Position, Copy, Copy]:
    """Krid, a Banu Haqim of Sarah, has taken a contract out on Ira, and fights her."""
    game, krid = acting("QUI", "Clandestine Contract", clan="Banu Haqim", sect="Camarilla", capacity=6, blood=5)
    game.hand("Sarah", *cards)  # type: ignore[arg-type]
    ira = game.ready("Alexis", vampire("Ira", 5), blood=ira_blood)
    game.ready("Sarah", vampire("Oth", 6, clan="Banu Haqim"))
    plays(game, "Clandestine Contract")
    return game, krid, ira


def test_clandestine_contract_lies_on_whom_it_is_fought_with() -> None:
    game, krid, ira = contracted(ira_blood=5)
    finish(game)
    (contract,) = (game.rules.copy(below) for below in ira.attached)
    assert game.name(contract) == "Clandestine Contract" and (krid.blood, ira.blood) == (4, 4)
    assert game["Sarah"].pool == 29
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    assert [each.minion for each in game.options("card in play") if each.copy == contract.id] == [krid.id]


def test_clandestine_contract_that_is_blocked_lies_nowhere() -> None:
    game, krid, ira = contracted(ira_blood=5)
    del krid
    assert not ira.attached or game.table.action is None


@pytest.mark.parametrize(("ira_blood", "may"), [(0, True), (5, False)])
def test_provision_of_the_silsila_feeds_who_has_fulfilled_a_contract(ira_blood: int, may: bool) -> None:
    game, krid, ira = contracted("Provision of the Silsila", ira_blood=ira_blood)
    played = False
    for _ in range(40):
        if game.table.action is None:
            break
        if may_play(game, "Provision of the Silsila"):
            assert [each.minion for each in game.options("play")] == [krid.id]
            game.pick("play", "Provision of the Silsila")
            played = True
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert played == may and krid.blood == (6 if may else 4) and bool(ira.attached) != may


@pytest.mark.parametrize(("level", "stealth"), [("qui", 1), ("QUI", 0)])
def test_erosion_takes_strength_and_melee_weapons_away(level: str, stealth: int) -> None:
    game, krid = acting("QUI", "Erosion", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 6, text="Camarilla: +1 strength."), blood=5)
    game.ready("Justin", vampire("Far", 6))
    game.on(ira, CLUB)
    plays(game, "Erosion", level)
    until(game, "target", ira)
    game.pick("target", ira)
    finish(game)
    game.go_to("minion", "Alexis")
    erosion = next(game.rules.copy(below) for below in ira.attached if game.name(game.rules.copy(below)) == "Erosion")
    game.pick("card in play", erosion, minion=ira)
    assert game.rules.action.stealth == stealth and not game.rules.action.seats
    far = game.rules.pile(2, "ready")[0]
    until(game, "block", far)
    game.pick("block", far)
    if stealth:
        return
    weapons = False
    for _ in range(20):
        if game.table.action is None:
            break
        weapons |= bool(game.options("weapon"))
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    # His own +1 is added to the strength of 0.
    assert not weapons and far.blood == 5 and krid.blood == 4


def test_succulent_vitae_pays_for_quietus() -> None:
    game, krid = acting("QUI", "Songs of the Distant Vitae", blood=2)
    game.hand("Sarah", "Succulent Vitae")
    pay = library("Pay", "Action", disciplines="qui", blood=1, text="+1 stealth action.\nGain 1 pool.")
    game.hand("Sarah", pay)
    game.pick("hunt", minion=krid)
    for _ in range(10):
        if may_play(game, "Succulent Vitae", "QUI"):
            break
        game.passes()
    game.pick("play", "Succulent Vitae", level="QUI")
    finish(game)
    assert krid.blood == 4 and len(krid.attached) == 1
    game.go_to("discard", "Alexis")
    game.go_to("minion", "Sarah")
    game.pick("action card", "Pay", minion=krid)
    until(game, "yes")
    game.pick("yes")
    finish(game)
    assert krid.blood + len(krid.attached) == 4 and game["Sarah"].pool == 31


def test_heartblood_of_the_clan_feeds_an_uncontrolled_banu_haqim() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim"))
    theirs = game.ready("Alexis", vampire("Ira", 6, clan="Banu Haqim"))
    game.ready("Alexis", vampire("Oth", 6))
    heart = game.in_play("Sarah", "Heartblood of the Clan", blood=2)
    young = game.uncontrolled("Sarah", vampire("Young", 5, clan="Banu Haqim"))
    game.uncontrolled("Sarah", vampire("Else", 5))
    game.phase("minion", of="Alexis")
    assert [option.minion for option in game.options("card in play")] == [theirs.id]
    game.pick("card in play", heart, minion=theirs)
    finish(game)
    assert heart.blood == 3
    game.go_to("influence", "Sarah")
    game.pick("use", heart)
    game.pick("amount", amount=2)
    assert (heart.blood, young.blood) == (1, 2)


# -- Al-Ashrad, Parmenides ---------------------------------------------------------------------------------


def test_al_ashrad_burns_locations_that_require_a_clan() -> None:
    game = table()
    al = game.ready("Sarah", "Al-Ashrad, Amr of Alamut")
    louvre = game.in_play("Alexis", "The Louvre, Paris")
    game.in_play("Alexis", "The Barrens")
    blood = al.blood
    until(game, "card in play", al)
    game.pick("card in play", al)
    finish(game)
    assert not game.rules.in_play(louvre) and al.blood == blood - 2
    game = table()
    game.ready("Sarah", "Al-Ashrad, Amr of Alamut")
    game.in_play("Alexis", "The Barrens")
    assert not game.options("card in play")


def test_parmenides_serves_the_predator_first() -> None:
    game = table()
    parmenides = game.uncontrolled("Sarah", "Parmenides", blood=6)
    game.phase("influence", of="Sarah")
    for _ in range(20):
        if parmenides.place.region == "ready":
            break
        game.pick("bring", parmenides) if offered(game, "bring", parmenides) else game.passes()
    assert parmenides.controller == game.seat("Justin")
    game.go_to("minion", "Justin")
    assert any(option.minion == parmenides.id for option in game.options("bleed"))
    game.pick("bleed", minion=parmenides)
    finish(game)
    game.go_to("minion", "Sarah")
    assert parmenides.controller == 0 and not parmenides.locked
