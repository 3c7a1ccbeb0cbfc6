"""Politics: the referendum, votes and ballots (sec. 6.3)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hand
from vtes_desktop.table import moves as m
from vtes_desktop.table.situation import Referendum, Vote
from vtes_desktop.table.table import NOBODY, Copy, Place

Votes = Literal["for", "against"]


def hold_referendum(
    game: Game, title: str, seat: int, *, minion: Copy | None = None, card: Copy | None = None, cards: bool = True
) -> Procedure[bool]:
    """Hold a referendum: terms, polling, result; returns whether it passed (sec. 6.3.2).

    Without `cards` (a blood hunt) no action modifiers or reactions are played.
    """
    call = Referendum(
        title, seat, minion.id if minion else 0, card.id if card else 0, prisci_block=game.edition.prisci_block
    )
    game.set_referendum(call)
    game.say("Referendum: ", title, seat=seat)
    order = game.clockwise(seat)
    if cards:
        yield from window(game, order, "terms", f"{title}: the terms", "6.3.2")
        yield from window(game, order, "before votes", f"{title}: before votes are cast", "6.3.2")
    change(game, step="polling")
    yield from polling(game, order, cards=cards)
    passed = tally(game, "for") > tally(game, "against")
    change(game, step="resolved", passed=passed)
    result = "passes" if passed else "fails"
    game.say(f"The referendum {result}: {tally(game, 'for')} for, {tally(game, 'against')} against", seat=seat)
    game.set_referendum(None)
    return passed


def change(game: Game, **changes: object) -> None:
    """Change something of the referendum being held."""
    if game.table.referendum is None:
        raise ValueError("No referendum is being held.")
    game.set_referendum(replace(game.table.referendum, **changes))


def held(game: Game) -> Referendum:
    """The referendum being held. Raises ValueError when there is none."""
    if game.table.referendum is None:
        raise ValueError("No referendum is being held.")
    return game.table.referendum


def tally(game: Game, side: Votes) -> int:
    """The votes cast on a side so far, with the prisci block where it stands (sec. 6.3.3)."""
    cast = held(game).cast
    votes = sum(vote.amount for vote in cast if not vote.ballots and vote.side == side)
    return votes + (game.edition.prisci_block if prisci(game) == side else 0)


def prisci(game: Game) -> Votes | None:
    """The side that the prisci block votes for now: that with more ballots; None for a tie (sec. 6.3.3)."""
    ballots = [vote for vote in held(game).cast if vote.ballots]
    for_it = sum(vote.amount for vote in ballots if vote.side == "for")
    against = sum(vote.amount for vote in ballots if vote.side == "against")
    return "for" if for_it > against else "against" if against > for_it else None


def polling(game: Game, order: list[int], *, cards: bool) -> Procedure[None]:
    """Everybody casts votes and ballots in any order, until all are done (sec. 6.3.2).

    The seats are asked in turn, over and over; each may cast one source, wait, or be done. When a whole round passes
    in which nobody casts, the polling is over.
    """
    while True:
        cast_any = False
        for seat in order:
            if seat in held(game).done:
                continue
            while True:
                options = vote_options(game, seat)
                if not options:
                    change(game, done=(*held(game).done, seat))
                    break
                wait = Option("wait", "Wait for others")
                done = Option("pass", "Cast no more")
                question = (
                    f"{game.seat_name(seat)}: votes? ({tally(game, 'for')} for, {tally(game, 'against')} against)"
                )
                option = yield from game.choose(seat, "polling", question, [*options, wait, done], "6.3.3")
                if option == wait:
                    break
                if option == done:
                    change(game, done=(*held(game).done, seat))
                    break
                cast_any = True
                yield from cast(game, seat, option)
        if cards:
            yield from window(game, order, "polling", "Polling", "6.3.3")
        if not cast_any or len(held(game).done) >= len(order):
            return


def vote_options(game: Game, seat: int) -> list[Option]:
    """What a Methuselah can cast now: for and against, for each source she has not used (sec. 6.3.3)."""
    referendum = held(game)
    used = {(vote.source, vote.copy) for vote in referendum.cast if vote.seat == seat}
    mine = {vote.copy: vote.side for vote in referendum.cast if vote.copy}
    options: list[Option] = []

    def offer(
        source: str, text: str, amount: int, copy: int = 0, sides: tuple[Votes, ...] = ("for", "against")
    ) -> None:
        options.extend(Option(f"{source} {side}", f"{text} {side}", copy, seat=seat, amount=amount) for side in sides)

    own_card = referendum.card and referendum.seat == seat
    limit = game.edition.card_votes_limit
    card_votes = sum(source == "card" for source, _ in used)
    if own_card and ("card", referendum.card) not in used:
        offer("card", "1 vote by the card", 1, referendum.card)
    elif not limit or card_votes < limit:
        for copy in game.pile(seat, "hand"):
            if "Political Action" in game.card(copy).types:
                offer("card", f"1 vote: burn {game.name(copy)}", 1, copy.id)
    for minion in minions.ready_minions(game, seat):
        # A vampire casts all it has in agreement (sec. 6.3.3).
        agreed: tuple[Votes, ...] = (mine[minion.id],) if minion.id in mine else ("for", "against")
        amount = minions.votes(game, minion)
        if amount and ("title", minion.id) not in used:
            offer("title", f"{game.name(minion)}: {amount} vote{'s' if amount > 1 else ''}", amount, minion.id, agreed)
        is_priscus = minions.kind_of_title(minions.title(game, minion)) == "priscus"
        if is_priscus and game.edition.prisci_block and ("prisci", minion.id) not in used:
            offer("prisci", f"{game.name(minion)}: 1 ballot", 1, minion.id, agreed)
    if game.table.edge == seat and ("edge", 0) not in used:
        offer("edge", "1 vote: burn the Edge", 1)
    return options


def cast(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Cast the votes of one source; a cast vote is never changed (sec. 6.3.3)."""
    source, _, word = option.kind.rpartition(" ")
    side: Votes = "for" if word == "for" else "against"
    copy = option.copy
    if source == "edge":
        game.do(m.GiveEdge(NOBODY))
    elif source == "card" and copy != held(game).card:
        card = game.copy(copy)
        game.say(game.who(seat), " burns ", game.doing.name(card), " for a vote", seat=seat)
        game.doing.move_card(card, Place(card.owner, "ash heap"))
        copy = card.id
        yield from settle_hand(game, seat)
    vote = Vote(seat, source, copy, option.amount, side, ballots=source == "prisci")
    change(game, cast=(*held(game).cast, vote))
    what = "ballot" if vote.ballots else "vote"
    game.say(game.who(seat), f" casts {option.amount} {what}{'s' if option.amount > 1 else ''} {side}", seat=seat)
