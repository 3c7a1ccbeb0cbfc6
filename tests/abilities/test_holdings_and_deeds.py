"""Cards of the library with one sentence that only they have, played through the referee: in their main way, in
another, and where they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, until_or_over
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_vampires_at_the_polls import votes
from tests.abilities.test_vampires_most_played import duel, finish
from tests.abilities.test_vampires_pay_and_give import used
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
KRID = vampire("Krid", 6)
PRINCE = vampire("Prince", 6, title="prince of Paris")
BLADE = library("Blade", "Equipment", text="Melee weapon. Strike: strength+1 damage.")
GEAR = library("Gear", "Equipment", pool=1, text="Equipment.")
TORCH = library("Torch", "Equipment", text="Weapon. Strike: 3 aggravated damage.")
PLACE = library("Place", "Master", pool=1, text="Master: unique location.")
DEAR = library("Palace", "Master", pool=3, text="Master: unique location.")
DAUGHTER = vampire("Daughter", 5, clan="Daughter of Cacophony")


def of(clan: str, name: str = "Kin", size: int = 6, **more: str) -> Card:
    """A vampire of a clan."""
    return vampire(name, size, clan=clan, **more)  # type: ignore[arg-type]


def master(game: Position, card: str, target: Copy | None = None) -> None:
    """Sarah plays a master card in her master phase, on a target where one is asked for."""
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    game.pick("master", card)
    if target is not None and game.options("target"):
        game.pick("target", target)


def may_master(game: Position, card: str) -> bool:
    """Whether Sarah can play a master card."""
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    return any(game.name(game.table.copies[each.copy]) == card for each in game.options("master"))


def at(game: Position, phase: Phase, copy: Copy) -> bool:
    """Whether a card is offered for use in Sarah's phase."""
    game.phase(phase, of="Sarah")
    return offered(game, "use", copy) and game.table.phase == phase


# -- allies and retainers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wins", [True, False])
def test_amam_gains_a_life_from_whom_he_burns(wins: bool) -> None:
    game = table()
    amam = game.ready("Sarah", "Amam the Devourer")
    other = game.ready("Alexis", ally("Hound", 1 if wins else 9))
    used_action = next(
        n for n, each in enumerate(game.options()) if each.copy == amam.id and "enter combat" in each.text
    )
    assert game.referee is not None
    game.referee.answer(used_action)
    if game.options("enter combat"):
        game.pick("enter combat", other)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == wins
    if wins:
        before = amam.blood
        game.pick("yes")
        assert amam.blood == before + 1


def test_the_arcanum_burns_equipment_of_prey_and_predator_only() -> None:
    for whose, may in (("Alexis", True), ("Justin", True), ("Sarah", False)):
        game = table("Sarah", "Alexis", "Far", "Justin")
        agent = game.ready("Sarah", "Arcanum Investigator")
        gear = game.on(game.ready(whose, IRA), GEAR)
        far = game.on(game.ready("Far", KRID), BLADE)
        assert offered(game, "card in play", agent) == may
        if may:
            game.pick("card in play", agent)
            if game.options("target"):
                game.pick("target", gear)
            finish(game)
            assert gear.place.region == "ash heap" and far.place.on


@pytest.mark.parametrize(("clan", "may"), [("Banu Haqim", True), ("Ventrue", False)])
def test_deviki_teaches_assamites(clan: str, may: bool) -> None:
    game = table()
    deviki, kin = game.ready("Sarah", "Deviki Prasanta"), game.ready("Sarah", of(clan))
    card = game.ash_heap("Sarah", "Auspex")[0]
    assert at(game, "master", deviki) == may
    if may:
        used(game, deviki, kin)
        game.pick("search", card)
        assert deviki.locked and minions.disciplines(game.rules, kin)["aus"] == 1


@pytest.mark.parametrize("clan", ["Giovanni", "Ventrue"])
def test_giulia_brings_giovanni_close(clan: str) -> None:
    game = table()
    giulia, kin = game.ready("Sarah", "Giulia Giovanni Abruzzina"), game.ready("Sarah", of(clan))
    ira = game.ready("Alexis", IRA)
    game.hand("Alexis", "Fake Out")
    duel(game, kin, ira)
    until_or_over(game, "use", giulia)
    assert offered(game, "use", giulia) == (clan == "Giovanni")
    if clan == "Giovanni":
        game.pick("use", giulia)
        until_or_over(game, "play")
        assert not game.options("play") and giulia.locked


@pytest.mark.parametrize(("size", "may"), [(4, True), (5, False)])
def test_kherebutu_goes_with_a_tremere(size: int, may: bool) -> None:
    game = table()
    kherebutu, kin = game.ready("Sarah", "Kherebutu"), game.ready("Alexis", of("Tremere", size=size))
    assert offered(game, "card in play", kherebutu) == may
    if may:
        game.pick("card in play", kherebutu)
        if game.options("target"):
            game.pick("target", kin)
        finish(game)
        assert kin.place.region == "ash heap" and kherebutu.place.region == "library"


@pytest.mark.parametrize(
    ("clan", "votes"), [("Ventrue antitribu", True), ("Ventrue", True), ("Ventrue antitribu", False)]
)
def test_the_antagonist_helps_against_political_actions(clan: str, votes: bool) -> None:
    game = table()
    krid = game.ready("Justin", vampire("Krid", 6, text="+1 stealth.", title="prince of Nice"))
    helper, kin = game.ready("Sarah", "Political Antagonist"), game.ready("Sarah", of(clan))
    game.hand("Justin", "Kine Resources Contested")
    game.phase("minion", of="Justin")
    game.pick("political" if votes else "bleed", minion=krid)
    while game.options("points"):
        assert game.referee is not None
        game.referee.answer(len(game.options()) - 1)
    until(game, "block", kin)
    game.pick("block", kin)
    for _ in range(9):
        if game.table.action is None or game.options("points") or offered(game, "use", helper):
            break
        game.passes()
    assert offered(game, "use", helper) == (votes and clan != "Ventrue")


def test_wendell_strikes_hard_with_melee_weapons() -> None:
    for weapon, lost in ((BLADE, 3), (library("Pistol", "Equipment", text="Weapon, gun. Strike: 2R damage."), 2)):
        game = table()
        wendell, ira = game.ready("Sarah", "Wendell Delburton"), game.ready("Alexis", IRA)
        game.on(wendell, weapon)
        used_action = next(
            n for n, each in enumerate(game.options()) if each.copy == wendell.id and "combat" in each.text
        )
        assert game.referee is not None
        game.referee.answer(used_action)
        if game.options("enter combat"):
            game.pick("enter combat", ira)
        until_or_over(game, "weapon")
        game.pick("weapon")
        until_or_over(game, "nothing")
        assert 6 - ira.blood == lost


@pytest.mark.parametrize("region", ["torpor", "ready"])
def test_a_faithful_servant_feeds_who_lies_in_torpor(region: str) -> None:
    game = table()
    ira = (game.torpor if region == "torpor" else game.ready)("Sarah", IRA, blood=1)
    game.on(ira, "Faithful Servant", blood=1)
    game.phase("minion", of="Sarah")
    game.start()
    assert ira.blood == (2 if region == "torpor" else 1)


def test_a_faithful_servant_feeds_no_imbued_that_is_incapacitated() -> None:
    game = table()
    pedro = game.torpor("Sarah", "Pedro Cortez", blood=0)
    game.on(pedro, "Faithful Servant", blood=1)
    game.phase("minion", of="Sarah")
    game.start()
    assert pedro.blood == 0


def test_the_fortune_teller_sees_a_card_of_the_prey_once_in_a_turn() -> None:
    game = table()
    teller = game.on(game.ready("Sarah", IRA), "Fortune Teller", blood=1)
    game.pick("use", teller)
    assert game.options("seen")
    game.pick("seen")
    assert not offered(game, "use", teller)
    game = table()
    teller = game.on(game.ready("Sarah", IRA), "Fortune Teller", blood=1)
    assert not at(game, "master", teller)


@pytest.mark.parametrize("blood", [3, 0])
def test_omael_sets_the_range_of_the_first_round(blood: int) -> None:
    game = table()
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", IRA, blood=blood)
    omael = game.on(ira, "Omael Kuman", blood=1)
    duel(game, krid, ira)
    until_or_over(game, "use", omael)
    assert (game.table.action is not None) == bool(blood)
    if blood:
        game.pick("use", omael)
        game.pick("set range", amount=1)
        finish(game)
        assert (krid.blood, ira.blood) == (6, 2)


@pytest.mark.parametrize("clan", ["Gargoyle", "Ventrue"])
def test_the_stone_dog_hunts_for_gargoyles(clan: str) -> None:
    game = table()
    kin, ira = game.ready("Sarah", of(clan)), game.ready("Alexis", IRA)
    dog = game.on(kin, "Stone Dog", blood=4)
    assert offered(game, "card in play", dog) == (clan == "Gargoyle")
    if clan == "Gargoyle":
        game.pick("card in play", dog)
        if game.options("enter combat"):
            game.pick("enter combat", ira)
        finish(game)
        assert ira.blood == 4


# -- equipment --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["priscus", ""])
def test_the_chalice_feeds_the_other_sabbat(title: str) -> None:
    game = table()
    head = game.ready("Sarah", vampire("Head", 8, title=title, sect="Sabbat"), blood=1)
    kin, other = game.ready("Sarah", vampire("Kin", 6, sect="Sabbat"), blood=1), game.ready("Sarah", IRA, blood=1)
    cup = game.on(head, "Chalice of Kinship")
    assert offered(game, "card in play", cup) == bool(title)
    if title:
        game.pick("card in play", cup)
        finish(game)
        assert (head.blood, kin.blood, other.blood) == (1, 2, 1)


def test_blood_becomes_votes_at_lyndhurst_once_in_an_action() -> None:
    game = table()
    prince = game.ready("Sarah", PRINCE, blood=4)
    estate = game.on(prince, "Lyndhurst Estate, New York")
    call(game, prince)
    game.pick("use", estate)
    game.pick("amount", amount=3)
    assert prince.blood == 1 and not offered(game, "use", estate)
    game = table()
    prince = game.ready("Sarah", PRINCE, blood=0, locked=True)
    estate = game.on(prince, "Lyndhurst Estate, New York")
    other = game.ready("Sarah", vampire("Other", 6, title="prince of Rome"))
    call(game, other)
    assert not offered(game, "use", estate)


@pytest.mark.parametrize(("sect", "count"), [("Laibon", 2), ("Laibon", 0), ("Camarilla", None)])
def test_a_laibon_discards_with_the_trinket(sect: str, count: int | None) -> None:
    game = table()
    bearer = game.ready("Sarah", vampire("Bearer", 6, sect=sect))
    trinket = game.on(bearer, "Reliquary: Trinket")
    assert offered(game, "card in play", trinket) == (count is not None)
    if count is not None:
        game.pick("card in play", trinket)
        until_or_over(game, "discard")
        for _ in range(count):
            game.pick("discard", "Blank card")
        game.passes()
        assert len(game.rules.pile(0, "ash heap")) == count


def test_the_scalpel_takes_from_mortals() -> None:
    for text, clan, may in (
        ("Mortal with 2 life.", "Nagaraja", True),
        ("Mage with 2 life.", "Nagaraja", False),
        ("Mortal with 2 life.", "Ventrue", False),
    ):
        game = table()
        kin = game.ready("Sarah", of(clan), blood=1)
        man = game.ready("Alexis", library("Man", "Ally", text=f"{text} 1 strength, 1 bleed."))
        scalpel = game.on(kin, "Ritual Scalpel")
        assert offered(game, "card in play", scalpel) == may
        if may:
            game.pick("card in play", scalpel)
            if game.options("target"):
                game.pick("target", man)
            until(game, "no block")
            finish(game)
            assert (kin.blood, man.blood) == (3, 1)


@pytest.mark.parametrize("whose", ["Justin", "Alexis"])
def test_san_lorenzo_steals_from_the_predators_uncontrolled(whose: str) -> None:
    game = table()
    ira = game.ready("Sarah", IRA, blood=1)
    young = game.uncontrolled(whose, KRID, blood=3)
    place = game.on(ira, "San Lorenzo de El Escorial, Spain")
    assert offered(game, "card in play", place) == (whose == "Justin")
    if whose == "Justin":
        game.pick("card in play", place)
        while game.table.action is not None:
            if game.options("number") or game.options("amount") or game.options("blood"):
                game.pick(game.options()[0].kind, amount=2)
            elif game.options("target"):
                game.pick("target", young)
            else:
                game.passes()
        assert (ira.blood, young.blood) == (3, 1)


@pytest.mark.parametrize(("clan", "may"), [("Tremere", True), ("Tremere antitribu", True), ("Ventrue", False)])
def test_tremere_hunt_for_their_book(clan: str, may: bool) -> None:
    game = table()
    kin, ira = game.ready("Sarah", of(clan)), game.ready("Alexis", IRA)
    book = game.on(ira, "Veneficorum Artum Sanguis")
    assert offered(game, "card in play", book) == may
    if may:
        game.pick("card in play", book)
        finish(game)
        assert ira.blood == 5 and kin.blood == 5


@pytest.mark.parametrize(("top", "may"), [("Blood Doll", True), ("Majesty", False)])
def test_the_stone_burns_a_master_card(top: str, may: bool) -> None:
    game = table()
    ira = game.ready("Sarah", IRA, blood=3)
    game.on(ira, "Weirding Stone")
    card = game.library("Alexis", top)[0]
    game.phase("unlock", of="Alexis")
    until(game, "yes")
    game.pick("yes")
    game.pick("seen")
    assert bool(game.options("yes")) == may
    if may:
        game.pick("yes")
        assert card.place.region == "ash heap" and ira.blood == 2


# -- master cards -----------------------------------------------------------------------------------------------------


def test_the_apparatus_finds_a_weapon_in_the_minion_phase() -> None:
    game = table()
    shop = game.in_play("Sarah", "Al's Army Apparatus")
    blade, _ = game.library("Sarah", BLADE, GEAR)
    game.pick("use", shop)
    assert [option.copy for option in game.options("search")] == [blade.id] and shop.locked
    game = table()
    assert not at(game, "master", game.in_play("Sarah", "Al's Army Apparatus"))


@pytest.mark.parametrize("whose", ["Alexis", "Sarah"])
def test_the_art_of_love_takes_an_ally_until_the_end_of_the_turn(whose: str) -> None:
    game = table()
    hound = game.ready(whose, ally("Hound", 2))
    game.ready("Sarah", of("Toreador antitribu"))
    if whose == "Sarah":
        assert not may_master(game, "The Art of Love")
        return
    master(game, "The Art of Love", hound)
    assert hound.controller == 0
    game.go_to("minion", "Alexis")
    assert hound.controller == 1


@pytest.mark.parametrize(
    ("card", "clan", "who"), [("Artistically Inept", "Brujah", "Toreador"), ("Ravager", "Kiasyd", "Ventrue")]
)
def test_some_cannot_block_the_bearer(card: str, clan: str, who: str) -> None:
    kind = "bleed" if card[0] == "A" else "hunt"
    for blocker, acts, may in (
        (of(who, "Foe", text="+1 intercept."), kind, False),
        (of("Nosferatu", "Foe", text="+1 intercept."), kind, card[0] == "A"),
        (of(who, "Foe", text="+1 intercept."), "bleed" if card[0] == "R" else "hunt", card[0] == "R"),
    ):
        game = table()
        kin, foe = game.ready("Sarah", of(clan), blood=3), game.ready("Alexis", blocker)
        game.on(kin, card)
        game.pick(acts, minion=kin)
        until_or_over(game, "block", foe)
        assert (game.table.action is not None) == may


@pytest.mark.parametrize(("clan", "size", "more"), [("Samedi", 4, 2), ("Samedi", 3, 0), ("Ventrue", 6, 0)])
def test_the_loa_bless_samedi_against_the_fallen(clan: str, size: int, more: int) -> None:
    game = table()
    kin = game.ready("Sarah", of(clan, size=size))
    game.in_play("Sarah", "Blessings of the Loa")
    game.torpor("Alexis", IRA)
    game.torpor("Alexis", KRID)
    game.pick("bleed", minion=kin)
    finish(game)
    assert game["Alexis"].pool == 29 - more


@pytest.mark.parametrize("blocked", [True, False])
def test_a_bravo_gains_from_fights_that_were_sought(blocked: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", KRID, blood=3), game.ready("Alexis", IRA)
    other = game.ready("Alexis", vampire("Guard", 6, text="+1 intercept."))
    game.on(krid, "Bravo")
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", minion=krid)
    if game.options("enter combat") or game.options("target"):
        game.pick(game.options()[0].kind, ira)
    if blocked:
        until(game, "block", other)
        game.pick("block", other)
    finish(game)
    assert krid.blood == 3 - 1 + (not blocked)


@pytest.mark.parametrize(("card", "clan"), [("Carnivale", "Toreador"), ("Zip Line", "Ventrue")])
@pytest.mark.parametrize("acts", [True, False])
def test_some_are_burned_for_stealth(card: str, clan: str, acts: bool) -> None:
    game = table()
    kin, krid, ira = game.ready("Sarah", of(clan)), game.ready("Sarah", KRID), game.ready("Alexis", IRA)
    held = game.on(kin, card)
    game.pick("bleed", minion=kin if acts else krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", held)
    assert (game.table.action is not None) == acts
    if acts:
        game.pick("use", held)
        assert held.place.region == "ash heap" and game.table.action is not None and game.table.action.stealth == 1


@pytest.mark.parametrize(("locked", "counted"), [(False, 1), (True, 0)])
def test_a_conductor_gives_daughters_votes(locked: bool, counted: int) -> None:
    game = table()
    bearer = game.ready("Sarah", DAUGHTER, locked=locked)
    other = game.ready("Alexis", of("Daughter of Cacophony", "Other"))
    tired = game.ready("Alexis", of("Daughter of Cacophony", "Tired"), locked=True)
    game.on(bearer, "Conductor")
    votes = [game.rules.abilities.modifier(game.rules, each, "votes") for each in (bearer, other, tired)]
    assert votes == [counted, counted, 0]


def test_convergence_gathers_the_blood_of_panders() -> None:
    game = table()
    kins = [game.ready("Sarah", of("Pander", f"Pander {n}"), blood=2) for n in range(2)]
    young = game.uncontrolled("Sarah", of("Pander", "Young"))
    master(game, "Convergence", young)
    assert [each.blood for each in kins] == [1, 1] and young.blood == 2
    game = table()
    game.ready("Sarah", of("Pander"), blood=2)
    assert not may_master(game, "Convergence")


@pytest.mark.parametrize(("blood", "clan"), [(2, "Ventrue"), (0, "Ventrue"), (2, "Toreador")])
def test_ventrue_go_short_of_blood(blood: int, clan: str) -> None:
    game = table()
    kin = game.ready("Alexis", of(clan), blood=blood)
    game.in_play("Sarah", "Cultivated Blood Shortage")
    game.phase("unlock", of="Alexis")
    game.start()
    assert (kin.blood, kin.locked) == ((1, False) if blood and clan == "Ventrue" else (blood, clan == "Ventrue"))


@pytest.mark.parametrize(("clan", "lost"), [("Giovanni", 1), ("Ventrue", 0)])
def test_giovanni_pay_to_block(clan: str, lost: int) -> None:
    game = table()
    krid, kin = game.ready("Sarah", vampire("Krid", 6, text="-1 strength.")), game.ready("Alexis", of(clan), blood=3)
    game.in_play("Justin", "Giovanni Discrimination")
    duel(game, krid, kin)
    finish(game)
    assert kin.blood == 3 - lost


def test_locations_are_burned_for_their_insurance() -> None:
    game = table()
    scam = game.in_play("Sarah", "Insurance Scam")
    places = [game.in_play("Sarah", PLACE), game.in_play("Sarah", DEAR)]
    game.phase("master", of="Sarah")
    game.pick("use", scam)
    for place in places:
        if game.options("target"):
            game.pick("target", place)
    assert [place.place.region for place in places] == ["ash heap"] * 2 and game["Sarah"].pool == 32
    game = table()
    assert not at(game, "master", game.in_play("Sarah", "Insurance Scam"))


@pytest.mark.parametrize("clan", ["Ishtarri", "Ventrue"])
def test_an_ishtarri_warlord_maneuvers(clan: str) -> None:
    game = table()
    kin, ira = game.ready("Sarah", of(clan)), game.ready("Alexis", IRA)
    game.on(kin, "Ishtarri Warlord")
    duel(game, kin, ira)
    until_or_over(game, "maneuver")
    assert bool(game.options("maneuver")) == (clan == "Ishtarri")


@pytest.mark.parametrize("clan", ["Harbinger of Skulls", "Ventrue"])
def test_the_inquisitor_burns_up_to_2_blood(clan: str) -> None:
    game = table()
    kin, ira = game.ready("Sarah", of(clan)), game.ready("Alexis", IRA)
    card = game.on(kin, "Lazarene Inquisitor")
    mine = [n for n, each in enumerate(game.options()) if each.copy == card.id and "up to 2" in each.text]
    assert bool(mine) == (clan != "Ventrue")
    if mine and game.referee is not None:
        game.referee.answer(mine[0])
        if game.options("target"):
            game.pick("target", ira)
        until_or_over(game, "amount")
        game.pick("amount", amount=2)
        assert ira.blood == 4


def test_everybody_discards_5_for_the_lupine_assault() -> None:
    game = table()
    game.hand_size("Justin", 3)
    master(game, "Lupine Assault")
    for _ in range(20):
        if "Lupine Assault" not in game.question:
            break
        game.pick("discard", "Blank card")
    assert [len(game.rules.pile(seat, "ash heap")) for seat in range(3)] == [6, 5, 3]
    assert [len(game.rules.pile(seat, "hand")) for seat in range(3)] == [7, 7, 3]


def test_the_paranoid_do_not_act() -> None:
    game = table()
    mad, ira = game.ready("Sarah", of("Malkavian antitribu", "Mad")), game.ready("Sarah", IRA)
    game.on(mad, "Malkavian Derangement: Paranoia")
    users = {option.minion for option in game.options()}
    assert mad.id not in {option.minion for option in game.options("bleed")} and ira.id in users


@pytest.mark.parametrize("locked", [False, True])
def test_the_nocturn_theater_locks_one_of_each(locked: bool) -> None:
    game = table()
    theater = game.in_play("Sarah", "Nocturn Theater")
    mine, theirs = game.ready("Sarah", KRID), game.ready("Alexis", IRA, locked=locked)
    assert at(game, "unlock", theater) == (not locked)
    if not locked:
        used(game, theater)
        while game.options("target"):
            game.pick("target")
        assert mine.locked and theirs.locked and theater.locked


@pytest.mark.parametrize(
    ("card", "clan", "code"), [("The Path of Harmony", "Ahrimane", "SPI"), ("The Path of Service", "Gargoyle", "VIS")]
)
def test_paths_make_their_cards_cheaper(card: str, clan: str, code: str) -> None:
    for kin, cost in ((clan, 1), ("Ventrue", 2)):
        game = table()
        marks = {"slave": "Tremere"}
        who = game.ready("Sarah", vampire("Kin", 6, code, clan=kin), marks=marks)
        game.in_play("Alexis", card)
        deed = library("Deed", "Action", blood=2, text="Gain 1 pool.", disciplines=code.lower())
        game.hand("Sarah", deed)
        game.pick("action card", minion=who)
        finish(game)
        assert who.blood == 6 - cost


@pytest.mark.parametrize("held", [True, False])
def test_a_conviction_buys_safety_or_votes(held: bool) -> None:
    game = table()
    rose = game.in_play("Sarah", "The Rose Foundation")
    hunter = game.ready("Sarah", 'Xian "DziDzat155" Quan')
    krid = game.ready("Justin", KRID)
    if held:
        game.on(hunter, "React with Conviction")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", rose)
    assert (game.table.action is not None) == held
    if held:
        game.pick("use", rose)
        finish(game)
        assert game["Sarah"].pool == 30 and rose.locked and not hunter.attached


def test_a_sermon_spreads_the_blood_of_one() -> None:
    game = table()
    rich, poor, other = (
        game.ready("Sarah", KRID, blood=4),
        game.ready("Sarah", IRA, blood=1),
        game.ready("Alexis", PRINCE, blood=1),
    )
    master(game, "Sermon of Caine", rich)
    for _ in range(3):
        if game.options("target"):
            assert other.id not in {option.copy for option in game.options("target")}
            game.pick("target", poor)
        elif game.options("distribute"):
            game.pick("distribute", poor)
    game.pass_all()
    assert rich.blood + poor.blood == 5 and poor.blood > 1
    game = table()
    game.ready("Sarah", KRID, blood=0)
    assert not may_master(game, "Sermon of Caine")


@pytest.mark.parametrize("falls", [True, False])
def test_the_hunt_for_who_has_fallen_is_over(falls: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", IRA, blood=0 if falls else 6)
    hunt = game.on(ira, "Shakar: the Hunt", owner="Justin")
    duel(game, krid, ira)
    finish(game)
    assert (hunt.place.region == "ash heap") == falls


@pytest.mark.parametrize(("code", "may"), [("nec", True), ("pot", False)])
def test_the_tower_gains_from_necromancy(code: str, may: bool) -> None:
    game = table()
    tower = game.in_play("Sarah", "Tower of London")
    krid = game.ready("Alexis", vampire("Krid", 6, code.upper()))
    game.hand("Alexis", library("Deed", "Action", text="Gain 1 pool.", disciplines=code))
    game.phase("minion", of="Alexis")
    game.pick("action card", minion=krid)
    until_or_over(game, "use", tower)
    assert (game.table.action is not None) == may
    if may:
        game.pick("use", tower)
        assert game["Sarah"].pool == 31 and tower.locked


@pytest.mark.parametrize("side", ["against", "for"])
def test_a_traditionalist_gains_from_what_fails(side: str) -> None:
    game = table()
    krid, prince = game.ready("Sarah", KRID), game.ready("Alexis", PRINCE, blood=2)
    game.on(prince, "Traditionalist")
    call(game, krid)
    votes(game, "Alexis", side)
    until_or_over(game, "nothing", what="referendum")
    assert prince.blood == 2 + (side == "against")


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_safe_passage_protects_the_ready(region: str) -> None:
    game = table()
    krid = game.ready("Sarah", KRID)
    ira = (game.ready if region == "ready" else game.torpor)("Alexis", IRA)
    game.on(ira, "Trophy: Safe Passage")
    assert bool(game.options("diablerize")) == (region == "torpor")
    assert game.rules.abilities.modifier(game.rules, ira, "protected") == (region == "ready") and krid.id


@pytest.mark.parametrize("monster", [True, False])
def test_defenders_see_monsters_through_the_thin_line(monster: bool) -> None:
    game = table()
    vigil = game.in_play("Sarah", "Vigil: The Thin Line")
    names = [card.name for card in game.rules.catalogue.cards.values() if "Defender" in card.clans]
    hunter = game.ready("Sarah", sorted(names)[0])
    text = "+2 stealth."
    acts = game.ready(
        "Justin",
        vampire("Krid", 6, text=text)
        if monster
        else library("Man", "Ally", text="Mortal with 1 life. 1 strength, 1 bleed. +2 stealth."),
    )
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=acts)
    until_or_over(game, "block", hunter)
    if game.options("block"):
        game.pick("block", hunter)
        until_or_over(game, "use", vigil)
    assert (game.table.action is not None) == monster
    if monster:
        game.pick("use", vigil)
        assert vigil.locked


# -- actions, combat, votes, reactions --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [0, 1])
def test_belonging_frees_or_feeds_a_laibon(way: int) -> None:
    game = table()
    chief = game.ready("Sarah", vampire("Chief", 8, sect="Laibon", title="magaji"))
    other = game.ready("Sarah", vampire("Other", 6, sect="Laibon"), locked=True)
    young = game.uncontrolled("Sarah", vampire("Young", 4, sect="Laibon"))
    game.hand("Sarah", "Belonging Grants Protection")
    game.pick("action card", minion=chief)
    assert game.referee is not None
    game.referee.answer(way)
    finish(game)
    assert (other.locked, young.blood) == ((False, 0) if way == 0 else (True, 2))
    game = table()
    game.ready("Sarah", vampire("Chief", 8, sect="Laibon", title="magaji"))
    game.hand("Sarah", "Belonging Grants Protection")
    assert not game.options("action card")


@pytest.mark.parametrize("acts", [True, False])
def test_the_bound_do_not_block_their_master(acts: bool) -> None:
    game, krid = acting("DOM", "Blood Bond")
    other, ira = game.ready("Sarah", vampire("Other", 6)), game.ready("Alexis", IRA)
    game.pick("action card", "Blood Bond", minion=krid)
    if game.options("target"):
        game.pick("target", ira)
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    krid.locked = False
    game.table.stamps.anew()
    game.go_to("minion", "Sarah")
    if acts:
        game.go_to("minion", "Alexis")
        game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid if acts else other)
    until_or_over(game, "block", ira)
    assert (game.table.action is None) == acts


@pytest.mark.parametrize("title", ["", "bishop"])
def test_bloodbath_gives_a_vote_to_who_has_no_title(title: str) -> None:
    game = table()
    kin = game.ready("Sarah", vampire("Kin", 6, sect="Sabbat", title=title))
    game.on(kin, "Bloodbath")
    assert game.rules.abilities.modifier(game.rules, kin, "votes") == (0 if title else 1)


@pytest.mark.parametrize("at_it", [True, False])
def test_a_consecrated_place_is_safe_once(at_it: bool) -> None:
    game = table()
    place, other = game.in_play("Sarah", PLACE), game.in_play("Sarah", DEAR)
    rites = game.on(place, "Consecration Rites")
    krid = game.ready("Justin", KRID)
    game.hand("Justin", "Arson")
    game.phase("minion", of="Justin")
    game.pick("action card", minion=krid)
    if game.options("target"):
        game.pick("target", place if at_it else other)
    until_or_over(game, "use", rites)
    assert (game.table.action is not None) == at_it
    if at_it:
        game.pick("use", rites)
        finish(game)
        assert place.place.region == "in play" and rites.place.region == "ash heap"


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("name", ["Consecration Rites", "Salt of Thoth", "Ensconced"])
def test_an_action_on_ones_own_place_is_not_directed_at_it(name: str, mine: bool) -> None:
    """What is one's own is the target of an undirected action only (sec. 6.1)."""
    game = table()
    place = game.in_play("Sarah", PLACE)
    guard = game.ready("Sarah", vampire("Guard", 6, "VIS"))
    kept = game.on(place, name, marks={"level": "vis", "chosen": str(guard.id)})
    who = "Sarah" if mine else "Justin"
    krid = game.ready(who, KRID)
    game.hand(who, "Arson")
    game.phase("minion", of=who)
    game.pick("action card", minion=krid)
    if game.options("target"):
        game.pick("target", place)
    until_or_over(game, "use", kept)
    assert (game.table.action is None) == mine


@pytest.mark.parametrize(("way", "after"), [(0, (3, 1)), (1, (2, 2))])
def test_esbat_feeds_one_or_two(way: int, after: tuple[int, int]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
    kins = [game.ready("Sarah", vampire(f"Kin {n}", 6, sect="Sabbat"), blood=1) for n in range(2)]
    game.hand("Sarah", "Esbat")
    game.pick("action card", minion=krid)
    assert game.referee is not None
    game.referee.answer(way)
    for kin in kins:
        if game.options("target") and any(option.copy == kin.id for option in game.options("target")):
            game.pick("target", kin)
    finish(game)
    assert (kins[0].blood, kins[1].blood) == after


@pytest.mark.parametrize("aggravated", [True, False])
def test_fire_dance_softens_a_wound_once_in_a_combat(aggravated: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", IRA)
    dance = game.on(ira, "Fire Dance")
    text = "Weapon. Strike: 1 aggravated damage." if aggravated else "Weapon. Strike: 1 damage."
    game.on(krid, library("Brand", "Equipment", text=text))
    duel(game, krid, ira)
    until(game, "weapon")
    game.pick("weapon")
    until_or_over(game, "use", dance)
    assert (game.table.action is not None) == aggravated
    if aggravated:
        game.pick("use", dance)
        finish(game)
        assert ira.place.region == "ready" and ira.blood == 5


def test_harvest_rites_give_a_blood_for_the_first_hunt() -> None:
    game = table()
    kin = game.ready("Sarah", vampire("Kin", 6, sect="Sabbat"), blood=1)
    game.on(kin, "Harvest Rites")
    game.pick("hunt", minion=kin)
    finish(game)
    assert kin.blood == 3
    assert game.rules.abilities.modifier(game.rules, kin, "hunt") == 0
    other = game.ready("Sarah", vampire("Other", 6), blood=1)
    assert game.rules.abilities.modifier(game.rules, other, "hunt") == 0


@pytest.mark.parametrize(("place", "may"), [(PLACE, True), (DEAR, False)])
def test_new_management_takes_a_cheap_location(place: Card, may: bool) -> None:
    game, krid = acting("", "New Management")
    there = game.in_play("Alexis", place)
    assert bool(game.options("action card")) == may
    if may:
        game.pick("action card", minion=krid)
        if game.options("target"):
            game.pick("target", there)
        finish(game)
        assert there.controller == 0


def test_recruiting_party_feeds_all_young_ventrue() -> None:
    game, krid = acting("", "Recruiting Party", clan="Ventrue antitribu")
    young = [game.uncontrolled("Sarah", of("Ventrue antitribu", f"Young {n}")) for n in range(2)]
    other = game.uncontrolled("Sarah", of("Ventrue", "Other"))
    game.pick("action card", minion=krid)
    finish(game)
    assert [each.blood for each in (*young, other)] == [1, 1, 0]
    game, krid = acting("", "Recruiting Party", clan="Ventrue antitribu")
    assert not game.options("action card")


def test_the_ritual_challenge_makes_a_gangrel_stronger() -> None:
    game, krid = acting("", "Ritual Challenge", clan="Gangrel")
    game.pick("action card", minion=krid)
    finish(game)
    assert minions.strength(game.rules, krid) == 2
    game, krid = acting("", "Ritual Challenge", clan="Ventrue")
    assert not game.options("action card")


def test_a_sheepdog_stays_locked_once() -> None:
    game = table()
    krid = game.ready("Sarah", KRID, locked=True)
    card = game.on(krid, "Sheepdog")
    game.phase("unlock", of="Sarah")
    game.start()
    assert krid.locked and card.place.region == "ash heap"


def test_a_maneuver_follows_the_circle() -> None:
    fight = fighting("Circle", kurt=vampire("Flyer", 8, text="Flight [FLIGHT]."), blood=(6, 6))
    fight.play("Circle")
    fight.until("maneuver")
    assert fight.offered("maneuver") and fight.round == 2
    fight = fighting("Circle", blood=(6, 6))
    fight.until("play", "Circle")
    assert not fight.offered("play", "Circle")


@pytest.mark.parametrize("side", ["against", "for"])
def test_opponents_bleed_for_the_cheval(side: str) -> None:
    game = table()
    head = game.ready("Sarah", vampire("Head", 8, title="bishop", sect="Sabbat"))
    prince = game.ready("Alexis", PRINCE, blood=3)
    game.hand("Sarah", "Cheval de Bataille")
    call(game, head)
    until(game, "play")
    game.pick("play", "Cheval de Bataille")
    votes(game, "Alexis", side)
    until_or_over(game, "nothing", what="referendum")
    assert prince.blood == 3 - (side == "against")


def test_the_ensemble_bleeds_together() -> None:
    game = table()
    sings = game.ready("Sarah", DAUGHTER)
    others = [game.ready("Sarah", of("Daughter of Cacophony", f"Voice {n}")) for n in range(2)]
    game.ready("Sarah", IRA)
    game.hand("Sarah", "Ensemble")
    game.pick("bleed", minion=sings)
    until(game, "play")
    game.pick("play", "Ensemble")
    finish(game)
    assert game["Alexis"].pool == 27 and all(each.locked for each in others)
    game = table()
    sings = game.ready("Sarah", DAUGHTER, blood=1)
    game.hand("Sarah", "Ensemble")
    game.pick("hunt", minion=sings)
    until_or_over(game, "play")
    assert game.table.action is None


@pytest.mark.parametrize("side", ["for", "against"])
def test_the_benefit_pays_daughters_and_their_friends(side: str) -> None:
    game = table()
    sings = game.ready("Sarah", of("Daughter of Cacophony", title="prince of Nice"))
    game.ready("Sarah", of("Daughter of Cacophony", "Other", title="prince of Rome"))
    prince = game.ready("Alexis", PRINCE, blood=2)
    game.hand("Sarah", "Benefit Performance")
    game.pick("political", minion=sings)
    votes(game, "Sarah", "for")
    votes(game, "Sarah", "for")
    votes(game, "Alexis", side)
    until_or_over(game, "nothing", what="referendum")
    finish(game)
    assert game["Sarah"].pool == 32 and prince.blood == 2 + (side == "for")


@pytest.mark.parametrize(("kind", "cost"), [("bleed", 1), ("hunt", 0)])
def test_directed_actions_cost_more_under_the_kuta(kind: str, cost: int) -> None:
    game = table()
    krid = game.ready("Sarah", KRID, blood=3)
    game.on(krid, "Kuta")
    game.pick(kind, minion=krid)
    finish(game)
    assert krid.blood == 3 - cost + (kind == "hunt")


@pytest.mark.parametrize("who", ["Alexis", "Sarah"])
def test_the_upper_hand_is_the_edge(who: str) -> None:
    game = table()
    prince = game.ready("Sarah", PRINCE)
    game.hand("Sarah", "Regaining the Upper Hand")
    game.pick("political", minion=prince)
    if game.options("methuselah"):
        game.pick("methuselah", seat=who)
    votes(game, "Sarah", "for")
    finish(game)
    assert game.edge == who


@pytest.mark.parametrize("ready", [True, False])
def test_a_sweeper_looks_at_every_library(ready: bool) -> None:
    game = table()
    kin = (game.ready if ready else game.torpor)("Sarah", vampire("Kin", 6, sect="Anarch"))
    card = game.on(kin, "Sweeper")
    game.library("Alexis", "Blood Doll")
    assert at(game, "unlock", card) == ready
    if ready:
        used(game, card)
        seen = []
        while game.options("seen"):
            seen.append(game.options("seen")[0].text)
            game.pick("seen")
        assert len(seen) == 3 and any("Blood Doll" in each for each in seen)


@pytest.mark.parametrize(("stealth", "pool"), [(1, 28), (0, 27)])
def test_keeping_it_simple_takes_off_the_stealth(stealth: int, pool: int) -> None:
    game = table()
    acts = game.ready("Sarah", vampire("Krid", 6, text=f"+2 bleed.{' +1 stealth.' if stealth else ''}"))
    game.ready("Alexis", IRA)
    game.hand("Alexis", "Keep it Simple")
    game.pick("bleed", minion=acts)
    until(game, "play")
    game.pick("play", "Keep it Simple")
    finish(game)
    assert game["Alexis"].pool == pool


@pytest.mark.parametrize("slave", [True, False])
def test_slaves_hear_their_masters_voice(slave: bool) -> None:
    game = table()
    krid, lord = game.ready("Justin", KRID), game.ready("Sarah", of("Tremere", "Lord"), locked=True)
    kin = game.ready("Sarah", of("Gargoyle"), locked=True, marks={"slave": "Tremere" if slave else ""})
    game.hand("Sarah", "Their Master's Voice")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    until_or_over(game, "play")
    assert (game.table.action is not None) == slave
    if slave:
        game.pick("play", "Their Master's Voice", minion=lord)
        if game.options("target"):
            game.pick("target", kin)
        assert not kin.locked


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_the_veiled_sight_steals_in_the_combat(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."), blood=4)
    ira = game.ready("Alexis", vampire("Ira", 6, level), blood=5)
    game.hand("Alexis", "Veiled Sight")
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Veiled Sight", level=level)
    steals = [option for option in game.options("strike") if "steal" in option.text]
    assert bool(steals) == (level == "CHI")
    if steals:
        game.pick("strike")
        finish(game)
        assert (krid.blood, ira.blood) == (3, 3)
