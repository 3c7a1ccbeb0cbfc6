"""From a file's bytes to text, whatever wrote them: byte order marks, UTF-16 without one, Windows and Latin-1 text.

A file that is no text at all is refused with a sentence that says what it looks like and what to do.
"""

from __future__ import annotations

import codecs
import re

MAX_BYTES = 4 * 1024 * 1024
"""The largest deck file that is read. A long deck is about 10 KB; the official card lists are under 2 MB."""

TOO_LARGE = (
    f"It is larger than {MAX_BYTES // 1024 // 1024} MB; a deck list is a few KB, and no more is read. Open a file that "
    "holds just the deck."
)
"""The sentence about a file that is larger than that."""

MAX_LINES = 20_000
"""The most lines of a deck file; every card there is, once each, would be about 4,200."""

_MARKS: tuple[tuple[bytes, str], ...] = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # begins with UTF-16's mark, so it goes first
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_KNOWN_FILES: tuple[tuple[bytes, str], ...] = (
    (b"PK\x03\x04", "a zip archive or an office document"),
    (b"%PDF", "a PDF"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"\x1f\x8b", "a compressed file"),
    (b"7z\xbc\xaf", "a compressed file"),
    (b"Rar!", "a compressed file"),
    (b"\xd0\xcf\x11\xe0", "an old office document"),
    (b"{\\rtf", "a rich text document"),
    (b"SQLite format 3", "a database"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
)

_XML_ENCODING = re.compile(rb"^\s*<\?xml[^>]{0,200}?encoding\s*=\s*[\"']([\w.-]{1,40})[\"']")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_OTHER_ENDS = re.compile("[\x0b\x0c\x85\u2028\u2029]")
_UNSEEN = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
"""What web pages and chats put between letters unseen: soft hyphens, blanks of no width, marks of direction."""
_NOT_TEXT = "Save the list as plain text (or as CSV, XML or JSON) and open that."


class UnreadableDeckError(ValueError):
    """Nothing can be read as a deck; the message is a sentence for the player: what, where, what to do."""


def text_of(data: bytes | str) -> str:
    """The text of a deck file, with line ends as ``\\n`` and without byte order mark.

    :raises UnreadableDeckError: the file is empty, too large, or no text.
    """
    if isinstance(data, str):
        text = data
        if len(text) > MAX_BYTES:
            raise UnreadableDeckError(TOO_LARGE)
    else:
        if len(data) > MAX_BYTES:
            raise UnreadableDeckError(TOO_LARGE)
        text = _decoded(data)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise UnreadableDeckError("There is nothing in it: a deck list has at least one line like “2x Deflection”.")
    strange = len(_CONTROL.findall(text))
    if strange > 8 and strange * 50 > len(text):
        raise UnreadableDeckError(
            f"It isn't text: {strange} of its {len(text)} characters are control codes. {_NOT_TEXT}"
        )
    lines = text.count("\n") + 1
    if lines > MAX_LINES:
        raise UnreadableDeckError(
            f"It has {lines:,} lines; a deck list has a few hundred, and more than {MAX_LINES:,} aren't read. "
            "Open a file that holds just the deck."
        )
    return text


def seen(text: str) -> str:
    """A list without the signs in it that nobody sees."""
    return _UNSEEN.sub("", text)


def lines_of(text: str) -> list[str]:
    """The lines of a text list, whatever ends them, without control codes."""
    return _CONTROL.sub(" ", _OTHER_ENDS.sub("\n", text)).split("\n")


def _decoded(data: bytes) -> str:
    for start, what in _KNOWN_FILES:
        if data.startswith(start):
            raise UnreadableDeckError(f"It is {what}, not a deck list. {_NOT_TEXT}")
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return data.decode(encoding if encoding != "utf-8" else "utf-8-sig")
            except UnicodeDecodeError:
                break  # a mark by chance, or a damaged file: what can be read is read below
    wide = _wide_encoding(data)
    if wide:
        return data.decode(wide, errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    declared = _XML_ENCODING.match(data)
    if declared:
        try:
            return data.decode(declared[1].decode("ascii"))
        except (LookupError, UnicodeDecodeError):
            pass  # an encoding that Python doesn't know, or a false claim
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _wide_encoding(data: bytes) -> str:
    """UTF-16 without a mark: every second byte of Latin text is zero. Empty for anything else."""
    sample = data[:4096]
    pairs = len(sample) // 2
    if pairs < 4:
        return ""
    even, odd = sample[0 : pairs * 2 : 2].count(0), sample[1 : pairs * 2 : 2].count(0)
    if odd > pairs * 0.6 and even < pairs * 0.1:
        return "utf-16-le"
    if even > pairs * 0.6 and odd < pairs * 0.1:
        return "utf-16-be"
    return ""
