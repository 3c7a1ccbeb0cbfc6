"""The preview of Vendetta's cards: the face, where it lies, what is known of it and what nobody has entered yet."""

from __future__ import annotations

from typing import Final

from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces.painters import Printed
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import capital, later, listed, tr
from vtes_desktop.ui.plain import escape
from vtes_desktop.ui.table.preview import Preview
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.vendetta import known
from vtes_desktop.ui.vendetta.faces import kind_of, said
from vtes_desktop.ui.vendetta.marks import STEP_WORDS
from vtes_desktop.vendetta.cards import Ally, Drain, Face
from vtes_desktop.vendetta.power import HALVED, added

STEPS_TOLD: Final = {
    "preparation": later("before the conflict, in turn order"),
    "conflict": later("before Power is counted"),
    "aftermath": later("after the winner is known"),
    "passive": later("by itself, while it lies face up"),
}


class HousePreview(Preview):
    """Shows a card of Vendetta."""

    def _state(self, copy: Copy) -> str:
        table, px = self.session.table, self._px
        words = []
        if not copy.face_up and table.region_of(copy).in_play:
            words.append(tr("face down"))
        if copy.blood:
            words.append(tr("{number} Blood", number=copy.blood))
        if added(copy):
            words.append(tr("Power {change:+d}", change=added(copy)))
        if HALVED in copy.marks:
            words.append(tr("printed Power halved"))
        look = f"background-color: {theme.RAISED}; color: {theme.GOLD_BRIGHT}"
        chips = " &nbsp;".join(f'<span style="{look}">&nbsp;{escape(word)}&nbsp;</span>' for word in words)
        place = escape(capital(game_word(table.region_of(copy).title)))
        if copy.place.seat != NOBODY:
            name = escape(table.seats[copy.place.seat].name)
            whose = f'<b style="color: {seat_colour(copy.place.seat)}">{name}</b>'
            place = tr("{place} of {name}", place=place, name=whose)
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
            for what, value in (self._clan(card.clan) if card.kind == "sheet" else told(card))
        )
        # A face that does not stand beside the text is large enough to be read itself.
        does = known.effect(card) if beside else ""
        text = f'<p style="margin: {round(px * 0.5)}px 0 0 0">{escape(does)}</p>' if does else ""
        return name.format(escape(card.display_name)), facts + text

    def _clan(self, code: str) -> list[tuple[str, str]]:
        """How a clan plays, and its cards, which everybody may know: who chooses one has nothing else to go by."""
        style = known.style(self.session, code)
        cards = [
            tr(
                "{card} ({power}, {step})",
                card=face.display_name,
                power=said(face.power),
                step=tr(STEP_WORDS[face.step]),
            )
            for face in known.faces(self.session).values()
            if face.kind == "clan" and face.clan == code and face.step is not None
        ]
        lines = [(tr("How it plays"), style), (tr("Its cards"), listed(cards))]
        return [line for line in lines if line[1]]


def told(card: Face) -> list[tuple[str, str]]:
    """What is printed on a face, in lines."""
    if card.kind == "clan":
        step = tr(STEP_WORDS[card.step]) if card.step is not None else tr("not entered yet")
        when = f", {tr(STEPS_TOLD[card.step])}" if card.step is not None else ""
        return [
            (tr("Printed Power"), tr("not entered yet") if card.power is None else str(card.power)),
            (tr("Step"), step + when),
            (tr("Code"), card.code),
        ]
    if card.kind in ("ally", "victim"):
        ally = card.ally or Ally(card.code)
        drain = ally.drain or Drain()
        kind = tr("Victim") if card.kind == "victim" else kind_of(ally)
        if card.kind == "ally" and ally.vampire is None:
            kind = tr("not entered yet")
        return [
            (tr("Kind"), kind),
            (
                tr("In the Alliance"),
                tr(
                    "{influence} Influence at the end, {blood} Blood in each Feed",
                    influence=said(ally.influence),
                    blood=said(ally.feed),
                ),
            ),
            (
                tr("Drained"),
                tr(
                    "{blood} Blood at once, {influence} Influence at the end",
                    blood=said(drain.blood),
                    influence=said(drain.influence),
                ),
            ),
            *(((tr("Occupation"), ally.occupation),) if ally.occupation else ()),
            (tr("Code"), card.code),
        ]
    if card.kind == "tile":
        return [(tr("Position"), tr("Blood that lies here is Power in the conflict"))]
    if card.kind == "token":
        if card.code == "stay":
            return [(card.display_name, tr("join the conflict"))]
        return [(card.display_name, tr("take the Blood back; cards go to the Prince’s Haven"))]
    return []
