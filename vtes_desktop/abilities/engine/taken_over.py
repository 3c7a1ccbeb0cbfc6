"""What effects have to do with another minion's taking the running action over: who could have used them, and of whom
they speak from then on (RTR 20041202, ANK 20210309)."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions, all_hold
from vtes_desktop.abilities.vocabulary.conditions.union import AnyOf, Is, Not
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import found
from vtes_desktop.table.table import Copy


def could_declare(here: Here, reading: Reading) -> bool:
    """Whether what was declared for the card of the action could have been by this minion."""
    return all_hold(here, reading.conditions) and all(
        each in found(here, word.which)
        for word in reading.declares
        if isinstance(word, Choose)
        for each in here.chosen.get(word.name, ())
    )


def could_be(here: Here, condition: Conditions) -> bool:
    """Whether something could be so of the minion: only what it is counts, not how things stood then."""
    match condition:
        case Is(who="minion" | "acting", which=which):
            return Is("minion", replace(which, locked=None, blood="")).holds(here)
        case Not(condition=Is(who="minion" | "acting") as inner):
            return not could_be(here, inner)
        case AnyOf(conditions=conditions):
            return any(could_be(here, each) for each in conditions)
    return True


def pass_on(here: Here) -> None:
    """Have words speak of the minion that takes the action over in place of the one that they speak of now."""

    def pass_to(before: Copy, minion: Copy) -> None:
        if here.minion is before:
            here.minion = minion

    here.game.passing.action.said_by.append(pass_to)


def note_use(here: Here, conditions: tuple[Conditions, ...], *, own: bool = False) -> None:
    """Note that the acting minion, where it is that, uses something in its action, of its `own` or not."""
    game = here.game
    if game.table.action is None or here.minion is None or here.minion.id != game.table.action.minion:
        return
    pass_on(here)

    def could(copy: Copy) -> bool:
        return not own and all(could_be(replace(here, minion=copy), each) for each in conditions)

    game.passing.action.used_as_acting.append(could)
