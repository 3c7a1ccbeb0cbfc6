"""Vendetta's table in words: for the top bar, and for who hears the table rather than sees it."""

from __future__ import annotations

from typing import Final

from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import NOBODY, Copy, Table
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.games import Words
from vtes_desktop.vendetta.game import DIABLERIE, INFLUENCE, ROUNDS

PHASES: Final = {
    "feed": "feed",
    "locations": "locations",
    "hand": "hand",
    "planning": "planning",
    "resolution": "resolution",
}


def turn(table: Table) -> str:
    """Which round it is, and in Planning whose turn."""
    said = f"Round {table.round} of {ROUNDS}"
    return f"{said} — {table.seats[table.active].name}" if table.phase == "planning" else said


def phase(table: Table, name: str) -> str:  # noqa: ARG001 - as games differ
    """A phase, in lower case."""
    return PHASES.get(name, name)


def described(table: Table, copy: Copy, card: Printed | None) -> str:
    """A card with its state and place; `card` is None while its face is hidden."""
    kinds = table.description.kinds
    words = [card.display_name if card else f"a {kinds.get(copy.kind, copy.kind)}, face down"]
    if card is not None and copy.place.seat != NOBODY and not copy.face_up and table.region_of(copy).in_play:
        words.append("face down")
    if copy.blood:
        words.append(f"{copy.blood} Blood")
    region = table.region_of(copy).title
    words.append(region if copy.place.seat == NOBODY else f"{region} of {table.seats[copy.place.seat].name}")
    return ", ".join(words)


DOES: Final = {"planning": "plays a card", "blood": "plays Blood", "by hand": "does it by hand"}


def question(table: Table, asked: Asked) -> str:
    """A question, or to who is not asked, what the one who is does."""
    if asked.options:
        return asked.question
    left = [seat for seat in asked.together if seat not in asked.answered] or [asked.seat]
    names = " and ".join(table.seats[seat].name for seat in left)
    deed = DOES.get(asked.kind, "choose" if len(left) > 1 else "chooses")
    return f"{names} {deed}…"


def said_of_pile(table: Table, seat: int, region: str, top: Printed | None) -> str:
    """A pile: whose, how many cards, and which is seen."""
    count = len(table.pile(seat, region))
    cards = "empty" if not count else "1 card" if count == 1 else f"{count} cards"
    seen = f", {top.display_name} on top" if top is not None else ""
    whose = "" if seat == NOBODY else f"{table.seats[seat].name}’s "
    return f"{whose}{table.regions[region].title}, {cards}{seen}"


def said_of_pool(table: Table, seat: int) -> str:
    """A Pool: whose and how much Blood."""
    return f"{table.seats[seat].name}’s Blood, {table.seats[seat].pool}"


def said_of_ambition(table: Table) -> str:
    """The Ambition token and who has it."""
    whose = "at the Bank" if table.edge == NOBODY else f"with {table.seats[table.edge].name}"
    return f"the Ambition token, {whose}"


def said_of_seat(table: Table, viewer: int, seat: int) -> str:
    """A player: the name, what is in the Pool, the Alliance."""
    state = table.seats[seat]
    words = [state.name, *(["you"] if seat == viewer else [])]
    if not state.playing:
        words.append("out of the game")
    words.append(f"{state.pool} Blood, {state.tokens.get(INFLUENCE, 0)} Influence")
    if state.tokens.get(DIABLERIE, 0):
        words.append(f"{state.tokens[DIABLERIE]} Diablerie")
    words.append(f"{len(table.pile(seat, 'alliance'))} cards in the Alliance, {len(table.pile(seat, 'hand'))} in hand")
    if table.edge == seat:
        words.append("first player")
    return ", ".join(words)


WORDS: Final = Words(
    turn,
    phase,
    described,
    said_of_pile,
    said_of_pool,
    said_of_ambition,
    said_of_seat,
    question,
    lambda _: "",
    lambda _: ("", ""),
    time_up="End the game? It is counted up as it stands.",
    late="Then it is counted up as it stands.",
    ended="It is counted up as it stands.",
    out=("Out", "On to the next who is out", "is out of the game"),
)
