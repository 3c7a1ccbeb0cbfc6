"""Reaction cards, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import REFORM, block, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy


def bled(*cards: str, disciplines: str = "", acting: int = 4, of: str = "Alexis") -> tuple[Position, Copy, Copy]:
    """Krid of Sarah is about to bleed Alexis, who (or Justin) has Ira of capacity 7 with cards."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", acting), blood=4)
    ira = game.ready(of, vampire("Ira", 7, disciplines, title="prince of Chicago"), blood=4)
    game.hand(of, *cards)
    return game, krid, ira


def bleed(game: Position, minion: Copy, until: str) -> None:
    """The minion bleeds, and everybody does nothing until a card may be played."""
    game.pick("bleed", minion=minion)
    go_on(game, lambda: may_play(game, until))


def has_blocked(game: Position, minion: Copy) -> bool:
    """Whether a minion has blocked; the combat may be over."""
    return f"{game.name(minion)} blocks" in " ".join(game.log)


@pytest.mark.parametrize(
    ("card", "level", "disciplines"),
    [
        ("Wake with Evening's Freshness", "", ""),
        ("On the Qui Vive", "", ""),
        ("Forced Awakening", "", ""),
        ("Eyes of Argus", "AUS", "AUS"),
    ],
)
def test_a_locked_minion_wakes_and_blocks(card: str, level: str, disciplines: str) -> None:
    game, krid, ira = bled(card, disciplines=disciplines)
    game.rules.lock(ira)
    bleed(game, krid, card)
    game.pick("play", card, level=level)
    block(game, ira)
    assert has_blocked(game, ira)
    assert ira.blood == 3


@pytest.mark.parametrize(("moved", "asked"), [(True, "Krid bleeds Justin for 1"), (False, "Krid bleeds Alexis for 1")])
def test_what_is_asked_after_a_bleed_names_whom_it_has_bled(moved: bool, asked: str) -> None:
    game, krid, _ = bled("Deflection", disciplines="dom")
    game.hand("Sarah", "Patterns in the Chaos")
    game.on(krid, "Dementation")
    game.pick("bleed", minion=krid)
    if moved:
        go_on(game, lambda: may_play(game, "Deflection"))
        game.pick("play", "Deflection", level="dom")
        if game.options("methuselah"):
            game.pick("methuselah", seat="Justin")
    go_on(game, lambda: game.asked == "Sarah" and may_play(game, "Patterns in the Chaos"))
    assert game.question == f"{asked}: after it."


def test_an_unlocked_minion_can_not_wake() -> None:
    game, krid, _ = bled("On the Qui Vive")
    game.pick("bleed", minion=krid)
    assert not may_play(game, "On the Qui Vive")


@pytest.mark.parametrize(
    ("of", "disciplines", "held", "wanted"),
    [
        ("Alexis", "DOM", "Deflection", {"before block", "after blocks"}),
        ("Alexis", "", "Deflection", {"before block"}),
        ("Alexis", "DOM", "Ambush", {"before block"}),
        ("Justin", "DOM", "Deflection", set()),
    ],
)
def test_waking_is_of_use_only_where_the_woken_could_block_or_play_what_is_held(
    of: str, disciplines: str, held: str, wanted: set[str]
) -> None:
    """Alexis is bled: what Justin holds for bleeds of his own is no reason to ask him."""
    wake = "On the Qui Vive"
    game, krid, ira = bled(wake, held, disciplines=disciplines, of=of)
    game.rules.lock(ira)
    game.pick("bleed", minion=krid)
    offered: dict[str, bool] = {}

    def is_over() -> bool:
        for option in game.options("play"):
            if game.choice is not None and game.rules.name(game.table.copies[option.copy]) == wake:
                offered[game.choice.kind] = option.idle
        return game["Alexis"].pool < 30

    go_on(game, is_over)
    assert "after blocks" in offered
    assert {window for window, idle in offered.items() if not idle} == wanted


def test_forced_awakening_costs_a_blood_where_it_does_not_block() -> None:
    """LSJ 19990421: it is burned when the action begins to resolve."""
    game, krid, ira = bled("Forced Awakening")
    game.rules.lock(ira)
    bleed(game, krid, "Forced Awakening")
    game.pick("play", "Forced Awakening")
    assert ira.blood == 4
    game.pass_all()
    assert (ira.blood, game["Alexis"].pool) == (3, 29)


def test_on_the_qui_vive_once_between_unlock_phases_and_an_ally_pays_with_its_next() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    pug = game.ready("Sarah", vampire("Pug", 4))
    guard = game.ready("Alexis", ally("Guard"), locked=True)
    game.hand("Alexis", "On the Qui Vive", "On the Qui Vive")
    bleed(game, krid, "On the Qui Vive")
    game.pick("play", "On the Qui Vive")
    game.pass_all()
    game.pick("bleed", minion=pug)

    def over() -> bool:
        assert not may_play(game, "On the Qui Vive")
        return game.table.action is None

    go_on(game, over)
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert guard.locked
    go_on(game, lambda: game.table.active == 2)
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert not guard.locked


def test_second_tradition_unlocks_and_blocks_at_two_intercept_for_a_blood() -> None:
    game, krid, ira = bled("Second Tradition: Domain")
    game.rules.lock(ira)
    bleed(game, krid, "Second Tradition: Domain")
    assert {option.level for option in game.options("play")} == {"2"}
    game.pick("play", "Second Tradition: Domain", level="2")
    assert has_blocked(game, ira)
    # One for the card, one in the combat.
    assert (ira.locked, ira.blood) == (True, 2)


def test_second_tradition_needs_its_blood_and_the_right_to_block() -> None:
    """ANK 20210226, ANK 20180623: the blood must be there, and who may block does not change."""
    game, krid, ira = bled("Second Tradition: Domain")
    game.rules.lock(ira)
    game.rules.burn_blood(ira, 4)
    game.pick("bleed", minion=krid)

    def over() -> bool:
        assert not may_play(game, "Second Tradition: Domain")
        return game.table.action is None

    go_on(game, over)
    game, krid, ira = bled("Second Tradition: Domain", of="Justin")
    game.rules.lock(ira)
    game.pick("bleed", minion=krid)
    go_on(game, over)


def test_eagles_sight_blocks_whoever_is_bled_but_not_after_declining() -> None:
    game, krid, ira = bled("Eagle's Sight", disciplines="AUS", of="Justin")
    bleed(game, krid, "Eagle's Sight")
    game.pick("play", "Eagle's Sight", level="AUS")
    assert has_blocked(game, ira)
    game, krid, ira = bled("Eagle's Sight", disciplines="AUS")
    game.pick("bleed", minion=krid)
    game.passes()
    game.pick("no block")
    assert not may_play(game, "Eagle's Sight", "AUS")


@pytest.mark.parametrize("way", [0, 1])
def test_organized_resistance_helps_a_blocker_or_wakes_another(way: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4), blood=3)
    baron = game.ready("Alexis", vampire("Baron", 6, sect="Anarch", title="baron of Paris"), locked=True)
    other = game.ready("Alexis", vampire("Other", 4, sect="Anarch"), locked=way == 1)
    game.hand("Alexis", "Organized Resistance")
    game.pick("hunt", minion=krid)
    if way == 0:
        block(game, other)
    go_on(game, lambda: may_play(game, "Organized Resistance"))
    game.pick("play", "Organized Resistance")
    if way == 1:
        game.pick("target", other)
    assert has_blocked(game, other)
    assert baron.locked


def test_organized_resistance_wakes_nobody_who_could_not_attempt() -> None:
    """The other has no blood to burn for an attempt (ruling: not for who can’t attempt)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Samedi"))
    baron = game.ready("Alexis", vampire("Baron", 6, sect="Anarch", title="baron of Paris"), locked=True)
    other = game.ready("Alexis", vampire("Other", 4, sect="Anarch"), blood=0, locked=True)
    game.hand("Sarah", "Stiff Contempt")
    game.hand("Alexis", "Organized Resistance")
    game.pick("bleed", minion=krid)
    game.pick("play", "Stiff Contempt")
    go_on(game, lambda: may_play(game, "Organized Resistance"))
    game.pick("play", "Organized Resistance")
    go_on(game, lambda: has_blocked(game, baron))
    assert has_blocked(game, baron)
    assert other.locked


@pytest.mark.parametrize(
    ("card", "level", "disciplines", "acting", "offered"),
    [
        ("Redirection", "dom", "DOM", 4, True),
        ("Redirection", "dom", "DOM", 7, False),
        ("Redirection", "DOM", "DOM", 9, True),
        ("Murmur of the False Will", "DOM", "DOM", 9, False),
        ("Murmur of the False Will", "DOM", "DOM", 4, True),
        ("Telepathic Misdirection", "AUS", "AUS", 9, True),
    ],
)
def test_redirections_ask_for_the_age(card: str, level: str, disciplines: str, acting: int, *, offered: bool) -> None:
    game, krid, ira = bled(card, disciplines=disciplines, acting=acting)
    game.pick("bleed", minion=krid)
    seen = False

    def look() -> bool:
        nonlocal seen
        seen = seen or may_play(game, card, level)
        return seen or game.table.action is None

    go_on(game, look)
    assert seen == offered
    if offered:
        game.pick("play", card, level=level)
        game.pass_all()
        assert (game["Alexis"].pool, game["Justin"].pool, ira.locked) == (30, 29, True)


def test_my_enemys_enemy_sends_it_to_the_predators_predator_and_not_with_two() -> None:
    game, krid, _ = bled("My Enemy's Enemy", disciplines="AUS")
    bleed(game, krid, "My Enemy's Enemy")
    game.pick("play", "My Enemy's Enemy", level="AUS")
    game.pass_all()
    assert (game["Alexis"].pool, game["Justin"].pool) == (30, 29)
    game, krid, _ = bled("My Enemy's Enemy", disciplines="AUS")
    game.out("Justin")
    game.pick("bleed", minion=krid)

    def over() -> bool:
        assert not may_play(game, "My Enemy's Enemy", "AUS")
        return game.table.action is None

    go_on(game, over)


@pytest.mark.parametrize(("level", "left"), [("aus", 30), ("AUS", 30)])
def test_telepathic_counter_reduces_a_bleed(level: str, left: int) -> None:
    game, krid, _ = bled("Telepathic Counter", disciplines="AUS")
    bleed(game, krid, "Telepathic Counter")
    game.pick("play", "Telepathic Counter", level=level)
    game.pass_all()
    assert (game["Alexis"].pool, game.edge) == (left, "")


@pytest.mark.parametrize(("level", "locked"), [("dom", False), ("DOM", True)])
def test_obedience_ends_the_action_before_the_combat_and_it_can_not_be_repeated(level: str, *, locked: bool) -> None:
    """RTR 20180719: combat does not happen, nothing more can be played."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 7, "DOM", text="+1 intercept."), blood=4)
    game.hand("Alexis", "Obedience")
    game.pick("hunt", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Obedience"))
    game.pick("play", "Obedience", level=level)
    assert (game.table.action, krid.locked, ira.locked) == (None, locked, False)
    assert "hunt" not in [option.kind for option in game.options()]
    assert ("bleed" in [option.kind for option in game.options()]) != locked


def test_obedience_is_not_for_an_older_acting_vampire() -> None:
    game, krid, ira = bled("Obedience", disciplines="DOM", acting=9)
    game.pick("bleed", minion=krid)
    block(game, ira)

    def over() -> bool:
        assert not may_play(game, "Obedience")
        return game.table.action is None

    go_on(game, over)


def test_obedience_against_an_action_to_enter_combat() -> None:
    game, krid, ira = bled("Obedience", disciplines="DOM")
    game.hand("Sarah", "Bum's Rush")
    game.pick("action card", "Bum's Rush")
    go_on(game, lambda: may_play(game, "Obedience"))
    game.pick("play", "Obedience", level="dom")
    assert (game.table.combat, game.table.action, krid.locked, ira.locked) == (None, None, False, False)


def test_cats_guidance_unlocks_who_has_blocked() -> None:
    """RTR 19980623: it is played after all combats."""
    game, krid, ira = bled("Cats' Guidance", disciplines="ani")
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Cats' Guidance"))
    assert game.table.combat is None and ira.locked
    game.pick("play", "Cats' Guidance", level="ani")
    assert not ira.locked


def test_delaying_tactics_cancels_the_referendum_and_gives_the_card_back() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4), blood=3)
    pug = game.ready("Sarah", vampire("Pug", 4), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 7), blood=4)
    (reform,) = game.hand("Sarah", REFORM)
    game.hand("Alexis", "Delaying Tactics")
    game.pick("political", minion=krid)
    go_on(game, lambda: may_play(game, "Delaying Tactics"))
    game.pick("play", "Delaying Tactics")
    go_on(game, lambda: game.table.action is None)
    assert (krid.locked, ira.blood, game.names("Sarah", "hand"), reform.id) == (False, 3, ["Reform"], reform.id)
    assert "political" not in [option.kind for option in game.options()]
    assert not pug.locked


def test_guard_dogs_and_spirits_touch_bring_a_maneuver_into_the_combat_of_the_block() -> None:
    """LSJ 20010813: only in the combat that comes of the block."""
    game, krid, ira = bled("Guard Dogs", disciplines="ANI")
    game.rules.lock(ira)
    bleed(game, krid, "Guard Dogs")
    game.pick("play", "Guard Dogs", level="ANI")
    block(game, ira)
    go_on(game, lambda: bool(game.options("maneuver")))
    assert game.asked == "Alexis"


def test_protection_racket_has_more_against_the_titled() -> None:
    for title, blocked in (("prince of Rome", True), ("", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 4, title=title, text="+1 stealth."), blood=3)
        ira = game.ready("Alexis", vampire("Ira", 7, sect="Anarch"), blood=4)
        game.hand("Alexis", "Protection Racket")
        game.pick("hunt", minion=krid)
        block(game, ira)
        game.pick("play", "Protection Racket")
        game.pass_all()
        assert has_blocked(game, ira) == blocked


def test_deep_ecology_unlocks_for_a_blood() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4), blood=3)
    ira = game.ready("Alexis", vampire("Ira", 7, "pro", sect="Anarch"), blood=1, locked=True)
    game.hand("Alexis", "Deep Ecology")
    bleed(game, krid, "Deep Ecology")
    game.pick("play", "Deep Ecology", level="pro")
    assert (ira.locked, ira.blood) == (False, 0)
