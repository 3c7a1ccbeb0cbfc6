"""Rulings on minions that may play cards of Disciplines which they have not, played with each card that lets one."""

from __future__ import annotations

from tests.abilities.fights import EVERYTHING
from tests.abilities.members import each
from tests.abilities.table import table
from tests.abilities.test_starters_sabbat import ambush
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import has_disciplines
from vtes_desktop.table.table import Copy

MOUTH = "Mouthpiece"
SATYR = "Shadow Court Satyr"
LEVELS = {"Infernal Servitor": "DAI", "Nocturn": "obt", "Spectral Servitor": "obl", "Reanimated Corpse": "thn"}


def player(card: Card) -> tuple[Position, Copy, frozenset[str]]:
    """A minion that a card lets play cards of these Disciplines: in an action, where it lets one then."""
    name = card.display_name
    if name == "Blood Brother Ambush":
        game = ambush()[0]
        game.pick("play", name)
        assert game.table.combat is not None
        minion = game.rules.copy(game.table.combat.acting.minion)
        return game, minion, minions.plays_as_vampire(game.rules, minion).codes
    game = table()
    if name == MOUTH:
        minion = game.ready("Sarah", vampire("Krid", 5, "obf"))
        game.ready("Sarah", vampire("Voice", 5, "DOM"))
        game.ready("Alexis", vampire("Ira", 5))
        game.hand("Sarah", name)
        game.pick("bleed", minion=minion)
        game.pick("play", name, level="DOM")
        return game, minion, frozenset({"dom"})
    if name == "Ian Forestal":
        return game, game.ready("Sarah", name), frozenset({"obf"})
    if name == "Bima":
        game.ready("Sarah", vampire("Krid", 5, clan="Ministry"))
        game.hand("Sarah", "Bima", "Potence")
        game.pick("recruit", "Bima")
        game.pick("target", "Potence")
        minion = next(copy for copy in game.table.copies.values() if copy.marks.get("recruited"))
    elif name == "Leech":
        minion = game.ready("Sarah", "Vagabond Mystic")
        game.ready("Alexis", vampire("Ira", 5), locked=True)
        game.hand("Sarah", "Leech")
        game.pick("action card", "Leech")
        while game.table.action is not None:
            game.passes()
    elif name in LEVELS:
        minion = game.ready("Sarah", card, marks={"level": LEVELS[name]})
    else:
        minion = game.ready("Sarah", card)
    game.start()
    codes = minions.plays_as_vampire(game.rules, minion).codes
    return game, minion, frozenset({"pot"}) if name == SATYR else codes


def may(game: Position, card: Card, minion: Copy, asks: str, *, together: bool = False, superior: bool = False) -> bool:
    """Whether a minion has what a card requires; the Satyr, as the one that he keeps."""
    kind = next(iter(minions.plays_as_vampire(game.rules, minion).only), "Combat")
    said = "Unlock this minion."
    text = {asks.upper() if superior else asks: said} if " " not in asks else said
    asked = library(f"Asks {asks}", kind, disciplines=asks, together=together, text=text)  # type: ignore[arg-type]
    (mode,) = modes(asked)
    return has_disciplines(game.rules, minion, mode, lent=card.display_name == SATYR)


def other(game: Position, minion: Copy, codes: frozenset[str]) -> str:
    """A Discipline that a minion neither has nor plays cards of."""
    known = {*codes, *minions.disciplines(game.rules, minion)}
    return next(code for code in EVERYTHING.lower().split() if code not in known)


@each("Meets missing disciplines", "they do not actually have")
def test_who_plays_cards_of_a_discipline_has_it_not(card: Card) -> None:
    game, minion, codes = player(card)
    here = Here(game.rules, 0, minion, minion)
    for code in codes:
        assert may(game, card, minion, code)
        assert code not in minions.disciplines(game.rules, minion)
        assert not fits(here, Which("card", discipline=code), minion)


@each("Meets inferior discipline")
def test_nothing_of_the_kind_gives_the_superior_level(card: Card) -> None:
    """Not of two such effects, either: a Leech that was played before is another."""
    game, minion, codes = player(card)
    for code in codes:
        assert not may(game, card, minion, code, superior=True)
        if not minions.is_vampire(game.rules, minion):
            minion.marks[minions.PLAYS_AS] = code
            game.table.stamps.anew()
            assert may(game, card, minion, code)
            assert not may(game, card, minion, code, superior=True)


@each("Meets a single discipline")
def test_one_discipline_of_a_card_of_several_is_met_and_not_two(card: Card) -> None:
    game, minion, codes = player(card)
    missing = [*codes, other(game, minion, codes)][:2]
    assert not may(game, card, minion, " ".join(missing), together=True)
    if has := next((code for code in minions.disciplines(game.rules, minion) if code not in codes), ""):
        for code in codes:
            assert may(game, card, minion, f"{code} {has}", together=True)


@each("Meets missing disciplines", "Multiple similar effects")
def test_two_effects_do_not_meet_two_disciplines_of_one_card(card: Card) -> None:
    game, minion, codes = player(card)
    second = other(game, minion, codes)
    if minions.is_vampire(game.rules, minion):
        # A vampire to whom one is lent, too.
        game.rules.passing.action.lent[minion.id] = {*game.rules.passing.action.lent.get(minion.id, ()), second}
    else:
        minion.marks[minions.PLAYS_AS] = second
    game.table.stamps.anew()
    for code in codes:
        assert not may(game, card, minion, f"{code} {second}", together=True)
