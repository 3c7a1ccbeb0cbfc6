"""News of cards and program, from a server on this very machine; a hostile one changes nothing."""

from __future__ import annotations

import csv
import hashlib
import io
import threading
import time
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.ui.test_large_text import clipped
from vtes_desktop import folders
from vtes_desktop.cards import catalogue, lists, news
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.news import NewsError, newer
from vtes_desktop.ui.card_pool import CardPool
from vtes_desktop.ui.news import NewsDialog, is_time
from vtes_desktop.ui.options import Options, Settings

NEW_CARD = "A Card That Nobody Has Seen"


class Server(ThreadingHTTPServer):
    """Serves what it is told to, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.pages: dict[str, bytes] = {}
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), Handler)

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_port}{path}"


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Server)
        self.server.asked.append(self.path)
        data = self.server.pages.get(self.path)
        self.send_response(404 if data is None else 200)
        self.end_headers()
        self.wfile.write(data or b"")

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def server() -> Iterator[Server]:
    served = Server()
    thread = threading.Thread(target=served.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield served
    served.shutdown()
    thread.join()
    served.server_close()


def packed_list(*more: tuple[str, str]) -> bytes:
    """The first cards of the installed lists and some more, copies of one of them, packed as a wheel has them."""
    here = lists.installed()
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in (lists.SETS, lists.RULINGS, lists.GROUPS, lists.REFERENCES, lists.BUNDLES):
            if here.has(name):
                archive.writestr(f"cards/{name}", here.read(name))
        for name in (lists.CRYPT, lists.LIBRARY):
            head, *rows = csv.reader(io.StringIO(here.read(name).decode("utf-8-sig")))
            rows = rows[:40]
            for number, card in more if name == lists.LIBRARY else ():
                row = rows[0][:]
                row[head.index("Id")], row[head.index("Name")] = number, card
                rows.append(row)
            text = io.StringIO()
            csv.writer(text).writerows([head, *rows])
            archive.writestr(f"cards/{name}", text.getvalue())
    return data.getvalue()


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """What is in use: a few cards of the installed lists."""
    path = tmp_path_factory.mktemp("lists") / "now.zip"
    path.write_bytes(packed_list())
    return catalogue.load(path, cache=False)


@pytest.fixture(scope="module")
def wheel() -> bytes:
    """The same with one card more."""
    return packed_list(("109999", NEW_CARD))


@pytest.fixture(autouse=True)
def _few_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "FEWEST", 50)


def announce(server: Server, wheel: bytes, **more: object) -> str:
    """Lay the news and the list on the server; returns the address of the news."""
    server.pages["/lists/new.whl"] = wheel
    told = {
        "program": {"version": "99.1", "page": "program.html"},
        "cards": {"version": "2026.12", "address": "lists/new.whl", "sha256": hashlib.sha256(wheel).hexdigest()},
    }
    server.pages["/news.json"] = msgspec.json.encode(told | more)
    return server.at("/news.json")


@pytest.fixture
def dialog(qtbot: QtBot, pool: Catalogue, monkeypatch: pytest.MonkeyPatch) -> NewsDialog:
    load = catalogue.load
    monkeypatch.setattr(catalogue, "load", lambda source=None, cache=True: load(source, cache) if source else pool)
    settings = Settings()
    made = NewsDialog(settings, CardPool(settings))
    qtbot.addWidget(made)
    return made


def test_new_cards_are_fetched_told_of_used_and_left_again(
    qtbot: QtBot, server: Server, wheel: bytes, dialog: NewsDialog
) -> None:
    dialog.address.setText(announce(server, wheel))
    with qtbot.waitSignal(dialog.found):
        dialog.look()
    said = dialog.said.text()
    assert f"1 new card ({NEW_CARD}), " in said
    assert "There is a newer program: 99.1" in said
    assert server.at("/program.html") in said
    pool = dialog._pool
    assert pool.catalogue is not None
    before = len(pool.catalogue)
    dialog.use_button.click()
    assert len(pool.catalogue) == before + 1
    assert Settings().options.card_list.startswith(str(folders.card_lists()))
    with qtbot.waitSignal(dialog.found):
        dialog.look()
    assert "Card list" not in dialog.said.text(), "what is in use is not news"
    assert server.asked.count("/lists/new.whl") == 1, "it is kept"
    dialog.back_button.click()
    assert len(pool.catalogue) == before
    assert Settings().options.card_list == ""


def test_all_that_is_found_can_be_read(qtbot: QtBot, server: Server, wheel: bytes, dialog: NewsDialog) -> None:
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.address.setText(announce(server, wheel))
    with qtbot.waitSignal(dialog.found):
        dialog.look()
    qtbot.waitUntil(lambda: not clipped(dialog))
    assert dialog.said.heightForWidth(dialog.said.width()) <= dialog.said.height()


def test_nothing_is_looked_for_unless_allowed(server: Server, wheel: bytes) -> None:
    address = announce(server, wheel)
    assert not is_time(Options())
    assert not is_time(Options(news_address=address))
    assert not is_time(Options(news_daily=True))
    assert is_time(Options(news_address=address, news_daily=True))
    assert server.asked == []
    settings = Settings()
    settings.change(news_address=address, news_daily=True, news_looked=time.time())
    assert not is_time(settings.options), "once a day"


@pytest.mark.parametrize(
    "told",
    [
        b"",
        b"<html>",
        b"[]",
        b'{"program": {"version": "soon", "page": "x"}}',
        b'{"program": {"version": "1.0", "page": "file:///etc/passwd"}}',
        b'{"program": {"version": "1.0", "page": "javascript:alert(1)"}}',
        b'{"cards": {"version": "../../x", "address": "x", "sha256": "' + b"0" * 64 + b'"}}',
        b'{"cards": {"version": "1", "address": "ftp://x/y", "sha256": "' + b"0" * 64 + b'"}}',
        b'{"cards": {"version": "1", "address": "x", "sha256": "short"}}',
        b" " * (news.MOST_NEWS + 1),
    ],
)
def test_what_is_no_news_is_said(server: Server, told: bytes) -> None:
    server.pages["/news.json"] = told
    with pytest.raises(NewsError):
        news.look(server.at("/news.json"))


@pytest.mark.parametrize("address", ["", "news", "file:///etc/passwd", "ftp://x/y", "http://", "http://[::"])
def test_only_web_addresses_are_looked_at(address: str) -> None:
    with pytest.raises(NewsError):
        news.look(address)


def test_a_list_that_is_not_the_announced_one_is_not_kept(server: Server, wheel: bytes) -> None:
    told = news.look(announce(server, wheel)).cards
    assert told is not None
    server.pages["/lists/new.whl"] = wheel[:-1] + b"x"
    with pytest.raises(NewsError, match="its sum differs"):
        news.fetch(told, folders.card_lists())
    del server.pages["/lists/new.whl"]
    with pytest.raises(NewsError, match="404"):
        news.fetch(told, folders.card_lists())
    assert not list(folders.card_lists().iterdir())


def packed(**files: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(f"cards/{name}.csv", text)
    return data.getvalue()


@pytest.mark.parametrize(
    "data",
    [
        b"no zip",
        packed(),
        packed(vtescrypt="Id,Name\n", vteslib="Id,Name\n"),
        packed(vtescrypt="\x00" * 1000, vteslib="x"),
        packed(vtescrypt="0" * (3 * 2**20), vteslib="x"),
    ],
)
def test_a_list_that_can_not_be_read_is_not_kept(server: Server, data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "MOST_UNPACKED", 2 * 2**20)
    told = news.look(announce(server, data)).cards
    assert told is not None
    with pytest.raises(NewsError):
        news.fetch(told, folders.card_lists())
    assert not list(folders.card_lists().iterdir())


def test_versions_are_compared_by_number() -> None:
    assert newer("0.10.0", "0.9.9")
    assert not newer("0.1", "0.1.0")
    assert not newer("0.0.9", "0.1.0")


def test_no_server_is_a_sentence(qtbot: QtBot, server: Server, dialog: NewsDialog) -> None:
    dialog.address.setText(server.at("/nowhere.json"))
    with qtbot.waitSignal(dialog.found):
        dialog.look()
    assert "it answered 404" in dialog.said.text()
    assert dialog.look_button.isEnabled()
    assert not dialog.anything_new


def test_the_address_is_kept(dialog: NewsDialog, tmp_path: Path) -> None:  # noqa: ARG001 - its home
    dialog.address.setText("https://example.org/news.json")
    dialog.daily.setChecked(True)
    options = Settings().options
    assert (options.news_address, options.news_daily) == ("https://example.org/news.json", True)
