"""Contests of unique cards (sec. 4.1)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import combinations
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import is_saved
from vtes_desktop.rules.control import take_control, whose_on
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_marks
from vtes_desktop.rules.life import in_play
from vtes_desktop.rules.titles.titles import claim_title, take_title_card
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on

CAME: Final = "came into play in turn"
"""The mark of a minion: the number of the turn in which it last came into play, by whatever way."""
HAS_BEEN_CONTESTED: Final = "has been contested"
"""The mark of a minion whose contest is over, as long as it stays in play."""
CONTESTS_AS: Final = "contests as"
"""The mark of a card that is contested as though it were another: the name that both have for that."""


def enter_play(game: Game, copy: Copy) -> Procedure[None]:
    """A card has come into play: first what is done as it does; then, if it is unique and another of its name is in
    play, all of them are contested; a title card gives its title; a title may be contested (sec. 4.1, 4.2, 11)."""
    if minions.is_minion(game, copy):
        minions.mark(game, copy, CAME, str(game.table.turn))
    yield from game.abilities.happens(game, "comes into play", copy, copy.controller)
    if not in_play(game, copy):
        return
    if may_be_contested(game, copy) and "be contested" in minions.facts(game, copy).cannot:
        for same in namesakes(game, copy):
            # Whatever happens instead, it is burned then: it can't be contested (LSJ 19990719).
            yield from is_saved(game, same)
    elif may_be_contested(game, copy) and not contests_oneself(game, copy):
        for same in namesakes(game, copy):
            if same.place.region == "ready":
                yield from game.abilities.happens(game, "about to leave the ready region", same, same.controller)
    contest_card(game, copy)
    if in_play(game, copy):
        take_title_card(game, copy)
        claim_title(game, copy)
    if in_play(game, copy):
        yield from game.abilities.happens(game, "enters play", copy, copy.controller)


def settle_contests(game: Game) -> None:
    """Begin the contests that nobody has seen to: of cards that players have put into play by hand, and of titles."""
    unique: dict[str, list[Copy]] = {}
    for copy in game.lying_in_play():
        if not (copy.kind == "crypt" and copy.place.on) and may_be_contested(game, copy):
            unique.setdefault(contested_name(game, copy), []).append(copy)
    for same in unique.values():
        if len({copy.controller for copy in same}) > 1:
            contest_card(game, same[-1])
    for copy in minions.every_minion(game):
        for below in minions.on_it(game, copy):
            take_title_card(game, below)
        claim_title(game, copy)


# Cards (sec. 4.1)


CONTESTING = ("uncontrolled", "ready", "torpor", "in play", "contested")
"""Where a card can lie that is in play or contested, itself or with what it is on."""


def contested_name(game: Game, copy: Copy) -> str:
    """The name by which a card is contested: its own, or that of another by an effect."""
    return copy.marks.get(CONTESTS_AS) or game.card(copy).name


def may_be_contested(game: Game, copy: Copy) -> bool:
    """Whether a card is contested where another of its name is in play: as it is unique, or by an effect (sec. 4.1)."""
    return minions.CONTESTS_NOTHING not in copy.marks and (minions.is_unique(game, copy) or CONTESTS_AS in copy.marks)


def namesakes(game: Game, copy: Copy) -> list[Copy]:
    """The other cards of the same name that are in play or contested; a vampire's version that lies merged under
    another is none of its own (sec. 1.5, 4.1)."""
    return [
        other
        for other in _by_name(game).get(contested_name(game, copy), ())
        if other is not copy
        and minions.CONTESTS_NOTHING not in other.marks
        and not other.marks.get("played")
        and not (other.kind == "crypt" and other.place.on)
        # What has become a unique minion contests those that are one, no card of its name that is none (or not yet).
        and (not {minions.REPRESENTS, "unique"} & {*copy.marks, *other.marks} or minions.is_unique(game, other))
        # What lies face down on another card is out of play.
        and (other.face_up or not other.place.on)
        and (game.in_play(other) or game.table.root(other).place.region == "contested")
    ]


@of_marks
def _by_name(game: Game) -> dict[str, list[Copy]]:
    """The cards that lie where one can be in play or contested, by name."""
    table, cards, found = game.table, game.catalogue.cards, dict[str, list[Copy]]()
    for seat in table.seats:
        for region in CONTESTING:
            for i in seat.piles[region]:
                root = table.copies[i]
                for copy in table.with_attached(root) if root.attached else (root,):
                    found.setdefault(copy.marks.get(CONTESTS_AS) or cards[copy.card].name, []).append(copy)
    return found


def is_contested(copy: Copy) -> bool:
    """Whether a card is itself being contested; what lies on a contested card is only out of play with it."""
    return "contested" in copy.marks


def contests_oneself(game: Game, copy: Copy) -> bool:
    """Whether a card that comes into play would be contested with one's own, which the edition does not let happen."""
    if game.edition.own_second_copy == "contested" or not may_be_contested(game, copy):
        return False
    if "be contested" in minions.facts(game, copy).cannot:
        return False
    return any(other.controller == copy.controller for other in namesakes(game, copy))


def contest_card(game: Game, copy: Copy) -> None:
    """Turn all copies of a unique card face down and take them out of play with all that is on them; a third copy
    joins a contest. A second copy of one's own is burned instead (sec. 4.1)."""
    if not may_be_contested(game, copy):
        return
    if contests_oneself(game, copy):
        game.say(game.doing.name(copy), " can’t be contested with oneself", seat=copy.controller)
        game.burn(copy)
        return
    same = namesakes(game, copy)
    if not same:
        return
    if "be contested" in minions.facts(game, copy).cannot:
        for each in same:
            game.burn(each)
        return
    game.say(game.doing.name(copy), " is contested", seat=copy.controller)
    for each in (copy, *same):
        take_out_of_play(game, each)


def take_out_of_play(game: Game, copy: Copy) -> None:
    """A card is contested from now on, and remembers where it lay. On a card that is contested already it stays."""
    minions.mark(game, copy, "contested", "yes")
    if game.table.root(copy).place.region == "contested":
        return
    if copy.place.region == "in play":
        game.passing.now.happened.append(("leaves play", copy, copy.controller))
    if copy.place.region == "ready":
        game.passing.now.happened.append(("leaves the ready region", copy, copy.controller))
    minions.mark(game, copy, "came from", f"{copy.place.region} {copy.place.on}")
    game.doing.move_card(copy, Place(copy.controller, "contested"), face_up=False)


def contested_cards(game: Game, seat: int) -> list[Copy]:
    """The cards that a Methuselah contests."""
    if "contested" not in game.ever_borne():
        return []
    return [
        copy
        for other in game.playing()
        if game.table.seats[other].piles["contested"]
        for root in game.pile(other, "contested")
        for copy in game.table.with_attached(root)
        if copy.controller == seat and is_contested(copy)
    ]


def card_contest_options(game: Game, seat: int, settled: Container[int]) -> Iterator[Option]:
    """What must be done in the unlock phase for each contested card not yet `settled`: pay or yield; or, when nobody
    else contests it any more, end the contest (sec. 4.1)."""
    for copy in [each for each in contested_cards(game, seat) if each.id not in settled]:
        if not namesakes(game, copy):
            yield Option("end contest", f"The contest of {game.name(copy)} ends", copy.id)
        else:
            yield from ways_to_pay(game, seat, copy)
            yield Option("yield", f"Yield {game.name(copy)}", copy.id)


def price_of(game: Game, copy: Copy) -> int:
    """The pool that it costs not to yield a contested card: more where an effect of who else contests it says so."""
    rivals = {other.controller for other in namesakes(game, copy)} - {copy.controller}
    theirs = [minion for rival in rivals for minion in minions.minions(game, rival)]
    return game.edition.contest_pool + sum(game.abilities.modifier(game, each, "contest toll") for each in theirs)


def ways_to_pay(game: Game, seat: int, copy: Copy) -> Iterator[Option]:
    """The ways to pay for a contest: with pool; of a vampire, by an effect, with blood on that vampire or on the one
    whose effect it is, each of it named in the targets of the option as often as it gives blood."""
    price = price_of(game, copy)
    mine = minions.minions(game, seat) if minions.is_vampire(game, copy) else ()
    lends = [each for each in mine if game.abilities.modifier(game, each, "contested by blood") > 0]
    purses = [copy, *lends] if lends else []
    givers = [each for each in purses for _ in range(min(price, each.blood))]
    parts = {part for count in range(price + 1) for part in combinations([each.id for each in givers], count)}
    for part in sorted(parts, key=lambda part: (len(part), part)):
        pool = price - len(part)
        if game.table.seats[seat].pool < pool:
            continue
        paid = [f"{pool} pool"] * bool(pool)
        paid += [f"{part.count(each.id)} blood of {game.name(each)}" for each in purses if each.id in part]
        text = f"Burn {' and '.join(paid)}: contest {game.name(copy)}"
        yield Option("contest", text, copy.id, targets=part, amount=pool)


def seizing(game: Game, copy: Copy) -> Copy | None:
    """The card by whose effect a contested card that would be yielded is taken over instead, being the last of its
    name: one that contests it as another does."""
    others = namesakes(game, copy)
    own = [each for each in (copy, *others) if game.card(each).name == game.card(copy).name]
    seizes = [each for each in others if SEIZES in each.marks]
    return seizes[0] if len(own) == 1 and seizes and SEIZES not in copy.marks else None


SEIZES: Final = "seizes what is yielded"
"""The mark of a card that contests another: when the last of that would be yielded, its controller gets it."""


def settle_card_contest(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Do what was chosen for a contested card (sec. 4.1)."""
    copy = game.copy(option.copy)
    match option.kind:
        case "end contest":
            back_in_play(game, copy)
        case "contest":
            for giver in dict.fromkeys(option.targets):
                burned = game.burn_blood(game.copy(giver), option.targets.count(giver))
                name = game.doing.name(game.copy(giver))
                game.say(game.who(seat), f" burns {burned} blood of ", name, " to contest ", game.doing.name(copy))
            if option.amount:
                game.say(game.who(seat), f" burns {option.amount} pool to contest ", game.doing.name(copy))
                game.burn_pool(seat, option.amount)
        case "yield":
            game.say(game.who(seat), " yields ", game.doing.name(copy))
            seizes = seizing(game, copy)
            if seizes is None:
                game.burn(copy, quietly=True)
            else:
                taker = seizes.controller
                game.burn(seizes)
                back_in_play(game, copy, won=False)
                if game.in_play(copy):
                    yield from take_control(game, taker, copy)
    yield from ()


def back_in_play(game: Game, copy: Copy, *, won: bool = True) -> None:
    """A contest is over: the card is unlocked and face up where it was, with what is on it (sec. 4.1). It is not `won`
    by who has yielded it to whom takes it over.

    What it lay on may be gone: then it is burned. A card on it may be contested by itself, and stays so.
    """
    region, _, bearer = copy.marks.get("came from", "").rpartition(" ")
    minions.mark(game, copy, "contested", "")
    minions.mark(game, copy, "came from", "")
    if SEIZES not in copy.marks:
        minions.mark(game, copy, CONTESTS_AS, "")
    if minions.is_minion(game, copy):
        minions.mark(game, copy, HAS_BEEN_CONTESTED, "yes")
    game.say("The contest of ", game.doing.name(copy), " is over", seat=copy.controller)
    if copy.place.on:
        return
    if not region and not bearer:
        # It was contested on a contested card, and has been taken off that by hand.
        region = "ready" if copy.kind == "crypt" or "Ally" in game.card(copy).types else "in play"
    if bearer not in ("", "0"):
        there = game.table.copies.get(int(bearer))
        if there is None or not (game.in_play(there) or game.table.root(there).place.region == "contested"):
            game.burn(copy)
            return
        controller = whose_on(game, copy, there, copy.controller)
        game.doing.move_card(copy, on(there.id), controller=controller, face_up=True)
    else:
        # An ally that was recruited into the contest is ready by now (sec. 6.1.5).
        home = "ready" if region == "uncontrolled" else region
        minions.mark(game, copy, "recruited", "")
        game.doing.move_card(copy, Place(copy.controller, home), face_up=True)
    game.unlock(copy)
    if won:
        game.passing.now.happened.append(("contest won", copy, copy.controller))
    for below in list(game.table.with_attached(copy))[1:]:
        if is_contested(below):
            take_out_of_play(game, below)
    claim_title(game, copy)
