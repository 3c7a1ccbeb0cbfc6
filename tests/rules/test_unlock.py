"""The unlock phase (sec. 4, 1.6.1, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import CardType
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.moments import Window
from vtes_desktop.table.asking import Option, Procedure

KRID = vampire("Krid", 5)
FIEND = vampire("Fiend", 5, text="Independent. Infernal.", sect="Independent")


def unlocking(*names: str, edition: str = "current") -> Position:
    """Sarah's unlock phase is about to begin."""
    game = Position(*(names or ("Sarah", "Alexis", "Justin")), edition=edition)
    game.phase("unlock", of="Sarah")
    return game


def test_everything_of_hers_unlocks_at_the_beginning_also_in_torpor_and_on_minions() -> None:
    game = unlocking()
    krid = game.ready("Sarah", KRID, locked=True)
    sleeper = game.torpor("Sarah", vampire("Sleeper"), locked=True)
    gun = game.on(krid, library("Gun", "Equipment"), locked=True)
    haven = game.in_play("Sarah", library("Haven", "Master", text="Unique location."), locked=True)
    hers = game.ready("Alexis", vampire("Alexis' own"), locked=True)
    game.start()
    assert not any(copy.locked for copy in (krid, sleeper, gun, haven))
    assert hers.locked
    assert "Sarah unlocks 4 cards" in game.log


def test_an_infernal_minion_does_not_unlock_but_for_a_pool() -> None:
    game = unlocking()
    fiend = game.ready("Sarah", FIEND, locked=True)
    game.pick("infernal", fiend)
    assert not fiend.locked
    assert game["Sarah"].pool == 29


def test_an_infernal_minion_may_be_left_locked() -> None:
    game = unlocking()
    fiend = game.ready("Sarah", FIEND, locked=True)
    game.passes()
    assert fiend.locked
    assert game["Sarah"].pool == 30


def test_who_burns_her_last_pool_for_an_infernal_minion_is_ousted() -> None:
    game = unlocking()
    game.ready("Sarah", FIEND, locked=True)
    game.pool("Sarah", 1)
    game.pick("infernal")
    assert game["Sarah"].ousted
    assert game["Justin"].victory_points == 1


def test_an_effect_may_keep_a_card_locked() -> None:
    game = unlocking()
    krid = game.ready("Sarah", KRID, locked=True, marks={"does not unlock": "yes"})
    game.start()
    assert krid.locked


def test_the_edge_may_give_a_pool() -> None:
    game = unlocking()
    game.give_edge("Sarah")
    assert game.offers() == ["edge: Gain 1 pool for the Edge", "pass: On to the master phase"]
    game.pick("edge")
    assert game["Sarah"].pool == 31


def test_the_pool_for_the_edge_may_be_left() -> None:
    game = unlocking()
    game.give_edge("Sarah")
    game.passes()
    assert game["Sarah"].pool == 30
    assert game.edge == "Sarah"


def test_another_methuselahs_edge_gives_nothing() -> None:
    game = unlocking()
    game.give_edge("Alexis")
    game.start()
    assert (game["Sarah"].pool, game["Alexis"].pool) == (30, 30)


# -- in any order ---------------------------------------------------------------------------------------------------


class Vessel(Asked):
    """A card in play that moves a blood from a vampire to its Methuselah's pool in her unlock phase, once."""

    def __init__(self, vampire: int) -> None:
        self.vampire = vampire
        self.used = False

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """One use in the unlock phase."""
        if window != "unlock" or self.used or seat != 0:
            return super().uses(game, seat, window)
        return [Use(Option("use", "Vessel", self.vampire), partial(self.move, game, seat))]

    def move(self, game: Game, seat: int) -> Procedure[bool]:
        """Move a blood to the pool."""
        self.used = True
        game.burn_blood(game.copy(self.vampire), 1)
        game.gain_pool(seat, 1)
        yield from ()
        return True


def test_she_chooses_the_order_of_the_effects_of_her_unlock_phase() -> None:
    # She has 1 pool, a vampire to contest and the Edge: whoever pays for the contest first is ousted.
    game = unlocking()
    game.contested("Sarah", vampire("Twin"), marks={"contested": "yes", "came from": "ready 0"})
    game.contested("Alexis", vampire("Twin"), marks={"contested": "yes", "came from": "ready 0"})
    krid = game.ready("Sarah", KRID)
    game.rules.abilities = Vessel(krid.id)
    game.give_edge("Sarah")
    game.pool("Sarah", 1)
    assert {option.kind for option in game.options()} == {"contest", "yield", "edge", "use"}
    game.pick("edge")
    game.pick("use")
    game.pick("contest")
    assert game["Sarah"].pool == 2
    assert krid.blood == 4


def test_a_contest_must_be_settled_before_the_phase_ends() -> None:
    game = unlocking()
    game.contested("Sarah", vampire("Twin"), marks={"contested": "yes", "came from": "ready 0"})
    game.contested("Alexis", vampire("Twin"), marks={"contested": "yes", "came from": "ready 0"})
    game.give_edge("Sarah")
    assert not game.offers("pass")
    game.pick("contest")
    assert game.offers("pass")


# -- the burn option (sec. 1.6.1) -----------------------------------------------------------------------------------


def test_a_card_with_the_burn_option_that_no_minion_of_hers_meets_may_be_discarded() -> None:
    game = unlocking()
    useless = library("Clan business", "Action", clans=["Giovanni"], burn_option=True)
    first, second = game.hand("Sarah", useless, useless)
    game.pick("discard", first, by="Sarah")
    assert game.names("Sarah", "ash heap") == ["Clan business"]
    assert len(game["Sarah"].piles["hand"]) == 7
    # Only one each unlock phase.
    assert second.place.region == "hand"
    assert game.choice is None or game.choice.kind != "burn option"


def test_each_methuselah_may_use_a_burn_option_in_any_methuselahs_unlock_phase() -> None:
    game = unlocking()
    useless = library("Clan business", "Action", clans=["Giovanni"], burn_option=True)
    game.hand("Sarah", useless)
    game.hand("Justin", useless)
    game.passes()
    game.pick("discard", by="Justin")
    assert game.names("Justin", "ash heap") == ["Clan business"]


def test_who_controls_a_minion_that_meets_the_card_keeps_it() -> None:
    game = unlocking()
    game.ready("Sarah", vampire("Necromancer", clan="Giovanni", sect="Independent"))
    game.hand("Sarah", library("Clan business", "Action", clans=["Giovanni"], burn_option=True))
    assert game.choice is None or game.choice.kind != "burn option"


@pytest.mark.parametrize(
    ("kind", "torpid", "useless"),
    [("Action", True, True), ("Reaction", True, True), ("Action Modifier", True, False), ("Action", False, False)],
)
def test_who_lies_in_torpor_could_play_an_action_modifier_only(kind: CardType, torpid: bool, useless: bool) -> None:
    """Rulings on Tattoo Signal and Council of Seraphim: the burn option is for what nobody of hers could play."""
    game = unlocking()
    lay = game.torpor if torpid else game.ready
    lay("Sarah", vampire("Necromancer", clan="Giovanni", sect="Independent"))
    game.hand("Sarah", library("Clan business", kind, clans=["Giovanni"], burn_option=True))
    assert (game.choice is not None and game.choice.kind == "burn option") == useless


def test_the_words_follow_the_edition() -> None:
    game = unlocking(edition="2012")
    fiend = game.ready("Sarah", FIEND, locked=True)
    game.ready("Sarah", KRID, locked=True)
    assert game.offers("infernal") == ["infernal: Burn 1 pool to untap Fiend"]
    assert game.question == "Sarah: what is done in the untap phase?"
    assert "Sarah untaps 1 card" in game.log
    assert fiend.locked


def test_allies_unlock_too() -> None:
    game = unlocking()
    wolf = game.ready("Sarah", ally("Wolf", 2), locked=True)
    game.start()
    assert not wolf.locked
