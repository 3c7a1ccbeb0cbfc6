"""The reader of cards that the rules are given (:class:`vtes_desktop.rules.facts.Reader`)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.facts import (
    action_text,
    cancelling,
    companions,
    fixed_effects,
    imbued,
    limits,
    modes,
    playing,
    printed,
    requirements,
    terms,
    timing,
    titles,
)
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Burning, Facts, Head
from vtes_desktop.rules.playing.requirements import CREATURES

_CONTRACT: Final = re.compile(r"(?:^|\. )(?:Unique )?[Cc]ontract\.")
_SORT: Final = 4
"""How many words a sentence has at most that says what sort of card it is: “Unique melee weapon.”"""
_LIKE: Final = re.compile(r"\brepresents an? |\bbecomes an? |^(?:this equipment|in play, this) is an? ")
"""What begins what a card is by a longer sentence: it represents a location."""
_DOES: Final = ("requires ", "steal ", "burn ", "lock ", "cancel ")
"""What begins a short sentence that says something else."""


def _called(line: str, *, creature: bool) -> frozenset[str]:
    """The sorts of card that a first line says, in lower case: not what it speaks of (gun strikes);
    of a creature what stands before its life."""
    words: set[str] = set()
    for number, sentence in enumerate(re.split(r"[.:] ?", line)):
        if creature and number == 0:
            words.update(re.findall(r"\w+", sentence.split(" with ")[0]))
        elif sentence.startswith(_DOES):
            continue
        elif len(sentence.split()) <= _SORT or _LIKE.search(sentence):
            words.update(re.findall(r"\w+", sentence))
    return frozenset(words)


_REQUIRES: Final = re.compile(r"^requires [^.]*\.\s*")
"""A first sentence that says whom a card requires, before what it is."""


@lru_cache(maxsize=8192)
def facts(card: Card) -> Facts:
    """What a card says, however it is played."""
    library = card.kind == "library"
    begins = card.text[0].text if card.text else ""
    lower = begins.lower()
    whole = "\n".join(part.text for part in card.text)
    what = begins.split(" with ")[0].lower()
    is_ = _REQUIRES.sub("", lower)[:40]
    return Facts(
        modes=modes.modes(card) if library else (),
        called=_called(lower.split("\n")[0], creature=not {"Ally", "Retainer"}.isdisjoint(card.types)),
        either=requirements.either(card),
        requirement=requirements.at_all_levels(card),
        met_by_anybody=requirements.met_by_anybody(card),
        needs_vampire=requirements.needs_vampire(card),
        only_for_blood=requirements.only_for_blood(card),
        counted_x=requirements.counted_x(card),
        x_among=playing.x_among(card),
        kinds=frozenset(word for word in CREATURES if word in is_),
        mortal=re.search(r"\bmortal\b", what) is not None,
        animal=re.search(r"\banimal\b", what) is not None,
        true_faith="true faith" in whole.lower(),
        gehenna="Event" in card.types and "gehenna" in lower[:20],
        contract=_CONTRACT.search(begins[:40]) is not None,
        circle=requirements.circle_of(card),
        hunting_ground="hunting ground." in whole.lower(),
        derivative="derivative." in whole.lower(),
        puts_vampire=modes.puts_vampire(whole),
        feeding=modes.feeding(card) if library else (),
        feeds_in_play=modes.feeds_in_play(whole),
        makes_anarch=re.search(r"\bbecomes? (?:an )?anarch\b", whole, re.I) is not None,
        speaks_of_opponent="opposing" in whole,
        head=titles.merged_head(card)[0] if card.advanced else Head(),
        title=titles.title_card(card),
        havings=limits.havings(card),
        replaced=playing.replaced(card),
        returns=playing.returns(card),
        of_hand_size="hand size" in whole,
        leaves=playing.leaves_game(card),
        cancelled_by=cancelling.discards_to_cancel(" ".join(part.text for part in card.text)),
        in_own_turn=playing.in_own_turn(card),
        ends_at_discards=playing.ends_at_discards(card),
        on_any=playing.goes_on_any(card),
        chosen_discipline=playing.chooses_discipline(card),
        bearers=playing.bearers(card),
        burning=imbued.burning(card) if "Conviction" in card.types else Burning(),
        effects=imbued.effects_of(card) if "Power" in card.types else (),
    )


class TextReader:
    """Reads the text of cards, each thing once."""

    of = staticmethod(facts)
    printed = staticmethod(printed.printed)
    timing = staticmethod(timing.timing)
    limits = staticmethod(limits.limits)
    cancels = staticmethod(cancelling.cancels)
    said = staticmethod(cancelling.said)
    does = staticmethod(fixed_effects.does)
    action = staticmethod(action_text.played)
    actions = staticmethod(action_text.in_play)
    companion = staticmethod(companions.companion)
    terms = staticmethod(terms.terms)


READER: Final = TextReader()
"""It remembers nothing of a game."""
