"""A bad line between a guest and its host: late, stalling, silent, cut. It carries bytes and understands none."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from types import TracebackType

PATIENCE = 120.0


class Relay:
    """Listens on the loopback and passes everything on to another port, both ways."""

    def __init__(self, to: int) -> None:
        self.delay = 0.0
        """Seconds, each way."""
        self.stall: Callable[[], float] = lambda: 0.0
        """Seconds by which a piece, and all after it, is later still."""
        self.silent = False
        """Whether nothing is passed on and nothing said of it; what comes meanwhile is lost, with its connection."""
        self.port = 0
        self._to = to
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._main, name="relay", daemon=True)
        self._thread.start()
        assert self._listening.wait(PATIENCE)

    def __enter__(self) -> Relay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(PATIENCE)

    def drop(self) -> None:
        """Cut every connection."""
        self._loop.call_soon_threadsafe(lambda: [writer.transport.abort() for writer in self._writers])

    def _main(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._listening.set()
        await self._end.wait()
        server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, away = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers |= {writer, away}
        with contextlib.suppress(OSError):
            await asyncio.gather(self._one_way(reader, away), self._one_way(there, writer))
        self._writers -= {writer, away}

    async def _one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def write() -> None:
            while True:
                due, piece = await pieces.get()
                await asyncio.sleep(due - self._loop.time() + self.stall())
                if not piece:
                    writer.transport.abort()
                    return
                writer.write(piece)

        writing = asyncio.ensure_future(write())
        deaf = False
        try:
            while piece := await reader.read(65536):
                deaf = deaf or self.silent  # a stream with a hole in it must never go on
                if not deaf:
                    pieces.put_nowait((self._loop.time() + self.delay, piece))
        except OSError:
            pass
        pieces.put_nowait((self._loop.time() + self.delay, b""))
        await writing
