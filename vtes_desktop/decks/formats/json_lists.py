"""Reading the JSON of other programs: VDB, VTES Decks, Amaranth, JOL and krcg write cards under different names.

What is told apart is only this: something with a count and a number or a name is a card; what holds ``cards``,
``crypt``, ``library`` or ``sideboard`` holds cards.
"""

from __future__ import annotations

import msgspec

from vtes_desktop.decks.deck import Deck, Event, Section
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.matching import Matcher, Written

_DEEPEST = 12
_FIRST_OFFICIAL = 100_001
_COUNTS = ("count", "number", "quantity", "qty", "q", "copies")
_NUMBERS = ("id", "card_id", "cardId")
_NAMES = ("name", "printed_name", "card")
_COMMENTS = ("comment", "comments", "note", "notes")
_HOLDERS = ("cards", "crypt", "library", "main", "sideboard")


def decode(text: str) -> object:
    """The value of a JSON text.

    :raises UnreadableDeckError: it isn't JSON.
    """
    try:
        return msgspec.json.decode(text.encode("utf-8", errors="replace"))
    except msgspec.DecodeError as error:
        raise UnreadableDeckError(f"It begins like JSON and isn't: {error}. Export the deck again.") from None
    except RecursionError:
        raise UnreadableDeckError("Its JSON is nested too deeply to be a deck.") from None


def read(value: object, matcher: Matcher) -> Deck:
    """Read a deck from decoded JSON.

    :raises UnreadableDeckError: there are no cards in it.
    """
    body = value
    for _ in range(4):
        words = _dict(body)
        inner = next((words[key] for key in ("result", "deck", "data") if _dict(words.get(key))), None)
        if inner is None or any(key in words for key in _HOLDERS):
            break
        body = inner
    reader = _Reader(matcher)
    if isinstance(body, list):
        reader.cards(body, "deck", 0)
    for key in _HOLDERS:
        if key in _dict(body):
            reader.cards(_dict(body)[key], "sideboard" if key == "sideboard" else "deck", 0)
    if not reader.any:
        raise UnreadableDeckError("It is JSON, but no cards with their counts are in it: it isn't a deck.")
    words = _dict(body)
    return matcher.finish(
        Deck(
            name=_text(words, "name", "title"),
            author=_text(words, "author", "owner", "creator"),
            description=_text(words, "description", *_COMMENTS[:2]),
            event=_event(words),
        )
    )


def kind(value: object) -> str:
    """The name of the program whose JSON it looks like: ``vdb-json``, ``vtesdecks-json``, or ``json`` for others."""
    words = _dict(value)
    if isinstance(words.get("cards"), dict):
        return "vdb-json"
    return "vtesdecks-json" if isinstance(words.get("crypt"), list) else "json"


class _Reader:
    def __init__(self, matcher: Matcher) -> None:
        self.matcher = matcher
        self.any = False

    def cards(self, value: object, section: Section, depth: int) -> None:
        """Take every card in `value`, whatever holds it."""
        if depth > _DEEPEST:
            self.matcher.rest(0, str(value)[:200], "A part of the JSON is nested too deeply to hold cards.")
        elif isinstance(value, list):
            for one in value:
                self.cards({"name": one, "count": 1} if isinstance(one, str) else one, section, depth + 1)
        elif isinstance(value, dict):
            if self._is_card(value):
                self._card(value, "", section)
            elif "cards" in value:
                self.cards(value["cards"], section, depth + 1)
            else:
                for key, inside in value.items():
                    self._item(str(key), inside, section, depth)

    def _item(self, key: str, inside: object, section: Section, depth: int) -> None:
        """One item of an object: a count by card number or name, or a card or more under a heading."""
        if isinstance(inside, dict) and not self._is_card(inside) and any(count in inside for count in _COUNTS):
            self._card(inside, key, section)
        elif isinstance(inside, (dict, list)):
            self.cards(inside, section, depth + 1)
        else:
            self._take(key, "", inside, "", section)

    @staticmethod
    def _is_card(value: dict[str, object]) -> bool:
        return (
            "cards" not in value
            and any(key in value for key in _COUNTS)
            and any(key in value for key in (*_NUMBERS, *_NAMES))
        )

    def _card(self, value: dict[str, object], key: str, section: Section) -> None:
        count = next((value[name] for name in _COUNTS if name in value), 1)
        number = next((value[name] for name in _NUMBERS if value.get(name)), key)
        name = _text(value, *_NAMES) or _text(_dict(value.get("card")), *_NAMES)
        self._take(str(number), name, count, _text(value, *_COMMENTS), section)

    def _take(self, number: str, name: str, count: object, comment: str, section: Section) -> None:
        self.any = True
        if not number.isdecimal():
            number, name = "", name or number
        text = f"{count}x {name or number}"
        card_id = int(number[:12]) if number else 0
        copies = _whole(count)
        if copies is None:
            self.matcher.rest(0, text, f"“{count}” isn't a number of copies (of {name or number}).")
            return
        if 0 < card_id < _FIRST_OFFICIAL:
            if not name:
                self.matcher.unknown(
                    Written(0, text, "", copies, comment, section),
                    f"{number} isn't an official card number but a web site's own (Amaranth's, say): export the deck "
                    "as text there and open that.",
                )
                return
            card_id = 0
        self.matcher.take(Written(0, text, name, copies, comment, section, card_id))


def _event(words: dict[str, object]) -> Event | None:
    """The tournament, as krcg's JSON tells it."""
    inside = _dict(words.get("event"))
    rounds = _whole(inside.get("rounds")) or 0
    score = words.get("score")
    event = Event(
        name=_text(words, "event") or _text(inside, "name"),
        place=_text(words, "place") or _text(inside, "place"),
        date=_text(words, "date") or _text(inside, "date"),
        rounds=_text(words, "tournament_format") or (f"{rounds}R{'+F' if inside.get('finals') else ''}" * bool(rounds)),
        players=_whole(words.get("players_count", inside.get("players_count"))) or None,
        winner=_text(words, "player"),
        url=_text(words, "event_link") or _text(inside, "url"),
        score=score if isinstance(score, str) else "",
    )
    return event if event != Event() else None


def _dict(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _text(words: dict[str, object], *keys: str) -> str:
    """The first of these that is text."""
    return next((one for key in keys if isinstance(one := words.get(key), str) and one.strip()), "").strip()


def _whole(value: object) -> int | None:
    """A whole number, written as number or text; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and value.strip().lstrip("-").isdecimal() and len(value) < 20:
        return int(value)
    return None
