"""What the command line says of itself: exit statuses in every ``--help``, completion for shells, manual pages.

Completion is made by ``shtab``, the manual by ``argparse-manpage``, both from the parser itself, so that neither can
fall behind; who wants them installs the extra ``shell``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

_USUAL = "0 when it was done, 2 when the request is not understood"
EXIT_STATUS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "play": "0 when the window was closed, 1 when it can’t be opened",
        "cards": "0 for cards found, 1 for none, 2 for a query or lists that can’t be read",
        "deck": "0 when it was done, 1 when lines were not matched to cards, 2 when a file can’t be read",
        "deck check": "0 when every deck is legal, 1 when one isn’t, 2 when a file can’t be read as a deck",
        "game": "0 when it was done, 2 when a file can’t be read",
        "game verify": "0 when the journal holds, 1 when something is a lie, 2 when a file can’t be read",
        "lab": "0 when all games were played, 1 when one ended by a fault of the program, 2 when the request is wrong",
        "serve": "0 when it was told to end, 1 when it can’t listen, 2 when its identity or the lists can’t be read",
        "export": "0 when it was done, 1 when it could not be",
        "import": "0 when it was done, 1 when it could not be",
        "doctor": "0 when all is well, 1 when something is wrong",
        "completion": "0 when it was printed, 1 when the extra “shell” is not installed",
    }
)
"""What each command ends with; one that isn't here ends as the one above it."""


def add_command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], whole: Callable[[], argparse.ArgumentParser]
) -> None:
    """Add ``completion`` to the program's parser.

    :param whole: makes the program's parser with all commands filled in.
    """
    about = "print what completes commands in your shell, or the manual page"
    parser = commands.add_parser(
        "completion",
        help=about,
        description=f"{about.capitalize()}.",
        epilog="examples:\n  vtes-desktop completion bash > ~/.local/share/bash-completion/completions/vtes-desktop\n"
        "  vtes-desktop completion zsh > ~/.zsh/completions/_vtes-desktop\n"
        "  vtes-desktop completion man > ~/.local/share/man/man1/vtes-desktop.1\n",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=("bash", "zsh", "tcsh", "man"), help="the shell, or man for the manual page")
    parser.set_defaults(run=lambda arguments: run(arguments.what, whole()))


def run(what: str, parser: argparse.ArgumentParser) -> int:
    """``completion``; returns the exit status."""
    try:
        print(_manual(parser) if what == "man" else _completion(parser, what))
    except ImportError as error:
        print(f"{error.name} is not installed: “pip install vtes-desktop[shell]” brings it.", file=sys.stderr)
        return 1
    return 0


def tell_exit_status(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Write what each command ends with under its ``--help``."""
    for path, parser in _all(commands, ""):
        if "exit status" not in (parser.epilog or ""):
            above = path.partition(" ")[0]
            said = f"exit status: {EXIT_STATUS.get(path) or EXIT_STATUS.get(above, _USUAL)}."
            parser.epilog = f"{parser.epilog.rstrip()}\n\n{said}" if parser.epilog else said


def _all(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], above: str
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for name, parser in commands.choices.items():
        path = f"{above} {name}".strip()
        yield path, parser
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                yield from _all(action, path)


def _completion(parser: argparse.ArgumentParser, shell: str) -> str:
    import shtab

    return str(shtab.complete(parser, shell))


def _manual(parser: argparse.ArgumentParser) -> str:
    from argparse_manpage.manpage import Manpage

    ends = [f".TP\n\\fB{command}\\fR\n{said[0].upper()}{said[1:]}." for command, said in sorted(EXIT_STATUS.items())]
    return "\n".join([str(Manpage(parser)).rstrip(), ".SH EXIT STATUS", *ends])
