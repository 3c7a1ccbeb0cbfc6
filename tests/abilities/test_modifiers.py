"""Action modifiers, played through the referee."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

REFORM = library("Reform", "Political Action", text="Successful referendum means that you sing a song.")
NOTHING = ("pass", "no block", "none", "done", "agreed", "hand")
"""What is picked to go on without doing anything."""


def go_on(game: Position, until: Callable[[], bool]) -> None:
    """Everybody does nothing until something is so."""
    for _ in range(60):
        if until() or game.choice is None:
            return
        kinds = [option.kind for option in game.options()]
        kind = next((each for each in NOTHING if each in kinds), kinds[0])
        assert game.referee is not None
        game.referee.answer(kinds.index(kind))
    raise AssertionError(f"It never comes: {game.question}")


def bleeding(disciplines: str, *cards: str, blood: int = 5, blockers: int = 1) -> tuple[Position, Copy, list[Copy]]:
    """Krid of Sarah, capacity 6, bleeds Alexis, who may block with vampires of capacity 4."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines), blood=blood)
    others = [game.ready("Alexis", vampire(f"Ira {number}", 4), blood=3) for number in range(blockers)]
    game.hand("Sarah", *cards)
    game.pick("bleed", minion=krid)
    return game, krid, others


def block(game: Position, minion: Copy) -> None:
    """Everybody does nothing until this minion can block, and it does."""
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", minion)


def may_play(game: Position, card: str, level: str | None = None) -> bool:
    return any(
        game.rules.name(game.table.copies[option.copy]) == card and level in (None, option.level)
        for option in game.options("play")
    )


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "lost"),
    [
        ("Conditioning", "dom", "dom", 3),
        ("Conditioning", "DOM", "DOM", 4),
        ("Threats", "DOM", "DOM", 3),
        ("Eyes of Chaos", "dem", "dem", 2),
        ("Foreshadowing Destruction", "dom", "dom", 2),
    ],
)
def test_bleed_modifiers_add_and_the_limit_counts(card: str, level: str, disciplines: str, lost: int) -> None:
    game, _, _ = bleeding(f"{disciplines} DOM", card, "Bonding", "Confusion")
    game.pick("play", card, level=level)
    for other in ("Bonding", "Confusion"):
        assert not may_play(game, other)
    game.pass_all()
    assert game["Alexis"].pool == 30 - lost


def test_aire_of_elation_has_more_for_toreador() -> None:
    for clan, lost in (("Toreador", 4), ("Ventrue", 3)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "PRE", clan=clan), blood=4)
        game.hand("Sarah", "Aire of Elation")
        game.pick("bleed", minion=krid)
        game.pick("play", "Aire of Elation", level="PRE")
        game.pass_all()
        assert game["Alexis"].pool == 30 - lost


def test_bonding_at_superior_needs_a_blocker_whom_it_keeps_away() -> None:
    game, _, (ira,) = bleeding("DOM", "Bonding")
    assert may_play(game, "Bonding", "dom")
    assert not may_play(game, "Bonding", "DOM")
    block(game, ira)
    game.pick("play", "Bonding", level="DOM")
    game.pass_all()
    assert game["Alexis"].pool == 28


def test_fata_morgana_is_a_choice_of_bleed_or_both() -> None:
    game, _, (ira,) = bleeding("CHI", "Fata Morgana")
    block(game, ira)
    game.pick("play", "Fata Morgana", level="CHI")
    game.pick("way", amount=1)
    game.pass_all()
    assert game["Alexis"].pool == 28


def test_monkey_wrench_asks_for_an_x_of_one_to_three() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"), blood=2)
    game.hand("Sarah", "Monkey Wrench")
    game.pick("bleed", minion=krid)
    game.pick("play", "Monkey Wrench")
    assert [option.amount for option in game.options("x")] == [1, 2]
    game.pick("x", amount=2)
    game.pass_all()
    assert (game["Alexis"].pool, krid.blood) == (27, 0)


def test_foreshadowing_destruction_counts_while_the_target_has_little_pool() -> None:
    """LSJ, RTR 20191031: it may be played against 10 pool or more, and counts once the target has 9 or less."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    game.ready("Alexis", vampire("Ira", 4, "dom"), blood=3)
    game.pool("Justin", 9)
    game.hand("Sarah", "Foreshadowing Destruction", "Conditioning")
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    game.pick("play", "Foreshadowing Destruction", level="DOM")
    assert game.table.action is not None and game.table.action.bleed == 1
    assert may_play(game, "Conditioning")
    go_on(game, lambda: may_play(game, "Deflection"))
    game.pick("play", "Deflection")
    assert game["Justin"].pool == 5


@pytest.mark.parametrize(
    ("card", "level", "disciplines"),
    [
        ("Lost in Crowds", "obf", "obf"),
        ("Lost in Crowds", "OBF", "OBF"),
        ("Earth Control", "PRO", "PRO"),
        ("Shadow Play", "obt", "obt"),
        ("Faceless Night", "OBF", "OBF"),
        ("Cloak the Gathering", "obf", "obf"),
        ("Elder Impersonation", "obf", "obf"),
        ("Swallowed by the Night", "obf", "obf"),
    ],
)
def test_stealth_is_played_when_needed_and_the_attempt_fails(card: str, level: str, disciplines: str) -> None:
    game, _, (ira,) = bleeding(disciplines, card)
    assert not may_play(game, card, level)
    block(game, ira)
    game.pick("play", card, level=level)
    game.pass_all()
    assert (game["Alexis"].pool, ira.locked) == (29, card == "Faceless Night")


def test_faceless_night_locks_those_who_fail_after_it_only() -> None:
    """ANK 20190509: a minion that has failed before is not affected."""
    game, _, (one, two) = bleeding("OBF", "Faceless Night", "Lost in Crowds", blockers=2)
    block(game, one)
    game.pick("play", "Lost in Crowds", level="obf")
    go_on(game, lambda: bool(game.options("block")))
    block(game, two)
    # Stealth is not needed any more: the second attempt fails anyway.
    game.pass_all()
    assert not one.locked and not two.locked


def test_lost_in_crowds_and_into_thin_air_do_not_go_together() -> None:
    game, _, (ira,) = bleeding("obf", "Lost in Crowds", "Into Thin Air", blood=2)
    block(game, ira)
    game.pick("play", "Into Thin Air", level="obf")
    assert not may_play(game, "Lost in Crowds")


def test_into_thin_air_may_burn_a_blood_for_less_intercept() -> None:
    game, krid, (ira,) = bleeding("obf", "Into Thin Air")
    block(game, ira)
    game.pick("play", "Into Thin Air", level="obf")
    game.pick("use")
    assert krid.blood == 4
    assert game.table.action is not None and game.table.action.intercept == -1
    assert not game.options("use")


def test_elder_impersonation_has_the_attempt_fail_and_that_minion_may_not_try_again() -> None:
    game, _, (one, two) = bleeding("OBF", "Elder Impersonation", blockers=2)
    assert not may_play(game, "Elder Impersonation")
    block(game, one)
    game.pick("play", "Elder Impersonation", level="OBF")
    go_on(game, lambda: bool(game.options("block")))
    assert [option.copy for option in game.options("block")] == [two.id]


def test_call_of_the_hungry_dead_burns_a_blood_for_it() -> None:
    game, krid, (ira,) = bleeding("NEC", "Call of the Hungry Dead")
    block(game, ira)
    game.pick("play", "Call of the Hungry Dead", level="NEC")
    game.pass_all()
    assert (game["Alexis"].pool, krid.blood) == (29, 4)


def test_seduction_keeps_a_younger_vampire_from_blocking_and_at_superior_any() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    child = game.ready("Alexis", vampire("Child", 3))
    elder = game.ready("Alexis", vampire("Elder", 9))
    game.hand("Sarah", "Seduction")
    game.pick("bleed", minion=krid)
    game.pick("play", "Seduction", level="dom")
    go_on(game, lambda: bool(game.options("block")))
    assert [option.copy for option in game.options("block")] == [elder.id]
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    child = game.ready("Alexis", vampire("Child", 3))
    elder = game.ready("Alexis", vampire("Elder", 9))
    game.hand("Sarah", "Seduction")
    game.pick("bleed", minion=krid)
    game.pick("play", "Seduction", level="DOM")
    game.pick("target", elder)
    go_on(game, lambda: bool(game.options("block")))
    assert [option.copy for option in game.options("block")] == [child.id]


def test_daring_the_dawn_keeps_vampires_away_and_burns_after_the_action() -> None:
    game, krid, _ = bleeding("for", "Daring the Dawn")
    game.ready("Alexis", ally("Guard"))
    game.pick("play", "Daring the Dawn", level="for")
    go_on(game, lambda: bool(game.options("block")))
    assert len(game.options("block")) == 1
    game.pass_all()
    assert (game["Alexis"].pool, krid.place.region, krid.blood) == (29, "torpor", 4)


def test_perfect_paragon_takes_intercept_of_the_younger_without_a_block() -> None:
    """LSJ 20020612: a block attempt is not required."""
    game, _, (ira,) = bleeding("PRE", "Perfect Paragon")
    game.pick("play", "Perfect Paragon", level="PRE")
    go_on(game, lambda: bool(game.options("block")))
    block(game, ira)
    assert game.table.action is not None and game.table.action.intercept == -1
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_mirror_walk_locks_the_blocker_and_ends_the_action_without_combat() -> None:
    """ANK 20191204, RTR 20180719: the blocker is locked by the card, and nothing more can be played."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "THA FOR"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4, "aus"))
    game.hand("Sarah", "Mirror Walk", "Freak Drive")
    game.hand("Alexis", "Enhanced Senses")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Mirror Walk", level="THA")
    game.pick("play", "Enhanced Senses", level="aus")
    game.pass_all()
    assert game.table.action is None
    assert (krid.blood, krid.locked, ira.locked, game["Alexis"].pool) == (5, True, True, 30)


def test_change_of_target_unlocks_and_the_blocker_does_not_lock() -> None:
    """LSJ 19980224: it is played before the blocker is locked and combat begins."""
    game, krid, (ira,) = bleeding("", "Change of Target")
    assert not may_play(game, "Change of Target")
    block(game, ira)
    go_on(game, lambda: may_play(game, "Change of Target"))
    game.pick("play", "Change of Target")
    assert (game.table.action, krid.locked, ira.locked) == (None, False, False)
    assert "bleed" not in [option.kind for option in game.options()]


@pytest.mark.parametrize(("blocked", "level"), [(False, "for"), (True, "FOR")])
def test_freak_drive_unlocks_after_a_success_or_at_superior_after_a_block(*, blocked: bool, level: str) -> None:
    game, krid, (ira,) = bleeding("FOR", "Freak Drive")
    assert not may_play(game, "Freak Drive")
    block(game, ira) if blocked else game.pick("no block")
    go_on(game, lambda: may_play(game, "Freak Drive"))
    assert {option.level for option in game.options("play")} == {level}
    game.pick("play", "Freak Drive")
    assert not krid.locked


def test_spying_mission_takes_no_pool_now_and_two_more_the_next_time() -> None:
    game, krid, _ = bleeding("OBF", "Spying Mission", blockers=0)
    go_on(game, lambda: may_play(game, "Spying Mission"))
    game.pick("play", "Spying Mission", level="OBF")
    game.pass_all()
    assert (game["Alexis"].pool, game.edge, len(krid.attached)) == (30, "", 1)
    game.go_to("minion", "Sarah")
    game.pick("bleed", minion=krid)
    game.pass_all()
    assert (game["Alexis"].pool, len(krid.attached)) == (27, 0)


def test_cloak_at_superior_is_another_vampires_even_a_locked_ones() -> None:
    """RTR 19941109: it can be played by a locked vampire."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 3, "OBF"), locked=True)
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Cloak the Gathering")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Cloak the Gathering", level="OBF", minion=pug)
    game.pass_all()
    assert game["Alexis"].pool == 29


def test_veil_the_legions_gives_the_next_actions_stealth() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    pug = game.ready("Sarah", vampire("Pug", 3, "OBF"), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", "Veil the Legions")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "Veil the Legions", level="OBF", minion=pug)
    game.pick("amount", amount=1)
    game.pass_all()
    game.pick("hunt", minion=pug)
    assert game.table.action is not None
    assert (pug.blood, game.table.action.stealth) == (1, 2)


def voting(disciplines: str, *cards: str, blood: int = 4) -> tuple[Position, Copy]:
    """Krid calls a referendum that gives him nothing, with one vote by the card, until polling."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, disciplines), blood=blood)
    game.hand("Sarah", REFORM, *cards)
    game.pick("political", minion=krid)
    go_on(game, lambda: bool(game.options("card for")))
    return game, krid


@pytest.mark.parametrize(("level", "votes"), [("pre", 2), ("PRE", 4)])
def test_bewitching_oration_gives_votes_in_the_polling(level: str, votes: int) -> None:
    game, _ = voting("PRE", "Bewitching Oration")
    game.pick("play", "Bewitching Oration", level=level)
    assert [option.amount for option in game.options("gained for")] == [votes]


@pytest.mark.parametrize(("level", "votes"), [("pre", 3), ("PRE", 5)])
def test_awe_gives_votes_for_its_x(level: str, votes: int) -> None:
    game, krid = voting("PRE", "Awe")
    game.pick("play", "Awe", level=level)
    game.pick("x", amount=2)
    assert [option.amount for option in game.options("gained for")] == [votes]
    assert krid.blood == 2


@pytest.mark.parametrize(("level", "blood", "pool"), [("pre", 5, 30), ("PRE", 3, 32)])
def test_voter_captivation_pays_for_the_votes(level: str, blood: int, pool: int) -> None:
    game, krid = voting("PRE", "Bewitching Oration", "Voter Captivation", blood=2)
    game.pick("card for")
    game.pick("play", "Bewitching Oration", level="pre")
    game.pick("gained for")
    go_on(game, lambda: may_play(game, "Voter Captivation"))
    game.pick("play", "Voter Captivation", level=level)
    if level == "PRE":
        game.pick("pool", amount=2)
    assert (krid.blood, game["Sarah"].pool) == (blood, pool)


def test_voter_captivation_is_not_offered_where_the_referendum_failed() -> None:
    game, _ = voting("PRE", "Voter Captivation")
    game.pick("card against")

    def over() -> bool:
        assert not may_play(game, "Voter Captivation")
        return game.table.action is None

    go_on(game, over)


def test_instantaneous_transformation_only_once_a_turn() -> None:
    game, krid, _ = bleeding("CEL PRO", *["Instantaneous Transformation"] * 2, blockers=0)
    go_on(game, lambda: may_play(game, "Instantaneous Transformation"))
    game.pick("play", "Instantaneous Transformation", level="CEL PRO")
    game.pass_all()
    assert not krid.locked
    game.pick("hunt", minion=krid)

    def over() -> bool:
        assert not may_play(game, "Instantaneous Transformation")
        return game.table.action is None

    go_on(game, over)


def test_a_modifier_of_the_hand_is_not_offered_to_whom_it_asks_too_much() -> None:
    game, _, _ = bleeding("dom", "Seduction")
    with pytest.raises(IllegalError):
        game.pick("play", "Seduction", level="DOM")


def test_domain_of_evernight_makes_the_combat_of_a_block_deadly() -> None:
    game, krid, (ira,) = bleeding("tem", "Domain of Evernight")
    game.pick("play", "Domain of Evernight", level="tem")
    block(game, ira)
    go_on(game, lambda: game.table.action is None)
    assert (krid.place.region, ira.place.region) == ("torpor", "torpor")


def test_what_is_so_if_the_action_is_blocked_is_not_so_in_the_combat_that_it_enters() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "tem for"), blood=8)
    kit = game.ready("Alexis", vampire("Kit", 5), blood=5)
    game.hand("Sarah", "Bum's Rush", "Domain of Evernight", "Dawn Operation")
    game.pick("action card", "Bum's Rush")
    for card, level in (("Domain of Evernight", "tem"), ("Dawn Operation", "for")):
        go_on(game, lambda card=card: may_play(game, card))
        game.pick("play", card, level=level)
    go_on(game, lambda: game.table.action is None)
    assert (krid.place.region, kit.place.region) == ("ready", "ready")
    assert kit.blood < 5, "there was a combat"


def test_an_action_modifier_is_cancelled_by_what_cancels_action_cards_or_action_modifiers() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "OBF"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4, "VIS"), blood=3)
    game.hand("Sarah", "Cloak the Gathering")
    game.hand("Alexis", "Scry the Hearthstone")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Cloak the Gathering"))
    game.pick("play", "Cloak the Gathering", level="obf")
    go_on(game, lambda: may_play(game, "Scry the Hearthstone", "VIS"))
    game.pick("play", "Scry the Hearthstone", level="VIS")
    go_on(game, lambda: game.table.action is None)
    assert "Cloak the Gathering" in game.names("Sarah", "ash heap")
    assert krid.blood == 4, "the block succeeded, and they fought"


def test_memory_rift_keeps_a_titled_vampire_away_and_its_stealth_needs_no_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, "dem obf", sect="Anarch"))
    prince = game.ready("Alexis", vampire("Prince", 8, title="prince of Rome"))
    game.ready("Alexis", vampire("Child", 3))
    game.ready("Alexis", vampire("Elder", 9))
    game.hand("Sarah", "Memory Rift")
    game.pick("bleed", minion=krid)
    game.pick("play", "Memory Rift", level="dem obf")
    game.pick("target", prince)
    go_on(game, lambda: bool(game.options("block")))
    assert game.table.action is not None and game.table.action.stealth == 1
    assert len(game.options("block")) == 2
    assert prince.id not in {option.copy for option in game.options("block")}


@pytest.mark.parametrize(("name", "card"), [("", "Faceless Night"), ("Ogwon", "Lost in Crowds")])
def test_who_fails_to_block_an_action_that_has_gone_on_is_hit_too(name: str, card: str) -> None:
    """Two fail to block, one before the block of another and one after it; nobody is hit twice."""
    game = table()
    krid = game.ready("Sarah", name or vampire("Krid", 7, "OBF"), blood=5)
    game.on(krid, "Protean")
    game.on(krid, "Protean")
    one, two = (game.ready("Alexis", vampire(each, 4), blood=3) for each in ("One", "Two"))
    guard = game.ready("Alexis", vampire("Guard", 9, text="+5 intercept."), blood=9)
    game.hand("Sarah", card, "Form of Mist")
    game.pick("bleed", minion=krid)
    block(game, one)
    game.pick("play", card, level="OBF")
    block(game, guard)
    go_on(game, lambda: may_play(game, "Form of Mist", "PRO"))
    game.pick("play", "Form of Mist", level="PRO")
    go_on(game, lambda: bool(game.options("yes")))
    game.pick("yes")
    block(game, two)
    assert [each.locked for each in (one, two)] == [card == "Faceless Night", False]
    game.pass_all()
    assert game["Alexis"].pool == 29
    assert [each.locked for each in (one, two)] == [card == "Faceless Night"] * 2
    assert [each.blood for each in (one, two)] == [2 if name else 3] * 2
