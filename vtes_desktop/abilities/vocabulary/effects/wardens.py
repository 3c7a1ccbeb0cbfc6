"""Cards that are no minions, and attempt to block as if they were (sec. 6.2.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.combat.damage import Hurt, inflict
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table.table import Copy, Place


class BlockItself(Word, frozen=True):
    """The card itself attempts to block, and is an infernal vampire as long as it does: locked or not, without blood,
    with more intercept. Where it blocks it inflicts unpreventable, environmental, aggravated damage on the acting
    minion and is burned at once, before anything else is done about the block; there is no combat."""

    capacity: int
    intercept: int
    damage: int = 1

    def can(self, here: Here) -> bool:
        game, copy = here.game, here.source
        action = game.table.action
        if action is None or action.unblockable or action.step != "block" or action.blocker:
            return False
        if copy.place.region != "in play" or copy.controller == action.seat:
            return False
        if not game.edition.blocker_again and copy.id in game.passing.attempted:
            return False
        return blocks.undecided(game)[:1] == [copy.controller] and blocks.can_block(game, copy)

    def do(self, here: Here) -> Procedure[None]:
        """Have it attempt; it is a card like any other again when that has failed."""
        game, copy = here.game, here.source
        home = copy.place
        game.doing.move_card(copy, Place(copy.controller, "ready"))
        marks = {
            "type": "vampire",
            "capacity": str(self.capacity),
            "infernal": "yes",
            "sect": "Independent",
            blocks.AWAKE: "yes",
        }
        for name, value in marks.items():
            minions.mark(game, copy, name, value)
        blocks.add_intercept(game, copy, self.intercept)
        game.passing.attempting = copy

        def back() -> None:
            """It is no minion any more."""
            minions.mark(game, copy, blocks.ADDED, "")
            for name in marks:
                minions.mark(game, copy, name, "")
            if copy.place.region == "ready":
                game.doing.move_card(copy, home)

        def fails() -> Procedure[None]:
            back()
            yield from ()

        def blocked() -> Procedure[None]:
            if game.action.blocker == copy.id:
                back()
                yield from strike_down(game, copy, self.damage)

        game.passing.later = [
            *game.passing.later,
            ("attempt failed", fails),
            ("blocked", blocked),
        ]
        yield from ()


def strike_down(game: Game, copy: Copy, damage: int) -> Procedure[None]:
    """The card has blocked: it inflicts its damage on the acting minion, and is burned."""
    acting = game.table.copies.get(game.action.minion)
    game.change_action(blocker=0)
    game.burn(copy)
    if acting is not None and game.in_play(acting):
        hurt = Hurt(acting, 0, damage, unpreventable=True, surroundings=damage)
        yield from inflict(game, [hurt], game.clockwise(game.action.seat))
