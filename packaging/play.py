"""Play: set up what is missing beside this checkout, then start the program.

    python3 packaging/play.py [arguments of vtes-desktop]

The first start makes `.venv`, installs the program and Qt's system libraries; later ones go straight to the program.
"""

import sys

from python_needed import incomplete, too_old


def main() -> int:
    """Set up, then become the program; the exit code is the program's, or 1 when it could not be started."""
    refusal = too_old(sys.version_info[:2], "packaging/play.py")
    if refusal:
        print(refusal)
        return 1
    try:
        from setup_environment import PLAY, SetUpError, no_display, program, set_up
    except ModuleNotFoundError as missing:
        print(incomplete(missing))
        return 1

    arguments = sys.argv[1:]
    try:
        python = set_up(PLAY)
        if arguments[:1] in ([], ["play"]):  # the program's other commands open no window
            no_display()
        return program(python, arguments)
    except SetUpError as error:
        print(error)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Run the same command again to go on.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
