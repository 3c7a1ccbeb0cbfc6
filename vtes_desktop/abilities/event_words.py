"""How what happens in the game is said: “when this minion is burned”, “as the unlock phase begins”."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.wording import WINDOWS_SAID

_SAID: Final[dict[str, str]] = {
    "unlock phase": "as the unlock phase begins",
    "discard phase action used": "after a discard phase action is used",
    "master phase": "as the master phase begins",
    "minion phase": "as the minion phase begins",
    "influence phase": "as the influence phase begins",
    "discard phase": "as the discard phase begins",
    "end of turn": "at the end of the turn",
    "end of phase": "at the end of a phase",
    "prey ousted": "when your prey is ousted",
    "pool gained": "when somebody gains pool",
    "edge gained": "when the Edge is gained",
    "edge lost": "when a Methuselah loses the Edge",
    "polling begins": "as votes and ballots begin to be cast",
    "votes tallied": "once votes are tallied",
    "replaces": "when you would replace a card",
    "cards drawn": "when you draw cards",
    "combat is over": "when a combat is over",
    "burns the Edge for a vote": "when the Edge is burned for a vote",
}
_ABOUT: Final[dict[str, tuple[str, str]]] = {
    "comes into play": ("a card", "comes into play (before contests)"),
    "enters play": ("a card", "enters play"),
    "equipping": ("a card", "is being equipped (before contests)"),
    "contest won": ("a card", "is in play again, its contest won"),
    "leaves play": ("a card that is no minion", "leaves play, or is contested"),
    "about to be burned": ("a minion", "is about to be burned"),
    "burned": ("a card", "is burned"),
    "goes to torpor": ("a vampire", "goes to torpor"),
    "unlocks": ("a minion with cards on it", "unlocks"),
    "ready minion burned": ("a ready minion", "is burned"),
    "reduced to no blood": ("a vampire", "is reduced to no blood"),
    "block attempt fails": ("a minion", "fails in an attempt to block"),
    "title gained": ("a vampire", "gains a title"),
    "successful bleed": ("a minion", "bleeds successfully"),
    "about to bleed": ("a minion", "is about to bleed"),
    "used": ("a card", "is used"),
    "turn skipped": ("a turn", "is skipped"),
    "bearer gone": ("the bearer of a card", "is gone"),
    "leaves the ready region": ("a minion", "leaves the ready region"),
    "about to leave the ready region": ("a minion", "is about to leave the ready region uncontrolled or contested"),
    "changes controller": ("a card", "comes under the control of another"),
    "strike chosen": ("a strike with a card", "is chosen"),
    "damaged": ("a minion", "has been damaged, prevented or not"),
    "equipping from hand": ("a card", "is being equipped from its controller’s hand (before contests)"),
    "equipped": ("a card", "is equipped"),
    "equipped from hand": ("a card", "is equipped from the hand"),
    "takes damage": ("a minion", "takes damage"),
    "presses": ("a minion", "presses"),
    "being played": ("a card", "is being played, before it can be cancelled"),
    "card played": ("a card", "is played"),
    "dodges": ("a minion", "dodges with a strike"),
    "ends combat": ("a minion", "ends combat with a strike"),
    "burns a card for a vote": ("a political action card", "is burned for a vote"),
    "discards": ("a card", "is discarded with a discard phase action"),
    "diablerized": ("a vampire", "is diablerized, before it is burned"),
    "has diablerized": ("a vampire", "has been diablerized"),
    "changes sect": ("a vampire", "changes its sect"),
    "becomes anarch": ("a vampire", "becomes Anarch"),
    "transferred": ("an uncontrolled minion", "gets a blood by a transfer"),
    "unlocked for pool": ("an infernal minion", "unlocks for a pool"),
    "has recruited": ("a minion", "has recruited an ally by what a card does"),
    "has burned": ("a minion", "has burned a minion, equipment or location"),
    "trophy received": ("a trophy", "is received by a vampire"),
    "referendum cancelled": ("a referendum called by a minion", "is cancelled"),
    "card cancelled": ("a card", "is cancelled"),
}
_BY_CARD: Final[dict[str, str]] = {
    "bearer gone": "the bearer of {}",
    "strike chosen": "a strike with {}",
    "card played": "a card by {}",
    "referendum cancelled": "a referendum called by {}",
}


def event_aloud(event: Event, about: str = "") -> str:
    """When something happens, about any card or one.

    >>> event_aloud("burned", "this minion"), event_aloud("unlock phase")
    ('when this minion is burned', 'as the unlock phase begins')
    """
    if event in _ABOUT:
        anybody, happens = _ABOUT[event]
        who = _BY_CARD.get(event, "{}").format(about) if about else anybody
        return f"when {who} {happens}"
    said = _SAID.get(event) or next((said for window, said in WINDOWS_SAID.items() if window == event), event)
    return f"{said}, about {about}" if about else said
