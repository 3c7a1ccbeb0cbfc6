"""What is asked of the card of which it is asked whether a minion can have it, or be its target."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.playing.limits import is_called
from vtes_desktop.rules.wording import together


class CardAskedRequires(Condition, frozen=True):
    """The card of which is asked whether the bearer can have it, or be its target, requires one of these."""

    codes: tuple[str, ...]
    clans: tuple[str, ...] = ()

    def holds(self, here: Here) -> bool:
        now = here.game.passing.now
        return now.warding is not None and requires_one(now.warding, now.announcing, self.codes, self.clans)

    def aloud(self) -> str:
        needs = [*self.clans, *(discipline_name(code) for code in self.codes)]
        return f"that card requires {together(needs, 'or')} (cards of the bearer’s own controller, too)"


class CardAskedNamed(Condition, frozen=True):
    """The card of which is asked whether the minion can have it, or be its target, has one of these names, or begins
    with one of these words."""

    names: tuple[str, ...] = ()
    called: tuple[str, ...] = ()

    def holds(self, here: Here) -> bool:
        asked = here.game.passing.now.warding
        if asked is None:
            return False
        return asked.name in self.names or any(is_called(here.game, asked, word) for word in self.called)

    def aloud(self) -> str:
        said = [*self.names, *(f"called “{word}”" for word in self.called)]
        return f"that card is {together(said, 'or')}"


class CardAskedIs(Condition, frozen=True):
    """The card of which is asked whether the minion can have it, or be its target, is of one of these types, and
    represents no location as it is in play."""

    types: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        asked = here.game.passing.now.warding
        if asked is None or not set(self.types) & set(asked.types):
            return False
        return not here.game.reader.printed(asked).no_equipment

    def aloud(self) -> str:
        return f"that card is {together((each.lower() for each in self.types), 'or')}, and no location in play"


def requires_one(card: Card, level: str, codes: tuple[str, ...], clans: tuple[str, ...]) -> bool:
    """Whether a card requires a clan, or at the level at which it is played a Discipline, of these."""
    if set(card.clans) & set(clans):
        return True
    needed = level.replace("/", " ").split() or [each.code.lower() for each in card.disciplines]
    return any(code in needed for code in codes)
