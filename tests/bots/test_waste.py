"""What a computer player throws nothing away on: each kind of waste in a position."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from tests.bots.positions import decided, knowledge, seen, until
from vtes_desktop.abilities.position import Position
from vtes_desktop.bots.evaluate import combat_value
from vtes_desktop.bots.judges import reactions, targets
from vtes_desktop.bots.judges.victims import has_beneficiary
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.reason import Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.table.asking import Option
from vtes_desktop.table.situation import Action


def bled_with_govern(blood: int) -> Position:
    """Sarah has announced a bleed by Govern the Unaligned, whose cost is paid as it resolves; Conditioning, that costs
    blood too, is in her hand."""
    game = table()
    sheila = game.ready("Sarah", "Ingrid Rossler", blood=blood)
    game.hand("Sarah", "Govern the Unaligned", "Conditioning")
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=sheila, level="dom")
    return game


def plays_conditioning(game: Position) -> bool:
    """Whether Sarah plays it in any window of the action."""
    while game.choice is not None and game.choice.kind != "minion phase":
        if game.asked == "Sarah" and decided(game).kind == "play":
            return True
        game.passes()
    return False


@pytest.mark.parametrize(("blood", "plays"), [(1, False), (4, True)])
def test_the_blood_that_the_action_costs_is_not_spent_on_modifiers(blood: int, plays: bool) -> None:
    assert plays_conditioning(bled_with_govern(blood)) is plays


def test_fame_is_put_on_the_vampire_of_another() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    other = game.ready("Alexis", "Cailean")
    game.hand("Sarah", "Fame")
    game.phase("master", of="Sarah")
    game.pick("master")
    assert {option.copy for option in game.options("target")} >= {other.id}
    assert decided(game).copy == other.id


def test_fame_is_not_played_where_one_has_the_only_vampire() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.hand("Sarah", "Fame")
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == "pass"


@pytest.mark.parametrize(("blood", "kind"), [(7, "pass"), (4, "master")])
def test_blood_is_given_to_who_has_room_for_it(blood: int, kind: str) -> None:
    game = table()
    game.ready("Sarah", "Theo Bell", blood=blood)
    game.hand("Sarah", "Life in the City")
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == kind


def test_of_two_copies_of_a_vampire_just_one_is_filled() -> None:
    game = table()
    first = game.uncontrolled("Sarah", "Cailean", blood=3)
    second = game.uncontrolled("Sarah", "Cailean", blood=2)
    game.pool("Sarah", 28)
    game.phase("influence", of="Sarah")
    filled = set()
    while game.choice is not None and game.choice.kind == "transfers" and game.asked == "Sarah":
        option = decided(game)
        if option.kind != "transfer":
            break
        filled.add(option.copy)
        game.pick("transfer", game.table.copies[option.copy])
    assert filled <= {first.id} or filled <= {second.id}


@pytest.mark.parametrize(("pool", "kind"), [(29, "master"), (10, "pass")])
def test_a_card_that_costs_pool_is_played_by_who_has_plenty(pool: int, kind: str) -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.hand("Sarah", "The Parthenon")
    game.pool("Sarah", pool)
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == kind


@pytest.mark.parametrize(("whose", "plays"), [("Justin", False), ("Alexis", True)])
def test_who_may_not_block_anyway_is_not_kept_from_it(whose: str, plays: bool) -> None:
    game = table("Sarah", "Alexis", "Justin", "Mary")
    sheila = game.ready("Sarah", "Ingrid Rossler", blood=6)
    game.ready(whose, "Anarch Convert")
    game.hand("Sarah", "Seduction")
    game.pool("Alexis", 6)
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=sheila)
    assert plays_conditioning(game) is plays


@pytest.mark.parametrize(("also", "wakes"), [((), False), (("Eyes of Argus",), False), (("Enhanced Senses",), True)])
def test_nobody_is_woken_by_the_card_whose_intercept_the_block_would_need(also: tuple[str, ...], wakes: bool) -> None:
    """Eyes of Argus wakes a minion or gives it intercept; one copy does not do both, and a minion plays no two."""
    game = table()
    game.ready("Sarah", "Gwendolyn Fleming", locked=True)
    game.hand("Sarah", "Eyes of Argus", *also)
    game.pool("Sarah", 3)
    rival = game.ready("Justin", "Ingrid Rossler", blood=5)
    game.hand("Justin", "Dominate Kine")
    game.phase("minion", of="Justin")
    game.pick("action card", minion=rival, level="dom")
    assert game.asked == "Sarah"
    assert game.options("play")
    assert (decided(game).kind == "play") is wakes


def test_intercept_that_only_helps_against_directed_actions_is_not_counted_on_for_others() -> None:
    game = table()
    gwen = game.ready("Sarah", "Gwendolyn Fleming")
    game.hand("Sarah", "Eyes of Argus")
    hunter = game.ready("Justin", "Ingrid Rossler", blood=2)
    game.phase("minion", of="Justin")
    view = seen(game)
    blocker = view.table.copies[gwen.id]
    view.table.action = Action("hunt", hunter.id, hunter.controller, stealth=1)
    assert not view.reaches(blocker)
    view = View(view.table, 0, knowledge(), weights_of())
    view.table.action = Action("bleed", hunter.id, hunter.controller, seats=(0,), stealth=1)
    assert view.reaches(blocker)


def test_what_is_unique_is_not_played_beside_ones_own() -> None:
    game = table()
    lambach = game.ready("Sarah", "Lambach")
    game.on(lambach, "Enkil Cog")
    game.hand("Sarah", "Enkil Cog")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=lambach)
    while game.choice is not None and game.choice.kind not in ("after resolution", "minion phase"):
        game.passes()
    assert any(game.table.copies[option.copy].place.region == "hand" for option in game.options("play"))
    assert decided(game).kind == "pass"


@pytest.mark.parametrize(("pool", "cancels"), [(2, False), (9, True)])
def test_the_last_pool_is_not_paid_to_cancel_a_card(pool: int, cancels: bool) -> None:
    game = table()
    game.ready("Justin", "Ulugh Beg, The Watcher")
    lucita = game.ready("Sarah", "Lucita", blood=8)
    game.hand("Justin", "Golconda: Inner Peace")
    game.pool("Sarah", pool)
    game.phase("master", of="Justin")
    game.pick("master")
    game.pick("target", lucita)
    assert game.asked == "Sarah"
    assert game.options("use")
    assert (decided(game).kind == "use") is cancels


@pytest.mark.parametrize(("blood", "kind"), [(1, "no"), (3, "yes")])
def test_an_action_goes_on_only_where_its_cost_can_still_be_paid(blood: int, kind: str) -> None:
    """Form of Mist takes a blood for it, Govern the Unaligned costs one as it resolves."""
    view, option = bleeding_on(blood)
    question = "Form of Mist: burn 1 blood to continue the action"
    assert targets.yes_or_no(view, option[kind], question, option["yes"].copy).score > 0


def bleeding_on(blood: int) -> tuple[View, dict[str, Option]]:
    """Sarah's minion bleeds by Govern the Unaligned, and may have that go on by Form of Mist; and her options."""
    game = bled_with_govern(blood)
    (mist,) = game.hand("Sarah", "Form of Mist")
    view = seen(game)
    return view, {kind: Option(kind, kind, copy=mist.id) for kind in ("yes", "no")}


def test_what_changes_nothing_yet_waits() -> None:
    """A bleed is increased once it is known that nobody blocks."""
    game = bled_with_govern(4)
    game.ready("Alexis", "Cailean", blood=1)
    game.ready("Justin", "Theo Bell")
    windows = []
    while game.choice is not None and game.choice.kind != "minion phase":
        if game.asked == "Sarah" and game.options("play"):
            windows.append((game.choice.kind, decided(game).kind))
        game.passes()
    assert ("before block", "pass") in windows
    assert ("after blocks", "play") in windows


def test_of_two_minions_who_could_redirect_a_bleed_one_is_woken() -> None:
    game = table()
    game.ready("Sarah", "Ulugh Beg, The Watcher", locked=True)
    game.ready("Sarah", "Gwendolyn Fleming", locked=True)
    game.hand("Sarah", "On the Qui Vive", "Wake with Evening's Freshness", "Telepathic Misdirection")
    game.pool("Sarah", 9)
    rival = game.ready("Justin", "Michael Luther", blood=3)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    choice = game.choice
    assert choice is not None
    mind = Mind(knowledge(), choice.seat, seed="same")
    assert decided(game, mind=mind).kind == "play"
    assert decided(game, mind=mind).kind == "pass"


def test_who_could_redirect_by_another_card_is_not_woken_beside_one_who_is_awake() -> None:
    game = table()
    game.ready("Sarah", "Gwendolyn Fleming", locked=True)
    game.ready("Sarah", "Lucita", locked=True)
    game.hand("Sarah", "On the Qui Vive", "Wake with Evening's Freshness", "Telepathic Misdirection", "Deflection")
    game.pool("Sarah", 9)
    rival = game.ready("Justin", "Michael Luther", blood=3)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    choice = game.choice
    assert choice is not None
    mind = Mind(knowledge(), choice.seat, seed="same")
    assert decided(game, mind=mind).kind == "play"
    assert decided(game, mind=mind).kind == "pass"


@pytest.mark.parametrize(("locked", "kind"), [(True, "play"), (False, "pass")])
def test_nobody_is_woken_for_a_block_that_another_who_is_unlocked_will_attempt(locked: bool, kind: str) -> None:
    game = table()
    game.ready("Sarah", "Theo Bell", locked=locked)
    game.ready("Sarah", "Gilbert Duane", locked=True)
    game.hand("Sarah", "On the Qui Vive")
    game.pool("Sarah", 9)
    rival = game.ready("Justin", "Michael Luther", blood=3)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    assert decided(game).kind == kind


def test_who_lacks_one_blood_comes_out_where_another_takes_too_much_pool() -> None:
    game = table()
    nearly = game.uncontrolled("Sarah", "Michael Luther", blood=3)
    game.uncontrolled("Sarah", "Lucita", blood=5)
    game.ready("Sarah", "Theo Bell")
    game.pool("Sarah", 4)
    game.phase("influence", of="Sarah")
    picked = decided(game)
    assert (picked.kind, picked.copy) == ("transfer", nearly.id)


@pytest.mark.parametrize(("pool", "kind"), [(4, "transfer"), (2, "pass")])
def test_who_lacks_one_blood_is_not_kept_waiting(pool: int, kind: str) -> None:
    """Whoever comes out can block, too."""
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.uncontrolled("Sarah", "Lucita", blood=7)
    for name in ("Michael Luther", "Diana Vick", "Cailean"):
        game.ready("Justin", name)
    game.pool("Sarah", pool)
    game.phase("influence", of="Sarah")
    assert game.options("transfer")
    assert decided(game).kind == kind


def test_nobody_hires_hunters_for_her_own_minion() -> None:
    """Contract asks for its hunter first, whom others may control: that is left to people."""
    game = table()
    game.ready("Sarah", "Fatima al-Faqadi")
    game.hand("Sarah", "Contract")
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == "pass"


def test_a_use_that_gives_blood_is_left_where_those_it_is_for_have_no_need() -> None:
    game = table()
    game.in_play("Sarah", "Ecoterrorists")
    game.ready("Sarah", "Ingrid Rossler")
    game.uncontrolled("Sarah", "Ingrid Rossler", blood=1)
    game.uncontrolled("Sarah", "Theo Bell", blood=1)
    game.phase("influence", of="Sarah")
    assert game.options("use"), "Ingrid, whom she controls already, could get blood"
    assert decided(game).kind != "use"


def test_an_unlocked_minion_is_not_unlocked() -> None:
    game = table()
    horseed = game.ready("Sarah", "Mylan Horseed")
    elder = game.ready("Sarah", "Fatima al-Faqadi")
    view = seen(game)
    (facts,) = (each for each in view.knowledge.all_facts(view.knowledge.catalogue.cards[horseed.card]) if each.turns)
    source, minion = view.table.copies[horseed.id], view.table.copies[elder.id]
    assert not has_beneficiary(view, facts, source, source)
    minion.locked = True
    assert has_beneficiary(view, facts, source, source)


def test_alexandra_unlocks_ones_own_or_locks_anothers_and_else_does_nothing() -> None:
    for mine_locked, other_locked, kind in ((True, True, "unlock"), (False, False, "lock"), (False, True, "")):
        game = table()
        alexandra = game.ready("Sarah", "Alexandra")
        mine = game.ready("Sarah", "Anneke", locked=mine_locked)
        other = game.ready("Alexis", "Cailean", clan="Toreador", locked=other_locked)
        game.phase("master", of="Sarah")
        if not kind:
            assert decided(game).kind != "use"
            continue
        game.pick("use", alexandra)
        mind = Mind(knowledge(), 0)
        chosen = decided(game, mind=mind)
        assert chosen.copy == (mine.id if kind == "unlock" else other.id)
        game.pick("target", target=game.rules.copy(chosen.copy))
        assert decided(game, mind=mind).text == kind


def test_golconda_takes_nobody_whose_capacity_feeds_the_prey() -> None:
    game = table()
    game.ready("Alexis", "Democritus")
    game.pool("Alexis", 10)
    game.hand("Sarah", "Golconda: Inner Peace")
    game.phase("master", of="Sarah")
    assert decided(game).kind != "master"


@pytest.mark.parametrize("other", [False, True])
def test_marciana_gives_intercept_to_another_who_blocks_and_does_not_lock_herself_out_of_a_block(other: bool) -> None:
    game = table()
    marciana = game.ready("Sarah", "Marciana Giovanni, Investigator")
    vick = game.ready("Sarah", "Diana Vick", blood=3, locked=not other)
    game.pool("Sarah", 3)
    rival = game.ready("Justin", "Gilbert Duane")
    game.hand("Justin", "Cloak the Gathering")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    while not game.options("block"):
        game.passes()
    game.pick("block", vick if other else marciana)
    game.pick("play", "Cloak the Gathering", level="obf")
    while not game.options("use"):
        game.passes()
    assert decided(game).kind == ("use" if other else "pass")
    if other:
        game.pick("use")
        assert decided(game).copy == vick.id


@pytest.mark.parametrize(("blood", "tolled", "plays"), [(1, True, False), (2, True, True), (1, False, True)])
def test_no_action_is_announced_whose_toll_could_not_be_paid(blood: int, tolled: bool, plays: bool) -> None:
    """Talons of the Dead has directed actions cost a blood more; Govern the Unaligned costs one."""
    game = table()
    game.pool("Alexis", 3)
    bearer = game.ready("Sarah", "Ingrid Rossler", blood=blood)
    if tolled:
        game.on(bearer, "Talons of the Dead")
    game.hand("Sarah", "Govern the Unaligned")
    game.phase("minion", of="Sarah")
    assert any(each.level == "dom" for each in game.options("action card")) is plays
    assert (decided(game).kind == "action card" and decided(game).level == "dom") is plays


@pytest.mark.parametrize("tolled", [True, False])
def test_an_ally_announces_no_action_for_which_blood_is_asked(tolled: bool) -> None:
    game = table()
    game.pool("Alexis", 3)
    ally = game.ready("Sarah", "Gregory Winter")
    if tolled:
        game.on(ally, "Talons of the Dead")
    game.phase("minion", of="Sarah")
    assert bool(game.options("bleed")) is not tolled
    assert decided(game).kind == ("pass" if tolled else "bleed")


def test_whom_a_contract_lets_fight_is_ones_best_for_that() -> None:
    game = table()
    weak = game.ready("Sarah", "Warmaksan", blood=1)
    strong = game.ready("Sarah", "Tegyrius, Vizier", blood=9)
    game.ready("Alexis", "Theo Bell")
    game.hand("Sarah", "Priority Contract")
    game.phase("master", of="Sarah")
    game.pick("master")
    assert {each.copy for each in game.options("target")} == {weak.id, strong.id}
    assert decided(game).copy == strong.id


def test_gemini_gives_her_prey_no_pool() -> None:
    game = table()
    game.ready("Sarah", "Gemini")
    game.uncontrolled("Alexis", "Theo Bell", blood=3)
    game.phase("unlock", of="Sarah")
    while game.choice is not None and not game.options("use"):
        game.passes()
    assert decided(game).kind == "pass"


def test_an_ally_that_is_harmed_is_another_s() -> None:
    """At the superior level only others' allies may be chosen: at the basic one it is no less one of theirs."""
    game = table("Sarah", "Alexis", "Justin", "Mary", "Renata")
    actor = game.ready("Sarah", "Apache Jones", blood=5)
    mine = game.ready("Sarah", "Carlton Van Wyk")
    other = game.ready("Justin", "Carlton Van Wyk")
    game.hand("Sarah", "Restructure")
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=actor, level="dem")
    while game.choice is not None and not game.options("target"):
        game.passes()
    assert {option.copy for option in game.options("target")} == {mine.id, other.id}
    assert decided(game).copy == other.id


@pytest.mark.parametrize(("whose", "kind"), [("Justin", "pass"), ("Alexis", "card in play")])
def test_no_friend_is_harmed_where_nobody_else_can_be(whose: str, kind: str) -> None:
    """Whoever keeps the predator busy is one."""
    game = table("Sarah", "Alexis", "Justin", "Mary")
    game.ready("Sarah", "Nephandus")
    game.torpor("Sarah", "Tupdog")
    game.torpor(whose, "Cailean", blood=0)
    for other in ("Alexis", "Mary"):
        game.ready(other, "Theo Bell", blood=7)
    game.phase("minion", of="Sarah")
    assert game.options("card in play")
    assert (decided(game).kind == "card in play") is (kind == "card in play")


@pytest.mark.parametrize("locked", [False, True])
def test_a_card_for_locked_minions_is_not_counted_on_by_who_is_unlocked(locked: bool) -> None:
    """Eyes of the Wild is played by a locked minion only."""
    game = table()
    gangrel = game.ready("Sarah", "Massimiliano", locked=locked)
    game.hand("Sarah", "Eyes of the Wild")
    rival = game.ready("Justin", "Ingrid Rossler", blood=5)
    view = seen(game)
    view.table.action = Action("bleed", rival.id, rival.controller, seats=(0,), stealth=1, step="block")
    assert view.reaches(view.table.copies[gangrel.id]) is locked


@pytest.mark.parametrize("again", [False, True])
def test_nobody_counts_on_a_second_copy_of_a_card_that_it_has_played_in_the_action(again: bool) -> None:
    game = table()
    gwen = game.ready("Sarah", "Gwendolyn Fleming")
    (senses,) = game.hand("Sarah", "Enhanced Senses")
    rival = game.ready("Justin", "Ingrid Rossler", blood=5)
    view = seen(game)
    view.table.action = Action("bleed", rival.id, rival.controller, seats=(0,), stealth=1)
    view.played = frozenset({(gwen.id, senses.card)}) if again else frozenset()
    assert view.reaches(view.table.copies[gwen.id]) is not again


def test_of_two_levels_that_are_worth_the_same_the_superior_one_is_played() -> None:
    """Deflection locks its vampire at the inferior level."""
    game = table()
    game.ready("Sarah", "Lucita", blood=8)
    game.hand("Sarah", "Deflection")
    game.pool("Sarah", 2)
    rival = game.ready("Justin", "Ingrid Rossler", blood=5)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    while game.choice is not None and not (game.asked == "Sarah" and game.options("play")):
        game.passes()
    while game.choice is not None and decided(game).kind != "play":
        game.passes()
    assert {option.level for option in game.options("play")} == {"dom", "DOM"}
    assert decided(game).level == "DOM"


def test_a_superior_level_that_cannot_be_told_is_worth_no_less_than_the_inferior_one() -> None:
    game = table()
    anson = game.ready("Sarah", "Anson", blood=4)
    game.hand("Sarah", "Voter Captivation", "Kine Resources Contested")
    game.phase("minion", of="Sarah")
    game.pick("political", minion=anson)
    while game.choice is not None and game.choice.kind != "after resolution":
        if game.asked == "Sarah" and game.referee is not None and game.choice.kind in ("points", "polling"):
            game.referee.answer(game.choice.options.index(decided(game)))
        else:
            game.passes()
    assert {option.level for option in game.options("play")} == {"pre", "PRE"}
    assert decided(game).level == "PRE"


def test_who_searches_for_a_conviction_takes_one() -> None:
    game = table()
    game.uncontrolled("Sarah", "Maman Boumba", blood=5)
    game.library("Sarah", "React with Conviction", "Govern the Unaligned")
    game.phase("influence", of="Sarah")
    until(game, "conviction")
    assert decided(game).kind == "yes"
    game.pick("yes")
    assert {option.kind for option in game.options()} >= {"conviction"}
    assert decided(game).kind == "conviction"


def bled_by_govern(pool: int) -> Position:
    """Justin's Ingrid bleeds Sarah with stealth for 3; Sarah holds what gives intercept and what cancels a minion
    card."""
    game = table()
    game.ready("Sarah", "Gwendolyn Fleming", blood=5)
    game.hand("Sarah", "Telepathic Misdirection", "Dark Influences")
    game.pool("Sarah", pool)
    rival = game.ready("Justin", "Ingrid Rossler", blood=5)
    game.hand("Justin", "Govern the Unaligned")
    game.phase("minion", of="Justin")
    game.pick("action card", minion=rival, level="dom")
    return game


def test_nobody_cancels_the_card_that_it_is_playing() -> None:
    game = bled_by_govern(4)
    while game.choice is not None and not any(
        option.kind == "play" and option.level for option in game.options("play") if game.asked == "Sarah"
    ):
        game.passes()
    level = game.options("play")[0].level
    game.pick("play", "Telepathic Misdirection", level=level)
    until(game, "as played")
    assert game.choice is not None
    assert game.asked == "Sarah"
    assert game.table.copies[game.choice.about].controller == game.choice.seat
    assert decided(game).kind == "pass"


def test_a_bleed_that_would_oust_is_cancelled_as_it_is_played() -> None:
    game = bled_by_govern(3)
    until(game, "as played")
    assert game.choice is not None
    assert game.table.copies[game.choice.about].controller != game.choice.seat
    assert decided(game).kind != "pass"


def test_a_block_that_was_attempted_for_the_combat_is_made_good() -> None:
    game = table()
    strong = game.ready("Sarah", "Bulscu")
    game.on(strong, ".44 Magnum")
    game.hand("Sarah", "Enhanced Senses")
    weak = game.ready("Justin", "Anson", blood=0)
    view = seen(game)
    blocker, actor = view.table.copies[strong.id], view.table.copies[weak.id]
    action = Action("hunt", weak.id, weak.controller, stealth=1, step="block", blocker=strong.id)
    view.table.action = action
    senses = Option("play", "", view.hand()[0].id, strong.id, level="aus")
    assert combat_value(view, blocker, actor) > 0.3
    alone = 0.8 * reactions.harm(view, action) - view.weights.card
    assert reactions.play(view, senses, "block attempt").score > alone + 0.1


def test_the_blood_that_the_action_costs_is_not_spent_on_cancelling_either() -> None:
    """I am Legion costs a blood; so does Legal Manipulations as it resolves."""
    game = table()
    unnamed = game.ready("Sarah", "Unnamed, The", blood=1)
    game.hand("Sarah", "Legal Manipulations", "I am Legion")
    game.ready("Alexis", "Gwendolyn Fleming", locked=True)
    game.hand("Alexis", "Eyes of Argus")
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=unnamed, level="PRE")
    while game.choice is not None and not (game.asked == "Alexis" and game.options("play")):
        game.passes()
    game.pick("play", "Eyes of Argus", level="AUS")
    until(game, "as played")
    assert game.asked == "Sarah"
    assert game.options("play")
    assert decided(game).kind == "pass"


def test_what_is_senseless_is_done_only_where_all_else_is_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table()
    own = game.ready("Sarah", "Theo Bell")
    game.ready("Alexis", "Cailean")
    game.hand("Sarah", "Obfuscate")
    game.phase("master", of="Sarah")
    game.pick("master")
    monkeypatch.setattr(
        targets,
        "target",
        lambda _view, option, *_: Verdict(-1.0) if option.copy == own.id else Verdict(-0.5, senseless=True),
    )
    assert len(game.options()) > 1
    assert decided(game).copy == own.id


@pytest.mark.parametrize("card", ["Obfuscate", "Blood Doll"])
@pytest.mark.parametrize(("pool", "plays"), [(1, False), (12, True)])
def test_no_last_pool_is_paid_for_a_master_on_ones_own_vampire_in_a_secure_haven(
    card: str, pool: int, plays: bool
) -> None:
    """A master card costs a pool more for who has one, which its controller pays too; nobody else shall have it."""
    game = table()
    game.on(game.ready("Sarah", "Theo Bell"), "Secure Haven")
    game.ready("Alexis", "Cailean")
    game.hand("Sarah", card)
    game.pool("Sarah", pool)
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert (decided(game).kind == "master") is plays


@pytest.mark.parametrize(("blood", "wakes"), [(1, False), (3, True)])
def test_nobody_is_woken_who_could_not_pay_then_for_what_it_is_woken_for(blood: int, wakes: bool) -> None:
    """The Slow Withering has each card that requires a Discipline cost 1 blood more."""
    game = table()
    game.in_play("Justin", "The Slow Withering")
    game.ready("Sarah", "Gwendolyn Fleming", blood=blood, locked=True)
    game.hand("Sarah", "Eyes of Argus", "Telepathic Misdirection")
    game.pool("Sarah", 9)
    rival = game.ready("Justin", "Michael Luther", blood=3)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    assert game.options("play")
    assert (decided(game).kind == "play") is wakes


def test_blood_is_taken_back_from_who_would_be_burned_as_a_second_copy_of_her() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    second = game.uncontrolled("Sarah", "Theo Bell", blood=7)
    game.pool("Sarah", 10)
    game.phase("influence", of="Sarah")
    picked = decided(game)
    assert (picked.kind, picked.copy) == ("transfer back", second.id)


@pytest.mark.parametrize(("blood", "reaches"), [(1, False), (2, True)])
def test_what_an_attempt_to_block_costs_is_not_spent_on_intercept_too(blood: int, reaches: bool) -> None:
    """Vampires burn 1 blood to attempt to block Giotto Verducci."""
    game = table()
    andrea = game.ready("Sarah", "Andrea Giovanni", blood=blood)
    game.hand("Sarah", "Spectral Divination")
    game.pool("Sarah", 3)
    game.ready("Justin", "Giotto Verducci", blood=1)
    game.hand("Justin", "Kine Resources Contested")
    game.phase("minion", of="Justin")
    game.pick("political")
    until(game, "block")
    assert game.asked == "Sarah"
    assert seen(game).reaches(andrea) is reaches


@pytest.mark.parametrize(("rival", "wakes"), [("Giotto Verducci", False), ("Anarch Convert", True)])
def test_nobody_is_woken_for_what_cannot_be_played_against_who_acts(rival: str, wakes: bool) -> None:
    """Confusion of the Eye is for the bleed of a younger vampire; Claven could not block either."""
    game = table()
    claven = game.ready("Sarah", "Claven", blood=2, locked=True)
    game.hand("Sarah", "Wake with Evening's Freshness", "Confusion of the Eye")
    game.pool("Sarah", 4)
    acting = game.ready("Justin", rival)
    game.hand("Justin", "Computer Hacking")
    game.phase("minion", of="Justin")
    game.pick("action card", minion=acting)
    view, action = seen(game), game.table.action
    assert action is not None
    unseen = replace(action, stealth=2)
    view.table.action = unseen
    assert (reactions.wake(view, unseen, claven, 3.0) > 0) is wakes


@pytest.mark.parametrize(("actor", "blood", "sends"), [("Justin", 2, False), ("Richard", 3, True)])
def test_nobody_is_sent_to_block_by_a_card_where_the_block_is_not_worth_it(actor: str, blood: int, sends: bool) -> None:
    """Eagle's Sight has its vampire attempt to block at once, and another card must give it the intercept: a hunt of
    one across the table is not worth either, the last pool is."""
    game = table("Sarah", "Alexis", "Justin", "Mary", "Richard")
    game.ready("Sarah", "Gwendolyn Fleming")
    game.hand("Sarah", "Eagle's Sight", "Enhanced Senses")
    game.pool("Sarah", 2)
    rival = game.ready(actor, "Ingrid Rossler", blood=blood)
    game.hand(actor, "Govern the Unaligned")
    game.phase("minion", of=actor)
    if actor == "Justin":
        game.pick("hunt", minion=rival)
    else:
        game.pick("action card", minion=rival, level="dom")
    mind = Mind(knowledge(), 0, "expert", seed="same")
    sent = False
    while game.choice is not None and game.choice.kind != "minion phase" and not sent:
        if game.asked == "Sarah":
            option = decided(game, mind=mind)
            sent = "Eagle's Sight [AUS]" in option.text
        game.passes()
    assert sent is sends


@pytest.mark.parametrize(("drawn", "goes"), [("Deflection", False), ("Flash", True)])
def test_who_may_draw_another_card_puts_away_what_nobody_can_play(drawn: str, goes: bool) -> None:
    game = table()
    tanner = game.ready("Sarah", "Blackhorse Tanner", locked=True)
    game.hand("Sarah", "On the Qui Vive")
    game.library("Sarah", drawn, "Govern the Unaligned")
    rival = game.ready("Justin", "Ingrid Rossler")
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=rival)
    game.pick("play", minion=tanner)
    assert game.choice is not None and game.choice.kind == "bottom"
    assert (decided(game).kind == "bottom") is goes


def test_what_comes_back_from_the_ash_heap_is_what_can_be_played() -> None:
    game = table()
    game.ready("Sarah", "Ingrid Rossler")
    for _ in range(2):
        game.in_play("Sarah", "Ashur Tablets")
    game.hand("Sarah", "Ashur Tablets")
    game.ash_heap("Sarah", "Flash", "Unleash Hell's Fury", "Govern the Unaligned", "Pursuit")
    game.phase("master", of="Sarah")
    game.pick("master")
    assert game.choice is not None and "which library card?" in game.choice.question
    assert "Govern the Unaligned" in decided(game).text


@pytest.mark.parametrize("own", [True, False])
def test_a_vessel_is_played_and_burns_no_blood_doll_of_ones_own(own: bool) -> None:
    game = table()
    bell = game.ready("Sarah", "Theo Bell", blood=6)
    rival = game.ready("Alexis", "Cailean", blood=5)
    doll = game.on(bell if own else rival, "Blood Doll")
    game.pool("Sarah", 14)
    game.hand("Sarah", "Vessel")
    game.phase("master", of="Sarah")
    assert decided(game).kind == ("use" if own else "master")
    game.pick("master")
    assert decided(game).copy == bell.id
    game.pick("target", bell)
    assert (decided(game).copy == doll.id) is not own
