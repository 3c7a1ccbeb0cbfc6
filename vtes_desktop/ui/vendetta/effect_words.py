"""What a card of Vendetta does, in the player's language: ``vendetta/effects.py: aloud``, clause by clause."""

from __future__ import annotations

from typing import Final

from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import capital, later, tr

_AMOUNTS: Final = (
    later("{n} Blood"), later("{n} Influence"), later("{n} Deployed Blood"),
    later("{n} / {m} / {k} Blood (by round)"), later("{n} / {m} / {k} Influence (by round)"),
    later("{n} / {m} / {k} Deployed Blood (by round)"), later("{n} / {m} / {k} (by round)"),
    later("half your Blood"), later("half your Influence"), later("half your Deployed Blood"), later("half your"),
    later("all Blood"), later("all Influence"), later("all Deployed Blood"), later("all"),
    later("any number of Blood"), later("any number of Influence"), later("any number of Deployed Blood"),
    later("any number of"),
    later("1 Blood for each Ally and Victim you have"), later("1 Influence for each Ally and Victim you have"),
    later("1 Deployed Blood for each Ally and Victim you have"), later("1 for each Ally and Victim you have"),
    later("as many Blood"), later("as many Influence"), later("as many Deployed Blood"), later("as many"),
)  # fmt: skip
_CONDITIONS: Final = (
    later("you have {n} Deployed Blood here"), later("you have {n} or more Deployed Blood here"),
    later("you have {n} or fewer Deployed Blood here"), later("you have {n} to {m} Deployed Blood here"),
    later("you have no Deployed Blood here"),
    later("you have {n} Rivals"), later("you have {n} or more Rivals"), later("you have {n} or fewer Rivals"),
    later("you have {n} to {m} Rivals"), later("you have no Rivals"),
    later("you have {n} cards here"), later("you have {n} or more cards here"),
    later("you have {n} or fewer cards here"), later("you have {n} to {m} cards here"), later("you have no cards here"),
    later("it is round {n}"), later("it is round {n} or {m}"), later("it is round {n} or {m} or {k}"),
    later("this is the Prince’s Haven"), later("this is not the Prince’s Haven"),
    later("you have won here"), later("you have not won here"),
)  # fmt: skip
_CLAUSES: Final = (
    later("if you do, {what}"), later("if {when}, {what}"),
    later("you may withdraw"), later("you may spend {what}"), later("you may gain {what}"),
    later("you may lose {what}"), later("you may play {what} here"), later("you may look at {n} face-down cards"),
    later("you may look at {how} face-down cards"), later("you may move this card to the Prince’s Haven"),
    later("you may move this card with up to {n} Deployed Blood to the Prince’s Haven"), later("you may {what}"),
    later("you withdraw"), later("you spend {what}"), later("you gain {what}"), later("you lose {what}"),
    later("you steal {what} from each Rival"), later("you steal {what} from one Rival"),
    later("you steal {what} from each opponent"), later("you steal {what} from that player"),
    later("you play {what} here"), later("you look at {n} face-down cards"),
    later("you look at {how} face-down cards"), later("you move this card to the Prince’s Haven"),
    later("you move this card with up to {n} Deployed Blood to the Prince’s Haven"),
    later("spend {what}"), later("gain {what}"), later("lose {what}"), later("play {what} here"),
    later("look at {n} face-down cards"), later("look at {how} face-down cards"),
    later("move this card to the Prince’s Haven"),
    later("move this card with up to {n} Deployed Blood to the Prince’s Haven"),
    later("each Rival gains {what}"), later("one Rival gains {what}"), later("each opponent gains {what}"),
    later("that player gains {what}"), later("each Rival loses {what}"), later("one Rival loses {what}"),
    later("each opponent loses {what}"), later("that player loses {what}"),
    later("this card has {n} Power more"), later("this card has {n} Power less"),
    later("each Rival has {n} Power more here"), later("one Rival has {n} Power more here"),
    later("each Rival has {n} Power less here"), later("one Rival has {n} Power less here"),
    later("that player has {n} Power more here"), later("that player has {n} Power less here"),
    later("the printed Power of your cards here is halved, rounded down"),
    later("the printed Power of each Rival’s cards here is halved, rounded down"),
    later("the printed Power of one Rival’s cards here is halved, rounded down"),
    later("the printed Power of that player’s cards here is halved, rounded down"),
)  # fmt: skip
_SENTENCES: Final = (
    later("whenever an opponent plays a card at another Location, {what}"),
    later("whenever an opponent plays a card at this Location, {what}"),
    later("whenever an opponent withdraws from this Location, {what}"),
    later("when you acquire this Ally, {what}"),
    later("once in your Planning turn: {what}"),
    later("when you send an opponent into Frenzy, you gain {what} more"),
    later("when you are sent into Frenzy, this Ally is Drained and none is drawn"),
    later("draining this Ally brings 1 Diablerie token"),
    later("draining this Ally brings {n} Diablerie tokens"),
    later("you win all ties"),
)
EFFECTS: Final = (*_SENTENCES, *_CLAUSES, *_CONDITIONS, *_AMOUNTS)
"""All that is said of effects."""


def effect_words(aloud: str) -> str:
    """What a card does, as :func:`~vtes_desktop.vendetta.effects.aloud` says it, in the player's language.

    >>> effect_words("Each Rival loses 1 / 2 / 3 Blood (by round). You win all ties.")
    'Each Rival loses 1 / 2 / 3 Blood (by round). You win all ties.'
    """
    sentences = aloud.removesuffix(".").split(". ") if aloud else []
    return " ".join(f"{capital(_sentence(each[:1].lower() + each[1:]))}." for each in sentences)


def _sentence(words: str) -> str:
    return tr("; ").join(map(game_word, words.split("; ")))
