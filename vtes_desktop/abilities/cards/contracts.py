"""Contracts: which vampires are chosen for one that lies on a minion, or has just lain there."""

from __future__ import annotations

from collections.abc import Mapping

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.facts.contracts import chosen_in_play
from vtes_desktop.abilities.vocabulary.aloud import card as spoken_of
from vtes_desktop.cards.model import Card
from vtes_desktop.table.table import Copy


def is_chosen(here: Here, card: Card, marks: Mapping[str, str], vampire: Copy) -> bool:
    """Whether a vampire is chosen for a contract with these marks: the one that was, or any of those that all are."""
    if not here.game.facts(card).contract:
        return False
    which = chosen_in_play(card)
    # Not as what it plays another card as just now.
    is_one = which is not None and fits(Here(here.game, here.seat, vampire, vampire), which, vampire)
    if hunter := marks.get(f"{CHOSEN} hunter"):
        return int(hunter) == vampire.id and (which is None or is_one)
    return is_one


class ChosenForContract(Condition, frozen=True):
    """There is a contract on a minion, or was as that left play just now, for which one of some vampires is chosen."""

    on: str
    which: Which

    def holds(self, here: Here) -> bool:
        game = here.game
        hunters = found(here, self.which)
        for copy in here.copies(self.on) or here.chosen.get(self.on, []):
            lying = [(game.card(below), below.marks) for below in map(game.copy, copy.attached)]
            bore = game.passing.now.bore.get(copy.id, [])
            lain = [(game.catalogue.cards[number], marks) for number, marks in bore]
            if any(is_chosen(here, card, marks, vampire) for card, marks in (*lying, *lain) for vampire in hunters):
                return True
        return False

    def aloud(self) -> str:
        return f"there is a contract on {spoken_of(self.on)} for which {self.which.aloud()} is chosen"
