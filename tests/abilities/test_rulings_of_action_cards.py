"""Rulings of action cards, each played: where it says so, and where it would not be so without the card."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.deeds import GUARD, deed, does, lying, marked, may, offers, through
from tests.abilities.table import table
from tests.abilities.test_elders import call
from tests.abilities.test_referendums_by_other_cards import lobby, until, vote
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import CHOSEN
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import MOVES_ON
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion.blocks import directed_at
from vtes_desktop.rules.torpor.diablerie import NOT_TAKEN
from vtes_desktop.table.table import Copy, Place, on

IRA = vampire("Ira", 5)
HOUND = library("Hound", "Ally", text="Animal with 3 life. 1 strength, 1 bleed.")
SLAVE = "Tremere slave."


def until_use(game: Position, copy: Copy, *, most: int = 60) -> None:
    """Everybody passes, and strikes with hands, until a card may be used."""
    for _ in range(most):
        if any(each.copy == copy.id for each in game.options("use")):
            return
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError(f"It can never be used: {game}")


def finish_with(game: Position, card: str, level: str) -> None:
    """The action goes on to its end, and a card is played as soon as it can be at a level."""
    for _ in range(80):
        if game.table.action is None:
            return
        if any(each.level == level for each in game.options("play")):
            game.pick("play", card, level=level)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    raise AssertionError(f"It never ends: {game}")


def names_clan(game: Position, krid: Copy, clan: str) -> None:
    """Krid plays Clan Impersonation, and names a clan."""
    game.pick("action card", "Clan Impersonation", minion=krid)
    at = next(number for number, each in enumerate(game.options()) if each.text == clan)
    assert game.referee is not None
    game.referee.answer(at)
    through(game)


# -- burned by a directed action -----------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "life"),
    [
        ("Brick Laying", "POT", 1),
        ("Consignment to Duat", "ser", 1),
        ("Jar the Soul", "NEC", 1),
        ("Horseshoes", "POT", 2),
        ("Art's Traumatic Essence", "mel", 1),
        ("Cryptic Mission", "tha", 1),
    ],
)
@pytest.mark.parametrize("dies", [True, False])
def test_an_ally_that_loses_its_last_life_is_burned_by_the_action(card: str, level: str, life: int, dies: bool) -> None:
    game, krid = deed(card, level, f"{level} ABO")
    game.hand("Sarah", "Predator's Transformation")
    hound = game.ready("Alexis", HOUND, blood=life if dies else life + 1)
    game.pick("action card", card, minion=krid, level=level)
    for _ in range(3):
        if game.options("target"):
            game.pick("target", target=hound)
        elif game.table.action is None and any("ally" in each.text for each in game.options("way")):
            game.pick("way", amount=1)
        elif game.table.action is None and game.options("way"):
            game.pick("way", amount=0)
    finish_with(game, "Predator's Transformation", "ABO")
    assert (hound.place.region == "ash heap") == dies
    assert game["Alexis"].pool == (28 if dies else 30)


def test_smash_and_grab_burns_an_ally_as_a_directed_action() -> None:
    game, krid = deed("Smash and Grab", "ani", "ani ABO", sect="Anarch")
    game.hand("Sarah", "Predator's Transformation")
    game.ready("Alexis", HOUND, blood=2)
    game.ready("Alexis", HOUND, blood=3)
    game.pick("action card", "Smash and Grab", minion=krid, level="ani")
    game.pick("target", target=next(copy for copy in game.rules.pile(1, "ready") if copy.blood == 2))
    finish_with(game, "Predator's Transformation", "ABO")
    assert game["Alexis"].pool == 28


@pytest.mark.parametrize(("card", "level"), [("Consignment to Duat", "ser"), ("Jar the Soul", "NEC")])
def test_an_empty_vampire_may_be_chosen_and_comes_to_no_harm(card: str, level: str) -> None:
    game, krid = deed(card, level)
    ira = game.ready("Alexis", IRA, blood=0)
    before = krid.blood
    does(game, card, level, ira)
    assert ira.place.region == "ready" and ira.blood == 0
    assert krid.blood == before - (card == "Consignment to Duat")


# -- hunts and blood hunts -----------------------------------------------------------------


@pytest.mark.parametrize("trophy", [True, False])
def test_no_blood_hunt_is_called_on_an_abactor_with_a_trophy_for_diablerie(trophy: bool) -> None:
    game, krid = deed("Abactor", blood=1, title="prince of Oslo")
    if trophy:
        game.on(krid, "Trophy: Diablerie")
    does(game, "Abactor")
    assert krid.blood == 6
    assert any("lood hunt" in line for line in game.log) != trophy


# -- whose, where, and who ----------------------------------------------------------------


def test_armor_of_terra_is_for_any_gargoyle_that_plays_it() -> None:
    game, krid = deed("Armor of Terra", "vis", clan="Gargoyle")
    does(game, "Armor of Terra", "vis")
    assert lying(game, "Armor of Terra").place.on == krid.id
    game, _ = deed("Armor of Terra", "vis", clan="Ventrue")
    assert not may(game, "Armor of Terra", "vis")


@pytest.mark.parametrize(("clan", "able"), [("Tremere", True), ("Tremere antitribu", True), ("Ventrue", False)])
def test_one_clan_of_two_is_enough_to_defend_a_haven(clan: str, able: bool) -> None:
    game, _ = deed("Defender of the Haven", clan=clan)
    game.ready("Sarah", vampire("Stone", 5, clan="Gargoyle", text=SLAVE))
    assert may(game, "Defender of the Haven") == able


def test_principia_discordia_is_directed_at_who_controls_the_equipment() -> None:
    game, krid = deed("Principia Discordia", "aus", sect="Anarch")
    ira = game.ready("Alexis", IRA)
    game.ready("Justin", GUARD)
    gun = game.lay(".44 Magnum", on(ira.id), controller=2, owner="Justin")
    game.pick("action card", "Principia Discordia", minion=krid, level="aus")
    assert directed_at(game.rules) == [2]
    through(game)
    assert gun.place.region == "ash heap"


@pytest.mark.parametrize("red", [True, False])
def test_big_game_is_for_who_hunts_it(red: bool) -> None:
    game, krid = deed("Big Game")
    prey = game.ready("Alexis", vampire("Prey", 9, text="Red List." if red else ""), locked=True)
    does(game, "Big Game", "", prey)
    assert (krid.locked, prey.locked) == (not red, True)


def test_an_edged_illusion_hurts_each_ready_minion_but_who_is_no_target() -> None:
    game, _ = deed("Edged Illusion", "CHI")
    one, two = game.ready("Alexis", IRA), game.ready("Alexis", HOUND)
    torpid = game.torpor("Alexis", vampire("Sleeper", 4))
    theirs = game.ready("Justin", vampire("Other", 4))
    does(game, "Edged Illusion", "CHI", "Alexis")
    assert (one.blood, two.blood, torpid.blood, theirs.blood) == (4, 2, 4, 4)


# -- clans, sects and titles --------------------------------------------------------------


def test_an_impersonated_clan_leaves_a_slave_a_slave() -> None:
    game, krid = deed("Clan Impersonation", clan="Gargoyle", text=SLAVE)
    master = game.ready("Sarah", vampire("Master", 7, clan="Tremere"))
    names_clan(game, krid, "Ventrue")
    assert minions.clan(game.rules, krid) == "Ventrue"
    assert minions.facts(game.rules, krid).slave_of == "Tremere" and master.place.region == "ready"


def test_the_latest_of_two_clans_counts_and_the_other_comes_back() -> None:
    game, krid = deed("Clan Impersonation", clan="Gangrel")
    malk = game.ready("Alexis", vampire("Malk", 9, clan="Malkavian", sect="Sabbat"))
    game.hand("Alexis", "Derange")
    names_clan(game, krid, "Ventrue")
    game.go_to("minion", "Alexis")
    game.pick("action card", "Derange", minion=malk)
    through(game, krid)
    rules = game.rules
    assert (minions.clan(rules, krid), minions.sect(rules, krid)) == ("Malkavian", "Sabbat")
    rules.burn(lying(game, "Derange"))
    assert (minions.clan(rules, krid), minions.sect(rules, krid)) == ("Ventrue", "Camarilla")


def test_a_clan_impersonated_after_a_derangement_counts() -> None:
    game, krid = deed("Clan Impersonation", clan="Gangrel")
    malk = game.ready("Alexis", vampire("Malk", 9, clan="Malkavian", sect="Sabbat"))
    game.hand("Alexis", "Derange")
    game.phase("minion", of="Alexis")
    game.pick("action card", "Derange", minion=malk)
    through(game, krid)
    game.go_to("minion", "Sarah")
    names_clan(game, krid, "Ventrue")
    rules = game.rules
    assert (minions.clan(rules, krid), minions.sect(rules, krid)) == ("Ventrue", "Sabbat")
    rules.burn(lying(game, "Clan Impersonation"))
    assert minions.clan(rules, krid) == "Malkavian"


def test_who_is_deranged_loses_the_good_of_a_title_for_as_long() -> None:
    game, _ = deed("Derange", clan="Malkavian", sect="Sabbat", capacity=9)
    prince = game.ready("Alexis", vampire("Prince", 5, clan="Ventrue", title="prince of Oslo"))
    assert minions.votes(game.rules, prince) == 2
    does(game, "Derange", "", prince)
    assert (minions.title(game.rules, prince), minions.votes(game.rules, prince)) == ("", 0)
    game.rules.burn(lying(game, "Derange"))
    assert minions.votes(game.rules, prince) == 2


def test_who_becomes_an_anarch_while_deranged_is_one_afterwards() -> None:
    game, _ = deed("Derange", clan="Malkavian", sect="Sabbat", capacity=9)
    ira = game.ready("Alexis", vampire("Ira", 5, clan="Ventrue"))
    does(game, "Derange", "", ira)
    game.go_to("minion", "Alexis")
    game.pick("become anarch", minion=ira)
    through(game)
    assert minions.sect(game.rules, ira) == "Sabbat"
    game.rules.burn(lying(game, "Derange"))
    assert minions.sect(game.rules, ira) == "Anarch"


def test_going_anarch_by_a_card_costs_no_blood() -> None:
    game, krid = deed("Go Anarch")
    does(game, "Go Anarch")
    assert (minions.sect(game.rules, krid), krid.blood, krid.locked) == ("Anarch", 5, False)
    game, _ = deed("Go Anarch", title="prince of Oslo")
    assert not may(game, "Go Anarch")


def test_a_sect_that_overrides_burns_go_anarch_but_the_change_stays() -> None:
    game, krid = deed("Go Anarch")
    malk = game.ready("Alexis", vampire("Malk", 9, clan="Malkavian", sect="Sabbat"))
    game.hand("Alexis", "Derange")
    does(game, "Go Anarch")
    game.go_to("minion", "Alexis")
    game.pick("action card", "Derange", minion=malk)
    through(game, krid)
    assert minions.sect(game.rules, krid) == "Sabbat" and not marked(game, "Go Anarch")
    game.rules.burn(lying(game, "Derange"))
    assert minions.sect(game.rules, krid) == "Anarch"


# -- vampires that are no cards of a crypt ------------------------------------------------


MADE = (
    "Bamba",
    "Brother in Arms",
    "Call the Great Beast",
    "Childe of the Revolution",
    "Creation Rites",
    "The Embrace",
    "Thin-Blooded Seer",
    "Third Tradition: Progeny",
    "Tumnimos",
    "Waters of Duat",
)


@pytest.mark.parametrize("name", MADE)
def test_a_vampire_that_would_go_to_the_crypt_is_burned_where_it_is_no_card_of_one(name: str) -> None:
    game, krid = deed("Memory's Fading Glimpse", "OBF")
    marks = {"type": "vampire", "capacity": "2", "clan": "Ventrue", "sect": "Camarilla"}
    made = game.uncontrolled("Alexis", name, marks=marks, blood=2)
    does(game, "Memory's Fading Glimpse", "OBF")
    assert (made.place.region, made.place.seat) == ("ash heap", 1)
    assert (game["Alexis"].pool, krid.blood) == (31, 3)


def test_a_card_of_the_crypt_goes_there() -> None:
    game, _ = deed("Memory's Fading Glimpse", "obf")
    ira = game.uncontrolled("Alexis", IRA, blood=2)
    does(game, "Memory's Fading Glimpse", "obf")
    assert ira.place.region == "crypt" and game["Alexis"].pool == 32


# -- aggravated damage -------------------------------------------------------------------


@pytest.mark.parametrize("hard", [True, False])
def test_who_treats_aggravated_damage_as_normal_is_immune_to_it_ex_nihilo(hard: bool) -> None:
    game = table()
    clawed = game.ready("Sarah", vampire("Clawed", 6))
    game.on(clawed, "Spirit Claws", marks={"level": "PRO SPI"})
    void = game.ready("Alexis", vampire("Void", 6))
    game.on(void, "Ex Nihilo", marks={"level": "nec"})
    if hard:
        game.on(void, "Heart of Darkness", marks={"level": "ser"})
    game.pick("bleed", minion=clawed)
    game.pick("block", void)
    over(game)
    assert (void.place.region, void.blood) == (("ready", 6) if hard else ("torpor", 6))


@pytest.mark.parametrize(
    ("card", "level"), [("Heart of Darkness", "ser"), ("Armor of Terra", "vis"), ("Concordance", "dai"), ("", "")]
)
def test_aggravated_damage_is_normal_outside_a_combat_too(card: str, level: str) -> None:
    game, krid = deed("Rutor's Hand", "tha", clan="Gargoyle" if card == "Armor of Terra" else "")
    if card:
        game.on(krid, card, marks={"level": level})
    does(game, "Rutor's Hand", "tha")
    assert (krid.place.region, krid.blood) == (("ready", 3) if card else ("torpor", 4))


# -- the burn option ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("Emergency Powers", vampire("Seraph", 5, sect="Sabbat", text="Black Hand Seraph.")),
        ("Tattoo Signal", vampire("Seraph", 5, sect="Sabbat", text="Black Hand Seraph.")),
        ("Deep Cover Agent", vampire("Seraph", 5, sect="Sabbat", text="Black Hand Seraph.")),
        ("Unleash Hell's Fury", vampire("Fiend", 5, "dai", text="Infernal.")),
        ("Barrenness", vampire("Witch", 5, "mal")),
    ],
)
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_the_burn_option_is_there_where_none_that_could_play_the_card_is_ready(
    card: str, face: object, region: str
) -> None:
    game = table()
    if region == "ready":
        game.ready("Sarah", face)  # type: ignore[arg-type]
    else:
        game.torpor("Sarah", face)  # type: ignore[arg-type]
    game.hand("Sarah", card)
    game.phase("unlock", of="Sarah")
    assert ("burn option" in game.question) == (region == "torpor")


# -- votes -------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["Boston", "Corte", "Los Angeles", "New York", "Perth", "Seattle"])
def test_the_prisci_have_their_votes_where_a_fee_stake_is_fought(place: str) -> None:
    game = table()
    game.ready("Sarah", vampire("One", 6, title="priscus", sect="Sabbat"))
    prince = game.ready("Sarah", vampire("Prince", 6, title="prince of Oslo"))
    baron = game.ready("Alexis", vampire("Baron", 6, sect="Anarch"))
    stake = game.on(baron, f"Fee Stake: {place}")
    game.pick("card in play", stake, minion=prince)
    for _ in range(30):
        if game.options("prisci for"):
            break
        game.passes()
    game.pick("prisci for")
    assert "3 for" in game.question
    game.pick("title for")
    through(game)
    assert any("4 for, 0 against" in line for line in game.log), game.log
    assert stake.place.region == "ash heap"


@pytest.mark.parametrize(
    ("title", "sect", "gained"), [("priscus", "Sabbat", 4), ("primogen", "Camarilla", 4), ("", "Camarilla", 4)]
)
def test_a_fee_stake_takes_no_gained_vote_from_whose_title_is_worth_none(title: str, sect: str, gained: int) -> None:
    game = table()
    caller = game.ready("Sarah", vampire("Caller", 6, "PRE", title=title, sect=sect))
    baron = game.ready("Alexis", vampire("Baron", 6, sect="Anarch"))
    stake = game.on(baron, "Fee Stake: Boston")
    game.hand("Sarah", "Bewitching Oration")
    game.pick("card in play", stake, minion=caller)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Bewitching Oration", level="PRE")
    while not game.options("gained for"):
        game.passes()
    assert [each.text for each in game.options("gained for")] == [f"Caller: {gained} votes more for"]
    assert not game.options("title for")  # A primogen's one vote is taken off, a priscus has none by his title.


def test_a_rastacourere_takes_nothing_from_the_prisci() -> None:
    game = table()
    one = game.ready("Sarah", vampire("One", 6, title="priscus", sect="Sabbat"))
    game.on(one, "Rastacourere")
    call(game, game.ready("Sarah", vampire("Caller", 6)))
    before = game.question
    game.pick("prisci for")
    assert "3 for" in game.question and "0 for" in before


# -- control for a while -----------------------------------------------------------------


def test_a_marionette_may_bleed_with_a_card_and_then_goes_back() -> None:
    game, _ = deed("Spirit Marionette", "OBE")
    ira = game.ready("Alexis", IRA)
    game.hand("Sarah", "Computer Hacking")
    does(game, "Spirit Marionette", "OBE", ira)
    assert ira.controller == 0
    game.pick("action card", "Computer Hacking", minion=ira)
    game.pass_all()
    assert (game["Alexis"].pool, ira.controller) == (28, 1)


def test_a_marionette_acts_after_its_bleed_before_it_goes_back() -> None:
    game, _ = deed("Spirit Marionette", "OBE")
    ira = game.ready("Alexis", vampire("Ira", 5, "for"))
    game.hand("Sarah", "Freak Drive")
    does(game, "Spirit Marionette", "OBE", ira)
    game.pick("bleed", minion=ira)
    finish_with(game, "Freak Drive", "for")
    assert (ira.controller, ira.locked, ira.blood) == (1, False, 4)


def test_a_marionette_whose_bleed_is_cancelled_goes_back() -> None:
    game, _ = deed("Spirit Marionette", "OBE")
    ira = game.ready("Alexis", IRA)
    game.hand("Sarah", "Computer Hacking")
    game.hand("Alexis", "Direct Intervention")
    does(game, "Spirit Marionette", "OBE", ira)
    game.pick("action card", "Computer Hacking", minion=ira)
    game.pick("out of turn", "Direct Intervention", by="Alexis")
    game.go_to("minion", "Alexis")
    assert (game["Alexis"].pool, ira.controller) == (29, 1)
    assert not any("bleeds" in line for line in game.log)


# -- cards that come back, and others ----------------------------------------------------


def burned_in_a_fight(game: Position, copy: Copy) -> None:
    """A minion of Sarah's bleeds, is blocked and loses its last life or blood."""
    foe = game.ready("Alexis", vampire("Foe", 5, text="+4 strength."))
    game.pick("bleed", minion=copy)
    game.pick("block", foe)
    over(game)


def test_a_spirit_that_is_compelled_is_another_and_may_act_anew() -> None:
    game, _ = deed("Compel the Spirit", "NEC")
    ghost = game.ready("Sarah", HOUND)
    burned_in_a_fight(game, ghost)
    assert ghost.place.region == "ash heap" and BURNED_IN in ghost.marks
    does(game, "Compel the Spirit", "NEC")
    assert ghost.place.region == "ready" and ghost.blood == 3
    assert any(ghost.id in (each.minion, each.copy) for each in game.options("bleed"))


@pytest.mark.parametrize("whose", ["Alexis", "Sarah"])
def test_a_vampire_that_was_burned_is_possessed(whose: str) -> None:
    game, _ = deed("Daemonic Possession", "NEC")
    eater = game.ready("Sarah", vampire("Eater", 6))
    dead = game.torpor(whose, vampire("Dead", 4))
    game.pick("diablerize", minion=eater)
    through(game)
    assert dead.place.region == "ash heap"
    assert may(game, "Daemonic Possession", "NEC") == (whose == "Alexis")
    if whose == "Alexis":
        does(game, "Daemonic Possession", "NEC", dead)
        assert (dead.place.region, dead.controller, dead.blood) == ("ready", 0, 1)


@pytest.mark.parametrize(("owner", "able"), [("Sarah", True), ("Alexis", False)])
def test_who_controlled_a_burned_minion_counts_not_whose_it_is(owner: str, able: bool) -> None:
    game, _ = deed("Daemonic Possession", "NEC")
    eater = game.ready("Sarah", vampire("Eater", 6))
    dead = game.torpor("Alexis" if owner == "Sarah" else "Sarah", vampire("Dead", 4), owner=owner)
    game.pick("diablerize", minion=eater)
    through(game)
    assert dead.place.region == "ash heap" and dead.place.seat == game.seat(owner)
    assert may(game, "Daemonic Possession", "NEC") == able


def test_the_effects_of_mass_reality_add_up() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    gun = game.on(krid, ".44 Magnum")
    game.in_play("Sarah", "Mass Reality", marks={"level": "chi"})
    game.in_play("Sarah", "Mass Reality", marks={"level": "CHI"})
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    for _ in range(30):
        weapon = [number for number, each in enumerate(game.options()) if each.copy == gun.id and each.kind == "weapon"]
        if weapon:
            assert game.referee is not None
            game.referee.answer(weapon[0])
            break
        game.passes()
    over(game)
    assert ira.blood == 9 - 2 - 1 - 2


def test_the_curse_of_set_costs_nothing_and_is_corrupted_at_once() -> None:
    game, _ = deed("Set's Curse", "ser")
    hound = game.ready("Alexis", HOUND)
    setite = game.ready("Justin", vampire("Setite", 8, clan="Ministry"))
    game.hand("Justin", "Corruption")
    does(game, "Set's Curse", "ser", hound)
    curse = lying(game, "Set's Curse")
    game.go_to("minion", "Justin")
    game.pick("action card", "Corruption", minion=setite)
    game.pick("target", target=curse)
    through(game, "Yes")
    assert curse.controller == 2


@pytest.mark.parametrize(("counters", "stolen"), [(1, False), (2, True)])
def test_an_imbued_costs_its_starting_life_where_it_is_corrupted(counters: int, stolen: bool) -> None:
    game, krid = deed("Corruption", clan="Ministry")
    jack = game.ready("Alexis", 'François "Warden" Loehr', counters={"corruption 0": counters})
    does(game, "Corruption", "", "Yes")
    assert (jack.controller == 0) == stolen and krid.place.region == "ready"


def test_whispers_name_their_card_as_the_action_is_declared() -> None:
    game, krid = deed("Whispers from the Dead", "nec")
    game.ready("Alexis", GUARD)
    one, two = game.ash_heap("Sarah", "Majesty", "Blur")
    game.pick("action card", "Whispers from the Dead", minion=krid, level="nec")
    assert game.table.action is None
    game.pick("target", target=two)
    assert game.table.action is not None and two.id in game.table.action.targets
    through(game, "Blank")
    assert (one.place.region, two.place.region) == ("ash heap", "hand")


def test_summon_soul_is_removed_before_shroudsight_could_take_it() -> None:
    game, krid = deed("Summon Soul", "NEC")
    game.ash_heap("Sarah", "Majesty", "Blur")
    game.hand("Sarah", "Shroudsight")
    game.pick("action card", "Summon Soul", minion=krid, level="NEC")
    finish_with(game, "Shroudsight", "nec") if game.table.action is not None else through(game)
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    assert not [copy for copy in game.rules.pile(0, "library") if game.name(copy) == "Summon Soul"]
    assert any(
        game.name(copy) == "Summon Soul" and copy.place.region == "removed" for copy in game.table.copies.values()
    )


@pytest.mark.parametrize("lobbied", [True, False])
def test_a_distant_friend_is_no_use_in_a_referendum_that_passes_by_itself(lobbied: bool) -> None:
    game, ada = lobby("PRE", "Kine Resources Contested", "Kine Resources Contested")
    old = game.ready("Alexis", vampire("Old", 9, title="prince of Rome"))
    friend = game.in_play("Sarah", "Distant Friend", marks={"level": "DOM PRE", CHOSEN: str(old.id)})
    other = game.ready("Sarah", vampire("Other", 6, title="prince of Oslo"))
    if lobbied:
        game.pick("action card", "Charming Lobby", level="PRE", minion=ada)
        assert game.referee is not None
        game.referee.answer(0)
        until(game, lambda: game.table.referendum is not None)
        vote(game)
    game.pick("political", minion=other)
    offered = False
    for _ in range(40):
        if game.table.action is None:
            break
        offered = offered or offers(game, friend)
        if points := game.options("points"):
            assert game.referee is not None
            game.referee.answer(len(points) - 1)
        else:
            game.passes()
    assert offered != lobbied


# -- capacities, protection, equipment ----------------------------------------------------


@pytest.mark.parametrize(("size", "able"), [(1, True), (2, False), (5, False)])
def test_barrenness_and_orun_are_added_up_before_a_capacity_is_one_at_least(size: int, able: bool) -> None:
    game, _ = deed("Barrenness", "MAL")
    laibon = game.ready("Alexis", vampire("Laibon", size, sect="Laibon"))
    game.on(laibon, "Orun")
    game.on(laibon, "Barrenness", marks={"level": "mal"})
    assert may(game, "Barrenness", "MAL") == able
    assert minions.capacity(game.rules, laibon) == max(1, size - 2)


def test_an_edged_illusion_does_nothing_to_who_can_not_be_its_target() -> None:
    game, _ = deed("Edged Illusion", "CHI")
    blessed, other = game.ready("Alexis", vampire("Blessed", 4)), game.ready("Alexis", vampire("Other", 4))
    game.on(blessed, "Blessing of Chaos", marks={"level": "DEM"})
    does(game, "Edged Illusion", "CHI", "Alexis")
    assert (blessed.blood, other.blood) == (4, 3)


@pytest.mark.parametrize("gem", [True, False])
def test_a_lamb_keeps_its_soul_gem_but_not_its_gun(gem: bool) -> None:
    game, krid = deed("Sacrificial Lamb", "obf")
    lamb = game.torpor("Sarah", vampire("Lamb", 4))
    gun = game.on(lamb, ".44 Magnum")
    if gem:
        game.on(lamb, "Soul Gem of Etrius", marks={MOVES_ON: "yes", NOT_TAKEN: "yes"})
    (heir,) = game.crypt("Sarah", vampire("Heir", 2))
    game.pick("action card", "Sacrificial Lamb", minion=krid, level="obf")
    game.pick("take", gun)
    through(game)
    assert lamb.place.region == "ash heap" and gun.place.on == krid.id
    assert heir.place.region == ("ready" if gem else "crypt")


@pytest.mark.parametrize("saved", [True, False])
def test_a_lamb_that_does_not_burn_feeds_nobody_and_keeps_its_gun(saved: bool) -> None:
    game, krid = deed("Sacrificial Lamb", "OBF", blood=4)
    lamb = game.torpor("Alexis", vampire("Lamb", 4, "vic"))
    gun = game.on(lamb, ".44 Magnum")
    game.hand("Alexis", "Reform Body")
    game.pick("action card", "Sacrificial Lamb", minion=krid, level="OBF")
    game.pick("take", gun)
    for _ in range(10):
        if saved and game.options("play"):
            game.pick("play", "Reform Body", level="vic", by="Alexis")
        elif game.table.action is not None:
            game.passes()
    assert (lamb.place.region == "ash heap") != saved
    assert (gun.place.on, krid.blood) == ((lamb.id, 1) if saved else (krid.id, 5))


# -- Sudario Refraction -------------------------------------------------------------------


@pytest.mark.parametrize("another", [True, False])
def test_any_copy_of_a_named_card_is_fetched_and_the_others_where_there_is_none(another: bool) -> None:
    game, krid = deed("Sudario Refraction", clan="Giovanni")
    game.ready("Alexis", GUARD)
    one, two, three, *more = game.ash_heap(
        "Sarah", "Deflection", "Freak Drive", "Majesty", *(("Majesty",) if another else ())
    )
    game.pick("action card", "Sudario Refraction", minion=krid)
    for copy in (one, two, three):
        if game.options("target"):
            game.pick("target", copy)
    game.rules.doing.move_card(three, Place(0, "removed"))
    through(game)
    assert (one.place.region, two.place.region) == ("hand", "hand")
    assert all(copy.place.region == "hand" for copy in more) and three.place.region == "removed"
    assert len(game["Sarah"].piles["ash heap"]) == 1 + 3


def test_cards_that_come_back_to_an_empty_library_are_drawn_before_the_discard() -> None:
    game, krid = deed("Sudario Refraction", clan="Giovanni")
    dead = game.ash_heap("Sarah", "Deflection", "Freak Drive", "Majesty")
    game.start()
    for number in list(game["Sarah"].piles["library"]):
        game.rules.doing.move_card(game.table.copies[number], Place(0, "removed"))
    blank = [copy for copy in game.rules.pile(0, "hand") if game.name(copy) != "Sudario Refraction"]
    for copy in blank[:4]:
        game.rules.doing.move_card(copy, Place(0, "removed"))
    game.pick("action card", "Sudario Refraction", minion=krid)
    for copy in dead:
        if game.options("target"):
            game.pick("target", copy)
    through(game)
    # Two blank cards and three that came back, of which three are discarded.
    assert len(game["Sarah"].piles["hand"]) == 2 and not game["Sarah"].piles["library"]
    assert len(game["Sarah"].piles["ash heap"]) == 1 + 3


# -- after an action, and instead of it ----------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_a_vampire_unlocks_before_or_after_it_is_hurt_by_its_force_of_will(first: bool) -> None:
    game, krid = deed("Force of Will", "FOR", "for FOR")
    krid.locked = True
    game.hand("Sarah", "Freak Drive")
    game.pick("action card", "Force of Will", minion=krid, level="FOR")
    for _ in range(20):
        if game.options("play"):
            break
        game.passes()
    assert krid.place.region == "ready"
    if first:
        game.pick("play", "Freak Drive", level="for")
        through(game)
        assert (krid.place.region, krid.locked) == ("torpor", False)
    else:
        through(game)
        assert (krid.place.region, krid.locked) == ("torpor", True)


@pytest.mark.parametrize("others", [0, 2])
def test_a_gift_of_proteus_takes_what_is_left_of_as_many_cards_as_were_declared(others: int) -> None:
    game, krid = deed("Gift of Proteus", clan="Gangrel")
    cards = game.hand("Sarah", "Form of Mist", "Earth Meld", "Flesh of Marble")
    game.ready("Alexis", GUARD)
    game.pick("action card", "Gift of Proteus", minion=krid)
    game.pick("amount", amount=3)
    for copy in cards[: 3 - others]:
        game.rules.doing.move_card(copy, Place(0, "ash heap"))
    through(game)
    gift = next(copy for copy in game.table.copies.values() if game.name(copy) == "Gift of Proteus")
    assert [copy.place.on for copy in cards[3 - others :]] == [gift.id] * others
    assert (gift.place.region == "ash heap") == (not others)


def test_instinct_feeds_once_the_combat_is_over() -> None:
    game, krid = deed("Games of Instinct", sect="Sabbat", blood=2)
    old = game.ready("Alexis", vampire("Old", 9), blood=0)
    does(game, "Games of Instinct", "", old)
    assert (old.place.region, krid.blood) == ("torpor", 6)
    at = {words: next(n for n, line in enumerate(game.log) if words in line) for words in ("goes to torpor", "gets")}
    assert at["goes to torpor"] < at["gets"]


@pytest.mark.parametrize("card", ["Puppet Master", "Temptation"])
def test_who_has_declined_to_block_is_not_asked_again_when_a_minion_is_stolen(card: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8))
    ira, other = game.ready("Alexis", IRA, blood=1), game.ready("Alexis", vampire("Other", 5))
    marks = {"level": "DOM" if card == "Puppet Master" else "ser"}
    held = game.lay(card, on(ira.id), 0, owner="Sarah", marks=marks, counters={"counters": 2})
    game.pick("bleed", minion=krid)
    asked = 0
    for _ in range(20):
        if game.options("no block"):
            asked += 1
        if asked and any(each.copy == held.id for each in game.options("use")):
            break
        game.passes()
    game.pick("use", held)
    assert ira.controller == 0 and other.controller == 1
    for _ in range(20):
        if game.table.action is None:
            break
        assert not game.options("block")
        game.passes()
    assert game["Alexis"].pool == 29


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_legacy_may_be_discarded_where_its_vampire_sleeps(region: str) -> None:
    game = table()
    advanced = next(each for each in load().versions("Alan Sovereign") if each.advanced)
    if region == "ready":
        game.ready("Sarah", advanced)
    else:
        game.torpor("Sarah", advanced)
    game.hand("Sarah", "Legacy")
    game.phase("unlock", of="Sarah")
    asked: list[str] = []
    while game.table.phase == "unlock" and len(asked) < 9:
        asked.append(game.question)
        game.passes()
    assert any("burn option" in each for each in asked) == (region == "torpor")


def test_a_gargoyle_brought_by_piper_costs_less_by_the_soul_of_the_earth() -> None:
    for soul in (True, False):
        game = table()
        stone = game.ready("Sarah", vampire("Stone", 5, clan="Gargoyle", sect="Anarch", text=SLAVE))
        if soul:
            game.on(stone, "Soul of the Earth")
        game.hand("Sarah", "Piper", "Rock Cat")
        game.phase("master", of="Sarah")
        game.pick("master", "Piper")
        for _ in range(6):
            if game.table.phase != "master":
                break
            if game.options("yes"):
                game.pick("yes")
            elif game.options("bring"):
                game.pick("bring")
            else:
                game.passes()
        assert marked(game, "Rock Cat") or "Rock Cat" in game.names("Sarah", "uncontrolled")
        cost = 30 - game["Sarah"].pool
        assert cost == (1 if soul else 4)


def test_rutors_hand_unlocks_nobody_in_the_turn_in_which_it_is_stolen() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "tha"))
    hand = game.on(krid, "Rutor's Hand", locked=True, marks={"level": "tha"})
    thief = game.ready("Alexis", vampire("Thief", 9, "OBE"))
    game.hand("Alexis", "Spirit Marionette")
    game.phase("minion", of="Alexis")
    game.pick("action card", "Spirit Marionette", minion=thief, level="OBE")
    through(game, krid)
    assert krid.controller == 1 and hand.locked
    game.pick("bleed", minion=krid)
    game.pass_all()
    assert krid.locked and not offers(game, hand)


# -- Unleash Hell's Fury ------------------------------------------------------------------


def test_the_fury_blocks_with_the_help_of_others_and_strikes_before_anything_else() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBF for"))
    game.hand("Sarah", "Night Moves", "Freak Drive")
    game.hand("Alexis", "Elder Intervention")
    fury = game.in_play("Alexis", "Unleash Hell's Fury", marks={"level": "dai"})
    radio = game.in_play("Alexis", "KRCG News Radio")
    game.pick("action card", "Night Moves", minion=krid, level="obf")
    game.pick("bleed", seat="Alexis")
    until_use(game, fury)
    game.pick("use", fury)
    # It has no blood, and pays for no card.
    assert fury.blood == 0
    assert not game.options("play")
    game.pick("use", radio)
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    assert (krid.place.region, fury.place.region) == ("torpor", "ash heap")
    assert not any(line.startswith("Combat:") for line in game.log)


@pytest.mark.parametrize("acted", [True, False])
def test_the_fury_strikes_even_where_the_action_ends_before_its_block_resolves(acted: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "THA"))
    game.hand("Sarah", "Mirror Walk")
    fury = game.in_play("Alexis", "Unleash Hell's Fury", marks={"level": "dai"})
    game.pick("bleed", minion=krid)
    until_use(game, fury)
    game.pick("use", fury)
    if acted:
        game.pick("play", "Mirror Walk", level="THA")
    through(game)
    assert (krid.place.region, fury.place.region, game["Alexis"].pool) == ("torpor", "ash heap", 30)
    assert any("action ends" in line for line in game.log) == acted


# -- calling, and taking control ----------------------------------------------------------


def test_an_ally_that_lobbies_as_a_vampire_calls_the_referendum() -> None:
    game = table()
    herald = game.ready("Sarah", "Herald of Topheth")
    ada = game.ready("Sarah", vampire("Ada", 8, title="prince of Oslo"))
    game.hand("Sarah", "Charming Lobby", "Kine Resources Contested")
    assert not [each for each in game.options("political") if each.minion == herald.id]
    game.pick("action card", "Charming Lobby", minion=herald)
    until(game, lambda: game.table.referendum is not None)
    assert game.table.referendum is not None and game.table.referendum.title == "Kine Resources Contested"
    vote(game)
    assert any("passes" in line for line in game.log) and ada.place.region == "ready"


def test_nobody_gets_a_word_in_when_a_temptation_is_used() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8))
    ira = game.ready("Alexis", IRA, blood=1, locked=True)
    game.in_play("Alexis", "KRCG News Radio")
    held = game.lay("Temptation", on(ira.id), 0, owner="Sarah", marks={"level": "ser"}, counters={"counters": 1})
    game.pick("use", held, by="Sarah")
    assert (game.asked, ira.controller, ira.locked, held.counters) == ("Sarah", 0, False, {})


@pytest.mark.parametrize("ousted", [True, False])
def test_who_is_ousted_takes_an_ailing_spirit_out_of_the_game(ousted: bool) -> None:
    game, _ = deed("The Ailing Spirit", "OBE")
    malk = game.ready("Alexis", vampire("Malk", 5, clan="Malkavian"))
    does(game, "The Ailing Spirit", "OBE", malk)
    assert malk.controller == 0
    if ousted:
        game.pool("Sarah", 0)
    game.pick("bleed", minion=malk)
    for _ in range(20):
        if game.choice is None or game.table.active == 1:
            break
        game.passes()
    assert malk.place.region == ("removed" if ousted else "ready")
    assert ousted or malk.controller == 1


def makes(blood: int) -> tuple[Position, Copy, Copy]:
    """A cardinal with so much blood plays Creation Rites for 1, until it is asked what more is given, if anything."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, clan="Tzimisce", sect="Sabbat"), title="cardinal", blood=blood)
    rites = game.hand("Sarah", "Creation Rites")[0]
    game.pick("action card", "Creation Rites")
    until(game, lambda: game.options("amount") or game.table.action is None)
    return game, krid, rites


@pytest.mark.parametrize("given", [0, 1])
def test_the_maker_gives_its_new_vampire_a_blood_or_none(given: int) -> None:
    game, krid, rites = makes(2)
    assert [each.amount for each in game.options("amount")] == [1, 0]
    game.pick("amount", amount=given)
    assert (krid.blood, rites.blood) == (1 - given, given)
    assert minions.is_vampire(game.rules, rites)


def test_a_maker_who_has_paid_the_last_blood_is_asked_for_none() -> None:
    game, krid, rites = makes(1)
    assert (krid.blood, rites.blood, game.table.action) == (0, 0, None)
    assert minions.is_vampire(game.rules, rites) and rites.place.region != "ash heap"
