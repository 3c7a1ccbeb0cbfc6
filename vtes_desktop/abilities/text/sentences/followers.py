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
from vtes_desktop.abilities.text.sentences.in_play import declared
from vtes_desktop.abilities.text.sentences.masters import lock_to
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Window
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


def _levels(_: re.Match[str], said: Sentence) -> Pieces | None:
    """Life, strength or damage of a higher level, which are printed modifiers of the card at that level."""
    return (Silent(),) if is_companion(said) else None


def _as_vampire(match: re.Match[str], said: Sentence) -> Pieces | None:
    known = is_ally(match, said) and bool(phrases.as_vampire([match[0]]).codes)
    return (Silent(),) if known else None


def _burns_life(match: re.Match[str], said: Sentence) -> Pieces | None:
    return (Upon("unlock phase", (BurnBlood("this", numeral(match["n"])),), turn="yours"),)


def _heals(match: re.Match[str], said: Sentence) -> Pieces | None:
    least = numeral(match["few"]) + 1 if match["few"] else numeral(match["below"] or "2")
    few = Not(AtLeast(BloodOn("this"), least))
    return (Upon("unlock phase", (AddBlood("this", numeral(match["n"])),), (few,), turn="yours"),)


def _burns_fellow(_: re.Match[str], said: Sentence) -> Pieces | None:
    """Of what one controls it is itself one that may be burned."""
    if not is_companion(said):
        return None
    fellow = Which("ally|retainer", IN_PLAY, "you")
    return (Upon("enters play", (Choose(fellow), Burn("target")), about="this"),)


def _from_ash_heap(_: re.Match[str], said: Sentence) -> Pieces | None:
    if not is_companion(said):
        return None
    dead = Which("ally|vampire", ("ash heap",), "you")
    ways = (
        Alternative("remove an ally or vampire of your ash heap", (Choose(dead), RemoveFromGame("target"))),
        Alternative("burn it", (Burn("this"),)),
    )
    return (Upon("enters play", (Either(ways),), about="this"),)


def _burns_itself(match: re.Match[str], said: Sentence) -> Pieces | None:
    """An ally that is locked and burned for something outside of combat."""
    words = clauses(match["what"])
    if words is None:
        return None
    chosen, rest = declared(words)
    windows: tuple[Window, ...] = (*PHASES, *IN_ACTION, "after resolution")
    quiet = (Quiet(),)
    return (Usable(f"burn it to {match['what']}", windows, (Burn("this"), *rest), chosen, quiet, locks=True),)


def _burned_in_phase(match: re.Match[str], said: Sentence) -> Pieces | None:
    words = clauses(match["what"])
    own = match["who"].lower() in ("this card", "it") or is_self(match["who"], said.card.name)
    if words is None or not own or said.type not in ("Ally", "Retainer", "Master", "Event"):
        return None
    chosen, rest = declared(words)
    window: Window = match["phase"]  # type: ignore[assignment]
    return (Usable(f"burn it to {match['what']}", (window,), (Burn("this"), *rest), chosen, turn="yours"),)


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
    for template in _OF_MINIONS:
        found = template.pattern.fullmatch(own.text)
        made = template.make(found, own) if found else None
        if made is not None:
            return None if any(isinstance(piece, Silent) for piece in made) else made
    return None


_TEMPLATES: Final = (
    sentence(rf"During your unlock phase, {_WHO} burns (?P<n>{NUMBER}) life\.", _burns_life),
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
    sentence(rf"{_WHO} can lock and burn itself to (?P<what>[^,.]+), except during combat\.", _burns_itself),
)
SENTENCES: Final[tuple[SentenceTemplate, ...]] = (
    *where(is_ally, _TEMPLATES),
    *bearers.SENTENCES,
    sentence(
        r"(?:As above, but|Or) (?:this (?:ally|retainer)|[A-Z][\w'’ ]*?|it) (?:has|with) \d+ (?:additional )?life"
        r"(?: and \d+ strength)?\.",
        _levels,
    ),
    sentence(
        rf"{_WHO} (?:can|may) play (?:(?:non-)?(?:combat|ally|action) )?cards (?:requiring|that require)"
        r" (?:(?:basic )?[A-Z][\w ]+ \[\w{3}\](?:,? (?:and/or|or|and) |, )?)+"
        r" as an? (?:Anarch )?(?:\d+-capacity )?vampire(?: with (?:a )?capacity (?:of )?\d+)?\.",
        _as_vampire,
    ),
    sentence(r"After this ally enters play, burn an ally or retainer you control\.", _burns_fellow),
    sentence(
        r"After this ally enters play, remove an ally or vampire in your ash heap from the game or burn this ally\."
        r"|After this ally enters play, burn it unless you remove an ally or vampire in your ash heap from the game\.",
        _from_ash_heap,
    ),
    sentence(
        r"During your (?P<phase>unlock|master|minion|influence|discard) phase, you (?:can|may) burn"
        r" (?P<who>this card|[A-Z][\w'’ ]*?) to (?P<what>[^.]+)\.",
        _burned_in_phase,
    ),
    sentence(r".+", _as_minion),
)
