"""A card as running text: what is printed on it, what lies on it on the table, its rulings; as Qt's rich text.

Pictures of marks are named ``icon:<name>``; a card that can be shown is linked as ``card:<card>/<copy>``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from vtes_desktop.cards.model import Card, DisciplineLevel
from vtes_desktop.cards.translations import LANGUAGES
from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.table.table import Copy
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.card_names import called, own_name, text_of
from vtes_desktop.ui.card_words import discipline_word, full_title_word, requirement_word, sect_word, title_word
from vtes_desktop.ui.faces.overlays import FIGURE_WORDS, STATUS_WORDS, Figure
from vtes_desktop.ui.game_words import card_type, game_word
from vtes_desktop.ui.languages import LANGUAGES as OWN_NAMES
from vtes_desktop.ui.languages import capital, listed, tr
from vtes_desktop.ui.plain import escape
from vtes_desktop.ui.table.seat_colours import seat_colour

if TYPE_CHECKING:
    from vtes_desktop.abilities.card_text import CardText
    from vtes_desktop.abilities.judged_rulings import State
    from vtes_desktop.cards.rulings import Reference, Ruling
    from vtes_desktop.rules.figures import Figures
    from vtes_desktop.ui.table.session import Session

_MARK = re.compile(r"\[([^\[\]\n]{1,24})\]|\((D)\)")
PAPER = "#e9d48a"
"""A note on a card, in the colour of its corner on the face."""


def marked(text: str, px: float) -> str:
    """Card text as rich text: ``[dom]`` and ``(D)`` as icons, everything else as it stands."""
    made: list[str] = []
    end = 0
    for found in _MARK.finditer(text):
        name = icons.mark_icon(found[1] or found[2])
        if name is None:
            continue
        made += [_lines(text[end : found.start()]), icon(name, px)]
        end = found.end()
    return "".join([*made, _lines(text[end:])])


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def icon(name: str, px: float) -> str:
    """An inline icon beside text of ``px`` pixels."""
    side = round(px * 1.3)
    return f'<img src="icon:{name}" width="{side}" height="{side}" style="vertical-align: middle">'


def type_line(card: Card) -> str:
    """What kind of card it is, in words: ``Vampire · Nosferatu · group 3 · capacity 2``.

    >>> type_line(Card(id=1, name="Krid", kind="crypt", types=("Vampire",), clans=("Nosferatu",), group=3, capacity=2))
    'Vampire · Nosferatu · group 3 · capacity 2'
    """
    words = [card_type(" / ".join(card.types)), *(card.clans if card.kind == "crypt" else ())]
    if card.path:
        words.append(card.path)
    if card.group is not None:
        words.append(tr("group {group}", group=card.group))
    if card.capacity is not None:
        words.append(
            tr("life {capacity}", capacity=card.capacity)
            if "Imbued" in card.types
            else tr("capacity {capacity}", capacity=card.capacity)
        )
    if card.sect:
        words.append(sect_word(card.sect))
    if card.title:
        words.append(title_word(card))
    return " · ".join(words)


def cost_line(card: Card) -> str:
    """What a library card costs and requires, in words; empty for a crypt card or when there is nothing to say.

    >>> from vtes_desktop.cards.model import Cost
    >>> cost_line(Card(1, "A", "library", ("Action",), costs=(Cost("blood", 1),), clans=("Tremere",)))
    'Costs 1 blood · requires Tremere'
    """
    if card.kind == "crypt":
        return ""
    words = [f"{cost} {tr(cost.currency)}" for cost in card.costs]
    said = [tr("costs {words}", words=listed(words))] if words else []
    needed = [*(f" {tr('or')} ".join(card.clans),), *(f" {tr('or')} ".join(map(requirement_word, card.requirement)),)]
    joint = f" {tr('and')} " if card.discipline_rule == "all" else f" {tr('or')} "
    needed.append(joint.join(discipline_word(level.code) for level in card.disciplines))
    if any(needed):
        said.append(tr("requires {filter}", filter=", ".join(filter(None, needed))))
    if card.burn_option:
        said.append(tr("burn option"))
    line = " · ".join(said)
    return line[:1].upper() + line[1:]


def disciplines(levels: Iterable[DisciplineLevel], px: float) -> str:
    """Disciplines as icons with their letters."""
    return " ".join(f"{icon(icons.discipline_icon(level), px)}&nbsp;{level}" for level in levels)


def head(card: Card, px: float, name_px: float = 0.0) -> str:
    """What a card is: type, cost, disciplines; its name first, at `name_px` pixels, unless that is 0."""
    parts = []
    if name_px:
        parts.append(
            f'<p style="font-family: {theme.SERIF}; font-weight: 700; font-size: {round(name_px)}px; margin: 0">'
            f"{escape(called(card))}</p>"
        )
    small = round(px * 0.92)
    parts += [
        f'<p style="color: {theme.DIM}; font-size: {small}px; margin: 2px 0 0 0">{escape(line)}</p>'
        for line in (type_line(card), cost_line(card))
        if line
    ]
    if card.kind == "crypt" and card.disciplines:
        parts.append(f'<p style="margin: 4px 0 0 0">{disciplines(card.disciplines, px)}</p>')
    if card.banned:
        parts.append(
            f'<p style="color: {theme.BLOOD_BRIGHT}; margin: 4px 0 0 0">'
            + tr("Banned since {date}", date=escape(card.banned))
            + "</p>"
        )
    return "".join(parts)


def text(card: Card, px: float) -> str:
    """A card's text, part by part with its marks."""
    parts = []
    for part in text_of(card):
        marks = "".join(marked(f"[{mark}]", px * 1.1) for mark in part.marks)
        space = " " if marks else ""
        parts.append(f'<p style="margin: {round(px * 0.5)}px 0 0 0">{marks}{space}{marked(part.text, px)}</p>')
    return "".join(parts)


def foreign(card: Card, px: float) -> str:
    """The card in other languages than its name here is in; empty where the lists have none."""
    others = [(LANGUAGES[one.language][1], one.name, one.text) for one in card.foreign if one.language in LANGUAGES]
    if own := own_name(card):
        printed = "\n".join("".join(f"[{mark}] " for mark in part.marks) + part.text for part in card.text)
        others = [(OWN_NAMES["en"], card.display_name, printed), *(one for one in others if one[1] != own)]
    return "".join(
        _heading(f"{language}: {escape(name)}", px) + f'<p style="margin: 2px 0 0 0">{marked(words, px)}</p>'
        for language, name, words in others
    )


def by_itself(text: CardText, px: float, judged: Mapping[State, int] | None = None) -> str:
    """Whether a card plays itself in strict mode, and how many of its rulings that obeys, where they have been read; or
    what of it is done by hand."""
    small = round(px * 0.92)
    if text.covered:
        said, colour = (
            tr("◆ Plays itself in strict mode.{rulings_obeyed}", rulings_obeyed=rulings_obeyed(judged or {})),
            theme.GOLD,
        )
    else:
        unread = dict.fromkeys(sentence for reading in text.readings for sentence in reading.unread)
        said, colour = tr("◇ By hand in strict mode: “{unread}”", unread=" ".join(unread)), theme.DIM
    return f'<p style="color: {colour}; font-size: {small}px; margin: {round(px * 0.6)}px 0 0 0">{_lines(said)}</p>'


def judged(card: Card, rulings: Iterable[Ruling]) -> Mapping[State, int]:
    """How many of a card's rulings are in which state."""
    from vtes_desktop.abilities.judged_rulings import states

    return states(card, rulings)


def rulings_obeyed(judged: Mapping[State, int]) -> str:
    """How many of a card's rulings are obeyed, by a test or by what the card and the rules are; nothing without any.

    >>> rulings_obeyed({"tested": 1, "follows": 2, "not judged": 1})
    ' Rulings obeyed: 3 of 4.'
    """
    total = sum(judged.values())
    obeyed = judged.get("tested", 0) + judged.get("follows", 0)
    broken = judged.get("not obeyed", 0)
    if not total:
        return ""
    told = tr("Rulings obeyed: {obeyed} of {total}", obeyed=obeyed, total=total)
    return " " + (tr("{told}, {broken} not yet.", told=told, broken=broken) if broken else f"{told}.")


def reading(card: Card, text: CardText, px: float) -> str:
    """How the referee reads a card, line by line: what a judge checks it by."""
    from vtes_desktop.abilities.reading import reading_of  # the whole referee: only where it is shown

    small = round(px * 0.92)
    rows = [
        f'<p style="color: {theme.DIM}; font-size: {small}px; margin: {round(px * 0.35)}px 0 0 0">{_lines(line)}</p>'
        for line in reading_of(card, text)
    ]
    return _heading(tr("How the referee reads it"), px) + "".join(rows)


def _heading(words: str, px: float) -> str:
    return f'<p style="color: {theme.GOLD}; font-weight: 600; margin: {round(px)}px 0 0 0">{words}</p>'


def rulings(found: Iterable[Ruling], px: float, problem: str = "") -> str:
    """The rulings for a card, with who gave each, or why they can't be shown; empty when there are none."""
    rows = []
    for ruling in found:
        marks = "".join(marked(f"[{mark}]", px) for mark in ruling.marks)
        sources = ", ".join(map(_source, ruling.references))
        about = f"{escape(ruling.group)}: " if ruling.group else ""
        rows.append(
            f'<p style="margin: {round(px * 0.45)}px 0 0 0; font-size: {round(px * 0.94)}px">'
            f"{marks}{' ' if marks else ''}"
            f'<span style="color: {theme.DIM}">{about}</span>{marked(ruling.text, px)} '
            f'<span style="color: {theme.DIM}; font-size: {round(px * 0.8)}px">{sources}</span></p>'
        )
    if problem:
        rows.append(f'<p style="color: {theme.DIM}; margin: {round(px * 0.45)}px 0 0 0">{escape(problem)}</p>')
    if not rows:
        return ""
    return _heading(tr("Rulings"), px) + "".join(rows)


def _source(reference: Reference) -> str:
    """Who gave a ruling, and when; as a link to where it was said."""
    if not reference.url.startswith(("https://", "http://")):
        return escape(reference.code)
    return f'<a href="{escape(reference.url)}" style="color: {theme.STEEL}">{escape(reference.code)}</a>'


def _seat(session: Session, seat: int) -> str:
    seats = session.table.seats
    name = escape(seats[seat].name) if 0 <= seat < len(seats) else tr("nobody")
    return f'<b style="color: {seat_colour(seat)}">{name}</b>'


def _named(session: Session, copy: Copy) -> str:
    card = session.card(copy)
    name = called(card) if card else tr("a crypt card") if copy.kind == "crypt" else tr("a card")
    style = f'style="color: {theme.BONE}; font-family: {theme.SERIF}; font-weight: 700"'
    return f'<a href="card:{copy.card}/{copy.id}" {style}>{escape(name)}</a>'


def where(session: Session, copy: Copy) -> str:
    """Where a copy lies, and whose it is."""
    table = session.table
    bearer = table.copies.get(copy.place.on)
    if copy.place.on:
        place = tr("On {named}", named=_named(session, bearer)) if bearer else tr("On a card")
    else:
        title = capital(game_word(table.regions[copy.place.region].title))
        place = tr("{title} of {seat}", title=title, seat=_seat(session, copy.place.seat))
    holder = copy.place.seat if not copy.place.on else bearer.controller if bearer else copy.controller
    if copy.controller != holder:
        place += ", " + tr("controlled by {seat}", seat=_seat(session, copy.controller))
    if copy.owner != copy.controller:
        place += ", " + tr("owned by {seat}", seat=_seat(session, copy.owner))
    return place


def tags(session: Session, copy: Copy) -> list[str]:
    """A copy's state in a few words each: ``locked``, ``blood 3 of 7``, ``2 corruption``."""
    from vtes_desktop.ui.table.looks import capacity_of, status_of  # a game being played: only at a table

    card = session.card(copy)
    region = session.table.region_of(copy)
    comes_to = session.figures.of(copy) if session.figures is not None else None
    found = []
    if copy.locked:
        found.append(game_word(edition_of(session.table.edition).words.locked))
    if not copy.face_up and region.name not in ("hand", "crypt", "library"):
        found.append(tr("face down"))
    if copy.blood or (copy.kind == "crypt" and region.in_play):
        life = card is not None and ("Imbued" in card.types or card.kind == "library")
        much = str(copy.blood)
        if (capacity := capacity_of(comes_to, card)) is not None:
            much = tr("{blood} of {capacity}", blood=copy.blood, capacity=capacity)
        found.append(tr("life {much}", much=much) if life else tr("blood {much}", much=much))
    found += [tr(FIGURE_WORDS[name], number=number) for name, number in _told(comes_to)]
    found += [f"{number} {name}" for name, number in copy.counters.items()]
    found += [tr(STATUS_WORDS[each]) for each in status_of(session.table, copy)]
    if copy.shown_to and region.seen_by != "always":
        names = [seat.name for number, seat in enumerate(session.table.seats) if number in copy.shown_to]
        everyone = len(names) == len(session.table.seats)
        found.append(tr("shown to everyone") if everyone else tr("shown to {names}", names=", ".join(names)))
    return found


def _told(comes_to: Figures | None) -> list[tuple[Figure, int]]:
    """The figures that are said of a minion: bleed and strength always, the others where there are some."""
    if comes_to is None:
        return []
    others: list[tuple[Figure, int]] = [
        ("stealth", comes_to.stealth),
        ("intercept", comes_to.intercept),
        ("votes", comes_to.votes),
    ]
    return [("bleed", comes_to.bleed), ("strength", comes_to.strength), *(each for each in others if each[1])]


def _traits(session: Session, copy: Copy, px: float) -> str:
    """What a minion is now that is not printed on it: title, sect, clan, Disciplines; empty for nothing."""
    comes_to = session.figures.of(copy) if session.figures is not None else None
    card = session.card(copy)
    if comes_to is None or card is None or card.kind != "crypt":
        return ""
    said = []
    if comes_to.title != (f"{card.title} of {card.title_of}" if card.title_of else card.title):
        said.append(escape(full_title_word(comes_to.title) or tr("no title")))
    if comes_to.sect and comes_to.sect != (card.sect or "Camarilla"):
        said.append(escape(sect_word(comes_to.sect)))
    if comes_to.clan not in card.clans:
        said.append(escape(comes_to.clan or tr("no clan")))
    printed = {level.code.lower(): 2 if level.superior else 1 for level in card.disciplines}
    levels = [DisciplineLevel(code, level == 2) for code, level in comes_to.disciplines if printed.get(code) != level]
    if levels:
        said.append(disciplines(levels, px))
    lost = [code for code in printed if code not in dict(comes_to.disciplines)]
    said += [escape(tr("no {discipline}", discipline=discipline_word(code))) for code in lost]
    if not said:
        return ""
    return f'<p style="margin: 2px 0 0 0"><span style="color: {theme.DIM}">{tr("Now")}</span> {" · ".join(said)}</p>'


def state(session: Session, copy: Copy, px: float) -> str:
    """What of a copy is not printed: where it lies, its state, what lies on it, its note."""
    words = [escape(tag).replace(" ", "&nbsp;") for tag in tags(session, copy)]
    look = f"background-color: {theme.RAISED}; color: {theme.GOLD_BRIGHT}"
    chips = " &nbsp;".join(f'<span style="{look}">&nbsp;{word}&nbsp;</span>' for word in words)
    parts = [f'<p style="margin: {round(px * 0.4)}px 0 0 0; line-height: 125%">{chips}</p>'] if chips else []
    parts.append(f'<p style="color: {theme.DIM}; margin: {round(px * 0.25)}px 0 0 0">{where(session, copy)}</p>')
    parts.append(_traits(session, copy, px))
    below = [session.table.copies[i] for i in copy.attached if i in session.table.copies]
    if below:
        names = ", ".join(
            _named(session, one)
            + (f" ({', '.join(escape(tag) for tag in tags(session, one))})" if tags(session, one) else "")
            for one in below
        )
        parts.append(f'<p style="margin: 2px 0 0 0"><span style="color: {theme.DIM}">{tr("Bears")}</span> {names}</p>')
    if copy.note:
        parts.append(f'<p style="color: {PAPER}; margin: 2px 0 0 0">“{_lines(copy.note)}”</p>')
    return "".join(parts)
