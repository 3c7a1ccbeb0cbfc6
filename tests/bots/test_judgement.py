"""What no Methuselah with sense does, a computer player does not: each kind of it in a position."""

from __future__ import annotations

from msgspec.structs import replace

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.bots.positions import decided, knowledge, seen, until
from vtes_desktop.bots.judges.actions import stay_home
from vtes_desktop.bots.judges.influence import best_to_fill, least_pool
from vtes_desktop.bots.judges.politics import counted
from vtes_desktop.bots.judges.reactions import wake
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.view import View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules import minions
from vtes_desktop.table.sight import cut
from vtes_desktop.table.situation import Action


def test_no_minion_is_thrown_down_for_a_hunt() -> None:
    game = table()
    gustav = game.ready("Sarah", "Gustav Mallenhous", blood=0)
    game.hand("Sarah", "Daring the Dawn")
    game.ready("Alexis", "Theo Bell")
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=gustav)
    assert game.offers("play")
    assert decided(game).kind == "pass"


def test_nobody_is_woken_for_a_card_that_could_not_be_paid() -> None:
    game = table()
    game.ready("Sarah", "Gustav Mallenhous", blood=0, locked=True)
    game.hand("Sarah", "Wake with Evening's Freshness", "Deflection")
    game.pool("Sarah", 17)
    luther = game.ready("Justin", "Michael Luther", blood=3)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=luther)
    assert game.offers("play")
    assert decided(game).kind == "pass"


def test_no_more_blood_is_paid_than_there_is_damage_to_prevent() -> None:
    fight = fighting("Hidden Strength", kurt="Gustav Mallenhous", ira="Theo Bell")
    fight.play("Hidden Strength", "for")
    while fight.game.choice is not None and not fight.game.options("x"):
        fight.step()
    assert len(fight.game.options("x")) > 2
    assert decided(fight.game).amount == 1


def test_nobody_pays_for_a_vampire_who_would_be_contested() -> None:
    game = table()
    game.ready("Sarah", "Cailean")
    game.uncontrolled("Sarah", "Cailean", blood=3)
    game.pool("Sarah", 28)
    game.phase("influence", of="Sarah")
    assert game.options("transfer")
    assert decided(game).kind == "pass"


def test_what_drains_everybody_is_burned_before_it_has_grown() -> None:
    taken = []
    for owner, counters in (("Alexis", 4), ("Sarah", 4)):
        game = table()
        game.ready("Sarah", "Gustav Mallenhous", blood=4)
        jack = game.in_play(owner, "Smiling Jack, The Anarch", blood=counters)
        game.pool("Sarah", 12)
        game.phase("minion", of="Sarah")
        assert jack.id in {option.copy for option in game.options()}
        taken.append(decided(game).copy == jack.id)
    assert taken == [True, False], "that of another; one's own is left where it lies"


def test_one_vampire_who_is_not_unique_comes_after_the_other() -> None:
    game = table()
    game.ready("Sarah", "Tupdog")
    game.uncontrolled("Sarah", "Tupdog")
    game.phase("influence", of="Sarah")
    assert decided(game).kind == "transfer"


def test_a_minion_fights_those_of_prey_and_predator_rather_than_others() -> None:
    game = table("Sarah", "Alexis", "Justin", "Mary")
    enkidu = game.ready("Sarah", "Enkidu, The Noah")
    game.ready("Justin", "Cailean")
    preys = game.ready("Alexis", "Nefertiti")
    game.phase("minion", of="Sarah")
    game.pick("card in play", enkidu)
    assert game.choice is not None
    assert game.choice.kind == "enter combat"
    assert decided(game).copy == preys.id


def test_master_phase_actions_are_not_thrown_away_on_marks() -> None:
    game = table()
    game.ready("Alexis", "Enkidu, The Noah")
    game.ready("Sarah", "Anarch Convert")
    game.phase("master", of="Sarah")
    assert game.options("mark")
    assert decided(game).kind == "pass"


def test_what_burns_everybodys_pool_is_voted_on_by_what_it_burns() -> None:
    """Each burns 1 pool for each minion: who has none likes it when her prey has three."""
    game = table("Sarah", "Alexis", "Justin", "Mary")
    calls = game.ready("Justin", "Nefertiti")
    game.hand("Justin", "Anarchist Uprising")
    for name in ("Cailean", "Theo Bell", "Michael Luther"):
        game.ready("Alexis", name)
    voter = game.ready("Sarah", "Gustav Mallenhous")
    game.phase("minion", of="Justin")
    game.pick("political", minion=calls)
    while game.choice is not None and not (game.choice.kind == "polling" and game.asked == "Sarah"):
        game.passes()
    assert game.options()
    found = decided(game)
    assert found.kind.endswith("for"), (found, voter)


def test_nobody_calls_a_referendum_that_costs_her_most() -> None:
    game = table("Sarah", "Alexis", "Justin", "Mary")
    for name in ("Cailean", "Theo Bell", "Michael Luther"):
        game.ready("Sarah", name)
    game.hand("Sarah", "Anarchist Uprising")
    game.phase("minion", of="Sarah")
    assert game.options("political")
    assert decided(game).kind != "political"


def test_an_expert_bleeds_with_all_where_the_prey_cannot_block_them_all() -> None:
    """The smallest bleeds come first: who blocks them is locked when the others follow."""
    game = table()
    gustav = game.ready("Sarah", "Gustav Mallenhous", blood=2)  # bleeds for 2
    for name in ("Diana Vick", "Cailean", "Michael Luther", "Lia Milliner"):
        game.ready("Sarah", name, blood=2)
    for name in ("Theo Bell", "Enkidu, The Noah"):
        game.ready("Alexis", name, blood=7)
    game.pool("Alexis", 2)
    game.phase("minion", of="Sarah")
    expert, regular = decided(game, "expert"), decided(game)
    assert (expert.kind, regular.kind) == ("bleed", "bleed")
    assert regular.copy == gustav.id
    assert expert.copy != gustav.id


def test_whoever_is_hardly_bled_keeps_less_pool() -> None:
    game = table()
    for name in ("Gustav Mallenhous", "Diana Vick", "Cailean"):
        game.ready("Sarah", name)
    kept = [least_pool(View(game.table, 0, knowledge(), weights_of(), loss)) for loss in (0.0, 2.0, 3.0)]
    assert kept[0] < kept[1] == kept[2]


def test_an_infernal_minion_is_paid_for_where_pool_is_short() -> None:
    game = table()
    game.ready("Sarah", "Huitzilopochtli", locked=True)
    game.pool("Sarah", 6)
    game.phase("unlock", of="Sarah")
    assert game.options("infernal")
    assert decided(game).kind == "infernal"


def test_the_clan_that_is_named_is_the_one_by_which_it_gains_itself() -> None:
    game = table()
    lucita = game.ready("Sarah", "Lucita")
    game.ready("Alexis", "Theo Bell")
    game.ready("Alexis", "Tegyrius, Vizier")
    (boon,) = game.hand("Sarah", "Consanguineous Boon")
    game.phase("minion", of="Sarah")
    game.pick("political", card=boon, minion=lucita)
    until(game, "clan")
    assert len(game.options("clan")) == 3
    assert decided(game).level == minions.clan(game.rules, lucita)


def test_nobody_is_woken_twice() -> None:
    game = table()
    game.ready("Sarah", "Gustav Mallenhous", locked=True)
    game.hand("Sarah", "Wake with Evening's Freshness", "On the Qui Vive", "Deflection")
    game.pool("Sarah", 9)
    luther = game.ready("Justin", "Michael Luther", blood=3)
    game.phase("minion", of="Justin")
    game.pick("bleed", minion=luther)
    choice = game.choice
    assert choice is not None
    asked = Asked(1, choice.seat, choice.kind, choice.question, choice.rule, choice.about, choice.options)
    mind = Mind(knowledge(), choice.seat, seed="same")
    first = mind.decide(cut(game.table, choice.seat), asked)
    assert choice.options[first.option].kind == "play"
    again = mind.decide(cut(game.table, choice.seat), asked)
    assert choice.options[again.option].kind == "pass"


def test_no_ally_is_woken_for_a_block_that_it_would_die_of() -> None:
    game = table()
    ally = game.ready("Sarah", "Thadius Zho", locked=True)
    assert not minions.is_vampire(game.rules, ally)
    hunter = game.ready("Justin", "Theo Bell")
    view = View(cut(game.table, 0), 0, knowledge(), replace(weights_of(), block=30.0))
    action = view.table.action = Action("equip", hunter.id, hunter.controller, stealth=0)
    frail = view.table.copies[ally.id]
    frail.blood = 1
    assert wake(view, action, frail, 3.0) == 0.0
    frail.blood = 9
    assert wake(view, action, frail, 3.0) > 0.0


def test_a_hand_that_waits_is_moved_on() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.hand("Sarah", "On the Qui Vive", "Wake with Evening's Freshness", "Ambush", "Assault Rifle", "Dodge")
    game.phase("discard", of="Sarah")
    assert decided(game).kind == "discard"


def test_pool_is_kept_for_what_must_be_expected_to_be_lost() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.phase("influence", of="Sarah")
    mirror = cut(game.table, 0)
    assert least_pool(View(mirror, 0, knowledge(), weights_of(), loss=5.0)) >= 10


def test_who_is_bled_fills_whoever_can_be_paid_for() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.uncontrolled("Sarah", "Lucita")
    small = game.uncontrolled("Sarah", "Smudge the Ignored")
    for name in ("Michael Luther", "Diana Vick"):
        game.ready("Justin", name)
    game.pool("Sarah", 11)
    game.phase("influence", of="Sarah")
    best = best_to_fill(View(cut(game.table, 0), 0, knowledge(), weights_of(), loss=3.0))
    assert best is not None
    assert best.id == small.id


def test_a_wake_is_kept_for_what_it_is_to_be_played_with() -> None:
    game = table()
    game.ready("Sarah", "Ulugh Beg, The Watcher")
    game.hand("Sarah", "On the Qui Vive", "Dodge", "Assault Rifle", "Deflection", "Ambush")
    game.phase("discard", of="Sarah")
    picked = decided(game)
    assert picked.kind == "discard"
    assert "Qui Vive" not in picked.text


def bleeding(*hand: str, minions_of_hers: tuple[str, ...], **weights: float) -> View:
    """Sarah's minion phase; her predator has two minions, nobody has much pool."""
    game = table()
    for name in minions_of_hers:
        game.ready("Sarah", name, blood=3)
    for name in ("Michael Luther", "Diana Vick"):
        game.ready("Justin", name)
    game.hand("Sarah", *hand)
    game.phase("minion", of="Sarah")
    return View(cut(game.table, 0), 0, knowledge(), replace(weights_of(), **weights))


def test_who_alone_could_redirect_bleeds_is_kept_at_home_for_them() -> None:
    both = ("Gustav Mallenhous", "Ulugh Beg, The Watcher")
    for hers, kept in ((both[:1], True), (both, False)):
        view = bleeding("Deflection", minions_of_hers=hers, in_wait=1.0, hold=0.0)
        assert [stay_home(view, each) > 0 for each in view.ready(0)] == [kept] * len(hers)


def test_of_bounces_that_lock_a_minion_can_play_one() -> None:
    view = bleeding("Redirection", "Redirection", "Deflection", minions_of_hers=("Gustav Mallenhous",))
    (gustav,) = view.ready(0)
    assert view.bounces(gustav) == 2  # one for which he is locked, and the other


def test_a_bleed_by_an_action_card_counts_for_what_can_be_bled() -> None:
    plain, more = (bleeding(*hand, minions_of_hers=("Gustav Mallenhous",)) for hand in ((), ("Govern the Unaligned",)))
    assert more.reach == plain.reach + 2


def test_a_combat_card_is_worth_the_harm_that_it_adds() -> None:
    fight = fighting("Claws of the Dead", kurt="Indira", ira="Theo Bell")
    assert fight.game.offers("play")
    assert decided(fight.game).kind == "pass"
    assert decided(fight.game, "expert").kind == "play"


def test_what_burns_pool_in_each_turn_goes_before_a_bleed_of_one() -> None:
    game = table()
    game.ready("Sarah", "Dani")
    game.hand("Sarah", "Army of Rats")
    game.phase("minion", of="Sarah")
    assert game.offers("action card")
    assert decided(game).kind == "action card"
    mind = Mind(knowledge(), 0, seed="same")
    mind.weights = replace(mind.weights, lasting=0.0)
    options = tuple(game.options())
    asked = Asked(1, 0, "minion phase", "Which action?", options=options)
    assert options[mind.decide(cut(game.table, 0), asked).option].kind == "bleed"


def test_votes_are_counted_by_what_a_referendum_brings_those_who_have_them() -> None:
    """Whoever has minions is against their burning pool; whose prey alone has some is for it."""
    found = []
    for hers in (False, True):
        game = table("Sarah", "Alexis", "Justin", "Mary")
        game.ready("Sarah", "Anarch Convert")
        for name in ("Nefertiti", "Theo Bell"):
            game.ready("Mary" if hers else "Alexis", name)
        prince = game.ready("Justin", "Andi Liu")
        game.hand("Sarah", "Anarchist Uprising")
        game.phase("minion", of="Sarah")
        option = game.options("political")[0]
        view = seen(game)
        assert view.votes(view.table.copies[prince.id]) > 0
        found.append(counted(view, option, 2))
    assert found[1] > found[0]


def test_who_has_nobody_unlocked_keeps_nobody_at_home() -> None:
    """A locked minion may act by some cards."""
    game = table()
    locked = game.ready("Sarah", "Theo Bell", locked=True)
    game.phase("minion", of="Sarah")
    view = View(cut(game.table, 0), 0, knowledge(), replace(weights_of(), guard=1.0))
    assert stay_home(view, view.table.copies[locked.id]) == 0.0
