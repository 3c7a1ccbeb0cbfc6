"""How long the program took to start, and what it takes of memory: the figures behind ``play --time-start``."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from msgspec import Struct


class StartTiming(Struct):
    """What ``--time-start`` prints, as JSON."""

    start_page_ms: float
    """From the making of the process until the start page was painted for the first time."""
    searchable_ms: float
    """The same until a first search over the whole pool had answered as well."""
    resident_mib: float
    """Memory that the process held then; 0 where the system doesn't say."""
    cards: int
    """Cards in the pool; 0 when there is no card list."""
    clock: str
    """``process``: since the system made the process; ``cpu``: time of computing, where the system says no more."""
    computing_ms: float
    """What the process had computed when the start page was painted."""


def process_age() -> tuple[float, str]:
    """Seconds since this process was made, and by which clock (see :attr:`StartTiming.clock`).

    On Linux the system counts in hundredths of a second.
    """
    if sys.platform == "linux":
        # The name in brackets may hold anything, so fields are counted from its closing bracket; the 22nd is the start.
        fields = Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        started = int(fields[19]) / os.sysconf("SC_CLK_TCK")
        age, clock = time.clock_gettime(time.CLOCK_BOOTTIME) - started, "process"
    elif sys.platform == "win32":
        import ctypes
        from ctypes import wintypes

        times = [wintypes.FILETIME() for _ in range(4)]
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        if not kernel.GetProcessTimes(wintypes.HANDLE(kernel.GetCurrentProcess()), *map(ctypes.byref, times)):
            raise ctypes.WinError(ctypes.get_last_error())
        since_1601 = (times[0].dwHighDateTime << 32 | times[0].dwLowDateTime) / 1e7
        age, clock = time.time() + 11_644_473_600 - since_1601, "process"
    else:
        age, clock = time.process_time(), "cpu"
    return age, clock


def resident_mib() -> float:
    """MiB of memory that this process holds; 0 where the system doesn't say."""
    held = 0.0
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
        held = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    elif sys.platform == "darwin":
        import resource

        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    return held
