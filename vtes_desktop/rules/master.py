"""The master phase: master phase actions and the cards they play (sec. 5, 1.6.2)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import enter_play
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hand
from vtes_desktop.rules.playing import as_played, play_card, seat_meets, show, stays
from vtes_desktop.rules.red_list import mark_options, mark_red_list
from vtes_desktop.rules.requirements import can_pay, modes, pay_card
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


def master_phase(game: Game, seat: int) -> Procedure[None]:
    """Use master phase actions as long as there are any (sec. 5)."""
    actions = max(0, game.edition.master_phase_actions - debt(game, seat))
    actions += game.table.tally.get(f"master actions {seat}", 0)
    set_tally(game, f"master debt {seat}", 0)
    set_tally(game, f"master actions {seat}", 0)
    trifle_used = False
    yield from window(game, [seat], "master", "Master phase", "5")
    while actions > 0:
        options = master_options(game, seat)
        if not options:
            return
        done = Option("pass", "No more master cards")
        question = f"{game.seat_name(seat)} has {actions} master phase action{'s' if actions > 1 else ''}."
        option = yield from game.choose(seat, "master phase", question, [*options, done], "5", always=True)
        if option == done:
            return
        actions -= 1
        if option.kind == "mark":
            mark_red_list(game, seat, game.copy(option.copy))
            continue
        copy = game.copy(option.copy)
        trifle = minions.facts(game, copy).trifle
        played = yield from play_master(game, seat, copy)
        if trifle and played and not trifle_used:
            trifle_used = True
            actions += 1


def debt(game: Game, seat: int) -> int:
    """Master phase actions that out-of-turn master cards have borrowed (sec. 1.6.2)."""
    return game.table.tally.get(f"master debt {seat}", 0)


def set_tally(game: Game, name: str, value: int) -> None:
    """Set a counter of the table itself."""
    if game.table.tally.get(name, 0) != value:
        game.do(m.SetCounter(0, name, value))


def master_options(game: Game, seat: int) -> list[Option]:
    """What a master phase action can be used for now."""
    options = []
    for copy in game.pile(seat, "hand"):
        card = game.card(copy)
        facts = minions.facts(game, copy)
        if "Master" not in card.types or facts.out_of_turn:
            continue
        if can_pay(game, seat, None, card) and seat_meets(game, seat, copy):
            if facts.discipline and not discipline_targets(game, copy):
                continue
            options.append(Option("master", f"Play {card.display_name}", copy.id))
    return options + mark_options(game, seat)


def play_master(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Play a master card: locations stay in play, Discipline cards go on a vampire (sec. 1.6.2)."""
    facts, card = minions.facts(game, copy), game.card(copy)
    mode = modes(card)[0]
    if not facts.location and not facts.discipline:
        return (yield from play_card(game, seat, copy, mode))
    target: Copy | None = None
    chosen = ""
    if facts.discipline:
        target, chosen = yield from choose_discipline(game, seat, copy)
    shown = yield from show(game, seat, copy, mode, None)
    pay_card(game, seat, None, card)
    cancelled = yield from as_played(game, seat, shown)
    yield from settle_hand(game, seat)
    if cancelled:
        return False
    stays(game, shown)
    if target is not None and game.table.copies.get(target.id) is target:
        put_discipline(game, shown, target, chosen)
    yield from enter_play(game, shown)
    return True


def discipline_targets(game: Game, copy: Copy) -> list[Copy]:
    """The vampires in play that a Discipline card can go on: any who don't have it at superior (sec. 1.6.2)."""
    codes = [level.code for level in game.card(copy).disciplines]
    return [
        vampire
        for seat in game.table.playing()
        for vampire in minions.minions(game, seat)
        if minions.is_vampire(game, vampire)
        and (not codes or any(minions.disciplines(game, vampire).get(code, 0) < 2 for code in codes))
    ]


def choose_discipline(game: Game, seat: int, copy: Copy) -> Procedure[tuple[Copy, str]]:
    """Choose the vampire for a Discipline card."""
    options = [
        Option("target", f"On {game.name(vampire)}", vampire.id, targets=(vampire.id,))
        for vampire in discipline_targets(game, copy)
    ]
    question = f"On which vampire does {game.name(copy)} go?"
    option = yield from game.choose(seat, "target", question, options, "1.6.2", copy.id)
    return game.copy(option.copy), ""


def put_discipline(game: Game, card: Copy, vampire: Copy, chosen: str) -> None:
    """Put a Discipline card on a vampire; its capacity is one more, without a blood to fill it (sec. 1.6.2)."""
    game.doing.move_card(card, Place(-1, "", vampire.id))
    if chosen:
        minions.mark(game, card, "discipline", chosen)
