"""Contests of unique cards and of titles (sec. 4.1, 4.2, 10)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy, Place

UNIQUE_BY_CLAN = frozenset({"justicar", "inner circle"})
"""Titles of which each clan has one (sec. 10.1)."""


def enter_play(game: Game, copy: Copy) -> Procedure[None]:
    """A card has come into play: if it is unique and another of its name is in play, all of them are contested; its
    title may be (sec. 4.1, 4.2)."""
    if minions.facts(game, copy).unique:
        contest_card(game, copy)
    if game.table.copies.get(copy.id) is copy and minions.is_minion(game, copy):
        contest_title(game, copy)
    yield from ()


def contest_card(game: Game, copy: Copy) -> None:
    """Turn all copies of a unique card face down; one's own second copy is burned instead (sec. 4.1)."""
    name = game.card(copy).name
    same = [
        other
        for other in list(game.table.copies.values())
        if other is not copy
        and other.card
        and game.card(other).name == name
        and not (other.place.on and other.marks.get("merged"))
        and (game.table.region_of(other).in_play or game.table.root(other).place.region == "contested")
        and not other.marks.get("played")
        and not (other.place.on == copy.id or copy.place.on == other.id)
    ]
    if any(other.controller == copy.controller for other in same):
        game.say(game.doing.name(copy), " can’t be contested with oneself", seat=copy.controller)
        game.burn(copy)
        return
    if not same:
        return
    game.say(game.doing.name(copy), " is contested", seat=copy.controller)
    for each in (copy, *same):
        if game.table.root(each).place.region != "contested":
            was = f"{each.place.region} {each.place.on}"
            minions.mark(game, each, "came from", was)
            game.doing.move_card(each, Place(each.controller, "contested"), face_up=False)


def contest_cards(game: Game, seat: int) -> Procedure[None]:
    """Pay to go on contesting each card, or yield it; a contest that nobody else keeps up is over (sec. 4.1)."""
    for copy in game.pile(seat, "contested"):
        rivals = [
            other
            for other in game.table.copies.values()
            if other is not copy
            and not other.place.on
            and other.place.region == "contested"
            and game.card(other).name == game.card(copy).name
        ]
        if not rivals:
            back_in_play(game, copy)
            continue
        price = game.edition.contest_pool
        question = f"Burn {price} pool to go on contesting {game.name(copy)}, or yield it?"
        stay = game.table.seats[seat].pool > 0 and (yield from game.confirm(seat, "contest", question, "4.1", copy.id))
        if stay:
            game.burn_pool(seat, price)
            game.say(game.who(seat), " goes on contesting ", game.doing.name(copy))
        else:
            game.say(game.who(seat), " yields ", game.doing.name(copy))
            game.burn(copy, quietly=True)


def back_in_play(game: Game, copy: Copy) -> None:
    """A contest is over: the card is unlocked and face up where it was (sec. 4.1)."""
    region, _, bearer = copy.marks.get("came from", "in play 0").rpartition(" ")
    minions.mark(game, copy, "came from", "")
    home = Place(copy.controller, region or "in play")
    if int(bearer) in game.table.copies:
        home = Place(-1, "", int(bearer))
    game.doing.move_card(copy, home, face_up=True)
    game.unlock(copy)
    game.say("The contest of ", game.doing.name(copy), " is over", seat=copy.controller)


def same_title(first: str, second: str) -> bool:
    """Whether two titles exclude each other: titles of the same city, the same clan's justicar or Inner Circle
    member, the one regent (sec. 4.2, 10)."""
    kind_one, kind_two = minions.kind_of_title(first), minions.kind_of_title(second)
    if kind_one == kind_two == "regent":
        return True
    of_one, of_two = first.partition(" of ")[2], second.partition(" of ")[2]
    if not of_one or of_one != of_two:
        return False
    if kind_one in UNIQUE_BY_CLAN or kind_two in UNIQUE_BY_CLAN:
        return kind_one == kind_two
    return True


def claimants(game: Game, copy: Copy) -> list[Copy]:
    """The other vampires in play that claim the title of a vampire."""
    claim = minions.held_title(game, copy)
    return [
        other
        for seat in game.table.playing()
        for other in minions.minions(game, seat)
        if other is not copy and claim and same_title(claim, minions.held_title(game, other))
    ]


def contest_title(game: Game, copy: Copy) -> None:
    """Mark all who claim the same title as contesting it (sec. 4.2)."""
    rivals = claimants(game, copy)
    if rivals:
        game.say(game.doing.name(copy), f" contests the title of {minions.held_title(game, copy)}")
        for each in (copy, *rivals):
            minions.mark(game, each, "contested title", "yes")


def contest_titles(game: Game, seat: int) -> Procedure[None]:
    """Each vampire burns a blood to go on contesting its title, or yields it; in torpor it must yield (sec. 4.2)."""
    for copy in list(minions.minions(game, seat)):
        if not copy.marks.get("contested title"):
            continue
        claim = minions.held_title(game, copy)
        if not claimants(game, copy):
            minions.mark(game, copy, "contested title", "")
            game.say(game.doing.name(copy), f" has the title of {claim} again", seat=seat)
            continue
        price = game.edition.contest_title_blood
        stay = copy.blood >= price and minions.is_ready(game, copy)
        if stay:
            question = f"{game.name(copy)}: burn {price} blood to go on contesting the title of {claim}?"
            stay = yield from game.confirm(seat, "contest title", question, "4.2", copy.id)
        if stay:
            game.burn_blood(copy, price)
            game.say(game.doing.name(copy), f" goes on contesting the title of {claim}", seat=seat)
        else:
            yield_title(game, copy)


def yield_title(game: Game, copy: Copy) -> None:
    """Give up a title (sec. 4.2)."""
    game.say(game.doing.name(copy), f" yields the title of {minions.held_title(game, copy)}", seat=copy.controller)
    minions.mark(game, copy, "contested title", "")
    minions.mark(game, copy, "title", "none")


def gain_title(game: Game, copy: Copy, title: str) -> None:
    """Give a vampire a title: it loses the one it had, yields one that it was contesting (sec. 10)."""
    if copy.marks.get("contested title"):
        yield_title(game, copy)
    minions.mark(game, copy, "title", title)
    game.say(game.doing.name(copy), f" is {title}", seat=copy.controller)
    contest_title(game, copy)
