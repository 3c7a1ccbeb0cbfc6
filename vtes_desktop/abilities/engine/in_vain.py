"""Uses of cards in play that would change nothing, or cost the last pool: nobody is stopped by them."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Usable
from vtes_desktop.abilities.vocabulary.durations import THIS_TURN
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.flow import If
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.referendums import GainVotes
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import found
from vtes_desktop.rules import minions

_FILLING: Final = (AddBlood, Unlock)
"""The words that do nothing to who is full, or unlocked."""


def in_vain(here: Here, usable: Usable) -> bool:
    """Whether a use would change nothing, whatever is chosen: all that it does is to fill who is full, or to unlock who
    is unlocked; or whether all the pool that there is would go for it, which ousts before it does anything (sec. 9.1),
    or votes would be for who can't use them."""
    if here.game.table.seats[here.seat].pool <= max(1, usable.pool) and _takes_pool(usable):
        return True
    if usable.torpid and here.minion is not None and not minions.is_ready(here.game, here.minion):
        # Its votes are used only while it is ready (sec. 6.3.3), though the card may be discarded (ruling on Modius).
        words = (each for word in usable.words for each in (word.then if isinstance(word, If) else (word,)))
        return any(isinstance(word, GainVotes) and word.who == "minion" for word in words)
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


def _takes_pool(usable: Usable) -> bool:
    """Whether a use is paid with pool of who makes it, or burns some of hers for the rest of what it does."""
    burned = (word for word in usable.words if isinstance(word, BurnPool) and word.paid and word.whose == "you")
    return bool(usable.pool) or any(burned)
