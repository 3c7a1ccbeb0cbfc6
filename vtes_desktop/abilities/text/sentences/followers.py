"""Sentences of allies and retainers: what they may do from the start, what they burn and gain, what they are locked
for; and, with them, those of cards that minions bear."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.facts import phrases
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.nouns import NUMBER, is_self, numeral
from vtes_desktop.abilities.text.sentences import (
    bearers,
    crypt,
    crypt_identity,
    crypt_numbers,
    crypt_uses,
)
from vtes_desktop.abilities.text.sentences.in_play import PHASE, parted, windows_of
from vtes_desktop.abilities.text.sentences.masters import lock_to
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.playing.printed import Bonus

IN_PLAY: Final = ("ready", "torpor", "uncontrolled")
"""Where one's minions lie: those that were recruited in this turn are among the uncontrolled."""
_WHO: Final = r"(?P<who>[A-Z][\w'’.\- ]*?|[Tt]his ally)"


def is_companion(said: Sentence) -> bool:
    """Whether a sentence is that of an ally or retainer."""
    return said.type in ("Ally", "Retainer")


def is_ally(match: re.Match[str], said: Sentence) -> bool:
    """Whether a sentence is that of an ally, and about itself."""
    return said.type == "Ally" and is_self(match["who"], said.card.name)


def _heals(match: re.Match[str], said: Sentence) -> Pieces | None:
    least = numeral(match["few"]) + 1 if match["few"] else numeral(match["below"] or "2")
    few = Not(AtLeast(BloodOn("this"), least))
    return (Upon("unlock phase", (AddBlood("this", numeral(match["n"])),), (few,), turn="yours"),)


def _burned_to(match: re.Match[str], said: Sentence) -> Pieces | None:
    """A card that is burned for something, in a phase, or locked for it, too, outside of combat."""
    words, phase = (Burn("this"), *understood(clauses(match["what"]))), match.groupdict().get("phase")
    own = match["who"].lower() in ("this card", "it") or is_self(match["who"], said.card.name)
    if not own or said.type not in ("Ally", "Retainer", "Master", "Event"):
        return None
    text = f"burn it to {match['what']}"
    if phase:
        return (Usable(text, windows_of(phase), *parted(words), turn="yours"),)
    return (Usable(text, (*PHASES, *IN_ACTION, "after resolution"), *parted(words), (Quiet(),), locks=True),)


_OF_MINIONS: Final = (
    *crypt.SENTENCES,
    *crypt_numbers.SENTENCES,
    *crypt_uses.SENTENCES,
    *crypt_identity.SENTENCES,
)


def _as_minion(match: re.Match[str], said: Sentence) -> Pieces | None:
    """What an ally's card says of it in the words of crypt cards; what is silent there is of vampires."""
    if said.type != "Ally":
        return None
    text = re.sub(r"\bthis ally\b|^This ally\b|^It(?= )", said.card.display_name, match[0])
    if phrases.own_bonus([text], said.card.name) != Bonus():
        # What is always so is known from the fixed phrases.
        return (Silent(),)
    # It pays with its life for what vampires would pay for with blood.
    own = Sentence(re.sub(r"\bburn (\w+) life (?=to\b)", r"burn \1 blood ", text), said.card)
    made = understood(first_made(_OF_MINIONS, own))
    return None if any(isinstance(piece, Silent) for piece in made) else made


_TEMPLATES: Final = (
    sentence(
        rf"During your unlock phase, {_WHO} burns (?P<n>{NUMBER}) life\.",
        lambda match, _: (Upon("unlock phase", (BurnBlood("this", numeral(match["n"])),), turn="yours"),),
    ),
    sentence(
        r"If (?P<who>(?:the )?[A-Z][\w'’.\- ]*?|[Tt]his ally|it|s?he|they) has (?:(?P<few>\d+) or (?:fewer|less)"
        rf"|(?:less|fewer) than (?P<below>\d+)|only 1) life during your unlock phase, (?:s?he|it|they) gains?"
        rf" (?P<n>{NUMBER}) life(?: from the blood bank)?\.",
        _heals,
    ),
    says(rf"{_WHO} gets \+1 strength for each life (?:it|he|she) has\.", Standing("strength", BloodOn("this"))),
    sentence(rf"{_WHO} (?:can|may) lock to (?P<what>[^.]+)\.", lock_to),
    says(
        rf"{_WHO} cannot gain life(?: \(instead, any life it would gain goes to the blood bank\))?\.",
        Standing("no life", 1),
    ),
    sentence(rf"{_WHO} can lock and burn itself to (?P<what>[^,.]+), except during combat\.", _burned_to),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(is_ally, _TEMPLATES),
    *bearers.SENTENCES,
    # Life, strength or damage of a higher level, which are printed modifiers of the card at that level.
    reminds(
        r"(?:As above, but|Or) (?:this (?:ally|retainer)|[A-Z][\w'’ ]*?|it) (?:has|with) \d+ (?:additional )?life"
        r"(?: and \d+ strength)?\.",
        lambda _, said: is_companion(said),
    ),
    reminds(
        rf"{_WHO} (?:can|may) play (?:(?:non-)?(?:combat|ally|action) )?cards (?:requiring|that require)"
        r" (?:(?:basic )?[A-Z][\w ]+ \[\w{3}\](?:,? (?:and/or|or|and) |, )?)+"
        r" as an? (?:Anarch )?(?:\d+-capacity )?vampire(?: with (?:a )?capacity (?:of )?\d+)?\.",
        lambda match, said: is_ally(match, said) and phrases.as_vampire([match[0]]).codes,
    ),
    # Of what one controls it is itself one that may be burned.
    says(
        r"After this ally enters play, burn an ally or retainer you control\.",
        Upon("enters play", (Choose(Which("ally|retainer", IN_PLAY, "you")), Burn("target")), about="this"),
    ),
    says(
        r"After this ally enters play, remove an ally or vampire in your ash heap from the game or burn this ally\.",
        Upon(
            "enters play",
            (
                Either(
                    (
                        Alternative(
                            "remove an ally or vampire of your ash heap",
                            (Choose(Which("ally|vampire", ("ash heap",), "you")), RemoveFromGame("target")),
                        ),
                        Alternative("burn it", (Burn("this"),)),
                    )
                ),
            ),
            about="this",
        ),
    ),
    sentence(
        rf"During your {PHASE} phase, you (?:can|may) burn (?P<who>this card|[A-Z][\w'’ ]*?) to (?P<what>[^.]+)\.",
        _burned_to,
    ),
    sentence(r".+", _as_minion),
)
