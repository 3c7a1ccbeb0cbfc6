"""Equipment and retainers defined by name: levels of Disciplines, what is burned for an effect, who is watched."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, offered, until
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.action import cost_now
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.table import Place

IRA = vampire("Ira", 6)
CLUB = library("Club", "Equipment", text="Melee weapon. Strike: strength+1 damage.")


@pytest.mark.parametrize(("capacity", "may"), [(4, True), (3, False)])
def test_the_talisman_is_a_vote_before_any_is_cast(capacity: int, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    young = game.ready("Alexis", vampire("Young", capacity))
    stone = game.on(young, "Agate Talisman")
    call(game, krid)
    until_or_over(game, "use", stone, what="referendum")
    assert offered(game, "use", stone) == may
    if may:
        game.pick("use", stone)
        assert stone.locked


@pytest.mark.parametrize(
    ("types", "blood", "paid"), [("Combat", 3, 1), ("Action", 1, 0), ("Action Modifier", 2, 2), ("Reaction", 2, 1)]
)
def test_the_citadel_halves_blood_but_of_modifiers(types: str, blood: int, paid: int) -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 8, EVERYTHING, clan="Tremere")), game.ready("Sarah", IRA)
    game.on(krid, "The Ankara Citadel, Turkey")
    face = game.card(library("Deed", types, blood=blood, text="+1 stealth action. Gain 1 pool."))  # type: ignore[arg-type]
    (mode,) = game.rules.facts(face).modes[:1]
    costs = [price(game.rules, 0, copy, face, "blood", mode) for copy in (krid, ira)]
    assert costs == [paid, blood]


@pytest.mark.parametrize(("citadel", "left"), [(True, 4), (False, 2)])
def test_the_citadel_halves_the_blood_that_was_chosen_for_an_action(citadel: bool, left: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "dom", clan="Tremere"), blood=6)
    others = [game.ready("Alexis", vampire(name, 3)) for name in ("Ira", "Pug", "Mona")]
    if citadel:
        game.on(krid, "The Ankara Citadel, Turkey")
    game.hand("Sarah", "Command the Legion")
    game.pick("action card", minion=krid, level="dom")
    for other in others:
        game.pick("target", other)
    over(game)
    assert [each.locked for each in others] == [True, True, True]
    assert krid.blood == left


@pytest.mark.parametrize(("capacity", "weapon", "burned"), [(6, False, 2), (7, False, 0), (6, True, 0)])
def test_the_shield_bites_the_hand(capacity: int, weapon: bool, burned: int) -> None:
    striker = vampire("Ira", capacity)
    fight = fighting(on_kurt=("Blood Shield",), ira=striker, on_ira=(CLUB,) if weapon else (), blood=(8, capacity))
    if weapon:
        fight.until("weapon", by="Alexis")
        fight.game.pick("weapon")
    shield = next(fight.game.table.copies[copy] for copy in fight.kurt.attached)
    fight.until("use", shield)
    fight.game.pick("use", shield)
    fight.end()
    assert fight.ira.blood == capacity - 1 - burned


@pytest.mark.parametrize(("sect", "may"), [("Anarch", True), ("Camarilla", False)])
def test_a_bag_hides_an_anarch(sect: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", "Tariq, The Silent", blood=3)
    prey = game.ready("Alexis", vampire("Prey", 6, sect=sect))
    bag = game.on(prey, "Body Bag")
    game.pick("card in play", minion=krid)
    until_or_over(game, "use", bag)
    assert offered(game, "use", bag) == may
    if may:
        game.pick("use", bag)
        game.pass_all()
        assert (prey.blood, krid.blood) == (4, 3)


@pytest.mark.parametrize("locked", [True, False])
def test_the_doll_drains_whom_it_was_made_of(locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "nec"))
    first, other = game.ready("Alexis", IRA), game.ready("Justin", vampire("Other", 5))
    (doll,) = game.hand("Sarah", "Baleful Doll")
    game.pick("equip", minion=krid, level="nec")
    game.pass_all()
    assert doll.place.on == krid.id
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "nec", text="Infernal." if locked else ""), locked=locked)
    first, other = game.ready("Alexis", IRA), game.ready("Justin", vampire("Other", 5))
    doll = game.on(krid, "Baleful Doll", marks={"chosen": str(first.id), "level": "nec"})
    game.phase("unlock", of="Sarah")
    assert offered(game, "use", doll) == (not locked)
    if not locked:
        game.pick("use", doll)
        assert (first.blood, other.blood, krid.locked, doll.place.region) == (3, 5, True, "ash heap")


def test_the_tape_keeps_one_minion_from_blocking_its_bearer() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira, _ = game.ready("Alexis", IRA), game.ready("Alexis", vampire("Other", 5))
    (tape,) = game.hand("Sarah", "Incriminating Videotape")
    game.pick("equip", tape, minion=krid)
    assert game.table.action is None and tape.place.region == "hand"
    game.pick("target", target=ira)
    assert game.log[-1] == "Krid equips with Incriminating Videotape (Ira)"
    advance(game, lambda: game.table.action is None)
    assert tape.marks["chosen"] == str(ira.id)
    game = table()
    krid, kin = game.ready("Sarah", vampire("Krid", 6)), game.ready("Sarah", vampire("Kin", 6))
    ira, other = game.ready("Alexis", IRA), game.ready("Alexis", vampire("Other", 5))
    game.on(krid, "Incriminating Videotape", marks={"chosen": str(ira.id)})
    for acting, able in ((krid, [False, True]), (kin, [True, True])):
        game.pick("bleed", minion=acting)
        assert [blocks.can_block(game.rules, copy) for copy in (ira, other)] == able
        advance(game, lambda: game.table.action is None)


@pytest.mark.parametrize(("card", "level"), [("Incriminating Videotape", ""), ("Baleful Doll", "NEC")])
def test_whom_it_was_made_of_stays_the_same_as_a_fellow_takes_it(card: str, level: str) -> None:
    """Ruling on Incriminating Videotape: chosen when it is played."""
    game = table()
    krid, kin = game.ready("Sarah", vampire("Krid", 6, "NEC")), game.ready("Sarah", vampire("Kin", 6))
    ira, _ = game.ready("Alexis", IRA), game.ready("Alexis", vampire("Other", 5))
    (copy,) = game.hand("Sarah", card)
    game.pick("equip", copy, minion=krid, level=level)
    until(game, "target")
    game.pick("target", target=ira)
    advance(game, lambda: game.table.action is None)
    assert copy.place.on == krid.id and copy.marks["chosen"] == str(ira.id)
    game.pick("equip from", minion=kin)
    while game.table.action is not None:
        assert not game.options("target")
        game.passes()
    assert copy.place.on == kin.id and copy.marks["chosen"] == str(ira.id)


def test_whom_a_tape_that_was_found_is_of_is_chosen_as_it_is_equipped() -> None:
    """Ruling on Incriminating Videotape: it is equipped, and was not played."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "tha"))
    ira, _ = game.ready("Alexis", IRA), game.ready("Alexis", vampire("Other", 5))
    game.library("Sarah", "Dodge", "Incriminating Videotape")
    game.hand("Sarah", "Magic of the Smith")
    game.pick("action card", "Magic of the Smith", minion=krid, level="tha")
    until(game, "bring")
    game.pick("bring", "Incriminating Videotape")
    game.pick("target", target=ira)
    (tape,) = (game.table.copies[each] for each in krid.attached)
    assert tape.marks["chosen"] == str(ira.id)


def test_the_monocle_has_a_question_answered() -> None:
    game = table()
    krid = game.ready("Sarah", IRA)
    glass = game.on(krid, "Monocle of Clarity")
    game.phase("unlock", of="Sarah")
    game.pick("use", glass)
    game.pick("methuselah", seat="Justin")
    assert game.asked == "Justin"
    game.pick("yes")
    assert any("answers yes" in line for line in game.log) and not offered(game, "use", glass)
    game = table()
    glass = game.on(game.torpor("Sarah", IRA), "Monocle of Clarity")
    game.phase("unlock", of="Sarah")
    assert not offered(game, "use", glass)


def test_the_goblet_cheapens_a_rescue_and_unlocks_once() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, "Ritual Goblet")
    fallen, other = (game.torpor("Sarah", vampire(name, 5), blood=1) for name in ("Fallen", "Other"))
    assert minions.disciplines(game.rules, krid)["tha"] == 1
    game.ready("Alexis", IRA)
    game.pick("rescue", minion=krid, target=fallen)
    game.pick("share", amount=0)
    assert cost_now(game.rules, krid, "blood") == 1
    until(game, "yes")
    game.pick("yes")
    assert not krid.locked and krid.blood == 5
    game.pick("rescue", minion=krid, target=other)
    game.pick("share", amount=0)
    advance(game, lambda: game.table.action is None or bool(game.options("yes")))
    assert game.table.action is None and krid.locked


@pytest.mark.parametrize(("count", "levels"), [(0, (0, 0)), (1, (1, 0)), (3, (2, 1)), (4, (2, 2))])
def test_the_seal_grows_on_one_bearer(count: int, levels: tuple[int, int]) -> None:
    game = table()
    krid, kin = game.ready("Sarah", IRA), game.ready("Sarah", vampire("Kin", 5))
    seal = game.on(krid, "Seal of Veddartha", counters={"counters": count}, marks={"chosen": str(krid.id)})
    have = minions.disciplines(game.rules, krid)
    assert (have.get("dom", 0), have.get("for", 0)) == levels
    assert any(option.kind == "card in play" and option.copy == seal.id for option in game.options())
    game = table()
    krid, kin = game.ready("Sarah", IRA), game.ready("Sarah", vampire("Kin", 5))
    seal = game.on(kin, "Seal of Veddartha", counters={"counters": count}, marks={"chosen": str(krid.id)})
    assert not minions.disciplines(game.rules, kin).get("dom")
    game.phase("unlock", of="Sarah")
    game.start()
    assert seal.counters["counters"] == 1 and minions.disciplines(game.rules, kin)["dom"] == 1
    advance(game, lambda: game.table.phase == "minion")
    assert not any(option.copy == seal.id for option in game.options("card in play"))


def test_the_seal_that_comes_back_has_lost_its_counters() -> None:
    game = table()
    krid, kin = game.ready("Sarah", IRA), game.ready("Sarah", vampire("Kin", 5))
    seal = game.on(krid, "Seal of Veddartha", counters={"counters": 4}, marks={"chosen": str(krid.id)})
    for minion in (kin, krid):
        minion.locked, game.referee = False, None
        game.phase("minion", of="Sarah")
        game.pick("equip from", minion=minion)
        game.pass_all()
        assert (seal.place.on, seal.counters.get("counters", 0)) == (minion.id, 0)
    assert not minions.disciplines(game.rules, krid).get("dom")


def test_the_textbook_damns_and_is_lost_on_the_idle() -> None:
    for locked in (True, False):
        game = table()
        krid = game.ready("Sarah", IRA, locked=locked)
        book = game.on(krid, "The Textbook Damnation")
        assert minions.disciplines(game.rules, krid)["dai"] == 2
        game.phase("master", of="Sarah")
        game.start()
        assert (book.place.region == "ash heap") == locked
    game = table()
    krid = game.ready("Sarah", IRA)
    game.hand("Sarah", "The Textbook Damnation")
    game.pick("equip", minion=krid)
    game.pass_all()
    assert minions.has_trait(game.rules, krid, "infernal")


def test_a_vial_teaches_until_the_next_unlock_phase() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT cel"))
    vial = game.on(krid, "Vial of Elder Vitae")
    game.pick("use", vial)
    assert "pot" not in {option.level for option in game.options("discipline")}
    game.pick("discipline", level="cel")
    assert minions.disciplines(game.rules, krid)["cel"] == 2 and vial.place.region == "ash heap"
    advance(game, lambda: game.table.turn > 9 and game.table.active == 0)
    assert minions.disciplines(game.rules, krid)["cel"] == 1
    game = table()
    vial = game.on(game.ready("Sarah", library("Friend", "Ally", text="Mortal with 2 life. 1 strength, 1 bleed.")),
                   "Vial of Elder Vitae")  # fmt: skip
    assert not offered(game, "use", vial)


def test_a_vial_teaches_until_the_unlock_phase_of_who_used_it() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "POT cel"))
    game.pick("use", game.on(krid, "Vial of Elder Vitae"))
    game.pick("discipline", level="cel")
    game.rules.doing.move_card(krid, Place(1, "ready"), controller=1)
    advance(game, lambda: game.table.phase == "minion" and game.table.active == 1)
    assert minions.disciplines(game.rules, krid)["cel"] == 2
    advance(game, lambda: game.table.turn > 9 and game.table.active == 0)
    assert minions.disciplines(game.rules, krid)["cel"] == 1


def test_garou_blood_is_drunk_before_range() -> None:
    fight = fighting(on_kurt=("Vial of Garou Blood", CLUB), blood=(6, 8))
    vial, club = (fight.game.table.copies[copy] for copy in fight.kurt.attached)
    fight.until("use", vial)
    fight.game.pick("use", vial)
    assert minions.strength(fight.game.rules, fight.kurt) == 2
    fight.until("additional strike")
    fight.game.pick("additional strike")
    fight.end()
    # Two with each hand, none with the club.
    assert fight.ira.blood == 4 and (vial.place.region, club.place.on) == ("ash heap", fight.kurt.id)
    fight = fighting(
        on_ira=("Vial of Garou Blood",), ira=library("Thug", "Ally", text="Mortal with 4 life."), blood=(6, 4)
    )
    fight.until("use")
    assert fight.game.table.action is None


@pytest.mark.parametrize("plays", [True, False])
def test_the_mansion_feeds_on_idle_masters(plays: bool) -> None:
    game = table()
    krid = game.ready("Sarah", IRA)
    game.on(krid, "Winchester Mansion")
    game.hand("Sarah", "Blood Doll")
    assert minions.disciplines(game.rules, krid)["dem"] == 2
    game.phase("master", of="Sarah")
    if plays:
        game.pick("master", "Blood Doll")
    advance(game, lambda: game.table.phase != "master")
    assert krid.blood == (6 if plays else 5)


@pytest.mark.parametrize("whose", ["Alexis", "Sarah"])
def test_the_tapestry_shows_three_cards_and_burns_one(whose: str) -> None:
    game = table()
    krid = game.ready("Sarah", IRA)
    game.on(krid, "Tapestry of Blood")
    top = game.library(whose, "Fake Out", "Blood Doll", "Vast Wealth", "Raven Spy")
    game.ready("Alexis", vampire("Guard", 3))
    game.pick("card in play", minion=krid)
    # Whose library it is is said as the action is announced (sec. 6.2.1).
    game.pick("methuselah", seat=whose)
    assert game.rules.action.seats == (game.seat(whose),)
    until(game, "seen")
    game.pick("seen")
    game.pick("target", top[1])
    assert top[1].place.region == "ash heap" and krid.blood == 5
    advance(game, lambda: game.table.active == 1)
    assert not krid.locked
    game = table()
    krid = game.ready("Sarah", IRA, blood=3)
    game.on(krid, "Tapestry of Blood")
    (doom,) = game.hand("Justin", library("Doom", "Event", text="Gehenna. Nothing happens."))
    game.phase("discard", of="Justin")
    game.pick("event", doom)
    assert krid.blood == 4


def test_masquer_and_protector_are_hurt_by_aggravated_damage_only() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "NEC", clan="Giovanni"))
    mask = game.on(krid, "Masquer", marks={"level": "nec"})
    other = game.ready("Alexis", vampire("Other", 5, text="+1 stealth."))
    blocker = game.ready("Sarah", vampire("Kin", 5))
    game.phase("minion", of="Justin")
    assert minions.intercept(game.rules, krid) == 1
    assert game.rules.abilities.modifier(game.rules, mask, "only aggravated damage") > 0 and other
    game = table()
    acting = game.ready("Justin", vampire("Other", 5, text="+1 stealth."))
    krid, blocker = game.ready("Sarah", vampire("Krid", 6, "NEC")), game.ready("Sarah", vampire("Kin", 5))
    mask = game.on(krid, "Masquer", marks={"level": "nec"})
    game.phase("minion", of="Justin")
    game.pick("hunt", minion=acting)
    until_or_over(game, "block", blocker)
    if game.table.action is not None:
        game.pick("block", blocker)
        until_or_over(game, "use", mask)
        assert offered(game, "use", mask) == (game.table.action is not None)


@pytest.mark.parametrize("bears", [True, False])
def test_nobody_uses_equipment_against_who_is_protected(bears: bool) -> None:
    fight = fighting(
        on_kurt=("Spiritual Protector",) if bears else (), on_ira=(CLUB,), kurt=vampire("Kurt", 8, clan="Giovanni")
    )
    fight.until("weapon", by="Alexis")
    assert (fight.game.table.action is None) == bears


def test_the_slave_gives_blood_room_and_a_level_for_a_turn() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "pot CEL"))
    slave = game.on(krid, "Camarilla Vitae Slave")
    game.phase("master", of="Sarah")
    assert minions.capacity(game.rules, krid) == 7
    game.pick("use", slave)
    if game.options("discipline"):
        game.pick("discipline", level="pot")
    assert minions.disciplines(game.rules, krid)["pot"] == 2 and not offered(game, "use", slave)
    game.rules.burn(slave)
    # The level is kept (ruling).
    assert minions.disciplines(game.rules, krid)["pot"] == 2
    game = table()
    slave = game.on(game.ready("Sarah", vampire("Krid", 6, "CEL")), "Camarilla Vitae Slave")
    game.phase("master", of="Sarah")
    assert not offered(game, "use", slave)


@pytest.mark.parametrize(("sect", "bleed", "intercept"), [("Camarilla", 2, -1), ("Sabbat", 1, 0)])
def test_the_priestess_preys_on_the_camarilla(sect: str, bleed: int, intercept: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ministry"))
    game.on(krid, "Priestess of Sekhmet")
    ira = game.ready("Alexis", vampire("Ira", 6, sect=sect))
    game.pick("bleed", minion=krid)
    assert (game.rules.action.bleed, minions.intercept(game.rules, ira)) == (bleed, intercept)


@pytest.mark.parametrize(("capacity", "owed"), [(6, 1), (7, 0)])
def test_the_redcap_frightens_the_young_and_comes_cheap(capacity: int, owed: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "MYT"))
    ira = game.ready("Alexis", vampire("Ira", capacity))
    game.on(krid, "Redcap Wilder", marks={"level": "myt"})
    game.pick("bleed", minion=krid)
    assert blocks.toll(game.rules, ira) == owed
    face = game.card("Redcap Wilder")
    costs = [price(game.rules, 0, krid, face, "blood", mode) for mode in game.rules.facts(face).modes]
    assert costs == [2, 1]


@pytest.mark.parametrize(("blood", "levels"), [(0, []), (1, ["MYT"]), (2, ["myt", "MYT"])])
def test_the_redcap_is_employed_for_the_last_blood_at_superior_only(blood: int, levels: list[str]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "MYT"), blood=2)
    game.hand("Sarah", "Redcap Wilder")
    game.pool("Sarah", 5)
    krid.blood = blood
    assert [each.level for each in game.options("employ")] == levels
    if levels:
        game.pick("employ", level="MYT")
        game.pass_all()
        assert (krid.blood, [game.name(game.rules.copy(each)) for each in krid.attached]) == (
            blood - 1,
            ["Redcap Wilder"],
        )


@pytest.mark.parametrize("blocked", [True, False])
def test_the_messenger_goes_to_another(blocked: bool) -> None:
    game = table()
    krid, kin = game.ready("Sarah", vampire("Krid", 6, sect="Laibon")), game.ready("Sarah", vampire("Kin", 5), blood=2)
    ghoul = game.on(krid, "Ghoul Messenger")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.pick("card in play", minion=krid)
    if game.options("target"):
        game.pick("target", target=kin)
    until(game, "block", ira)
    game.pick("block", ira) if blocked else game.passes()
    advance(game, lambda: game.table.action is None)
    if blocked:
        assert (ghoul.place.region, ira.locked, ira.blood) == ("ash heap", False, 6)
    else:
        assert (ghoul.place.on, kin.blood) == (kin.id, 3)
