"""What the rules tell of the abilities: events, with the card or minion they are about and the Methuselah."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.rules.asked import Asked
from tests.rules.known import weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.lasting import Weather
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import incapacitate
from vtes_desktop.rules.invented import imbued, library, retainer, vampire
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class Listens(Asked):
    """Abilities that keep what they are told, and have no effects of their own unless a test says."""

    def __init__(self, harder: int = 0) -> None:
        super().__init__()
        self.told: list[tuple[str, Copy | None, int]] = []
        self.asked: list[tuple[str, int]] = []
        self.harder = harder
        self.spare = 0

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:
        """Keep it; a strike that is chosen is made harder, and a card gives way to one that would be replaced."""
        self.told.append((event, copy, seat))
        if event == "strike chosen" and game.strike_made is not None and self.harder:
            made = game.strike_made
            game.strike_made = replace(made, amount=made.amount + self.harder)
        if event == "replaces":
            self.spare -= 1
            game.table.seats[seat].hand_size -= 1
        yield from super().happens(game, event, copy, seat)

    def of_methuselah(self, game: Game, seat: int, name: str) -> int:
        """Whether something still gives way in place of a card that would be replaced."""
        return self.spare if name == "stands in" and seat == 0 else super().of_methuselah(game, seat, name)  # type: ignore[arg-type]

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """Something in the master phases of others, once for each seat."""
        if window != "another's master" or ("used", seat) in self.asked:
            return super().uses(game, seat, window)

        def run() -> Procedure[bool]:
            self.asked.append(("used", seat))
            yield from ()
            return True

        return [Use(Option("use", "Do it"), run)]

    def of(self, event: str) -> list[tuple[Copy | None, int]]:
        """Whom an event was about, in order."""
        return [(copy, seat) for name, copy, seat in self.told if name == event]


def listening(harder: int = 0) -> tuple[Position, Listens]:
    """A game whose abilities keep what they are told."""
    abilities = Listens(harder)
    return Position("Sarah", "Alexis", "Justin", abilities=abilities), abilities


def fighters(game: Position, kurt: str = "", ira: str = "") -> tuple[Copy, Copy]:
    """Kurt of Sarah and Ira of Alexis, with these words."""
    return game.ready("Sarah", vampire("Kurt", 6, text=kurt)), game.ready("Alexis", vampire("Ira", 6, text=ira))


def fight(game: Position, kurt: Copy, ira: Copy) -> None:
    """Kurt bleeds, Ira blocks; both strike with hands, or as is chosen next, until it is over."""
    block(game, kurt, ira)
    go_on(game)


def block(game: Position, kurt: Copy, ira: Copy) -> None:
    """Kurt bleeds, and Ira blocks."""
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)


def go_on(game: Position) -> None:
    """Strike with hands and pass until the action is over."""
    while game.table.action is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_a_chosen_strike_is_told_with_the_card_that_it_is_made_with_and_may_be_changed() -> None:
    game, abilities = listening(harder=1)
    kurt, ira = fighters(game)
    club = game.on(ira, weapon("Club", "strength+1"))
    block(game, kurt, ira)
    game.pick("weapon", club)
    go_on(game)
    # Hands are no card.
    assert abilities.of("strike chosen") == [(club, 1)]
    # The change was made before it was resolved: 2 + 1 damage.
    assert (kurt.blood, ira.blood) == (3, 5)


def test_damage_is_told_of_whom_it_was_inflicted_on_and_by_whom() -> None:
    game, abilities = listening()
    kurt, ira = fighters(game)
    fight(game, kurt, ira)
    assert abilities.of("damaged") == [(kurt, 1), (ira, 0)]


def test_no_damage_is_not_told() -> None:
    game, abilities = listening()
    kurt, ira = fighters(game, ira="-1 strength.")
    fight(game, kurt, ira)
    assert abilities.of("damaged") == [(ira, 0)]


def test_equipping_is_told_from_the_hand_and_from_another_minion() -> None:
    game, abilities = listening()
    kurt = game.ready("Sarah", vampire("Kurt", 6))
    other = game.ready("Sarah", vampire("Nora", 6))
    club = game.hand("Sarah", library("Club", "Equipment", text="Melee weapon. Strike: strength+1 damage."))[0]
    game.pick("equip", club, minion=kurt)
    go_on(game)
    assert abilities.of("equipped") == [(club, 0)]
    game.pick("equip from", minion=other)
    while game.table.action is not None:
        game.passes() if game.options("pass") else game.pick(game.options()[0].kind)
    assert (abilities.of("equipped"), club.place.on) == ([(club, 0), (club, 0)], other.id)


def test_employing_is_no_equipping() -> None:
    game, abilities = listening()
    game.ready("Sarah", vampire("Kurt", 6))
    game.hand("Sarah", retainer("Dog", 1))
    game.pick("employ")
    go_on(game)
    assert abilities.of("equipped") == []
    assert abilities.of("enters play")


@pytest.mark.parametrize("spare", [0, 1, 2])
def test_a_card_gives_way_instead_of_one_that_would_be_replaced(spare: int) -> None:
    game, abilities = listening()
    game.start()
    abilities.spare = spare
    held = game.rules.pile(0, "hand")
    for copy in list(held)[:2]:
        game.rules.burn(copy)
    list(settle_hand(game.rules, 0))
    assert abilities.of("replaces") == [(None, 0)] * spare
    assert len(game.rules.pile(0, "hand")) == 7 - spare


@pytest.mark.parametrize(("place", "told"), [("ready", True), ("torpor", False)])
def test_the_cards_on_a_minion_are_told_that_it_is_gone(place: str, told: bool) -> None:
    game, _ = listening()
    kurt = getattr(game, place)("Sarah", vampire("Kurt", 6))
    club = game.on(kurt, weapon("Club", "strength+1"))
    game.rules.burn(kurt)
    gone = [(copy, seat) for name, copy, seat in game.rules.passing.now.happened if name == "bearer gone"]
    assert gone == ([(club, 0)] if told else [])
    assert club.place.region == "ash heap"


def test_an_imbued_that_is_incapacitated_leaves_the_ready_region() -> None:
    game, _ = listening()
    hunter = game.ready("Alexis", imbued("Hunter", 4))
    for _ in range(2):
        incapacitate(game.rules, hunter)
    # Just once: the second time it was not ready any more.
    left = [entry for entry in game.rules.passing.now.happened if entry[0] == "leaves the ready region"]
    assert (left, hunter.place.region) == ([("leaves the ready region", hunter, 1)], "torpor")


def test_the_others_are_asked_once_before_a_master_phase_ends() -> None:
    game, abilities = listening()
    game.phase("master", of="Sarah")
    game.start()
    asked: list[str] = []
    while game.table.phase == "master":
        if game.options("use"):
            asked.append(game.asked)
            game.pick("use")
        else:
            game.passes()
    assert asked == ["Alexis", "Justin"]
    assert [seat for _, seat in abilities.asked] == [1, 2]


def combat_of(game: Position) -> Fight:
    """The combat that goes on."""
    assert game.rules.fight is not None
    return game.rules.fight


def ranged(game: Position) -> tuple[Copy, Copy, Fight]:
    """Kurt, who has a maneuver, is blocked by Ira and is asked for it."""
    kurt, ira = fighters(game, "Kurt gets 1 optional maneuver each combat.")
    block(game, kurt, ira)
    return kurt, ira, combat_of(game)


@pytest.mark.parametrize(("grows", "second"), [(False, 1), (True, 2)])
def test_weather_hurts_both_and_their_retainers_in_each_round(grows: bool, second: int) -> None:
    game, abilities = listening()
    kurt, ira = fighters(game, "Kurt gets 1 optional press each combat. -1 strength.", "-1 strength.")
    dog = game.on(ira, retainer("Dog", 3))
    block(game, kurt, ira)
    fought = combat_of(game)
    fought.lasting.append(Weather(kurt.id, "combat", 1, grows, 1))
    while not game.options("press"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    # It was laid when the first round had its range already.
    assert (kurt.blood, ira.blood, dog.blood) == (6, 6, 3)
    game.pick("press")
    go_on(game)
    assert (kurt.blood, ira.blood, dog.blood) == (6 - second, 6 - second, 3 - second)
    # It is nobody's damage.
    assert abilities.of("damaged") == []


def test_a_promised_strike_is_the_next_additional_one_only() -> None:
    game, _ = listening()
    kurt, ira, fought = ranged(game)
    fought.round.additional[kurt.id] = 2
    fought.round.promised[kurt.id] = Strike("damage", 3, ranged=True, minion=kurt, source=kurt.id)
    game.passes()
    go_on(game)
    # Hands, the promised strike, hands.
    assert ira.blood == 6 - 1 - 3 - 1
    assert kurt.blood == 5


def test_a_promised_strike_is_forgotten_with_the_round() -> None:
    game, _ = listening()
    kurt, _, fought = ranged(game)
    fought.round.promised[kurt.id] = Strike("damage", 3, minion=kurt, source=kurt.id)
    fought.new_round("close")
    assert fought.round.promised == {}


def test_a_gun_that_was_loaded_stays_so_for_the_combat() -> None:
    game, _ = listening()
    kurt, _, fought = ranged(game)
    gun = game.on(kurt, weapon("Gun", "2"))
    fought.loaded.add(gun.id)
    fought.new_round("close")
    assert fought.loaded == {gun.id}
