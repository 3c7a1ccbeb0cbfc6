"""What the referee itself reads of fixed phrases: numbers, strikes, maneuvers, presses, prevention."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.abilities.vocabulary.effects.strikes import blow_aloud
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.by_hand.carrying_out import cancel, carry_out_read
from vtes_desktop.rules.by_hand.fixed_effects import ALL, Does
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import Procedure

_LASTS = {"": "", "round": " for the rest of the round", "combat": " for the rest of the combat"}


def does_aloud(does: Does) -> str:
    """All that a card does in fixed phrases, in one clause; empty for nothing besides what it is."""
    cost = f"its cost is {'not ' if does.free else ''}paid"
    limited = " (limited: one such increase in an action)" if does.limited else ""
    strikes = so_many(does.additional, "additional strike", "additional strikes")
    prevented = f"{'all' if does.prevent >= ALL else does.prevent} {'normal ' if does.normal_only else ''}damage"
    said: tuple[tuple[object, str], ...] = (
        (does.cancels, f"the card being played is cancelled and {cost}"),
        (does.stealth, f"the action gets {does.stealth:+} stealth"),
        (does.bleed, f"the bleed of the action changes by {does.bleed:+}{limited}"),
        (does.intercept, f"this minion gets {does.intercept:+} intercept in this action"),
        (
            does.their_intercept,
            f"the minion that attempts to block gets {does.their_intercept:+} intercept in this action",
        ),
        (does.votes, f"this minion gets {does.votes:+} votes in this referendum"),
        (does.unlocks, "this minion unlocks"),
        (does.wakes, "this minion can block and play reaction cards in this action as though it were unlocked"),
        (does.locks, "this minion locks"),
        (does.unblockable, "the action can’t be blocked"),
        (does.strike, f"this minion strikes: {blow_aloud(does.strike) if does.strike is not None else ''}"),
        (does.maneuver, "this minion gets a maneuver"),
        (does.press, "this minion gets a press"),
        (does.additional, f"this minion gets {strikes}"),
        (does.prevent, f"{prevented} to this minion is prevented"),
        (does.strength, f"this minion gets {does.strength:+} strength{_LASTS[does.lasts]}"),
    )
    return together(words for so, words in said if so)


class Fixed(Word, frozen=True):
    """What a card does in fixed phrases (:mod:`vtes_desktop.rules.by_hand.fixed_effects`) (sec. 6.2, 6.4).

    >>> Fixed(Does(stealth=1)).aloud()
    'the action gets +1 stealth'
    """

    does: Does

    def do(self, here: Here) -> Procedure[None]:
        """Carry it out for the minion that plays the card; what Methuselahs play can only cancel so."""
        if here.minion is None and self.does.cancels:
            cancel(here.game, here.source, free=self.does.free)
        if here.minion is not None:
            yield from carry_out_read(here.game, here.seat, here.source, here.minion, self.does)

    def aloud(self) -> str:
        return does_aloud(self.does)
