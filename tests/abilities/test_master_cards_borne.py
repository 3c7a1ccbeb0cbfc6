"""Masters that lie on minions, archetypes, contracts and what changes sects, defined by name."""

from __future__ import annotations

import pytest

from tests.abilities.test_master_cards_grounds import at, offers, use
from tests.abilities.test_master_cards_held import fight
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.minion.blocks import directed_at
from vtes_desktop.rules.turn.influence import ENTERED
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def plays(game: Position, name: str) -> bool:
    """Whether Sarah may play a master card of this name."""
    (card,) = game.hand("Sarah", name)
    return any(option.copy == card.id for option in game.options("master"))


def mine(game: Position, bearer: Copy, name: str, controller: int = 0) -> Copy:
    """A master card on somebody's minion that Sarah controls."""
    copy = game.on(bearer, name)
    copy.controller = controller
    return copy


def block(game: Position, blocker: Copy) -> None:
    """Everybody passes until this minion blocks."""
    for _ in range(60):
        if [option for option in game.options("block") if option.copy == blocker.id]:
            game.pick("block", blocker)
            return
        game.passes()
    raise AssertionError("It is never asked.")


def test_liliths_blessing_gives_an_empty_vampire_a_discipline_and_blood() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=0)
    game.library("Sarah", "Dominate")
    blessing = game.in_play("Sarah", "Lilith's Blessing")
    use(game, blessing)
    game.pick("search")
    assert (krid.blood, len(krid.attached), krid.marks["bahari"], blessing.locked) == (3, 1, "yes", True)


def test_liliths_blessing_is_for_an_empty_vampire() -> None:
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6), blood=1)
    assert not offers(game, game.in_play("Sarah", "Lilith's Blessing"))


def test_a_legendary_vampire_entered_in_the_last_influence_phase() -> None:
    for marks, offered in (({ENTERED: "0"}, True), ({ENTERED: "1"}, False), ({}, False)):
        game = at("master")
        game.ready("Sarah", vampire("Krid", 8), marks=marks)
        assert plays(game, "Legendary Vampire") == offered


def test_who_enters_in_an_influence_phase_is_noted_until_the_next() -> None:
    game = at("influence")
    child = game.uncontrolled("Sarah", vampire("Child", 7), blood=7)
    game.start()
    while game.table.active == 0 and game.table.phase == "influence":
        game.passes()
    assert child.marks[ENTERED] == "0"


def test_memories_of_mortality_spare_allies() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    brute = game.ready("Alexis", ally("Brute", 3))
    game.on(krid, "Memories of Mortality")
    game.pick("bleed", krid)
    block(game, brute)
    fight(game)
    assert brute.blood == 3 and krid.blood < 6


def test_memories_of_mortality_are_left_for_blood_and_torpor() -> None:
    game = at("influence")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    memories = game.on(krid, "Memories of Mortality")
    use(game, memories)
    assert (krid.blood, krid.place.region, memories.place.region) == (2, "torpor", "ash heap")


@pytest.mark.parametrize(("blood", "left"), [(6, "ready"), (4, "ash heap")])
def test_fear_of_mekhet_takes_five_blood_or_the_leader(blood: int, left: str) -> None:
    game = at("unlock", of="Alexis")
    leader = game.ready("Alexis", vampire("Old", 9, clan="Ventrue", title="justicar of Ventrue"), blood=blood)
    fear = mine(game, leader, "Fear of Mekhet")
    game.start()
    # There is no other to move it to.
    assert (leader.place.region, fear.place.region) == (left, "ash heap")


def test_fear_of_mekhet_moves_on() -> None:
    game = at("unlock", of="Alexis")
    leader = game.ready("Alexis", vampire("Old", 9, clan="Ventrue", title="justicar of Ventrue"), blood=6)
    other = game.ready("Justin", vampire("Other", 9, clan="Brujah", title="justicar of Brujah"))
    fear = mine(game, leader, "Fear of Mekhet")
    game.start()
    assert (leader.blood, fear.place.on) == (1, other.id)


def test_the_society_of_leopold_takes_blood_and_is_passed_on() -> None:
    game = at("unlock", of="Alexis")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=3)
    mine(game, ira, "Society of Leopold")
    game.pick("way", amount=0)
    assert ira.blood == 2
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 6))
    society = game.on(krid, "Society of Leopold")
    use(game, society, kind="card in play")
    game.pass_all()
    assert society.place.on == ira.id


def test_an_aching_beauty_costs_who_blocks_it_a_pool() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(krid, "Aching Beauty")
    game.pick("bleed", krid)
    block(game, ira)
    assert game["Alexis"].pool == 29


def test_galarics_legacy_makes_anarch_and_ends_with_that() -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6))
    (legacy,) = game.hand("Sarah", "Galaric's Legacy")
    game.pick("master", legacy)
    assert (krid.marks["sect"], legacy.place.on) == ("Anarch", krid.id)
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6))
    legacy = game.on(krid, "Galaric's Legacy")
    game.start()
    assert legacy.place.region == "ash heap"


def test_a_monster_unlocks_when_its_victim_is_gone() -> None:
    for blood, asked in ((0, True), (6, False)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 8, text="+2 strength."))
        ira = game.ready("Alexis", vampire("Ira", 6), blood=blood)
        game.on(krid, "Monster")
        game.pick("bleed", krid)
        block(game, ira)
        for _ in range(100):
            if game.options("use") or game.table.action is None:
                break
            game.pick("hand strike") if game.options("hand strike") else game.passes()
        assert bool(game.options("use")) == asked
        if asked:
            game.pick("use", "Monster")
            assert not krid.locked


def test_a_corporal_reservoir_feeds_and_stays_locked_until_paid() -> None:
    game = at("unlock")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"), blood=2, marks={"black hand": "yes"})
    reservoir = game.on(krid, "Corporal Reservoir", locked=True, marks={"does not unlock": "yes"})
    game.start()
    assert reservoir.locked
    use(game, reservoir, "burn 1 blood")
    assert (krid.blood, reservoir.locked) == (1, False)
    use(game, reservoir, "gain 1 blood")
    assert (krid.blood, reservoir.locked) == (2, True)


def test_depravity_recruits_nobody() -> None:
    for depraved in (False, True):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6))
        if depraved:
            game.on(krid, "Depravity")
        game.hand("Sarah", "Carlton Van Wyk")
        assert bool(game.options("recruit")) == (not depraved)


def test_humanitas_rescues_cheaply_and_drinks_nobody() -> None:
    stealth = []
    for humane, blood in ((False, 2), (True, 3)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
        game.ready("Alexis", vampire("Ira", 6))
        lies = game.torpor("Sarah", vampire("Ozmo", 6), blood=0)
        if humane:
            game.on(krid, "Humanitas")
        assert bool(game.options("diablerize")) == (not humane)
        game.pick("rescue")
        while not game.options("block"):
            game.passes()
        stealth.append(game.rules.action.stealth)
        game.pass_all()
        assert (lies.place.region, krid.blood) == ("ready", blood)
    assert stealth[1] == stealth[0] + 1


def test_a_dirty_contract_is_put_on_no_nosferatu() -> None:
    for clan, offered in (("Nosferatu", False), ("Toreador", True)):
        game = at("master")
        game.ready("Justin", vampire("Ira", 6, clan=clan))
        game.ready("Sarah", vampire("Krid", 6, clan="Samedi"))
        (card,) = game.hand("Sarah", "Dirty Contract")
        game.pick("master", card)
        names = [option.text for option in game.options("target")]
        assert any("Ira" in name for name in names) == offered


def test_an_ancestor_spirit_bleeds_and_votes() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"))
    game.on(krid, "Ancestor Spirit")
    game.pick("bleed", krid)
    game.pass_all()
    assert game["Alexis"].pool == 28


@pytest.mark.parametrize("name", ["Secret Passage", "Chanjelin Ward"])
def test_an_action_against_the_bearer_fails(name: str) -> None:
    game = at("minion", of="Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    ward = game.on(krid, name)
    game.in_play("Alexis", "Frontal Assault").controller = 1
    contract = mine(game, krid, "Contract", controller=1)
    contract.marks["chosen hunter"] = str(ira.id)
    use(game, contract, "enter combat", by="Alexis", kind="card in play")
    use(game, ward, "burn it")
    game.pass_all()
    assert (ward.place.region, krid.blood, ira.locked) == ("ash heap", 6, True)


def test_a_capitalist_drinks_once_in_a_turn_from_bleeds_of_the_prey() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"), blood=2)
    game.on(krid, "Capitalist")
    game.pick("bleed", krid)
    game.pass_all()
    assert krid.blood == 3


def test_a_guru_drinks_when_its_referendum_passes() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", title="bishop"), blood=2)
    game.on(krid, "Guru")
    base = game.in_play("Sarah", "Black Forest Base")
    use(game, base, kind="card in play")
    while game.table.action is not None:
        votes = [option for option in game.options() if option.kind.endswith(" for")]
        game.pick(votes[0].kind) if votes else game.passes()
    assert krid.blood == 3


def test_a_rebel_drinks_when_it_blocks_a_titled_vampire() -> None:
    for title, blood in (("prince of Chicago", 6), ("", 5)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, title=title))
        ira = game.ready("Alexis", vampire("Ira", 6), blood=5)
        game.on(ira, "Rebel")
        game.pick("bleed", krid)
        block(game, ira)
        fight(game)
        assert ira.blood == blood - 1


def test_dominion_makes_vampires_pay_for_attempts_to_block_the_black_hand() -> None:
    for text, left in (("Black Hand.", 3), ("", 4)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, text=text))
        ira = game.ready("Alexis", vampire("Ira", 6), blood=5)
        game.on(krid, "Dominion")
        game.pick("bleed", krid)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        assert ira.blood == left  # a blood is lost in the combat


def test_a_remover_locks_any_card() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 6))
    radio = game.in_play("Alexis", "KRCG News Radio")
    remover = game.on(krid, "Remover")
    use(game, remover, kind="card in play")
    game.pick("target", radio)
    game.pass_all()
    assert radio.locked


def test_judgment_is_hunted_by_every_independent_assamite() -> None:
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6, clan="Banu Haqim", sect="Independent"))
    game.ready("Sarah", vampire("Ozmo", 6, clan="Banu Haqim", sect="Camarilla"))
    ira = game.ready("Alexis", vampire("Ira", 4))
    judgment = mine(game, ira, "Haqim's Law: Judgment")
    assert len([option for option in game.options("card in play") if option.copy == judgment.id]) == 1


def test_a_rogue_committed_diablerie() -> None:
    game = at("master")
    game.ready("Alexis", vampire("Ira", 6))
    (card,) = game.hand("Sarah", "Rogue")
    with pytest.raises(IllegalError):
        game.pick("master", card)


@pytest.mark.parametrize(
    ("name", "sect", "becomes"),
    [("Into the Fire", "Camarilla", "Sabbat"), ("Out of the Frying Pan", "Sabbat", "Camarilla")],
)
def test_a_vampire_changes_its_sect(name: str, sect: str, becomes: str) -> None:
    game = at("master")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    (card,) = game.hand("Sarah", name)
    game.pick("master", card)
    assert krid.marks["sect"] == becomes
    game = at("master")
    game.ready("Sarah", vampire("Krid", 6, sect=becomes))
    assert not plays(game, name)


def test_a_houngan_feeds_and_may_be_locked_for_more() -> None:
    game = at("unlock")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Samedi"), blood=2)
    game.on(krid, "Houngan")
    game.pick("yes")
    assert (krid.blood, krid.locked) == (4, True)


@pytest.mark.parametrize(("whose", "at_whom"), [("Alexis", (0,)), ("Sarah", ())])
def test_a_houngan_is_taken_from_who_has_it(whose: str, at_whom: tuple[int, ...]) -> None:
    game = at("minion", of=whose)
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Samedi"))
    houngan = game.on(krid, "Houngan")
    cora = game.ready(whose, vampire("Cora", 6, clan="Samedi"))
    game.ready("Justin", vampire("Ira", 6, text="+1 intercept."))
    game.pick("card in play", houngan, minion=cora)
    assert tuple(directed_at(game.rules)) == at_whom
    game.pass_all()
    assert (houngan.place.on, houngan.controller) == (cora.id, game.seat(whose))
