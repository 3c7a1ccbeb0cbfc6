"""Politics: the referendum, votes and ballots (sec. 6.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, get_args

from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.effects import settle, settle_upon, window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.passing import Fits, ThisReferendum
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.rules.politics.terms import terms_by_hand
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.option_kinds import ManyVotes, Side, VoteKind, VoteSource
from vtes_desktop.table.situation import Referendum, Vote
from vtes_desktop.table.table import NOBODY, Copy, Place

Terms = Callable[[Game], Procedure[str]]
VOTES: Final[dict[str, VoteKind]] = {kind: kind for kind in get_args(VoteKind)}
"""What casts the votes of a source, by its words."""
ALL_OF: Final[dict[str, ManyVotes]] = {"for": "all for", "against": "all against"}
WAIT = Option("wait", "Wait for others")
DONE = Option("pass", "Cast no more")


def hold_referendum(
    game: Game,
    title: str,
    seat: int,
    *,
    minion: Copy | None = None,
    card: Copy | None = None,
    cards: bool = True,
    terms: Terms | None = None,
) -> Procedure[bool]:
    """Hold a referendum: terms, polling, result; returns whether it passed (sec. 6.3.2).

    :param cards: whether action modifiers and reactions may be played; not in a blood hunt (sec. 6.5.6).
    :param terms: chooses the terms and says them; by default those of a card that asks for some are said by hand.
    """
    of, by, prisci_block = minion.id if minion else 0, card.id if card else 0, game.edition.prisci_block
    game.set_referendum(Referendum(title, seat, of, by, blood_hunt=not cards, prisci_block=prisci_block))
    game.passing.referendum = ThisReferendum(of_action=cards)
    game.say("Referendum: ", title, seat=seat)
    if (more := game.passing.action.called_with) and minion is not None:
        game.passing.action.called_with = 0
        gain_votes(game, seat, more, minion)
    order = game.clockwise(seat)
    automatic = cards and minion is not None and passes_by_effect(game, minion)
    # While one that passes by itself is held nothing is played that is for referendums.
    yield from set_terms(game, order, terms, card, cards=cards and not automatic)
    change(game, step="polling")
    if not automatic:
        yield from game.abilities.happens(game, "polling begins", minion, seat)
        yield from polling(game, order, cards=cards)
    passed = automatic or tally(game, "for") > tally(game, "against")
    if decided(game):
        passed = decided(game) == "passes"
    change(game, step="resolved", passed=passed)
    if passed and held(game).blood_hunt and not decided(game):
        # What cancels a blood hunt that was called does so now (ruling on Gangrel Conspiracy).
        question = f"{held(game).title}: it is called."
        yield from window(game, order, "blood hunt called", question, "6.5.6", until=lambda: decided(game) != "")
        passed = decided(game) != "cancelled"
        change(game, passed=passed)
    if passed:
        game.passing.action.passed_by = 0 if automatic else max(0, tally(game, "for") - tally(game, "against"))
    elif decided(game) != "cancelled":
        game.passing.action.referendum_failed = True
    if decided(game) != "cancelled":
        result = "passes" if passed else "fails"
        game.say(f"The referendum {result}: {tally(game, 'for')} for, {tally(game, 'against')} against", seat=seat)
        for run in game.passing.take_later("votes tallied"):
            yield from run()
        yield from game.abilities.happens(game, "votes tallied", minion, seat)
    if decided(game) == "cancelled":
        game.say("The referendum is cancelled", seat=seat)
        yield from game.abilities.happens(game, "referendum cancelled", minion, seat)
    game.set_referendum(None)
    game.passing.referendum = ThisReferendum()
    # Who has lost her last pool as the votes were tallied is ousted before it has any effect (sec. 9.1).
    yield from settle_upon(game, "polling")
    if not game.edition.replaced_in_referendum:
        for other in game.clockwise(seat):
            yield from settle_hand(game, other)
    return passed


NEXT_PASSES = "next referendum passes"
"""The counter of the table for the next referendum of a Methuselah's vampires, or anybody's, which passes by itself by
an effect."""
ANYBODY: Final = "anybody"


def passes_by_effect(game: Game, minion: Copy) -> bool:
    """Whether the referendum that a vampire calls now passes by itself, as the next of its Methuselah's vampires or of
    those of which a word is true. It is the next one for every effect that waits for it: the one after is for none."""
    due = [
        key
        for start in (f"{NEXT_PASSES} {minion.controller} ", f"{NEXT_PASSES} {ANYBODY} ")
        for key, count in game.table.tally.items()
        if count and f"{key} ".startswith(start) and _is_waited_for(game, minion, key)
    ]
    for key in due:
        game.do(m.SetCounter(0, key, 0))
    return bool(due)


def _is_waited_for(game: Game, minion: Copy, key: str) -> bool:
    """Whether a vampire is of those for whose referendum an effect waits: of whom its word is true, if it has one."""
    word = key.removeprefix(f"{NEXT_PASSES} ").partition(" ")[2].removesuffix("this turn").strip()
    return not word or has_word(game, minion, word)


def set_terms(
    game: Game, order: Sequence[int], terms: Terms | None, card: Copy | None, *, cards: bool
) -> Procedure[None]:
    """Choose the terms, if there are any; then what is used before votes and ballots are cast (sec. 6.3.2)."""
    title, words = held(game).title, ""

    def over() -> bool:
        return decided(game) == "cancelled"

    if terms is not None:
        words = yield from terms(game)
    elif card is not None:
        words = yield from terms_by_hand(game, held(game).seat, card)
    if words:
        change(game, terms=words)
        game.say("The terms: ", words, seat=held(game).seat)
    if cards:
        yield from window(game, order, "terms", f"{title}: the terms", "6.3.2", until=over)
        yield from window(game, order, "before votes", f"{title}: before votes are cast", "6.3.2", until=over)


def change(game: Game, **changes: object) -> None:
    """Change something of the referendum being held."""
    game.set_referendum(replace(held(game), **changes))


def decided(game: Game) -> Literal["", "passes", "fails", "cancelled"]:
    """The result where an effect has decided the referendum; no more votes are cast then."""
    return game.passing.referendum.decided


def held(game: Game) -> Referendum:
    """The referendum being held. Raises ValueError when there is none."""
    if game.table.referendum is None:
        raise ValueError("No referendum is being held.")
    return game.table.referendum


def tally(game: Game, side: Side) -> int:
    """The votes cast on a side so far, with the prisci block where it stands (sec. 6.3.3)."""
    votes = sum(weight(game, vote) for vote in held(game).cast if not vote.ballots and vote.side == side)
    return votes + (game.edition.prisci_block if prisci(game) == side else 0)


def weight(game: Game, vote: Vote) -> int:
    """What the votes of a source count: those of a vampire whose votes an effect doubles twice; what effects add or
    leave out (sec. 6.3.3)."""
    if not vote.amount:
        # It was cancelled.
        return 0
    more = sum(each(vote) for each in game.passing.referendum.reckoned)
    return max(0, _cast_weight(game, vote) + more)


PROVIDED: Final[dict[Side, str]] = {"for": "provided for", "against": "provided against"}
"""The source of votes that an effect has a minion cast on one side: on the other they are not counted (ruling on
Protected District)."""
OF_MINIONS: Final = frozenset({"title", "prisci", "gained", *PROVIDED.values()})
"""The sources of what minions cast themselves."""


def _cast_weight(game: Game, vote: Vote) -> int:
    if vote.source in PROVIDED.values() and vote.source != PROVIDED[vote.side]:
        return 0
    copy = game.table.copies.get(vote.copy) if vote.copy and vote.source in OF_MINIONS - {"prisci"} else None
    if copy is None or not minions.is_vampire(game, copy):
        return vote.amount
    if vote.side == "against" and game.abilities.modifier(game, copy, "no votes against") > 0:
        return 0
    return vote.amount * (2 if game.abilities.modifier(game, copy, "doubled votes") > 0 else 1)


def prisci(game: Game) -> Side | None:
    """The side that the prisci block votes for now: that with more ballots; None for a tie (sec. 6.3.3)."""
    ballots = [vote for vote in held(game).cast if vote.ballots]
    for_it = sum(weight(game, vote) for vote in ballots if vote.side == "for")
    against = sum(weight(game, vote) for vote in ballots if vote.side == "against")
    return "for" if for_it > against else "against" if against > for_it else None


# Polling (sec. 6.3.2)


def polling(game: Game, order: Sequence[int], *, cards: bool) -> Procedure[None]:
    """Everybody casts votes and ballots, and uses effects, in any order, until all are done (sec. 6.3.2).

    The seats are asked in turn, over and over; each may go on, wait for others, or be done. When a whole round passes
    in which everyone waits, each is asked a last time.
    """
    last_call = False
    while not decided(game):
        acted = False
        for seat in order:
            if decided(game):
                return
            if game.table.seats[seat].playing and seat not in held(game).done:
                acted = (yield from poll(game, seat, cards=cards, may_wait=not last_call)) or acted
        if not acted and last_call:
            return
        last_call = not acted


def poll(game: Game, seat: int, *, cards: bool, may_wait: bool) -> Procedure[bool]:
    """Let one Methuselah cast what she has until she waits or is done; returns whether she did anything."""
    acted = False
    while game.table.seats[seat].playing and not decided(game):
        votes = [*vote_options(game, seat)]
        effects = polling_effects(game, seat, cards=cards)
        if not votes and all(option.idle for option in effects) and not game.asks_anyway(seat):
            # Nobody who has nothing to cast is stopped for what there is time for at any other moment.
            return acted
        numbers = f"{tally(game, 'for')} for, {tally(game, 'against')} against"
        whole = all_at_once(game, votes)
        options = [*votes, *effects, *([WAIT] if may_wait else []), DONE, *whole]
        question = f"{game.seat_name(seat)}: votes? ({numbers})"
        option = yield from game.choose(seat, "polling", question, options, "6.3.3", always=True)
        if option == WAIT:
            return acted
        if option == DONE:
            change(game, done=(*held(game).done, seat))
            return acted
        acted = True
        if option in effects:
            yield from effects[option].run()
            yield from settle(game)
        else:
            for each in whole.get(option, [option]):
                yield from cast(game, seat, each)
    return acted


def all_at_once(game: Game, votes: list[Option]) -> dict[Option, list[Option]]:
    """All that a Methuselah can cast on a side and that costs her nothing, as one option for each side, with what it
    stands for: neither the Edge nor cards of her hand, nor the votes of who would burn blood for them (sec. 6.3.3)."""
    found: dict[Option, list[Option]] = {}
    for side in ("for", "against"):
        free = [each for each in votes if each.kind.endswith(f" {side}") and is_free(game, each)]
        if len(free) > 1:
            amount = sum(each.amount for each in free if not each.kind.startswith("prisci"))
            given = sum(each.amount for each in free if each.kind.startswith("prisci"))
            numbers = ((amount, "vote"), (given, "ballot"))
            words = " and ".join(count(number, what) for number, what in numbers if number)
            found[Option(ALL_OF[side], f"All {side}: {words}", seat=free[0].seat, amount=amount)] = free
    return found


def is_free(game: Game, vote: Option) -> bool:
    """Whether casting the votes of a source costs nothing."""
    source, _, side = vote.kind.rpartition(" ")
    if source == "edge" or (source == "card" and vote.copy != held(game).card):
        return False
    minion = of_minion(game, vote.copy, source)
    if minion is None or side == "for" or has_cast(game, minion):
        return True
    return game.abilities.modifier(game, minion, "toll against") <= 0


def polling_effects(game: Game, seat: int, *, cards: bool) -> dict[Option, Use]:
    """The effects that a seat may use while votes are cast; without action modifiers and reactions (`cards`) what is in
    play can be used, and master cards be played out of turn (sec. 6.5.6)."""
    uses = game.abilities.uses(game, seat, "polling")
    return {use.option: use for use in uses if cards or use.option.kind in ("use", "out of turn")}


def vote_options(game: Game, seat: int) -> Iterator[Option]:
    """What a Methuselah can cast now: for and against, for each source that she has not used, nor a minion that was
    another's then (sec. 6.3.3)."""
    cast_by = {
        (vote.source, vote.copy): vote.side
        for vote in held(game).cast
        if vote.seat == seat or of_minion(game, vote.copy, vote.source) is not None
    }
    for source, text, amount, copy in sources(game, seat):
        if (source, copy) in cast_by and source != "gained":
            continue
        # All that comes from one vampire or other source is cast in agreement.
        sides = {side for (_, of), side in cast_by.items() if of == copy and copy} or {"for", "against"}
        if (only := game.passing.referendum.bound.get(copy)) and of_minion(game, copy, source) is not None:
            sides = sides & {only}
        if "against" in sides and not may_cast_against(game, copy, source):
            sides = sides - {"against"}
        for side in ("for", "against"):
            if side in sides:
                yield Option(VOTES[f"{source} {side}"], f"{text} {side}", copy, seat=seat, amount=amount)


def of_minion(game: Game, copy: int, source: str) -> Copy | None:
    """The minion that casts the votes of a source; None for those that no minion casts."""
    found = game.table.copies.get(copy) if copy and source in OF_MINIONS else None
    return found if found is not None and minions.is_minion(game, found) else None


def has_cast(game: Game, minion: Copy) -> bool:
    """Whether a minion has cast votes or ballots in the referendum being held."""
    return any(of_minion(game, vote.copy, vote.source) is minion for vote in held(game).cast)


def has_votes(game: Game, minion: Copy) -> bool:
    """Whether a ready minion has votes or ballots that it could cast in the referendum being held."""
    return any(of_minion(game, copy, source) is minion for source, _, _, copy in sources(game, minion.controller))


def casts_nothing(game: Game, minion: Copy) -> bool:
    """Whether a minion can cast no votes or ballots, or abstains."""
    for_now = minion.id in game.passing.referendum.abstaining or game.passing.amount(minion, "no votes") > 0
    return for_now or game.abilities.modifier(game, minion, "no votes") > 0


def may_be_provided(game: Game, minion: Copy, side: Side) -> bool:
    """Whether a minion may cast votes on a side that an effect provides for just that: it agrees with what the minion
    has cast and is bound to, and the minion can pay what that costs (sec. 6.3.3)."""
    if casts_nothing(game, minion) or game.passing.referendum.bound.get(minion.id, side) != side:
        return False
    if any(vote.copy == minion.id and vote.side != side for vote in held(game).cast):
        return False
    return side == "for" or may_cast_against(game, minion.id, PROVIDED[side])


def may_cast_against(game: Game, copy: int, source: str) -> bool:
    """Whether the minion that a source is of may cast against the referendum, and can pay what that costs it."""
    minion = of_minion(game, copy, source)
    if minion is None:
        return True
    if game.abilities.modifier(game, minion, "no votes against") > 0:
        return False
    return has_cast(game, minion) or game.abilities.modifier(game, minion, "toll against") <= minion.blood


def sources(game: Game, seat: int) -> Iterator[tuple[VoteSource, str, int, int]]:
    """Where a Methuselah can have votes and ballots from: the kind of source, how it reads, how many, the card
    (sec. 6.3.3). Only ready minions have any."""
    yield from card_sources(game, seat)
    for minion in minions.ready_minions(game, seat):
        if casts_nothing(game, minion):
            continue
        name = game.name(minion)
        if amount := minions.votes(game, minion):
            yield "title", f"{name}: {count(amount, 'vote')}", amount, minion.id
        if game.edition.prisci_block and (amount := ballots(game, minion)):
            yield "prisci", f"{name}: {count(amount, 'ballot')}", amount, minion.id
        gained = game.passing.referendum.gained_votes[_whose(game, seat, minion.id)]
        if gained and (amount := max(0, gained + min(0, minions.net_votes(game, minion)))):
            yield "gained", f"{name}: {count(amount, 'vote')} more", amount, minion.id
    for (whose, copy), amount in game.passing.referendum.gained_votes.items():
        lies = game.table.copies.get(copy)
        if whose == seat and amount and (lies is None or not minions.is_minion(game, lies)):
            yield "gained", f"{count(amount, 'vote')}{f' by {game.name(lies)}' if lies else ''}", amount, copy
    if game.table.edge == seat:
        amount = 1 + game.passing.referendum.edge_votes
        yield "edge", f"{count(amount, 'vote')}: burn the Edge", amount, 0


def ballots(game: Game, minion: Copy) -> int:
    """A ready minion's ballots: a priscus has one, and effects may give more (sec. 6.3.3)."""
    own = 1 if minions.has_title(game, minion, "priscus") else 0
    return max(0, own + game.abilities.modifier(game, minion, "ballots") + game.passing.amount(minion, "ballots"))


def card_sources(game: Game, seat: int) -> Iterator[tuple[VoteSource, str, int, int]]:
    """The votes of political action cards: that of the card by which the referendum was called, or one burned from the
    hand, within the edition's limit (sec. 6.3.3)."""
    referendum, edition = held(game), game.edition
    cast_cards = [vote.copy for vote in referendum.cast if vote.seat == seat and vote.source == "card"]
    called_by_card = referendum.seat == seat and bool(referendum.card)
    if called_by_card and referendum.card not in cast_cards:
        yield "card", "1 vote by the card", 1, referendum.card
        return
    if called_by_card and not edition.caller_burns_cards:
        return
    if not edition.card_votes_limit or len(cast_cards) < edition.card_votes_limit:
        for copy in game.pile(seat, "hand"):
            if "Political Action" in game.card(copy).types:
                yield "card", f"1 vote: burn {game.name(copy)}", 1, copy.id


def count(amount: int, what: str) -> str:
    """A number with its word: ``1 vote``, ``2 votes``."""
    return f"{amount} {what}{'' if amount == 1 else 's'}"


def cast(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Cast the votes of one source; a cast vote is never changed (sec. 6.3.3)."""
    source, _, word = option.kind.rpartition(" ")
    side: Side = "for" if word == "for" else "against"
    copy = option.copy
    minion = of_minion(game, copy, source)
    if minion is not None:
        pay_toll(game, minion, side)
    if source == "edge":
        game.say(game.who(seat), " burns the Edge for a vote", seat=seat)
        game.give_edge(NOBODY)
        yield from game.abilities.happens(game, "burns the Edge for a vote", None, seat)
    elif source == "gained":
        game.passing.referendum.gained_votes[_whose(game, seat, copy)] -= option.amount
    elif source == "card" and copy != held(game).card:
        card = game.copy(copy)
        game.say(game.who(seat), " burns ", game.doing.name(card), " for a vote", seat=seat)
        game.doing.move_card(card, Place(card.owner, "ash heap"))
        copy = card.id
        yield from settle_hand(game, seat)
        yield from game.abilities.happens(game, "burns a card for a vote", card, seat)
    vote = Vote(seat, source, copy, option.amount, side, ballots=source == "prisci")
    change(game, cast=(*held(game).cast, vote))
    words = count(option.amount, "ballot" if vote.ballots else "vote")
    game.say(game.who(seat), f" casts {words} {side}", seat=seat)
    if minion is not None:
        has_voted(game, minion)


def pay_toll(game: Game, minion: Copy, side: Side) -> None:
    """A minion burns the blood that it must to cast its first votes or ballots on a side."""
    if side == "for" or has_cast(game, minion):
        return
    owed = game.abilities.modifier(game, minion, "toll against")
    if owed and (burned := game.burn_blood(minion, owed)):
        game.say(game.doing.name(minion), f" burns {burned} blood to cast against it", seat=minion.controller)


def has_voted(game: Game, minion: Copy) -> None:
    """What effects do as a minion casts votes or ballots, be it made to."""
    for run in game.passing.referendum.upon_cast:
        run(minion)


# What effects do to a referendum (sec. 6.3.3)


def gain_votes(game: Game, seat: int, amount: int, source: Copy | None = None) -> None:
    """Give a Methuselah votes in the referendum being held: a minion's, who then casts all it has in agreement, or
    those of another source. They need not be cast."""
    game.passing.referendum.gained_votes[_whose(game, seat, source.id if source else 0)] += amount
    change(game, done=tuple(each for each in held(game).done if each != seat))
    game.say(game.who(seat), f" gains {count(amount, 'vote')}", seat=seat)


def _whose(game: Game, seat: int, copy: int) -> tuple[int, int]:
    """Who has the votes that a source gives: those of a minion are of no seat, as whoever controls it casts them."""
    found = game.table.copies.get(copy)
    return (NOBODY if found is not None and minions.is_minion(game, found) else seat), copy


def cast_more(game: Game, minion: Copy, amount: int, side: Side) -> None:
    """A minion casts so many votes besides its own on a side by an effect; what else it has it casts in agreement."""
    if not may_be_provided(game, minion, side):
        # What the card has cost is missing for what casting costs.
        return
    pay_toll(game, minion, side)
    less = min(amount, _lacked(game, minion))
    _make_up(game, minion, less)
    amount -= less
    vote = Vote(minion.controller, PROVIDED[side], minion.id, amount, side)
    change(game, cast=(*held(game).cast, vote))
    game.say(game.doing.name(minion), f" casts {count(amount, 'vote')} {side}", seat=minion.controller)
    has_voted(game, minion)


def force_to_abstain(game: Game, minion: Copy) -> None:
    """A minion abstains, whether it has cast its votes and ballots already or not (sec. 6.3.2)."""
    game.passing.referendum.abstaining.add(minion.id)
    change(game, cast=tuple(vote for vote in held(game).cast if vote.copy != minion.id))
    game.say(game.doing.name(minion), " abstains", seat=minion.controller)


def cancel_votes(game: Game, minion: Copy) -> None:
    """What a minion has cast counts no more, and can't be cast again; what it gets later it may cast (sec. 6.3.3)."""
    recast(game, minion, amount=0)
    game.say("What ", game.doing.name(minion), " has cast is cancelled", seat=minion.controller)


def recast(game: Game, minion: Copy, **changes: object) -> None:
    """Change something of what a minion has cast."""
    change(game, cast=tuple(replace(vote, **changes) if vote.copy == minion.id else vote for vote in held(game).cast))


def take_votes_off(game: Game, amount: int, fits: Fits) -> None:
    """Minions that fit have so many fewer votes already: what they have cast is less, first that of their titles, then
    of what effects gave them as much as they now lack (sec. 6.3.3, rulings on what takes votes off)."""
    cast = list(held(game).cast)
    left: dict[int, int] = {}
    for source in ("title", "gained", *PROVIDED.values()):
        for number, vote in enumerate(cast):
            minion = of_minion(game, vote.copy, vote.source) if vote.source == source else None
            if minion is None or not fits(minion):
                continue
            due = left.get(minion.id, amount)
            less = min(vote.amount, due if source == "title" else min(due, _lacked(game, minion)))
            left[minion.id] = due - less
            cast[number] = replace(vote, amount=vote.amount - less)
            if source != "title":
                _make_up(game, minion, less)
    change(game, cast=tuple(cast))


def _lacked(game: Game, minion: Copy) -> int:
    """How many votes less than none a minion has, which nothing that it has gained makes up for yet."""
    gained = game.passing.referendum.gained_votes[_whose(game, minion.controller, minion.id)]
    return max(0, -minions.net_votes(game, minion) - gained)


def _make_up(game: Game, minion: Copy, votes: int) -> None:
    """So many of the votes that a minion lacks are made up for."""
    game.passing.referendum.gained_votes[_whose(game, minion.controller, minion.id)] += votes


def bind_votes(game: Game, minion: Copy, side: Side) -> None:
    """What a minion has cast counts on a side that somebody else chooses, and it can cast the rest on that side only;
    it need not, and one that abstains still does (sec. 6.3.3)."""
    game.passing.referendum.bound[minion.id] = side
    recast(game, minion, side=side)
    game.say(game.doing.name(minion), f" can cast what it has {side} only", seat=minion.controller)


def force_votes(game: Game, minion: Copy, side: Side) -> None:
    """A minion casts what it has on a side that somebody else chooses, and what it has cast already counts there
    (sec. 6.3.3); one that abstains still does."""
    if minion.id in game.passing.referendum.abstaining:
        return
    seat = minion.controller
    mine = [each for each in sources(game, seat) if each[3] == minion.id and each[0] in ("title", "prisci", "gained")]
    before = held(game).cast
    cast_already = {vote.source for vote in before if vote.copy == minion.id}
    moved = [replace(vote, side=side) if vote.copy == minion.id else vote for vote in before]
    for source, _, amount, copy in mine:
        if source == "gained":
            game.passing.referendum.gained_votes[_whose(game, seat, copy)] -= amount
        elif source in cast_already:
            continue
        moved.append(Vote(seat, source, copy, amount, side, ballots=source == "prisci"))
    change(game, cast=tuple(moved))
    game.say(game.doing.name(minion), f" casts what it has {side}", seat=seat)
    if len(moved) > len(before):
        has_voted(game, minion)
