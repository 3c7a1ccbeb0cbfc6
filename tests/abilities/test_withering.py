"""The Slow Withering: dearer cards at superior levels, diablerists who ignore it, a card that is replaced late."""

from __future__ import annotations

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.modes import mode_at
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.table import Copy

WITHERING = "The Slow Withering"
OMEN = library("Omen", "Event", text="Gehenna.")
LORE = library(
    "Lore", "Action", text={"dom": "(D) Bleed with +1 bleed.", "DOM": "(D) Bleed with +2 bleed."}, disciplines="dom"
)


def cost(game: Position, minion: Copy, level: str) -> int:
    """What a card costs a minion at a level."""
    before = minion.blood
    game.hand("Sarah", LORE)
    game.pick("action card", minion=minion, level=level)
    finish(game)
    return before - minion.blood


def test_superior_levels_cost_a_blood_more() -> None:
    for level, paid in (("dom", 0), ("DOM", 1)):
        game = at("minion")
        krid = game.ready("Sarah", vampire("Krid", 6, "DOM"))
        game.in_play("Alexis", WITHERING)
        assert cost(game, krid, level) == paid
    game = at("minion")
    poor = game.ready("Sarah", vampire("Poor", 6, "DOM"), blood=0)
    game.in_play("Alexis", WITHERING)
    game.hand("Sarah", LORE)
    assert not game.options("action card")
    assert poor.blood == 0


def test_who_commits_diablerie_ignores_it_until_a_gehenna_event_and_the_card_is_replaced() -> None:
    game = at("minion")
    krid = game.ready("Sarah", vampire("Krid", 9, "DOM"), blood=5)
    game.in_play("Sarah", WITHERING)
    game.rules.table.tally["not replaced 0 diablerie 1"] = 1
    victim = game.torpor("Alexis", vampire("Victim", 4), blood=0)
    game.pick("discard")
    game.pick("diablerize", minion=krid, target=victim)
    finish(game)
    assert "not replaced 0 diablerie 1" not in game.table.tally
    mode = mode_at(LORE, "DOM")
    assert price(game.rules, 0, krid, LORE, "blood", mode) == 0
    game.hand_size("Sarah", 8)
    game.hand("Sarah", OMEN)
    until(game, "event")
    game.pick("event")
    assert price(game.rules, 0, krid, LORE, "blood", mode) == 1


def test_it_is_not_replaced_as_it_is_played() -> None:
    game = at("discard")
    game.in_play("Alexis", OMEN)
    game.hand("Sarah", WITHERING)
    game.library("Sarah", "Govern the Unaligned", "Deflection")
    game.pick("event")
    held = len(game.names("Sarah", "hand"))
    game.go_to("unlock", of="Alexis") if game.table.active == 0 else None
    assert len(game.names("Sarah", "hand")) == held
    assert any(name.startswith("not replaced 0 diablerie") for name in game.table.tally)
