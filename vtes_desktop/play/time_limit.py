"""How long a game may take, in words."""

from __future__ import annotations


def limit_in_words(seconds: float) -> str:
    """A time limit as it is said; 0 for none.

    >>> [limit_in_words(seconds) for seconds in (0, 7200, 5400, 3600, 1500, 60, 20)]
    ['no time limit', '2 hours', '1.5 hours', 'one hour', '25 minutes', 'one minute', '20 seconds']
    """
    if not seconds:
        return "no time limit"
    length, name = (3600, "hour") if seconds >= 3600 else (60, "minute") if seconds >= 60 else (1, "second")
    count = round(seconds / length, 2 if length == 3600 else None)
    return f"one {name}" if count == 1 else f"{count:g} {name}s"
