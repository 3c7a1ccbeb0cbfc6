"""Cards in play: what they may be used for, the actions they allow, what they do by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import CardText, InPlayAction, Once, Upon, Usable
from vtes_desktop.abilities.engine.in_vain import in_vain
from vtes_desktop.abilities.engine.sources import CANCELLED, Source, is_able
from vtes_desktop.abilities.engine.taken_over import note_use
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Lock, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, drop_unmeant
from vtes_desktop.abilities.vocabulary.effects.flow import moves_to_minion, taken_by
from vtes_desktop.abilities.vocabulary.effects.strikes import MakeStrike
from vtes_desktop.abilities.vocabulary.effects.word import can_begin, do_all, do_paid
from vtes_desktop.abilities.vocabulary.here import Here, used_by
from vtes_desktop.abilities.vocabulary.targets import fits, found
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME, ANY_TURN, MINION_PHASE
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import check_life
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.combat.strikes import may_use as may_use_in_combat
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.effects import settle, which_first
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import choose_convictions, convictions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.action import comes_to_nothing
from vtes_desktop.rules.minion.basic_actions import bleed_plan, may_bleed
from vtes_desktop.rules.minion.entering_combat import enter_combat_plan, may_assail
from vtes_desktop.rules.minion.plan import Plan, Possible
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.politics.referendum import hold_referendum
from vtes_desktop.rules.repeats import Repeated, situation
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import NOBODY, Copy

# -- uses -------------------------------------------------------------------------------------------------------------


def user(game: Game, copy: Copy, by: str) -> Here:
    """The words of a card in play, said by its controller or by that of the minion that it is on."""
    here = used_by(game, copy)
    if by == "bearer" and here.minion is not None:
        here.seat = here.minion.controller
    elif by in ("acting", "opponent"):
        here.minion = here.copy(by)
        here.seat = here.minion.controller if here.minion is not None else -1
    elif by == "active":
        here.seat = game.table.active
    elif by == "edge":
        here.seat = game.table.edge
    elif by == "prey":
        here.seat = game.table.prey(copy.controller)
    elif by == "remembered":
        here.seat = next(iter(here.methuselahs("remembered")), -1)
    return here


def users(game: Game, copy: Copy, usable: Usable) -> Iterator[Here]:
    """The words of a card in play, said by each who may use it."""
    if usable.each is None:
        yield user(game, copy, usable.by)
        return
    for minion in found(used_by(game, copy), usable.each):
        yield Here(game, minion.controller, copy, minion)


def uses_of(game: Game, copy: Copy, number: int, usable: Usable, seat: int, window: Window) -> Iterator[Use]:
    """What a Methuselah may use a card in play for in a window."""
    table = game.table
    if CANCELLED in copy.marks or (usable.locks and copy.locked) or usable.pool > table.seats[seat].pool:
        return
    if usable.turn != "any" and (table.active == seat) != (usable.turn == "yours"):
        return
    if usable.windows == MINION_PHASE and table.phase != "minion":
        return
    if usable.once in ("combat", "round") and game.fight is None:
        # What may be had once each combat is had in one: nothing prevents damage outside of it.
        return
    if (usable.once and _is_used_up(game, copy, number, usable.once)) or not (usable.torpid or is_able(game, copy)):
        return
    for here in users(game, copy, usable):
        if usable.apiece and _has_used(here, number, usable):
            continue
        if here.seat == seat and may_use(here, usable):
            minion = here.minion.id if here.minion else 0
            idle = at_leisure(here, usable, window) or in_vain(here, usable)
            text = f"{game.name(copy)}: {_priced(here, usable.text, usable.blood, usable.pool)}"
            option = Option("use", text, copy.id, minion, idle=idle)
            strikes = [word for word in (*usable.words, *usable.declares) if isinstance(word, MakeStrike)]
            if not strikes and _is_worn(game, _key(here, number)):
                continue
            for_strike, ranged = window == "choose strike" and not strikes, any(word.blow.ranged for word in strikes)
            yield Use(option, partial(use, here, number, usable), for_strike, ranged)


def at_leisure(here: Here, usable: Usable, window: Window) -> bool:
    """Whether nobody is stopped just for a use that there will be time for later: that of no time in an action, unless
    it matters just now, that of one's own turn or of a minion phase in a combat."""
    game = here.game
    if usable.windows == ANY_TIME:
        return game.table.action is not None and not _matters_now(here, usable, window)
    if usable.windows == MINION_PHASE and taken_by(usable.words):
        # Who fights may be taken out of the combat (rulings on Temptation).
        return False
    return usable.windows in (ANY_TURN, MINION_PHASE) and game.table.combat is not None


def _matters_now(here: Here, usable: Usable, window: Window) -> bool:
    """Whether a use of no time changes something that it will not later: it may unlock a minion of hers that could
    block then, before she decides on it; lock who attempts to block, so that the attempt fails (sec. 6.2.2); or give
    blood to who is about to be struck (sec. 6.4.6)."""
    game = here.game
    match window:
        case "before block":
            hers = [copy for copy in _done_to(here, usable, Unlock) if copy.controller == here.seat]
            may = here.seat in blocks.undecided(game) if hers else False
            return may and any(minions.is_ready(game, copy) and blocks.can_block(game, copy) for copy in hers)
        case "block attempt":
            locked = _done_to(here, usable, Lock)
            return any(copy.id == game.action.blocker and copy.controller != here.seat for copy in locked)
        case "strikes chosen":
            return game.fight is not None and any(copy in game.fight.both for copy in _done_to(here, usable, AddBlood))
    return False


def _done_to(here: Here, usable: Usable, kind: type[Lock | Unlock | AddBlood]) -> list[Copy]:
    """Those to which a use does something of a kind, whatever is chosen."""
    chosen = {word.name: word for word in usable.declares if isinstance(word, Choose)}
    named = [word.who for word in usable.words if isinstance(word, kind)]
    return [copy for who in named for copy in (chosen[who].fitting(here) if who in chosen else here.copies(who))]


def uses_by_hand(game: Game, source: Source, seat: int, window: Window) -> Iterator[Use]:
    """What is done by hand of a card in play of which sentences were not understood, once in each of its controller's
    phases."""
    copy = source.copy
    if seat == copy.controller == game.table.active:
        key = f"by hand {window}"
        if copy.marks.get(key) != str(game.table.turn):
            option = Option("use by hand", f"{game.name(copy)}: by hand", copy.id)
            yield Use(option, partial(use_by_hand, game, source, key))


def being_played(here: Here, number: int, usable: Usable) -> Iterator[Use]:
    """What a card that is being played may be used for."""
    if usable.pool <= here.game.table.seats[here.seat].pool and all_hold(here, usable.conditions):
        option = Option("use", f"{here.game.name(here.source)}: {usable.text}", here.source.id)
        yield Use(option, partial(use, here, number, usable))


def may_use(here: Here, usable: Usable) -> bool:
    """Whether a use that is not used up is possible now: what it asks for is so, its cost can be paid, there are
    targets."""
    game, copy = here.game, here.source
    if usable.turn != "any" and (game.table.active == here.seat) != (usable.turn == "yours"):
        return False
    if usable.blood and not _has_for(here, usable.blood):
        return False
    return (
        (usable.torpid or is_able(game, copy))
        and usable.pool <= game.table.seats[here.seat].pool
        and not _is_kept_from_equipment(here, usable)
        and all_hold(here, usable.conditions)
        and can_begin(here, usable.declares, usable.words)
    )


def _has_for(here: Here, blood: int) -> bool:
    """Whether the minion has the blood that a use costs, or for what its own text says its life; an ally that a card is
    on has no blood (ruling on Hide the Heart)."""
    minion = here.minion
    if minion is None or minion.blood < blood:
        return False
    return minion is here.source or minions.is_vampire(here.game, minion)


def _is_kept_from_equipment(here: Here, usable: Usable) -> bool:
    """Whether an effect of the combat keeps the bearer of equipment from using it (sec. 6.4.5); what it lets
    an opponent do is no use of the bearer's."""
    game, fight, copy = here.game, here.game.fight, here.source
    if fight is None or not copy.place.on or usable.by == "opponent":
        return False
    bearer = game.table.copies[copy.place.on]
    if here.minion is bearer and bearer in fight.both:
        return not may_use_in_combat(game, fight, copy)
    return minions.is_unused(game, bearer, copy)


def _key(here: Here, number: int) -> Repeated:
    return here.source.id, number, here.minion.id if here.minion is not None else 0


def _situation(game: Game) -> int:
    passing = game.passing
    kept = (passing.strike, passing.round, passing.combat, passing.referendum, passing.action)
    return situation(game.table, kept)


def _is_worn(game: Game, what: Repeated) -> bool:
    """Whether something was used in this very situation of the phase as often as it may be."""
    return game.repeats.has(what, (game.table.turn, game.table.phase)) and game.repeats.is_worn(what, _situation(game))


def _is_used_up(game: Game, copy: Copy, number: int, once: Once) -> bool:
    match once:
        case "":
            return False
        case "turn":
            return copy.marks.get(f"used {number}") == str(game.table.turn)
        case "game":
            return f"used {number}" in copy.marks
    return (copy.id, number) in game.passing.of(once).used


def _has_used(here: Here, number: int, usable: Usable) -> bool:
    """Whether this minion has used what each of several may use once."""
    once = usable.once
    if once == "" or once == "turn" or once == "game":
        return False
    return _key(here, number) in here.game.passing.of(once).used_by


def use(here: Here, number: int, usable: Usable) -> Procedure[bool]:
    """Use a card in play: choose, pay, do."""
    game, copy = here.game, here.source
    if usable.once not in ("turn", "game"):
        game.repeats.note(_key(here, number), (game.table.turn, game.table.phase), _situation(game))
    yield from do_all(here, usable.declares)
    what = ": ".join(filter(None, [usable.text, here.declared()]))
    game.say(game.doing.name(copy), f" is used: {what}", seat=here.seat)
    if usable.once == "turn" or usable.once == "game":
        minions.mark(game, copy, f"used {number}", str(game.table.turn))
    elif usable.once and usable.apiece:
        game.passing.of(usable.once).used_by.add(_key(here, number))
    elif usable.once:
        game.passing.of(usable.once).used.add((copy.id, number))
    if usable.locks:
        game.lock(copy)
    note_use(here, usable.conditions, own=usable.by != "acting")
    game.burn_pool(here.seat, usable.pool)
    if here.minion is not None:
        game.burn_blood(here.minion, usable.blood)
        if usable.blood:
            # An ally has paid with life.
            yield from check_life(game, here.minion)
    yield from do_all(here, usable.words)
    yield from game.abilities.happens(game, "used", copy, here.seat)
    return True


def use_by_hand(game: Game, source: Source, key: str) -> Procedure[bool]:
    """Use a card in play of which not every sentence is understood."""
    minions.mark(game, source.copy, key, str(game.table.turn))
    yield from by_hand(game, source.copy.controller, source.copy, " ".join(source.reading.unread))
    return True


# -- events -----------------------------------------------------------------------------------------------------------


def upon(game: Game, source: Source, event: Event, copy: Copy | None, seat: int) -> Procedure[None]:
    """What a card does by itself upon an event."""
    for here, each in due(game, source, event, copy, seat):
        yield from do_all(here, each.words)
        yield from settle(game)


def due(game: Game, source: Source, event: Event, copy: Copy | None, seat: int) -> Iterator[tuple[Here, Upon]]:
    """What a card would do by itself upon an event as things are now, and by whom it is said; looked at one by one."""
    for each in source.reading.upon:
        if each.event != event:
            continue
        here = user(game, source.copy, each.by)
        here.numbers["its seat"] = seat
        if copy is not None and each.about and not is_about(here, each.about, copy):
            continue
        if copy is not None:
            here.chosen["it"] = [copy]
            if event in ("goes to torpor", "ready minion burned", "leaves the ready region"):
                here.seats["chosen"] = seat
        mine = (game.table.active if seat < 0 else seat) == here.seat
        if each.turn != "any" and mine != (each.turn == "yours"):
            continue
        if (each.torpid or is_able(game, source.copy)) and all_hold(here, each.conditions):
            yield here, each


def still_due(game: Game, sources: Sequence[Source], seat: int) -> Iterator[Use]:
    """What cards must still do in the unlock phase of a Methuselah, each once; she says when in it (sec. 4)."""
    for source in sources:
        copy = source.copy
        if not was_done(game, source) and game.in_play(copy) and any(due(game, source, "unlock phase", None, seat)):
            option = Option("order", f"{game.name(copy)}: what it does in this phase, now", copy.id)
            yield Use(option, partial(_do_due, game, source, seat))


def _do_due(game: Game, source: Source, seat: int) -> Procedure[bool]:
    game.settled.kinds.add(_done(source))
    yield from upon(game, source, "unlock phase", None, seat)
    return True


def was_done(game: Game, source: Source) -> bool:
    """Whether a card has done what it must in the running unlock phase."""
    return _done(source) in game.settled.kinds


def _done(source: Source) -> str:
    """What is remembered of the phase for a card that has done what it must, a break in it outlasted."""
    return f"effect of {source.copy.id}"


def is_due(game: Game, sources: Sequence[Source], event: Event) -> bool:
    """Whether any of these cards would do something upon an event now, but for being burned itself."""
    return any(
        what.words != _JUST_BURNED
        for source in sources
        if game.in_play(source.copy)
        for _, what in due(game, source, event, None, NOBODY)
    )


_JUST_BURNED: Final = (Burn("this"),)


def in_chosen_order(
    game: Game, left: Sequence[Source], event: Event, seat: int, *, acting: int = NOBODY
) -> Procedure[None]:
    """What cards do by themselves as a phase begins, one after the other as the Methuselah whose phase it is chooses:
    she may say the order of effects that require something in her phase (sec. 4); as an action is blocked and after it
    its Methuselah does (`acting`, rulings on Mirror Walk, The Damned and Travelers Obey the Tenets). She is asked only
    where it can matter: where two or more are due that do not all do the same."""
    while True:
        now = {}
        for source in left:
            if game.in_play(source.copy):
                words = tuple(what.words for _, what in due(game, source, event, None, seat))
                if acting != NOBODY and words == (_JUST_BURNED,):
                    left = [each for each in left if each is not source]
                    yield from upon(game, source, event, None, seat)
                elif words:
                    now[source.copy.id] = (source, words)
        if not now:
            return
        first = next(iter(now.values()))
        source = first[0]
        if any(words != first[1] for _, words in now.values()):
            chooser, rule = (seat, "4") if acting == NOBODY else (acting, "6.2.3")
            picked = yield from which_first(game, chooser, [each.copy for each, _ in now.values()], rule)
            source = now[picked][0]
        left = [each for each in left if each is not source]
        if event == "unlock phase":
            game.settled.kinds.add(_done(source))
        yield from upon(game, source, event, None, seat)


def is_about(here: Here, about: str, copy: Copy) -> bool:
    """Whether an event is about the card itself, its minion, or who fights that, gone or not."""
    fight = here.game.fight
    if about == "opponent":
        fights = fight is not None and here.minion is not None and here.minion in fight.both
        return fights and fight is not None and fight.other(here.minion) is copy  # type: ignore[arg-type]
    return copy is (here.source if about == "this" else here.minion)


def as_burned(game: Game, text: CardText, copy: Copy, seat: int, event: Event = "burned") -> Procedure[None]:
    """What a card does upon its being burned, by itself or with the ready minion that bore it, said by who controlled
    it."""
    for each in text.readings[0].upon if text.readings else ():
        here = Here(game, seat, copy, copy)
        if each.event == event and each.about == "this" and all_hold(here, each.conditions):
            yield from do_all(here, each.words)
            yield from settle(game)


# -- actions ----------------------------------------------------------------------------------------------------------


def actions_of(game: Game, source: Source, minion: Copy, *, lent: bool = False) -> Iterator[Possible]:
    """The actions that a card in play allows a minion now, or those that its Methuselah was `lent` for the turn."""
    copy, first = source.copy, 0
    on_nobody = copy.place.region == "in play" and copy.controller == minion.controller
    own = copy is minion or copy.place.on == minion.id or on_nobody
    for number, action in enumerate(source.reading.actions):
        first = first if action.other_way else number
        if action.lent != lent or (action.by is None and not own):
            continue
        cost = amount_if_known(action.blood) + action.life, action.pool
        here = Here(game, minion.controller, copy, minion, acts=True, cost=cost)
        if minions.is_unaffected(game, minion, copy) or not _is_for(here, minion, action):
            continue
        here.takes = moves_to_minion(action.words)
        if not _is_possible(here, action):
            continue
        key = f"in play {copy.id} {source.place(number)}"
        priced = _priced(here, action.text, *cost)
        text = f"{game.name(minion)}: {priced}" + ("" if copy is minion else f" ({game.name(copy)})")
        option = Option("card in play", text, copy.id, minion.id, level=key)
        once = f"in play {copy.id} {source.place(first)}"
        keys = (once, action.kind) if action.kind in ("political", "bleed") else (once,)
        directed = action.against is not None or action.directed
        yield Possible(option, action.kind, partial(_plan, here, action), keys, directed, *cost)


def _priced(here: Here, text: str, blood: int, pool: int) -> str:
    """What a button says, and what that costs where the words don't tell it themselves."""
    own = "blood" if here.minion is None or minions.is_vampire(here.game, here.minion) else "life"
    costs = [f"{amount} {what}" for amount, what in ((blood, own), (pool, "pool")) if amount]
    untold = [cost for cost in costs if f"burn {cost}" not in text and not text.startswith(cost)]
    return f"burn {' and '.join(untold)}: {text}" if untold else text


def amount_if_known(amount: Amount) -> int:
    """An amount that does not hang on what is chosen; 0 where it is counted."""
    return amount if isinstance(amount, int) else 0


def _is_for(here: Here, minion: Copy, action: InPlayAction) -> bool:
    """Whether a minion is of those by whom an action is taken, where that is said."""
    if action.by is None:
        return True
    if action.lent:
        return fits(here, action.by, minion)
    owner = used_by(here.game, here.source)
    return fits(owner, action.by, minion) and minion.controller in owner.methuselahs(action.by.whose)


def _is_possible(here: Here, action: InPlayAction) -> bool:
    game, minion = here.game, here.minion
    if minion is None or not minions.is_ready(game, minion):
        return False
    if action.kind in ("political", "hunt") and not minions.is_vampire(game, minion):
        return False
    if action.directed and here.source.controller != here.seat and minions.is_protected(game, here.source, minion):
        return False
    if action.kind == "bleed" and not may_bleed(game, minion, game.taken):
        return False
    limit = game.edition.political_limit
    if action.kind == "political" and limit and game.taken.count(minion, "political") >= limit:
        return False
    cost = amount_of(here, action.blood)
    if action.blood and (not minions.is_vampire(game, minion) or minion.blood < cost):
        return False
    if action.life and (minions.is_vampire(game, minion) or minion.blood < action.life):
        return False
    again = here.source is game.passing.action.offered_again
    if action.locks and here.source.locked and not again:
        return False
    if action.once and not again and here.source.marks.get(_taken(action)) == str(game.table.turn):
        return False
    if action.conviction and len(convictions(game, minion)) < action.conviction:
        return False
    return (
        action.pool <= game.table.seats[here.seat].pool
        and (
            action.against is None
            or any(
                (not again or copy.id in game.action.targets)
                and may_assail(game, minion, copy, played=False, cost=here.cost)
                for copy in found(here, action.against)
            )
        )
        and all_hold(here, action.conditions)
        and can_begin(here, action.declares, action.words)
    )


def _taken(action: InPlayAction) -> str:
    """The mark of a card by which an action that is taken once in a turn has been taken, with the number of the turn:
    even one that was blocked counts (rulings on Black Forest Base)."""
    return f"taken: {action.text}"


def _plan(here: Here, action: InPlayAction) -> Procedure[Plan | None]:
    """Settle what is declared with an action by a card in play (sec. 6.2.1); it requires what that card asks of who
    takes it (ruling on Open War)."""
    plan = yield from _settle(here, action)
    if plan is None:
        return plan
    if action.conviction and here.minion is not None:
        # Which they are is said as it is announced (ruling on Travis Miller).
        named = yield from choose_convictions(here.game, here.minion, action.conviction)
        plan = replace(plan, convictions=tuple(named))
    return replace(plan, needs=_asked_for(here, action))


def _asked_for(here: Here, action: InPlayAction) -> frozenset[str]:
    """What an action by a card in play requires: what it asks of who takes it (ruling on Open War); of one that is its
    bearer's alone, what the card does (LSJ 20080604)."""
    if action.by is not None:
        return frozenset((*action.by.words, *action.by.clans))
    if here.minion is None or here.source.place.on != here.minion.id:
        return frozenset()
    card = here.game.card(here.source)
    return frozenset((*card.requirement, *card.clans))


def _settle(here: Here, action: InPlayAction) -> Procedure[Plan | None]:
    game, minion, copy = here.game, here.minion, here.source
    if minion is None:
        return None
    if action.kind != "political":
        yield from do_all(here, action.declares)
    here.acts = here.takes = False
    if action.locks:
        game.lock(copy)
    if action.once:
        minions.mark(game, copy, _taken(action), str(game.table.turn))
    stealth = action.stealth + minions.stealth(game, minion)
    if action.against is not None:
        options = [
            Option("enter combat", f"With {game.name(other)} ({game.seat_name(other.controller)})", other.id)
            for other in found(here, action.against)
            if may_assail(game, minion, other, played=False, cost=here.cost)
        ]
        question = f"With whom does {game.name(minion)} enter combat?"
        other = game.copy((yield from game.choose(here.seat, "enter combat", question, options, "6.4", copy.id)).copy)
        if action.burns:
            game.burn(copy)
        plan = enter_combat_plan(
            game,
            minion,
            other,
            stealth=action.stealth,
            blood_cost=amount_of(here, action.blood) + action.life,
            pool_cost=action.pool,
            source=copy,
            first=lambda _: do_all(here, action.first),
            afterwards=partial(_resolve, here, action),
        )

        def may_resolve(game: Game) -> str:
            # The target must still be what the card asks for: locked, younger (ruling on Ellen Fence).
            acting = replace(here, minion=game.table.copies.get(game.action.minion, minion))
            why = plan.may_resolve(game)
            if not why and not all(word.can(acting) for word in action.first if word.is_paid()):
                why = "its cost can't be paid"
            # That it bears the card itself was so as that was burned to announce it.
            if why or action.against is None or fits(acting, replace(action.against, bearer=False), other):
                return why
            return f"{game.name(other)} is no target of it any more"

        taken = replace(plan.action, conviction_cost=action.conviction)
        return replace(plan, action=taken, may_resolve=may_resolve)
    if action.kind == "bleed":
        return _bleed(here, action, minion)
    targets = [each for chosen in here.chosen.values() for each in chosen]
    if action.directed:
        targets.append(copy)
    # Nobody controls what lies in an ash heap: an action that targets it is not directed (rulings on Khazar's Diary).
    controlled = [each.controller for each in targets if each.place.region != "ash heap"]
    seats = dict.fromkeys([*controlled, *here.seats.values()])
    taken = Action(
        action.kind,
        minion.id,
        here.seat,
        card=copy.id,
        targets=tuple(each.id for each in targets),
        seats=tuple(seats),
        stealth=stealth,
        blood_cost=amount_of(here, action.blood) + action.life,
        pool_cost=action.pool,
        conviction_cost=action.conviction,
    )
    whose = "its own action" if copy is minion else f"the action of {game.name(copy)}"
    what = ": ".join(filter(None, [action.text, here.declared()]))
    return Plan(taken, partial(_resolve, here, action), f"takes {whose} ({what})")


def _resolve(here: Here, action: InPlayAction, game: Game) -> Procedure[None]:
    # Another minion may have taken the action over.
    here.minion = game.table.copies.get(game.action.minion, here.minion)
    if action.kind == "political":
        terms = partial(_terms, here, action) if action.declares else None
        passed = yield from hold_referendum(game, game.name(here.source), here.seat, minion=here.minion, terms=terms)
        if not passed:
            return
    if _is_lost(here, action):
        return
    if drop_unmeant(here, action.declares) and comes_to_nothing(game):
        return
    yield from do_paid(here, action.words)


def _is_lost(here: Here, action: InPlayAction) -> bool:
    """Whether the acting minion has lost the equipment whose action it takes: nothing comes of it then."""
    copy, minion = here.source, here.minion
    borne = "Equipment" in here.game.card(copy).types and (action.by is None or action.by.own)
    return borne and (minion is None or copy.place.on != minion.id)


def _terms(here: Here, action: InPlayAction, game: Game) -> Procedure[str]:
    """Choose the terms of a referendum that a card in play calls (sec. 6.3.2)."""
    yield from do_all(here, action.declares)
    game.passing.referendum.chosen = [each for chosen in here.chosen.values() for each in chosen]
    return here.declared()


def _bleed(here: Here, action: InPlayAction, minion: Copy) -> Plan:
    """A bleed by a card in play, directed at the prey unless another Methuselah was chosen (sec. 6.1.1)."""
    game = here.game
    game.passing.action.bare_bleed = minion.id if action.bare else 0
    amount = minions.net_bleed(game, minion) + action.bleed
    plain = bleed_plan(game, minion, here.seats.get("chosen", game.table.prey(here.seat)), amount)
    taken = replace(
        plain.action,
        card=here.source.id,
        stealth=plain.action.stealth + action.stealth,
        blood_cost=amount_of(here, action.blood),
        pool_cost=action.pool,
    )

    def resolve(game: Game) -> Procedure[None]:
        here.minion = game.table.copies.get(game.action.minion, here.minion)
        if _is_lost(here, action):
            return
        yield from plain.resolve(game)
        drop_unmeant(here, action.declares)
        yield from do_paid(here, action.words)

    words = plain.words if here.source is minion else f"{plain.words} by {game.name(here.source)}"
    return Plan(taken, resolve, words, None, plain.may_resolve)
