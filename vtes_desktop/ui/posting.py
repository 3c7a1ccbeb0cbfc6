"""What other threads, and whoever must not go on at once, have the Qt thread do: a signal of calls, queued."""

from __future__ import annotations

from collections.abc import Callable


def call(posted: Callable[[], None]) -> None:
    """Do what was posted: the slot of such a signal."""
    posted()
