"""Uses of cards in play that would change nothing: nobody is stopped by them."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Usable
from vtes_desktop.abilities.vocabulary.durations import THIS_TURN
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import found

_FILLING: Final = (AddBlood, Unlock)
"""The words that do nothing to who is full, or unlocked."""


def in_vain(here: Here, usable: Usable) -> bool:
    """Whether a use would change nothing, whatever is chosen: all that it does is to fill who is full, or to unlock who
    is unlocked."""
    deeds = []
    for word in usable.words:
        if isinstance(word, _FILLING):
            deeds.append(word)
        elif not (isinstance(word, Mark) and word.name.endswith(THIS_TURN)):
            return False  # nearly all, and it is asked of each use that is offered
    which = {word.name: word.which for word in usable.declares if isinstance(word, Choose)}
    if not deeds or len(which) < len(usable.declares):
        return False
    for word in deeds:
        meant = found(here, which[word.who]) if word.who in which else here.copies(word.who)
        if any(word.would_change(here.game, copy) for copy in meant):
            return False
    return True
