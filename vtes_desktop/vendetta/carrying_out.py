"""Doing what a card says (:mod:`vtes_desktop.vendetta.effects`), and what sets a Passive card off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure, choose
from vtes_desktop.table.table import Copy
from vtes_desktop.vendetta.by_hand import by_hand
from vtes_desktop.vendetta.effects import NONE, Amount, Does, Sum, Trigger, When, aloud
from vtes_desktop.vendetta.frenzy import settle
from vtes_desktop.vendetta.game import (
    INFLUENCE,
    Game,
    called,
    change_tokens,
    from_bank,
    gain_blood,
    lose_blood,
    play_blood,
    steal_blood,
)
from vtes_desktop.vendetta.power import ADDED, HALVED, RANK, added, of_card
from vtes_desktop.vendetta.table import HAVEN, position

WITHDRAWN: Final = "withdrawn"
"""The mark on a card that was Withdrawn to the Prince's Haven (W6)."""


class Scene(Struct, frozen=True):
    """What a card does is done by whom, where, to whom."""

    seat: int
    """Whose card it is."""
    copy: Copy
    location: str = ""
    """Where it is done; empty for an Ally."""
    subject: int = -1
    """Who it is done to; -1 for its own player."""
    other: int = -1
    """Who has set it off."""
    spent: int = 0
    """What its player has just spent for it."""

    @property
    def whom(self) -> int:
        """Who it is done to."""
        return self.seat if self.subject < 0 else self.subject


def use(game: Game, seat: int, copy: Copy, location: str = "", other: int = -1) -> Procedure[None]:
    """Carry out wholly what a card says (E2): by what is known of it, else by hand; then settle the Frenzies."""
    does = game.face(copy).does
    if does is None:
        yield from by_hand(game, seat, copy, f"{game.name(copy)}: its effect is not in the card file.")
        return
    if does == NONE or not game.table.seats[seat].playing:
        return
    yield from carry_out(game, does, Scene(seat, copy, location, other=other))
    yield from settle(game)


def carry_out(game: Game, does: Does, scene: Scene) -> Procedure[bool]:
    """Do what is said, in the order of the words; returns whether all of it was done."""
    if does.when is not None and not holds(game, does.when, scene):
        return False
    done = True
    if does.may is not None:
        done = yield from _may(game, does.may, scene)
    for said, deed in (
        (does.withdraw, _withdraw),
        (does.spend, _spend),
        (does.gain, _gain),
        (does.lose, _lose),
        (does.steal, _steal),
        (does.play, _play),
        (does.power or does.halve_printed, _power),
        (does.look_at, _look),
        (does.move_to_haven is not None, _move_to_haven),
    ):
        if not said:
            continue
        if not game.table.seats[scene.seat].playing:
            return False
        after = yield from deed(game, does, scene)
        if after is None:
            done = False
        else:
            scene = after
    for within, whom in _to_others(game, does, scene):
        if game.table.seats[whom].playing:
            yield from carry_out(game, within, replace(scene, subject=whom))
            if game.readings.several_frenzies == "at once":
                yield from settle(game)
    if does.one_rival is not None:
        done = (yield from _to_one(game, does.one_rival, scene)) and done
    if does.then is not None and done:
        return (yield from carry_out(game, does.then, scene))
    return done


def holds(game: Game, when: When, scene: Scene) -> bool:
    """Whether all is so that an effect asks for."""
    seat, location = scene.seat, scene.location
    tile = game.tile(seat, location) if location else None
    return (
        (when.deployed_blood is None or when.deployed_blood.holds(tile.blood if tile is not None else 0))
        and (when.rivals is None or when.rivals.holds(len(game.rivals(seat, location))))
        and (when.cards_here is None or when.cards_here.holds(len(game.deployed(seat, location))))
        and (not when.round or game.round in when.round)
        and (when.haven is None or when.haven == (location == HAVEN))
        and (when.won is None or when.won == (tile is not None and tile.marks.get(RANK) == "1"))
    )


def _to_others(game: Game, does: Does, scene: Scene) -> Iterator[tuple[Does, int]]:
    """What is done to whom, in turn order."""
    if does.each_rival is not None:
        yield from ((does.each_rival, other) for other in game.rivals(scene.seat, scene.location))
    if does.each_opponent is not None:
        yield from ((does.each_opponent, other) for other in game.in_order() if other != scene.seat)
    if does.they is not None and scene.other >= 0:
        yield does.they, scene.other


def _to_one(game: Game, does: Does, scene: Scene) -> Procedure[bool]:
    options = tuple(
        Option("rival", game.seat_name(other), seat=other) for other in game.rivals(scene.seat, scene.location)
    )
    if not options:
        return False
    question = f"{game.name(scene.copy)}: which Rival?"
    option = yield from choose(scene.seat, "rival", question, options, "T7", scene.copy.id)
    return (yield from carry_out(game, does, replace(scene, subject=option.seat)))


def _may(game: Game, does: Does, scene: Scene) -> Procedure[bool]:
    if does.spend is not None and not _can_spend(game, does.spend, scene):
        return False
    question = f"{game.name(scene.copy)}: {aloud(does)}"
    options = (Option("do", "Do it", scene.copy.id), Option("leave", "Leave it"))
    option = yield from choose(scene.seat, "may", question, options, "Y7", scene.copy.id)
    if option.kind == "leave":
        return False
    return (yield from carry_out(game, does, scene))


# -- amounts -----------------------------------------------------------------------------------------------------------


def _number(game: Game, amount: Amount, scene: Scene, there: int) -> int:
    """How much is meant, of so much that is there; `any` is all that there is."""
    match amount:
        case tuple():
            return amount[min(game.round, 3) - 1]
        case "half":
            return there // 2
        case "all" | "any":
            return there
        case "per card":
            return len(game.alliance(scene.seat))
        case "as spent":
            return scene.spent
        case _:
            return amount


def _can_spend(game: Game, sum_: Sum, scene: Scene) -> bool:
    """Whether she has what must be spent, and it is anything at all."""
    blood, influence = game.blood(scene.seat), game.tokens(scene.seat, INFLUENCE)
    wanted = (_number(game, sum_.blood, scene, blood), _number(game, sum_.influence, scene, influence))
    return any(wanted) and wanted[0] <= blood and wanted[1] <= influence


# -- deeds -------------------------------------------------------------------------------------------------------------
# Each returns the scene after it, or None where it was not done.


def _spend(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Spend: to the Bank (T9)."""
    sum_ = does.spend
    if sum_ is None:
        return scene
    if not _can_spend(game, sum_, scene):
        return None
    seat = scene.seat
    blood = _number(game, sum_.blood, scene, game.blood(seat))
    if sum_.blood == "any":
        options = tuple(Option("amount", f"{each} Blood", amount=each) for each in range(1, blood + 1))
        question = f"{game.name(scene.copy)}: spend how much?"
        blood = (yield from choose(seat, "amount", question, options, "T9", scene.copy.id)).amount
    influence = _number(game, sum_.influence, scene, game.tokens(seat, INFLUENCE))
    lose_blood(game, seat, blood, seat)
    change_tokens(game, seat, INFLUENCE, -influence)
    game.say(game.who(seat), f" spends {_said(blood, influence)}", seat=seat)
    return replace(scene, spent=blood + influence)


def _gain(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Gain: from the Bank (T10)."""
    yield from ()
    if does.gain is None:
        return scene
    seat = scene.whom
    blood = gain_blood(game, seat, _number(game, does.gain.blood, scene, 0))
    influence = change_tokens(game, seat, INFLUENCE, _number(game, does.gain.influence, scene, 0))
    deployed = from_bank(game, _number(game, does.gain.deployed, scene, 0), "blood")
    tile = game.tile(seat, scene.location) if deployed and scene.location else None
    if tile is not None:
        game.doing.move_blood(m.BANK, m.Purse("card", tile.id), deployed)
    game.say(
        game.who(seat), f" gains {_said(blood, influence, deployed)} by ", game.doing.name(scene.copy), seat=scene.seat
    )
    return scene


def _lose(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Lose: to the Bank, as much as there is (T10, Z4)."""
    yield from ()
    if does.lose is None:
        return scene
    seat = scene.whom
    blood = lose_blood(game, seat, _number(game, does.lose.blood, scene, game.blood(seat)), scene.seat)
    wanted = _number(game, does.lose.influence, scene, game.tokens(seat, INFLUENCE))
    influence = -change_tokens(game, seat, INFLUENCE, -wanted)
    deployed = 0
    tile = game.tile(seat, scene.location) if does.lose.deployed and scene.location else None
    if tile is not None:
        deployed = min(tile.blood, _number(game, does.lose.deployed, scene, tile.blood))
        game.doing.move_blood(m.Purse("card", tile.id), m.BANK, deployed)
    game.say(
        game.who(seat), f" loses {_said(blood, influence, deployed)} by ", game.doing.name(scene.copy), seat=scene.seat
    )
    return scene


def _steal(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Steal: from that player's Pool into one's own, as much as there is (T8, X4)."""
    yield from ()
    if does.steal is None or scene.subject < 0:
        return scene
    seat, other = scene.seat, scene.subject
    blood = steal_blood(game, other, _number(game, does.steal.blood, scene, game.blood(other)), seat)
    influence = -change_tokens(
        game, other, INFLUENCE, -_number(game, does.steal.influence, scene, game.tokens(other, INFLUENCE))
    )
    change_tokens(game, seat, INFLUENCE, influence)
    game.say(
        game.who(seat), f" steals {_said(blood, influence)} from ", game.who(other), " by ",
        game.doing.name(scene.copy), seat=seat,
    )  # fmt: skip
    return scene


def _play(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Play Blood onto the Position here (T11)."""
    yield from ()
    tile = game.tile(scene.seat, scene.location) if does.play is not None and scene.location else None
    if does.play is None or tile is None:
        return scene
    played = play_blood(game, scene.seat, _number(game, does.play.blood, scene, game.blood(scene.seat)), tile)
    game.say(game.who(scene.seat), f" plays {played} Blood by ", game.doing.name(scene.copy), seat=scene.seat)
    return scene


def _power(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Change Power: of this card, or of a Rival here; halve what is printed on a Rival's cards here (K1)."""
    yield from ()
    seat = scene.whom
    if does.power:
        bearer = scene.copy if scene.subject < 0 else game.tile(seat, scene.location)
        if bearer is not None:
            game.mark(bearer, ADDED, str(added(bearer) + does.power) if added(bearer) + does.power else "")
    if does.halve_printed:
        for copy in game.deployed(seat, scene.location):
            if game.readings.halving == "printed first":
                game.mark(copy, HALVED, "yes")
            else:
                now = of_card(copy, game.faces, game.readings) or 0
                change = now // 2 - now + added(copy)
                game.mark(copy, ADDED, str(change) if change else "")
    return scene


def _withdraw(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Withdraw from this Location, as in the first step (W3–W5)."""
    if not does.withdraw:
        return scene
    yield from withdraw(game, scene.seat, scene.location)
    return scene


def _look(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """Look at face-down cards, anywhere."""
    if not does.look_at:
        return scene
    seat = scene.seat
    for left in range(_number(game, does.look_at, scene, 0), 0, -1):
        hidden = [
            copy
            for other in game.in_order()
            for location in game.locations
            for copy in game.deployed(other, location)
            if other != seat and not copy.face_up and seat not in copy.shown_to
        ]
        if not hidden:
            break
        options = tuple(
            Option(
                "look",
                f"{game.seat_name(copy.controller)} at {called(game.location_of(copy))}",
                copy.id,
                seat=copy.controller,
            )
            for copy in hidden
        )
        question = f"{game.name(scene.copy)}: look at which card? ({left} left)"
        option = yield from choose(seat, "look", question, options, "P7", scene.copy.id)
        copy = game.table.copies[option.copy]
        game.do(m.Show(copy.id, tuple(sorted({*copy.shown_to, seat}))))
        game.say(game.who(seat), " looks at ", game.doing.name(copy), seat=seat)
    return scene


def _move_to_haven(game: Game, does: Does, scene: Scene) -> Procedure[Scene | None]:
    """This card, with Deployed Blood, goes to the Prince's Haven."""
    most, seat, copy = does.move_to_haven, scene.seat, scene.copy
    if most is None or scene.location == HAVEN:
        return scene
    here, there = game.tile(seat, scene.location), game.tile(seat, HAVEN)
    if here is not None and there is not None:
        options = tuple(Option("amount", f"{each} Blood", amount=each) for each in range(min(most, here.blood) + 1))
        question = f"{game.name(copy)} goes to the Prince’s Haven: with how much Deployed Blood?"
        option = yield from choose(seat, "amount", question, options, "T5", copy.id)
        game.doing.move_blood(m.Purse("card", here.id), m.Purse("card", there.id), option.amount)
    game.say(game.who(seat), " moves ", game.doing.name(copy), " to the Prince’s Haven", seat=seat)
    game.put(copy, seat, position(HAVEN), face_up=True)
    return scene


def _said(blood: int, influence: int, deployed: int = 0) -> str:
    """Amounts in words: “2 Blood and 1 Influence”."""
    parts = [
        f"{amount} {word}"
        for amount, word in ((blood, "Blood"), (influence, "Influence"), (deployed, "Deployed Blood"))
        if amount
    ]
    return " and ".join(parts) or "nothing"


# -- withdrawing, and what it sets off ---------------------------------------------------------------------------------


def withdraw(game: Game, seat: int, location: str) -> Procedure[None]:
    """Withdraw: the Deployed Blood goes back into the Pool at once (W3), the cards face up to the Prince's Haven (W4),
    or from there back to hand (W5)."""
    tile = game.tile(seat, location)
    blood = tile.blood if tile is not None else 0
    if tile is not None:
        game.doing.move_blood(m.Purse("card", tile.id), m.Purse("pool", seat), blood)
    cards = game.deployed(seat, location)
    names = game.names(cards)
    for copy in cards:
        if location == HAVEN:
            game.put(copy, seat, "hand")
        else:
            game.put(copy, seat, position(HAVEN), face_up=True)
            game.mark(copy, WITHDRAWN, "yes")
    taken = f" withdraws from {called(location)}" + (f" with {blood} Blood" if blood else "")
    if cards:
        where = "hand" if location == HAVEN else "the Prince’s Haven"
        game.say(game.who(seat), f"{taken}; to {where} go ", names, seat=seat)
    else:
        game.say(game.who(seat), taken, seat=seat)
    yield from set_off(game, "opponent withdraws here", seat, location)


def set_off(game: Game, trigger: Trigger, by: int, location: str) -> Procedure[None]:
    """What Passive cards do that are face up as their trigger comes (P12), in turn order (X2)."""
    for seat in game.in_order():
        if seat == by:
            continue
        for copy in _set_off_by(game, seat, trigger, location):
            game.say(game.doing.name(copy), " is set off by ", game.who(by), seat=seat)
            yield from use(game, seat, copy, game.location_of(copy), other=by)


def _set_off_by(game: Game, seat: int, trigger: Trigger, location: str) -> Sequence[Copy]:
    found: list[Copy] = []
    for where in game.locations:
        if (where == location) == (trigger == "opponent plays elsewhere"):
            continue
        for copy in game.deployed(seat, where):
            does = game.face(copy).does if copy.face_up else None
            idle = WITHDRAWN in copy.marks and game.readings.withdrawn_cards == "Power only"
            if does is not None and does.whenever == trigger and not idle:
                found.append(copy)
    return found
