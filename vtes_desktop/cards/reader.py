"""Reading the official card lists, in the dialects of krcg 4.x and 5.x, into typed cards.

Both dialects give the same card wherever they mean the same; what is left is the wording of the lists themselves.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Literal, cast, get_args

from vtes_desktop.cards import lists, terms, text
from vtes_desktop.cards.lists import CardListError, CardLists
from vtes_desktop.cards.model import Card, CardSet, CardType, Cost, DisciplineLevel, Printing

Row = dict[str, str]

_CRYPT_COLUMNS = ("Id", "Name", "Type", "Clan", "Group", "Capacity", "Disciplines", "Card Text", "Set")
_LIBRARY_COLUMNS = ("Id", "Name", "Type", "Clan", "Discipline", "Pool Cost", "Blood Cost", "Card Text", "Set")
_SET_COLUMNS = ("Abbrev", "Release Date", "Full Name")
_CURRENCIES: tuple[Literal["pool", "blood", "conviction"], ...] = ("pool", "blood", "conviction")
_ARTICLE = re.compile(r"^(The|An) (.+)$")
_PRINTING = re.compile(r"(?P<what>[^\d½]*)(?P<copies>\d*)½?$")
_LARGEST = 1_000_000  # of numbers on cards and of cards' own
_RARITIES = frozenset({"C", "U", "R", "V"})
_CODES = frozenset(terms.DISCIPLINES) | frozenset(terms.VIRTUES)


def read_cards(files: CardLists) -> list[Card]:
    """Every crypt and library card of the lists, in the lists' order.

    :raises CardListError: a list is missing, lacks a column, or has a row that can't be understood.
    """
    crypt = [_understood(files, lists.CRYPT, number, row) for number, row in rows(files, lists.CRYPT, _CRYPT_COLUMNS)]
    library = [
        _understood(files, lists.LIBRARY, number, row) for number, row in rows(files, lists.LIBRARY, _LIBRARY_COLUMNS)
    ]
    return crypt + library


def read_sets(files: CardLists, cards: list[Card]) -> list[CardSet]:
    """The published sets, by date; a set that only a card's printings name is there under its code."""
    sets: dict[str, CardSet] = {}
    if files.has(lists.SETS):
        for _, row in rows(files, lists.SETS, _SET_COLUMNS):
            code = row["Abbrev"].strip()
            name, company = row["Full Name"].strip(), row.get("Company", "").strip(' "')
            if code.startswith("Promo-"):
                # 4.x writes name and date of a promo the other way round than of a set.
                released, name = sorted((row["Release Date"].strip(), name), key=str.isdigit, reverse=True)
            else:
                released = row["Release Date"].strip()
            sets[code] = CardSet(code, name, _date(released), company)
    for code in {printing.set for card in cards for printing in card.printings} - sets.keys():
        promo = code.removeprefix("Promo-")
        sets[code] = CardSet(code, f"{promo[:4]} promo" if promo != code else code, _date(promo))
    return sorted(sets.values(), key=lambda one: (one.released or "9999", one.code))


def rows(files: CardLists, name: str, columns: tuple[str, ...]) -> Iterator[tuple[int, Row]]:
    """Each row of a list: the number of the line it ends on, and its fields by column.

    :raises CardListError: the list is missing, is no CSV, or lacks one of the ``columns``.
    """
    try:
        content = files.read(name).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _broken(files, name, f"it is not UTF-8 text (byte {error.start})") from error
    reader = csv.DictReader(io.StringIO(content, newline=""), skipinitialspace=True)
    missing = [column for column in columns if column not in (reader.fieldnames or ())]
    if missing:
        raise _broken(files, name, f"it has no column “{missing[0]}”")
    try:
        for row in reader:
            if any(row.get(column) is None for column in columns):
                raise _broken(files, name, f"line {reader.line_num} is cut short")
            yield reader.line_num, {key: value or "" for key, value in row.items() if isinstance(key, str)}
    except csv.Error as error:
        raise _broken(files, name, f"line {reader.line_num}: {error}") from error


def _broken(files: CardLists, name: str, why: str) -> CardListError:
    return CardListError(
        f"The card list {name} in “{files.source}” can't be used: {why}. "
        "Install the lists again with “pip install --force-reinstall krcg”, or point at another copy."
    )


def _understood(files: CardLists, name: str, number: int, row: Row) -> Card:
    try:
        return _crypt_card(row) if name == lists.CRYPT else _library_card(row)
    except (ValueError, KeyError) as error:
        raise _broken(files, name, f"line {number} ({row['Name'] or 'no name'}) is not understood: {error}") from error


def _crypt_card(row: Row) -> Card:
    words = text.plain(row["Card Text"])
    group = row["Group"].strip().lower()
    return Card(
        id=_number(row["Id"]),
        name=_name(row["Name"]),
        kind="crypt",
        types=_types(row["Type"]),
        text=text.parts(words),
        aka=_aka(row),
        clans=_clans(row["Clan"]),
        path=row.get("Path", "").strip(),
        disciplines=tuple(
            DisciplineLevel(_code(word), word.isupper()) for word in row["Disciplines"].split() if word != "-none-"
        ),
        group="any" if group == "any" else _number(group) if group else None,
        capacity=_number(row["Capacity"]),
        advanced=bool(row.get("Adv", "").strip()),
        title=row.get("Title", "").strip().lower(),
        title_of=terms.canonical_clan(text.title_of(words)),
        sect=text.sect(words),
        banned=_date(row.get("Banned", "").strip()),
        formats=tuple(row.get("Format", "").split()),
        printings=_printings(row["Set"]),
        artists=_artists(row),
    )


def _library_card(row: Row) -> Card:
    words = text.plain(row["Card Text"])
    capacity, change = _capacity(row.get("Capacity", "").strip())
    disciplines = tuple(
        DisciplineLevel(_code(word.strip())) for word in re.split(r"[/&]", row["Discipline"]) if word.strip()
    )
    return Card(
        id=_number(row["Id"]),
        name=_name(row["Name"]),
        kind="library",
        types=_types(row["Type"]),
        text=text.parts(words),
        aka=_aka(row),
        clans=_clans(row["Clan"]),
        path=row.get("Path", "").strip(),
        disciplines=disciplines,
        discipline_rule="" if len(disciplines) < 2 else "all" if "&" in row["Discipline"] else "any",
        requirement=text.requirement(words),
        costs=tuple(
            Cost(currency, 0, variable=True) if amount.upper() == "X" else Cost(currency, _number(amount))
            for currency in _CURRENCIES
            if (amount := row.get(f"{currency.capitalize()} Cost", "").strip())
        ),
        burn_option=row.get("Burn Option", "").strip().lower() in ("y", "yes"),
        capacity=capacity,
        capacity_change=change,
        banned=_date(row.get("Banned", "").strip()),
        formats=tuple(row.get("Format", "").split()),
        printings=_printings(row["Set"]),
        artists=_artists(row),
        flavor=row.get("Flavor Text", "").strip(),
    )


def _number(written: str) -> int:
    number = int(written)
    if abs(number) > _LARGEST:
        raise ValueError(f"“{written[:20]}” is too large a number")
    return number


def _name(written: str) -> str:
    """The name with its article last, as 4.x lists print it (5.x lists print it first)."""
    name = " ".join(written.replace("(TM)", "™").split())
    if not name:
        raise ValueError("it has no name")
    first = _ARTICLE.match(name)
    return f"{first[2]}, {first[1]}" if first else name


def _aka(row: Row) -> tuple[str, ...]:
    return tuple(_name(name) for name in row.get("Aka", "").split(";") if name.strip())


def _artists(row: Row) -> tuple[str, ...]:
    return tuple(name.strip() for name in re.split(r";| & ", row.get("Artist", "")) if name.strip())


def _types(written: str) -> tuple[CardType, ...]:
    types = tuple(word.strip() for word in written.split("/"))
    for word in types:
        if word not in get_args(CardType):
            raise ValueError(f"unknown card type “{word}”")
    return cast(tuple[CardType, ...], types)


def _clans(written: str) -> tuple[str, ...]:
    return tuple(terms.canonical_clan(clan.strip()) for clan in written.split("/") if clan.strip())


def _code(word: str) -> str:
    code = terms.discipline_code(word)
    if code not in _CODES:
        raise ValueError(f"unknown Discipline “{word}”")
    return code


def _capacity(written: str) -> tuple[int | None, int | None]:
    """Capacity and change of capacity. The lists also hold a clan here, for whom a title is cheaper: not a number."""
    if re.fullmatch(r"[+-]\d+", written):
        return None, _number(written)
    return (_number(written) if written.isdecimal() else None), None


def _date(written: str) -> str:
    """``20200801`` as ``2020-08-01``; a year stays a year; anything else is empty."""
    if re.fullmatch(r"\d{8}", written):
        return f"{written[:4]}-{written[4:6]}-{written[6:]}"
    return written if re.fullmatch(r"\d{4}(-\d\d-\d\d)?", written) else ""


def _printings(written: str) -> tuple[Printing, ...]:
    found: list[Printing] = []
    for appearance in filter(None, map(str.strip, written.split(","))):
        code, _, rest = appearance.partition(":")
        if code == "Promo":  # a promo is dated in one of two ways: Promo-20190408 or Promo:20190408
            found.append(Printing(f"Promo-{rest}" if rest else code))
            continue
        for item in rest.split("/"):
            match = _PRINTING.match(item.strip())
            # A print-on-demand date (``POD:20210307``) is no number of copies, nor is it anything else we show.
            if match is None or code == "POD":
                found.append(Printing(code))
                continue
            what, copies = match["what"], match["copies"]
            number = _number(copies) if copies else 0 if "½" in item or not what else 1
            # 4.x writes X for the one copy that a set without rarities has of a card, 5.x just writes the 1.
            what = "" if what == "X" else what
            rarity = what if what in _RARITIES else ""
            found.append(Printing(code, rarity, "" if rarity else what, number))
    return tuple(dict.fromkeys(found))
