"""Titles: gained, lost and contested, and the cards that stand for them (sec. 4.2, 10, 11)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy, Place, on

# Contests (sec. 4.2)


def same_title(first: str, second: str) -> bool:
    """Whether two titles exclude each other: any titles of the same city, the same clan's justicar, Inner Circle
    member or kholo, the one regent (sec. 4.2, 10).

    >>> same_title("prince of Paris", "baron of Paris"), same_title("justicar of Brujah", "inner circle of Brujah")
    (True, False)
    >>> same_title("regent", "regent"), same_title("bishop", "bishop")
    (True, False)
    """
    kind, _, of = first.partition(" of ")
    other, _, of_other = second.partition(" of ")
    if kind in minions.TITLES_OF_CITIES:
        return other in minions.TITLES_OF_CITIES and of == of_other
    if kind in minions.TITLES_OF_CLANS:
        return kind == other and of == of_other
    return kind == other and kind in minions.TITLES_OF_ONE


def claimants(game: Game, copy: Copy) -> list[Copy]:
    """The other vampires in play that claim the title of a vampire, whether they may hold it now or not."""
    claim = "" if minions.CONTESTS_NOTHING in copy.marks else minions.held_title(game, copy)
    return [
        other
        for other in (minions.every_minion(game) if claim else ())
        if other is not copy
        and minions.CONTESTS_NOTHING not in other.marks
        and same_title(claim, minions.held_title(game, other))
    ]


def claim_title(game: Game, copy: Copy) -> None:
    """A vampire claims its title: who else does contests it from now on. Those who may not hold it now, for their sect
    or clan, yield at once (sec. 4.2, 10)."""
    claim = minions.held_title(game, copy)
    if not claim or not minions.is_minion(game, copy) or not minions.may_hold(game, copy, claim):
        return
    for rival in claimants(game, copy):
        if not minions.may_hold(game, rival, minions.held_title(game, rival)):
            yield_title(game, rival)
    rivals = claimants(game, copy)
    for each in (copy, *rivals) if rivals else ():
        if game.abilities.modifier(game, each, "yields its title") > 0:
            yield_title(game, each)
    if not minions.held_title(game, copy):
        return
    rivals = claimants(game, copy)
    if rivals and not copy.marks.get("contested title"):
        game.say(game.doing.name(copy), f" contests the title of {claim}", seat=copy.controller)
    for each in (copy, *rivals) if rivals else ():
        _contests(game, each, yes=True)


def _contests(game: Game, copy: Copy, *, yes: bool) -> None:
    """A vampire contests its title from now on, or no more. A card on it that stands for the title is out of play, face
    down, so long (sec. 4.2, ruling on the Fee Stakes)."""
    minions.mark(game, copy, "contested title", "yes" if yes else "")
    card = game.table.copies.get(int(copy.marks.get("title card") or 0))
    if card is not None and card.place.on == copy.id and card.face_up == yes:
        game.do(m.Turn(card.id, face_up=not yes))


def contesting(game: Game, seat: int) -> list[Copy]:
    """The vampires of a Methuselah that contest a title."""
    if "contested title" not in game.ever_borne():
        return []
    return [copy for copy in minions.minions(game, seat) if copy.marks.get("contested title")]


def price_of_title(game: Game, copy: Copy) -> int:
    """The blood to go on contesting a title; a baron pays more against a prince or an archbishop (sec. 4.2, 10.5)."""
    price, rivals = game.edition.contest_title_blood, claimants(game, copy)
    own, *others = (minions.kind_of_title(minions.held_title(game, each)) for each in (copy, *rivals))
    if own == "baron" and any(other != "baron" for other in others):
        price += game.edition.anarch_contest_blood
    price += sum(game.abilities.modifier(game, rival, "others’ title toll") for rival in rivals)
    return price + game.abilities.modifier(game, copy, "title toll")


def title_contest_options(game: Game, seat: int, settled: Container[int]) -> Iterator[Option]:
    """What must be done in the unlock phase for each contested title not yet `settled`: the vampire pays or yields, in
    torpor, or against who has others yield, it must yield; or it has the title, when nobody else claims it any more
    (sec. 4.2)."""
    for copy in [each for each in contesting(game, seat) if each.id not in settled]:
        name, claim = game.name(copy), minions.held_title(game, copy)
        if not (rivals := claimants(game, copy)):
            yield Option("end title contest", f"{name} acquires the title of {claim}", copy.id)
            continue
        price = price_of_title(game, copy)
        must = any(game.abilities.modifier(game, rival, "others yield its title") > 0 for rival in rivals)
        if minions.is_ready(game, copy) and not must:
            if copy.blood >= price:
                text = f"{name} burns {price} blood to contest the title of {claim}"
                yield Option("contest title", text, copy.id, copy.id, amount=price)
            elif game.edition.unpaid_title == "torpor":
                yield Option("fail title contest", f"{name} can’t pay and goes to torpor", copy.id, copy.id)
        yield Option("yield title", f"{name} yields the title of {claim}", copy.id, copy.id)


def settle_title_contest(game: Game, option: Option) -> None:
    """Do what was chosen for a contested title (sec. 4.2)."""
    copy = game.copy(option.copy)
    claim = minions.held_title(game, copy)
    match option.kind:
        case "end title contest":
            _contests(game, copy, yes=False)
            game.say(game.doing.name(copy), f" acquires the title of {claim}", seat=copy.controller)
            game.passing.now.happened.append(("title gained", copy, copy.controller))
        case "contest title":
            game.say(game.doing.name(copy), f" burns {option.amount} blood to contest the title of {claim}")
            game.burn_blood(copy, option.amount)
        case "fail title contest":
            game.say(game.doing.name(copy), " can’t pay to contest its title and goes to torpor", seat=copy.controller)
            game.doing.move_card(copy, Place(copy.controller, "torpor"))
        case "yield title":
            yield_title(game, copy)


def yield_title(game: Game, copy: Copy, *, quietly: bool = False) -> None:
    """Give up a title; it has no other effect on the vampire. A card that stands for it is burned (sec. 4.2, 11)."""
    if not quietly:
        game.say(game.doing.name(copy), f" yields the title of {minions.held_title(game, copy)}", seat=copy.controller)
    card = copy.marks.get("title card", "")
    for name, value in (("contested title", ""), ("title", "none"), ("title card", ""), ("title votes", "")):
        minions.mark(game, copy, name, value)
    if card and int(card) in copy.attached:
        game.burn(game.copy(int(card)))


def yield_lost_titles(game: Game) -> None:
    """Who contests a title that it may not hold any more, whatever it is considered to be now, yields it (sec. 10)."""
    for copy in [*game.marked("contested title")]:
        if not minions.may_hold(game, copy, minions.held_title(game, copy)):
            yield_title(game, copy)


# Gaining and losing (sec. 10)


def gain_title(game: Game, copy: Copy, title: str, card: Copy | None = None) -> bool:
    """Give a vampire a title (``prince of Chicago``), and put the card on it that stands for the title (sec. 10, 11).

    It loses the title it had, even if that was the better one, and yields one that it was contesting. Returns False,
    and nothing happens, when the vampire is not of the sect or clan that the title needs.
    """
    if not minions.may_hold(game, copy, title):
        return False
    if minions.held_title(game, copy):
        yield_title(game, copy, quietly=not copy.marks.get("contested title"))
    minions.mark(game, copy, "title", title)
    if card is not None:
        if card.place.on != copy.id:
            game.doing.move_card(card, on(copy.id), controller=copy.controller)
        minions.mark(game, copy, "title card", str(card.id))
    game.say(game.doing.name(copy), f" is {title}", seat=copy.controller)
    game.passing.now.happened.append(("title gained", copy, copy.controller))
    claim_title(game, copy)
    return True


def lose_title(game: Game, copy: Copy) -> None:
    """Take a vampire's title away; a card that stands for it is burned (sec. 11)."""
    if minions.held_title(game, copy):
        game.say(game.doing.name(copy), f" is no longer {minions.held_title(game, copy)}", seat=copy.controller)
        yield_title(game, copy, quietly=True)


# Title cards (sec. 11)


def give_to_acting(game: Game, card: Copy, acting: Copy) -> bool:
    """Put a title card whose action or referendum has succeeded on the acting vampire, if that is where it goes and the
    vampire may hold the title; returns whether that is all that the card does."""
    told = game.facts(game.card(card)).title
    goes_there = told.title and told.on_acting and game.in_play(acting)
    if not goes_there or not minions.may_hold(game, acting, told.title):
        return False
    minions.mark(game, card, "played", "")
    game.doing.move_card(card, on(acting.id), controller=acting.controller)
    take_title_card(game, card)
    return told.no_more


def take_title_card(game: Game, card: Copy) -> None:
    """A title card has come to lie on a vampire: it has the title now, if it may hold it (sec. 10, 11)."""
    told = game.facts(game.card(card)).title
    bearer = game.table.copies.get(card.place.on)
    if not told.title or bearer is None or bearer.marks.get("title card") == str(card.id):
        return
    if gain_title(game, bearer, told.title, card) and told.votes:
        minions.mark(game, bearer, "title votes", str(told.votes))
