"""What an event loop spends on one call: a watch for tests."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Iterator


@contextlib.contextmanager
def watched(longest: list[tuple[float, str]]) -> Iterator[None]:
    """Note the computing time (seconds of this thread) of every call that a loop makes, with what it was.

    Garbage is not collected meanwhile: a whole test run has more of it than any host.
    """
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        name = repr(handle)
        began = time.thread_time()
        run(handle)
        longest.append((time.thread_time() - began, name))

    gc.collect()
    gc.disable()
    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]  # asyncio offers no other place to look on from
    try:
        yield
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
        gc.enable()
