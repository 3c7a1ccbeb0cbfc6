"""The look of the program: colours, fonts and the style of standard widgets.

Dark and warm, like a table lit from above. Colours are plain ``#rrggbb`` strings, so that importing this module builds
nothing; make a ``QColor`` of one where it is painted. Fonts are the two families that the program ships: Alegreya
(serif, for card names) and Fira Sans in three widths (for everything else).

Widgets are told apart by dynamic properties that :func:`stylesheet` knows:

- ``QPushButton``: ``tone`` is ``"blood"`` (what matters most: Pass, Cast against), ``"gold"`` (what may be done now),
  ``"green"`` (for, agreed), or ``"flat"`` (a button that looks like text); ``compact`` is true for a chip of a filter.
- ``QFrame`` and ``QWidget``: ``panel`` is ``"plain"``, ``"raised"``, ``"gold"`` (your own area), ``"blood"`` (action,
  combat) or ``"blue"`` (a referendum); a plain ``QWidget`` needs ``WA_StyledBackground`` for it.
- ``QLabel``: ``tone`` is ``"dim"``, ``"gold"``, ``"blood"``, ``"heading"`` or ``"title"``.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Final, Literal

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from vtes_desktop import folders
from vtes_desktop.ui.languages import later

log = logging.getLogger(__name__)

GROUND = "#120e0d"
"""Behind everything: near-black brown."""
BAR = "#0d0a09"
"""The top bar and the inside of inputs."""
FELT = "#1f1a17"
"""A seat's area of the table."""
WELL = "#191413"
"""A region sunk into the felt: torpor, cards in play."""
PANEL = "#2a2220"
"""Dialogs, the preview, the log."""
RAISED = "#382d2a"
"""Buttons, and rows under the pointer."""
EDGE_LINE = "#40352f"
"""Thin lines round panels."""
BONE = "#ece1cf"
"""Text."""
DIM = "#a3957f"
"""Text of lesser weight; 4.5:1 or better on PANEL."""
FAINT = "#6d6155"
"""Disabled text and empty marks."""
BLOOD = "#b3242b"
"""What matters: pool, blood, the running phase."""
BLOOD_BRIGHT = "#d8363b"
"""Blood under the pointer, and warnings in text."""
GOLD = "#c9a24a"
"""What may be done now."""
GOLD_BRIGHT = "#f0cd77"
"""The glow round a legal card, gold under the pointer."""
AMBER = "#8f6c2f"
"""Crypt backs."""
LIBRARY = "#3f6e55"
"""Library backs."""
FOR = "#417556"
"""Votes for."""
AGAINST = BLOOD
"""Votes against."""
STEEL = "#4a6785"
"""Referendums, targets, bars of a chart."""
TARGET = "#5fa4d8"
"""The ring round what is aimed at."""
TORPOR = "#6f5a8a"
"""Torpor and incapacitation."""
LIFE = "#4e8f57"
"""Life counters of allies and retainers."""

INK = "#fff6e8"
"""Text on blood, on the green of votes and on dark plates, whatever the theme."""
GLOW = "#f0cd77"
"""The light round a card with which something may be done now."""
PRESSED = "#463834"
"""Buttons under the pointer."""
ALARM = "#2a1918"
"""The ground of a panel of action and combat."""
CHAT = "#332926"
"""The ground of what players say, in the log."""
TABLE = "#3b2d24"
"""The drawn table of the start page and of a seating, where the lamp shines on it."""
TABLE_EDGE = "#14100e"
"""The same at its edge."""

Theme = Literal["dark", "light", "contrast"]
THEMES: Final[dict[Theme, str]] = {
    "dark": later("Dark and warm"),
    "light": later("Light"),
    "contrast": later("High contrast"),
}
"""The themes, as Settings calls them."""
_DARK: Final = {name: value for name, value in globals().items() if name.isupper() and str(value).startswith("#")}
_CONTRAST: Final = {
    "GROUND": "#000000",
    "BAR": "#000000",
    "FELT": "#0c0a09",
    "WELL": "#000000",
    "PANEL": "#100d0c",
    "RAISED": "#2b2320",
    "EDGE_LINE": "#b3a48c",
    "BONE": "#ffffff",
    "DIM": "#e9dfce",
    "FAINT": "#b9ad98",
    "BLOOD": "#b80f1c",
    "BLOOD_BRIGHT": "#ff6468",
    "GOLD": "#ffcf40",
    "GOLD_BRIGHT": "#ffea96",
    "GLOW": "#ffea96",
    "AGAINST": "#b80f1c",
    "FOR": "#1f7a43",
    "STEEL": "#3f7cc0",
    "TARGET": "#8fd0ff",
    "TORPOR": "#b79be0",
    "LIFE": "#3fae55",
}
"""What is other than in the dark theme: text at 7:1 and better, lines that are seen."""

_LIGHT: Final = {
    "GROUND": "#d8ccb6",
    "BAR": "#fbf6ec",
    "FELT": "#e6dbc7",
    "WELL": "#dbceb7",
    "PANEL": "#f3ebdc",
    "RAISED": "#e4d8c2",
    "EDGE_LINE": "#b5a488",
    "BONE": "#241a14",
    "DIM": "#574838",
    "FAINT": "#8c7b66",
    "BLOOD": "#a51f27",
    "BLOOD_BRIGHT": "#a0141d",
    "GOLD": "#73500a",
    "GOLD_BRIGHT": "#5d3f00",
    "AGAINST": "#a51f27",
    "FOR": "#2c6544",
    "STEEL": "#3a5a7e",
    "TARGET": "#155488",
    "LIFE": "#2a5f33",
    "GLOW": "#d98a00",
    "PRESSED": "#d6c6aa",
    "ALARM": "#f1d9d3",
    "CHAT": "#e6dcc8",
    "TABLE": "#efe5d2",
    "TABLE_EDGE": "#c9baa0",
}
"""What is other than in the dark theme: dark letters on paper, each 4.5:1 or better; cards stay as they are printed."""


def use(name: Theme) -> None:
    """Take the colours of a theme for all that is painted and made from now on."""
    globals().update(_DARK | {"dark": {}, "light": _LIGHT, "contrast": _CONTRAST}[name])


def is_light() -> bool:
    """Whether letters are dark and grounds are light now."""
    return _LIGHT["GROUND"] == GROUND


def printed(name: str) -> str:
    """A colour by its name here as cards are painted with, whatever the theme. Raises KeyError for none."""
    return str(_DARK[name])


def colour(name: str) -> str:
    """A colour by its name here, as ``#rrggbb``, as it is in the theme that is used. Raises KeyError for none."""
    if name not in _DARK:
        raise KeyError(name)
    return str(globals()[name])


SERIF: Final = "Alegreya"
SANS: Final = "Fira Sans"
CONDENSED: Final = "Fira Sans Condensed"
EXTRA_CONDENSED: Final = "Fira Sans Extra Condensed"

SCALE_MIN: Final = 0.8
SCALE_MAX: Final = 2.0
MOST_LETTERS: Final = 1.7
"""The most by which names on cards grow with the text."""
_letters = 1.0
BASE_PX: Final = 13
"""Pixel size of ordinary text at scale 1."""

Width = Literal["normal", "condensed", "extra"]
_FAMILIES: Final[dict[Width, str]] = {"normal": SANS, "condensed": CONDENSED, "extra": EXTRA_CONDENSED}


FIRST_FONTS: Final = ("Alegreya-Bold.ttf", "FiraSans-Regular.ttf", "FiraSans-SemiBold.ttf")
"""The shipped fonts that the start page is written in."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Give Qt the shipped fonts, once, and return the families it found.

    Needs a ``QGuiApplication``. A font that is missing or damaged is logged; Qt then takes the system's nearest.
    """
    paths = sorted((folders.resources() / "fonts").glob("*.ttf"))
    return tuple(dict.fromkeys(family for path in paths for family in _load_font(path)))


def load_first_fonts() -> None:
    """Give Qt :data:`FIRST_FONTS` alone; :func:`load_fonts` brings the others before anything else is shown."""
    folder = folders.resources() / "fonts"
    for name in FIRST_FONTS:
        _load_font(folder / name)


@cache
def _load_font(path: Path) -> tuple[str, ...]:
    number = QFontDatabase.addApplicationFont(str(path))
    if number < 0:
        log.warning("The font %s can't be read; the system's own is used instead.", path)
        return ()
    return tuple(QFontDatabase.applicationFontFamilies(number))


def sans(px: float, *, bold: bool = False, italic: bool = False, width: Width = "normal") -> QFont:
    """The sans at a height of ``px`` pixels. ``extra`` is the narrowest width and comes in semi-bold only."""
    family = _FAMILIES[width]
    font = QFont([family, f"{family} SemiBold"] if bold or width == "extra" else [family])
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight.DemiBold if bold or width == "extra" else QFont.Weight.Normal)
    font.setItalic(italic)
    return font


def serif(px: float, *, italic: bool = False) -> QFont:
    """The serif of card names at a height of ``px`` pixels: bold, or a medium italic for flavor text."""
    font = QFont([SERIF, f"{SERIF} Medium"] if italic else [SERIF])
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight.Medium if italic else QFont.Weight.Bold)
    font.setItalic(italic)
    # Alegreya's own figures hang below the line; names with numbers read better with upright ones.
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def palette() -> QPalette:
    """Qt's palette in the colours of the table, for what no style sheet reaches."""
    role = QPalette.ColorRole
    colours = {
        role.Window: GROUND,
        role.WindowText: BONE,
        role.Base: BAR,
        role.AlternateBase: WELL,
        role.Text: BONE,
        role.PlaceholderText: FAINT,
        role.Button: RAISED,
        role.ButtonText: BONE,
        role.BrightText: BLOOD_BRIGHT,
        role.ToolTipBase: PANEL,
        role.ToolTipText: BONE,
        role.Highlight: GOLD,
        role.HighlightedText: GROUND,
        role.Link: GOLD,
        role.LinkVisited: AMBER,
        role.Light: RAISED,
        role.Midlight: RAISED,
        role.Mid: EDGE_LINE,
        role.Dark: BAR,
        role.Shadow: "#000000",
        role.Accent: GOLD,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(FAINT))
    return made


def clamp_scale(scale: float) -> float:
    """The text scale brought into the range that the program offers, 0.8 to 2."""
    return min(SCALE_MAX, max(SCALE_MIN, scale))


def letters() -> float:
    """How much larger than usual the names on small cards are written: as the text, as far as a card has room."""
    return _letters


def set_letters(scale: float) -> None:
    """Write names on cards for a text scale from now on; faces that are painted already stay as they are."""
    globals()["_letters"] = min(MOST_LETTERS, max(1.0, clamp_scale(scale)))


STYLE: Final = "Fusion"
"""Qt's own style, which the style sheet goes over."""


def apply(app: QApplication, scale: float = 1.0, *, first: bool = False) -> None:
    """Dress the whole program: fonts, palette, style sheet. Call again when the text scale changes.

    Each part of it goes through every widget there is, so nothing is done where all is dressed so already.

    :param first: for an application that was begun in :data:`STYLE` and shows the start page first.
    """
    if first:
        load_first_fonts()
    else:
        load_fonts()
    set_letters(scale)
    sheet = stylesheet(scale)
    if app.styleSheet() == sheet:
        return
    if not (app.styleSheet() or first):
        app.setStyle(STYLE)
    app.setPalette(palette())
    app.setFont(sans(BASE_PX * clamp_scale(scale)))
    app.setStyleSheet(sheet)


def stylesheet(scale: float = 1.0) -> str:
    """The style sheet of standard widgets, every length in it multiplied by ``scale`` (0.8–2.0)."""
    scale = clamp_scale(scale)

    def px(length: float) -> str:
        return f"{max(1, round(length * scale))}px"

    def image(name: str) -> str:
        folder = folders.resources() / "icons" / "widgets"
        return f"url({(folder / 'light' if is_light() else folder).as_posix()}/{name}.svg)"

    text, small, large = px(BASE_PX), px(BASE_PX - 1.5), px(BASE_PX + 3)
    return f"""
* {{ font-family: "{SANS}"; font-size: {text}; outline: none; }}
QMainWindow, QDialog, QMessageBox, QWizard {{ background: {GROUND}; color: {BONE}; }}
QDialog, QMessageBox {{ background: {PANEL}; }}
QLabel {{ background: transparent; color: {BONE}; }}
QLabel:disabled {{ color: {FAINT}; }}
QLabel[tone="dim"] {{ color: {DIM}; font-size: {small}; }}
QLabel[tone="gold"] {{ color: {GOLD}; }}
QLabel[tone="blood"] {{ color: {BLOOD_BRIGHT}; }}
QLabel[tone="heading"] {{ font-weight: 600; font-size: {large}; }}
QLabel[tone="title"] {{ font-family: "{SERIF}"; font-weight: 700; font-size: {px(34)}; }}

QWidget[panel] {{ background: {FELT}; border: 1px solid {EDGE_LINE}; border-radius: {px(9)}; }}
QWidget[panel="raised"] {{ background: {PANEL}; }}
QWidget[panel="gold"] {{ border: {px(2)} solid {GOLD}; }}
QWidget[panel="blood"] {{ background: {ALARM}; border: {px(2)} solid {BLOOD}; }}
QWidget[panel="blue"] {{ background: {PANEL}; border: {px(2)} solid {STEEL}; }}

QPushButton {{ background: {RAISED}; color: {BONE}; border: 1px solid {EDGE_LINE}; border-radius: {px(13)};
    min-height: {px(26)}; padding: 0 {px(16)}; }}
QPushButton:hover {{ background: {PRESSED}; border-color: {FAINT}; }}
QPushButton:pressed {{ background: {WELL}; }}
QPushButton:focus {{ border: {px(2)} solid {GOLD}; }}
QPushButton:checked {{ background: {GOLD}; color: {GROUND}; border-color: {GOLD_BRIGHT}; font-weight: 600; }}
QPushButton:disabled {{ background: {WELL}; color: {FAINT}; border-color: {PANEL}; }}
QPushButton:default {{ border-color: {GOLD}; }}
QPushButton[tone="blood"] {{ background: {BLOOD}; color: {INK}; border-color: {BLOOD_BRIGHT}; font-weight: 600; }}
QPushButton[tone="blood"]:hover {{ background: {BLOOD_BRIGHT}; }}
QPushButton[tone="gold"] {{ background: {GOLD}; color: {GROUND}; border-color: {GOLD_BRIGHT}; font-weight: 600; }}
QPushButton[tone="gold"]:hover {{ background: {GOLD_BRIGHT}; }}
QPushButton[tone="green"] {{ background: {FOR}; color: {INK}; border-color: #5c9a76; font-weight: 600; }}
QPushButton[tone="green"]:hover {{ background: #4f8c68; }}
QPushButton[tone="flat"] {{ background: transparent; border-color: transparent; padding: 0 {px(8)}; }}
QPushButton[tone="flat"]:hover {{ color: {GOLD_BRIGHT}; }}
QPushButton[tone="blood"]:disabled, QPushButton[tone="gold"]:disabled, QPushButton[tone="green"]:disabled {{
    background: {WELL}; color: {FAINT}; border-color: {PANEL}; }}
QPushButton[held="true"], QPushButton[held="true"]:hover {{ background: {WELL}; color: {FAINT};
    border-color: {PANEL}; }}
QPushButton[tone]:focus {{ border: {px(2)} solid {GOLD_BRIGHT}; }}
QPushButton[compact="true"] {{ min-height: {px(20)}; border-radius: {px(10)}; padding: 0 {px(9)};
    font-size: {small}; background: {WELL}; }}
QPushButton[compact="true"]:checked, QPushButton[compact="true"][tone="gold"] {{ background: {GOLD}; }}
QToolButton {{ background: transparent; color: {BONE}; border: 1px solid transparent; border-radius: {px(12)};
    padding: {px(3)} {px(9)}; }}
QToolButton:hover {{ background: {RAISED}; }}
QToolButton:checked, QToolButton:pressed {{ background: {WELL}; color: {GOLD}; border-color: {EDGE_LINE}; }}
QToolButton:focus {{ border-color: {GOLD}; }}
QToolButton:disabled {{ color: {FAINT}; }}
QToolButton[popupMode="1"], QToolButton[popupMode="2"] {{ padding-right: {px(20)}; }}
QToolButton::menu-indicator {{ image: {image("arrow_down")}; width: {px(14)}; subcontrol-origin: padding;
    subcontrol-position: right center; right: {px(4)}; }}

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateEdit, QTimeEdit {{
    background: {BAR}; color: {BONE}; border: 1px solid {EDGE_LINE}; border-radius: {px(7)};
    padding: {px(4)} {px(8)}; selection-background-color: {GOLD}; selection-color: {GROUND}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{
    border-color: {GOLD}; }}
QLineEdit[wrong="true"] {{ border-color: {BLOOD_BRIGHT}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {FAINT}; }}
QTextBrowser {{ background: transparent; border: none; padding: 0; }}
QComboBox {{ padding-right: {px(24)}; }}
QComboBox::drop-down {{ border: none; width: {px(22)}; }}
QComboBox::down-arrow {{ image: {image("arrow_down")}; width: {px(14)}; height: {px(14)}; }}
QComboBox QAbstractItemView {{ background: {PANEL}; color: {BONE}; border: 1px solid {EDGE_LINE};
    selection-background-color: {RAISED}; selection-color: {GOLD_BRIGHT}; padding: {px(4)}; }}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {{
    background: transparent; border: none; width: {px(18)}; }}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{ image: {image("arrow_up")}; width: {px(12)}; height: {px(12)}; }}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{ image: {image("arrow_down")}; width: {px(12)}; height: {px(12)}; }}

QCheckBox, QRadioButton {{ color: {BONE}; spacing: {px(8)}; background: transparent; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {FAINT}; }}
QCheckBox::indicator, QRadioButton::indicator, QTableView::indicator {{ width: {px(15)}; height: {px(15)};
    background: {BAR}; border: 1px solid {FAINT}; border-radius: {px(4)}; }}
QRadioButton::indicator {{ border-radius: {px(8)}; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox:focus::indicator, QRadioButton:focus::indicator {{
    border-color: {GOLD_BRIGHT}; }}
QCheckBox::indicator:checked, QTableView::indicator:checked {{ background: {GOLD}; border-color: {GOLD};
    image: {image("check")}; }}
QCheckBox::indicator:indeterminate {{ background: {GOLD}; border-color: {GOLD}; image: {image("dash")}; }}
QRadioButton::indicator:checked {{ background: {GOLD}; border-color: {GOLD}; image: {image("dot")}; }}
QSlider:horizontal {{ min-height: {px(18)}; }}
QSlider::groove:horizontal {{ background: {BAR}; height: {px(4)}; border-radius: {px(2)}; }}
QSlider::sub-page:horizontal {{ background: {GOLD}; border-radius: {px(2)}; }}
QSlider::handle:horizontal {{ background: {BONE}; width: {px(14)}; margin: -{px(5)} 0; border-radius: {px(7)}; }}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus {{ background: {GOLD_BRIGHT}; }}
QProgressBar {{ background: {BAR}; border: none; border-radius: {px(6)}; text-align: center; min-height: {px(12)}; }}
QProgressBar::chunk {{ background: {BLOOD}; border-radius: {px(6)}; }}

QMenuBar {{ background: {BAR}; color: {BONE}; }}
QMenuBar::item {{ padding: {px(5)} {px(10)}; background: transparent; border-radius: {px(5)}; }}
QMenuBar::item:selected {{ background: {RAISED}; }}
QMenu {{ background: {PANEL}; color: {BONE}; border: 1px solid {EDGE_LINE}; border-radius: {px(6)};
    padding: {px(5)}; }}
QMenu::item {{ padding: {px(5)} {px(24)} {px(5)} {px(14)}; border-radius: {px(5)}; }}
QMenu::icon {{ padding-left: {px(8)}; }}
QMenu::item:selected {{ background: {RAISED}; color: {GOLD_BRIGHT}; }}
QMenu::item:disabled {{ color: {FAINT}; }}
QMenu::separator {{ height: 1px; background: {EDGE_LINE}; margin: {px(5)} {px(8)}; }}
QMenu::right-arrow {{ image: {image("arrow_right")}; width: {px(13)}; height: {px(13)}; }}
QMenu::indicator {{ width: {px(13)}; height: {px(13)}; left: {px(4)}; border-radius: {px(3)}; }}
QMenu::indicator:checked {{ background: {GOLD}; image: {image("check")}; }}
QToolTip {{ background: {PANEL}; color: {BONE}; border: 1px solid {FAINT}; padding: {px(5)} {px(8)}; }}

QTabWidget::pane {{ border: 1px solid {EDGE_LINE}; border-radius: {px(8)}; top: -1px; background: {FELT}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {DIM}; padding: {px(6)} {px(14)}; margin-right: {px(2)};
    border-bottom: {px(2)} solid transparent; }}
QTabBar::tab:hover {{ color: {BONE}; }}
QTabBar::tab:selected {{ color: {GOLD}; border-bottom-color: {GOLD}; }}
QTabBar::tab:focus {{ color: {GOLD_BRIGHT}; }}
QGroupBox {{ border: 1px solid {EDGE_LINE}; border-radius: {px(8)}; margin-top: {px(10)}; padding-top: {px(8)}; }}
QGroupBox::title {{ subcontrol-origin: margin; left: {px(10)}; padding: 0 {px(4)}; color: {GOLD}; }}

QAbstractItemView {{ background: {BAR}; alternate-background-color: {WELL}; color: {BONE};
    border: 1px solid {EDGE_LINE}; border-radius: {px(6)}; selection-background-color: {RAISED};
    selection-color: {GOLD_BRIGHT}; }}
QAbstractItemView::item {{ padding: {px(3)} {px(5)}; border-radius: {px(4)}; }}
QAbstractItemView::item:hover {{ background: {PANEL}; }}
QAbstractItemView::item:selected {{ background: {RAISED}; color: {GOLD_BRIGHT}; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ background: {PANEL}; color: {DIM}; border: none; padding: {px(5)} {px(8)};
    border-right: 1px solid {EDGE_LINE}; }}
QGraphicsView {{ border: none; background: {GROUND}; padding: 0; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {px(11)}; margin: {px(2)}; }}
QScrollBar:horizontal {{ background: transparent; height: {px(11)}; margin: {px(2)}; }}
QScrollBar::handle {{ background: {EDGE_LINE}; border-radius: {px(3)}; }}
QScrollBar::handle:vertical {{ min-height: {px(28)}; }}
QScrollBar::handle:horizontal {{ min-width: {px(28)}; }}
QScrollBar::handle:hover {{ background: {FAINT}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: transparent; }}
QSplitter::handle:hover {{ background: {EDGE_LINE}; }}
QStatusBar {{ background: {BAR}; color: {DIM}; }}
QStatusBar::item {{ border: none; }}
"""
