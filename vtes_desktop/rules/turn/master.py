"""The master phase: master phase actions and the cards they play (sec. 5, 1.6.2)."""

from __future__ import annotations

from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import stays, still_as_played
from vtes_desktop.rules.effects import settle_between, window_of_others
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.card import held_of_type, play_card, play_to_table, seat_meets
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.limits import why_limited
from vtes_desktop.rules.playing.requirements import can_pay
from vtes_desktop.rules.special.red_list import mark_options, mark_red_list
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.rules.turn.interrupted import COUNTERS, goes_on
from vtes_desktop.rules.turn.left import add_to_tally, left, receive, restore_actions, set_left, set_tally
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, on


def master_phase(game: Game, seat: int) -> Procedure[None]:
    """Use master phase actions and the effects of the phase in any order; what is not used is lost (sec. 5). At its end
    the others may use what they may in anybody's."""
    if goes_on(game, "master"):
        restore_actions(game, "master")
    else:
        # Fewer for an out-of-turn card that borrowed one, more for what has been gained before (sec. 5, 1.6.2).
        usual = game.edition.master_phase_actions - debt(game, seat)
        receive(game, seat, "master", usual, f"master gained {seat}")
        set_tally(game, f"master debt {seat}", 0)
    while True:
        count = left(game, "master")
        options = action_options(game, seat) if count > 0 else []
        effects = {use.option: use for use in game.abilities.uses(game, seat, "master")}
        if not options and not effects and not (count and game.asks_anyway(seat)):
            break
        done = Option("pass", "On to the minion phase")
        question = f"{game.seat_name(seat)}: anything more in the master phase?"
        if count:
            question = f"{game.seat_name(seat)} has {count} master phase action{'' if count == 1 else 's'}."
        option = yield from game.choose(seat, "master phase", question, [*options, *effects, done], "5", always=True)
        if option == done:
            break
        if option in effects:
            yield from effects[option].run()
        else:
            set_left(game, "master", left(game, "master") - 1)
            yield from use_action(game, seat, option)
            yield from settle_hands(game)
        yield from settle_between(game, "master")
    yield from window_of_others(
        game, seat, "another's master", lambda: f"The master phase of {game.seat_name(seat)}.", "5"
    )
    set_left(game, "master", 0)
    set_tally(game, f"trifle {seat}", 0)


# Master phase actions


def gain_action(game: Game, seat: int) -> None:
    """Gain a master phase action: in one's running master phase, else for one's next (sec. 5)."""
    now = game.table.phase == "master" and game.table.active == seat
    add_to_tally(game, COUNTERS["master"] if now else f"master gained {seat}", 1)


def gain_by_trifle(game: Game, seat: int) -> None:
    """A trifle gives back the action it was played with, once in a master phase; one that was played out of turn counts
    for the next (sec. 1.6.2)."""
    if not game.table.tally.get(f"trifle {seat}"):
        set_tally(game, f"trifle {seat}", 1)
        gain_action(game, seat)


def debt(game: Game, seat: int) -> int:
    """Master phase actions that out-of-turn master cards have borrowed (sec. 1.6.2)."""
    return game.table.tally.get(f"master debt {seat}", 0)


def action_options(game: Game, seat: int) -> list[Option]:
    """What a master phase action can be used for now: a regular master card, marking a Red List minion (sec. 5)."""
    cards = [
        copy
        for copy in held_of_type(game, seat, "Master")
        if not minions.facts(game, copy).out_of_turn and playable(game, seat, copy)
    ]
    return [Option("master", f"Play {game.name(copy)}", copy.id) for copy in cards] + mark_options(game, seat)


def use_action(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Use a master phase action for what was chosen."""
    copy = game.copy(option.copy)
    if option.kind == "mark":
        mark_red_list(game, seat, copy)
        return
    trifle = is_trifle(game, seat, copy)
    if (yield from play_master(game, seat, copy)) and trifle:
        gain_by_trifle(game, seat)


def is_trifle(game: Game, seat: int, copy: Copy) -> bool:
    """Whether a master card is played as a trifle: it is one, or an effect lets Discipline cards be played so."""
    facts = minions.facts(game, copy)
    return facts.trifle or (
        facts.discipline and game.abilities.of_methuselah(game, seat, "Discipline cards as trifles") > 0
    )


# Playing master cards (sec. 1.6.2)


def playable(game: Game, seat: int, copy: Copy) -> bool:
    """Whether a Methuselah may play a master card: its requirements are met by a ready minion of hers, its cost can be
    paid, and a Discipline card has a vampire to go on (sec. 1.6.1)."""
    card = game.card(copy)
    if not can_pay(game, seat, None, card) or not seat_meets(game, seat, copy):
        return False
    mode = game.facts(card).modes[0]
    if not game.abilities.may(game, seat, copy, mode, None) or why_limited(game, seat, card, mode, None):
        return False
    return not minions.facts(game, copy).discipline or bool(discipline_bearers(game, seat, copy))


def play_master(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Play a master card: locations and trophies stay in play, Discipline cards go on a vampire (sec. 1.6.2).

    Returns whether it was played to its end, and not cancelled.
    """
    facts, card = minions.facts(game, copy), game.card(copy)
    mode = game.facts(card).modes[0]
    if not (facts.location or facts.trophy or facts.discipline):
        return (yield from play_card(game, seat, copy, mode))
    bearer: Copy | None = None
    chosen = ""
    if facts.discipline:
        bearer, chosen = yield from choose_bearer(game, seat, copy)
    if not (yield from play_to_table(game, seat, copy, mode, bearer)):
        return False
    known = game.abilities.effect(game, seat, copy, mode, None) if bearer is None else None
    if known is not None:
        yield from known
        if not still_as_played(game, copy):
            return True
    stays(game, copy)
    if bearer is not None and not (game.table.copies.get(bearer.id) is bearer and game.in_play(bearer)):
        game.burn(copy)
        return True
    if bearer is not None:
        put_discipline(game, copy, bearer, chosen)
    yield from enter_play(game, copy)
    return True


def discipline_bearers(game: Game, seat: int, copy: Copy) -> list[Copy]:
    """The vampires in play, anyone's and in torpor too, that a Discipline card can go on: not those who have the
    Discipline at superior (sec. 1.6.2), nor those that can't be its target."""
    mode = game.facts(game.card(copy)).modes[0]
    return [
        vampire
        for other in game.clockwise(seat)
        for vampire in minions.minions(game, other)
        if may_bear(game, seat, copy, vampire)
        and open_disciplines(game, copy, vampire)
        and game.abilities.may_target(game, seat, copy, mode, vampire)
    ]


def may_bear(game: Game, seat: int, copy: Copy, vampire: Copy) -> bool:
    """Whether a card may be put on a vampire by what it says of whom it goes on."""
    if not minions.is_vampire(game, vampire):
        return False
    if vampire.controller != seat and not game.edition.disciplines_on_others:
        return False
    has = minions.disciplines(game, vampire)
    return any(
        minions.fits(game, vampire, each.be)
        and (not each.code or has.get(each.code, 0))
        and (not each.own or vampire.controller == seat)
        for each in game.facts(game.card(copy)).bearers
    )


def open_disciplines(game: Game, copy: Copy, vampire: Copy) -> list[str]:
    """The Disciplines of which a card can still give a vampire a level, by code (sec. 1.6.2)."""
    has = minions.disciplines(game, vampire)
    granted = [code for code, _ in minions.facts(game, copy).grants]
    chosen = game.facts(game.card(copy)).chosen_discipline
    return [code for code in (NAMED_DISCIPLINES if chosen else granted) if has.get(code, 0) < 2]


def choose_bearer(game: Game, seat: int, copy: Copy) -> Procedure[tuple[Copy, str]]:
    """Choose the vampire for a Discipline card, and the Discipline where the card gives a choice."""
    options = [
        Option("target", f"On {game.name(vampire)}", vampire.id, targets=(vampire.id,))
        for vampire in discipline_bearers(game, seat, copy)
    ]
    question = f"On which vampire does {game.name(copy)} go?"
    option = yield from game.choose(seat, "target", question, options, "1.6.2", copy.id)
    vampire = game.copy(option.copy)
    if not game.facts(game.card(copy)).chosen_discipline:
        return vampire, ""
    return vampire, (yield from which_discipline(game, seat, copy, vampire, "1.6.2"))


def which_discipline(game: Game, seat: int, card: Copy, vampire: Copy, rule: str) -> Procedure[str]:
    """Choose the Discipline of which a card gives a vampire a level, by code."""
    codes = open_disciplines(game, card, vampire)
    options = [Option("discipline", NAMED_DISCIPLINES[code], vampire.id, level=code) for code in codes]
    question = f"Which Discipline does {game.name(vampire)} gain?"
    return (yield from game.choose(seat, "discipline", question, options, rule, card.id)).level


def put_discipline(game: Game, card: Copy, vampire: Copy, chosen: str = "") -> None:
    """Put a Discipline card on a vampire; its capacity is one more, without a blood to fill it (sec. 1.6.2).

    As a master card it stays controlled by who played it.
    """
    game.say(game.doing.name(vampire), " gains ", game.doing.name(card), seat=card.controller)
    game.doing.move_card(card, on(vampire.id), controller=card.controller)
    if chosen:
        give_chosen(game, card, vampire, chosen)


def give_chosen(game: Game, card: Copy, vampire: Copy, chosen: str) -> None:
    """A card on a vampire gives it a level of the Discipline that was chosen, by its code (sec. 1.6.2)."""
    game.say(game.doing.name(vampire), f" gains a level of {NAMED_DISCIPLINES[chosen]}", seat=card.controller)
    minions.mark(game, card, "discipline", chosen)


# Out of turn (sec. 1.6.2)


def playable_out_of_turn(game: Game, seat: int, copy: Copy) -> bool:
    """Whether a card of the hand may be played out of turn now: in another's turn, no second one before one's next
    master phase (sec. 1.6.2). Whether the moment is right is for the card to say."""
    card, facts = game.card(copy), minions.facts(game, copy)
    return (
        "Master" in card.types
        and (facts.out_of_turn or facts.also_out_of_turn)
        and not debt(game, seat)
        and (game.table.active != seat or game.facts(card).in_own_turn)
        and playable(game, seat, copy)
    )


def play_out_of_turn(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Play an out-of-turn master card: it borrows from the next master phase, even when it is cancelled; a trifle gives
    that back (sec. 1.6.2). Returns whether it was played to its end."""
    set_tally(game, f"master debt {seat}", 1)
    trifle = minions.facts(game, copy).trifle
    played = yield from play_master(game, seat, copy)
    if played and trifle:
        gain_by_trifle(game, seat)
    return played
