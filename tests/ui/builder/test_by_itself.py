"""What plays itself is marked: on a card large, and as a share of the deck; nothing of it holds up the page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import load
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder.page import BuilderPage
from vtes_desktop.ui.table import card_sheet

LONG = 300_000
"""Milliseconds that reading may take where the machine is busy."""


def test_a_card_that_plays_itself_says_so_and_another_what_is_by_hand() -> None:
    cards, texts = load(), Texts()
    known = texts.of(cards.find("Govern the Unaligned"))
    assert "Plays itself" in card_sheet.by_itself(known, 14)
    unknown = next(text for card in cards.library if not (text := texts.of(card)).covered)
    shown = card_sheet.by_itself(unknown, 14)
    assert "By hand" in shown
    assert "Plays itself" not in shown


def test_the_share_of_the_deck_and_what_a_large_card_says_come_once_they_are_known(
    page: BuilderPage, deck: Deck, qtbot: QtBot
) -> None:
    page.desk.open(deck)

    page.large.hold(page.catalogue.find("Govern the Unaligned"), QRect())
    assert page.large.text.toPlainText().startswith("Govern the Unaligned")
    qtbot.waitUntil(lambda: "Plays itself" in page.large.text.toPlainText(), timeout=LONG)
    assert str(page.deck.piles._titles).count("by itself") == 2


def test_opening_the_builder_imports_neither_referee_nor_players_nor_laboratory(tmp_path: Path) -> None:
    """They are two seconds of computing, and come when somebody wants to know what they know."""
    code = "import json, sys, vtes_desktop.ui.builder; print(json.dumps(sorted(sys.modules)))"
    environment = os.environ | {"VTES_DESKTOP_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    found = {name.removeprefix("vtes_desktop.") for name in json.loads(done.stdout) if name.startswith("vtes_desktop.")}
    assert "ui.builder.page" in found
    heavy = {name for name in found if name.split(".")[0] in ("abilities", "bots", "lab", "play", "lan", "rules")}
    assert {name for name in heavy if not name.startswith("rules.editions")} <= {"bots", "bots.suiting", "rules"}
