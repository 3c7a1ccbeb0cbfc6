"""Political cards, modifiers and reactions of the starter decks: terms, votes, blocks that fail or cost; each in its
main way, another, and where it must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting
from tests.abilities.calls import called, passes, pools, votes
from tests.abilities.shapes import finish
from tests.abilities.table import table
from tests.abilities.test_modifiers import REFORM, block, go_on, may_play
from tests.abilities.test_starter_actions import does
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def bled(card: str, by: str, *, acts: str = "", small: bool = True, clan: str = "") -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, capacity 6 or smaller, bleeds Alexis, whose Ira of capacity 5 holds a reaction."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4 if small else 6, acts), blood=4)
    game.ready("Sarah", ally("Bystander", 2))
    ira = game.ready("Alexis", vampire("Ira", 5, by, clan=clan), blood=5)
    game.hand("Alexis", card)
    game.pick("bleed", minion=krid)
    return game, krid, ira


def test_raising_the_portcullis_while_the_prey_has_one_in_torpor() -> None:
    game, krid = acting("")
    game.in_play("Sarah", "Raising the Portcullis")
    assert minions.bleed_amount(game.rules, krid) == 1
    game, krid = acting("")
    game.in_play("Sarah", "Raising the Portcullis")
    game.torpor("Alexis", vampire("Ira", 5))
    assert minions.bleed_amount(game.rules, krid) == 2


def test_expulsion_keeps_minions_out_for_the_turn() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 5, "aus"))
        game.hand("Alexis", "Telepathic Misdirection")
        game.ready("Sarah", vampire("Second", 5))

    game, _ = called("Expulsion", title="prince of Rome", lay=lay)
    ira = next(copy for copy in game.rules.pile(1, "ready"))
    game.pick("target", target=ira)
    game.pick("pass")
    passes(game)
    go_on(game, lambda: game.table.action is None)
    second = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Second")
    game.pick("bleed", minion=second)
    assert not game.options("block")
    finish(game)
    assert game["Alexis"].pool == 29
    game.go_to("minion", "Alexis")
    assert game.options("bleed")


def test_finding_the_path_is_chosen_for_half_or_more() -> None:
    game, _ = called("Finding the Path")
    game.pick("methuselah", seat="Alexis")
    assert not game.options("pass")
    game.pick("methuselah", seat="Justin")
    game.pick("pass")
    passes(game)
    assert pools(game) == [31, 29, 29]


@pytest.mark.parametrize("wins", [True, False])
def test_the_final_nights_cost_blood(wins: bool) -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 9, title="justicar of Toreador", clan="Toreador"), blood=5)
        game.torpor("Justin", vampire("Low", 5), blood=2)

    game, krid = called("Final Nights, The", title="prince of Rome", lay=lay, blood=5)
    if wins:
        passes(game)
    else:
        while game.table.referendum is not None:
            against = [n for n, option in enumerate(game.options()) if option.kind.endswith(" against")]
            if against and game.asked == "Alexis" and game.referee is not None:
                game.referee.answer(against[0])
            else:
                game.passes()
    finish(game)
    ira, low = game.rules.pile(1, "ready")[0], game.rules.pile(2, "torpor")[0]
    assert (krid.blood, ira.blood, low.blood) == ((4, 4, 1) if wins else (4, 5, 2))


def test_hand_intervention_until_the_edge_is_burned() -> None:
    game, _ = called("Hand Intervention", title="bishop", sect="Sabbat", lay=lambda game: game.give_edge("Alexis"))
    game.pick("methuselah", seat="Alexis")
    passes(game)
    go_on(game, lambda: game.table.action is None or bool(game.options("discard")))
    finish(game)
    assert game["Alexis"].hand_size == 6
    go_on(game, lambda: any("burn the Edge" in option.text for option in game.options("use")))
    assert game.asked == "Alexis"
    game.pick("use", "Hand Intervention")
    assert (game["Alexis"].hand_size, game.edge, game.names("Sarah", "in play")) == (7, "", [])


def test_hierophant_costs_vampires_that_block_it() -> None:
    game, krid = acting("", blood=5)
    game.on(krid, "Hierophant")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=krid)
    block(game, ira)
    finish(game)
    assert ira.blood == 4
    game, krid = called("Hierophant", clan="Ministry")
    passes(game)
    assert len(krid.attached) == 1


def test_templar_hunts_and_is_voted_out_by_the_sabbat() -> None:
    game, krid = called("Templar", sect="Sabbat", title="bishop", lay=lambda game: lay_ira(game))
    passes(game)
    finish(game)
    assert len(krid.attached) == 1
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    ira = game.rules.pile(1, "ready")[0]
    does(game, krid, "enter combat with a vampire")
    finish(game)
    assert ira.blood == 4
    game.go_to("minion", "Alexis")
    with pytest.raises(IllegalError):
        does(game, ira, "call a referendum")


def lay_ira(game: Position) -> None:
    game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.ready("Sarah", ally("Bystander", 2))


def test_warrant_lets_anybody_fight_for_blood() -> None:
    game, _ = called("Warrant", lay=lay_ira)
    passes(game)
    finish(game)
    ira = game.rules.pile(1, "ready")[0]
    other = game.ready("Sarah", vampire("Second", 5), blood=3)
    assert len(ira.attached) == 1
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    does(game, other, "enter combat with it")
    finish(game)
    assert (other.blood, ira.blood) == (1, 4)


def test_justicar_retribution_burns_who_bleeds_for_three() -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Three", 5, text="+2 bleed."))
        game.ready("Alexis", vampire("Two", 5, text="+1 bleed."))

    game, _ = called("Justicar Retribution", lay=lay)
    passes(game)
    finish(game)
    assert (game.names("Alexis", "ready"), game.names("Alexis", "ash heap")) == (["Two"], ["Three"])


@pytest.mark.parametrize(("level", "size", "abstains"), [("dom", 4, True), ("dom", 6, False), ("DOM", 6, True)])
def test_pulling_strings_makes_somebody_abstain(level: str, size: int, abstains: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", size, title="prince of Rome"), blood=4)
    game.ready("Alexis", vampire("Ira", 5, "DOM"))
    game.hand("Sarah", REFORM)
    game.hand("Alexis", "Pulling Strings")
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: may_play(game, "Pulling Strings", level) or game.table.action is None)
    if not abstains:
        assert game.table.action is None
        return
    game.pick("play", "Pulling Strings", level=level)
    if game.options("target"):
        game.pick("target", target=krid)
    assert krid.id in game.rules.passing.referendum.abstaining


@pytest.mark.parametrize(("level", "lost"), [("pre", [1, 0, 0]), ("PRE", [1, 0, 1])])
def test_treachery_punishes_who_is_for_it(level: str, lost: list[int]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Rome"), blood=4)
    game.ready("Alexis", vampire("Ira", 5, "PRE"))
    game.ready("Justin", vampire("Just", 5, title="primogen"))
    game.hand("Sarah", REFORM)
    game.hand("Alexis", "Treachery")
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: may_play(game, "Treachery", level))
    game.pick("play", "Treachery", level=level)
    while game.table.referendum is not None and not game.options("done"):
        mine = [n for n, option in enumerate(game.options()) if option.kind.endswith(" for")]
        if mine and game.asked != "Alexis" and game.referee is not None:
            game.referee.answer(mine[0])
        else:
            game.passes()
    go_on(game, lambda: game.table.action is None)
    assert pools(game) == [30 - each for each in lost]


@pytest.mark.parametrize("wins", [True, False])
def test_political_backlash_after_a_failed_referendum(wins: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Rome" if wins else ""), blood=4)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", REFORM)
    game.hand("Alexis", "Political Backlash")
    game.pick("political", REFORM.name, minion=krid)
    while game.table.action is not None and not may_play(game, "Political Backlash"):
        against = [n for n, option in enumerate(game.options()) if option.kind.endswith(" for")]
        if wins and against and game.asked == "Sarah" and game.referee is not None:
            game.referee.answer(against[0])
        elif game.options("done"):
            game.pick("done")
        else:
            go_on(game, lambda: True) if not game.options("pass") and not game.options("no block") else game.passes()
    assert may_play(game, "Political Backlash") is not wins
    if not wins:
        game.pick("play", "Political Backlash")
        assert game["Sarah"].pool == 28


def test_business_pressure_sells_votes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRE"), blood=4)
    game.hand("Sarah", REFORM, "Business Pressure")
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: may_play(game, "Business Pressure", "PRE"))
    game.pick("play", "Business Pressure", level="PRE")
    for name, pool in (("Sarah", 2), ("Alexis", 0), ("Justin", 1)):
        assert game.asked == name
        game.pick("amount", amount=pool)
    assert pools(game) == [28, 30, 29]
    go_on(game, lambda: votes(game, "Business Pressure") > 0)
    assert votes(game, "Business Pressure") == 6


@pytest.mark.parametrize(("title", "pool"), [("", 1), ("bishop", 2)])
def test_amici_noctis_shares_blood_and_pool(title: str, pool: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Lasombra", sect="Sabbat", title=title), blood=2)
    game.in_play("Sarah", library("Voters", "Master", text="Master."))
    game.hand("Sarah", REFORM, "Amici Noctis")
    game.give_edge("Sarah")
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: game.table.referendum is not None)
    game.rules.passing.referendum.edge_votes += 3
    while game.table.action is not None and not may_play(game, "Amici Noctis"):
        mine = [n for n, option in enumerate(game.options()) if option.kind.endswith(" for")]
        if mine and game.referee is not None:
            game.referee.answer(mine[0])
        elif game.options("done"):
            game.pick("done")
        elif game.options("agreed"):
            game.pick("agreed")
        else:
            game.passes()
    game.pick("play", "Amici Noctis")
    assert [option.amount for option in game.options("amount")] == list(range(pool + 1))
    game.pick("amount", amount=1)
    assert (game["Sarah"].pool, krid.blood) == (31, 3)


@pytest.mark.parametrize(("level", "lost"), [("dem", True), ("DEM", False)])
def test_shattered_mirror_ends_the_bleed(level: str, lost: bool) -> None:
    game, krid, ira = bled("Shattered Mirror", "DEM")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Shattered Mirror", level))
    game.pick("play", "Shattered Mirror", level=level)
    finish(game)
    assert (minions.bleed_amount(game.rules, krid), ira.locked, ira.blood) == (0, lost or ira.locked, 5)
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    does(game, krid, "burn it")
    game.pass_all()
    assert krid.attached == []


@pytest.mark.parametrize("card", ["Shattered Mirror", "Bloodstorm of Chorazin", "Minor Irritation"])
def test_what_is_only_for_the_weak(card: str) -> None:
    game, _, ira = bled(card, "DEM", small=False, clan="Baali")
    block(game, ira)
    assert not may_play(game, card)
    go_on(game, lambda: may_play(game, card) or game.table.action is None)
    assert game.table.action is None


def test_bloodstorm_hurts_minion_and_retainers() -> None:
    game, krid, ira = bled("Bloodstorm of Chorazin", "", clan="Baali")
    rat = game.on(krid, library("Rat", "Retainer", text="Retainer with 2 life."), blood=2)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Bloodstorm of Chorazin"))
    game.pick("play", "Bloodstorm of Chorazin")
    finish(game)
    assert (krid.blood, rat.blood, ira.blood, ira.locked) == (3, 1, 5, True)


def test_minor_irritation_keeps_the_blocker_unlocked() -> None:
    game, _, ira = bled("Minor Irritation", "")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Minor Irritation"))
    game.pick("play", "Minor Irritation")
    finish(game)
    assert (ira.locked, ira.blood) == (False, 4)


def test_cardinal_sin_marks_who_failed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, sect="Sabbat"))
    ira = game.ready("Alexis", vampire("Ira", 5, sect="Sabbat", title="archbishop of Oslo"), blood=5)
    hunter = game.ready("Justin", vampire("Hunter", 5, sect="Sabbat"))
    game.hand("Alexis", "Cardinal Sin: Failure of Mission")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Cardinal Sin: Failure of Mission"))
    game.pick("play", "Cardinal Sin: Failure of Mission")
    finish(game)
    game.go_to("minion", "Justin")
    does(game, hunter, "enter combat with it")
    finish(game)
    assert (ira.blood, krid.blood) == (2, 2)


@pytest.mark.parametrize(("amount", "falls"), [(3, True), (2, False)])
def test_vendetta_for_a_bleed_of_three(amount: int, falls: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text=f"+{amount - 1} bleed."))
    ira = game.ready("Alexis", vampire("Ira", 5, clan="Brujah antitribu"))
    game.hand("Alexis", "Vendetta")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Vendetta") or game.table.action is None)
    assert may_play(game, "Vendetta") == falls
    if falls:
        game.pick("play", "Vendetta")
        finish(game)
        game.go_to("minion", "Alexis")
        does(game, ira, "enter combat with it")
        finish(game)
        assert krid.blood == 4


@pytest.mark.parametrize(("clan", "falls"), [("Ventrue antitribu", True), ("Ventrue", False)])
def test_mistaken_identity_of_hunting_antitribu(clan: str, falls: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan), blood=1)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Alexis", "Mistaken Identity")
    game.pick("hunt", minion=krid)
    go_on(game, lambda: may_play(game, "Mistaken Identity") or game.table.action is None)
    if falls:
        game.pick("play", "Mistaken Identity")
        finish(game)
    assert (krid.place.region, krid.blood) == (("torpor", 1) if falls else ("ready", 2))


def modifying(card: str, disciplines: str, *, path: str = "", clan: str = "") -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, capacity 6, may play a modifier, and so may his friend; Ira of Alexis, capacity 5, may block."""
    game = table()
    marks = {"path": path} if path else {}
    game.ready("Sarah", vampire("Friend", 6, disciplines, clan=clan), blood=4, marks=marks)
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines, clan=clan), blood=5, marks=marks)
    ira = game.ready("Alexis", vampire("Ira", 5, "AUS"), blood=5)
    game.hand("Sarah", card)
    return game, krid, ira


@pytest.mark.parametrize(("level", "fights"), [("for/pre", True), ("FOR/PRE", False)])
def test_hedonism_lures_the_blocker_away(level: str, fights: bool) -> None:
    game, krid, ira = modifying("Hedonism", "PRE", path="Cathari")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Hedonism", level))
    game.pick("play", "Hedonism", level=level)
    friend = game.rules.pile(0, "ready")[0]
    finish(game)
    assert (game["Alexis"].pool, ira.locked, friend.locked, ira.blood) == (29, True, True, 4 if fights else 5)


@pytest.mark.parametrize(("level", "cost"), [("obl", 1), ("OBL", 1)])
def test_consign_to_oblivion_makes_reactions_dear(level: str, cost: int) -> None:
    game, krid, ira = modifying("Consign to Oblivion", "OBL")
    game.ready("Justin", vampire("Just", 5))
    game.hand("Alexis", "Telepathic Misdirection")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Consign to Oblivion", level))
    game.pick("play", "Consign to Oblivion", level=level)
    go_on(game, lambda: may_play(game, "Telepathic Misdirection", "AUS"))
    game.pick("play", "Telepathic Misdirection", level="AUS")
    assert (ira.blood, len(game.rules.pile(1, "hand"))) == (4 - cost, 6 if level == "OBL" else 7)
    finish(game)
    assert len(game.rules.pile(1, "hand")) == 7


def test_unleashing_the_bestial_soul_silences_one_and_costs_another() -> None:
    game, krid, ira = modifying("Unleashing the Bestial Soul", "DOM", clan="Salubri")
    other = game.ready("Alexis", vampire("Other", 5, "AUS"), blood=5)
    game.hand("Alexis", "Enhanced Senses", "Enhanced Senses")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Unleashing the Bestial Soul", "DOM"))
    game.pick("play", "Unleashing the Bestial Soul", level="DOM")
    game.pick("target", target=ira)
    rules = game.rules
    more = rules.passing.action.dearer[0]
    assert [more("Reaction", each) for each in (ira, other)] == [1, 1]
    assert more("Combat", other) == 0
    assert [kept(each) for kept in rules.passing.action.cannot_react for each in (ira, other)] == [True, False]


@pytest.mark.parametrize(("level", "lost"), [("pro", 2), ("PRO", 3)])
def test_uncontrollable_rage_aggravates_hands(level: str, lost: int) -> None:
    game, krid, ira = modifying("Uncontrollable Rage", "PRO")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Uncontrollable Rage", level))
    game.pick("play", "Uncontrollable Rage", level=level)
    block(game, ira)
    finish(game)
    assert (ira.place.region, krid.blood) == ("torpor" if lost < 3 else ira.place.region, 2)
    assert ira.place.region != "ready"


@pytest.mark.parametrize("sect", ["Sabbat", "Camarilla"])
def test_circumspect_revelation_to_the_sabbat(sect: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text="Black Hand."), marks={"black hand": "yes"})
    ira = game.ready("Alexis", vampire("Ira", 5, sect=sect))
    game.hand("Sarah", "Circumspect Revelation")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    go_on(game, lambda: may_play(game, "Circumspect Revelation") or game.table.action is None)
    if game.table.action is not None:
        game.pick("play", "Circumspect Revelation")
        finish(game)
    assert game["Alexis"].pool == (29 if sect == "Sabbat" else 30)


@pytest.mark.parametrize(("level", "lost"), [("pot pre", 2), ("POT PRE", 3)])
def test_inspire_greatness_makes_a_younger_strong(level: str, lost: int) -> None:
    game, krid, ira = modifying("Inspire Greatness", "POT PRE")
    child = game.ready("Sarah", vampire("Child", 4), blood=4)
    game.pick("bleed", minion=child)
    go_on(game, lambda: may_play(game, "Inspire Greatness", level))
    game.pick("play", "Inspire Greatness", level=level, minion=krid)
    block(game, ira)
    finish(game)
    assert ira.blood == 5 - lost


@pytest.mark.parametrize(("level", "cost"), [("ser", 1), ("SER", 0)])
def test_venenation_corrupts_and_steals_the_blocker(level: str, cost: int) -> None:
    game, krid, ira = modifying("Venenation", "SER")
    ira.counters["corruption 0"] = 4
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Venenation", level))
    game.pick("play", "Venenation", level=level)
    game.pick("yes")
    finish(game)
    assert (ira.controller, krid.blood, ira.blood) == (0, 5 - cost, 5)


@pytest.mark.parametrize(("level", "locked"), [("abo", False), ("ABO", True)])
def test_devil_channel_throat_drives_the_blocker_off(level: str, locked: bool) -> None:
    game, krid, ira = modifying("Devil-Channel: Throat", "ABO")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Devil-Channel: Throat", level))
    game.pick("play", "Devil-Channel: Throat", level=level)
    finish(game)
    assert (game["Alexis"].pool, ira.locked, krid.blood) == (29, locked, 4)


def test_devil_channel_throat_not_against_werewolves() -> None:
    game, krid, _ = modifying("Devil-Channel: Throat", "ABO")
    wolf = game.ready("Alexis", library("Wolf", "Ally", text="Werewolf with 4 life. 2 strength, 1 bleed."))
    game.pick("bleed", minion=krid)
    block(game, wolf)
    assert not may_play(game, "Devil-Channel: Throat")


def test_zapaderin_blinds_the_young() -> None:
    game, krid, ira = modifying("Zapaderin", "", clan="Ravnos")
    old = game.ready("Alexis", vampire("Old", 6))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: may_play(game, "Zapaderin"))
    game.pick("play", "Zapaderin")
    go_on(game, lambda: bool(game.options("block")))
    assert len(game.options("block")) == 2
    assert [blocks.intercept_of(game.rules, each) for each in (ira, old)] == [-1, 0]


def test_under_the_skin_and_kindred_manipulation_are_about_the_young() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "AUS PRE", clan="Ventrue antitribu"), blood=5)
    young = game.ready("Alexis", vampire("Young", 4, title="primogen"))
    game.ready("Alexis", vampire("Old", 8, title="primogen"))
    game.hand("Sarah", REFORM, "Under the Skin", "Kindred Manipulation")
    game.pick("political", REFORM.name, minion=krid)
    go_on(game, lambda: may_play(game, "Under the Skin", "AUS PRE"))
    assert may_play(game, "Kindred Manipulation")  # Nobody has cast yet (RTR 19991001).
    game.pick("play", "Under the Skin", level="AUS PRE")
    assert young.id in game.rules.passing.referendum.abstaining
    finish(game)
    assert not young.locked


def test_surprise_influence_gives_two_votes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", REFORM)
    game.hand("Alexis", "Surprise Influence")
    game.pick("political", REFORM.name, minion=krid)
    assert not may_play(game, "Surprise Influence")
    go_on(game, lambda: may_play(game, "Surprise Influence"))
    game.pick("play", "Surprise Influence")
    while not (game.asked == "Alexis" and votes(game, "Ira")):
        mine = [number for number, option in enumerate(game.options()) if option.kind.endswith(" for")]
        if mine and game.asked == "Sarah" and game.referee is not None:
            game.referee.answer(mine[0])
        else:
            game.passes()
    assert votes(game, "Ira") == 2
