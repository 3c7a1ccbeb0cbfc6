"""Deck lists in web pages (the archive's, ELDB's export, a copied selection): the words of the page, line by line."""

from __future__ import annotations

import re
from html.parser import HTMLParser

_PAGE = re.compile(r"(?i)<(?:!doctype\s+html|html|head|body|pre|table|div|p|br|ul|ol|span|font|meta)\b")
_BREAKS = frozenset({"br", "p", "div", "tr", "li", "pre", "h1", "h2", "h3", "h4", "h5", "hr", "table", "title", "ul"})
_UNSEEN = frozenset({"script", "style", "title"})


def looks_like(text: str) -> bool:
    """Whether the text is a web page."""
    return bool(_PAGE.search(text[:4096]))


def words(text: str) -> str:
    """What a reader of the page sees, a line for each of its lines."""
    page = _Page()
    page.feed(text)
    page.close()
    return "".join(page.pieces).replace("\xa0", " ")


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[str] = []
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 the parser's
        if tag in _UNSEEN:
            self._unseen += 1
        elif tag in _BREAKS:
            self._break()
        elif tag == "td":
            self.pieces.append("  ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        elif tag in _BREAKS:
            self._break()

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.pieces.append(data)

    def _break(self) -> None:
        """End a line; more than one empty line says nothing."""
        if self.pieces[-2:] != ["\n", "\n"]:
            self.pieces.append("\n")
