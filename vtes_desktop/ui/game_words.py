"""Sentences of the rooms below, in the player's language: said there in English, translated only where they are shown.

Journals, the network and the rooms that know no window have them in English; :data:`SENTENCES` has each as it is said
there, with ``{names}`` for what varies. A sentence that is not here is shown as it came.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

from vtes_desktop.ui.languages import later, tr

SENTENCES = (
    # editions of the rules: rules/editions/edition.py
    later("Today’s rules"),
    later("Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards."),
    later("2012 rulebook"),
    later(
        "Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win."
    ),
    later("Jyhad, 1994"),
    later(
        "Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners."
    ),
    later("A crypt has at least {least} cards, not {crypt} (sec. 1.2)."),
    later("A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2)."),
    # formats of decks: decks/legality.py
    later("V:EKN standard"), later("Fifth edition"), later("Fifth edition, strict"), later("Duel"),
    later("Draft and limited"), later("The 1994 rules"), later("No rules"),
    # how long a game may take: play/time_limit.py
    later("no time limit"), later("one hour"), later("one minute"), later("{count} hours"), later("{count} minutes"),
    later("{count} seconds"),
    # tables on the network: ui/lan, lan/
    later("A game is for two Methuselahs at least."), later("A game is for four players at least."),
    later("A game is for two players at least."),
    later("A game is for three players at least."),
    later("A table’s password has 1 to {longest} characters."),
    later("The host did not prove that it knows the password. Nothing was told to it."),
    later("That is not the table’s password."),
    later("Computer players need the referee. Send them away first."),
    later("{taken} seats are taken. Send somebody away first."),
    later("That can’t be done now."), later("Nobody sits there."), later("{name} does not sit there any more."),
    later("The others are asked first: {name} is sent away when they agree."),
    later("You are only watching."), later("The game is over."), later("The game has not begun."),
    later("The journal of this game is not shared."),
    later("The journal can be had once the game is over and the seed was told."),
)  # fmt: skip
CARD_TYPES = (
    later("Master"), later("Action"), later("Action Modifier"), later("Reaction"), later("Combat"),
    later("Political Action"), later("Equipment"), later("Ally"), later("Retainer"), later("Event"), later("Power"),
    later("Conviction"), later("Vampire"), later("Imbued"),
)  # fmt: skip
"""As the card lists have them."""
_PLACE = re.compile(r"\\\{(\w+)\\\}")


def game_word(sentence: str) -> str:
    """A sentence of the rooms below, in the player's language as far as it is known.

    >>> game_word("A crypt has at least 12 cards, not 3 (sec. 1.2).")
    'A crypt has at least 12 cards, not 3 (sec. 1.2).'
    """
    said = tr(sentence)
    if said != sentence:
        return said
    for pattern, known in _patterns().get(_first(sentence), ()):
        if found := pattern.fullmatch(sentence):
            return tr(known, **found.groupdict())
    return sentence


def card_type(title: str) -> str:
    """A card's type or types, as the lists have them, in the player's language.

    >>> card_type("Action Modifier/Combat")
    'Action Modifier/Combat'
    """
    return "".join(tr(part) if part.strip(" /") else part for part in re.split("( ?/ ?)", title))


def _first(sentence: str) -> str:
    """The word by which a sentence is looked up; empty for one that begins with what varies."""
    return sentence.partition(" ")[0]


@cache
def _patterns() -> dict[str, list[tuple[re.Pattern[str], str]]]:
    """What sentences look like that have something in them that varies, by their first word."""
    found = defaultdict(list)
    for sentence in SENTENCES:
        if "{" in sentence:
            pattern = re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(sentence)))
            found[_first(sentence)].append((pattern, sentence))
    return found
