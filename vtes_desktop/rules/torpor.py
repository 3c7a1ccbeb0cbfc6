"""Torpor: leaving it, rescue, diablerie and the blood hunt (sec. 6.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.combat import fight
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hand
from vtes_desktop.rules.plan import Plan, Planned, later
from vtes_desktop.rules.politics import hold_referendum
from vtes_desktop.table import moves as m
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy, Place, on


def torpor_plans(game: Game, minion: Copy) -> Iterator[Planned]:
    """The actions of a vampire in torpor, and those of a ready vampire with others in torpor (sec. 6.5.2–6.5.4)."""
    if not minions.is_vampire(game, minion):
        yield from red_list_plans(game, minion)
        return
    name = game.name(minion)
    if minions.in_torpor(game, minion):
        if minion.blood >= game.edition.leave_torpor_cost:
            option = Option("leave torpor", f"{name} leaves torpor", minion.id, minion.id)
            yield option, later(leave_plan, game, minion), ()
        return
    for seat in game.table.playing():
        for victim in game.pile(seat, "torpor"):
            if not minions.is_vampire(game, victim):
                continue
            if minion.blood + victim.blood >= game.edition.rescue_cost:
                option = Option("rescue", f"{name} rescues {game.name(victim)}", minion.id, minion.id, (victim.id,))
                yield option, partial(rescue_plan, game, minion, victim), ()
            if may_diablerize(game, minion):
                text = f"{name} diablerizes {game.name(victim)}"
                option = Option("diablerize", text, minion.id, minion.id, (victim.id,))
                yield option, later(diablerize_plan, game, minion, victim), ()
    yield from red_list_plans(game, minion)


def red_list_plans(game: Game, minion: Copy) -> Iterator[Planned]:
    """Entering combat with a Red List minion that one has marked, as a directed action (sec. 11)."""
    for seat in game.table.playing():
        for target in minions.ready_minions(game, seat):
            if seat != minion.controller and target.marks.get("marked") == str(minion.controller):
                text = f"{game.name(minion)} enters combat with {game.name(target)}"
                option = Option("enter combat", text, minion.id, minion.id, (target.id,))
                yield option, later(enter_combat_plan, game, minion, target), ()


def enter_combat_plan(game: Game, minion: Copy, target: Copy) -> Plan:
    """Enter combat with a minion, as a directed action."""
    action = Action(
        "enter combat",
        minion.id,
        minion.controller,
        targets=(target.id,),
        seats=(target.controller,),
        stealth=minions.stealth(game, minion),
    )

    def resolve(game: Game) -> Procedure[None]:
        yield from fight(game, minion, target)

    return Plan(action, resolve, f"enters combat with {game.name(target)}", may_resolve=lambda game: gone(game, target))


def gone(game: Game, target: Copy) -> str:
    """Why a target that must be ready can't be used, or nothing."""
    return "" if minions.is_ready(game, target) else "its target is not ready any more"


def leave_plan(game: Game, minion: Copy) -> Plan:
    """Leave torpor for 2 blood, undirected, at +1 stealth (sec. 6.5.2)."""
    action = Action(
        "leave torpor",
        minion.id,
        minion.controller,
        stealth=1 + minions.stealth(game, minion),
        blood_cost=game.edition.leave_torpor_cost,
    )

    def resolve(game: Game) -> Procedure[None]:
        game.doing.move_card(minion, Place(minion.controller, "ready"))
        game.say(game.doing.name(minion), " leaves torpor", seat=minion.controller)
        yield from ()

    return Plan(action, resolve, "leaves torpor")


def blocked_leaving_torpor(game: Game, acting: Copy, blocker: Copy) -> Procedure[None]:
    """There is no combat: a blocking vampire may diablerize the acting vampire instead (sec. 6.5.2)."""
    if may_diablerize(game, blocker) and minions.in_torpor(game, acting):
        question = f"Does {game.name(blocker)} diablerize {game.name(acting)}?"
        if (yield from game.confirm(blocker.controller, "diablerize", question, "6.5.2", acting.id)):
            yield from diablerie(game, blocker, acting)


def rescue_plan(game: Game, minion: Copy, victim: Copy) -> Procedure[Plan | None]:
    """Rescue a vampire from torpor for 2 blood, which the two may share, at +1 stealth (sec. 6.5.3)."""
    cost = game.edition.rescue_cost
    shares = [share for share in range(cost + 1) if victim.blood >= share and minion.blood >= cost - share]
    options = [
        Option("share", f"{game.name(minion)} pays {cost - share}, {game.name(victim)} {share}", amount=share)
        for share in shares
    ]
    question = f"Who pays for the rescue of {game.name(victim)}?"
    option = yield from game.choose(minion.controller, "rescue cost", question, options, "6.5.3")
    seats = () if victim.controller == minion.controller else (victim.controller,)
    action = Action(
        "rescue",
        minion.id,
        minion.controller,
        targets=(victim.id,),
        seats=seats,
        stealth=1 + minions.stealth(game, minion),
        blood_cost=cost,
        share=option.amount,
    )

    def resolve(game: Game) -> Procedure[None]:
        game.doing.move_card(victim, Place(victim.controller, "ready"))
        game.say(game.doing.name(victim), " is rescued from torpor", seat=minion.controller)
        yield from ()

    return Plan(action, resolve, f"rescues {game.name(victim)}", may_resolve=lambda game: not_in_torpor(game, victim))


def not_in_torpor(game: Game, victim: Copy) -> str:
    """Why a vampire can't be rescued or diablerized after all, or nothing."""
    return "" if minions.in_torpor(game, victim) else "its target is not in torpor any more"


def may_diablerize(game: Game, minion: Copy) -> bool:
    """Whether a minion can commit diablerie: a ready vampire that is not Blood Cursed (sec. 6.5.5)."""
    cursed = minions.facts(game, minion).blood_cursed or bool(minion.marks.get("blood cursed"))
    return minions.is_vampire(game, minion) and minions.is_ready(game, minion) and not cursed


def diablerize_plan(game: Game, minion: Copy, victim: Copy) -> Plan:
    """Diablerize a vampire in torpor, at +1 stealth; directed unless it is one's own (sec. 6.5.4)."""
    seats = () if victim.controller == minion.controller else (victim.controller,)
    action = Action(
        "diablerize",
        minion.id,
        minion.controller,
        targets=(victim.id,),
        seats=seats,
        stealth=1 + minions.stealth(game, minion),
    )

    def resolve(game: Game) -> Procedure[None]:
        yield from diablerie(game, minion, victim)

    words = f"diablerizes {game.name(victim)}"
    return Plan(action, resolve, words, may_resolve=lambda game: not_in_torpor(game, victim))


def diablerie(game: Game, diablerist: Copy, victim: Copy) -> Procedure[None]:
    """Diablerie in its five steps, which nothing interrupts; then the blood hunt (sec. 6.5.5)."""
    game.say(game.doing.name(diablerist), " diablerizes ", game.doing.name(victim), seat=diablerist.controller)
    older = minions.capacity(game, victim) > minions.capacity(game, diablerist)
    red_list = minions.facts(game, victim).red_list or bool(victim.marks.get("red list"))
    game.doing.move_blood(m.Purse("card", victim.id), m.Purse("card", diablerist.id), victim.blood)
    minions.drain(game, diablerist)
    yield from take_belongings(game, diablerist, victim)
    game.burn(victim)
    if older:
        yield from give_discipline(game, diablerist)
    if red_list:
        yield from award_trophy(game, diablerist)
    yield from blood_hunt(game, diablerist)


def take_belongings(game: Game, diablerist: Copy, victim: Copy) -> Procedure[None]:
    """The diablerist may take any equipment of the victim (sec. 6.5.5)."""
    while belongings := minions.equipment(game, victim):
        options = [Option("take", f"Take {game.name(copy)}", copy.id) for copy in belongings]
        question = f"Which equipment of {game.name(victim)} does {game.name(diablerist)} take?"
        none = Option("pass", "Take no more")
        option = yield from game.choose(diablerist.controller, "diablerie", question, [*options, none], "6.5.5")
        if option == none:
            return
        copy = game.copy(option.copy)
        game.say(game.doing.name(diablerist), " takes ", game.doing.name(copy), seat=diablerist.controller)
        game.doing.move_card(copy, on(diablerist.id), controller=diablerist.controller)


def give_discipline(game: Game, diablerist: Copy) -> Procedure[None]:
    """The diablerist of an older vampire may be given a master Discipline card from library, ash heap or hand
    (sec. 6.5.5)."""
    seat = diablerist.controller
    question = f"Search for a master Discipline card for {game.name(diablerist)}?"
    if not (yield from game.confirm(seat, "diablerie", question, "6.5.5", diablerist.id)):
        return
    levels = minions.disciplines(game, diablerist)
    options = []
    for region in ("hand", "ash heap", "library"):
        for copy in game.pile(seat, region):
            codes = [level.code for level in game.card(copy).disciplines]
            if minions.facts(game, copy).discipline and (not codes or any(levels.get(code, 0) < 2 for code in codes)):
                options.append(Option("discipline", f"{game.name(copy)} ({region})", copy.id))
    none = Option("pass", "None")
    picked = yield from game.choose(seat, "diablerie", "Which Discipline card?", [*options, none], "6.5.5", always=True)
    if picked != none:
        copy = game.copy(picked.copy)
        game.say(game.doing.name(diablerist), " gains ", game.doing.name(copy), seat=seat)
        game.doing.move_card(copy, on(diablerist.id), controller=seat, face_up=True)
    game.doing.shuffle(seat, "library")
    yield from settle_hand(game, seat)


def award_trophy(game: Game, slayer: Copy) -> Procedure[None]:
    """Whoever burns a Red List minion may receive trophies (sec. 11, 1.6.2)."""
    seat = slayer.controller
    options = [
        Option("trophy", f"{game.name(copy)}", copy.id)
        for copy in game.pile(seat, "in play")
        if minions.facts(game, copy).trophy
    ]
    while options:
        none = Option("pass", "No more trophies")
        question = f"Which trophies does {game.name(slayer)} receive?"
        option = yield from game.choose(seat, "trophy", question, [*options, none], "11")
        if option == none:
            return
        options.remove(option)
        game.doing.move_card(game.copy(option.copy), on(slayer.id), controller=seat)


def blood_hunt(game: Game, diablerist: Copy) -> Procedure[None]:
    """A referendum on whether the diablerist is burned; no modifiers or reactions are played (sec. 6.5.6)."""
    if game.table.copies.get(diablerist.id) is not diablerist:
        return
    title = f"Blood hunt on {game.name(diablerist)}"
    passed = yield from hold_referendum(game, title, diablerist.controller, minion=diablerist, cards=False)
    if passed and game.table.copies.get(diablerist.id) is diablerist:
        game.burn(diablerist)
