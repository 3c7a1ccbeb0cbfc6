"""Torpor: leaving it, rescue, and the actions against who lies there (sec. 6.5.1–6.5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.plan import Plan, Possible, action_by, later
from vtes_desktop.rules.playing.hands import no_longer_waits
from vtes_desktop.rules.playing.requirements import is_beyond
from vtes_desktop.rules.torpor.diablerie import diablerie, may_diablerize
from vtes_desktop.rules.torpor.falling import PARALYZED
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action, ActionKind
from vtes_desktop.table.table import Copy, Place


def torpor_actions(game: Game, minion: Copy) -> Iterator[Possible]:
    """The action of a vampire in torpor, and those of a ready vampire with others in torpor; allies take none of
    them (sec. 6.5.2–6.5.4)."""
    if not minions.is_vampire(game, minion):
        return
    if minions.in_torpor(game, minion):
        if minion.blood >= leaving_cost(game, minion) and not minions.is_held(game, minion):
            option = Option("leave torpor", f"{game.name(minion)} leaves torpor", minion.id, minion.id)
            yield Possible(option, "leave torpor", later(leave_plan, game, minion))
        return
    for victim in minions.fallen(game):
        if minions.is_vampire(game, victim) and not minions.is_held(game, victim):
            yield from with_victim(game, minion, victim)


def with_victim(game: Game, minion: Copy, victim: Copy) -> Iterator[Possible]:
    """What a ready vampire can do with one in torpor: rescue it or diablerize it, or encounter it and choose then,
    where the edition has it so."""
    name, other = game.name(minion), game.name(victim)
    directed = victim.controller != minion.controller
    if directed and (minions.is_protected(game, victim, minion) or is_beyond(game, minion, victim)):
        return
    payable = minion.blood + victim.blood >= rescue_cost(game, minion, victim)
    rescuable = payable and game.abilities.modifier(game, minion, "cannot rescue") <= 0
    if game.edition.encounter:
        option = Option("encounter", f"{name} encounters {other}", minion.id, minion.id, (victim.id,))
        if rescuable or may_diablerize(game, minion):
            yield Possible(option, "encounter", later(encounter_plan, game, minion, victim), directed=directed)
        return
    if rescuable:
        option = Option("rescue", f"{name} rescues {other}", minion.id, minion.id, (victim.id,))
        yield Possible(option, "rescue", partial(rescue_plan, game, minion, victim), directed=directed)
    if may_diablerize(game, minion):
        option = Option("diablerize", f"{name} diablerizes {other}", minion.id, minion.id, (victim.id,))
        yield Possible(option, "diablerize", later(diablerize_plan, game, minion, victim), directed=directed)


def action_on(game: Game, kind: ActionKind, minion: Copy, victim: Copy, cost: int = 0, share: int = 0) -> Action:
    """An action on a vampire in torpor: undirected if both have the same controller, else directed (sec. 6.5.3)."""
    own = victim.controller == minion.controller
    at, seats = (victim.id,), () if own else (victim.controller,)
    return action_by(game, minion, kind, int(own), targets=at, seats=seats, blood_cost=cost, share=share)


def not_in_torpor(game: Game, victim: Copy) -> str:
    """Why a vampire can't be rescued or diablerized after all, or nothing."""
    if minions.in_torpor(game, victim):
        return ""
    own = game.table.action is not None and game.action.minion == victim.id
    return "it is not in torpor any more" if own else "its target is not in torpor any more"


def leave_torpor(game: Game, vampire: Copy) -> None:
    """A vampire goes from torpor to the ready region, locked or unlocked as it was, no longer wounded; unless an effect
    keeps it there."""
    if minions.is_held(game, vampire):
        game.say(game.doing.name(vampire), " is kept in torpor", seat=vampire.controller)
        return
    game.doing.move_card(vampire, Place(vampire.controller, "ready"))
    minions.mark(game, vampire, PARALYZED, "")
    no_longer_waits(game, "rescue")


def ready_again(game: Game, vampire: Copy) -> None:
    """A vampire leaves torpor by itself or by a card, and everybody is told."""
    leave_torpor(game, vampire)
    if not minions.in_torpor(game, vampire):
        game.say(game.doing.name(vampire), " is ready again", seat=vampire.controller)


# -- leave torpor (sec. 6.5.2) --------------------------------------------------------------------------------------


def leaving(game: Game, minion: Copy) -> Action:
    """The action to leave torpor."""
    return action_by(game, minion, "leave torpor", 1, blood_cost=game.edition.leave_torpor_cost)


def leaving_cost(game: Game, minion: Copy) -> int:
    """What it costs a vampire to leave torpor, in blood (sec. 6.5.2)."""
    return minions.would_cost(game, minion, leaving(game, minion))


def leave_plan(game: Game, minion: Copy) -> Plan:
    """Leave torpor for 2 blood, undirected, at +1 stealth (sec. 6.5.2)."""

    def resolve(game: Game) -> Procedure[None]:
        ready_again(game, minion)
        yield from ()

    return Plan(leaving(game, minion), resolve, "leaves torpor")


def blocked_leaving_torpor(game: Game, acting: Copy, blocker: Copy) -> Procedure[None]:
    """There is no combat: a blocking vampire may diablerize the acting vampire instead (sec. 6.5.2)."""
    if game.edition.blocked_leaving_pays:
        game.burn_blood(acting, game.action.blood_cost)
    if may_diablerize(game, blocker) and minions.in_torpor(game, acting):
        question = f"Does {game.name(blocker)} diablerize {game.name(acting)}?"
        if (yield from game.confirm(blocker.controller, "diablerize", question, "6.5.2", acting.id)):
            yield from diablerie(game, blocker, acting)


# -- rescue (sec. 6.5.3) --------------------------------------------------------------------------------------------


def rescue_cost(game: Game, minion: Copy, victim: Copy) -> int:
    """What a rescue costs the two together, in blood, with what makes it cheaper or dearer whoever pays (sec. 6.5.3,
    ruling on Frondator)."""
    return minions.would_cost(game, minion, rescuing(game, minion, victim))


def rescuing(game: Game, minion: Copy, victim: Copy, share: int = 0) -> Action:
    """The action to rescue; it costs nothing by itself where the victim is paralyzed."""
    cost = 0 if victim.marks.get(PARALYZED) else game.edition.rescue_cost
    return action_on(game, "rescue", minion, victim, cost, share)


def share_cost(game: Game, minion: Copy, victim: Copy) -> Procedure[int]:
    """Settle how much of a rescue's cost the rescued vampire pays (sec. 6.5.3)."""
    cost = rescue_cost(game, minion, victim)
    options = [
        Option("share", f"{game.name(minion)} pays {cost - share}, {game.name(victim)} {share}", amount=share)
        for share in range(cost + 1)
        if victim.blood >= share and minion.blood >= cost - share
    ]
    question = f"Who pays for the rescue of {game.name(victim)}?"
    return (yield from game.choose(minion.controller, "rescue cost", question, options, "6.5.3")).amount


def rescue_plan(game: Game, minion: Copy, victim: Copy) -> Procedure[Plan | None]:
    """Rescue a vampire from torpor for 2 blood, which the two may share, at +1 stealth (sec. 6.5.3)."""
    share = yield from share_cost(game, minion, victim)
    action = rescuing(game, minion, victim, share)

    def resolve(game: Game) -> Procedure[None]:
        rescue(game, game.table.copies.get(game.action.minion, minion), victim)
        yield from ()

    return Plan(action, resolve, f"rescues {game.name(victim)}", may_resolve=lambda game: not_in_torpor(game, victim))


def rescue(game: Game, minion: Copy, victim: Copy) -> None:
    """The vampire is moved to the ready region; that neither locks nor unlocks it (sec. 6.5.3)."""
    leave_torpor(game, victim)
    if not minions.in_torpor(game, victim):
        game.say(game.doing.name(victim), " is rescued from torpor", seat=minion.controller)


# -- diablerize (sec. 6.5.4) ----------------------------------------------------------------------------------------


def diablerize_plan(game: Game, minion: Copy, victim: Copy) -> Plan:
    """Diablerize a vampire in torpor, at +1 stealth (sec. 6.5.4)."""
    action = action_on(game, "diablerize", minion, victim)

    def resolve(game: Game) -> Procedure[None]:
        yield from diablerie(game, game.table.copies.get(game.action.minion, minion), victim)

    def may_resolve(game: Game) -> str:
        acting = game.table.copies.get(game.action.minion, minion)
        return not_in_torpor(game, victim) or ("" if may_diablerize(game, acting) else "it can't commit diablerie")

    return Plan(action, resolve, f"diablerizes {game.name(victim)}", may_resolve=may_resolve)


def encounter_plan(game: Game, minion: Copy, victim: Copy) -> Plan:
    """Encounter a vampire in torpor and then choose whether to rescue or to destroy it (Jyhad sec. 16.3)."""
    action = action_on(game, "encounter", minion, victim)

    def resolve(game: Game) -> Procedure[None]:
        acting = game.table.copies.get(game.action.minion, minion)
        cost = rescue_cost(game, acting, victim)
        options = []
        if acting.blood + victim.blood >= cost:
            options.append(Option("rescue", f"Rescue {game.name(victim)}", victim.id))
        if may_diablerize(game, acting):
            options.append(Option("diablerize", f"Diablerize {game.name(victim)}", victim.id))
        if not options:
            return
        question = f"{game.name(acting)} has encountered {game.name(victim)}: what now?"
        option = yield from game.choose(acting.controller, "encounter", question, options, "16.3", victim.id)
        if option.kind == "diablerize":
            yield from diablerie(game, acting, victim)
        else:
            share = yield from share_cost(game, acting, victim)
            game.burn_blood(acting, cost - share)
            game.burn_blood(victim, share)
            rescue(game, acting, victim)

    words = f"encounters {game.name(victim)}"
    return Plan(action, resolve, words, may_resolve=lambda game: not_in_torpor(game, victim))
