"""Playing a card: shown, perhaps cancelled as it is played, replaced, and done (sec. 1.6.1).

What a card does is asked of the abilities; a card that they don't know is resolved *by hand* (design, decision 6).
"""

from __future__ import annotations

from collections.abc import Iterator

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import enter_play
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hand
from vtes_desktop.rules.modes import Mode, mode_at, modes
from vtes_desktop.rules.requirements import can_pay, events_in_play, has_disciplines, meets, pay_card
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


def play_card(
    game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None = None, *, pay: bool = True
) -> Procedure[bool]:
    """Play a card from the hand at once: pay for it, let it be cancelled, replace it, do it, and burn it unless it
    stays (sec. 1.6). Returns whether it was played to its end.
    """
    card = game.card(copy)
    shown = yield from show(game, seat, copy, mode, minion)
    if pay:
        pay_card(game, seat, minion, card)
    cancelled = yield from as_played(game, seat, shown)
    yield from settle_hand(game, seat)
    if cancelled:
        return False
    known = game.abilities.effect(game, seat, shown, mode, minion)
    if known is not None:
        yield from known
    else:
        yield from by_hand(game, seat, shown)
    if still_as_played(game, shown):
        game.burn(shown, quietly=True)
    return True


def show(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[Copy]:
    """Put a card of the hand face up on the table, and say who plays it and at which level."""
    mention = game.doing.name(copy)
    level = f" [{mode.level}]" if mode.level else ""
    game.doing.move_card(copy, Place(seat, "in play"))
    minions.mark(game, copy, "played", mode.type)
    if mode.level:
        minions.mark(game, copy, "level", mode.level)
    if minion is None:
        game.say(game.who(seat), " plays ", mention, level, seat=seat)
    else:
        game.say(game.doing.name(minion), " plays ", mention, level, seat=seat)
    yield from ()
    return copy


def still_as_played(game: Game, copy: Copy) -> bool:
    """Whether a card lies where it was played: no effect has put it anywhere."""
    return game.table.copies.get(copy.id) is copy and bool(copy.marks.get("played"))


def stays(game: Game, copy: Copy) -> None:
    """A played card stays on the table from now on."""
    minions.mark(game, copy, "played", "")


def as_played(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """The time in which nothing but its cancelling may happen; returns whether the card was cancelled (sec. 1.6.1)."""
    others = [other for other in game.clockwise(game.table.active) if other != seat]
    yield from window(game, [*others, seat], "as played", f"{game.name(copy)} is played.", "1.6.1")
    if not still_as_played(game, copy):
        return True
    if copy.marks.get("cancelled"):
        game.burn(copy, quietly=True)
        return True
    return False


def announce_card(game: Game, acting: Copy, copy: Copy, level: str) -> Procedure[Copy | None]:
    """Play the card of an action: its cost is paid when the action succeeds (sec. 6.2.1). None if cancelled."""
    mode = mode_at(game.card(copy), level)
    shown = yield from show(game, acting.controller, copy, mode, acting)
    cancelled = yield from as_played(game, acting.controller, shown)
    yield from settle_hand(game, acting.controller)
    return None if cancelled else shown


def by_hand(game: Game, seat: int, copy: Copy) -> Procedure[None]:
    """A card that the referee can't do: its player moves what it says, then the others agree (design, decision 6).

    While this choice is open the host lets the seat make moves of manual mode.
    """
    while True:
        keep = Option("keep", "Done: the card stays in play", copy.id)
        done = Option("done", "Done", copy.id)
        question = f"{game.name(copy)}: do what it says, then press Done."
        option = yield from game.choose(seat, "by hand", question, (done, keep), "1.4", copy.id)
        agreed = True
        for other in game.clockwise(seat):
            if other != seat:
                question = f"{game.seat_name(seat)} has done what {game.name(copy)} says. Agreed?"
                answers = (Option("agreed", "Agreed"), Option("not agreed", "Not so"))
                answer = yield from game.choose(other, "agree", question, answers, "1.4", copy.id)
                agreed = agreed and answer.kind == "agreed"
        if agreed:
            break
    if option.kind == "keep" and still_as_played(game, copy):
        stays(game, copy)
        yield from enter_play(game, copy)


def playable(game: Game, minion: Copy, kind: str) -> Iterator[tuple[Copy, Mode]]:
    """The cards of the controller's hand that a minion may play as a type: requirements and cost are met."""
    for copy in game.pile(minion.controller, "hand"):
        card = game.card(copy)
        if (
            kind not in card.types
            or not meets(game, minion, card)
            or not can_pay(game, minion.controller, minion, card)
        ):
            continue
        for mode in modes(card):
            if mode.type == kind and not mode.reflex and has_disciplines(game, minion, mode):
                yield copy, mode


def card_option(game: Game, kind: str, copy: Copy, mode: Mode, minion: Copy | None = None) -> Option:
    """The option to play a card."""
    level = f" [{mode.level}]" if mode.level else ""
    by = f"{game.name(minion)}: " if minion is not None else ""
    return Option(kind, f"{by}{game.name(copy)}{level}", copy.id, minion.id if minion else 0, level=mode.level)


def event_options(game: Game, seat: int) -> list[Option]:
    """The events that may be put into play: each only once in a game (sec. 1.6.4)."""
    options = []
    for copy in game.pile(seat, "hand"):
        card = game.card(copy)
        played = game.table.tally.get(f"event {card.id}", 0)
        if "Event" in card.types and not played and can_pay(game, seat, None, card) and seat_meets(game, seat, copy):
            options.append(Option("event", f"Play {card.display_name}", copy.id))
    return options


def play_event(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Put an event into play (sec. 1.6.4, 8)."""
    copy = game.copy(option.copy)
    card = game.card(copy)
    mode = modes(card)[0]
    game.do(m.SetCounter(0, f"event {card.id}", 1))
    shown = yield from show(game, seat, copy, mode, None)
    pay_card(game, seat, None, card)
    cancelled = yield from as_played(game, seat, shown)
    yield from settle_hand(game, seat)
    if not cancelled:
        stays(game, shown)
        yield from enter_play(game, shown)


def seat_meets(game: Game, seat: int, copy: Copy) -> bool:
    """Whether a Methuselah may play a card that she plays herself: she controls a ready minion that meets its
    requirements, or it has none (sec. 1.6.1)."""
    card = game.card(copy)
    needs = [word for word in card.requirement if not word.endswith("gehenna")]
    if not card.clans and not needs and not (card.disciplines and not minions.facts(game, copy).discipline):
        gehenna = [int(word.split()[0]) for word in card.requirement]
        return events_in_play(game, "gehenna") >= max(gehenna, default=0)
    return any(meets(game, minion, card) for minion in minions.ready_minions(game, seat))


def burn_option_cards(game: Game, seat: int) -> list[Copy]:
    """The cards with a burn option that no minion of the seat meets (sec. 1.6.1)."""
    mine = list(minions.minions(game, seat))
    return [
        copy
        for copy in game.pile(seat, "hand")
        if game.card(copy).burn_option and not any(meets(game, minion, game.card(copy)) for minion in mine)
    ]
