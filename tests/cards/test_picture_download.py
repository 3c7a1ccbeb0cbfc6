"""Fetching pictures from a server: politely, checked before they are kept, paused and resumed; all on this machine."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from time import monotonic

import pytest
from PIL import Image

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.picture_download import AddressError, Download, Progress, address_of, clear, folder_bytes

CARDS = [Card(id=100000 + n, name=f"Card {n}", kind="library", types=("Action",)) for n in range(1, 6)]


def picture(side: int = 64) -> bytes:
    file = io.BytesIO()
    Image.effect_noise((side, side * 7 // 5), 90).convert("RGB").save(file, "JPEG")
    return file.getvalue()


class Server:
    """A card server on this machine. ``answers`` gives ``(status, body)`` for a path; others are 404."""

    def __init__(self) -> None:
        self.answers: dict[str, Callable[[], tuple[int, bytes]]] = {}
        self.asked: list[tuple[str, float, str]] = []
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                server.asked.append((self.path, monotonic(), self.headers["User-Agent"]))
                status, body = server.answers.get(self.path, lambda: (404, b""))()
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", body.decode())
                    body = b""
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_arguments: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.http.server_port}/{{name}}.jpg"
        self._thread = Thread(target=self.http.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Be there no more; a thread that went on to look at a closed socket would never rest."""
        self.http.shutdown()
        self._thread.join()
        self.http.server_close()

    def has(self, *cards: Card, body: bytes | None = None, status: int = 200) -> None:
        for card in cards:
            data = picture() if body is None else body
            self.answers[f"/card{card.id - 100000}.jpg"] = lambda data=data: (status, data)


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.close()


class Watch:
    """Collects what a download tells."""

    def __init__(self) -> None:
        self.told: Queue[Progress] = Queue()

    def until(self, state: str) -> Progress:
        while (progress := self.told.get(timeout=300)).state != state:
            pass
        return progress


def test_pictures_are_fetched_checked_and_kept_and_what_is_there_is_not_asked_for(
    server: Server, tmp_path: Path
) -> None:
    server.has(*CARDS[:2])
    server.has(CARDS[2], body=b"<html>not a picture</html>")
    (tmp_path / "card5.png").write_bytes(b"was here")
    watch = Watch()
    download = Download(CARDS, tmp_path, server.address, watch.told.put, seconds=0.0)
    download.start()
    end = watch.until("done")
    assert (end.total, end.kept, end.missing, end.refused, end.had, end.done) == (5, 2, 1, 1, 1, 5)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["card1.jpg", "card2.jpg", "card5.png"]
    assert "/card5.jpg" not in [path for path, _, _ in server.asked]
    assert all(agent.startswith("vtes-desktop/") for _, _, agent in server.asked)


def test_requests_keep_their_distance(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[float] = []
    pause = Download._pause_between

    def noted(download: Download, longer: float) -> None:
        pause(download, longer)
        left.append(download._next_request)

    monkeypatch.setattr(Download, "_pause_between", noted)
    server.has(*CARDS)
    download = Download(CARDS, tmp_path, server.address, seconds=0.08)
    download.start()
    assert download.wait(300)
    assert len(server.asked) == len(left) == 5
    # As they are let go: on a busy machine one may arrive late, and so near to the next.
    assert all(after - before >= 0.079 for before, after in itertools.pairwise(left))


def test_a_pause_holds_it_and_a_resume_goes_on_where_it_was(server: Server, tmp_path: Path) -> None:
    watch = Watch()
    download = Download(CARDS, tmp_path, server.address, watch.told.put, seconds=0.0)

    def pause_here() -> tuple[int, bytes]:
        download.pause()
        return 200, picture()

    server.has(*CARDS)
    server.answers["/card2.jpg"] = pause_here
    download.start()
    watch.until("paused")
    while download.progress.done < 2:
        watch.told.get(timeout=300)
    assert [path for path, _, _ in server.asked] == ["/card1.jpg", "/card2.jpg"]
    download.resume()
    assert watch.until("done").kept == 5


def test_a_server_that_breaks_pauses_with_a_sentence_and_the_card_is_asked_for_again(
    server: Server, tmp_path: Path
) -> None:
    server.has(*CARDS)
    server.has(CARDS[1], status=503, body=b"")
    watch = Watch()
    download = Download(CARDS, tmp_path, server.address, watch.told.put, seconds=0.001)
    download.start()
    held = watch.until("paused")
    assert "503" in held.message
    assert "127.0.0.1" in held.message
    server.has(CARDS[1])
    download.resume()
    assert watch.until("done").kept == 5


def test_an_address_where_nobody_answers_pauses_with_a_sentence(tmp_path: Path) -> None:
    server = Server()
    server.close()
    watch = Watch()
    download = Download(CARDS[:1], tmp_path, server.address, watch.told.put, seconds=0.001)
    download.start()
    assert "No picture came from 127.0.0.1" in watch.until("paused").message
    download.stop()
    assert download.wait(300)
    assert download.progress.state == "stopped"


def test_too_many_requests_pauses_at_once(server: Server, tmp_path: Path) -> None:
    server.has(CARDS[0], status=429, body=b"")
    watch = Watch()
    download = Download(CARDS, tmp_path, server.address, watch.told.put, seconds=0.0)
    download.start()
    assert "left alone" in watch.until("paused").message
    assert len(server.asked) == 1
    download.stop()
    assert download.wait(300)


def test_the_folder_keeps_to_its_limit_and_can_be_cleared(server: Server, tmp_path: Path) -> None:
    data = picture()
    server.has(*CARDS, body=data)
    watch = Watch()
    download = Download(CARDS, tmp_path, server.address, watch.told.put, seconds=0.0, limit=int(len(data) * 2.5))
    download.start()
    assert "limit" in watch.until("paused").message
    assert folder_bytes(tmp_path) == 2 * len(data)
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert clear(tmp_path) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]
    download.resume()
    held = watch.until("paused")
    assert held.kept == 4
    download.stop()


def test_a_stop_ends_it_and_leaves_no_half_file(server: Server, tmp_path: Path) -> None:
    server.has(*CARDS)
    watch = Watch()
    download = Download(CARDS, tmp_path, server.address, watch.told.put, seconds=30.0)
    download.start()
    while watch.told.get(timeout=300).kept < 1:
        pass
    download.stop()
    assert download.wait(300)
    assert [file.name for file in tmp_path.iterdir()] == ["card1.jpg"]


def test_a_redirection_to_a_file_of_this_machine_is_not_followed(server: Server, tmp_path: Path) -> None:
    secret = tmp_path / "secret.jpg"
    secret.write_bytes(picture())
    server.has(CARDS[0], status=302, body=secret.as_uri().encode())
    watch = Watch()
    kept = tmp_path / "kept"
    download = Download(CARDS[:1], kept, server.address, watch.told.put, seconds=0.001)
    download.start()
    watch.until("paused")
    download.stop()
    assert download.wait(300)
    assert not kept.exists()


@pytest.mark.parametrize(
    "template",
    ["", "https://example.org/card.jpg", "file:///etc/{name}", "ftp://x/{name}", "//x/{id}", "https://x/{name}{0.__class__}",
     "https://{name}.example.org/", "http://[::1/{id}"],
)  # fmt: skip
def test_an_address_that_cannot_be_used_is_refused_with_a_sentence(template: str) -> None:
    with pytest.raises(AddressError, match=r"^The address .*\.$"):
        address_of(template, CARDS[0])


def test_an_address_may_use_the_number() -> None:
    assert address_of("https://example.org/{id}/x.webp", CARDS[0]) == "https://example.org/100001/x.webp"
