"""What is known of the cards of a table: its set, faces, rewards and readings, as the game's header has them."""

from __future__ import annotations

from vtes_desktop.table.table import Copy
from vtes_desktop.ui.table.session import Session
from vtes_desktop.vendetta.agreed import Printed
from vtes_desktop.vendetta.cards import Face, Faces, Rewards
from vtes_desktop.vendetta.readings import Readings


def _printed(session: Session) -> Printed | None:
    return session.faces if isinstance(session.faces, Printed) else None


def faces(session: Session) -> Faces:
    """The faces by number."""
    printed = _printed(session)
    return printed.cards if printed is not None else {}


def face(session: Session, copy: Copy) -> Face | None:
    """What is printed on a copy; None while it is hidden."""
    return faces(session).get(copy.card)


def rewards(session: Session) -> Rewards:
    """The Influence that conflicts bring, as far as the card file says it."""
    printed = _printed(session)
    return printed.agreed.cards.rewards if printed is not None else Rewards()


def readings(session: Session) -> Readings:
    """How the group reads the rules."""
    printed = _printed(session)
    return printed.agreed.readings if printed is not None else Readings()
