"""Diablerie and the blood hunt (sec. 6.5.5, 6.5.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import before_burning, is_saved, note_burned
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import replace_upon
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.searching import search
from vtes_desktop.rules.politics.referendum import hold_referendum
from vtes_desktop.rules.special.red_list import award_trophies, is_red_list
from vtes_desktop.rules.titles.contests import contest_card
from vtes_desktop.rules.turn.master import give_chosen, open_disciplines, put_discipline, which_discipline
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

CURSE_LIFTED = "the Blood Curse is lifted"
"""The counter of the table for an effect by which the curse keeps none of its clan from diablerie any more."""
CURSED_CLAN = "Banu Haqim"
"""The clan of the Blood Curse, which older cards call Assamite (sec. 11)."""
COMMITTED_IN = "committed diablerie in turn"
"""The mark of a vampire that has committed diablerie: the turn in which it last did."""


def may_diablerize(game: Game, minion: Copy) -> bool:
    """Whether a minion can commit diablerie: a ready vampire that is not Blood Cursed (sec. 6.5.5)."""
    cursed = minions.facts(game, minion).blood_cursed or bool(minion.marks.get("blood cursed"))
    cursed = cursed and not (game.table.tally.get(CURSE_LIFTED) and minions.clan(game, minion) == CURSED_CLAN)
    cursed = cursed or "diablerie" in minions.facts(game, minion).cannot
    cursed = cursed or game.abilities.modifier(game, minion, "no diablerie") > 0
    return minions.is_vampire(game, minion) and minions.is_ready(game, minion) and not cursed


def diablerie(
    game: Game, diablerist: Copy, victim: Copy, then: Callable[[], Procedure[None]] | None = None
) -> Procedure[None]:
    """Diablerie in its five steps, which nothing interrupts; then what else comes of it, and the blood hunt (sec.
    6.5.5). Nothing comes of it where an effect keeps the victim from it."""
    if minions.is_held(game, victim):
        return
    if (yield from is_saved(game, victim)):
        game.say("The diablerie of ", game.doing.name(victim), " is unsuccessful", seat=diablerist.controller)
        return
    game.say(game.doing.name(diablerist), " commits diablerie on ", game.doing.name(victim), seat=diablerist.controller)
    older = minions.capacity(game, victim) > minions.capacity(game, diablerist)
    hunted = is_red_list(game, victim)
    avenged = game.abilities.modifier(game, victim, "not avenged") <= 0
    drained = victim.blood
    game.move_blood(m.Purse("card", victim.id), m.Purse("card", diablerist.id), drained)
    minions.drain(game, diablerist)
    yield from take_equipment(game, diablerist, victim)
    now, theirs = game.passing.now, victim.controller
    now.diablerist, now.elder = diablerist, older
    yield from game.abilities.happens(game, "diablerized", victim, theirs)
    now.diablerist = None
    yield from before_burning(game, victim)
    note_burned(game, victim, diablerist, drained=drained, diablerized=True)
    game.burn(victim)
    minions.mark(game, diablerist, COMMITTED_IN, str(game.table.turn))
    yield from replace_upon(game, "diablerie")
    if older:
        yield from give_discipline(game, diablerist)
    if hunted:
        yield from award_trophies(game, diablerist)
    # What comes of it comes once all of it is done, and nothing interrupts it (sec. 6.5.5).
    now.diablerist, now.elder = diablerist, older
    yield from game.abilities.happens(game, "has diablerized", victim, theirs)
    now.diablerist = None
    if then is not None:
        yield from then()
    if game.table.action is not None:
        question = f"{game.name(diablerist)} has committed diablerie."
        now.diablerist = diablerist
        yield from window(game, game.clockwise(diablerist.controller), "after diablerie", question, "6.5.5")
        now.diablerist = None
    if avenged and not game.passing.action.no_hunt_for_it:
        yield from blood_hunt(game, diablerist)


NOT_TAKEN: Final = "not taken by diablerists"
"""The mark of equipment that a diablerist cannot take."""


def take_equipment(game: Game, diablerist: Copy, victim: Copy) -> Procedure[None]:
    """The diablerist may take any equipment of the victim that it can have (sec. 6.5.5, step 2)."""

    def takes(copy: Copy) -> bool:
        return NOT_TAKEN not in copy.marks and not why_not_on(game, diablerist, game.card(copy))

    while belongings := [each for each in minions.equipment(game, victim) if takes(each)]:
        options = [Option("take", f"Take {game.name(copy)}", copy.id) for copy in belongings]
        question = f"Which equipment of {game.name(victim)} does {game.name(diablerist)} take?"
        none = Option("pass", "Take no more")
        option = yield from game.choose(diablerist.controller, "diablerie", question, [*options, none], "6.5.5")
        if option == none:
            return
        copy = game.copy(option.copy)
        game.say(game.doing.name(diablerist), " takes ", game.doing.name(copy), seat=diablerist.controller)
        move_onto(game, copy, diablerist, diablerist.controller)


def give_discipline(game: Game, diablerist: Copy) -> Procedure[None]:
    """The diablerist of an older vampire may be given a master Discipline card from library, ash heap or hand; its
    capacity may grow, without a blood to fill it (sec. 6.5.5, step 4)."""
    seat = diablerist.controller
    question = f"Search for a master Discipline card for {game.name(diablerist)}?"
    if not (yield from game.confirm(seat, "diablerie", question, "6.5.5", diablerist.id)):
        return

    def fits(copy: Copy) -> bool:
        return minions.facts(game, copy).discipline and bool(open_disciplines(game, copy, diablerist))

    def put(copy: Copy) -> None:
        put_discipline(game, copy, diablerist)
        contest_card(game, copy)

    found = yield from search(game, seat, "diablerie", "Which Discipline card?", fits, put, "6.5.5")
    if found is not None and game.facts(game.card(found)).chosen_discipline:
        chosen = yield from which_discipline(game, seat, found, diablerist, "6.5.5")
        give_chosen(game, found, diablerist, chosen)


def blood_hunt(game: Game, diablerist: Copy) -> Procedure[None]:
    """A referendum on whether the diablerist is burned; no modifiers or reactions are played (sec. 6.5.6).

    Where the edition does not hold it by itself, any Methuselah may call it.
    """
    if not minions.is_ready(game, diablerist) or minions.is_spared_blood_hunt(game, diablerist):
        return
    seat = diablerist.controller
    if not game.edition.blood_hunt_by_itself:
        caller = yield from who_calls(game, diablerist)
        if caller is None:
            return
        seat = caller
    title = f"Blood hunt on {game.name(diablerist)}"
    passed = yield from hold_referendum(game, title, seat, minion=diablerist, cards=False)
    if passed and game.table.copies.get(diablerist.id) is diablerist:
        yield from before_burning(game, diablerist)
        game.burn(diablerist)


def who_calls(game: Game, diablerist: Copy) -> Procedure[int | None]:
    """Ask in turn who calls the blood hunt; None when nobody does (Jyhad sec. 16.3)."""
    for seat in game.clockwise(game.table.active):
        question = f"Do you call a blood hunt on {game.name(diablerist)}?"
        if (yield from game.confirm(seat, "blood hunt", question, "16.3", diablerist.id)):
            return seat
    return None
