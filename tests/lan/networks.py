"""Several machines on one switch, as network namespaces of this one; and cables that can be pulled."""

from __future__ import annotations

import contextlib
import itertools
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0
"""Seconds after which a test gives up waiting."""
_counter = itertools.count()


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


def why_not() -> str:
    """Why this machine can't have such networks; empty when it can."""
    if not sys.platform.startswith("linux") or shutil.which("ip") is None:
        return "network namespaces need Linux and iproute2"
    name = f"vtes-try-{os.getpid()}"
    try:
        _ip("netns", "add", name)
        _ip("netns", "exec", name, "true")
    except subprocess.CalledProcessError as error:
        return f"network namespaces are not permitted here: {error.stderr.decode(errors='replace').strip()}"
    finally:
        subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)
    return ""


def why_no_weather() -> str:
    """Why this machine's networks can't be slow and lossy; empty when they can."""
    if why := why_not():
        return why
    if shutil.which("tc") is None:
        return "slow and lossy networks need tc"
    with Networks(1) as networks:
        tried = networks.weather(0, "delay", "1ms")
    return "" if tried else "this kernel has no netem"


class Networks:
    """A switch with so many machines: number n has the address 10.77.0.n+1."""

    def __init__(self, machines: int) -> None:
        self._mark = f"{os.getpid()}-{next(_counter)}"
        self._switch = f"vtes-{self._mark}-switch"
        self.names = [f"vtes-{self._mark}-{n}" for n in range(machines)]

    def __enter__(self) -> Networks:
        try:
            _ip("netns", "add", self._switch)
            _ip("-n", self._switch, "link", "add", "switch", "type", "bridge", "mcast_snooping", "0")
            _ip("-n", self._switch, "link", "set", "switch", "up")
            for n, name in enumerate(self.names):
                _ip("netns", "add", name)
                _ip("-n", self._switch, "link", "add", f"p{n}", "type", "veth", "peer", "name", "eth0", "netns", name)
                _ip("-n", self._switch, "link", "set", f"p{n}", "master", "switch", "up")
                _ip("-n", name, "link", "set", "lo", "up")
                _ip("-n", name, "address", "add", f"{self.address(n)}/24", "dev", "eth0")
                _ip("-n", name, "link", "set", "eth0", "up")
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for name in (*self.names, self._switch):
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)

    def address(self, machine: int) -> str:
        return f"10.77.0.{machine + 1}"

    def pull(self, machine: int) -> None:
        """Pull the machine's cable out of the switch."""
        _ip("-n", self._switch, "link", "set", f"p{machine}", "down")

    def plug(self, machine: int) -> None:
        """Put it in again."""
        _ip("-n", self._switch, "link", "set", f"p{machine}", "up")

    def leave(self, machine: int) -> None:
        """The machine has no network any more, and no address: it sleeps, or is carried elsewhere."""
        _ip("-n", self.names[machine], "address", "flush", "dev", "eth0")

    def arrive(self, machine: int, address: str) -> None:
        """The machine is on the network again, with this address."""
        _ip("-n", self.names[machine], "address", "add", f"{address}/24", "dev", "eth0")

    def weather(self, machine: int, *netem: str) -> bool:
        """Let what the machine sends be late or lost; returns whether the kernel can do that."""
        command = ["tc", "-n", self.names[machine], "qdisc", "replace", "dev", "eth0", "root", "netem", *netem]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def before(self, machine: int) -> tuple[str, ...]:
        """What a command begins with to run on a machine."""
        return "ip", "netns", "exec", self.names[machine]


class Program:
    """``python -m module`` as a process of its own, whose lines can be waited for. Killed when its test ends."""

    def __init__(self, module: str, *arguments: str | Path, before: Sequence[str] = ()) -> None:
        self._process = subprocess.Popen(
            [*before, sys.executable, "-m", module, *map(str, arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith("\n"):
                self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.kill()

    def line(self, timeout: float = PATIENCE) -> str:
        """The next line that it prints."""
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise AssertionError(f"nothing was said within {timeout} s") from None
        assert line is not None, "the program ended"
        return line

    def until(self, wanted: str, timeout: float = PATIENCE) -> float:
        """Wait for a line; returns after how many seconds it came."""
        since = time.monotonic()
        last = ""
        while last != wanted:
            left = since + timeout - time.monotonic()
            assert left > 0, f"not “{wanted}” within {timeout} s, last “{last}”"
            last = self.line(left)
        return time.monotonic() - since

    def say(self, line: str) -> None:
        """Send it a line."""
        assert self._process.stdin is not None
        print(line, file=self._process.stdin, flush=True)

    def sleep(self) -> None:
        """Stop it in its tracks, as a closed lid does (where there are such signals)."""
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> list[str]:
        """Kill -9, if it still runs; returns the whole lines that were not read yet."""
        self._process.kill()
        return self.rest()

    def rest(self) -> list[str]:
        """Wait for its end; returns the whole lines that were not read yet."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._thread.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        lines = []
        while not self._lines.empty():
            line = self._lines.get()
            lines += [] if line is None else [line]
        return lines
