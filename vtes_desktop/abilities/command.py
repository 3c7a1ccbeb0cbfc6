"""``vtes-desktop cards coverage`` and ``reading``: how many cards play themselves, what is not understood of the
others, and how the referee reads one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

SHOWN = 30
"""Sentences that are printed unless more are asked for."""


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``coverage`` and ``reading`` to the ``cards`` commands."""
    reading = commands.add_parser(
        "reading",
        help="print how the referee reads a card",
        description="Print a sentence for each thing that a card does in strict mode, as the referee reads it.",
    )
    reading.add_argument("name", nargs="+", metavar="NAME", help="the card’s name, in any usual spelling")
    reading.add_argument("--lists", type=Path, metavar="PATH", help="read the card lists in this folder or krcg wheel")
    reading.set_defaults(run=run_reading)
    coverage = commands.add_parser(
        "coverage",
        help="print how many cards play themselves in strict mode",
        description="Print how many cards play themselves in strict mode, and the sentences that are not understood.",
    )
    coverage.add_argument(
        "--weights",
        type=Path,
        metavar="FILE",
        help="a CSV table with the columns kind, name, advanced, copies: how much each card counts",
    )
    coverage.add_argument("--json", action="store_true", help="print covered, total, weighted and uncovered as JSON")
    coverage.add_argument("--limit", type=int, default=SHOWN, metavar="N", help="print at most N sentences")
    coverage.add_argument("--lists", type=Path, metavar="PATH", help="read the card lists in this folder or krcg wheel")
    coverage.set_defaults(run=run_coverage)


def run_reading(arguments: argparse.Namespace) -> int:
    """``cards reading NAME``; returns the exit status: 0, or 2 for no such card or lists that can't be read."""
    from vtes_desktop.abilities.reading import reading_of
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards.catalogue import CardListError, UnknownCard, load

    name = " ".join(arguments.name)
    try:
        catalogue = load(arguments.lists)
        cards = catalogue.versions(name) or (catalogue.find(name),)
    except (CardListError, UnknownCard) as error:
        print(error, file=sys.stderr)
        return 2
    texts = Texts.kept(catalogue)
    for card in cards:
        text = texts.of(card)
        print(f"{catalogue.display_key(card)}: {'plays itself' if text.covered else 'by hand for a part'}")
        for sentence in reading_of(card, text):
            print(f"  {sentence}")
        for ruling in catalogue.rulings.of(card.id):
            print(f"  ruling: {ruling.text} [{', '.join(each.code for each in ruling.references)}]")
    return 0


def run_coverage(arguments: argparse.Namespace) -> int:
    """``cards coverage``; returns the exit status: 0, or 2 when a file can't be read."""
    from vtes_desktop.abilities.coverage import WeightsError, coverage, read_weights
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards.catalogue import CardListError, load

    try:
        catalogue = load(arguments.lists)
        weights, unknown = read_weights(arguments.weights, catalogue) if arguments.weights else (None, [])
    except (CardListError, WeightsError) as error:
        print(error, file=sys.stderr)
        return 2
    for name in unknown:
        print(f"No card is called “{name}”.", file=sys.stderr)
    found = coverage(catalogue, Texts.kept(catalogue), weights)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    print(f"{found.covered} of {found.total} cards play themselves; weighted {found.weighted:.1%}.")
    for kind, (covered, total, weighted) in found.kinds.items():
        print(f"{kind:<8} {covered} of {total}; weighted {weighted:.1%}")
    for each in found.uncovered[: max(0, arguments.limit)]:
        more = f" and {len(each.cards) - 1} more" if len(each.cards) > 1 else ""
        print(f"{each.weight:>6}  {each.text}  [{each.cards[0]}{more}]")
    return 0
