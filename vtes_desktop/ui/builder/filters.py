"""The filters at the left: chips for every field. They and the search line are one thing: see :mod:`.query_words`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QScrollArea, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.cards import terms
from vtes_desktop.cards.model import DisciplineLevel
from vtes_desktop.cards.query import QueryError
from vtes_desktop.cards.search import Search
from vtes_desktop.cards.spelling import fold
from vtes_desktop.ui import icons
from vtes_desktop.ui.builder import query_words
from vtes_desktop.ui.builder.chips import Chip, RangeBar, Section, State
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.card_words import discipline_word, requirement_word, sect_word
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import capital, later, tr

_TYPES = (
    ("master", later("Master")),
    ("action", later("Action")),
    ("action modifier", later("Modifier")),
    ("reaction", later("Reaction")),
    ("combat", later("Combat")),
    ("political action", later("Political")),
    ("equipment", later("Equipment")),
    ("ally", later("Ally")),
    ("retainer", later("Retainer")),
    ("event", later("Event")),
    ("power", later("Power")),
    ("conviction", later("Conviction")),
    ("imbued", later("Imbued")),
)
_CLANS_SHOWN = (
    "Banu Haqim", "Brujah", "Caitiff", "Gangrel", "Hecata", "Lasombra", "Malkavian", "Ministry", "Nosferatu",
    "Ravnos", "Salubri", "Toreador", "Tremere", "Tzimisce", "Ventrue",
)  # fmt: skip
_MAIN_DISCIPLINES = (
    "ani", "aus", "cel", "dom", "for", "obf", "pot", "pre", "pro", "tha", "obl", "chi", "dem", "nec", "obt", "qui",
    "ser", "vic",
)  # fmt: skip
_CHOICES = (
    ("set", later("Set")),
    ("requires", later("Requirement")),
    ("path", later("Path")),
    ("rarity", later("Rarity")),
    ("format", later("Format")),
)


class FilterPanel(QScrollArea):
    """All chips. It shows what the query asks for, and asks for another query."""

    query_wanted = Signal(str)
    """The search line should say this."""

    def __init__(self, search: Search, remembered: Remembered, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._remembered = remembered
        self._query = ""
        self._chips: dict[str, list[Chip]] = {}
        self._ranges: dict[str, RangeBar] = {}
        self._choices: dict[str, tuple[QComboBox, QWidget]] = {}
        self._sections: list[Section] = []
        self._scale = 1.0
        self.any_discipline = QToolButton()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(2, 0, 4, 8)
        self._column.setSpacing(9)
        self._build()
        self._column.addStretch(1)
        self.setWidget(inside)

    def show_query(self, query: str) -> None:
        """Light the chips that this query asks for; a query that can't be understood leaves them as they are."""
        try:
            states = {field: query_words.chosen(query, field) for field in (*self._chips, *self._choices, "text")}
            ranges = {field: query_words.bounds(query, field) for field in self._ranges}
        except QueryError:
            return
        self._query = query
        for field, chips in self._chips.items():
            chosen = states[field]
            for chip in chips:
                chip.set_state(_state(chip, chosen))
        for field, bar in self._ranges.items():
            bar.set_range(ranges[field].low, ranges[field].high)
        for field in self._choices:
            self._show_choice(field, states[field])
        either = states["disc"].any
        self.any_discipline.setChecked(either)
        self.any_discipline.setText(tr("any of") if either else tr("all of"))
        text = " ".join(states["text"].wanted)
        if not self.text.hasFocus() and fold(self.text.text()) != text:
            self.text.setText(text)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._scale = scale
        for chips in self._chips.values():
            for chip in chips:
                chip.set_scale(scale)
        for bar in self._ranges.values():
            bar.set_scale(scale)

    # Building

    def _build(self) -> None:
        self._section(tr("Kind"), "kind", [Chip("kind", "crypt", tr("Crypt")), Chip("kind", "library", tr("Library"))])
        known = {fold(value) for value in self._search.spoken("type")}
        types = [(value, tr(text)) for value, text in _TYPES if value in known]
        self._section(
            tr("Type"),
            "type",
            [Chip("type", value, text, words=card_type(value.title())) for value, text in types],
            first=10,
        )
        self._disciplines()
        self._clans()
        self._section(tr("Group"), "group", [Chip("group", value, value) for value in self._groups()])
        self._range(tr("Capacity"), "cap", RangeBar(1, 11, tr("Capacity")))
        self._range(tr("Cost"), "cost", RangeBar(0, 6, tr("Cost in pool or blood"), open_end=True))
        titles = [title for title in terms.TITLES if title in {fold(one) for one in self._search.spoken("title")}]
        self._section(tr("Title"), "title", [Chip("title", title, capital(tr(title))) for title in titles])
        self._section(tr("Sect"), "sect", [Chip("sect", fold(sect), sect_word(sect)) for sect in terms.SECTS])
        self._text()
        for field, title in ((field, tr(title)) for field, title in _CHOICES):
            if self._search.spoken(field):
                self._choice(field, title)
        more = self._section(tr("More"), "adv", [Chip("adv", "yes", tr("Advanced"))])
        self._add_chips(
            more, "banned", [Chip("banned", "no", tr("Not banned"), words=tr("Not banned from tournaments"))]
        )
        self._add_chips(more, "burn", [Chip("burn", "yes", tr("Burn option"))])

    def _new_section(self, title: str, body: QWidget | None = None) -> Section:
        section = Section(title, body)
        section.fold(title in self._remembered.looks.folded)
        section.folded.connect(self._folded)
        self._sections.append(section)
        self._column.addWidget(section)
        return section

    def _section(self, title: str, field: str, chips: Sequence[Chip], first: int = 0) -> Section:
        """A section of chips; those beyond the first few are shown on demand."""
        section = self._new_section(title)
        self._add_chips(section, field, chips)
        if first and len(chips) > first:
            self._more(section, chips[first:])
        return section

    def _add_chips(self, section: Section, field: str, chips: Sequence[Chip]) -> None:
        for chip in chips:
            chip.asked.connect(self._asked)
            if section.flow.count():
                chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows go on from the section's first
            section.flow.addWidget(chip)
        self._chips.setdefault(field, []).extend(chips)

    def _more(self, section: Section, rest: Sequence[Chip]) -> None:
        button = QToolButton()
        button.setText(tr("more …"))
        button.setCheckable(True)
        button.setAccessibleName(tr("{title}: more", title=section.title))

        def show(shown: bool) -> None:
            for chip in rest:
                chip.setVisible(shown or chip.state != "off")
            button.setText("less" if shown else tr("more …"))

        button.toggled.connect(show)
        section.flow.addWidget(button)
        for chip in rest:
            chip.hide()

    def _disciplines(self) -> None:
        spoken = {terms.discipline_code(name) for name in self._search.spoken("disc")}
        rest = sorted(spoken - set(_MAIN_DISCIPLINES) - set(terms.VIRTUES), key=terms.discipline_name)
        codes = [code for code in (*_MAIN_DISCIPLINES, *rest, *terms.VIRTUES) if code in spoken]
        chips = [
            Chip(
                "disc",
                code,
                code,
                icons.discipline_icon(DisciplineLevel(code)),
                levels=code in terms.DISCIPLINES and code != "fli",
                words=discipline_word(code),
            )
            for code in codes
        ]
        section = self._section(tr("Discipline"), "disc", chips, first=len(_MAIN_DISCIPLINES))
        self.any_discipline.setCheckable(True)
        self.any_discipline.setText(tr("all of"))
        self.any_discipline.setToolTip(tr("Whether a card must have all the Disciplines chosen, or any one of them"))
        self.any_discipline.setAccessibleName(tr("Any one of the Disciplines is enough"))
        self.any_discipline.clicked.connect(self._switch_any)
        section.heading.addWidget(self.any_discipline)

    def _clans(self) -> None:
        spoken = set(self._search.spoken("clan"))
        order = [clan for clan in _CLANS_SHOWN if clan in spoken]
        order += [clan for clan in self._search.spoken("clan") if clan not in _CLANS_SHOWN]
        chips = [Chip("clan", fold(clan), clan, icons.clan_icon(clan)) for clan in order]
        self._section(tr("Clan"), "clan", chips, first=len([clan for clan in _CLANS_SHOWN if clan in spoken]))

    def _groups(self) -> list[str]:
        return [*(value for value in self._search.spoken("group") if value.isdecimal()), "any"]

    def _range(self, title: str, field: str, bar: RangeBar) -> None:
        self._new_section(title, bar)
        bar.chosen.connect(partial(self._bounded, field))
        self._ranges[field] = bar

    def _text(self) -> None:
        self.text = QLineEdit()
        self.text.setPlaceholderText(tr("words in the card text"))
        self.text.setAccessibleName(tr("Words in the card text"))
        self.text.setClearButtonEnabled(True)
        self.text.textEdited.connect(self._text_edited)
        self._new_section(tr("Text"), self.text)

    def _choice(self, field: str, title: str) -> None:
        box = ChoiceBox()
        box.setPlaceholderText(tr("Any {title}", title=title.lower()))
        box.setAccessibleName(title)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(6)
        for value in self._search.spoken(field):
            box.addItem(requirement_word(value) if field == "requires" else value, value)
        box.setCurrentIndex(-1)
        box.activated.connect(partial(self._picked, field, box))
        body, chips = QWidget(), QWidget()
        Flow(5, chips)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(box)
        column.addWidget(chips)
        chips.hide()
        self._choices[field] = (box, chips)
        self._new_section(title, body)

    def _show_choice(self, field: str, chosen: query_words.Chosen) -> None:
        _, body = self._choices[field]
        flow = body.layout()
        assert flow is not None
        shown = [(value, "wanted") for value in chosen.wanted] + [(value, "without") for value in chosen.without]
        now = [(chip.value, chip.state) for chip in body.findChildren(Chip)]
        if shown == now:
            return
        for chip in body.findChildren(Chip):
            flow.removeWidget(chip)
            chip.setParent(None)
            chip.deleteLater()
        for value, state in shown:
            chip = Chip(field, value, requirement_word(value) if field == "requires" else value)
            chip.set_scale(self._scale)
            chip.set_state(state)  # type: ignore[arg-type]  # one of two States
            chip.asked.connect(self._asked)
            flow.addWidget(chip)
            chip.show()
        body.setVisible(bool(shown))

    # Asking

    def _asked(self, chip: Chip, state: State) -> None:
        def change(query: str) -> str:
            chosen = query_words.chosen(query, chip.field)
            mine = {chip.value, chip.value.upper()}
            wanted = [value for value in chosen.wanted if value not in mine]
            without = [value for value in chosen.without if value not in mine]
            if state == "without":
                without.append(chip.value)
            elif state != "off":
                wanted.append(chip.value.upper() if state == "superior" else chip.value)
            either = chosen.any or self.any_discipline.isChecked() if chip.field == "disc" else None
            return query_words.with_values(query, chip.field, wanted, without, either)

        self._ask(change)

    def _switch_any(self) -> None:
        either = self.any_discipline.isChecked()
        self.any_discipline.setText(tr("any of") if either else tr("all of"))

        def change(query: str) -> str:
            chosen = query_words.chosen(query, "disc")
            return query_words.with_values(query, "disc", chosen.wanted, chosen.without, either)

        self._ask(change)

    def _bounded(self, field: str, low: int | None, high: int | None) -> None:
        self._ask(lambda query: query_words.with_bounds(query, field, low, high))

    def _text_edited(self, text: str) -> None:
        words = [text.replace('"', " ").strip()]
        self._ask(lambda query: query_words.with_values(query, "text", [word for word in words if word], []))

    def _picked(self, field: str, box: QComboBox, index: int) -> None:
        value = query_words.canonical(field, str(box.itemData(index)))
        box.setCurrentIndex(-1)

        def change(query: str) -> str:
            chosen = query_words.chosen(query, field)
            return query_words.with_values(query, field, [*dict.fromkeys((*chosen.wanted, value))], chosen.without)

        self._ask(change)

    def _ask(self, change: Callable[[str], str]) -> None:
        try:
            self.query_wanted.emit(change(self._query))
        except QueryError:
            self.query_wanted.emit(change(""))

    def _folded(self, title: str, folded: bool) -> None:
        now = [one for one in self._remembered.looks.folded if one != title]
        self._remembered.note(folded=[*now, title] if folded else now)


def _state(chip: Chip, chosen: query_words.Chosen) -> State:
    if chip.levels and chip.value.upper() in chosen.wanted:
        return "superior"
    if chip.value in chosen.wanted:
        return "wanted"
    return "without" if chip.value in chosen.without else "off"
