"""Which words there are: a struct is one as soon as it is written, in the vocabulary or in a card's own file.

What must be read back (the kept readings of all cards) needs a union of all of them. That union is made when the first
is read, of every class that there is by then: nobody keeps a list.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Union, cast


def kinds(base: type) -> Iterator[type]:
    """Every kind of a base, those of kinds too, whose names must differ; one that begins with ``_`` is only a base."""
    subclasses: list[type] = base.__subclasses__()
    for kind in subclasses:
        if not kind.__name__.startswith("_"):
            yield kind
        yield from kinds(kind)


def every(base: type, *others: type) -> UnionType:
    """The union of all kinds of a base, and of other types, for decoding.

    >>> every(bool, int, str)
    typing.Union[int, str]
    """
    return cast("UnionType", Union[(*kinds(base), *others)])
