"""Vendetta's table in words: for the top bar, and for who hears the table rather than sees it."""

from __future__ import annotations

from typing import Final

from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import NOBODY, Copy, Table
from vtes_desktop.ui.card_names import OF_CARDS
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.games import Words
from vtes_desktop.ui.languages import later, listed, plural, tr
from vtes_desktop.ui.vendetta.effect_words import effect_words
from vtes_desktop.vendetta.game import DIABLERIE, INFLUENCE, ROUNDS

PHASES: Final = {
    "feed": later("feed", "phase"),
    "locations": later("locations", "phase"),
    "hand": later("hand", "phase"),
    "planning": later("planning", "phase"),
    "resolution": later("resolution", "phase"),
}


def turn(table: Table) -> str:
    """Which round it is, and in Planning whose turn."""
    said = tr("Round {number} of {number2}", number=table.round, number2=ROUNDS)
    return f"{said} — {table.seats[table.active].name}" if table.phase == "planning" else said


def phase(table: Table, name: str) -> str:  # noqa: ARG001 - as games differ
    """A phase, in lower case."""
    return tr(PHASES[name], "phase") if name in PHASES else name


def described(table: Table, copy: Copy, card: Printed | None) -> str:
    """A card with its state and place; `card` is None while its face is hidden."""
    kinds = table.description.kinds
    noun = kinds.get(copy.kind, "token")
    some = game_word(f"{'an' if noun[0] in 'AEIOU' else 'a'} {noun}")
    words = [card.display_name if card else tr("{card}, face down", card=some)]
    if card is not None and copy.place.seat != NOBODY and not copy.face_up and table.region_of(copy).in_play:
        words.append(tr("face down"))
    if copy.blood:
        words.append(tr("{number} Blood", number=copy.blood))
    words.append(pile_title(table, copy.place.seat, copy.place.region))
    return ", ".join(words)


DOES: Final = {
    "planning": later("{names} plays a card…"),
    "blood": later("{names} plays Blood…"),
    "by hand": later("{names} does it by hand…"),
}
"""Of who is asked, to who is not."""


def question(table: Table, asked: Asked) -> str:
    """A question, or to who is not asked, what the one who is does."""
    if asked.options:
        said = game_word(asked.question)
        card, _, does = asked.question.partition(": ") if said == asked.question else ("", "", "")
        return f"{tr(card, OF_CARDS)}: {effect_words(does)}" if does else said
    left = [seat for seat in asked.together if seat not in asked.answered] or [asked.seat]
    names = listed([table.seats[seat].name for seat in left])
    if len(left) > 1:
        return tr("{names} choose…", names=names)
    return tr(DOES.get(asked.kind, later("{names} chooses…")), names=names)


def pile_title(table: Table, seat: int, region: str) -> str:
    """What a pile or a region is called, and whose it is."""
    title = game_word(table.regions[region].title)
    return title if seat == NOBODY else tr("{place} of {name}", place=title, name=table.seats[seat].name)


def said_of_pile(table: Table, seat: int, region: str, top: Printed | None) -> str:
    """A pile: whose, how many cards, and which is seen."""
    count = len(table.pile(seat, region))
    words = [pile_title(table, seat, region), plural("{n} card", "{n} cards", count) if count else tr("empty")]
    if top is not None:
        words.append(tr("{display_name} on top", display_name=top.display_name))
    return ", ".join(words)


def said_of_pool(table: Table, seat: int) -> str:
    """A Pool: whose and how much Blood."""
    return tr("Blood of {name}, {number}", name=table.seats[seat].name, number=table.seats[seat].pool)


def said_of_ambition(table: Table) -> str:
    """The Ambition token and who has it."""
    if table.edge == NOBODY:
        return tr("the Ambition token, at the Bank")
    return tr("the Ambition token, with {name}", name=table.seats[table.edge].name)


def said_of_seat(table: Table, viewer: int, seat: int) -> str:
    """A player: the name, what is in the Pool, the Alliance."""
    state = table.seats[seat]
    words = [state.name, *([tr("you")] if seat == viewer else [])]
    if not state.playing:
        words.append(tr("out of the game"))
    words.append(tr("{number} Blood", number=state.pool))
    words.append(tr("{number} Influence", number=state.tokens.get(INFLUENCE, 0)))
    if state.tokens.get(DIABLERIE, 0):
        words.append(tr("{number} Diablerie", number=state.tokens[DIABLERIE]))
    alliance, hand = len(table.pile(seat, "alliance")), len(table.pile(seat, "hand"))
    words.append(plural("{n} card in the Alliance", "{n} cards in the Alliance", alliance))
    words.append(tr("{hand} in hand", hand=hand))
    if table.edge == seat:
        words.append(tr("first player"))
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
    time_up=later("End the game? It is counted up as it stands."),
    late=later("Then it is counted up as it stands."),
    ended=later("It is counted up as it stands."),
    out=(later("Out"), later("On to the next who is out"), later("is out of the game")),
)
