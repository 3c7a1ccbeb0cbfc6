"""What is known of the cards of a table: its set, faces, rewards and readings, as the game's header has them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.table import faces as table_faces
from vtes_desktop.table.table import Copy
from vtes_desktop.ui.card_names import OF_CARDS
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.vendetta.effect_words import effect_words
from vtes_desktop.vendetta.agreed import Printed
from vtes_desktop.vendetta.cards import Face, Faces, Rewards
from vtes_desktop.vendetta.readings import Readings

NAMES: Final = (later("Victim", "card"), later("Stay", "card"), later("Withdraw", "card"))
"""Names of cards that stand in no card file; those of the practice set are found there."""


def shown(printed: table_faces.Faces) -> table_faces.Faces:
    """The cards as they are shown: those of our own have their names in the player's language."""
    if not isinstance(printed, Printed):
        return printed
    cards = {i: replace(face, display_name=tr(face.display_name, OF_CARDS)) for i, face in printed.cards.items()}
    return replace(printed, cards=cards)


def effect(face: Face) -> str:
    """What a card does, to be read: the players' own words where they have typed them, else ours."""
    entry = face.card or face.ally
    if entry is not None and entry.does is None and not entry.text:
        return tr("Not entered yet.")
    return face.effect if entry is None or entry.text else effect_words(face.effect)


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


def style(session: Session, clan: str) -> str:
    """How a clan plays, in one sentence; empty where no card file says it."""
    printed = _printed(session)
    entry = printed.agreed.cards.clans.get(clan) if printed is not None else None
    return tr(entry.style, OF_CARDS) if entry is not None and entry.style else ""


def readings(session: Session) -> Readings:
    """How the group reads the rules."""
    printed = _printed(session)
    return printed.agreed.readings if printed is not None else Readings()
