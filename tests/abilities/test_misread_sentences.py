"""Sentences that were taken for something like them, found by reading cards beside what the referee makes of them."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes, pools, to_terms
from tests.abilities.table import table, texts
from tests.abilities.test_actions import acting
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import bled
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.reading import reading_of
from vtes_desktop.abilities.text.facts.requirements import circle_of
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.torpor.diablerie import blood_hunt


@pytest.mark.parametrize(("capacity", "prey"), [(10, True), (9, True), (10, False)])
def test_enkil_cog_is_played_after_a_bleed_of_ones_prey(capacity: int, prey: bool) -> None:
    """“Against your prey” is not “against you”; the vampire must be of capacity 10, the bleed successful."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, "DEM"))
    game.hand("Sarah", "Enkil Cog", "Kindred Spirits")
    if prey:
        game.pick("bleed", minion=krid)
    else:
        game.pick("action card", "Kindred Spirits", level="DEM")
        game.pick("bleed", seat="Justin")
    go_on(game, lambda: may_play(game, "Enkil Cog") or game.table.action is None)
    assert may_play(game, "Enkil Cog") == (capacity == 10 and prey)
    if capacity == 10 and prey:
        game.pick("play", "Enkil Cog")
        assert [game.name(game.table.copies[each]) for each in krid.attached] == ["Enkil Cog"]


@pytest.mark.parametrize(("card", "discipline"), [("Mental Maze", "obf"), ("Shattered Mirror", "dem")])
@pytest.mark.parametrize("superior", [False, True])
def test_who_plays_it_at_superior_stays_unlocked(card: str, discipline: str, superior: bool) -> None:
    """“As above, but do not lock this vampire”."""
    code = discipline.upper() if superior else discipline
    game, krid, ira = bled(card, disciplines=code)
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, card))
    game.pick("play", card, level=code)
    go_on(game, lambda: game.table.action is None)
    assert (ira.locked, game["Alexis"].pool, krid.locked) == (not superior, 30, True)


@pytest.mark.parametrize(("level", "stealth"), [("obf", 1), ("OBF", 2)])
def test_a_marked_path_gives_its_stealth_when_it_is_burned(level: str, stealth: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    game.ready("Alexis", ally("Guard"))
    path = game.on(krid, "Marked Path", marks={"level": level, "methuselahs": "1"})
    game.pick("bleed", minion=krid)
    block(game, next(each for each in game.rules.pile(1, "ready")))
    game.pick("use", path)
    assert game.table.action is not None
    assert (game.table.action.stealth, path.place.region) == (stealth, "ash heap")


def test_only_the_ready_count_for_the_exclusion_principle() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("Lone", 3, sect="Independent"))
        game.ready("Sarah", vampire("Rebel", 3, sect="Anarch"))
        game.torpor("Sarah", vampire("Sleeper", 3, sect="Anarch"))
        game.torpor("Alexis", vampire("Other", 3, sect="Independent"))

    game, _ = called("Exclusion Principle", title="prince of Chicago", lay=lay)
    passes(game)
    assert pools(game) == [32, 30, 30]


@pytest.mark.parametrize(
    ("minions", "actions"),
    [(("Anson",), 2), (("Anson", "Nana Buruku"), 2), (("Anson", "Cybele"), 3), (("Nana Buruku", "Cybele"), 3)],
)
def test_two_instead_of_one_is_two_however_often_it_is_said(minions: tuple[str, ...], actions: int) -> None:
    game = table()
    for name in minions:
        game.ready("Sarah", name)
    game.phase("master", of="Sarah")
    game.hand("Sarah", "Vessel")
    game.start()
    assert game.table.tally["master phase actions"] == actions


@pytest.mark.parametrize("card", ["Power Structure", "Powerbase: Rome", "Ventrue Headquarters"])
def test_a_blood_hunt_is_no_political_action(card: str) -> None:
    """Sec. 6.5.6: what speaks of a political action is not used in it, what speaks of any referendum is."""
    game = table()
    diablerist = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Sarah", vampire("Lucita", 6, clan="Lasombra"))
    copy = game.in_play("Sarah", card, counters={"counters": 3})
    game.start()
    game.referee = None
    offered = []
    choices = blood_hunt(game.rules, diablerist)
    choice = next(choices, None)
    while choice is not None:
        offered += [option.copy for option in choice.options]
        wanted = "yes" if choice.kind == "blood hunt" else "pass"
        kinds = [each.kind for each in choice.options]
        try:
            choice = choices.send((kinds.index(wanted) if wanted in kinds else len(kinds) - 1,))
        except StopIteration:
            break
    assert (copy.id in offered) == (card == "Ventrue Headquarters")


def test_all_are_locked_and_not_one_of_them() -> None:
    """“Lock all ready Tremere”: whoever controls them; those in torpor and others are not."""
    game = table()
    game.phase("master", of="Sarah")
    mine = game.ready("Sarah", vampire("Mine", 3, clan="Tremere"))
    theirs = game.ready("Alexis", vampire("Theirs", 5, clan="Tremere"))
    other = game.ready("Alexis", vampire("Other", 5, clan="Ventrue"))
    torpid = game.torpor("Justin", vampire("Torpid", 5, clan="Tremere"))
    game.hand("Sarah", "Letter from Vienna")
    game.pick("master", "Letter from Vienna")
    go_on(game, lambda: mine.locked)
    assert [each.locked for each in (mine, theirs, other, torpid)] == [True, True, False, False]


@pytest.mark.parametrize(("level", "locked"), [("dem", 1), ("DEM", 2)])
def test_a_wave_of_insanity_locks_an_ally_or_all_of_them(level: str, locked: int) -> None:
    game, _ = acting(level, "Wave of Insanity")
    guards = [game.ready("Alexis", ally("Guard")), game.ready("Justin", ally("Brute"))]
    game.pick("action card", "Wave of Insanity", level=level)
    if level == "dem":
        game.pick("target", guards[0])
    go_on(game, lambda: game.table.action is None)
    assert sum(each.locked for each in guards) == locked


@pytest.mark.parametrize(("level", "gained"), [("DOM/POT", [1, 1, 0]), ("dom/pot", [2, 0, 0])])
def test_magnetic_authority_feeds_one_or_each_uncontrolled_sabbat_vampire(level: str, gained: list[int]) -> None:
    code = level.split("/")[0]
    game = table()
    path = {"path": "Power and the Inner Voice"}
    krid = game.ready("Sarah", vampire("Krid", 8, code, title="archbishop of Rome", sect="Sabbat"), marks=path)
    laid = [game.uncontrolled("Sarah", vampire(name, 6, sect="Sabbat")) for name in ("One", "Two")]
    laid.append(game.uncontrolled("Sarah", vampire("Loyal", 6, sect="Camarilla")))
    game.hand("Sarah", "Magnetic Authority", "Autarkis Persecution")
    game.pick("political", "Autarkis Persecution", minion=krid)
    to_terms(game)
    game.pick("card for")
    game.pick("title for")
    go_on(game, lambda: may_play(game, "Magnetic Authority"))
    game.pick("play", "Magnetic Authority", level=level)
    if code == "dom":
        game.pick("target", laid[0])
    go_on(game, lambda: game.table.action is None)
    assert [each.blood for each in laid] == gained


@pytest.mark.parametrize(("kin", "when"), [("Azaniel", "blocked"), ("Theo Bell", "blocked"), ("Azaniel", "before")])
def test_claiming_the_body_is_for_another_of_the_circle_when_one_is_blocked(kin: str, when: str) -> None:
    """Not for the blocked one itself, for nobody of another circle, and not before there is a block."""
    brothers = [card for card in table().rules.catalogue.crypt if circle_of(card) and card.clans == ("Blood Brother",)]
    one = brothers[0]
    other = next(card for card in brothers[1:] if circle_of(card) == circle_of(one) and card.name != one.name)
    game = table()
    krid = game.ready("Sarah", one)
    game.ready("Sarah", other if kin == "Azaniel" else kin)
    guard = game.ready("Alexis", ally("Guard"))
    game.hand("Sarah", "Claiming the Body")
    game.pick("bleed", minion=krid)
    if when == "before":
        game.pick("no block")
        go_on(game, lambda: may_play(game, "Claiming the Body") or game.table.action is None)
        assert game["Alexis"].pool == 29
        return
    block(game, guard)
    go_on(game, lambda: may_play(game, "Claiming the Body") or game.table.action is None)
    assert may_play(game, "Claiming the Body") == (kin == "Azaniel")
    if kin == "Azaniel":
        assert krid.id not in {option.minion for option in game.options("play")}
        game.pick("play", "Claiming the Body", level="san")
        go_on(game, lambda: game.table.action is None)
        assert guard.locked
        assert not any("Combat" in line for line in game.log)


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_a_day_operation_is_played_as_the_action_is_announced(level: str) -> None:
    """At superior also while a minion attempts to block; the modifiers of any time come after what is announced."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, f"{level} DOM"))
    watcher = game.ready("Alexis", vampire("Watcher", 4))
    game.hand("Sarah", "Day Operation", "Conditioning")
    game.pick("bleed", minion=krid)
    assert may_play(game, "Day Operation", level)
    assert not may_play(game, "Conditioning")
    game.passes()
    assert may_play(game, "Conditioning")
    assert not may_play(game, "Day Operation")
    block(game, watcher)
    assert may_play(game, "Day Operation") == (level == "FOR")


@pytest.mark.parametrize(("level", "there"), [("pre", "ally"), ("tem", "younger"), ("TEM", "younger")])
def test_a_recurring_contemplation_is_for_one_of_those_it_names(level: str, there: str) -> None:
    """At [tem] an ally *or* a younger vampire: no ally need be there."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, level))
    guard = game.ready("Alexis", ally("Guard") if there == "ally" else vampire("Young", 3))
    old = game.ready("Alexis", vampire("Old", 9))
    game.hand("Sarah", "Recurring Contemplation")
    game.pick("bleed", minion=krid)
    game.pick("play", "Recurring Contemplation", level=level)
    go_on(game, lambda: bool(game.options("block")))
    assert {option.copy for option in game.options("block")} == {old.id}
    assert guard.locked == (level == "TEM")
    assert krid.blood == (5 if level == "TEM" else 6)


def test_horrific_countenance_waits_for_a_block() -> None:
    """“Only usable when this vampire is blocked”: not before, and the action can't be blocked any more then."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "pro"))
    guard = game.ready("Alexis", vampire("Guard", 4))
    game.hand("Sarah", "Horrific Countenance")
    game.pick("bleed", minion=krid)
    assert game.options("block")
    game.pick("block", guard)
    assert may_play(game, "Horrific Countenance")
    game.pick("play", "Horrific Countenance")
    go_on(game, lambda: game.table.action is None)
    assert (game["Alexis"].pool, guard.locked) == (29, False)


@pytest.mark.parametrize("ayes", [2, 3])
def test_high_aye_wants_three_aye(ayes: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Laibon"))
    for _ in range(ayes):
        game.on(krid, "Aye")
    guard = game.ready("Alexis", ally("Guard"))
    game.hand("Sarah", "High Aye")
    game.pick("bleed", minion=krid)
    game.pick("block", guard)
    assert may_play(game, "High Aye") == (ayes == 3)


def test_virtuosa_gives_bleed_where_no_stealth_is_needed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "mel"))
    game.hand("Sarah", "Virtuosa")
    game.pick("bleed", minion=krid)
    game.pick("play", "Virtuosa", level="mel")
    go_on(game, lambda: bool(game.options("way")) or game.table.action is None)
    if game.options("way"):
        game.pick("way", amount=0)
    go_on(game, lambda: game.table.action is None)
    assert game["Alexis"].pool == 27


@pytest.mark.parametrize("counters", [0, 2])
def test_despair_steals_the_acting_minion_once_it_is_corrupt_enough(counters: int) -> None:
    """The corruption counters of the acting minion are counted, and that is who is stolen."""
    game, krid, ira = bled("Revelation of Despair", disciplines="SER", acting=3)
    krid.counters["corruption 1"] = counters
    game.pick("bleed", minion=krid)
    block(game, ira)
    go_on(game, lambda: may_play(game, "Revelation of Despair"))
    game.pick("play", "Revelation of Despair", level="SER")
    go_on(game, lambda: bool(game.options("yes")) or game.table.action is None)
    assert bool(game.options("yes")) == (counters == 2)
    if counters == 2:
        game.pick("yes")
        assert (krid.controller, krid.counters.get("corruption 1", 0)) == (1, 0)


def test_only_a_vampire_plays_what_requires_a_vampire() -> None:
    """An ally can play what requires nothing (sec. 1.6.3), and not this."""
    game = table()
    game.ready("Sarah", ally("Brute"))
    game.hand("Sarah", "Baltimore Purge", "Computer Hacking")
    offered = {option.copy for option in game.options("action card")}
    assert {game.name(game.table.copies[copy]) for copy in offered} == {"Computer Hacking"}


def test_suppressing_fire_is_for_an_attempt_to_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(game.ready("Sarah", ally("Gunman")), ".44 Magnum")
    guard = game.ready("Alexis", ally("Guard"))
    game.hand("Sarah", "Suppressing Fire")
    game.pick("bleed", minion=krid)
    assert game.options("block")
    game.pick("block", guard)
    assert may_play(game, "Suppressing Fire")


def read(name: str) -> str:
    """How the referee reads a card, as one text."""
    game = table()
    card = game.card(name)
    return " ".join(reading_of(card, texts().of(card)))


@pytest.mark.parametrize(
    ("card", "said", "unsaid"),
    [
        ("Army of Rats", "at +1 stealth", "directed at another Methuselah"),
        ("Procurer", "an action to recruit an ally at +1 stealth", "recruit an ally at +2 stealth"),
        ("Invoking the Beast", "before range is determined", ""),
        ("Theo Bell", "or a ready vampire that is justicar that you control", "justicar, whoever"),
        ("Second Tradition: Domain", "prince or justicar", "prince and justicar"),
        ("Camarilla's Iron Fist", "camarilla and titled", "titled or"),
    ],
)
def test_a_judge_hears_it_as_it_is_played(card: str, said: str, unsaid: str) -> None:
    assert said in read(card)
    assert not unsaid or unsaid not in read(card)


@pytest.mark.parametrize("card", ["Thadius Zho", "Nephandus", "The Vozhd of Sofia"])
def test_a_printed_strike_is_offered_once(card: str) -> None:
    """Two equal options would do the same."""
    game = table()
    acting_ally = game.ready("Sarah", card)
    blocker = game.ready("Alexis", vampire("Krid", 3))
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=acting_ally)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", blocker)
    go_on(game, lambda: bool(game.options("hand strike")))
    assert [option.kind for option in game.options("strike") + game.options("use")] == ["strike"]


@pytest.mark.parametrize(("card", "level"), [("Armor of Caine's Fury", "VAL"), ("Tranquility Shield", "FOR")])
def test_two_points_of_prevention_are_not_one_and_two(card: str, level: str) -> None:
    """“As above, but this vampire can prevent 2 damage each round”: 2, not 3 as two equal options."""
    text = texts().of(table().card(card))
    words = [word for each in text.readings if each.level == level for word in each.words]
    assert [word.amount for word in words if hasattr(word, "amount")] == [2]


@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize(("card", "must"), [("Renegade Garou", True), ("AK-47", False)])
def test_an_additional_strike_that_is_not_optional_is_made(card: str, must: bool, taken: bool) -> None:
    """Ruling on Renegade Garou: its additional strike is mandatory; that of a gun is not."""
    game = table()
    armed = card == "AK-47"
    krid = game.ready("Sarah", vampire("Krid", 6) if armed else card)
    if armed:
        game.on(krid, card)
    foe = game.ready("Alexis", ally("Foe", 9, strength=0))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", foe)
    if armed:
        go_on(game, lambda: bool(game.options("weapon")))
        game.pick("weapon")
    go_on(game, lambda: bool(game.options("additional strike")))
    if taken:
        game.pick("additional strike")
    go_on(game, lambda: game.table.action is None or bool(game.options("weapon")))
    if game.options("weapon"):
        game.pick("weapon")
    go_on(game, lambda: game.table.action is None)
    assert foe.blood == 9 - 2 * (2 if must or taken else 1)


@pytest.mark.parametrize(
    ("card", "said"),
    [("Lena Rowe", "It cannot receive titles."), ("Renegade Garou", "It gives 1 additional strike each round")],
)
def test_a_judge_hears_what_is_forbidden_and_what_must_be(card: str, said: str) -> None:
    assert said in read(card)


@pytest.mark.parametrize("used", [True, False])
@pytest.mark.parametrize("card", ["Wolf Claws", "Lambach", "Baba Yaga, the Iron Hag"])
def test_hands_are_made_aggravated_once_both_strikes_are_chosen(card: str, used: bool) -> None:
    """Rulings [RTR 19960112]: until strikes resolve, for the strike that is chosen already."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "pro") if card == "Wolf Claws" else card)
    foe = game.ready("Alexis", vampire("Foe", 6))
    game.hand("Sarah", "Wolf Claws")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", foe)
    go_on(game, lambda: game.question == "The strikes are chosen." or game.table.action is None)
    kind = "play" if card == "Wolf Claws" else "use"
    assert game.options(kind)
    if used:
        game.pick(kind)
    go_on(game, lambda: game.table.action is None)
    assert foe.place.region == ("torpor" if used else "ready")
