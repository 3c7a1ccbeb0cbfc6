"""Say in a sentence that the running Python is too old, or not all there.

This file, `play.py` and `check.py` are read by whatever `python3` a machine has, so they keep to the words of Python
3.6; everything else here may use the words of the version that is needed.
"""

NEEDED = (3, 11)
NEWEST_LOOKED_FOR = 20


def too_old(version: "tuple[int, ...]", command: str) -> str:
    """Return what to tell the player about Python `version` (major, minor, …), or "" when it is new enough.

    `command` is what was started ("packaging/play.py"), for the line to run with a newer Python found on the path.
    """
    if tuple(version[:2]) >= NEEDED:
        return ""
    import shutil  # not at the top: the smallest Python of Debian has no such module

    said = "vtes-desktop needs Python {}.{} or newer; this is Python {}.{}.".format(*NEEDED, *version[:2])
    for minor in range(NEWEST_LOOKED_FOR, NEEDED[1] - 1, -1):
        newer = f"python3.{minor}"
        if shutil.which(newer):
            return f"{said} A newer one is on this machine: run `{newer} {command}`."
    return said + " Install a newer Python (python.org, or your system's packages) and run the same command with it."


def incomplete(missing: ModuleNotFoundError) -> str:
    """Return what to tell the player when this Python lacks a module of its own standard library."""
    return (
        f"This Python is not all there: its module {missing.name} is missing. On Debian and Ubuntu `apt-get install "
        "python3` puts that right (only python3-minimal is installed); elsewhere install Python anew. Then start again."
    )
