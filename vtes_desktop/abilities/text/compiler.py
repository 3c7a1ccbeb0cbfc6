"""The compiler: a card's text, sentence by sentence, into what it comes to. It never guesses: what no template
understands in full stays unread."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import CardText, InPlayAction, Once, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.facts.fixed_effects import read_sentence
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.likely import Likely
from vtes_desktop.abilities.text.nouns import which
from vtes_desktop.abilities.text.printed_text import is_printed
from vtes_desktop.abilities.text.sentences import (
    action_cards,
    actions,
    aftermath,
    ally_cards,
    attempts,
    combat,
    combat_prices_and_damage,
    crypt,
    crypt_identity,
    crypt_numbers,
    crypt_uses,
    equipment,
    equipment_weapons,
    fighters,
    followers,
    holdings,
    in_play,
    master_cards,
    master_numbers,
    masters,
    modifier_effects,
    modifier_times,
    modifier_votes,
    modifiers,
    politics,
    politics_terms,
    politics_titles,
    reaction_effects,
    usage,
)
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.conditions.union import Is
from vtes_desktop.abilities.vocabulary.effects.actions import ForAll, Unblockable
from vtes_desktop.abilities.vocabulary.effects.attempts import CannotBlock, Toll
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import GivePrevention
from vtes_desktop.abilities.vocabulary.effects.fixed import Fixed
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.spending import Spend
from vtes_desktop.abilities.vocabulary.effects.strikes import MakeStrike
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.by_hand.fixed_effects import Does
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing

_OF_CRYPT: Final = (crypt, crypt_numbers, crypt_uses, crypt_identity)
_MODULES: Final = (
    masters, master_cards, master_numbers, usage, *_OF_CRYPT, attempts, aftermath, modifiers, modifier_times,
    modifier_effects, modifier_votes, reaction_effects, actions, action_cards, in_play, combat_prices_and_damage,
    combat, fighters, equipment_weapons, equipment, holdings, politics_titles, politics, politics_terms, ally_cards,
    followers,
)  # fmt: skip
"""The files of templates, in the order in which they are tried."""
TEMPLATES: Final[tuple[SentenceTemplate, ...]] = tuple(each for module in _MODULES for each in module.SENTENCES)
OF_LIBRARY: Final = tuple(each for module in _MODULES if module not in _OF_CRYPT for each in module.SENTENCES)
"""Those that count for library cards."""
_LIKELY: Final = Likely(TEMPLATES)
_LIKELY_OF_LIBRARY: Final = Likely(OF_LIBRARY)
_FROM_ANNOUNCEMENT: Final = (CannotBlock, ForAll, Toll, Unblockable)
_ONE_OF_A_KIND: Final[set[type]] = {GivePrevention, MakeStrike}
"""What “As above, but” says anew and not besides: 2 points of prevention are not 1 and 2."""
_Piece = TypeVar("_Piece")
_P = TypeVar("_P", Standing, Usable, Price, InPlayAction, Upon)
_BY_VAMPIRE: Final = Is("minion", Which("vampire", ("ready", "torpor")))
_THIS_KIND: Final = re.compile(r"\b[Tt]his (?P<kind>[A-Z]\w+(?: (?:antitribu|of Set|of Cacophony))?)")
_BUT: Final = re.compile(r"As (?:\[[\w ]+\] ?)*above,? but ")
_DURING: Final = re.compile(
    r"(?:.*?\b(?:and|[:.]) )?[Dd]uring (?:an?|any|your|their|his or her|each|any (?:other )?Methuselah's) (?:[\w-]+ )?"
    r"(?P<lead>action|referendum|combat|turn|phase)\b[^,.]*, (?:[^.]*\b)?(?:can|may) [^.]*\."
    r"|.*\b(?:can|may) [^.]*\bduring an? (?:[\w-]+ )?(?P<tail>action|referendum)\."
)
"""What is done during something, which is once during that (Wording Templates of the rulebook)."""
_PERIODS: Final[dict[str, Once]] = {
    "action": "action",
    "referendum": "action",
    "combat": "combat",
    "turn": "turn",
    "phase": "turn",
}
_ABOVE: Final = re.compile(r"As (?:\[[\w ]+\] ?)*above,? (?:and|but|with) (?P<more>.*)")


def compile_card(card: Card) -> CardText:
    """What a card's text comes to, for each way to play it."""
    if card.kind == "crypt":
        plain = [part.text for part in card.text if part.marks != ("MERGED",)]
        merged = [part.text for part in card.text if part.marks == ("MERGED",)]
        readings = [_read(card, None, [each for text in plain for each in sentences(text, crypt=True)])]
        if merged:
            said = [each for text in [*plain, *merged] for each in sentences(text, crypt=True)]
            readings.append(_read(card, None, said, level="MERGED"))
        return CardText(card.id, tuple(readings))
    return CardText(card.id, tuple(_read(card, mode, _said(card, mode)) for mode in modes(card)))


def _said(card: Card, mode: Mode) -> list[str]:
    """The sentences that count for a way to play a card: the general ones, and its own with what it builds on."""
    general = [part.text for part in card.text if not part.marks]
    texts = [mode.full_text] if mode.text in "\n".join(general) else [*general, mode.full_text]
    return [each for text in texts for each in sentences(text)]


class _Gathered:
    """What has been read of a way to play a card so far."""

    def __init__(self) -> None:
        self.does = Does()
        self.when: Timing | None = None
        self.conditions: list[Conditions] = []
        self.declares: list[Words] = []
        self.words: list[Words] = []
        self.in_play: list[object] = []
        """What is so, may be done and happens as long as the card is in play."""
        self.during: list[Words] = []
        self.bars: list[str] = []
        self.unread: list[str] = []

    def of(self, sort: type[_P]) -> tuple[_P, ...]:
        """What is of one sort of what counts in play."""
        return tuple(each for each in self.in_play if isinstance(each, sort))

    def can_change(self, pieces: Pieces) -> bool:
        """Whether all that a sentence changes stands above it or in itself."""
        changes = [piece for piece in pieces if isinstance(piece, Changes)]
        own = [piece for piece in pieces if isinstance(piece, Word)]
        return all(any(piece.change(word) is not None for word in (*self.words, *own)) for piece in changes)

    def _change(self, piece: Changes) -> None:
        for place in reversed(range(len(self.words))):
            changed = piece.change(self.words[place])
            if changed is not None:
                self.words[place] = changed
                return

    def replace_standing(self, pieces: Pieces) -> None:
        """“As above, but this vampire gets +2 strength”: in the place of what stands above, not besides."""
        now = [(each.stat, each.of, each.whose) for each in pieces if isinstance(each, Standing)]
        gone = [each for each in self.of(Standing) if (each.stat, each.of, each.whose) in now]
        self.in_play = [each for each in self.in_play if each not in gone]
        kinds = tuple({type(each) for each in pieces} & _ONE_OF_A_KIND)
        self.words = [word for word in self.words if not isinstance(word, kinds)]

    def take(self, pieces: Pieces) -> None:
        """Take in what a sentence came to."""
        for piece in pieces:
            match piece:
                case Silent():
                    pass
                case Changes():
                    self._change(piece)
                case During():
                    self.during += piece.words
                case Bars():
                    self.bars.append(piece.name)
                case OnlyIf():
                    self.conditions += piece.conditions
                case When():
                    self.when = piece.timing
                case Declares():
                    self.declares += piece.words
                case Standing() | Price() | Usable() | InPlayAction() | Upon():
                    self.in_play.append(piece)
                case Choose() | ChooseMethuselah():
                    self.declares.append(piece)
                case _:
                    self.words.append(piece)


def _read(card: Card, mode: Mode | None, said: list[str], level: str = "") -> Reading:
    """Read the sentences of one way to play a card, or of a crypt card."""
    found = _Gathered()
    for text in said:
        sentence = Sentence(text, card, mode)
        pieces = by_template(sentence)
        if pieces is None and mode is not None:
            does = read_sentence(found.does, text)
            if len(does.rest) == len(found.does.rest):
                found.does = does
                continue
            pieces = by_clauses(sentence)
        if pieces is None or not found.can_change(pieces):
            found.unread.append(text)
            continue
        if _BUT.match(text):
            found.replace_standing(pieces)
        if during := _DURING.fullmatch(text):
            pieces = tuple(_once(piece, during["lead"] or during["tail"]) for piece in pieces)
        if sentence.type == "Equipment" and "vampire with this" in text:
            pieces = tuple(map(_of_vampires, pieces))
        found.take(_of_a_kind(pieces, sentence))
    if mode is not None and mode.type == "Action":
        # They would come too late when the action resolves.
        found.during += [word for word in found.words if isinstance(word, _FROM_ANNOUNCEMENT)]
        found.words = [word for word in found.words if not isinstance(word, _FROM_ANNOUNCEMENT)]
    words = [*([Fixed(found.does)] if found.does != Does() else []), *found.words]
    return Reading(
        mode.type if mode is not None else card.types[0],
        mode.level if mode is not None else level,
        found.when,
        tuple(found.conditions),
        tuple(found.declares),
        tuple(words),
        found.of(Standing),
        found.of(Usable),
        found.of(Price),
        found.of(InPlayAction),
        found.of(Upon),
        tuple(found.during),
        tuple(found.bars),
        tuple(found.unread),
        mode is not None and mode.reflex,
    )


def _once(piece: _Piece, during: str) -> _Piece:
    """What may be done during an action, a referendum of one, a combat or a turn: once in it; what costs a phase action
    as often as there is one (ruling on Nahir)."""
    if not isinstance(piece, Usable) or piece.once or piece.locks:
        return piece
    return piece if any(isinstance(word, Spend) for word in piece.words) else replace(piece, once=_PERIODS[during])


def _of_vampires(piece: _Piece) -> _Piece:
    """What equipment says of “the vampire with this”: of no ally that bears it. With what it is marked for good as it
    enters play it is marked on an ally too, from whom a vampire may take it."""
    if isinstance(piece, Upon) and all(isinstance(word, Mark) and word.who == "this" for word in piece.words):
        return piece
    if not isinstance(piece, Standing | Usable | Upon) or any(
        isinstance(each, Is) and each.which.kind == "vampire" for each in piece.conditions
    ):
        return piece
    return replace(piece, conditions=(*piece.conditions, _BY_VAMPIRE))


def _of_a_kind(pieces: Pieces, said: Sentence) -> Pieces:
    """What a card on a minion says of “this Osebo”, “this Laibon”: of no bearer that is none any more (ruling on
    SchreckNET)."""
    named = _THIS_KIND.search(said.text) if said.mode is not None and said.is_of_play else None
    meant = which(f"a {named['kind']}") if named is not None else None
    if meant is None or not (meant.clans or meant.words):
        return pieces
    return tuple(_borne_by(piece, replace(meant, where=("ready", "torpor"))) for piece in pieces)


def _borne_by(piece: Piece, meant: Which) -> Piece:
    """What a sentence gives to the minion that the card is on, which must be one of those; as it is where it says so
    already."""
    if not ((isinstance(piece, Standing) and piece.of is None) or (isinstance(piece, Usable) and piece.by == "bearer")):
        return piece
    said = [(each.which.clans, each.which.words) for each in piece.conditions if isinstance(each, Is)]
    if (meant.clans, meant.words) in said:
        return piece
    return replace(piece, conditions=(*piece.conditions, Is("minion", meant)))


def by_template(sentence: Sentence) -> Pieces | None:
    """What a sentence comes to by a template for whole sentences; None where none understands it."""
    made = first_made((_LIKELY if sentence.mode is None else _LIKELY_OF_LIBRARY).of(sentence.text), sentence)
    return made if made is not None else (Silent(),) if is_printed(sentence) else None


def by_clauses(sentence: Sentence) -> Pieces | None:
    """What a sentence without a condition does as the card is played, also one that adds to what stands above it."""
    above = _ABOVE.fullmatch(sentence.text)
    if above is None:
        return clauses(sentence.text)
    more = Sentence(above["more"][:1].upper() + above["more"][1:], sentence.card, sentence.mode)
    return by_template(more) or clauses(more.text)
