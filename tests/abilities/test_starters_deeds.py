"""Cards of starter decks about hunts, diablerie, referendums and what Methuselahs have themselves: in their main way,
another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused
from tests.abilities.calls import called
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion.action import HUNTED_IN
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN
from vtes_desktop.rules.turn.since import noted

IRA = vampire("Ira", 6)
PRINCE = vampire("Krid", 6, title="prince of Chicago")


# -- Matteus -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "costs"), [("priscus", 1), ("cardinal", 0), ("bishop", 1)])
def test_matteus_acts_as_an_archbishop_for_a_blood(title: str, costs: int) -> None:
    game = table()
    matteus = game.ready("Sarah", "Matteus, Flesh Sculptor", title=title, blood=5)
    other = game.ready("Sarah", vampire("Oth", 6, sect="Sabbat", title="priscus"))
    rite = library("Rite", "Action", requirement=("archbishop", "cardinal"), text="+1 stealth action.\nGain 1 pool.")
    game.hand("Sarah", rite)
    assert [option.minion for option in game.options("action card")] == [matteus.id] and other.blood
    game.pick("action card", minion=matteus)
    finish(game)
    assert matteus.blood == 5 - costs and game["Sarah"].pool == 31


@pytest.mark.parametrize(("title", "costs"), [("priscus", 0), ("bishop", 1)])
def test_matteus_pays_no_more_for_what_a_priscus_can_do(title: str, costs: int) -> None:
    """He may burn a blood more, and need not for what he meets the requirement of (his text)."""
    game = table()
    matteus = game.ready("Sarah", "Matteus, Flesh Sculptor", title=title, blood=5)
    words = ("archbishop", "priscus", "cardinal", "regent")
    game.hand("Sarah", library("Rite", "Action", requirement=words, text="+1 stealth action.\nGain 1 pool."))
    game.pick("action card", minion=matteus)
    finish(game)
    assert (matteus.blood, game["Sarah"].pool) == (5 - costs, 31)


def test_matteus_needs_the_blood_and_an_action_card() -> None:
    game = table()
    game.ready("Sarah", "Matteus, Flesh Sculptor", blood=1)
    rite = library("Rite", "Action", requirement=("archbishop",), blood=1, text="Gain 1 pool.")
    react = library("React", "Reaction", requirement=("archbishop",), text="+1 intercept.")
    game.hand("Sarah", rite, react)
    assert not game.options("action card")


@pytest.mark.parametrize(
    ("title", "sect", "may"), [("archbishop of Miami", "Sabbat", True), ("bishop", "Sabbat", False)]
)
def test_matteus_sees_political_actions_of_the_highest(title: str, sect: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect, title=title))
    matteus = game.ready("Alexis", "Matteus, Flesh Sculptor", blood=5)
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=krid)
    game.pick("block", matteus)
    assert offered(game, "use", matteus) == may
    if may:
        game.pick("use", matteus)
        # He blocks, and both strike once.
        assert (matteus.blood, krid.blood) == (3, 5)


# -- counters that Methuselahs have: Sabbat Threat, Deploy the Hand ----------------------------------------------------


def threatened(card: str, title: str, sect: str) -> Position:
    """Sarah has called a referendum that gives Alexis a counter."""
    game, _ = called(card, title=title, sect=sect)
    game.pick("methuselah", seat="Alexis")
    if game.options("methuselah"):
        game.pick("pass")
    until(game, "title for")
    game.pick("title for")
    finish(game)
    return game


def to_unlock(game: Position, who: str) -> None:
    """Everybody passes until that Methuselah's next unlock phase begins, or her next phase where nothing is asked."""
    for _ in range(60):
        if game.table.active == game.seat(who) and game.table.phase in ("unlock", "master", "minion"):
            return
        game.passes()


def test_sabbat_threat_costs_pool_in_each_unlock_phase() -> None:
    game = threatened("Sabbat Threat", "prince of Chicago", "Camarilla")
    game.go_to("discard", "Alexis")
    assert game["Alexis"].pool == 29
    game.go_to("discard", "Sarah")
    game.go_to("discard", "Alexis")
    assert game["Alexis"].pool == 28 and game["Sarah"].pool == 30


def test_sabbat_threat_is_burned_with_the_edge_after_its_pool_was_gained() -> None:
    game = threatened("Sabbat Threat", "prince of Chicago", "Camarilla")
    game.give_edge("Alexis")
    to_unlock(game, "Alexis")
    game.pick("edge")
    game.pick("use")
    assert not game.edge
    game.go_to("discard", "Alexis")
    assert game["Alexis"].pool == 31


def test_nobody_has_more_than_two_threat_counters_or_two_target_counters() -> None:
    game, _ = called("Sabbat Threat", title="prince of Chicago")
    card = game.card("Sabbat Threat").id
    from vtes_desktop.abilities.vocabulary.effects.marking import held, hold

    hold(game.rules, card, 1, 2)
    game.pick("methuselah", seat="Alexis")
    game.pick("pass")
    until(game, "title for")
    game.pick("title for")
    finish(game)
    assert held(game.rules, card, 1) == 2

    def lay(game: Position) -> None:
        hold(game.rules, game.card("Deploy the Hand").id, 1, 1)

    game, _ = called("Deploy the Hand", title="archbishop of Miami", sect="Sabbat", lay=lay)
    assert {option.seat for option in game.options("methuselah")} == {0, 2}


def test_deploy_the_hand_hurts_a_ready_minion_of_her_choice() -> None:
    game = threatened("Deploy the Hand", "archbishop of Miami", "Sabbat")
    first = game.ready("Alexis", IRA, blood=4)
    game.ready("Alexis", vampire("Oth", 5), blood=4)
    for _ in range(40):
        if game.asked == "Alexis" and game.options("target"):
            break
        game.passes()
    game.pick("target", first)
    assert first.blood == 2


# -- Lextalionis, Political Flux ---------------------------------------------------------------------------------------


def test_lextalionis_locks_the_minions_of_who_has_scored() -> None:
    def lay(game: Position) -> None:
        game.ready("Justin", IRA)
        game.torpor("Justin", vampire("Tor", 5))
        game.rules.do(noted(game.table, "gained a victory point", 2))

    game, _ = called("Lextalionis", title="prince of Chicago", lay=lay)
    until(game, "title for")
    game.pick("title for")
    finish(game)
    far = [*game.rules.pile(2, "ready"), *game.rules.pile(2, "torpor")]
    assert all(copy.locked for copy in far)
    game.go_to("discard", "Justin")
    assert all(copy.locked for copy in far)


def test_lextalionis_needs_somebody_who_has_scored() -> None:
    game = table()
    game.ready("Sarah", PRINCE)
    game.hand("Sarah", "Lextalionis")
    assert not game.options("political")


def test_political_flux_pays_the_next_oust_once() -> None:
    game = table("Sarah", "Alexis", "Justin", "Nadia")
    krid = game.ready("Sarah", PRINCE)
    ira = game.ready("Sarah", IRA)
    other = game.ready("Sarah", vampire("Oth", 5))
    game.hand("Sarah", "Political Flux")
    game.pool("Alexis", 1)
    game.pool("Justin", 1)
    game.pick("political", minion=krid)
    until(game, "amount")
    assert [option.amount for option in game.options("amount")] == [*range(1, 13)]
    game.pick("amount", amount=11)
    until(game, "title for")
    game.pick("title for")
    finish(game)
    game.pick("bleed", minion=ira)
    finish(game)
    assert game["Sarah"].pool == 30 + 11
    game.pick("bleed", minion=other)
    finish(game)
    assert game["Sarah"].pool == 30 + 11 + 6


# -- Disarming Presence, Aren, Mob Rule --------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "mine"), [("pre", True), ("PRE", False)])
def test_disarming_presence_locks_who_votes(level: str, mine: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "PRE", title="prince of Chicago"))
    other = game.ready("Sarah", vampire("Oth", 5, title="primogen"))
    ann = game.ready("Alexis", vampire("Ann", 5, title="primogen"))
    bea = game.ready("Alexis", vampire("Bea", 5, title="primogen"))
    game.hand("Sarah", "Disarming Presence")
    game.hand("Sarah", "Consanguineous Boon")
    game.pick("political", minion=krid)
    for _ in range(30):
        if may_play(game, "Disarming Presence", level):
            break
        if game.options("clan"):
            assert game.referee is not None
            game.referee.answer(0)
        else:
            game.passes()
    game.pick("play", "Disarming Presence", level=level)
    until(game, "title for", other)
    game.pick("title for", other)
    assert other.locked == mine
    until(game, "title against", ann)
    game.pick("title against", ann)
    assert ann.locked and not bea.locked


@pytest.mark.parametrize(("side", "burned"), [("against", 1), ("for", 0)])
def test_who_votes_against_aren_burns_a_blood(side: str, burned: int) -> None:
    game = table()
    aren = game.ready("Sarah", "Aren, Priest of Eshu")
    ann = game.ready("Alexis", vampire("Ann", 5, title="primogen"), blood=3)
    call(game, aren)
    assert game.rules.action.stealth == 2
    until(game, f"title {side}", ann)
    game.pick(f"title {side}", ann)
    assert ann.blood == 3 or game.table.referendum is None
    finish(game)
    assert ann.blood == 3 - burned


def test_mob_rule_turns_blood_into_votes_as_long_as_anybody_likes() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=3)
    ann = game.ready("Alexis", vampire("Ann", 5), blood=2)
    small = game.ready("Alexis", vampire("Sma", 4), blood=2)
    game.hand("Sarah", "Mob Rule")
    call(game, krid)
    until(game, "play")
    game.pick("play", "Mob Rule")
    game.pick("blood", krid)
    assert game.asked == "Alexis" and not offered(game, "blood", small)
    game.pick("blood", ann)
    game.pick("blood", krid)
    game.pick("pass")
    game.pick("pass")
    game.pick("pass") if game.options("blood") else None
    assert (krid.blood, ann.blood) == (1, 1)
    until(game, "gained for", krid)
    assert [option.amount for option in game.options("gained for") if option.copy == krid.id] == [4]


# -- Foul Blood, Songs of the Distant Vitae, Restricted Vitae, Rabbat --------------------------------------------------


@pytest.mark.parametrize(("level", "locks"), [("qui", True), ("QUI", False)])
def test_foul_blood_spoils_a_hunt(level: str, locks: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    ann = game.ready("Alexis", vampire("Ann", 6, "QUI"), blood=4)
    game.hand("Alexis", "Foul Blood")
    game.pick("hunt", minion=krid)
    for _ in range(20):
        if may_play(game, "Foul Blood", level):
            break
        game.passes()
    game.pick("play", "Foul Blood", level=level)
    finish(game)
    assert (krid.blood, ann.blood, ann.locked) == (1, 3, locks) and HUNTED_IN not in krid.marks


def test_foul_blood_is_not_for_blocked_hunts_or_bleeds() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    game.ready("Alexis", vampire("Ann", 6, "QUI"))
    game.hand("Alexis", "Foul Blood")
    game.pick("bleed", minion=krid)
    for _ in range(20):
        if game.table.action is None:
            break
        assert not may_play(game, "Foul Blood")
        game.passes()


def test_songs_of_the_distant_vitae_send_a_diablerist_to_torpor() -> None:
    game, _ = acting("qui", "Songs of the Distant Vitae")
    refused(game, "Songs of the Distant Vitae", "qui")
    game, _ = acting("qui", "Songs of the Distant Vitae")
    ira = game.ready("Alexis", IRA, blood=5)
    minions.mark(game.rules, ira, COMMITTED_IN, str(game.table.turn - 1))
    plays(game, "Songs of the Distant Vitae", "qui")
    finish(game)
    assert minions.in_torpor(game.rules, ira) and ira.blood == 3


@pytest.mark.parametrize(("turns_ago", "bleed"), [(1, 2), (3, 1), (None, 1)])
def test_songs_of_the_distant_vitae_bleed_more_for_hunters(turns_ago: int | None, bleed: int) -> None:
    game, _ = acting("QUI", "Songs of the Distant Vitae")
    ira = game.ready("Alexis", IRA)
    if turns_ago is not None:
        minions.mark(game.rules, ira, HUNTED_IN, str(game.table.turn - turns_ago))
    plays(game, "Songs of the Distant Vitae", "QUI")
    finish(game)
    assert game["Alexis"].pool == 30 - bleed


def test_a_hunt_that_brings_blood_is_noted() -> None:
    game = table()
    krid = game.ready("Sarah", IRA, blood=2)
    game.pick("hunt", minion=krid)
    finish(game)
    assert krid.marks[HUNTED_IN] == str(game.table.turn) and krid.blood == 3


def test_restricted_vitae_lets_only_the_hungry_hunt() -> None:
    game = table()
    fed, hungry = game.ready("Sarah", vampire("Krid", 6), blood=2), game.ready("Sarah", vampire("Hun", 6), blood=0)
    tot = game.ready("Alexis", vampire("Tot", 4), blood=3)
    game.ready("Alexis", vampire("Old", 9))
    event = game.in_play("Justin", "Restricted Vitae")
    assert [option.minion for option in game.options("hunt")] == [hungry.id]
    assert [option.minion for option in game.options("card in play")] == [hungry.id] and fed.blood
    game.pick("card in play", event, minion=hungry)
    finish(game)
    assert (hungry.blood, tot.blood) == (1, 2)


def test_restricted_vitae_is_replaced_once_somebody_has_hunted() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=0)
    game.hand("Sarah", "Restricted Vitae")
    game.phase("discard", of="Sarah")
    game.pick("event", "Restricted Vitae")
    assert len(game.table.pile(0, "hand")) == 6
    game.go_to("minion", "Sarah")
    assert len(game.table.pile(0, "hand")) == 6
    game.pick("hunt", minion=krid)
    finish(game)
    assert len(game.table.pile(0, "hand")) == 7


@pytest.mark.parametrize(("blood", "left"), [(2, 2), (7, 7)])
def test_rabbat_hunts_for_pool_even_when_she_is_full(blood: int, left: int) -> None:
    game = table()
    rabbat = game.ready("Sarah", "Rabbat, The Sewer Goddess", blood=blood)
    game.pick("hunt", minion=rabbat)
    until(game, "use", rabbat)
    game.pick("use", rabbat)
    finish(game)
    assert rabbat.blood == left and game["Sarah"].pool == 31


def test_rabbat_strikes_down_vampires_and_allies_at_close_range() -> None:
    game = table()
    rabbat = game.ready("Alexis", "Rabbat, The Sewer Goddess")
    krid = game.ready("Sarah", vampire("Krid", 6, "FOR"))
    game.hand("Sarah", library("Hit", "Action", text="(D) Enter combat with a minion."), "Undead Persistence")
    game.pick("action card", minion=krid)
    for _ in range(20):
        if offered(game, "use", rabbat):
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("use", rabbat)
    for _ in range(10):
        if may_play(game, "Undead Persistence", "for"):
            break
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    # Who is sent to torpor so is wounded (ruling).
    game.pick("play", "Undead Persistence", level="for")
    assert minions.is_ready(game.rules, krid)
    finish(game)
    assert minions.in_torpor(game.rules, krid)


def test_rabbat_takes_no_directed_action_and_blocks_only_what_is_at_her() -> None:
    game = table()
    game.ready("Sarah", "Rabbat, The Sewer Goddess")
    assert not game.options("bleed")
    game = table()
    krid = game.ready("Sarah", IRA)
    rabbat = game.ready("Alexis", "Rabbat, The Sewer Goddess")
    game.hand("Sarah", library("Hit", "Action", text="(D) Enter combat with a minion."))
    game.pick("bleed", minion=krid)
    assert not offered(game, "block", rabbat)
    finish(game)
    other = game.ready("Sarah", vampire("Oth", 5))
    game.go_to("minion", "Alexis")
    game.go_to("minion", "Sarah")
    game.pick("action card", minion=other)
    until(game, "block", rabbat)


# -- Rebirth, Tajdid ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("listed", "may"), [(True, True), (False, False)])
def test_rebirth_keeps_the_blood_hunt_from_a_red_list_diablerist(listed: bool, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Hun", 6, text="Camarilla. Red List:" if listed else ""), blood=2)
    game.torpor("Alexis", vampire("Tot", 4))
    game.ready("Alexis", PRINCE)
    game.hand("Sarah", "Rebirth")
    game.pick("diablerize", minion=krid)
    played = False
    for _ in range(40):
        if game.table.action is None:
            break
        if may_play(game, "Rebirth"):
            game.pick("play", "Rebirth")
            played = True
        else:
            game.passes()
    assert played == may and game.rules.in_play(krid) and krid.locked != may
    assert any("Blood hunt" in line for line in game.log) != may


@pytest.mark.parametrize(("clan", "may"), [("Banu Haqim", True), ("Tremere", False)])
def test_tajdid_lets_assamites_commit_diablerie(clan: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan=clan, text="Independent: Blood cursed."), blood=2)
    game.ready("Sarah", vampire("Oth", 6, clan="Banu Haqim"), locked=True)
    game.torpor("Alexis", vampire("Tot", 4))
    game.hand("Sarah", "Tajdid", "Tajdid")
    game.phase("master", of="Sarah")
    game.pick("master", "Tajdid")
    assert not game.options("master")
    for _ in range(20):
        if game.table.phase == "minion":
            break
        game.passes()
    assert any(option.minion == krid.id for option in game.options("diablerize")) == may


# -- Count Germaine, Skidmark, Jayne Jonestown, The Louvre -------------------------------------------------------------


def test_nobody_uses_weapons_against_germaine() -> None:
    club = library("Club", "Equipment", text="Melee weapon.\nStrike: strength+2 damage.")
    vest = library("Vest", "Equipment", text="This minion can prevent 1 damage each combat.")
    fight = fighting(ira="Count Germaine", on_kurt=(club, vest), kurt=vampire("Kurt", 8))
    weapons = 0
    while fight.round:
        weapons += bool(fight.game.options("weapon"))
        fight.step()
    assert not weapons and fight.ira.blood == 5


@pytest.mark.parametrize(("who", "held"), [("Skidmark", 6), (IRA, 7)])
def test_skidmark_replaces_what_is_played_after_his_action(who: object, held: int) -> None:
    game = table()
    acts = game.ready("Sarah", who, blood=3)  # type: ignore[arg-type]
    game.ready("Alexis", IRA)
    game.hand("Sarah", library("Sneak", "Action", text="+1 stealth action.\nThis vampire gains 1 blood."))
    game.hand("Alexis", library("Look", "Reaction", text="+1 intercept."))
    game.pick("action card", minion=acts)
    assert len(game.table.pile(0, "hand")) == held
    finish(game)
    assert len(game.table.pile(0, "hand")) == 7


@pytest.mark.parametrize("ready", [True, False])
def test_jayne_moves_the_society_in_her_unlock_phase(ready: bool) -> None:
    game = table()
    (game.ready if ready else game.torpor)("Sarah", "Jayne Jonestown")
    ann = game.ready("Alexis", IRA)
    far = game.ready("Justin", vampire("Far", 5))
    society = game.on(ann, "Society of Leopold", owner="Justin")
    game.phase("unlock", of="Sarah")
    if not ready:
        assert not game.options("use")
        return
    game.pick("use")
    game.pick("target", far)
    assert society.place.on == far.id and society.controller == 1 and not game.options("use")


@pytest.mark.parametrize("prince", [True, False])
def test_the_louvre_locks_a_toreador_or_for_the_prince_anybody(prince: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan="Toreador", title="prince of Paris" if prince else "primogen"))
    louvre = game.in_play("Sarah", "The Louvre, Paris")
    tor = game.ready("Alexis", vampire("Tor", 5, clan="Toreador"))
    far = game.ready("Justin", IRA)
    game.phase("master", of="Sarah")
    assert len(game.options("use")) == (2 if prince else 1)
    index = next(n for n, each in enumerate(game.options()) if each.text.endswith("minion" if prince else "Toreador"))
    assert game.referee is not None
    game.referee.answer(index)
    assert offered(game, "target", far) == prince
    game.pick("target", tor)
    assert tor.locked and louvre.locked and not game.options("use")
