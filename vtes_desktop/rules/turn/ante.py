"""Playing for ante, which only the rules of 1994 know (1994 sec. 11.6, 18.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Place

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game
    from vtes_desktop.table.asking import Procedure


def agree_on_ante(game: Game) -> Procedure[None]:
    """Ask everyone once, before the first turn, whether to play for ante; if all agree, each stakes the top card of her
    library, face up and out of the game (1994 sec. 11.6)."""
    table = game.table
    if not game.edition.ante or (table.turn, table.phase) != (1, "unlock") or table.tally.get("ante settled"):
        return
    agreed = True
    for seat in table.playing():
        question = f"{game.seat_name(seat)}: play for ante?"
        agreed = (yield from game.confirm(seat, "ante", question, "11.6")) and agreed
    game.do(m.SetCounter(0, "ante settled", 1))
    for seat in table.playing() if agreed else ():
        for copy in game.pile(seat, "library")[:1]:
            mention = game.doing.name(copy)
            game.doing.move_card(copy, Place(seat, "removed"), face_up=True)
            game.do(m.SetMark(copy.id, "ante", "staked"))
            game.say(game.who(seat), " stakes ", mention, " as her ante", seat=seat)


def win_ante(game: Game, predator: int, prey: int) -> None:
    """Give the card that an ousted Methuselah had staked to her predator; what she had won herself she keeps
    (1994 sec. 18.1)."""
    for copy in game.pile(prey, "removed"):
        if copy.marks.get("ante") == "staked":
            game.say(
                game.who(predator), " wins ", game.doing.name(copy), ", the ante of ", game.who(prey), kind="score"
            )
            game.doing.move_card(copy, Place(predator, "removed"))
            game.do(m.SetMark(copy.id, "ante", "won"))
