"""What a player can change while she does a card by hand that no move changes (design, decision 6).

It lies on no table: numbers of the running action, its end, who is bled; strikes, range, damage, the end of a combat;
votes and the result of a referendum; titles and sects; master phase actions, transfers. What needs more to be said is
asked when it is picked. Everything goes through the rules' own procedures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from vtes_desktop.cards.terms import SECTS
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.blow import StrikeKind
from vtes_desktop.rules.combat.damage import inflict, order_of_prevention, prevent_points
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.lasting import SetRange
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.entering_combat import why_no_combat
from vtes_desktop.rules.politics.asks import Ask, Wanted
from vtes_desktop.rules.politics.referendum import force_to_abstain, gain_votes
from vtes_desktop.rules.politics.terms import candidates
from vtes_desktop.rules.titles import sects, titles
from vtes_desktop.rules.torpor.falling import go_to_torpor, paralyze
from vtes_desktop.rules.turn.interrupted import COUNTERS
from vtes_desktop.rules.turn.left import add_to_tally
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

STRIKES: Final[dict[str, tuple[StrikeKind, str]]] = {
    "dodge": ("dodge", ""),
    "combat ends": ("combat ends", ""),
    "hand strike": ("hand", "damage more than the strength"),
    "damage": ("damage", "damage"),
    "ranged damage": ("damage", "damage"),
    "aggravated damage": ("damage", "aggravated damage"),
    "steal blood": ("steal blood", "blood"),
    "destroy equipment": ("destroy equipment", ""),
    "steal equipment": ("steal equipment", ""),
    "no strike": ("none", ""),
}
"""The strikes that a player can say a card makes, and what is counted of each."""
MOST_COUNTED: Final = 8
PHASE_ACTIONS: Final = {
    "master": ("master phase action", "1 master phase action more"),
    "influence": ("transfer", "1 transfer more"),
    "discard": ("discard phase action", "1 discard phase action more"),
}
"""What a Methuselah can be given more of in her phases: its name, and how it reads."""
TO_MINIONS: Final = (
    Option("ask", "A minion takes damage", level="damage"),
    Option("ask", "A minion goes to torpor", level="torpor"),
    Option("ask", "A minion is burned", level="burned"),
    Option("ask", "A vampire gains a title", level="title"),
    Option("ask", "A vampire changes sect", level="sect"),
)
"""What can always be done to minions."""
Sort = Literal["normal", "aggravated", "unpreventable"]


def adjustments(game: Game, seat: int, copy: Copy, minion: Copy | None) -> Iterator[Option]:
    """What can be changed now that no move changes."""
    table = game.table
    played = [each for each in game.passing.now.being_played if each is not copy]
    if played:
        for how, more in (("yes", ""), ("free", ", its cost is not paid")):
            yield Option("cancel", f"{game.name(played[-1])} is cancelled{more}", played[-1].id, level=how)
    if game.fight is not None:
        yield from _of_combat(game, minion)
    elif table.referendum is not None:
        yield from _of_referendum(seat, copy, minion)
    elif table.action is not None and game.action.step != "resolving":
        yield from _of_action(game, minion)
    name, text = PHASE_ACTIONS.get(table.phase, ("", ""))
    if name and table.active == seat and table.action is None:
        yield Option("adjust", text, seat=seat, amount=1, level=name)
    yield from TO_MINIONS
    if game.fight is None and table.referendum is None:
        yield Option("ask", "Two minions enter combat", level="combat")


def _of_action(game: Game, minion: Copy | None) -> Iterator[Option]:
    action = game.action
    numbers = ["stealth", *(["bleed"] if action.kind == "bleed" else []), *(["intercept"] if action.blocker else [])]
    for name in numbers:
        for amount in (1, -1):
            yield Option("adjust", f"{name.capitalize()} {amount:+}", amount=amount, level=name)
    if action.kind == "bleed":
        for seat in game.clockwise(action.seat):
            if seat != action.seat and seat not in action.seats:
                yield Option("redirect", f"{game.seat_name(seat)} is bled", seat=seat)
    if not action.unblockable:
        yield Option("adjust", "The action can’t be blocked", level="unblockable")
    if minion is not None and minion.controller != action.seat and not blocks.may_react(game, minion):
        yield Option("adjust", f"{game.name(minion)} may block and react", minion.id, level="awake")
    if action.step == "blocked":
        yield Option("adjust", "There is no combat", level="no combat")
        yield Option("adjust", "The action goes on as if unblocked", level="goes on")
    else:
        yield Option("adjust", "The action ends, it fails", level="fails")


def _of_combat(game: Game, minion: Copy | None) -> Iterator[Option]:
    combat = game.fight
    if combat is None:
        return
    step = game.combat.step
    if step == "choose strike" and minion in combat.both:
        for name in STRIKES:
            yield Option("strike", f"Strike: {name}", level=name)
    if game.hurt is not None:
        yield Option("prevent", "1 damage is prevented", game.hurt.copy.id, amount=1)
    for each in combat.both:
        for amount in (1, -1):
            yield Option("adjust", f"{game.name(each)}: strength {amount:+}", each.id, amount=amount, level="strength")
    if step in ("before range", "range", "before strikes"):
        for range_ in ("close", "long"):
            yield Option("adjust", f"The range of the round is {range_}", level=range_)
    if game.edition.old_strikes:
        yield Option("adjust", "Close quarters: no long range for the rest of the combat", level="close quarters")
        for each in combat.both:
            if minions.is_vampire(game, each):
                yield Option("adjust", f"{game.name(each)} is paralyzed", each.id, level="paralyzed")
    if step != "end":
        yield Option("adjust", "The combat ends", level="combat ends")
    yield Option("adjust", "The two fight again after this combat", level="again")
    if game.table.action is not None and game.action.step == "blocked":
        yield Option("adjust", "The action goes on as if unblocked", level="goes on")


def _of_referendum(seat: int, copy: Copy, minion: Copy | None) -> Iterator[Option]:
    yield Option("votes", "1 vote more", minion.id if minion else copy.id, seat=seat, amount=1)
    yield Option("ask", "A minion abstains", level="abstains")
    for result in ("passes", "fails"):
        yield Option("adjust", f"The referendum {result}", level=f"referendum {result}")


# -- done -----------------------------------------------------------------------------------------------------------


def adjust(game: Game, seat: int, copy: Copy, minion: Copy | None, option: Option) -> Procedure[None]:
    """Change what a player says that her card changes."""
    game.say(game.doing.name(copy), f": {option.text}", seat=seat)
    match option.kind:
        case "cancel":
            minions.mark(game, game.copy(option.copy), "cancelled", option.level)
        case "redirect":
            game.change_action(seats=(option.seat,))
        case "prevent" if game.hurt is not None:
            yield from prevent_points(game, game.hurt, 1)
        case "votes":
            gain_votes(game, seat, 1, minion)
        case "strike" if minion is not None:
            game.strike_made = yield from _strike(game, seat, copy, minion, option.level)
        case "ask":
            yield from _ask(game, seat, copy, option.level)
        case "adjust":
            _change(game, option)


def _change(game: Game, option: Option) -> None:
    passing = game.passing
    match option.level:
        case "stealth":
            blocks.add_stealth(game, option.amount)
        case "bleed":
            game.change_action(bleed=game.action.bleed + option.amount)
        case "intercept":
            blocks.add_intercept(game, game.copy(game.action.blocker), option.amount)
        case "unblockable":
            game.change_action(unblockable=True)
        case "awake":
            minions.mark(game, game.copy(option.copy), blocks.AWAKE, "yes")
        case "fails":
            passing.action.action_ended = True
        case "no combat":
            game.change_action(blocker=0)
        case "goes on":
            passing.action.goes_on = True
        case "strength":
            passing.add(option.copy, "strength", option.amount, "round")
        case "close quarters" if game.fight is not None:
            # There is no long range any more in the combat (Jyhad sec. 15.3).
            game.change_combat(range="close")
            for minion in game.fight.both:
                lasting.forbid(game.fight, minion, "combat", "maneuver to long")
        case "paralyzed":
            paralyze(game, game.copy(option.copy))
        case ("close" | "long") as range_ if game.fight is not None:
            # Nobody maneuvers where that is still to come (sec. 6.4.2).
            game.change_combat(range=range_)
            game.fight.lasting.insert(0, SetRange(game.fight.acting.id, "round", range=range_))
        case "combat ends" if game.fight is not None:
            game.fight.ended = True
        case "again" if game.fight is not None:
            game.fight.then = game.fight.both
        case "referendum passes" | "referendum fails":
            passing.referendum.decided = "passes" if option.level.endswith("passes") else "fails"
        case "master phase action":
            add_to_tally(game, COUNTERS["master"], 1)
        case "transfer":
            add_to_tally(game, COUNTERS["influence"], 1)
        case "discard phase action":
            add_to_tally(game, COUNTERS["discard"], 1)


def _strike(game: Game, seat: int, copy: Copy, minion: Copy, name: str) -> Procedure[Strike]:
    """The strike that a card makes, as its player says."""
    kind, counted = STRIKES[name]
    amount = (yield from _amount(game, seat, copy, counted)) if counted else 0
    ranged, bad = name == "ranged damage", name == "aggravated damage"
    return Strike(kind, amount, ranged=ranged, aggravated=bad, minion=minion, source=copy.id)


def _amount(game: Game, seat: int, copy: Copy, counted: str) -> Procedure[int]:
    counts = [Option("amount", f"{number}", amount=number) for number in range(MOST_COUNTED + 1)]
    question = f"{game.name(copy)}: how much {counted}?"
    return (yield from game.choose(seat, "amount", question, counts, "6.4.5", copy.id)).amount


# -- done to minions that are chosen --------------------------------------------------------------------------------


def _ask(game: Game, seat: int, copy: Copy, what: str) -> Procedure[None]:
    kinds = {"title": "a vampire", "sect": "a vampire"}
    fits = {
        "torpor": minions.is_ready,
        "title": minions.is_vampire,
        "sect": minions.is_vampire,
        "combat": lambda game, each: any(opponents(game, each)),
        "abstains": minions.is_ready,
    }.get(what)
    fitting = [each for each in minions.every_minion(game) if fits is None or fits(game, each)]
    victim = yield from _which(game, seat, copy, fitting, f"which is {kinds.get(what, 'the minion')}?")
    if victim is None:
        return
    match what:
        case "damage":
            yield from _damage(game, seat, copy, victim)
        case "torpor":
            go_to_torpor(game, victim)
        case "burned":
            yield from burn_minion(game, victim)
        case "title":
            yield from _title(game, seat, copy, victim)
        case "sect":
            options = [Option("sect", sect, victim.id, level=sect) for sect in SECTS]
            question = f"{game.name(copy)}: of which sect is {game.name(victim)} now?"
            sects.change_sect(game, victim, (yield from game.choose(seat, "sect", question, options, "10")).level)
        case "combat":
            other = yield from _which(game, seat, copy, opponents(game, victim), "with whom?")
            if other is not None:
                yield from fight(game, victim, other)
        case "abstains":
            force_to_abstain(game, victim)


def opponents(game: Game, minion: Copy) -> Iterator[Copy]:
    """The minions with which one can enter combat (sec. 6.4)."""
    others = minions.every_minion(game) if minions.is_ready(game, minion) else ()
    return (other for other in others if not why_no_combat(game, minion, other))


def _which(game: Game, seat: int, copy: Copy, fitting: Iterable[Copy], question: str) -> Procedure[Copy | None]:
    """Choose one of the minions that fit; None for a change of mind."""
    options = [
        Option("target", f"{game.name(each)} ({game.seat_name(each.controller)})", each.id, targets=(each.id,))
        for each in fitting
    ]
    none = Option("pass", "None")
    picked = yield from game.choose(seat, "target", f"{game.name(copy)}: {question}", [*options, none], "1.4", copy.id)
    return None if picked == none else game.copy(picked.copy)


def _damage(game: Game, seat: int, copy: Copy, victim: Copy) -> Procedure[None]:
    """Inflict damage as a player says: it is prevented and handled as any (sec. 6.4.6)."""
    sorts: tuple[Sort, ...] = ("normal", "aggravated", "unpreventable")
    options = [Option("damage", f"{sort.capitalize()} damage", victim.id, level=sort) for sort in sorts]
    question = f"{game.name(copy)}: which damage does {game.name(victim)} take?"
    sort = (yield from game.choose(seat, "damage", question, options, "6.4.6", copy.id)).level
    amount = yield from _amount(game, seat, copy, "damage")
    bad = sort == "aggravated"
    hurt = Hurt(victim, 0 if bad else amount, amount if bad else 0, unpreventable=sort == "unpreventable")
    yield from inflict(game, [hurt], order_of_prevention(game, game.table.active))


def _title(game: Game, seat: int, copy: Copy, vampire: Copy) -> Procedure[None]:
    """Give a vampire a title, with its city or clan where it has one (sec. 10)."""
    own = minions.sect(game, vampire)
    kinds = [title for title, sect in minions.SECTS_OF_TITLES.items() if sect == own]
    options = [*(Option("title", title, vampire.id, level=title) for title in kinds), Option("pass", "None")]
    question = f"{game.name(copy)}: which title does {game.name(vampire)} gain?"
    title = (yield from game.choose(seat, "title", question, options, "10", copy.id)).level
    if not title:
        return
    if title in minions.TITLES_OF_CLANS:
        title = f"{title} of {minions.clan(game, vampire)}"
    elif title in minions.TITLES_OF_CITIES:
        cities = list(candidates(game, seat, Ask((Wanted("city"),))))
        title = f"{title} of {(yield from game.choose(seat, 'title', 'Of which city?', cities, '10')).level}"
    titles.gain_title(game, vampire, title)
