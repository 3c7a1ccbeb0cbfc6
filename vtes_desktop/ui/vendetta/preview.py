"""The preview of Vendetta's cards: the face, where it lies, what is known of it and what nobody has entered yet."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.plain import escape
from vtes_desktop.ui.table.preview import Preview
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.vendetta.marks import STEP_WORDS
from vtes_desktop.vendetta.cards import Ally, Drain, Face
from vtes_desktop.vendetta.power import HALVED, added

STEPS_TOLD: Final = {
    "preparation": "before the conflict, in turn order",
    "conflict": "before Power is counted",
    "aftermath": "after the winner is known",
    "passive": "by itself, while it lies face up",
}


class HousePreview(Preview):
    """Shows a card of Vendetta."""

    def _state(self, copy: Copy) -> str:
        table, px = self.session.table, self._px
        words = []
        if not copy.face_up and table.region_of(copy).in_play:
            words.append("face down")
        if copy.blood:
            words.append(f"{copy.blood} Blood")
        if added(copy):
            words.append(f"Power {added(copy):+d}")
        if HALVED in copy.marks:
            words.append("printed Power halved")
        look = f"background-color: {theme.RAISED}; color: {theme.GOLD_BRIGHT}"
        chips = " &nbsp;".join(f'<span style="{look}">&nbsp;{escape(word)}&nbsp;</span>' for word in words)
        title = table.region_of(copy).title
        place = escape(title[:1].upper() + title[1:])
        if copy.place.seat != NOBODY:
            name = escape(table.seats[copy.place.seat].name)
            place += f' of <b style="color: {seat_colour(copy.place.seat)}">{name}</b>'
        parts = [f'<p style="margin: {round(px * 0.4)}px 0 0 0; line-height: 125%">{chips}</p>'] if chips else []
        parts.append(f'<p style="color: {theme.DIM}; margin: {round(px * 0.25)}px 0 0 0">{place}</p>')
        if copy.note:
            parts.append(f'<p style="margin: 2px 0 0 0">“{escape(copy.note)}”</p>')
        return "".join(parts)

    def _printed(self, card: Printed, beside: int) -> tuple[str, str]:
        if not isinstance(card, Face):
            return "", ""
        px = self._px
        name = f'<p style="font-family: {theme.SERIF}; font-size: {round(px * 1.4)}px; margin: 0">{{}}</p>'
        facts = "".join(
            f'<p style="margin: 2px 0 0 0"><span style="color: {theme.DIM}">{escape(what)}</span> {escape(value)}</p>'
            for what, value in told(card)
        )
        # A face that does not stand beside the text is large enough to be read itself.
        said = card.effect if beside else ""
        text = f'<p style="margin: {round(px * 0.5)}px 0 0 0">{escape(said)}</p>' if said else ""
        return name.format(escape(card.display_name)), facts + text


def told(card: Face) -> list[tuple[str, str]]:
    """What is printed on a face, in lines."""
    if card.kind == "clan":
        step = STEP_WORDS[card.step] if card.step is not None else "not entered yet"
        when = f", {STEPS_TOLD[card.step]}" if card.step is not None else ""
        return [
            ("Power", "not entered yet" if card.power is None else str(card.power)),
            ("Step", step + when),
            ("Code", card.code),
        ]
    if card.kind in ("ally", "victim"):
        ally = card.ally or Ally(card.code)
        drain = ally.drain or Drain()
        kind = "Victim" if card.kind == "victim" else "Vampire" if ally.vampire else "Human"
        if card.kind == "ally" and ally.vampire is None:
            kind = "not entered yet"
        return [
            ("Kind", kind),
            ("In the Alliance", f"{_said(ally.influence)} Influence at the end, {_said(ally.feed)} Blood in each Feed"),
            ("Drained", f"{_said(drain.blood)} Blood at once, {_said(drain.influence)} Influence at the end"),
            *((("Occupation", ally.occupation),) if ally.occupation else ()),
            ("Code", card.code),
        ]
    if card.kind == "tile":
        return [("Position", "Blood that lies here is Power in the conflict")]
    if card.kind == "token":
        words = "join the conflict" if card.code == "stay" else "take the Blood back; cards go to the Prince’s Haven"
        return [(card.display_name, words)]
    return []


def _said(value: int | None) -> str:
    return "?" if value is None else str(value)
