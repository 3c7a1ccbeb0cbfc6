"""Set-up (S1–S12): the table before the first move, the deal, and the choice of clans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Copy, Place, Table
from vtes_desktop.vendetta.cards import STARTING, CardSet, Face, Faces
from vtes_desktop.vendetta.game import INFLUENCE, Game, locations_for
from vtes_desktop.vendetta.table import position

INFLUENCE_AT_START: Final = 3
"""Influence tokens of each Pool at the start (S11)."""
READY: Final = "set up"
"""In the table's tally: 1 once everybody has a clan and her Starting cards."""


def face_of(faces: Faces, kind: str, code: str) -> Face:
    """The face of a kind and code. Raises KeyError for one that this set has not."""
    for face in faces.values():
        if face.kind == kind and face.code == code:
            return face
    raise KeyError(code)


def lay(table: Table, faces: Faces) -> None:
    """Lay out what lies there before the first move: the decks in the order of the set, and everybody's tokens (S6, S8,
    S9)."""
    following = max(table.copies, default=0) + 1

    def add(face: Face, seat: int, region: str) -> None:
        nonlocal following
        face_up = table.regions[region].face_up
        table.copies[following] = Copy(following, face.id, face.kind, seat, seat, Place(seat, region), face_up=face_up)
        table.pile(seat, region).append(following)
        following += 1

    for face in faces.values():
        if face.kind == "token":
            for seat in range(len(table.seats)):
                add(face, seat, "aside")
        elif face.kind == "ally":
            add(face, NOBODY, "allies")
        elif face.kind == "victim":
            add(face, NOBODY, "victims")
    for each in table.seats:
        each.tokens[INFLUENCE] = INFLUENCE_AT_START


def deal(doing: Doing, cards: CardSet, faces: Faces, clans: Sequence[str | None] = ()) -> None:
    """Draw the first player by lot (S1), shuffle the Allies (S9), and lay out the Clan sheets that may be chosen: one
    more than there are players (S5). Where `clans` says who plays which, everybody has hers at once; None is a
    clan by lot."""
    table = doing.table
    first = doing.random(len(table.seats))
    doing.do(m.GiveEdge(first))
    doing.do(m.SetPhase(table.turn, table.round, first, table.phase))
    doing.say(Who(first), " takes the Ambition token and is the first player", kind="turn", seat=first)
    doing.shuffle(NOBODY, "allies")
    left = [code for code in cards.clans if code not in clans]
    if any(clans):
        for seat in range(len(table.seats)):
            code = clans[seat] if seat < len(clans) else None
            sheet = _create(doing, face_of(faces, "sheet", code or left.pop(doing.random(len(left)))), NOBODY, "clans")
            give_clan(doing, cards, faces, seat, sheet)
        return
    for _ in range(min(len(left), len(table.seats) + 1)):
        _create(doing, face_of(faces, "sheet", left.pop(doing.random(len(left)))), NOBODY, "clans")
    doing.say("Clan sheets to choose from: ", doing.names(sheets(table)), seat=NOBODY)


def sheets(table: Table) -> list[Copy]:
    """The Clan sheets that may still be chosen."""
    return [table.copies[i] for i in table.pile(NOBODY, "clans")]


def has_clan(table: Table, seat: int) -> bool:
    """Whether a seat has chosen its clan."""
    return bool(table.pile(seat, "sheet"))


def _create(doing: Doing, face: Face, seat: int, region: str) -> Copy:
    i = doing.new_id()
    face_up = doing.table.regions[region].face_up
    doing.do(m.Create(Copy(i, face.id, face.kind, seat, seat, Place(seat, region), face_up=face_up)))
    return doing.table.copies[i]


def give_clan(doing: Doing, cards: CardSet, faces: Faces, seat: int, sheet: Copy) -> None:
    """Give a seat the clan of a sheet: the sheet, a Position tile beside each Location in play (S7), the Starting cards
    in hand, the other cards shuffled as the Clan deck (S10), and a Victim as its Alliance (S12)."""
    table, clan = doing.table, faces[sheet.card].clan
    name = doing.name(sheet)
    doing.move_card(sheet, Place(seat, "sheet"), controller=seat)
    doing.say(Who(seat), " plays ", name, kind="table", seat=seat)
    for location in locations_for(len(table.seats)):
        tile = _create(doing, face_of(faces, "tile", clan), seat, position(location))
        doing.do(m.Turn(tile.id, face_up=True))
    starting = {code for code in cards.clans[clan].starting or () if code is not None}
    for face in faces.values():
        if face.kind == "clan" and face.clan == clan:
            _create(doing, face, seat, "hand" if face.code in starting else "clan deck")
    doing.shuffle(seat, "clan deck")
    victims = table.pile(NOBODY, "victims")
    if victims:
        victim = table.copies[victims[0]]
        named = doing.name(victim)
        doing.move_card(victim, Place(seat, "alliance"))
        doing.say(Who(seat), " draws ", named, " to begin an Alliance", seat=seat)


def put_sheets_away(doing: Doing) -> None:
    """Put the Clan sheets that nobody has chosen back into the box."""
    for sheet in sheets(doing.table):
        doing.move_card(sheet, Place(NOBODY, "removed"))


def choose_clans(game: Game) -> Procedure[None]:
    """In turn order each chooses a Clan sheet (S5); whose Starting cards are in no file, takes them out (S10)."""
    for seat in game.in_order():
        if not has_clan(game.table, seat):
            there = sheets(game.table)
            options = tuple(Option("clan", f"Play {game.name(sheet)}", sheet.id) for sheet in there)
            option = yield from choose(seat, "clan", "Which clan do you play?", options, "S5")
            give_clan(game.doing, game.cards, game.faces, seat, game.table.copies[option.copy])
    if sheets(game.table):
        put_sheets_away(game.doing)
    if game.round == 1 and not game.table.tally.get(READY):
        for seat in game.in_order():
            yield from _starting_cards(game, seat)
        game.tally(READY, 1)


def _starting_cards(game: Game, seat: int) -> Procedure[None]:
    """Have a player take out the Starting cards that no file names."""
    while len(game.pile(seat, "hand")) < STARTING and (deck := game.pile(seat, "clan deck")):
        seen = sorted(deck, key=lambda copy: game.face(copy).code)
        for copy in seen:
            game.do(m.Show(copy.id, (seat,)))
        options = tuple(Option("starting", f"{game.face(copy).code} {game.name(copy)}", copy.id) for copy in seen)
        question = "Which cards of your clan are the Starting cards, Hunt and Ready?"
        option = yield from choose(seat, "starting", question, options, "S10")
        game.put(game.table.copies[option.copy], seat, "hand")
        for copy in game.pile(seat, "clan deck"):
            game.do(m.Show(copy.id))
        game.doing.shuffle(seat, "clan deck")
