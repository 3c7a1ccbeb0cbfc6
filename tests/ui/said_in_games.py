"""What the window shows a person of strict games: questions, answers, refusals, reasons and the log, from games of
random and of computer players. Nothing is shown: it is what goes through the game's words on its way there."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Literal

from tests.game import catalogue
from tests.rules.random_game import hotchpotch, published
from vtes_desktop.lab.plan import Chair, GamePlan, sitters
from vtes_desktop.lab.playing import LabGame
from vtes_desktop.play import requests as r
from vtes_desktop.rules.editions.edition import CURRENT
from vtes_desktop.table.journal import DeckList
from vtes_desktop.ui.game_words import marked

Where = Literal["question", "label", "refusal", "reason", "log"]
Said = Counter[tuple[Where, str]]
"""How often each sentence was shown, by where."""
EVERY = 7
"""At each so many questions somebody asks of the own cards why they can't be played."""
MOST = 3_000
"""Answers of a game."""


def decks(chance: random.Random, players: int) -> list[DeckList]:
    """Decks of any cards that play themselves, or published ones."""
    if chance.random() < 0.7:
        return [hotchpotch(chance, CURRENT, players, covered=True) for _ in range(players)]
    fitting = [deck for deck in published() if not CURRENT.why_not_deck(len(deck.crypt), len(deck.library), players)]
    return chance.sample(fitting, players)


def said(number: int, folder: Path) -> Said:
    """What is shown in the game of this number, to whoever is asked."""
    chance = random.Random(f"said {number}")
    line_up = sitters(chance.choice(("random,random,random,regular", "random,regular,random,newcomer")))
    chairs = tuple(Chair(i, who, deck) for i, (who, deck) in enumerate(zip(line_up, decks(chance, 4), strict=True)))
    game = LabGame(GamePlan(0, number, f"{number:064x}", chairs, rounds=12), folder)
    found: Said = Counter()
    table, answers = game.host.table, 0
    while not table.over and table.round <= 12 and answers < MOST:
        there = game.players[0].client.asked
        if there is None:
            break
        player = game.players[there.seat]
        asked = player.client.asked
        assert asked is not None
        found["question", asked.question] += 1
        found.update(("label", text) for text in {option.text for option in asked.options})
        if answers % EVERY == 0:
            own = (*player.client.table.pile(there.seat, "hand"), *player.client.table.pile(there.seat, "ready"))
            for copy in own:
                reply = game.host.submit(there.seat, r.WhyNot(copy))
                found["refusal", reply.reason] += 1
        if not player.step():
            break
        why = getattr(getattr(player, "last", None), "why", "")
        found["reason", why] += bool(why)
        answers += 1
    for line in game.host.lines:
        found.update(("log", marked(saying)[0]) for saying in line.log)
    game.close()
    return +found


def cards_named() -> set[str]:
    """What all printed cards are called."""
    return {card.display_name for card in catalogue().cards.values()}
