"""Which program this is: its version and, of a bundle, the commit that it was made of."""

from __future__ import annotations

from vtes_desktop import __version__, folders


def commit() -> str:
    """The commit that a bundle was made of (a plus at its end: with changes); empty for a wheel or a checkout."""
    try:
        return (folders.resources() / "commit").read_text("utf-8").strip()
    except OSError:
        return ""


def version() -> str:
    """The version as people are told it: ``0.1.0``, of a bundle ``0.1.0 (3b081f1a2c4d)``."""
    made_of = commit()
    return f"{__version__} ({made_of})" if made_of else __version__
