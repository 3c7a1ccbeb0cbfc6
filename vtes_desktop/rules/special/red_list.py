"""The Red List: marking its minions, and the trophies for burning them (sec. 11, 1.6.2)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.control import marked_or_contested
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_marks
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.searching import search
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, on

MARKED = "marked"
"""The mark of a Red List minion that has been marked, by the seats that did, with commas between."""


def is_red_list(game: Game, minion: Copy) -> bool:
    """Whether a minion is on the Red List."""
    return minions.has_trait(game, minion, "red list")


def mark_options(game: Game, seat: int) -> list[Option]:
    """The Red List minions in play that a Methuselah can mark with a master phase action."""
    hunted = [minion for minion in _red_list(game) if not marked_by(minion, seat)]
    return [Option("mark", f"Mark {game.name(minion)}", minion.id) for minion in hunted]


@of_marks
def _red_list(game: Game) -> list[Copy]:
    """The minions in play that are on the Red List."""
    return [minion for minion in minions.every_minion(game) if is_red_list(game, minion)]


def mark_red_list(game: Game, seat: int, minion: Copy) -> None:
    """Mark a Red List minion for the current turn."""
    seats = [*minion.marks.get(MARKED, "").split(","), str(seat)]
    minions.mark(game, minion, MARKED, ",".join(each for each in seats if each))
    game.say(game.who(seat), " marks ", game.doing.name(minion), seat=seat)


def marked_by(minion: Copy, seat: int) -> bool:
    """Whether a minion is marked by a Methuselah."""
    return str(seat) in minion.marks.get(MARKED, "").split(",")


def unmark(game: Game) -> None:
    """At the end of the turn nobody is marked any more."""
    # Whoever leaves play has lost its marks, but for a contested minion.
    for copy in marked_or_contested(game, MARKED):
        minions.mark(game, copy, MARKED, "")


def award_trophies(game: Game, slayer: Copy) -> Procedure[None]:
    """A vampire has burned a Red List minion in combat or as a directed action: its controller may search for a
    trophy for it, and whoever controls a trophy that nobody bears may move it to that vampire (sec. 11, 1.6.2)."""
    if not minions.is_vampire(game, slayer) or not game.table.region_of(slayer).in_play:
        return
    seat = slayer.controller
    question = f"Search for a trophy for {game.name(slayer)}?"
    if (yield from game.confirm(seat, "trophy", question, "11", slayer.id)):
        found = yield from search(
            game,
            seat,
            "trophy",
            "Which trophy?",
            lambda copy: minions.facts(game, copy).trophy and not why_not_on(game, slayer, game.card(copy)),
            lambda copy: put_trophy(game, copy, slayer),
            "11",
        )
        if found is not None:
            yield from game.abilities.happens(game, "trophy received", found, seat)
    for other in game.clockwise(seat):
        for trophy in game.pile(other, "in play"):
            barred = why_not_on(game, slayer, game.card(trophy))
            if minions.facts(game, trophy).trophy and trophy.face_up and not barred:
                question = f"Move {game.name(trophy)} to {game.name(slayer)}?"
                if (yield from game.confirm(other, "trophy", question, "1.6.2", trophy.id)):
                    put_trophy(game, trophy, slayer)
                    yield from game.abilities.happens(game, "trophy received", trophy, seat)


def put_trophy(game: Game, trophy: Copy, slayer: Copy) -> None:
    """Put a trophy on a vampire: whoever controls the vampire controls it from then on (sec. 1.6.2)."""
    game.say(game.doing.name(slayer), " receives ", game.doing.name(trophy), seat=slayer.controller)
    game.doing.move_card(trophy, on(slayer.id), controller=slayer.controller, face_up=True)
