"""What standing modifiers forbid and spare, actions that fail by an effect, and cards played as one of another clan."""

from __future__ import annotations

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.playing import requirements
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


class Standing(Asked):
    """Every minion of a card's name has a word of standing modifiers; what happens is noted."""

    def __init__(self, name: str, word: str) -> None:
        self.name, self.word = name, word
        self.told: list[tuple[str, int]] = []
        self.fails = False

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """One for the minion that is meant."""
        return int(name == self.word and game.name(copy) == self.name)

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:  # noqa: ARG002
        """Note it; have the action fail where that is asked."""
        self.told.append((event, seat))
        if self.fails and event == "as announced":
            game.passing.action.action_fails = True
        yield from ()


def test_who_takes_undirected_actions_only_is_offered_no_other() -> None:
    for word, bleeds in (("undirected only", False), ("", True)):
        game = Position("Sarah", "Alexis", "Justin", abilities=Standing("Krid", word))
        game.ready("Sarah", vampire("Krid", 6))
        assert bool(game.options("bleed")) == bleeds
        assert game.options("hunt")


def test_no_blood_hunt_follows_for_who_is_not_avenged() -> None:
    for word, hunted in (("not avenged", False), ("", True)):
        game = Position("Sarah", "Alexis", "Justin", abilities=Standing("Victim", word))
        krid = game.ready("Sarah", vampire("Krid", 6))
        victim = game.torpor("Alexis", vampire("Victim", 4))
        game.pick("diablerize", minion=krid, target=victim)
        game.pass_all()
        assert any("Blood hunt" in line for line in game.log) == hunted


def test_an_action_that_fails_by_an_effect_is_not_blocked_and_not_taken_again() -> None:
    abilities = Standing("", "")
    abilities.fails = True
    game = Position("Sarah", "Alexis", "Justin", abilities=abilities)
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    game.pass_all()
    assert (game["Alexis"].pool, krid.locked, ira.locked) == (30, True, False)
    assert ("after resolution", -1) in abilities.told
    assert game.rules.taken.count(krid, "bleed") == 1


def test_cards_in_play_are_told_when_votes_are_tallied() -> None:
    abilities = Standing("", "")
    game = Position("Sarah", "Alexis", "Justin", abilities=abilities)
    krid = game.ready("Sarah", vampire("Krid", 6))
    victim = game.torpor("Alexis", vampire("Victim", 4))
    game.pick("diablerize", minion=krid, target=victim)
    game.pass_all()
    assert ("votes tallied", 0) in abilities.told


def test_a_minion_plays_cards_as_one_of_another_clan() -> None:
    text = "Krid can play cards requiring a Tremere as if he were a Tremere."
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Brujah", text=text))
    nora = game.ready("Sarah", vampire("Nora", 6, clan="Brujah"))
    card = next(card for card in game.rules.catalogue.library if card.clans == ("Tremere",) and not card.requirement)
    assert requirements.meets(game.rules, krid, card)
    assert requirements.unmet(game.rules, nora, card) == ("Tremere",)
