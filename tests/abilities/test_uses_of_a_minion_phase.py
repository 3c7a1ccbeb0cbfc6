"""What may be used “during your minion phase”: at any time of that phase, in its actions and combats too, and in no
other (rulings on Temptation, Puppet Master, Lord Tremere and Nu, The Pillar). Every card of the kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.deeds import offers
from tests.abilities.table import table, texts
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.abilities.vocabulary.here import CHOSEN
from vtes_desktop.abilities.vocabulary.windows import MINION_PHASE
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

Lays = Callable[[Position], Copy]
"""Lays a card of Sarah, with what its use needs; gives back the card."""


def itself(name: str, **marks: str) -> Lays:
    """A minion that unlocks itself, locked."""
    return lambda game: game.ready("Sarah", name, locked=True, marks=marks)


def unlocking(lay: Lays, who: Card | str) -> Lays:
    """A card that unlocks another minion, which is laid locked."""

    def lays(game: Position) -> Copy:
        game.ready("Sarah", who, locked=True)
        return lay(game)

    return lays


def placed(name: str, level: str = "") -> Lays:
    return lambda game: game.in_play("Sarah", name, marks={"level": level})


def borne(name: str, level: str = "", *, locked: bool = False, of: str = "Sarah", by: str = "Sarah") -> Lays:
    """A card on a vampire with no blood; controlled by Sarah."""

    def lays(game: Position) -> Copy:
        bearer = game.ready(of, vampire("Bearer", 9, sect="Anarch"), locked=locked, blood=4)
        copy = game.on(bearer, name, owner=by, marks={"level": level})
        copy.controller = game.seat(by)
        return copy

    return lays


def tempting(game: Position) -> Copy:
    copy = borne("Temptation", "ser", of="Alexis")(game)
    copy.counters["counters"] = 4
    return copy


def vozhd(game: Position) -> Copy:
    game.ready("Sarah", vampire("Tzi", 5, clan="Tzimisce"))
    return game.ready("Sarah", "The Vozhd of Szczecin", locked=True)


def herd(game: Position) -> Copy:
    copy = borne("Slaughtering the Herd", "DOM", of="Sarah", by="Alexis")(game)
    copy.marks[CHOSEN] = str(game.ready("Alexis", vampire("Herdsman", 9)).id)
    return copy


def mourned(game: Position) -> Copy:
    game.ready("Sarah", vampire("Brujah", 5, clan="Brujah"))
    return game.in_play("Alexis", "Judgment: Death to the Brujah!")


ANARCH = vampire("Young", 3, sect="Anarch")
HERS: dict[str, Lays] = {
    "Al's Army Apparatus": placed("Al's Army Apparatus"),
    "Art Morgan": unlocking(lambda game: game.ready("Sarah", "Art Morgan"), "Renegade Garou"),
    "Clotho's Gift": borne("Clotho's Gift", "TEM", locked=True),
    "Command Performance": unlocking(placed("Command Performance"), vampire("D", 4, clan="Daughter of Cacophony")),
    "CrimethInc.": unlocking(placed("CrimethInc.", "tha"), ANARCH),
    "Dónal O'Connor (G6)": itself("Dónal O'Connor (G6)"),
    "Firebrand": unlocking(borne("Firebrand"), ANARCH),
    "Fortune Teller": borne("Fortune Teller"),
    "Infamous Insurgent": unlocking(borne("Infamous Insurgent"), ANARCH),
    "Javier Montoya (ADV)": unlocking(lambda game: game.ready("Sarah", "Javier Montoya (ADV)"), ANARCH),
    "Judgment: Death to the Brujah!": mourned,
    "Lord Tremere": unlocking(lambda game: game.ready("Sarah", "Lord Tremere"), vampire("T", 4, clan="Tremere")),
    "Nakhthorheb": itself("Nakhthorheb"),
    "Nefertiti (ADV)": itself("Nefertiti (ADV)", merged="yes"),
    "Nu, The Pillar": itself("Nu, The Pillar"),
    "Puppet Master": borne("Puppet Master", "DOM", of="Alexis"),
    "Qawiyya el-Ghaduba": itself("Qawiyya el-Ghaduba"),
    "Rutor's Hand": borne("Rutor's Hand", "tha", locked=True),
    "Slaughtering the Herd": herd,
    "Temptation": tempting,
    "Tutu the Doubly Evil One": itself("Tutu the Doubly Evil One"),
}
"""Those of one's own minion phase."""
ANY: dict[str, Lays] = {
    "Hannibal (ADV)": itself("Hannibal (ADV)"),
    "Torvus Bloodbeard": itself("Torvus Bloodbeard"),
}
"""Those of any Methuselah's."""
OTHERS: dict[str, Lays] = {
    "The Vozhd of Szczecin": vozhd,
    "Miguel Cordovera": lambda game: game.ready("Alexis", "Miguel Cordovera", locked=True),
}
"""Those of another's: of any, or of the predator."""


def laid(name: str, lays: Lays) -> tuple[Position, Copy]:
    """The card lies there; each Methuselah has somebody to act and to block."""
    game = table()
    copy = lays(game)
    for seat in ("Sarah", "Alexis", "Justin"):
        game.ready(seat, vampire(f"Acting of {seat}", 7), blood=3)
    if name == "Torvus Bloodbeard":
        game.give_edge("Sarah")
    return game, copy


def when_offered(game: Position, copy: Copy, of: str, by: str) -> set[str]:
    """When a card is offered to somebody in a minion phase: before an action, in it, in its combat."""
    game.phase("minion", of=of)
    found = set[str]()
    acting = next(each for each in game.table.copies.values() if game.name(each) == f"Acting of {of}")
    prey = game.table.seats[game.table.prey(game.seat(of))].name
    blocker = next(each for each in game.table.copies.values() if game.name(each) == f"Acting of {prey}")

    def look() -> None:
        if offers(game, copy, by=by):
            found.add("combat" if game.table.combat else "action" if game.table.action else "phase")

    while game.choice is not None and not game.options("bleed"):
        look()
        game.passes()
    look()
    game.pick("bleed", minion=acting)
    for _ in range(60):
        if game.table.action is None:
            break
        look()
        if any(each.copy == blocker.id for each in game.options("block")):
            game.pick("block", blocker)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    return found


@pytest.mark.parametrize("name", [*HERS, *ANY])
def test_it_is_offered_at_any_time_of_the_minion_phase(name: str) -> None:
    game, copy = laid(name, (HERS | ANY)[name])
    assert when_offered(game, copy, "Sarah", "Sarah") == {"phase", "action", "combat"}


@pytest.mark.parametrize("name", ANY)
def test_also_in_that_of_another(name: str) -> None:
    for of in ("Alexis", "Justin"):
        game, copy = laid(name, ANY[name])
        assert when_offered(game, copy, of, "Sarah") == {"phase", "action", "combat"}


def test_the_vozhd_is_unlocked_in_that_of_another_only() -> None:
    game, copy = laid("The Vozhd of Szczecin", vozhd)
    assert when_offered(game, copy, "Justin", "Sarah") == {"phase", "action", "combat"}
    game, copy = laid("The Vozhd of Szczecin", vozhd)
    assert when_offered(game, copy, "Sarah", "Sarah") == set()


def test_miguel_cordovera_serves_his_predator() -> None:
    game, copy = laid("Miguel Cordovera", OTHERS["Miguel Cordovera"])
    assert when_offered(game, copy, "Sarah", "Sarah") == {"phase", "action", "combat"}
    for of in ("Alexis", "Justin"):
        game, copy = laid("Miguel Cordovera", OTHERS["Miguel Cordovera"])
        assert when_offered(game, copy, of, of) == set()


@pytest.mark.parametrize("name", HERS)
def test_it_is_not_in_that_of_another(name: str) -> None:
    game, copy = laid(name, HERS[name])
    assert when_offered(game, copy, "Alexis", "Sarah") == set()


@pytest.mark.parametrize("name", [*HERS, *ANY])
@pytest.mark.parametrize("phase", ["unlock", "master", "influence", "discard"])
def test_nor_in_another_phase(name: str, phase: Phase) -> None:
    game, copy = laid(name, (HERS | ANY)[name])
    game.hand("Sarah", "Dreams of the Sphinx")
    game.phase(phase, of="Sarah")
    while game.choice is not None and (game.table.phase, game.table.active) == (phase, 0):
        assert not offers(game, copy, by="Sarah") or "add a counter" in " ".join(game.offers("use"))
        game.passes()


def test_nobody_is_taken_over_between_the_choice_of_strikes_and_what_they_do() -> None:
    """LSJ 20020618: what is yet to resolve does so before the vampire changes hands."""
    game, copy = laid("Temptation", tempting)
    game.phase("minion", of="Sarah")
    acting, blocker = (
        next(each for each in game.table.copies.values() if game.name(each) == f"Acting of {seat}")
        for seat in ("Sarah", "Alexis")
    )
    game.in_play("Sarah", "The Barrens")
    when = dict[str, bool]()
    game.pick("bleed", minion=acting)
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            break
        if game.asked == "Sarah":
            when[game.choice.kind] = offers(game, copy)
        if any(each.copy == blocker.id for each in game.options("block")):
            game.pick("block", blocker)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert when["before strikes"] and when["after strikes"]
    assert not when["strikes chosen"]


def test_nor_in_a_combat_of_another_phase() -> None:
    """A combat may come about elsewhere: nothing of a minion phase is used there."""
    game, copy = laid("Nakhthorheb", itself("Nakhthorheb"))
    game.phase("minion", of="Sarah")
    acting = next(each for each in game.table.copies.values() if game.name(each) == "Acting of Sarah")
    game.pick("bleed", minion=acting)
    until_or_over(game, "block")
    game.pick("block", next(each for each in game.table.copies.values() if game.name(each) == "Acting of Alexis"))
    while game.table.combat is None:
        game.passes()
    until_or_over(game, "use", copy, what="combat")
    assert game.table.combat is not None and offers(game, copy)
    game.table.phase = "master"
    assert not list(game.rules.abilities.uses(game.rules, 0, "before range"))
    game.table.phase = "minion"
    assert [each.option.copy for each in game.rules.abilities.uses(game.rules, 0, "before range")] == [copy.id]
    over(game)


def test_those_are_all_cards_of_the_kind() -> None:
    known = texts()
    assert {
        card.display_name
        for card in table().rules.catalogue.cards.values()
        for reading in known.of(card).readings
        for use in reading.usable
        if use.windows == MINION_PHASE
    } == {name.replace(" (G6)", "") for name in {**HERS, **ANY, **OTHERS}}
