"""Playing a card: shown, perhaps cancelled as it is played, paid for, replaced, and done (sec. 1.6.1).

What a card does is asked of the abilities; a card that they don't know is resolved *by hand* (design, decision 6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vtes_desktop.cards.model import ACTION_CARDS
from vtes_desktop.cards.terms import asks_for_discipline
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import end_life
from vtes_desktop.rules.by_hand.step import do_card, stays, still_as_played
from vtes_desktop.rules.contributed import Declared
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import LEAVES, Game
from vtes_desktop.rules.kept import of_game, of_hand
from vtes_desktop.rules.life import burn_lifeless, in_play, is_lifeless
from vtes_desktop.rules.playing.cancelling import discard_uses
from vtes_desktop.rules.playing.hands import draw_more_for, note_return, replace_after_all, replace_later, settle_hand
from vtes_desktop.rules.playing.limits import note_play, why_limited
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import (
    can_pay,
    events_in_play,
    has_disciplines,
    is_variable,
    meets,
    plays_no_action_cards,
    price,
)
from vtes_desktop.rules.playing.stored import (
    AS_FROM_HAND,
    GOES_BACK,
    PLAYED_FROM,
    as_if_from_hand,
    give_back,
    is_lent,
    lend,
    may_play_from_there,
    playable_by,
)
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Copy, Place

VOID: Final = "void"
"""How a card that is being played is marked as cancelled where nobody cancels it: an effect has it be of none. Its cost
is not paid, and nothing can be played upon it."""


def play_card(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None = None) -> Procedure[bool]:
    """Play a card from the hand at once: let it be cancelled, pay for it, replace it, do it, and burn it unless it
    stays (sec. 1.6). Returns whether it was played to its end."""
    shown, spent = yield from _play(game, seat, copy, mode, minion)
    stands = yield from _stands(game, seat, shown)
    if stands:
        yield from do_card(game, seat, shown, mode, minion)
        burn_played(game, shown)
        if spent and minion is not None and in_play(game, minion):
            yield from end_life(game, minion)
    burn_lifeless(game)
    return stands


def play_to_table(game: Game, seat: int, copy: Copy, mode: Mode, bearer: Copy | None = None) -> Procedure[bool]:
    """Play a card that stays, on a `bearer` that was chosen or on none: show it, let it be cancelled, pay for it,
    replace it; returns whether it stands."""
    shown, _ = yield from _play(game, seat, copy, mode, None, bearer)
    return (yield from _stands(game, seat, shown))


def _play(
    game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None, bearer: Copy | None = None
) -> Procedure[tuple[Copy, bool]]:
    """Show a card of the hand, let it be cancelled, pay for it and replace it. Returns it, and whether an ally has paid
    for it with its last life: that is burned then, though the card brings it life (sec. 6.1.5).

    A cancelled card's cost is paid too, unless what cancels it says otherwise (sec. 11).
    """
    x = yield from choose_x(game, seat, copy, mode, minion)
    declared = yield from declare(game, seat, copy, mode, minion, x)
    shown = yield from show(game, seat, copy, mode, minion, x, declared.words if declared is not None else "")
    yield from _while_played(game, seat, shown)
    spent = False
    if shown.marks.get("cancelled") not in ("free", VOID):
        more = declared.pool if declared is not None else 0
        more += game.abilities.more_for(game, seat, game.card(copy), bearer) if bearer is not None else 0
        yield from pay_card(game, seat, minion, game.card(copy), x, mode, more=more)
        spent = minion is not None and is_lifeless(game, minion)
    yield from settle_hand(game, seat)
    yield from _tell_played(game, shown, seat)
    return shown, spent


def _stands(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Whether a card lies where it was played and was not cancelled; if not, it is burned."""
    if still_as_played(game, copy) and not copy.marks.get("cancelled"):
        return True
    yield from _burn_cancelled(game, copy, seat)
    return False


def _tell_played(game: Game, copy: Copy, seat: int) -> Procedure[None]:
    """Tell the cards in play that a card was played; of one that was played as another is, once both are replaced:
    until then nothing but cancelling may happen (sec. 1.6.1)."""
    now = game.passing.now
    now.played_untold.append((copy, seat))
    while now.played_untold and not now.being_played:
        played, whose = now.played_untold.pop(0)
        yield from game.abilities.happens(game, "card played", played, whose)


def burn_played(game: Game, copy: Copy) -> None:
    """Burn a card that was played, unless its effect has put it somewhere, or it goes back on a minion."""
    if still_as_played(game, copy) and not give_back(game, copy):
        game.burn(copy, quietly=True)


def _burn_cancelled(game: Game, copy: Copy, seat: int) -> Procedure[None]:
    """Burn a card that was cancelled as it was played, and tell those whom that concerns; nobody has cancelled one
    without effect."""
    cancelled = still_as_played(game, copy) and copy.marks.get("cancelled") not in (None, "", VOID)
    burn_played(game, copy)
    if cancelled:
        yield from game.abilities.happens(game, "card cancelled", copy, seat)


MOST_X: Final = 20
"""How great an X is asked for at most where what it costs is taken off: no card counts further."""


def payable_x(game: Game, seat: int, copy: Copy, minion: Copy | None, mode: Mode | None = None) -> int:
    """The greatest X of a cost that there is enough for."""
    currency = is_variable(game, game.card(copy))
    have = game.table.seats[seat].pool if currency == "pool" else minion.blood if minion is not None else 0
    if not currency:
        return have
    # What is taken off the cost may make a greater X payable (ruling on Helena), and what may be (ruling on The Line).
    card = game.card(copy)
    spared = sum(each.less for each in game.abilities.rebates(game, seat, minion, card, currency))
    x = max(have, MOST_X)
    while x and price(game, seat, minion, card, currency, mode, x) - spared > have:
        x -= 1
    return x


def choose_x(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[int]:
    """Choose the X of a cost as the card is played: from 0 to what there is, and to as many as there are where so many
    are chosen for it (sec. 1.6.1); 0 for a card without one."""
    currency = is_variable(game, game.card(copy))
    if not currency:
        return 0
    have = payable_x(game, seat, copy, minion, mode)
    most = game.abilities.most_x(game, seat, copy, mode, minion)
    have = have if most is None else min(have, most)
    least = game.abilities.least_x(game, seat, copy, mode, minion)
    numbers = [number for number in game.facts(game.card(copy)).x_among or range(have + 1) if least <= number <= have]
    if game.passing.now.x_is is not None:
        number, game.passing.now.x_is = game.passing.now.x_is, None
        return number
    options = [Option("x", f"{number} {currency}", copy.id, amount=number) for number in numbers or [0]]
    question = f"{game.name(copy)}: how much {currency} is X?"
    return (yield from game.choose(seat, "x", question, options, "1.6.1", copy.id)).amount


def declare(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None, x: int) -> Procedure[Declared | None]:
    """Settle what is declared as a card is played whose X was chosen (sec. 1.6.1)."""
    game.passing.now.x = x
    declared = yield from game.abilities.declare(game, seat, copy, mode, minion)
    game.passing.now.x = 0
    return declared


def show(
    game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None, x: int = 0, declared: str = ""
) -> Procedure[Copy]:
    """Put a card of the hand face up on the table, and say who plays it, at which level, and what was declared."""
    mention = game.doing.name(copy)
    note_play(game, copy, mode, minion)
    for happens in game.fight.on_play if game.fight is not None else ():
        happens()
    level = f" [{mode.level}]" if mode.level else ""
    if is_variable(game, game.card(copy)):
        level += f" with X = {x}"
    level += f" ({declared})" if declared else ""
    came_from = copy.place.region
    game.doing.move_card(copy, Place(seat, "in play"), face_up=True)
    if x:
        minions.mark(game, copy, "x", str(x))
    minions.mark(game, copy, PLAYED_FROM, "")
    from_elsewhere = AS_FROM_HAND in copy.marks or came_from == "ash heap"
    if is_lent(copy) and minion is not None:
        lend(game, copy, minion)
    minions.mark(game, copy, AS_FROM_HAND, "")
    minions.mark(game, copy, "played", mode.type)
    if mode.level:
        minions.mark(game, copy, "level", mode.level)
    player = game.who(seat) if minion is None else game.doing.name(minion)
    game.say(player, " plays ", mention, level, seat=seat)
    facts = game.facts(game.card(copy))
    if facts.leaves:
        minions.mark(game, copy, LEAVES, "yes")
    if came_from == "hand" and not facts.replaced:
        game.passing.now.hand_played[seat] = game.passing.now.hand_played.get(seat, 0) + 1
    if not from_elsewhere:
        # What is no card of the hand is not replaced, now or later (rulings on such cards).
        disciplined = asks_for_discipline(each.code for each in mode.disciplines)
        replace_later(game, seat, copy, game.card(copy), minion if disciplined else None)
        draw_more_for(game, seat, copy, minion)
        note_return(game, seat, copy, minion, facts.replaced)
    yield from ()
    return copy


def _while_played(game: Game, seat: int, copy: Copy) -> Procedure[None]:
    """The time in which nothing but a card's cancelling may happen; not even its replacement is drawn (sec. 1.6.1)."""
    others = [other for other in game.clockwise(game.table.active) if other != seat]
    game.passing.now.being_played.append(copy)
    yield from game.abilities.happens(game, "being played", copy, seat)
    if copy.marks.get("cancelled") == VOID:
        game.passing.now.being_played.remove(copy)
        replace_after_all(game, seat, copy, game.card(copy))
        return
    if GOES_BACK in copy.marks:
        # Only what its own text lets others do cancels it (ruling ANK 20221011).
        yield from _let_discard(game, others, copy)
        game.passing.now.being_played.remove(copy)
        return
    if game.passing.action.next_redirection_fails and game.abilities.redirects(game, copy):
        game.passing.action.next_redirection_fails = False
        minions.mark(game, copy, "cancelled", "yes")
        game.say(game.doing.name(copy), " is cancelled", seat=seat)
    hands = [*game.kept.stamps.hands]
    yield from window(game, [*others, seat], "as played", f"{game.name(copy)} is played.", about=copy.id)
    game.passing.now.being_played.remove(copy)
    if copy.marks.get("cancelled"):
        replace_after_all(game, seat, copy, game.card(copy))
    if hands != [*game.kept.stamps.hands] and not game.passing.now.being_played:
        # What was played meanwhile is replaced now.
        for other in others:
            yield from settle_hand(game, other)


def _let_discard(game: Game, others: Sequence[int], copy: Copy) -> Procedure[None]:
    """Let others cancel a card by discarding, where its own text lets them."""
    for other in others:
        for use in discard_uses(game, other):
            question = f"{game.name(copy)} is played."
            options = [use.option, PASS]
            option = yield from game.choose(other, "as played", question, options, "1.6.1", copy.id, always=True)
            if option != PASS:
                yield from use.run()


def as_played(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Let a card be cancelled as it is played; returns whether it was, and burns it then (sec. 1.6.1)."""
    yield from _while_played(game, seat, copy)
    return not (yield from _stands(game, seat, copy))


def announce_card(game: Game, acting: Copy, copy: Copy, level: str, declared: str) -> Procedure[Copy | None]:
    """Play the card of an action, and say what was `declared` with it: its cost, with the X that is chosen now, is paid
    when the action succeeds (sec. 6.2.1). None if it is cancelled."""
    seat = acting.controller
    mode = game.mode_at(game.card(copy), level)
    x = yield from choose_x(game, seat, copy, mode, acting)
    if x:
        card, currency = game.card(copy), is_variable(game, game.card(copy))
        without, whole = (price(game, seat, acting, card, currency, mode, each) for each in (0, x))
        if currency == "pool":
            game.change_action(pool_cost=game.action.pool_cost + whole - without)
        else:
            game.change_action(blood_cost=game.action.blood_cost + whole - without)
    shown = yield from show(game, seat, copy, mode, acting, x, declared)
    cancelled = yield from as_played(game, seat, shown)
    yield from settle_hand(game, seat)
    yield from _tell_played(game, shown, seat)
    return None if cancelled else shown


def playable(game: Game, minion: Copy, kind: str) -> Iterator[tuple[Copy, Mode]]:
    """The cards of the controller's hand that a minion may play as a type: requirements and cost are met."""
    if kind in ACTION_CARDS and plays_no_action_cards(game, minion):
        return
    again = game.passing.action.offered_again
    held = [*held_of_type(game, minion.controller, kind), *playable_by(game, minion, kind)]
    held += of_ash_heap(game, minion, kind)
    for copy in held if again is None or kind not in game.card(again).types else (*held, again):
        card = game.card(copy)
        if not meets(game, minion, card) or not may_play_from_there(game, copy, minion):
            continue
        changed = game.abilities.priced(game, minion, card)  # it may be dearer or cheaper at some levels only
        if not changed and not can_pay(game, minion.controller, minion, card):
            continue
        for mode in game.facts(card).modes:
            if (
                mode.type == kind
                and not mode.reflex
                and has_disciplines(game, minion, mode)
                and (not changed or can_pay(game, minion.controller, minion, card, mode))
                and (copy is again or not why_limited(game, minion.controller, card, mode, minion))
                and game.abilities.may(game, minion.controller, copy, mode, minion)
            ):
                yield copy, mode


def of_ash_heap(game: Game, minion: Copy, kind: str) -> list[Copy]:
    """The cards of a type that a minion plays from its controller's ash heap, by their names."""
    names = {each.name for each in minions.plays_named(game, minion)}
    heap = game.pile(minion.controller, "ash heap") if names else ()
    return [copy for copy in heap if (card := game.card(copy)).name in names and kind in card.types]


def card_option(
    game: Game, kind: OptionKind, copy: Copy, mode: Mode, minion: Copy | None = None, *, idle: bool = False
) -> Option:
    """The option to play a card."""
    level = f" [{mode.level}]" if mode.level else ""
    by = f"{game.name(minion)}: " if minion is not None else ""
    text = f"{by}{game.name(copy)}{level}"
    return Option(kind, text, copy.id, minion.id if minion else 0, level=mode.level, idle=idle)


def event_options(game: Game, seat: int) -> list[Option]:
    """The events that may be put into play: each only once in a game (sec. 1.6.4)."""
    options: list[Option] = []
    events = held_of_type(game, seat, "Event")
    if not events:
        return options
    no_gehenna = game.abilities.of_methuselah(game, seat, "no Gehenna events") > 0
    for copy in events:
        card = game.card(copy)
        if game.table.tally.get(f"event {card.id}") or (no_gehenna and game.facts(card).gehenna):
            continue
        may = can_pay(game, seat, None, card) and seat_meets(game, seat, copy)
        if may and game.abilities.may(game, seat, copy, game.facts(card).modes[0], None):
            options.append(Option("event", f"Play {card.display_name}", copy.id))
    return options


def play_event(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Put an event into play, with what it says of how it comes there (sec. 1.6.4, 8)."""
    copy = game.copy(option.copy)
    card = game.card(copy)
    mode = game.facts(card).modes[0]
    game.do(m.SetCounter(0, f"event {card.id}", 1))
    if not (yield from play_to_table(game, seat, copy, mode)):
        return
    known = game.abilities.effect(game, seat, copy, mode, None)
    if known is not None:
        yield from known
    if still_as_played(game, copy):
        stays(game, copy)
        yield from enter_play(game, copy)


def seat_meets(game: Game, seat: int, copy: Copy) -> bool:
    """Whether a Methuselah may play a card that she plays herself: she controls a ready minion that meets its
    requirements, or somebody does where it says so, or it has none (sec. 1.6.1)."""
    card, needs = game.card(copy), list[str]()
    for word in card.requirement:
        if not word.endswith("gehenna"):
            needs.append(word)
        elif events_in_play(game) < int(word.split()[0]):
            return False
    disciplines = bool(card.disciplines) and not minions.facts(game, copy).discipline
    if not card.clans and not card.path and not needs and not disciplines:
        return True
    facts = game.facts(card)
    seats = game.clockwise(seat) if facts.met_by_anybody else [seat]
    return any(
        meets(game, minion, card, played=minions.facts(game, minion).you_play_as)
        and (not disciplines or has_disciplines(game, minion, facts.modes[0]))
        for each in seats
        for minion in minions.ready_minions(game, each)
    )


def burn_option_cards(game: Game, seat: int) -> list[Copy]:
    """The cards with a burn option whose requirements no minion of the seat meets that could play them (sec. 1.6.1):
    only an action modifier can be played by one in torpor (rulings on Council of Seraphim and Tattoo Signal)."""
    held = _with_burn_option(game, seat) if _ever_with_burn_option(game) else ()
    if not held:
        return []
    ready, all_of_hers = minions.ready_minions(game, seat), minions.minions(game, seat)
    return [
        copy
        for copy in held
        if not _can_use(game, all_of_hers if "Action Modifier" in game.card(copy).types else ready, copy)
    ]


@of_game
def _ever_with_burn_option(game: Game) -> bool:
    """Whether any card of the game has a burn option."""
    cards = game.catalogue.cards
    return any(copy.card in cards and cards[copy.card].burn_option for copy in game.table.copies.values())


@of_hand
def _with_burn_option(game: Game, seat: int) -> list[Copy]:
    """The cards of a hand that have a burn option."""
    cards = game.catalogue.cards
    return [copy for copy in game.pile(seat, "hand") if cards[copy.card].burn_option]


def held_of_type(game: Game, seat: int, kind: str) -> Sequence[Copy]:
    """The cards of a hand that are of a type, and those that may be played as if they were in it."""
    held = _of_types(game, seat).get(kind, ())
    if not game.marked(AS_FROM_HAND):
        return held
    return [*held, *(copy for copy in as_if_from_hand(game, seat) if kind in game.card(copy).types)]


@of_hand
def _of_types(game: Game, seat: int) -> dict[str, list[Copy]]:
    """The cards of a hand by each of their types."""
    cards, found = game.catalogue.cards, dict[str, list[Copy]]()
    for copy in game.pile(seat, "hand"):
        for kind in cards[copy.card].types:
            found.setdefault(kind, []).append(copy)
    return found


def _can_use(game: Game, mine: Sequence[Copy], copy: Copy) -> bool:
    """Whether a minion meets a card's requirements as it is, not just as it may play it (ruling LSJ 20050225)."""
    card = game.card(copy)
    return any(
        meets(game, minion, card, played=False)
        and any(has_disciplines(game, minion, mode) for mode in game.facts(card).modes)
        for minion in mine
    )
