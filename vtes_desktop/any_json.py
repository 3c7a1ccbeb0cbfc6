"""JSON that anybody may have written: a file of the player's, a page of the network."""

from __future__ import annotations

from typing import Final

from msgspec import MsgspecError

UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError)
"""What comes of it where it is not what was looked for: damaged, of another kind or encoding, or nested without end."""
