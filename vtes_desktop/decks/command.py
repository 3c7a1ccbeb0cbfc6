"""The ``deck`` commands of the command line: ``deck check``, ``deck convert``, ``deck stats``.

``check`` ends with 0 when every deck is legal, 1 when one isn't, 2 when a file can't be read as a deck: a deck of which
some lines can't be read is not legal, one of which no line can is not read. The other two end with 0, with 1 when lines
were not matched to cards, and with 2 when the file can't be read or the request is wrong.
"""

from __future__ import annotations

import argparse
import glob
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from vtes_desktop.cards.catalogue import Catalogue
    from vtes_desktop.decks.legality import Format
    from vtes_desktop.decks.reading import ReadResult
    from vtes_desktop.decks.statistics import Statistics

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2

_CHECKED = """\
examples:
  vtes-desktop deck check decks/*.txt
  vtes-desktop deck check my-deck.txt --format v5 --json

formats: standard v5 v5-strict duel limited jyhad none
With --json it prints a list with an object for each file: file, name, kind (of list), format, crypt, library, distinct,
legal, and problems, each with line (null where there is none), kind, message, text, and suggestions (card names).
"""

_CONVERTED = """\
examples:
  vtes-desktop deck convert my-deck.txt --to lackey -o my-deck-lackey.txt
  vtes-desktop deck convert my-deck.xml --to twd

names: twd jol lackey vdb vdb-json vdb-link vtesdecks-json ardb ardb-xml eldb csv vtes-desktop
What the other format can't hold, and what could not be read, is said on the error output.
"""


class Trouble(Struct, frozen=True):
    """One thing that is wrong with a deck, or worth knowing, as ``deck check --json`` prints it."""

    line: int | None
    """From 1; None when it isn't about a line."""
    kind: str
    """A :class:`Problem`'s kind, a :class:`Reason`'s code, or ``unreadable``."""
    message: str
    text: str = ""
    """The line as the list has it."""
    suggestions: list[str] = []
    """Names of the nearest cards, nearest first."""


class Report(Struct, frozen=True):
    """What ``deck check --json`` prints about one file."""

    file: str
    format: str
    """The deck format that it was checked for."""
    name: str = ""
    kind: str = ""
    """The kind of list; empty when the file couldn't be read."""
    crypt: int = 0
    """Crypt cards, copies counted."""
    library: int = 0
    distinct: int = 0
    """Different cards."""
    legal: bool = False
    problems: list[Trouble] = []


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``deck`` and its commands to the program's parser; each sets ``run``, a function of the parsed arguments."""
    about = "read, check and write deck lists"
    deck = subparsers.add_parser("deck", help=about, description=about.capitalize() + ".")
    commands = deck.add_subparsers(metavar="COMMAND", required=True)

    check = _command(commands, "check", "say whether decks are legal, and what is wrong with them", _CHECKED)
    check.add_argument("files", nargs="+", metavar="FILE", help="deck lists of any kind; - is the standard input")
    check.add_argument("--format", default="standard", metavar="NAME", help="the deck format (default: standard)")
    check.add_argument("--players", type=int, default=5, metavar="N", help="players at the table (default: 5)")
    check.add_argument("--json", action="store_true", help="print a JSON list with one object for each file")
    check.set_defaults(run=run_check)

    convert = _command(commands, "convert", "write a deck list for another program", _CONVERTED)
    convert.add_argument("file", metavar="FILE", help="a deck list of any kind; - is the standard input")
    convert.add_argument("--to", required=True, metavar="NAME", help="the kind of list to write")
    convert.add_argument("-o", "--output", metavar="OUT", help="the file to write; without it the list is printed")
    convert.set_defaults(run=run_convert)

    stats = _command(commands, "stats", "count a deck: capacities, disciplines, types, costs", "")
    stats.add_argument("file", metavar="FILE", help="a deck list of any kind; - is the standard input")
    stats.add_argument("--json", action="store_true", help="print one JSON object")
    stats.set_defaults(run=run_stats)


def run_check(arguments: argparse.Namespace) -> int:
    """``deck check``; returns the exit status."""
    from vtes_desktop.decks.legality import format_named

    try:
        rules = format_named(arguments.format)
    except KeyError as error:
        return _wrong(error.args[0])
    if arguments.players < 1:
        return _wrong(f"{arguments.players} players can't sit at a table: give 1 or more.")
    catalogue = _catalogue(arguments)
    if catalogue is None:
        return UNREADABLE
    status = LEGAL
    reports: list[Report] = []
    for name in _named(arguments.files):
        report, one = _checked(name, rules, catalogue, arguments.players)
        status = max(status, one)
        if arguments.json:
            reports.append(report)
        else:
            print("\n".join(_as_lines(report, rules)))
    if arguments.json:
        print(_json(reports))
    return status


def run_convert(arguments: argparse.Namespace) -> int:
    """``deck convert``; returns the exit status."""
    from vtes_desktop.decks.reading import file_format, lost_in, write_deck
    from vtes_desktop.decks.storing import StoringError, replace

    try:
        kind = file_format(arguments.to)
    except KeyError as error:
        return _wrong(error.args[0])
    catalogue = _catalogue(arguments)
    result = _read(arguments.file, catalogue) if catalogue is not None else None
    if catalogue is None or result is None:
        return UNREADABLE
    text = write_deck(result.deck, kind.name, catalogue)
    if arguments.output:
        try:
            replace(Path(arguments.output), text.encode())
        except StoringError as error:
            return _wrong(str(error))
    else:
        sys.stdout.write(text)
    for problem in result.deck.problems:
        print(f"{_place(problem.line_number)}{problem.message}", file=sys.stderr)
    for lost in lost_in(result.deck, kind.name, catalogue):
        print(lost, file=sys.stderr)
    return ILLEGAL if result.deck.unmatched else LEGAL


def run_stats(arguments: argparse.Namespace) -> int:
    """``deck stats``; returns the exit status."""
    import msgspec

    from vtes_desktop.decks.statistics import statistics

    catalogue = _catalogue(arguments)
    result = _read(arguments.file, catalogue) if catalogue is not None else None
    if catalogue is None or result is None:
        return UNREADABLE
    counted = statistics(result.deck, catalogue)
    if arguments.json:
        print(_json({"file": arguments.file, "name": result.deck.name, **msgspec.to_builtins(counted, str_keys=True)}))
    else:
        print("\n".join([result.deck.name or arguments.file, *_counted_lines(counted)]))
    for problem in result.deck.unmatched:
        print(f"{_place(problem.line_number)}{problem.message}", file=sys.stderr)
    return ILLEGAL if result.deck.unmatched else LEGAL


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, about: str, examples: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=about,
        description=about.capitalize() + ".",
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lists", type=Path, metavar="PATH", help="read the card lists in this folder or krcg wheel")
    return parser


def _catalogue(arguments: argparse.Namespace) -> Catalogue | None:
    from vtes_desktop.cards.catalogue import CardListError, load
    from vtes_desktop.cards.lists import chosen

    try:
        return load(arguments.lists or chosen())
    except CardListError as error:
        print(error, file=sys.stderr)
        return None


def _named(names: list[str]) -> Iterator[str]:
    """The files meant; patterns are filled in where the shell didn't (Windows' doesn't)."""
    for name in names:
        if name != "-" and any(sign in name for sign in "*?[") and not Path(name).exists():
            yield from sorted(glob.glob(name)) or [name]  # noqa: PTH207 patterns may be absolute
        else:
            yield name


def _opened(name: str, catalogue: Catalogue) -> ReadResult:
    from vtes_desktop.decks.encoding import MAX_BYTES
    from vtes_desktop.decks.reading import read_deck, read_deck_file

    if name == "-":
        return read_deck(sys.stdin.buffer.read(MAX_BYTES + 1), catalogue)
    return read_deck_file(Path(name), catalogue, name_it=False)


def _read(name: str, catalogue: Catalogue) -> ReadResult | None:
    from vtes_desktop.decks.encoding import UnreadableDeckError

    try:
        return _opened(name, catalogue)
    except UnreadableDeckError as error:
        print(error, file=sys.stderr)
        return None


def _checked(name: str, rules: Format, catalogue: Catalogue, players: int) -> tuple[Report, int]:
    """The report on one file, and the exit status for it alone."""
    from vtes_desktop.decks.encoding import UnreadableDeckError
    from vtes_desktop.decks.legality import check

    try:
        result = _opened(name, catalogue)
    except UnreadableDeckError as error:
        return Report(name, rules.name, problems=[Trouble(None, "unreadable", str(error))]), UNREADABLE
    deck = result.deck
    reasons = check(deck, rules, catalogue, players)
    problems = [
        Trouble(
            problem.line_number or None,
            problem.kind,
            problem.message,
            problem.text,
            [catalogue.display_key(catalogue.card(number)) for number in problem.suggestions],
        )
        for problem in deck.problems
    ]
    for reason in reasons:
        if reason.code != "unmatched":  # the line is among the problems already
            lines = [line for card_id in reason.cards if (line := result.lines.get(card_id))]
            problems.append(Trouble(min(lines, default=None), reason.code, reason.text))
    report = Report(
        file=name,
        format=rules.name,
        name=deck.name,
        kind=result.format,
        crypt=deck.crypt_count,
        library=deck.library_count,
        distinct=len(deck.entries),
        legal=not reasons,
        problems=problems,
    )
    if deck.unmatched and not deck.entries:
        return report, UNREADABLE  # lines like a deck's, but no card in any of them
    return report, ILLEGAL if reasons else LEGAL


def _as_lines(report: Report, rules: Format) -> list[str]:
    if not report.kind:
        return [problem.message for problem in report.problems]
    name = f" “{report.name}”" if report.name else ""
    verdict = f"{report.crypt} crypt, {report.library} library — {'legal' if report.legal else 'not legal'}"
    troubles = [f"  {_place(problem.line)}{problem.message}" for problem in report.problems]
    return [f"{report.file}:{name} {verdict} ({rules.title})", *troubles]


def _counted_lines(counted: Statistics) -> list[str]:
    span = counted.span

    def listed(counts: dict[int, int] | dict[str, int]) -> str:
        return ", ".join(f"{'X' if key == -1 else key}: {count}" for key, count in counts.items()) or "none"

    lines = [
        f"Crypt      {counted.crypt} cards, min {span.lowest}, max {span.highest}, average {span.average:g}",
        f"Library    {counted.library} cards, {counted.distinct} different cards in all",
        f"Capacities {listed(counted.capacities)}",
        f"Groups     {listed(counted.groups)}",
        f"Clans      {listed(counted.clans)}",
        f"Types      {listed(counted.types)} ({counted.trifles} trifles)",
        f"Pool       {listed(counted.pool_costs)} ({counted.pool_total} in all)",
        f"Blood      {listed(counted.blood_costs)} ({counted.blood_total} in all)",
    ]
    if counted.conviction_costs:
        lines.append(f"Conviction {listed(counted.conviction_costs)}")
    lines.append("Discipline  in the crypt (basic, superior)  in the library (required)")
    lines += [
        f"  {use.code}       {use.basic + use.superior:>3} ({use.basic}, {use.superior}){'':<24}{use.required:>3}"
        for use in counted.disciplines
    ]
    return lines


def _place(line_number: int | None) -> str:
    return f"Line {line_number}: " if line_number else ""


def _wrong(message: str) -> int:
    print(message, file=sys.stderr)
    return UNREADABLE


def _json(value: object) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
