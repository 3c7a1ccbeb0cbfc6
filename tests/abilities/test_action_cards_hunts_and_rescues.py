"""Action cards that hunt otherwise, that are for vampires in torpor, feed, heal and rescue: in their main way, another,
and where they must be refused."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import GUARD, deed, does, lying, marked, may, offers, through
from tests.abilities.table import table
from tests.abilities.test_elders import until
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.invented import ally, imbued, library, retainer, vampire
from vtes_desktop.rules.minion.blocks import directed_at
from vtes_desktop.table.table import Place

IRA = vampire("Ira", 5)
LAIBON = vampire("Young", 3, sect="Laibon")
WRAITH = library("Spook", "Ally", text="Wraith with 2 life. 1 strength, 1 bleed.")


# -- hunts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "wraith", "gained"), [("nec", False, 1), ("nec", True, 4), ("NEC", False, 2), ("NEC", True, 5)]
)
def test_souls_are_a_feast(level: str, wraith: bool, gained: int) -> None:
    game, krid = deed("Soul Feasting", level, blood=1)
    spook = game.ready("Alexis", WRAITH)
    game.pick("action card", "Soul Feasting", minion=krid, level=level)
    game.pick("way", amount=1 if wraith else 0)
    assert game.table.action is not None and game.table.action.kind == "hunt"
    assert directed_at(game.rules) == ([1] if wraith else [])
    through(game)
    assert krid.blood == 1 + gained and (spook.place.region == "ash heap") == wraith


def test_without_a_wraith_the_feast_is_a_hunt() -> None:
    game, krid = deed("Soul Feasting", "nec", blood=1)
    game.ready("Alexis", ally("Hound"))
    does(game, "Soul Feasting", "nec")
    assert krid.blood == 2


@pytest.mark.parametrize(("level", "gained", "pool"), [("obf", 1, 30), ("spi", 2, 30), ("SPI", 2, 31)])
def test_vultures_feed_on_an_ash_heap_of_anybody(level: str, gained: int, pool: int) -> None:
    game, krid = deed("Vulture's Buffet", level, blood=1)
    (dead,) = game.ash_heap("Alexis", IRA)
    game.ready("Alexis", LAIBON)
    game.pick("action card", "Vulture's Buffet", minion=krid, level=level)
    assert game.table.action is not None and game.table.action.kind == "hunt" and not directed_at(game.rules)
    through(game)
    assert (krid.blood, game["Sarah"].pool, krid.locked) == (1 + gained, pool, False)
    assert dead.place.region not in ("ash heap", "ready")


def test_vultures_need_a_minion_or_retainer() -> None:
    game, _ = deed("Vulture's Buffet", "obf")
    game.ash_heap("Alexis", "Majesty")
    assert not may(game, "Vulture's Buffet", "obf")


@pytest.mark.parametrize("blood", [1, 6])
def test_an_earth_feeder_hunts_with_more_stealth_from_then_on(blood: int) -> None:
    game, krid = deed("Earth-Feeder", sect="Laibon", blood=blood)
    game.ready("Alexis", IRA)
    does(game, "Earth-Feeder")
    assert marked(game, "Earth-Feeder") and krid.blood == min(6, blood + 1)
    game.go_to("discard", "Justin")
    game.go_to("minion", "Sarah")
    game.pick("hunt", minion=krid)
    assert game.table.action is not None and game.table.action.stealth == 2
    through(game)
    game, krid = deed("Earth-Feeder", sect="Laibon", blood=1)
    does(game, "Earth-Feeder", blocker=game.ready("Alexis", GUARD))
    assert not marked(game, "Earth-Feeder")
    game, _ = deed("Earth-Feeder", blood=1)
    assert not may(game, "Earth-Feeder")


@pytest.mark.parametrize("for_it", [True, False])
def test_an_abactor_is_hunted_for_its_hunt(for_it: bool) -> None:
    game, krid = deed("Abactor", blood=1, capacity=9)
    prince = game.ready("Alexis", vampire("Old", 9, title="prince of Ys"))
    game.pick("action card", "Abactor", minion=krid)
    assert game.table.action is not None and (game.table.action.kind, game.table.action.stealth) == ("hunt", 1)
    until(game, "title for")
    assert krid.blood == 6
    game.pick("title for" if for_it else "title against", prince)
    through(game)
    assert krid.place.region == ("ash heap" if for_it else "ready")


def test_no_abactor_is_hunted_when_blocked() -> None:
    game, krid = deed("Abactor", blood=2)
    guard = game.ready("Alexis", GUARD)
    does(game, "Abactor", blocker=guard)
    assert krid.place.region == "ready" and krid.blood == 1


@pytest.mark.parametrize(("level", "hurt"), [("pro", 5), ("PRO", 4)])
def test_lokis_gift_is_for_stealth(level: str, hurt: int) -> None:
    game, krid = deed("Loki's Gift", level, blood=3)
    ira = game.ready("Alexis", IRA)
    does(game, "Loki's Gift", level, ira)
    assert (krid.blood, ira.blood) == (4, hurt)
    gift = lying(game, "Loki's Gift")
    game.go_to("discard", "Justin")
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    until(game, "block", ira)
    game.pick("block", ira)
    until(game, "use", gift)
    game.pick("use", gift)
    assert game.table.action is not None and game.table.action.stealth == 1
    assert krid.blood == 3 and not marked(game, "Loki's Gift")


# -- in torpor ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "locked", "blood"),
    [
        ("Regeneration", "for", False, 4),
        ("Regeneration", "FOR", False, 5),
        ("Movement of the Slow Body", "pro", True, 0),
        ("Movement of the Slow Body", "PRO", True, 1),
    ],
)
def test_what_a_vampire_does_in_torpor(card: str, level: str, locked: bool, blood: int) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, level), blood=0, locked=locked)
    game.hand("Sarah", card)
    does(game, card, level)
    assert (krid.place.region, krid.blood, krid.locked) == ("torpor", blood, not locked)


@pytest.mark.parametrize(
    ("card", "level", "locked"),
    [
        ("Regeneration", "for", True),
        ("Movement of the Slow Body", "pro", False),
        ("Resume the Coil", "nec", True),
    ],
)
def test_what_it_does_not_do_locked_or_unlocked(card: str, level: str, locked: bool) -> None:
    game = table()
    game.torpor("Sarah", vampire("Krid", 6, level), blood=2, locked=locked)
    game.hand("Sarah", card)
    assert not may(game, card, level)


@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("Regeneration", "for"),
        ("Movement of the Slow Body", "pro"),
        ("Resume the Coil", "nec"),
    ],
)
def test_what_is_for_torpor_is_not_for_the_ready(card: str, level: str) -> None:
    game, krid = deed(card, level)
    krid.locked = card.startswith("Movement")
    assert not may(game, card, level)


@pytest.mark.parametrize("diablerized", [True, False])
def test_who_blocks_it_there_may_diablerize(diablerized: bool) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, "for"), blood=0)
    guard = game.ready("Alexis", GUARD)
    game.hand("Sarah", "Regeneration")
    game.pick("action card", "Regeneration", minion=krid, level="for")
    until(game, "block", guard)
    game.pick("block", guard)
    until(game, "yes")
    game.pick("yes" if diablerized else "no")
    assert krid.place.region == ("ash heap" if diablerized else "torpor") and krid.blood == 0
    assert game.table.combat is None


def test_the_coil_is_resumed_for_nothing() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, "nec"), blood=0)
    game.hand("Sarah", "Resume the Coil")
    does(game, "Resume the Coil", "nec")
    assert (krid.place.region, krid.blood) == ("ready", 0)


@pytest.mark.parametrize(
    ("card", "level", "blood"),
    [
        ("Resume the Coil", "NEC", 0),
        ("Sense Vitality", "val", 0),
        ("Sense Vitality", "VAL", 1),
        ("Healing Touch", "OBE", 1),
    ],
)
def test_a_rescue_that_costs_nothing(card: str, level: str, blood: int) -> None:
    game, krid = deed(card, level)
    price = 1 if card == "Healing Touch" else 0
    fallen = game.torpor("Alexis", IRA, blood=0)
    does(game, card, level, fallen)
    assert (fallen.place.region, fallen.blood, krid.blood) == ("ready", blood, 5 - price)
    game, _ = deed(card, level)
    game.ready("Alexis", IRA)
    assert not may(game, card, level)


RESCUES = [("Resume the Coil", "NEC"), ("Sense Vitality", "val"), ("Healing Touch", "OBE"), ("Root of Vitality", "vic")]


@pytest.mark.parametrize(("card", "level"), RESCUES)
@pytest.mark.parametrize("borne", ["Humanitas", "Catacombs"])
def test_a_rescue_by_a_card_is_a_rescue(card: str, level: str, borne: str) -> None:
    """A stealth more and a blood less, if it costs any (their texts; sec. 6.5.3)."""
    game, krid = deed(card, level)
    game.on(krid, borne)
    fallen = game.torpor("Alexis", IRA, blood=0)
    game.ready("Alexis", GUARD)
    game.pick("action card", card, minion=krid, level=level)
    assert game.table.action is not None and game.table.action.stealth == 2
    through(game)
    assert (fallen.place.region, krid.blood) == ("ready", 5)


@pytest.mark.parametrize(("card", "level"), RESCUES)
def test_who_has_rescued_by_a_card_has_rescued(card: str, level: str) -> None:
    """A Ritual Goblet unlocks, Saulot's Healing Touch heals (their texts)."""
    game, krid = deed(card, level, clan="Salubri")
    game.on(krid, "Ritual Goblet")
    game.on(krid, "Saulot's Healing Touch")
    fallen = game.torpor("Alexis", IRA, blood=0)
    does(game, card, level, fallen, "Yes")
    assert not krid.locked
    assert fallen.blood == (2 if card == "Healing Touch" else 1)


@pytest.mark.parametrize(("card", "level"), RESCUES)
def test_torpid_blood_makes_the_rescue_of_an_elder_dearer_by_a_card_too(card: str, level: str) -> None:
    for size, more in ((5, 0), (9, 1)):
        game, krid = deed(card, level)
        game.in_play("Justin", "Torpid Blood")
        fallen = game.torpor("Alexis", vampire("Ira", size), blood=0)
        does(game, card, level, fallen)
        assert (fallen.place.region, krid.blood) == ("ready", 5 - more - (card == "Healing Touch"))


def test_who_cannot_rescue_does_not_by_a_card_either() -> None:
    game = table()
    boss = game.ready("Sarah", "Boss Callihan")
    game.torpor("Alexis", IRA)
    game.hand("Sarah", "Lord of Serenity", "Restoration")
    game.phase("minion", of="Sarah")
    assert [
        game.name(game.table.copies[each.copy]) for each in game.options("action card") if each.minion == boss.id
    ] == ["Restoration"]


# -- diablerie ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Fire on the Mountain", "Stealing Years"])
@pytest.mark.parametrize(
    ("borne", "stealth"), [("", 1), ("Depravity", 2), ("The Hunt Club", 2), ("Trophy: Diablerie", 3)]
)
def test_a_diablerie_by_a_card_is_a_diablerie_action(card: str, borne: str, stealth: int) -> None:
    """With the stealth for one, with The Deadliest Sin against it and Rebirth after it (their texts; sec. 6.5.4)."""
    sect = "Laibon" if card.startswith("Fire") else "Anarch"
    game, krid = deed(card, sect=sect, text=f"{sect}. Red List.")
    if borne:
        game.on(krid, borne)
    fallen = game.torpor("Alexis", vampire("Fallen", 8), locked=True)
    ira = game.ready("Alexis", IRA)
    game.hand("Alexis", "The Deadliest Sin")
    game.hand("Sarah", card, "Rebirth")
    game.pick("action card", card, minion=krid)
    assert game.table.action is not None and game.table.action.stealth == stealth
    sin, reborn, tries = False, False, False
    for _ in range(60):
        if game.table.action is None:
            break
        sin = sin or any("Sin" in each.text for each in game.options("play"))
        if any("Rebirth" in each.text for each in game.options("play")):
            game.pick("play", "Rebirth")
            reborn = True
        elif game.options("block") and not tries:
            game.pick("block", ira)
            tries = True
        elif game.options("no"):
            game.pick("no")
        else:
            game.passes()
    assert sin and reborn and not krid.locked and fallen.place.region == "ash heap"


@pytest.mark.parametrize(
    ("card", "sect", "size", "locked", "able"),
    [
        ("Fire on the Mountain", "Laibon", 5, True, True),
        ("Fire on the Mountain", "Laibon", 5, False, False),
        ("Fire on the Mountain", "Camarilla", 5, True, False),
        ("Stealing Years", "Anarch", 8, False, True),
        ("Stealing Years", "Anarch", 5, False, False),
    ],
)
def test_a_diablerie_by_a_card(card: str, sect: str, size: int, locked: bool, able: bool) -> None:
    game, krid = deed(card, sect=sect, blood=2)
    fallen = game.torpor("Alexis", vampire("Fallen", size), blood=3, locked=locked)
    assert may(game, card) == able
    if able:
        game.pick("action card", card, minion=krid)
        for _ in range(40):
            if game.table.referendum is not None and game.table.referendum.step == "polling":
                break
            through_one = [each for each in ("no", "pass", "no block") if game.options(each)]
            game.pick(through_one[0]) if through_one else None
        assert fallen.place.region == "ash heap" and krid.blood == 5
        assert minions.votes(game.rules, krid) == (2 if card.startswith("Fire") else 1)
        assert minions.capacity(game.rules, krid) == (6 if card.startswith("Fire") else 7)


def test_years_are_stolen_once_the_elder_is_drained_and_before_the_hunt() -> None:
    game, krid = deed("Stealing Years", sect="Anarch", blood=5)
    game.torpor("Alexis", vampire("Fallen", 7), blood=3)
    game.ready("Justin", vampire("Oth", 8, title="prince of Rome"))
    game.pick("action card", "Stealing Years", minion=krid)
    until(game, "no")
    # The victim is older than who has not got the card yet, whose blood above its capacity drains off.
    assert "Discipline" in game.question and minions.capacity(game.rules, krid) == 6
    game.pick("no")
    until(game, "title for")
    assert (minions.capacity(game.rules, krid), krid.blood) == (7, 6)
    while not game.options("title for") or game.asked != "Justin":
        game.passes()
    game.pick("title for")
    through(game)
    assert krid.place.region == "ash heap" and "Stealing Years" in game.names("Sarah", "ash heap")


def test_no_years_are_stolen_of_who_has_left_torpor() -> None:
    game, krid = deed("Stealing Years", sect="Anarch", blood=3)
    fallen = game.torpor("Alexis", vampire("Fallen", 8), blood=3)
    guard = game.ready("Alexis", vampire("Guard", 4))
    game.pick("action card", "Stealing Years", minion=krid)
    until(game, "block", guard)
    game.rules.doing.move_card(fallen, Place(1, "ready"))
    through(game)
    assert (krid.blood, minions.capacity(game.rules, krid), fallen.place.region) == (3, 6, "ready")
    assert game.names("Sarah", "ash heap") == ["Stealing Years"]


@pytest.mark.parametrize(("name", "takes"), [("Enkidu, The Noah", False), ("Theo Bell", True)])
def test_who_cannot_have_equipment_takes_none_of_its_victim(name: str, takes: bool) -> None:
    game = table()
    eater = game.ready("Sarah", name)
    fallen = game.torpor("Alexis", IRA, blood=0)
    bow = game.on(fallen, "Ivory Bow")
    game.pick("diablerize", minion=eater)
    if takes:
        until(game, "take", bow)
        game.pick("take", bow)
    through(game)
    assert fallen.place.region == "ash heap"
    assert bow.place.on == (eater.id if takes else 0) and (bow.place.region == "ash heap") != takes


@pytest.mark.parametrize(("text", "taken"), [("Krid cannot have or use equipment.", False), ("", True)])
def test_who_cannot_have_equipment_steals_none(text: str, taken: bool) -> None:
    game, krid = deed("Mesmerize", "DOM", text=text)
    bow = game.on(game.ready("Alexis", vampire("Young", 3)), "Ivory Bow")
    assert may(game, "Mesmerize", "DOM") is taken
    if taken:
        does(game, "Mesmerize", "DOM")
    assert (bow.place.on == krid.id, bow.controller) == (taken, 0 if taken else 1)


def test_the_blood_cursed_do_not() -> None:
    game, _ = deed("Fire on the Mountain", sect="Laibon", text="Blood Cursed.")
    game.torpor("Alexis", IRA, locked=True)
    assert not may(game, "Fire on the Mountain")


@pytest.mark.parametrize(("level", "pool"), [("ser", 30), ("SER", 29)])
def test_osiris_is_dismembered(level: str, pool: int) -> None:
    game, krid = deed("Dismemberment of Osiris", level)
    prince = game.torpor("Alexis", vampire("Prince", 6, title="prince of Nice", clan="Ventrue"))
    kin, other = game.ready("Justin", vampire("Kin", 5, clan="Ventrue")), game.ready("Justin", vampire("Other", 5))
    does(game, "Dismemberment of Osiris", level)
    assert prince.place.region == "ash heap" and (kin.blood, other.blood, krid.blood) == (4, 5, 4)
    assert game["Alexis"].pool == pool and game.table.referendum is None
    game, _ = deed("Dismemberment of Osiris", level)
    game.torpor("Alexis", IRA)
    assert not may(game, "Dismemberment of Osiris", level)


# -- feeding and healing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("orun", "picked", "left"), [(2, 2, 2), (2, 1, 1), (0, 0, None)])
def test_orun_are_locked_for_blood(orun: int, picked: int, left: int | None) -> None:
    game, krid = deed("Brutal Influence", "POT")
    young = game.uncontrolled("Sarah", LAIBON)
    marks = [game.on(krid, "Orun") for _ in range(orun)]
    assert may(game, "Brutal Influence", "POT") == bool(orun)
    if left is not None:
        does(game, "Brutal Influence", "POT", *marks[:picked])
        assert young.blood == left and sum(each.locked for each in marks) == picked


@pytest.mark.parametrize("picked", [0, 2])
def test_orun_are_locked_for_a_bleed(picked: int) -> None:
    game, krid = deed("Brutal Influence", "pot")
    marks = [game.on(krid, "Orun") for _ in range(2)]
    does(game, "Brutal Influence", "pot", *marks[:picked])
    assert game["Alexis"].pool == 30 - 2 - picked and sum(each.locked for each in marks) == picked


@pytest.mark.parametrize(
    ("card", "level", "amount", "price"),
    [
        ("Healing Touch", "obe", 2, 1),
        ("Panacea", "OBE", 1, 0),
        ("Rayzeel's Song", "VAL", 1, 0),
    ],
)
def test_allies_are_healed_up_to_what_they_started_with(card: str, level: str, amount: int, price: int) -> None:
    game, krid = deed(card, level)
    hound = game.ready("Alexis", ally("Hound", 4), blood=1)
    game.ready("Alexis", ally("Fox", 1))
    does(game, card, level, hound)
    assert (hound.blood, krid.blood) == (1 + amount, 5 - price)
    game, _ = deed(card, level)
    game.ready("Alexis", ally("Fox", 1))
    assert not may(game, card, level)


def test_a_panacea_unlocks_in_the_discard_phase() -> None:
    game, _ = deed("Panacea", "OBE")
    hound = game.ready("Sarah", ally("Hound", 4), blood=1, locked=True)
    game.ready("Sarah", IRA)
    does(game, "Panacea", "OBE", hound)
    assert hound.locked
    game.go_to("discard", "Sarah")
    assert not hound.locked


@pytest.mark.parametrize(("card", "level"), [("Panacea", "aus"), ("Rayzeel's Song", "ani"), ("Healing Touch", "cel")])
def test_blood_is_burned_to_unlock(card: str, level: str) -> None:
    face = ally("Hound", 2) if level == "ani" else vampire("Young", 3)
    game, krid = deed(card, level)
    friend = game.ready("Sarah", face, locked=True)
    does(game, card, level, friend)
    assert not friend.locked and krid.blood == 4
    game, _ = deed(card, level, blood=0)
    game.ready("Sarah", face, locked=True)
    assert not may(game, card, level)


@pytest.mark.parametrize(("level", "locked"), [("san", True), ("SAN", False)])
def test_brothers_share_what_they_have(level: str, locked: bool) -> None:
    circle = "Camarilla: Foundation circle."
    game, krid = deed("Redistribution", level, clan="Blood Brother", text=circle, blood=4)
    brother = game.ready("Sarah", vampire("Brother", 5, clan="Blood Brother", text=circle), blood=1)
    game.ready("Sarah", vampire("Other", 5, clan="Blood Brother"), blood=1)
    game.pick("action card", "Redistribution", minion=krid, level=level)
    until(game, "move")
    assert {each.minion for each in game.options("move")} == {krid.id, brother.id}
    game.pick("move", krid, minion=brother, amount=2)
    # What was moved is not moved back and forth for ever.
    assert {(each.copy, each.minion) for each in game.options("move")} == {(krid.id, brother.id)}
    game.pick("move", krid, minion=brother, amount=1)
    through(game)
    assert (krid.blood, brother.blood, krid.locked) == (2, 4, locked)


def test_a_burned_retainer_comes_back() -> None:
    rat = retainer("Rat", 2)
    for level, region in (("obe", ""), ("val", "hand")):
        game, krid = deed("Resurrection", level)
        (dead,) = game.ash_heap("Sarah", rat)
        assert not may(game, "Resurrection", level)
        game, krid = deed("Resurrection", level)
        (dead,) = game.ash_heap("Sarah", rat)
        dead.marks[BURNED_IN] = str(game.table.turn)
        does(game, "Resurrection", level, "Blank card")
        if region:
            assert dead.place.region == region
        else:
            assert dead.place.on == krid.id and dead.blood == 2


def test_a_burned_ally_of_another_comes_back_unlocked() -> None:
    game, _ = deed("Resurrection", "OBE")
    (dead,) = game.ash_heap("Alexis", ally("Hound", 3))
    dead.marks[BURNED_IN] = str(game.table.turn)
    game.start()
    does(game, "Resurrection", "OBE", dead)
    assert (dead.controller, dead.place.region, dead.blood, dead.locked) == (0, "ready", 3, False)


@pytest.mark.parametrize(("level", "locked"), [("nec", True), ("NEC", False)])
def test_a_minion_of_another_is_possessed(level: str, locked: bool) -> None:
    game, _ = deed("Daemonic Possession", level)
    (dead,) = game.ash_heap("Alexis", IRA)
    dead.marks[BURNED_IN] = str(game.table.turn)
    does(game, "Daemonic Possession", level, dead)
    assert (dead.controller, dead.place.region, dead.blood, dead.locked) == (0, "ready", 1, locked)
    for owner, burned in (("Sarah", True), ("Alexis", False)):
        game, _ = deed("Daemonic Possession", level)
        (dead,) = game.ash_heap(owner, IRA)
        if burned:
            dead.marks[BURNED_IN] = str(game.table.turn)
        assert not may(game, "Daemonic Possession", level)


def test_illusory_resources_pay_for_bleeds() -> None:
    game = table()
    krid = game.ready("Alexis", vampire("Krid", 6, "chi"))
    card = game.in_play("Alexis", "Illusory Resources", counters={"counters": 2})
    ira = game.ready("Sarah", IRA)
    game.pick("bleed", minion=ira)
    until(game, "use", card)
    game.pick("use", card)
    if game.options("amount"):
        game.pick("amount", amount=1)
    through(game)
    assert game["Alexis"].pool == 30 and card.counters["counters"] == 1
    assert not offers(game, card)
    game.go_to("unlock", "Alexis")
    game.pick("use", card)
    assert (krid.blood, card.counters["counters"]) == (5, 2) and not offers(game, card)


@pytest.mark.parametrize(
    ("face", "skills", "before", "after"),
    [
        (vampire("Ira", 5), 0, 4, 5),
        (vampire("Ira", 5), 2, 4, 7),
        (ally("Dog", 3), 0, 1, 3),
        (imbued("Anna", 4), 0, 2, 4),
    ],
)
def test_touch_of_valeren_fills_a_vampire_that_has_grown(face: Card, skills: int, before: int, after: int) -> None:
    """Only what starts with life is not filled above that; a vampire is up to its capacity (sec. 1.5)."""
    game, _ = deed("Touch of Valeren", "for", clan="Salubri")
    wounded = game.ready("Sarah", face, blood=before)
    for _ in range(skills):
        game.on(wounded, "Dominate")
    does(game, "Touch of Valeren", "for", wounded)
    assert wounded.blood == after


@pytest.mark.parametrize(
    ("who", "text", "starts"),
    [
        ("Ashur-uballit, Son of the Abyss", "Zombie", 3),
        ("Ashur-uballit, Son of the Abyss", "Wraith", 2),
        ("Carmine Giovanni", "Wraith", 3),
    ],
)
def test_who_started_with_more_life_is_healed_up_to_that(who: str, text: str, starts: int) -> None:
    """Not once it comes back without that: the life with which it starts is what it is then."""
    game, krid = deed("Healing Touch", "obe")
    boss = game.ready("Sarah", who)
    (dead,) = game.hand("Sarah", library("Spook", "Ally", text=f"{text} with 2 life. 1 strength, 1 bleed."))
    game.pick("recruit", minion=krid)
    through(game)
    assert (dead.blood, minions.starting_life(game.rules, dead)) == (starts, starts)
    game.go_to("discard", "Sarah")
    dead.blood = 1
    game.go_to("minion", "Sarah")
    does(game, "Healing Touch", "obe", dead)
    assert dead.blood == starts
    game.rules.burn(boss)
    game.rules.burn(dead)
    assert minions.starting_life(game.rules, dead) == 2
