"""Which card of the hand goes: the one that could be played least (sec. 8, 1.6.1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vtes_desktop.bots.judges.lasting import lasting
from vtes_desktop.bots.reason import NOTHING, Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

PATIENCE: Final = 2
"""Turns of one's own for which any card may be waited with."""


def discard(view: View, option: Option, *, must: bool) -> Verdict:
    """A card to be discarded, or to be put under the library; without need only one that clogs."""
    copy = view.copy(option.copy)
    card = view.card(copy)
    if option.kind not in ("discard", "stash", "bottom") or card is None or copy is None:
        return NOTHING
    use = usefulness(view, copy, card)
    if view.weights.stale and not any(each.redirects or each.wakes for each in view.knowledge.all_facts(card)):
        use -= view.weights.stale * min(3, max(0, view.held.get(copy.id, 0) - PATIENCE))
    limit = 0.42 + view.weights.flow
    if not view.table.pile(view.seat, "library") and not must:
        return Verdict(-1.0, "no other would come for it")
    return Verdict((1.0 if must else limit) - use, f"{card.display_name} can hardly be played")


def usefulness(view: View, copy: Copy, card: Card) -> float:
    """How well a card of the hand can be played: 0 for not at all."""
    return view.kept(("useful", card.id), lambda: _usefulness(view, copy, card))


def _usefulness(view: View, copy: Copy, card: Card) -> float:
    own = [*view.ready(view.seat), *(each for each in view.pile(view.seat, "uncontrolled") if each.card)]
    kinds = Counter(each.types[0] for each in view.hand_cards())
    use = 0.7
    if not view.is_known(card):
        use -= 0.35
    if card.types[0] == "Master":
        if view.lies(card.id) and view.unique(copy):
            use -= 0.6
        use -= 0.12 * max(0, kinds["Master"] - 2)
    elif card.disciplines or card.clans:
        able = [each for each in own if any(view.plays(each, card, mode) for mode in view.knowledge.modes(card))]
        if not able:
            use -= 0.6
        elif not any(each.place.region == "ready" for each in able):
            use -= 0.1
    use += max((_worth(view, card, mode) for mode in view.knowledge.modes(card)), default=0.0)
    if "Reaction" in card.types:
        # Whoever is hardly ever bled has little to react to.
        use -= 0.3 * max(0.0, 1.0 - view.loss)
    elif card.types[0] == "Master":
        use += 0.2 * min(1.0, lasting(view, card))
    same = sum(each.id == card.id for each in view.hand_cards())
    use -= 0.1 * max(0, same - 1)
    use -= 0.07 * max(0, kinds[card.types[0]] - 3)
    return use


def _worth(view: View, card: Card, mode: Mode) -> float:
    """What makes a card one of the last to go: it redirects, bleeds, gives pool, lets a minion act again, or
    react though it is locked where there is something to react with."""
    facts = view.knowledge.facts(card, mode.type, mode.level)
    # Where only two play, there is nobody else to be bled.
    redirects = facts.redirects and not (view.weights.bounce and view.prey == view.predator)
    worth = (
        (0.15 if redirects else -0.6 if facts.redirects else 0.0)
        + 0.06 * min(3, max(0, facts.bleed))
        + 0.04 * min(2, max(0, facts.stealth))
    )
    worth += 0.12 * (facts.to_pool or facts.pool > 0) + 0.08 * facts.unlocks
    text = view.knowledge.action(card, mode.level) if mode.type == "Action" else None
    if facts.wakes and view.holds_reactions:
        worth += 0.2
    return worth + (0.1 if text is not None and text.kind == "bleed" else 0.0)
