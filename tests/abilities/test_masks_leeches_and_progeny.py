"""Action cards that raise, lend and create; a trophy that becomes a vampire; who wakes for Auspex."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.table.table import Copy


def masked() -> tuple[Position, Copy, Copy, Copy]:
    game = table()
    ada = game.ready("Sarah", vampire("Ada", 8, disciplines="SER"), blood=6)
    (risen,) = game.ash_heap("Alexis", "Gilbert Duane")
    (mask,) = game.hand("Sarah", "The Eternal Mask")
    game.pick("action card", "The Eternal Mask", level="SER")
    for _ in range(20):
        if game.options("amount") or game.table.action is None:
            break
        game.passes()
    return game, ada, risen, mask


def test_the_eternal_mask_brings_back_a_vampire_with_blood_of_its_bearer_who_is_idle() -> None:
    game, ada, risen, mask = masked()
    assert mask.place.on == ada.id
    assert game.where(risen) == "ready region of Sarah"
    before = ada.blood
    game.pick("amount", amount=3)
    assert (ada.blood, risen.blood) == (before - 3, 3)
    modifier = game.rules.abilities.modifier
    assert modifier(game.rules, ada, "cannot act") > 0 and modifier(game.rules, ada, "cannot block") > 0
    assert modifier(game.rules, ada, "cannot react") > 0 and modifier(game.rules, ada, "no votes") > 0


def test_the_mask_burns_whom_it_brought_back_in_any_unlock_phase_but_not_who_came_back_otherwise() -> None:
    for mark in ("yes", ""):
        game = table()
        ada = game.ready("Sarah", vampire("Ada", 8))
        risen = game.ready("Sarah", "Gilbert Duane", marks={"risen by a mask": mark} if mark else {})
        mask = game.on(ada, "The Eternal Mask", marks={"level": "SER", "chosen": str(risen.id)})
        game.phase("unlock", "Alexis")
        assert bool(game.options("use")) == bool(mark)
        if mark:
            game.pick("use", mask, by="Sarah")
            assert "ash heap" in game.where(risen) and "ash heap" in game.where(mask)


def test_leech_steals_a_life_and_plays_potence_until_the_next_unlock_phase() -> None:
    game = table()
    ghoul = game.ready("Sarah", "Procurer", blood=2)
    prey = game.ready("Alexis", vampire("Prey", 6), blood=3)
    game.hand("Sarah", "Leech")
    game.pick("action card", "Leech")
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    assert (ghoul.blood, prey.blood, ghoul.locked) == (3, 2, False)
    assert minions.plays_as_vampire(game.rules, ghoul).codes == {"pot"}
    for _ in range(40):
        if game.table.active == 0 and game.table.phase == "minion" and game.table.turn > 7:
            break
        game.passes()
    assert not minions.plays_as_vampire(game.rules, ghoul).codes
    game = table()
    game.ready("Sarah", vampire("Ada", 6))
    game.ready("Alexis", vampire("Prey", 6))
    game.hand("Sarah", "Leech")
    assert not game.options("action card")


def test_a_thin_blooded_seer_must_hunt_pays_twice_and_looks_into_libraries() -> None:
    game = table()
    game.ready("Sarah", vampire("Ada", 2, sect="Camarilla"))
    (seer,) = game.hand("Sarah", "Thin-Blooded Seer")
    game.pick("action card", "Thin-Blooded Seer")
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    assert game.where(seer) == "ready region of Sarah" and minions.capacity(game.rules, seer) == 1
    assert {option.kind for option in game.options() if option.minion == seer.id} == {"hunt"}
    card = game.card("Bum's Rush")
    dear = game.card("Freak Drive")
    assert game.rules.abilities.price(game.rules, 0, seer, dear, "blood") == cost_of(dear, "blood")
    assert game.rules.abilities.price(game.rules, 0, seer, card, "blood") == cost_of(card, "blood")
    game = table()
    game.ready("Sarah", vampire("Ada", 3))
    game.hand("Sarah", "Thin-Blooded Seer")
    assert not game.options("action card")
    game = table()
    seer = game.ready("Sarah", "Thin-Blooded Seer", marks={"type": "vampire", "capacity": "1"})
    game.phase("unlock", "Sarah")
    game.pick("use", seer)
    game.referee.answer(0)
    assert seer.locked


def test_helena_wakes_for_auspex_alone() -> None:
    for card, plays in (("Telepathic Misdirection", True), ("Deflection", False)):
        game = table()
        helena = game.ready("Alexis", "Helena", locked=True)
        ira = game.ready("Sarah", vampire("Ira", 6))
        game.hand("Alexis", card)
        game.pick("bleed", minion=ira)
        assert game.asked == "Alexis" and not game.options("block")
        game.pick("use", helena)
        assert helena.blood == 9
        seen = False
        for _ in range(20):
            if game.table.action is None:
                break
            seen = seen or any(option.minion == helena.id for option in game.options("play"))
            game.passes()
        assert seen == plays
    game = table()
    helena = game.ready("Alexis", "Helena", locked=True, blood=0)
    ira = game.ready("Sarah", vampire("Ira", 6))
    game.pick("bleed", minion=ira)
    assert not game.options("use")


def test_trophy_progeny_becomes_a_vampire_of_its_receiver() -> None:
    for sterile in (False, True):
        game = table()
        text = "+9 strength. Sterile." if sterile else "+9 strength."
        slayer = game.ready("Sarah", vampire("Slayer", 8, clan="Brujah", sect="Camarilla", text=text))
        trophy = game.in_play("Sarah", "Trophy: Progeny")
        prey = game.torpor("Alexis", vampire("Prey", 4, text="Red List."), marks={"red list": "yes"})
        game.pick("diablerize", minion=slayer)
        for _ in range(60):
            if game.table.action is None and game.table.referendum is None:
                break
            if any("Move Trophy" in game.question for _ in (0,)) and game.options("yes"):
                game.pick("yes")
            else:
                game.passes() if not game.options("no") else game.pick("no")
        assert "ash heap" in game.where(prey)
        if sterile:
            assert trophy.place.on == slayer.id
        else:
            assert game.where(trophy) == "ready region of Sarah" and trophy.blood == 2
            assert minions.clan(game.rules, trophy) == "Brujah"
