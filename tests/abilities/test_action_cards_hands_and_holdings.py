"""Action cards that look through hands, burn or take what others hold, stay in play and bleed otherwise: in their main
way, another, and where they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import GUARD, deed, does, lying, may, offers, through
from tests.abilities.table import table
from tests.abilities.test_elders import call, until
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.rules.minion.blocks import directed_at, intercept_of

IRA = vampire("Ira", 5, "aus dem")
YOUNG = vampire("Young", 3, sect="Sabbat", text="Black Hand.")
OLD = vampire("Old", 9, title="prince of Ys")
GROUND = library("Well", "Master", text="Location. Hunting ground.")
HOUSE = library("House", "Master", text="Location.")
BLADE = library("Blade", "Equipment", text="Weapon. Melee weapon. Strike: 2 damage.")
HOUND = retainer("Hound", 1, text="Animal.")
FRIEND = ally("Friend", 2)
OMEN = library("Omen", "Event", text="Gehenna.")
AUSPEX = library("Look", "Reaction", disciplines="aus", text="+1 intercept.")


def anew(game: Position, who: str = "Sarah") -> None:
    """Somebody's minion phase begins as things are now."""
    game.referee = None
    game.phase("minion", who)
    for seat in range(3):
        game.hand_size(seat, 9)


def stealth(game: Position) -> int:
    """The stealth of the running action."""
    assert game.table.action is not None
    return game.table.action.stealth


# -- hands -------------------------------------------------------------------------------------------------------------


def test_a_herd_is_culled() -> None:
    game, krid = deed("Cull the Herd", blood=3)
    game.hand("Alexis", FRIEND, HOUND, "Majesty")
    does(game, "Cull the Herd", "", "Alexis")
    assert krid.blood == 4
    assert sorted(game.names(1, "ash heap")) == ["Friend", "Hound"]


def test_no_herd_is_culled_of_an_empty_hand() -> None:
    game, krid = deed("Cull the Herd", blood=3)
    game.hand("Alexis", "Majesty")
    does(game, "Cull the Herd", "", "Alexis")
    assert (krid.blood, game.names(1, "ash heap")) == (2, [])
    game, _ = deed("Cull the Herd", blood=0)
    assert not may(game, "Cull the Herd")


def test_frozen_objects() -> None:
    game, _ = deed("Frozen Object", "ser")
    game.hand("Alexis", BLADE, "Majesty")
    does(game, "Frozen Object", "ser", "Alexis")
    assert game.names(1, "ash heap") == ["Blade"]
    game, krid = deed("Frozen Object", "TEM")
    does(game, "Frozen Object", "TEM")
    frozen = lying(game, "Frozen Object")
    assert frozen.place.on == 0
    ira = game.ready("Justin", IRA, blood=5)
    game.go_to("minion", "Justin")
    game.pick("bleed", minion=ira)
    until(game, "use", frozen)
    game.pick("use", frozen)
    through(game)
    assert (ira.blood, frozen.place.region) == (3, "ash heap")
    assert krid.blood == 5


@pytest.mark.parametrize(("level", "library_burned"), [("ani/obf", 0), ("ANI/OBF", 4)])
def test_a_saboteur_burns_cards(level: str, library_burned: int) -> None:
    game, _ = deed("Feline Saboteur", level.replace("/", " "))
    game.hand("Alexis", "Majesty")
    game.library("Alexis", *[BLADE] * 6)
    does(game, "Feline Saboteur", level.replace("/", " "), "Alexis")
    assert any("Alexis discards" in each for each in game.log)
    assert game.names(1, "ash heap").count("Blade") == library_burned


def test_shattering() -> None:
    game, _ = deed("Shattering", "chi", sect="Anarch")
    (held,) = game.hand("Alexis", "Majesty")
    does(game, "Shattering", "chi", "Alexis", held)
    assert held.place.region == "ash heap"
    game, _ = deed("Shattering", "dem", sect="Anarch")
    omen = game.in_play("Alexis", OMEN)
    does(game, "Shattering", "dem", omen)
    assert omen.place.region == "ash heap"
    game, _ = deed("Shattering", "pro", sect="Anarch")
    ira = game.ready("Alexis", IRA, blood=4)
    does(game, "Shattering", "pro", ira)
    assert ira.blood == 2
    game, _ = deed("Shattering", "chi")
    assert not may(game, "Shattering", "chi")


def test_a_tongue_costs_what_went_before() -> None:
    game, krid = deed("Sibyl's Tongue", clan="Malkavian antitribu", blood=3)
    game.ash_heap("Sarah", "Sibyl's Tongue", "Sibyl's Tongue")
    _, sought = game.library("Sarah", BLADE, "Majesty")
    game.hand_size("Sarah", 3)
    game.pick("action card", "Sibyl's Tongue")
    through(game, sought, "Blank")
    assert krid.blood == 1
    assert "Majesty" in game.names(0, "hand")
    game, _ = deed("Sibyl's Tongue", clan="Malkavian antitribu", blood=1)
    game.ash_heap("Sarah", "Sibyl's Tongue", "Sibyl's Tongue")
    assert not may(game, "Sibyl's Tongue")
    game, _ = deed("Sibyl's Tongue", clan="Malkavian", blood=1)
    assert not may(game, "Sibyl's Tongue")


# -- what others hold --------------------------------------------------------------------------------------------------


def test_wells_are_poisoned() -> None:
    for level, gone in (("qui", 1), ("QUI", 2)):
        game, _ = deed("Poison the Well of Life", level)
        wells = [game.in_play("Alexis", GROUND), game.in_play("Justin", GROUND)]
        mine = game.in_play("Sarah", GROUND)
        house = game.in_play("Alexis", HOUSE)
        for who in ("Alexis", "Justin"):
            game.ready(who, GUARD)
        game.pick("action card", "Poison the Well of Life", minion=lying(game, "Krid"), level=level)
        if level == "qui":
            game.pick("target", wells[0])
        assert directed_at(game.rules) == ([1] if level == "qui" else [1, 2])
        through(game)
        assert [each.place.region for each in wells].count("ash heap") == gone
        assert mine.place.region == house.place.region == "in play"
    game, _ = deed("Poison the Well of Life", "QUI")
    game.in_play("Sarah", GROUND)
    assert not may(game, "Poison the Well of Life", "QUI")


def test_a_place_is_haunted() -> None:
    game, _ = deed("Haunt", "nec")
    house = game.in_play("Sarah", HOUSE)
    theirs = game.in_play("Alexis", HOUSE)
    game.pick("action card", "Haunt", minion=lying(game, "Krid"), level="nec")
    through(game)
    haunt = lying(game, "Haunt")
    assert haunt.place.on == house.id and theirs.place.region == "in play"
    ira = game.ready("Justin", IRA)
    game.hand("Justin", library("Fire", "Action", text="+1 stealth action. (D) Burn a location."))
    anew(game, "Justin")
    game.pick("action card", "Fire", minion=ira)
    game.pick("target", house)
    until(game, "use", haunt)
    game.pick("use", haunt)
    through(game)
    assert (haunt.place.region, house.place.region, ira.locked) == ("ash heap", "in play", True)


def test_a_haunt_burns_a_place_that_no_giovanni_needs() -> None:
    game, _ = deed("Haunt", "NEC")
    house = game.in_play("Alexis", HOUSE)
    does(game, "Haunt", "NEC", house)
    assert house.place.region == "ash heap"
    game, _ = deed("Haunt", "NEC")
    game.in_play("Alexis", library("Vault", "Master", text="Location.", clans=("Giovanni",)))
    assert not may(game, "Haunt", "NEC")


@pytest.mark.parametrize("own", [True, False])
def test_a_haunt_that_burns_is_directed_at_who_controls_the_place(own: bool) -> None:
    game, krid = deed("Haunt", "NEC")
    house = game.in_play("Sarah" if own else "Alexis", HOUSE)
    game.ready("Alexis", GUARD)
    game.pick("action card", "Haunt", minion=krid, level="NEC")
    if game.options("target"):
        game.pick("target", house)
    assert directed_at(game.rules) == ([] if own else [1])


def test_a_reformation() -> None:
    game, krid = deed("Reformation", "chi", sect="Anarch")
    ira = game.ready("Alexis", IRA)
    blade = game.on(ira, BLADE)
    does(game, "Reformation", "chi", blade)
    assert blade.place.on == krid.id
    game, krid = deed("Reformation", "dom", sect="Anarch")
    well = game.in_play("Alexis", GROUND)
    does(game, "Reformation", "dom", well)
    assert (well.controller, krid.blood) == (0, 4)
    game, krid = deed("Reformation", "ser", sect="Anarch")
    young = game.ready("Alexis", vampire("Tiny", 1))
    does(game, "Reformation", "ser", young, "Yes")
    assert young.controller == 0
    game, _ = deed("Reformation", "chi", sect="Anarch")
    game.ready("Alexis", IRA)
    assert not may(game, "Reformation", "chi")
    game, _ = deed("Reformation", "dom", sect="Anarch", blood=0)
    game.in_play("Alexis", GROUND)
    assert not may(game, "Reformation", "dom")


def test_gaje_are_fleeced() -> None:
    game, krid = deed("Fleecing the Gaje", clan="Ravnos", blood=3)
    ira = game.ready("Alexis", IRA, blood=4)
    blade = game.on(ira, BLADE)
    does(game, "Fleecing the Gaje", "", ira, "equipment", blade)
    assert blade.place.on == krid.id and ira.blood == 4
    game, krid = deed("Fleecing the Gaje", clan="Ravnos", blood=3)
    ira = game.ready("Alexis", IRA, blood=4)
    does(game, "Fleecing the Gaje", "", ira)
    assert (krid.blood, ira.blood) == (4, 3)
    game, _ = deed("Fleecing the Gaje", clan="Ravnos")
    game.ready("Alexis", OLD)
    assert not may(game, "Fleecing the Gaje")


def test_a_trainer() -> None:
    game, krid = deed("Trainer", "ani")
    ira = game.ready("Alexis", IRA)
    hound, man = game.on(ira, HOUND), game.on(ira, retainer("Man", 1))
    does(game, "Trainer", "ani", hound)
    assert hound.place.on == krid.id and man.place.on == ira.id
    game, _ = deed("Trainer", "ani")
    game.on(game.ready("Alexis", IRA), retainer("Man", 1))
    assert not may(game, "Trainer", "ani")
    game, krid = deed("Trainer", "ANI")
    does(game, "Trainer", "ANI")
    assert lying(game, "Trainer").place.on == krid.id


def test_a_legend_hurts_or_takes() -> None:
    game, krid = deed("Legend of the Leopard", clan="Osebo")
    ira = game.ready("Alexis", IRA, blood=4)
    does(game, "Legend of the Leopard", "", ira)
    assert (ira.blood, krid.blood) == (3, 4)
    game, _ = deed("Legend of the Leopard", clan="Osebo")
    friend = game.ready("Alexis", FRIEND)
    does(game, "Legend of the Leopard", "", friend)
    assert friend.controller == 0
    game, _ = deed("Legend of the Leopard", clan="Osebo")
    assert not may(game, "Legend of the Leopard")


def test_a_thread_leads_to_a_card_of_another() -> None:
    game, krid = deed("Threading the Path of Orpheus", clan="Harbinger of Skulls")
    ira = game.ready("Sarah", IRA)
    theirs = game.on(ira, "Brainwash", owner="Alexis")
    theirs.controller = 1
    does(game, "Threading the Path of Orpheus")
    assert (theirs.place.region, ira.locked, krid.locked) == ("ash heap", True, True)
    game, _ = deed("Threading the Path of Orpheus", clan="Harbinger of Skulls")
    game.on(game.ready("Sarah", IRA), BLADE)
    assert not may(game, "Threading the Path of Orpheus")


def test_the_world_is_a_canvas() -> None:
    game, _ = deed("The World's a Canvas", "dom", sect="Anarch")
    to_come = game.uncontrolled("Alexis", IRA, blood=5)
    does(game, "The World's a Canvas", "dom", to_come)
    assert to_come.blood == 3
    game, _ = deed("The World's a Canvas", "obf", sect="Anarch")
    house = game.in_play("Alexis", HOUSE)
    does(game, "The World's a Canvas", "obf", house)
    assert house.place.region == "ash heap"
    game, _ = deed("The World's a Canvas", "vic", sect="Anarch")
    old = game.ready("Alexis", OLD, blood=6)
    does(game, "The World's a Canvas", "vic", old)
    assert old.blood == 2
    game, _ = deed("The World's a Canvas", "vic", sect="Anarch")
    game.ready("Alexis", IRA)
    assert not may(game, "The World's a Canvas", "vic")


def test_a_ritual_of_the_black_hand() -> None:
    game, _ = deed("Black Hand Ritual", sect="Sabbat", text="Black Hand.")
    young = game.ready("Sarah", YOUNG, locked=True)
    does(game, "Black Hand Ritual", "", young)
    assert not young.locked
    game, _ = deed("Black Hand Ritual", sect="Sabbat", text="Black Hand.")
    omen = game.in_play("Alexis", OMEN)
    does(game, "Black Hand Ritual", "", omen)
    assert omen.place.region == "ash heap"
    game, _ = deed("Black Hand Ritual", sect="Sabbat")
    game.in_play("Alexis", OMEN)
    assert not may(game, "Black Hand Ritual")


# -- whole groups of minions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "left"), [("qui", 4), ("QUI", 3)])
def test_the_sins_of_a_clan(level: str, left: int) -> None:
    game, _ = deed("Condemn the Sins of the Father", level)
    ones = [game.ready(who, vampire(f"B{who}", 4, clan="Brujah"), blood=4) for who in ("Alexis", "Justin")]
    elder = game.ready("Alexis", vampire("Elder", 9, clan="Brujah"), blood=4)
    other = game.ready("Alexis", vampire("Other", 4, clan="Ventrue"), blood=4)
    game.pick("action card", "Condemn the Sins of the Father", minion=lying(game, "Krid"), level=level)
    named = next(n for n, each in enumerate(game.options()) if "Brujah" in each.text)
    assert game.referee is not None
    game.referee.answer(named)
    assert directed_at(game.rules) == [1, 2]
    through(game)
    assert [(each.locked, each.blood) for each in ones] == [(True, left)] * 2
    assert not elder.locked and not other.locked


def test_dissension_is_sown() -> None:
    game, krid = deed("Sowing Dissension", sect="Anarch")
    locked = [game.ready(who, vampire(f"V{who}", 4)) for who in ("Alexis", "Justin")]
    old = game.ready("Alexis", OLD)
    game.pick("action card", "Sowing Dissension", minion=krid)
    assert directed_at(game.rules) == [1, 2]
    through(game)
    assert [each.locked for each in locked] == [True, True] and not old.locked
    game, krid = deed("Sowing Dissension", sect="Anarch")
    ira = game.ready("Alexis", IRA)
    game.pick("action card", "Sowing Dissension", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "yes")
    game.pick("yes")
    through(game)
    assert (krid.blood, krid.locked, ira.blood) == (4, False, 5)


def test_a_nightmare_is_shared() -> None:
    game, _ = deed("Shared Nightmare", "chi")
    ira = game.ready("Alexis", IRA)
    old = game.ready("Alexis", OLD)
    friend = game.ready("Justin", FRIEND)
    does(game, "Shared Nightmare", "chi", ira, friend)
    rules = game.rules
    assert [rules.abilities.modifier(rules, each, "cannot block") > 0 for each in (ira, old, friend)] == [
        True,
        False,
        True,
    ]
    game, _ = deed("Shared Nightmare", "CHI")
    game.ready("Alexis", IRA)
    assert not may(game, "Shared Nightmare", "CHI")


def test_sires_command_and_childer_inherit() -> None:
    game, krid = deed("Sires Command, Childer Inherit", sect="Laibon")
    other = game.ready("Alexis", vampire("Other", 5, sect="Laibon"), blood=2)
    does(game, "Sires Command, Childer Inherit", "", other)
    assert (other.blood, krid.blood) == (3, 5)
    game, _ = deed("Sires Command, Childer Inherit", sect="Laibon", title="magaji")
    kin = [game.ready("Alexis", vampire(f"K{n}", 5, sect="Laibon", clan="Osebo")) for n in range(2)]
    does(game, "Sires Command, Childer Inherit", "", "lock Laibon", kin[0], kin[1])
    assert [each.locked for each in kin] == [True, True]
    game, _ = deed("Sires Command, Childer Inherit")
    game.ready("Alexis", vampire("Other", 5, sect="Laibon"), blood=2)
    assert not may(game, "Sires Command, Childer Inherit")


def test_sires_command_locks_nobody_whose_controller_has_no_other_of_the_clan() -> None:
    def ruled(*kin: str) -> Position:
        game, _ = deed("Sires Command, Childer Inherit", sect="Laibon", title="magaji")
        for number, whose in enumerate(kin):
            game.ready(whose, vampire(f"K{number}", 5, sect="Laibon", clan="Osebo"))
        game.pick("action card", "Sires Command, Childer Inherit")
        return game

    game = ruled("Alexis", "Alexis", "Justin")
    locks = next(number for number, each in enumerate(game.options("way")) if each.text == "lock Laibon")
    assert game.referee is not None
    game.referee.answer(locks)
    assert [game.name(game.rules.copy(each.copy)) for each in game.options("target")] == ["K0", "K1"]
    assert not ruled("Alexis", "Justin").options("way")


def test_a_priority_is_shifted() -> None:
    game, _ = deed("Priority Shift", title="prince of Ys")
    wanted = game.ready("Alexis", vampire("Wanted", 5, text="Independent. Red List.", sect="Independent"))
    does(game, "Priority Shift", "", wanted)
    assert not minions.has_trait(game.rules, wanted, "red list")
    game, _ = deed("Priority Shift")
    game.ready("Alexis", vampire("Wanted", 5, text="Independent. Red List.", sect="Independent"))
    assert not may(game, "Priority Shift")


# -- bleeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "burned"),
    [
        ("Bloodwork", "", 2),
        ("Cheat the Fates", "pre", 3),
        ("Cheat the Fates", "tem", 1),
        ("The Ailing Spirit", "dom", 2),
        ("The Ailing Spirit", "obe", 2),
        ("Soul Decoration", "obf vic", 1),
        ("Concordance", "ser", 1),
    ],
)
def test_what_is_bled(card: str, level: str, burned: int) -> None:
    game, _ = deed(card, level, sect="Sabbat", text="Black Hand.")
    does(game, card, level)
    assert game["Alexis"].pool == 30 - burned


def test_no_two_bloodworks_of_more_than_two() -> None:
    game, _ = deed("Bloodwork", sect="Sabbat", text="Black Hand. +2 bleed.")
    does(game, "Bloodwork")
    assert game["Alexis"].pool == 28
    game, _ = deed("Bloodwork", sect="Sabbat")
    assert not may(game, "Bloodwork")


@pytest.mark.parametrize("sabbat", [True, False])
def test_bloodwork_is_stealthier_against_the_sabbat(sabbat: bool) -> None:
    game, krid = deed("Bloodwork", sect="Sabbat", text="Black Hand.")
    game.ready("Alexis", vampire("Ira", 5, sect="Sabbat" if sabbat else "Camarilla"))
    game.pick("action card", "Bloodwork", minion=krid)
    assert stealth(game) == int(sabbat)


def test_fates_are_cheated() -> None:
    for level, locked in (("tem", True), ("TEM", False)):
        game, krid = deed("Cheat the Fates", level)
        guard = game.ready("Alexis", GUARD)
        does(game, "Cheat the Fates", level, blocker=guard)
        assert (game["Alexis"].pool, krid.locked, krid.blood) == (29, locked, 2)
    game, krid = deed("Cheat the Fates", "tem")
    guard = game.ready("Alexis", vampire("Guard", 9, "TEM", text="+2 intercept."))
    does(game, "Cheat the Fates", "tem", blocker=guard)
    assert game["Alexis"].pool == 30
    game, _ = deed("Cheat the Fates", "tem", blood=2)
    assert not may(game, "Cheat the Fates", "tem")


def test_an_ailing_spirit() -> None:
    game, krid = deed("The Ailing Spirit", "obe")
    friend = game.ready("Alexis", library("Friend", "Ally", text="Mortal with 2 life. 1 strength, 1 bleed."))
    ira, old = game.ready("Alexis", IRA), game.ready("Alexis", OLD)
    game.pick("action card", "The Ailing Spirit", minion=krid, level="obe")
    assert [intercept_of(game.rules, each) for each in (friend, ira, old)] == [-1, -1, 0]
    game, krid = deed("The Ailing Spirit", "OBE")
    mad = game.ready("Alexis", vampire("Mad", 8, clan="Malkavian"))
    does(game, "The Ailing Spirit", "OBE", mad)
    assert mad.controller == 0
    game.go_to("minion", "Alexis")
    assert mad.controller == 1
    game, _ = deed("The Ailing Spirit", "OBE")
    game.ready("Alexis", OLD)
    assert not may(game, "The Ailing Spirit", "OBE")


# -- what stays in play ------------------------------------------------------------------------------------------------


def test_a_skin_wears_off() -> None:
    game, krid = deed("Ablative Skin", "for")
    does(game, "Ablative Skin", "for")
    skin = lying(game, "Ablative Skin")
    krid.locked = False
    anew(game)
    old = game.ready("Alexis", OLD)
    duel(game, krid, old)
    for _ in range(40):
        if game.table.combat is None:
            break
        if offers(game, skin):
            game.pick("use", skin)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert krid.blood == 5
    assert sum(skin.counters.values()) == 2


@pytest.mark.parametrize(("level", "strength"), [("dai", 2), ("DAI", 2)])
def test_a_concordance(level: str, strength: int) -> None:
    game, krid = deed("Concordance", level, text="Infernal.")
    does(game, "Concordance", level, "flight")
    assert minions.strength(game.rules, krid) == strength and minions.stealth(game.rules, krid) == -1
    if level == "DAI":
        game.go_to("influence", "Sarah")
        assert krid.locked
        card = lying(game, "Concordance")
        game.pick("use", card)
        assert (krid.locked, krid.blood) == (False, 3)
    game, _ = deed("Concordance", level)
    assert not may(game, "Concordance", level)


def test_an_agent_under_deep_cover_looks_at_a_hand_once_in_a_phase() -> None:
    game = table()
    agent = game.on(game.ready("Alexis", YOUNG), "Deep Cover Agent", owner="Sarah")
    agent.controller = 0
    game.give_edge("Sarah")
    game.phase("unlock", of="Sarah")
    game.pick("use", agent)
    while game.choice is not None and game.choice.kind != "unlock phase":
        game.pick("seen")
    assert not game.options("use")


def test_an_agent_under_deep_cover() -> None:
    game, _ = deed("Deep Cover Agent", sect="Sabbat", text="Seraph.")
    young = game.ready("Alexis", YOUNG)
    game.ready("Alexis", OLD)
    does(game, "Deep Cover Agent", "", young)
    agent = lying(game, "Deep Cover Agent")
    assert (agent.place.on, agent.controller) == (young.id, 0)
    game.go_to("minion", "Alexis")
    assert offers(game, agent, "card in play")
    game.pick("card in play", agent)
    through(game)
    assert agent.place.region == "ash heap"
    game, _ = deed("Deep Cover Agent", sect="Sabbat")
    game.ready("Alexis", YOUNG)
    assert not may(game, "Deep Cover Agent")


def test_a_despiral_bleeds_more() -> None:
    game, krid = deed("Despiral", clan="Ishtarri", blood=5)
    does(game, "Despiral")
    card = lying(game, "Despiral")
    assert minions.added(game.rules, krid, "bleed") == 1 and krid.blood == 4
    krid.locked = False
    anew(game)
    game.pick("card in play", card)
    through(game)
    assert (minions.added(game.rules, krid, "bleed"), krid.blood) == (2, 3)
    game, _ = deed("Despiral", clan="Toreador")
    assert not may(game, "Despiral")


@pytest.mark.parametrize("level", ["dom pre", "DOM PRE"])
def test_a_distant_friend(level: str) -> None:
    game, krid = deed("Distant Friend", level)
    prince = game.ready("Alexis", OLD)
    does(game, "Distant Friend", level, prince)
    friend = lying(game, "Distant Friend")
    assert krid.locked and friend.controller == 0
    other = game.ready("Sarah", vampire("Other", 5))
    anew(game)
    call(game, other)
    assert offers(game, friend) == (level == "DOM PRE")


def test_stoicism() -> None:
    game, krid = deed("Elemental Stoicism", "FOR obf")
    does(game, "Elemental Stoicism", "FOR obf")
    card = lying(game, "Elemental Stoicism")
    assert card.place.on == krid.id
    krid.locked = False
    anew(game)
    old = game.ready("Alexis", vampire("Old", 9, text="Damage from Old's hand strikes is aggravated."))
    duel(game, krid, old)
    through(game)
    assert krid.place.region == "ready"
    game, _ = deed("Elemental Stoicism", "for obf")
    assert not may(game, "Elemental Stoicism", "FOR obf")


@pytest.mark.parametrize("level", ["pot pre", "POT PRE"])
def test_esprit_de_corps(level: str) -> None:
    game, krid = deed("Esprit de Corps", level)
    friend, foe = game.ready("Sarah", IRA), game.ready("Alexis", OLD)
    does(game, "Esprit de Corps", level)
    card = lying(game, "Esprit de Corps")
    assert not krid.locked
    assert [minions.strength(game.rules, each) for each in (krid, friend, foe)] == [2, 2, 1]
    lord = game.ready("Alexis", vampire("Lord", 9, "dom"))
    game.hand("Alexis", library("Command", "Action", text="(D) Lock a minion.", disciplines="dom"))
    anew(game, "Alexis")
    game.pick("action card", "Command", minion=lord)
    game.pick("target", krid)
    assert offers(game, card) == (level == "POT PRE")
    if offers(game, card):
        game.pick("use", card)
        assert not krid.locked and card.place.region == "ash heap"
        return
    through(game)
    assert krid.locked and card.place.region == "in play"
    game.go_to("minion", "Sarah")
    assert card.place.region == "ash heap"


def test_hidden_pathways() -> None:
    game, krid = deed("Hidden Pathways", "obf")
    does(game, "Hidden Pathways", "obf")
    paths = lying(game, "Hidden Pathways")
    blow = library("Blow", "Action", text="(D) Burn 1 blood from a vampire.")
    game.hand("Sarah", blow, blow)
    anew(game)
    friend = game.ready("Sarah", IRA)
    prey, other = game.ready("Alexis", OLD), game.ready("Justin", vampire("Far", 5))
    game.pick("action card", "Blow", minion=friend)
    game.pick("target", prey)
    assert stealth(game) == 1
    through(game)
    anew(game)
    second = game.ready("Sarah", vampire("Second", 5))
    game.pick("action card", "Blow", minion=second)
    game.pick("target", other)
    assert stealth(game) == 0
    through(game)
    game.go_to("minion", "Alexis")
    game.pick("card in play", paths, minion=prey)
    through(game)
    assert paths.place.region == "ash heap" and krid.blood == 4


def test_a_judgment_of_the_brujah() -> None:
    game, _ = deed("Judgment: Death to the Brujah!", title="prince of Ys")
    does(game, "Judgment: Death to the Brujah!")
    card = lying(game, "Judgment: Death to the Brujah!")
    theirs = game.ready("Alexis", vampire("Rebel", 5, clan="Brujah"))
    hunter = game.ready("Sarah", IRA)
    anew(game)
    assert offers(game, card, "card in play")
    game.pick("card in play", card, minion=hunter)
    through(game, theirs)
    assert theirs.blood < 5
    game.go_to("minion", "Alexis")
    until(game, "use", card)
    game.pick("use", card)
    assert (theirs.place.region, card.place.region) == ("ash heap", "ash heap")
    game, _ = deed("Judgment: Death to the Brujah!")
    assert not may(game, "Judgment: Death to the Brujah!")


@pytest.mark.parametrize(("level", "strength"), [("pro", 1), ("PRO", 2)])
def test_a_mantle(level: str, strength: int) -> None:
    game, krid = deed("Mantle of the Bestial Majesty", level)
    does(game, "Mantle of the Bestial Majesty", level)
    assert (krid.locked, krid.blood) == (False, 4)
    assert minions.strength(game.rules, krid) == strength
    old = game.ready("Alexis", OLD, blood=5)
    duel(game, krid, old)
    through(game)
    assert old.place.region == "torpor"
    game.go_to("minion", "Sarah")
    assert minions.strength(game.rules, krid) == 1


@pytest.mark.parametrize("level", ["spi", "SPI"])
def test_a_sigil_of_the_new_moon(level: str) -> None:
    game, krid = deed("New Moon Sigil", level)
    friend = game.ready("Sarah", IRA, blood=4)
    does(game, "New Moon Sigil", level, friend)
    sigil = lying(game, "New Moon Sigil")
    assert sigil.place.on == friend.id and krid.blood == 3
    guard = game.ready("Alexis", OLD)
    game.pick("bleed", minion=friend)
    until(game, "block", guard)
    game.pick("block", guard)
    found = any(each.copy == sigil.id for each in game.options("use"))
    assert found == (level == "SPI")
    if found:
        game.pick("use", sigil)
        assert (friend.blood, stealth(game)) == (2, 1)


def test_an_oppugnant_night() -> None:
    game, krid = deed("Oppugnant Night", clan="Blood Brother")
    foe = game.ready("Alexis", OLD, blood=6)
    does(game, "Oppugnant Night")
    card = lying(game, "Oppugnant Night")
    assert not krid.locked
    game.pick("card in play", card, minion=krid)
    through(game, foe)
    assert foe.blood == 5
    game.go_to("discard", "Sarah")
    assert card.place.region == "ash heap"
    game, _ = deed("Oppugnant Night", clan="Brujah")
    assert not may(game, "Oppugnant Night")


def test_a_soul_is_decorated() -> None:
    game, krid = deed("Soul Decoration", "OBF VIC", text="+1 stealth.")
    does(game, "Soul Decoration", "OBF VIC")
    card = lying(game, "Soul Decoration")
    assert card.place.on == krid.id
    krid.locked = False
    ira = game.ready("Alexis", IRA)
    anew(game)
    game.hand("Alexis", AUSPEX)
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Look")
    until(game, "use", card)
    game.pick("use", card)
    assert intercept_of(game.rules, ira) == 0


@pytest.mark.parametrize(("level", "seen"), [("aus pre", [1, 0]), ("AUS PRE", [1, 1])])
def test_a_soul_is_painted(level: str, seen: list[int]) -> None:
    game, _ = deed("Soul Painting", level)
    victim = game.ready("Alexis", vampire("Victim", 5))
    does(game, "Soul Painting", level, victim)
    card = lying(game, "Soul Painting")
    assert card.place.on == victim.id
    watchers = [game.ready("Justin", IRA), game.ready("Justin", OLD)]
    game.go_to("minion", "Alexis")
    assert offers(game, card, "card in play")
    game.pick("bleed", minion=victim)
    assert [minions.intercept(game.rules, each) for each in watchers] == seen


def test_reality_takes_a_locked_vampire_out_of_play() -> None:
    game, _ = deed("Reality", "CHI")
    ira = game.ready("Alexis", IRA, locked=True)
    blade = game.on(ira, BLADE)
    does(game, "Reality", "CHI", ira)
    assert (ira.place.region, ira.face_up, blade.place.on) == ("uncontrolled", False, ira.id)
    game, _ = deed("Reality", "CHI")
    game.ready("Alexis", IRA)
    assert not may(game, "Reality", "CHI")
