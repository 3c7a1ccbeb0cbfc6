"""The program's one door: ``vtes-desktop`` and ``python -m vtes_desktop``.

Without a command it opens the table. Nothing heavy is imported before it is known what is asked for: ``--help`` and
``--version`` answer at once, and the ``cards`` and ``deck`` commands never load a window toolkit.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

WHOLE = "*"
"""Asks for the parser with the arguments of every command."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (the process's own when ``None``); returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    command = arguments[0] if arguments else "play"
    if command == "play" or _can_be_opened(command):
        gc.disable()  # until the window's own collector (ui/collecting.py): what the start makes stays
        from vtes_desktop.ui.qt_loading import load_qt

        load_qt(_cache())
        from vtes_desktop.ui.application import run

        return run(arguments[command == "play" :])
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Names of cards are more than a Windows code page can write, and strangers' words more than any encoding.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    parsed = _parser(command).parse_args(arguments)
    try:
        status = int(parsed.run(parsed))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader (``| head``) has had enough; Python must not flush into it again at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _cache() -> Path:
    """The folder of what is made again when missing; where it can't be made, one that isn't there does too."""
    from vtes_desktop import folders

    try:
        return folders.cache()
    except OSError:  # told by a window, as soon as there is one
        return Path(os.devnull)


def _can_be_opened(argument: str) -> bool:
    """Whether it is no command but a game, a deck list or an invitation, as desktops hand over what is opened."""
    return argument.startswith("vtes:") or ("." in argument and Path(argument).is_file())


def _parser(command: str) -> argparse.ArgumentParser:
    """The parser; only the asked command's own arguments are filled in."""
    import argparse  # 5 ms, which the window has no use for

    from vtes_desktop.release import version

    parser = argparse.ArgumentParser(
        prog="vtes-desktop",
        description="A table for Vampire: The Eternal Struggle and for Vendetta. Without a command it opens.",
    )
    parser.add_argument("--version", action="version", version=f"vtes-desktop {version()}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    commands.add_parser("play", help="open the table (as without a command)")
    if command in ("deck", WHOLE):
        from vtes_desktop.decks.command import add_commands as add_deck_commands

        add_deck_commands(commands)
    else:
        commands.add_parser("deck", help="read, check and write deck lists")
    if command in ("game", WHOLE):
        from vtes_desktop.play.command import add_commands as add_game_commands

        game_commands = add_game_commands(commands)
        from vtes_desktop.ui.film.command import add_command as add_picture_command

        add_picture_command(game_commands)
    else:
        commands.add_parser("game", help="list, show and check games")
    if command in ("serve", WHOLE):
        from vtes_desktop.lan.command import add_commands as add_serve_command

        add_serve_command(commands)
    else:
        commands.add_parser("serve", help="host tables on this machine, without a window")
    if command in ("lab", WHOLE):
        from vtes_desktop.lab.command import add_commands as add_lab_commands

        add_lab_commands(commands)
    else:
        commands.add_parser("lab", help="play games of computer Methuselahs by the hundred: players, decks, weights")
    if command in ("export", "import", WHOLE):
        from vtes_desktop.ui.moving import add_commands as add_moving_commands

        add_moving_commands(commands)
    else:
        commands.add_parser("export", help="settings, decks and games into one file, for another machine")
        commands.add_parser("import", help="bring in what export has written; nothing here is replaced")
    if command in ("doctor", WHOLE):
        from vtes_desktop.ui.doctor import add_command as add_doctor_command

        add_doctor_command(commands)
    else:
        commands.add_parser("doctor", help="look whether everything is as the program needs it, and say what to do")
    from vtes_desktop.cards.command import add_commands as add_card_commands

    card_commands = add_card_commands(commands)
    if command in ("cards", WHOLE):
        from vtes_desktop.abilities.command import add_commands as add_ability_commands

        add_ability_commands(card_commands)
    from vtes_desktop.manual import add_command, tell_exit_status

    add_command(commands, lambda: _parser(WHOLE))
    tell_exit_status(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
