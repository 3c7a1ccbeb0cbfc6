"""Whether a host lets a deck in: the table's format and edition, asked of the host's own card list."""

from __future__ import annotations

from collections import Counter

from msgspec import Raw

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.legality import check, format_named
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.play.games import PLAYS, ExtraError, play_of
from vtes_desktop.rules.editions.edition import CURRENT, EDITIONS
from vtes_desktop.table.games import game_table
from vtes_desktop.table.journal import DeckList


def why_not_terms(terms: Terms) -> str:
    """Why there can be no table of these terms, as a sentence; empty when there can."""
    if terms.game not in PLAYS:
        return f"This host knows no game called “{terms.game}”. It has: {', '.join(PLAYS)}."
    of, play = game_table(terms.game), play_of(terms.game)
    editions = play.editions or (of.edition,)
    if terms.edition not in editions:
        return f"This host knows no rules called “{terms.edition}”. It has: {', '.join(editions)}."
    least, most = of.seats
    if not least <= terms.seats <= most:
        return f"A game of {of.title} is for {least} to {most} players, not {terms.seats}."
    if not play.decks:
        return ""
    try:
        format_named(terms.format)
    except KeyError as error:
        return str(error.args[0])
    return ""


def why_not_extra(terms: Terms, extra: Raw, catalogue: Catalogue) -> str:
    """Why a game of these terms can't be played at this host with what its owner gives of its own, as a sentence; empty
    when it can."""
    if needs_deck(terms) and not catalogue.cards:
        return f"This host has no card list of {game_table(terms.game).title}."
    try:
        play_of(terms.game).faces(extra, catalogue)
    except ExtraError as error:
        return str(error)
    return ""


def needs_deck(terms: Terms) -> bool:
    """Whether everybody brings a deck to such a table."""
    return play_of(terms.game).decks


def why_not_deck(deck: DeckList, terms: Terms, catalogue: Catalogue) -> tuple[str, ...]:
    """What speaks against a deck at such a table, in sentences; none when it may be played."""
    counts = Counter((*deck.crypt, *deck.library))
    listed = Deck(deck.name, entries=[Entry(card, count) for card, count in counts.items()])
    astray = [card for card in deck.crypt if _kind(catalogue, card) == "library"]
    astray += [card for card in deck.library if _kind(catalogue, card) == "crypt"]
    if astray:
        return ("The deck has library cards in its crypt, or crypt cards in its library.",)
    rules = format_named(terms.format)
    edition = EDITIONS.get(terms.edition, CURRENT)
    reasons = check(listed, rules, catalogue, terms.seats)
    if rules.name == "none":
        if not deck.crypt or not deck.library:
            return ("A deck has a crypt and a library (sec. 1.2).",)
    elif edition is not CURRENT:
        # Older rules have sizes of their own, whatever cards the format lets in.
        reasons = [reason for reason in reasons if reason.code not in ("crypt", "library")]
        if why := edition.why_not_deck(len(deck.crypt), len(deck.library), terms.seats):
            return (*(reason.text for reason in reasons), why)
    return tuple(reason.text for reason in reasons)


def _kind(catalogue: Catalogue, card: int) -> str:
    known = catalogue.cards.get(card)
    return known.kind if known is not None else ""
