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
    """Add ``coverage``, ``reading`` and ``rulings`` to the ``cards`` commands."""
    reading = commands.add_parser(
        "reading",
        help="print how the referee reads a card",
        description="Print a sentence for each thing that a card does in strict mode, as the referee reads it.",
    )
    reading.add_argument("name", nargs="+", metavar="NAME", help="the card’s name, in any usual spelling")
    rulings = commands.add_parser(
        "rulings",
        help="print which rulings the referee obeys",
        description="Print the rulings of the cards that play themselves, or of one card: which are obeyed by a test, "
        "which follow from how the card is read and the rules, which are not obeyed, and which nobody has judged.",
    )
    rulings.add_argument("name", nargs="*", metavar="NAME", help="one card only")
    rulings.add_argument("--state", action="store_true", help="just count them")
    rulings.add_argument("--json", action="store_true", help="print the states of each card’s rulings as JSON")
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
    coverage.add_argument("--starters", action="store_true", help="print which published starter decks play themselves")
    coverage.add_argument(
        "--new",
        type=Path,
        metavar="OLD",
        help="print which cards are new, or changed, against the older lists in this folder or krcg wheel",
    )
    coverage.add_argument("--limit", type=int, default=SHOWN, metavar="N", help="print at most N sentences")
    for command, run in ((reading, run_reading), (rulings, run_rulings), (coverage, run_coverage)):
        command.add_argument(
            "--lists", type=Path, metavar="PATH", help="read the card lists in this folder or krcg wheel"
        )
        command.set_defaults(run=run)


def run_reading(arguments: argparse.Namespace) -> int:
    """``cards reading NAME``; returns the exit status: 0, or 2 for no such card or lists that can't be read."""
    from vtes_desktop.abilities.judged_rulings import judgement
    from vtes_desktop.abilities.reading import reading_of
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards.catalogue import CardListError, UnknownCard, load
    from vtes_desktop.cards.lists import chosen

    name = " ".join(arguments.name)
    try:
        catalogue = load(arguments.lists or chosen())
        cards = catalogue.versions(name) or (catalogue.find(name),)
    except (CardListError, UnknownCard) as error:
        print(error, file=sys.stderr)
        return 2
    texts = Texts.kept(catalogue)
    for card in cards:
        text = texts.of(card)
        print(f"{catalogue.display_key(card)}: {_plays(text.covered)}")
        for sentence in reading_of(card, text):
            print(f"  {sentence}")
        for ruling in catalogue.rulings.of(card.id):
            codes = ", ".join(each.code for each in ruling.references)
            print(f"  ruling ({judgement(card, ruling).state}): {ruling.text} [{codes}]")
    return 0


def run_rulings(arguments: argparse.Namespace) -> int:
    """``cards rulings``; returns the exit status: 0, or 2 for no such card or lists that can't be read."""
    from vtes_desktop.abilities.judged_rulings import judged, judgement
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards.catalogue import CardListError, UnknownCard, load
    from vtes_desktop.cards.lists import chosen

    name = " ".join(arguments.name)
    try:
        catalogue = load(arguments.lists or chosen())
        texts = Texts.all_kept(catalogue)
        cards = [card for card in catalogue.cards.values() if texts.of(card).covered]
        if name:
            cards = [*(catalogue.versions(name) or (catalogue.find(name),))]
    except (CardListError, UnknownCard) as error:
        print(error, file=sys.stderr)
        return 2
    found = judged(catalogue, cards)
    if arguments.json:
        shown = {"total": found.total, "states": found.states} if arguments.state else found
        print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
        return 0
    if not arguments.state:
        for row in found.cards:
            card = catalogue.cards[row.id]
            print(row.card)
            for ruling in catalogue.rulings.of(card.id):
                said = judgement(card, ruling)
                print(f"  {said.state}{f' ({said.test})' if said.test else ''}: {ruling.text}")
    counts = ", ".join(f"{count} {state}" for state, count in found.states.items())
    print(f"{found.total} rulings of {len(found.cards)} cards: {counts}.")
    return 0


def run_coverage(arguments: argparse.Namespace) -> int:
    """``cards coverage``; returns the exit status: 0, or 2 when a file can't be read."""
    from vtes_desktop.abilities.coverage import WeightsError, coverage, news, read_weights, starters
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.cards.catalogue import CardListError, load
    from vtes_desktop.cards.lists import chosen

    try:
        catalogue = load(arguments.lists or chosen())
        older = load(arguments.new) if arguments.new else None
        weights, unknown = read_weights(arguments.weights, catalogue) if arguments.weights else (None, [])
    except (CardListError, WeightsError) as error:
        print(error, file=sys.stderr)
        return 2
    for name in unknown:
        print(f"No card is called “{name}”.", file=sys.stderr)
    texts = Texts.all_kept(catalogue)
    if older is not None:
        fresh = news(catalogue, older, texts)
        lines = [f"{'changed' if each.changed else 'new':<8} {_plays(each.covered)}: {each.name}" for each in fresh]
        return _shown({"new": fresh}, lines, arguments.json)
    if arguments.starters:
        decks = starters(catalogue, texts)
        lines = [f"{decks.whole} of {decks.of} starter decks play themselves whole."]
        lines += [f"{deck.code:<10} {deck.name}: {', '.join(deck.by_hand) or 'whole'}" for deck in decks.decks]
        return _shown({"starters": decks}, lines, arguments.json)
    found = coverage(catalogue, texts, weights)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    print(f"{found.covered} of {found.total} cards play themselves; weighted {found.weighted:.1%}.")
    for kind, (covered, total, weighted) in found.kinds.items():
        print(f"{kind:<8} {covered} of {total}; weighted {weighted:.1%}")
    for needed, cards in found.needs.items():
        more = f" and {len(cards) - 3} more" if len(cards) > 3 else ""
        print(f"{len(cards):>6}  by hand for a part need {needed}  [{', '.join(cards[:3])}{more}]")
    for each in found.uncovered[: max(0, arguments.limit)]:
        more = f" and {len(each.cards) - 1} more" if len(each.cards) > 1 else ""
        print(f"{each.weight:>6}  {each.text}  [{each.cards[0]}{more}]")
    return 0


def _plays(covered: bool) -> str:
    return "plays itself" if covered else "by hand for a part"


def _shown(found: object, lines: list[str], as_json: bool) -> int:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() if as_json else "\n".join(lines))
    return 0
