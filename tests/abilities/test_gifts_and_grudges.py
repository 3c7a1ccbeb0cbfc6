"""Cards of the library with two sentences that only they have, played through the referee: in their main way, in
another, and where they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import call, offered, until
from tests.abilities.test_holdings_and_deeds import master, may_master, of
from tests.abilities.test_vampires_at_the_polls import votes
from tests.abilities.test_vampires_most_played import duel, finish
from tests.abilities.test_vampires_pay_and_give import used
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.playing.hands import hand_size

IRA = vampire("Ira", 6)
KRID = vampire("Krid", 6)
PRINCE = vampire("Prince", 6, title="prince of Paris")
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")
PLACE = library("Place", "Master", pool=1, text="Master: unique location.")
MAN = library("Man", "Ally", text="Mortal with 2 life. 1 strength, 1 bleed.")
MUMMY = library("Old Man", "Ally", text="Mummy with 3 life. 1 strength, 1 bleed.")
BRAND = library("Brand", "Equipment", text="Weapon. Strike: 1 aggravated damage.")


@pytest.mark.parametrize("name", ["Konrad Fleischer", "Merrill Molitor"])
@pytest.mark.parametrize("weapon", [BRAND, library("Club", "Equipment", text="Melee weapon. Strike: 1 damage.")])
def test_one_aggravated_wound_is_a_normal_one(name: str, weapon: object) -> None:
    game = table()
    krid, mine = game.ready("Sarah", KRID), game.ready("Alexis", name, blood=4)
    game.on(krid, weapon)  # type: ignore[arg-type]
    duel(game, krid, mine)
    until(game, "weapon")
    game.pick("weapon")
    until_or_over(game, "use", mine)
    assert (game.table.action is not None) == (weapon is BRAND)
    if weapon is BRAND:
        game.pick("use", mine)
        assert not offered(game, "use", mine)
        until_or_over(game, "nothing")
        assert mine.place.region == "ready" and mine.blood == 3


def test_the_orb_keeps_minds_out() -> None:
    for acts in (True, False):
        game = table()
        man, other = game.ready("Sarah", MAN), game.ready("Sarah", IRA)
        game.on(man, "Orb of Ulain")
        seer = game.ready("Alexis", vampire("Seer", 6, "AUS"), blood=3)
        game.hand("Alexis", "Telepathic Misdirection")
        game.pick("bleed", minion=man if acts else other)
        until(game, "play")
        game.pick("play", level="AUS")
        for _ in range(20):
            if game.table.action is None or seer.blood < 3:
                break
            game.pick("methuselah") if game.options("methuselah") else game.passes()
        assert seer.blood == (1 if acts else 2)
    game = table()
    sly = game.ready("Sarah", vampire("Sly", 8, "DOM PRE"))
    man, bare = game.ready("Alexis", MAN), game.ready("Alexis", ally("Hound", 2))
    game.on(man, "Orb of Ulain")
    game.hand("Sarah", "Entrancement")
    game.pick("action card", "Entrancement", minion=sly, level="PRE")
    targets = {option.copy for option in game.options("target")} or set(
        game.table.action.targets if game.table.action else ()
    )
    assert man.id not in targets and bare.id in targets


def test_the_ghouls_fill_containers_for_assamites() -> None:
    game = table()
    ghouls, ira = game.ready("Sarah", "The Ghouls of Plaza Morería"), game.ready("Alexis", IRA)
    kin = game.ready("Sarah", of("Banu Haqim"), blood=1)
    game.ready("Sarah", KRID)
    mine = [n for n, each in enumerate(game.options()) if each.copy == ghouls.id and "burn 1 blood" in each.text]
    assert game.referee is not None
    assert not [each for each in game.options() if each.copy == ghouls.id and "X blood" in each.text]
    game.referee.answer(mine[0])
    if game.options("target"):
        game.pick("target", ira)
    finish(game)
    assert ira.blood == 5 and ghouls.counters["container"] == 1
    users = [n for n, each in enumerate(game.options()) if each.copy == ghouls.id and "X blood" in each.text]
    assert [game.options()[n].minion for n in users] == [kin.id]
    game.referee.answer(users[0])
    if game.options("amount"):
        game.pick("amount", amount=1)
    finish(game)
    assert kin.blood == 2 and not ghouls.counters.get("container")


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_harzomatuili_finds_who_acts_against_others(kind: str) -> None:
    game = table()
    krid = game.ready("Justin", vampire("Krid", 6, text="+1 stealth." if kind == "bleed" else ""))
    wolf = game.ready("Sarah", "Harzomatuili")
    game.phase("minion", of="Justin")
    game.pick(kind, minion=krid)
    until_or_over(game, "block", wolf)
    if game.options("block"):
        game.pick("block", wolf)
    until_or_over(game, "use", wolf)
    assert (game.table.action is not None) == (kind == "bleed")
    if kind == "bleed":
        game.pick("use", wolf)
        finish(game)
        assert wolf.blood < 4 and krid.place.region == "torpor"


@pytest.mark.parametrize("clan", ["Ishtarri", "Ventrue"])
def test_the_informant_tells_ishtarri_and_moves_on(clan: str) -> None:
    game = table()
    informant = game.ready("Sarah", "Informant")
    game.ready("Alexis", of(clan))
    game.hand("Sarah", "Blood Doll")
    game.phase("unlock", of="Sarah")
    game.start()
    assert (game.asked == "Alexis" and bool(game.options("yes"))) == (clan == "Ishtarri")
    if clan == "Ishtarri":
        game.pick("yes")
        assert "Blood Doll" in game.options("seen")[0].text
        game.pick("seen")
    game.go_to("discard", "Sarah")
    assert informant.controller == 2


@pytest.mark.parametrize("singers", [2, 0])
def test_the_bastille_gives_votes(singers: int) -> None:
    game = table()
    house, prince = game.in_play("Sarah", "Bastille Opera House"), game.ready("Sarah", PRINCE)
    for number in range(singers):
        game.ready("Sarah", of("Daughter of Cacophony", f"Voice {number}"))
    call(game, prince)
    game.pick("use", house)
    assert (house.place.region == "in play") == bool(singers)
    game.pick("all for")
    until_or_over(game, "nothing", what="referendum")
    assert any(f"{3 + (singers or 1)} for" in line for line in game.log)


@pytest.mark.parametrize(("title", "pool"), [("prince of Paris", 30), ("Democritus", 27)])
def test_a_grudge_takes_a_title(title: str, pool: int) -> None:
    game = table()
    lord = game.ready("Alexis", title if title == "Democritus" else of("Ventrue", title=title))
    plays = of(game.card("Framing an Ancient Grudge").clans[0], "Player")
    game.ready("Sarah", plays)
    game.hand("Sarah", "Framing an Ancient Grudge")
    game.phase("master", of="Sarah")
    game.pick("master", "Framing an Ancient Grudge")
    assert minions.title(game.rules, lord) == "" and game["Sarah"].pool == pool
    game = table()
    game.ready("Sarah", plays)
    game.ready("Alexis", vampire("Bishop", 6, title="bishop", sect="Sabbat"))
    assert not may_master(game, "Framing an Ancient Grudge")


def test_the_two_lands_are_remembered_by_mummies() -> None:
    game = table()
    man, _ = game.ready("Sarah", MUMMY), game.ready("Sarah", of("Ministry"))
    game.ready("Alexis", of("Ministry", "Other"))
    master(game, "In Memory of the Two Lands")
    card = next(copy for copy in game.table.copies.values() if game.name(copy) == "In Memory of the Two Lands")
    assert card.counters["counters"] == 2
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=man)
    used(game, card, text="bleed")
    assert card.counters["counters"] == 1
    finish(game)
    assert game["Alexis"].pool == 28
    game = table()
    card = game.in_play("Sarah", "In Memory of the Two Lands", counters={"counters": 1})
    krid = game.ready("Sarah", KRID)
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", card)
    assert game.table.action is None


@pytest.mark.parametrize(("whose", "may"), [("Alexis", True), ("Justin", False)])
def test_the_library_draws_for_bleeds_of_the_prey(whose: str, may: bool) -> None:
    game = table()
    library_card = game.in_play("Sarah", "The Secret Library of Alexandria")
    if may:
        krid = game.ready("Sarah", KRID)
    else:
        krid = game.ready("Alexis", KRID)
        game.phase("minion", of="Alexis")
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", library_card)
    assert (game.table.action is not None) == may and whose
    if may:
        game.pick("use", library_card)
        game.pick("discard", "Blank card")
        assert len(game.rules.pile(0, "ash heap")) == 1


@pytest.mark.parametrize("ready", [True, False])
def test_a_servitor_draws_as_gehenna_is_played(ready: bool) -> None:
    game = table()
    ira = (game.ready if ready else game.torpor)("Sarah", IRA)
    game.on(ira, "Servitor of Irad")
    game.hand("Alexis", DOOM)
    game.go_to("discard", "Alexis")
    game.pick("event")
    assert bool(game.options("yes")) == ready
    if ready:
        game.pick("yes")
        game.pick("discard", "Blank card")
        game.pick("discard", "Blank card")
        assert len(game.rules.pile(0, "ash heap")) == 2


@pytest.mark.parametrize("blood", [3, 0])
def test_a_domain_is_guarded_by_the_locked(blood: int) -> None:
    game = table()
    krid, ira = game.ready("Justin", KRID), game.ready("Sarah", IRA, blood=blood, locked=True)
    trophy = game.on(ira, "Trophy: Domain")
    assert minions.intercept(game.rules, ira) == 1
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", trophy)
    assert (game.table.action is not None) == bool(blood)
    if blood:
        game.pick("use", trophy)
        finish(game)
        assert krid.blood == 5 and ira.blood == 1


@pytest.mark.parametrize(("level", "presses"), [("obt", 0), ("OBT", 1)])
def test_the_metamorphosis_strikes_again_each_round_and_presses_once(level: str, presses: int) -> None:
    game = table()
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", IRA)
    card = game.on(krid, "Black Metamorphosis", marks={"level": level})
    duel(game, krid, ira)
    pressed = struck = 0
    for _ in range(40):
        if game.table.combat is None:
            break
        assert not offered(game, "use", card)
        if offered(game, "press", card):
            game.pick("press", card)
            pressed += 1
        elif offered(game, "additional strike", card):
            game.pick("additional strike", card)
            struck += 1
        else:
            game.passes() if not game.options("hand strike") else game.pick("hand strike")
    assert (pressed, struck) == (presses, 1 + presses) and ira.blood == 4 - 2 * presses


def test_the_emissary_speaks_for_the_hand() -> None:
    game = table()
    hands = [
        game.ready("Sarah", vampire(f"Hand {n}", 5, sect="Sabbat", text="Black Hand."), marks={"black hand": "yes"})
        for n in range(2)
    ]
    card = game.on(hands[0], "Black Hand Emissary")
    seraph = game.ready("Sarah", "Jalan-Aajav")
    votes = [game.rules.abilities.modifier(game.rules, each, "votes") for each in (*hands, seraph)]
    assert votes[0] - votes[1] == 3
    users = {option.minion for option in game.options("card in play") if option.copy == card.id}
    assert users == {seraph.id}
    game.pick("card in play", card)
    if game.options("target"):
        game.pick("target", hands[1])
    finish(game)
    assert card.place.on == hands[1].id


@pytest.mark.parametrize("others", [0, 1, 2])
def test_the_emissary_never_moves_to_where_it_lies(others: int) -> None:
    game = table()
    hands = [
        game.ready("Alexis", vampire(f"Hand {n}", 5, sect="Sabbat", text="Black Hand."), marks={"black hand": "yes"})
        for n in range(others + 1)
    ]
    card = game.on(hands[0], "Black Hand Emissary")
    seraph = game.ready("Sarah", vampire("Seraph", 6, sect="Sabbat"), marks={"seraph": "yes"})
    offered = [option for option in game.options("card in play") if option.copy == card.id]
    assert [option.minion for option in offered] == [seraph.id] * bool(others)
    if others:
        game.pick("card in play", card)
        if others > 1:
            assert {option.copy for option in game.options("target")} == {hands[1].id, hands[2].id}
            game.pick("target", hands[2])
        finish(game)
        assert card.place.on == hands[-1].id


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_the_blood_of_the_sabbat_rewards_directed_actions(kind: str) -> None:
    game = table()
    kin = game.ready("Sarah", vampire("Kin", 6, sect="Sabbat"), blood=3)
    game.on(kin, "Blood of the Sabbat")
    game.pick(kind, minion=kin)
    finish(game)
    assert kin.blood == 4
    head = table()
    lord = head.ready("Sarah", vampire("Lord", 8, sect="Sabbat", title="priscus"))
    head.hand("Sarah", "Blood of the Sabbat")
    assert not head.options("action card") and lord.blood == 8
    head = table()
    lord, kin = (
        head.ready("Sarah", vampire("Lord", 8, sect="Sabbat", title="priscus")),
        head.ready("Sarah", vampire("Kin", 6, sect="Sabbat")),
    )
    head.hand("Sarah", "Blood of the Sabbat")
    head.pick("action card", minion=lord)
    if head.options("target"):
        head.pick("target", kin)
    finish(head)
    assert len(kin.attached) == 1


@pytest.mark.parametrize(("size", "may"), [(5, True), (4, False)])
def test_the_chronicle_is_stolen_by_elders(size: int, may: bool) -> None:
    game = table()
    chronicle = game.in_play("Alexis", "Chronicle of the Lost Tribe")
    game.ready("Alexis", IRA)
    game.ready("Sarah", vampire("Thief", size))
    assert offered(game, "card in play", chronicle) == may
    assert hand_size(game.rules, 1) == 8
    if may:
        game.pick("card in play", chronicle)
        assert game.table.action is not None and game.table.action.seats == (1,)
        finish(game)
        assert chronicle.controller == 0


@pytest.mark.parametrize(("card", "each", "level"), [("Choir", 2, "MEL"), ("Harmony", 3, "")])
@pytest.mark.parametrize("count", [2, 0])
def test_choirs_drain_the_prey(card: str, each: int, level: str, count: int) -> None:
    game, krid = acting("MEL", card, clan="Daughter of Cacophony")
    choirs = [game.in_play("Sarah", "Choir", marks={"level": "mel"}) for _ in range(count)]
    game.in_play("Alexis", "Choir", marks={"level": "mel"})
    game.ready("Alexis", IRA)
    game.pick("action card", card, minion=krid, level=level)
    assert game.table.action is not None and game.table.action.seats == (1,)
    finish(game)
    assert game["Alexis"].pool == 30 - each * count and all(each.place.region == "ash heap" for each in choirs)


@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [("Covenant of Blood", "Independent", "Camarilla"), ("Imperial Decree", "Camarilla", "Sabbat")],
)
def test_war_between_the_sects(card: str, mine: str, theirs: str) -> None:
    for my_sect, may in ((mine, True), (theirs, False)):
        game = table()
        decree = game.in_play("Alexis", card)
        krid = game.ready("Sarah", vampire("Krid", 6, sect=my_sect))
        ira = game.ready("Alexis", vampire("Ira", 6, sect=theirs))
        fights = [n for n, each in enumerate(game.options()) if each.copy == decree.id and "combat" in each.text]
        burns = [n for n, each in enumerate(game.options()) if each.copy == decree.id and "burn" in each.text]
        assert bool(fights) == may and burns and game.referee is not None
        game.referee.answer(fights[0] if may else burns[0])
        if game.options("enter combat"):
            game.pick("enter combat", ira)
        if not may:
            assert game.table.action is not None
            assert game.table.action.stealth == -1
        finish(game)
        assert (krid.blood == 5) == may and (decree.place.region == "in play") == may


def test_rations_fill_a_nagaraja() -> None:
    game = table()
    kin = game.ready("Sarah", of("Nagaraja", size=5), blood=2)
    man = game.ash_heap("Alexis", MAN)[0]
    game.hand("Sarah", "Emergency Rations")
    game.pick("action card", minion=kin)
    if game.options("target"):
        game.pick("target", man)
    finish(game)
    rations = game.table.copies[kin.attached[0]]
    assert man.place.region == "removed"
    game.go_to("unlock", "Sarah")
    game.pick("use", rations)
    assert kin.blood == 5 and rations.place.region == "ash heap"
    game = table()
    game.ready("Sarah", of("Nagaraja", size=5), blood=2)
    game.ash_heap("Alexis", MUMMY)
    game.hand("Sarah", "Emergency Rations")
    assert not game.options("action card")


@pytest.mark.parametrize(("size", "unlocked"), [(6, True), (5, False)])
def test_schrecknet_unlocks_who_is_old_enough(size: int, unlocked: bool) -> None:
    game = table()
    kin = game.ready("Sarah", of("Nosferatu", size=size))
    game.hand("Sarah", "SchreckNET")
    game.pick("action card", minion=kin)
    finish(game)
    assert kin.locked != unlocked


@pytest.mark.parametrize("side", ["for", "against"])
def test_schrecknet_shows_a_hand_as_a_referendum_passes(side: str) -> None:
    game = table()
    prince, net = game.ready("Sarah", PRINCE), game.in_play("Sarah", "SchreckNET")
    call(game, prince)
    votes(game, "Sarah", side)
    until_or_over(game, "use", net)
    assert (game.table.action is not None) == (side == "for")
    if side == "for":
        game.pick("use", net)
        game.pick("methuselah", seat="Alexis")
        assert game.options("seen") and net.locked


@pytest.mark.parametrize("blocked", [False, True])
def test_a_wise_spider_unlocks_who_succeeds(blocked: bool) -> None:
    game = table()
    kin = game.ready("Sarah", of("Akunanse"))
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.hand("Sarah", "Wise Spider")
    game.pick("action card", minion=kin)
    if blocked:
        until(game, "block", ira)
        game.pick("block", ira)
    finish(game)
    assert game.rules.abilities.of_methuselah(game.rules, 0, "hand size") == (0 if blocked else 1)
    game.go_to("discard", "Alexis")
    assert kin.locked == blocked


@pytest.mark.parametrize("sect", ["Sabbat", "Camarilla"])
def test_the_council_stops_sabbat_blockers(sect: str) -> None:
    game = table()
    seraph = game.ready("Sarah", "Jalan-Aajav")
    ira = game.ready("Alexis", vampire("Ira", 6, sect=sect, text="+1 intercept."))
    game.hand("Sarah", "Council of Seraphim")
    game.pick("bleed", minion=seraph)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Council of Seraphim")
    until_or_over(game, "nothing")
    assert ira.locked == (sect == "Camarilla") and (game["Alexis"].pool < 30) == (sect == "Sabbat")


@pytest.mark.parametrize("blocked", [True, False])
def test_a_gang_keeps_close(blocked: bool) -> None:
    game = table()
    krid, ira = game.ready("Sarah", of("Nosferatu antitribu", "Krid", sect="Sabbat")), game.ready("Alexis", IRA)
    card = game.card("Gang Tactics")
    if card.clans:
        krid.marks["clan"] = card.clans[0]
    game.hand("Sarah", "Gang Tactics")
    game.hand("Alexis", "Fake Out")
    game.pick("bleed", minion=krid)
    until(game, "play")
    game.pick("play", "Gang Tactics")
    until(game, "block", ira)
    if blocked:
        game.pick("block", ira)
        until_or_over(game, "play")
        assert not game.options("play") and krid.blood == 5
    else:
        finish(game)
        assert game["Alexis"].pool == 29


@pytest.mark.parametrize("level", ["dem", "DEM"])
def test_patterns_are_seen_in_the_chaos(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    game.ready("Alexis", IRA)
    game.library("Alexis", "Blood Doll")
    game.hand("Alexis", "Majesty")
    game.hand("Sarah", "Patterns in the Chaos")
    game.pick("bleed", minion=krid)
    until(game, "play")
    assert game["Alexis"].pool == 29
    game.pick("play", "Patterns in the Chaos", level=level)
    assert ("Blood Doll" if level == "dem" else "Majesty") in game.options("seen")[0].text
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level), blood=1)
    game.hand("Sarah", "Patterns in the Chaos")
    game.pick("hunt", minion=krid)
    until_or_over(game, "play")
    assert game.table.action is None


@pytest.mark.parametrize("level", ["dem", "DEM"])
def test_no_patterns_are_seen_in_a_bleed_for_nothing(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level, text="-1 bleed."))
    game.hand("Sarah", "Patterns in the Chaos")
    game.pick("bleed", minion=krid)
    until_or_over(game, "play")
    assert game.table.action is None
    assert game["Alexis"].pool == 30


def test_the_small_are_hunted_for_a_turn() -> None:
    game = table()
    small, big = game.ready("Alexis", vampire("Small", 3), locked=True), game.ready("Alexis", IRA, locked=True)
    hunt = game.in_play("Sarah", "Snipe Hunt")
    game.phase("unlock", of="Alexis")
    game.go_to("minion", "Alexis")
    assert small.locked and not big.locked
    game.go_to("discard", "Sarah")
    assert hunt.place.region == "ash heap"


@pytest.mark.parametrize("kind", ["hunt", "bleed"])
def test_who_has_hunted_is_followed(kind: str) -> None:
    game = table()
    krid = game.ready("Justin", KRID, blood=3)
    hand = game.ready("Sarah", vampire("Hand", 6, sect="Sabbat"), marks={"black hand": "yes"})
    game.hand("Sarah", "Follow the Blood")
    game.phase("minion", of="Justin")
    game.pick(kind, minion=krid)
    until_or_over(game, "play")
    assert (game.table.action is not None) == (kind == "hunt")
    if kind == "hunt":
        game.pick("play", "Follow the Blood")
        until_or_over(game, "maneuver")
        assert hand.locked and game.options("maneuver")


@pytest.mark.parametrize("at_it", [True, False])
def test_salt_saves_a_location_twice(at_it: bool) -> None:
    game = table()
    place, other = (
        game.in_play("Sarah", PLACE),
        game.in_play("Alexis", library("Palace", "Master", text="Master: unique location.")),
    )
    kin, krid = game.ready("Sarah", of("Tremere"), locked=True), game.ready("Justin", KRID)
    game.hand("Sarah", "Salt of Thoth")
    game.hand("Justin", "Arson")
    game.phase("minion", of="Justin")
    game.pick("action card", minion=krid)
    if game.options("target"):
        game.pick("target", place if at_it else other)
    until_or_over(game, "play")
    assert (game.table.action is not None) == at_it
    if at_it:
        game.pick("play", "Salt of Thoth", minion=kin)
        finish(game)
        assert place.place.region == "in play" and len(place.attached) == 1
