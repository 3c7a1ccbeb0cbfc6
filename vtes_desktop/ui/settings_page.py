"""The settings: every option with what it means, taken over as soon as it is changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.ui import theme
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.choosers import ChoiceBox, Slider
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import LANGUAGES, tr
from vtes_desktop.ui.names import your_name
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.sound import PROGRAMS, Speaker

ONE_COLUMN = 720
"""Below this width at text scale 1, what sets an option stands under what is said of it."""

MEMORY_STEP = 32
"""MiB that one step of the memory slider stands for."""


class SettingsPage(Backdrop):
    """Every option, in groups. There is no button to save: what is changed holds at once."""

    back = Signal()
    card_list_wanted = Signal(str)
    """Use another card list: ``folder``, ``file`` or ``installed``."""
    fetch_wanted = Signal(str)
    """About fetching pictures: ``fetch``, ``pause`` or ``clear``."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._panels: list[QVBoxLayout] = []
        self._rows: list[tuple[QBoxLayout, QLayout]] = []
        """Of each option: what is said beside what sets it, and what sets it."""
        self._make_you()
        self._make_screen()
        self._make_pictures()
        self._make_cards()
        self._lay_out()
        settings.changed.connect(self._show)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(True)  # Enter presses them too
        self.show_fetching("", running=False)
        self._show()
        self._fit()

    # -- the options ---------------------------------------------------------------------------------------------------

    def _make_you(self) -> None:
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.name.setAccessibleName(tr("Your name"))
        self.name.editingFinished.connect(lambda: self._change(name=" ".join(self.name.text().split())))

    def _make_screen(self) -> None:
        self.scale = Slider(Qt.Orientation.Horizontal)
        self.scale.setRange(round(theme.SCALE_MIN * 10), round(theme.SCALE_MAX * 10))
        self.scale.setPageStep(2)
        self.scale.setAccessibleName(tr("Size of text and cards"))
        self.scale.valueChanged.connect(self._scale_moved)
        # While the handle is held, a new layout under it would tear it from the pointer.
        self.scale.sliderReleased.connect(self._take_scale)
        self.scale_said = Label()
        self.theme = ChoiceBox()
        self.theme.setAccessibleName(tr("Colours"))
        for name, title in theme.THEMES.items():
            self.theme.addItem(tr(title), name)
        self.theme.currentIndexChanged.connect(lambda: self._change(theme=self.theme.currentData()))
        self.language = ChoiceBox()
        self.language.setAccessibleName(tr("Language"))
        self.language.addItem(tr("That of the system"), "")
        for code, title in LANGUAGES.items():
            self.language.addItem(title, code)
        self.language.currentIndexChanged.connect(lambda: self._change(language=self.language.currentData()))
        self.card_names = QCheckBox(tr("Names of cards, too"))
        self.card_names.toggled.connect(lambda on: self._change(card_names=on))
        self.motion = QCheckBox(tr("Show where cards go"))
        self.motion.toggled.connect(lambda on: self._change(motion=on))
        self.sound = QCheckBox(tr("Let the table be heard"))
        self.sound.toggled.connect(lambda on: self._change(sound=on))
        self.sound.setEnabled(Speaker().there)

    def _make_pictures(self) -> None:
        self.pictures = QLineEdit()
        self.pictures.setAccessibleName(tr("Folder of your own card pictures"))
        self.pictures.setPlaceholderText(tr("card_images beside the program"))
        self.pictures.editingFinished.connect(lambda: self._take_pictures(self.pictures.text().strip()))
        self.pictures_button = QPushButton(tr("Choose…"))
        self.pictures_button.setAccessibleName(tr("Choose the folder of your own card pictures"))
        self.pictures_button.clicked.connect(self._ask_for_pictures)
        self.pictures_problem = Label()
        self.pictures_problem.setProperty("tone", "blood")
        self.pictures_problem.setWordWrap(True)
        self.pictures_problem.hide()
        self.download = QCheckBox(tr("Fetch missing pictures from the network"))
        self.download.toggled.connect(lambda on: self._change(download_pictures=on))
        self.address = QLineEdit()
        self.address.setAccessibleName(tr("Address of pictures"))
        self.address.setPlaceholderText(tr("the community's static card server"))
        self.address.editingFinished.connect(lambda: self._change(picture_address=self.address.text().strip()))
        self.fetch_buttons: dict[str, QPushButton] = {}
        for what, text in (
            ("fetch", tr("Fetch all missing pictures")),
            ("pause", tr("Pause")),
            ("clear", tr("Throw fetched pictures away")),
        ):
            button = QPushButton(caption(text))
            button.clicked.connect(lambda _=False, wanted=what: self.fetch_wanted.emit(wanted))
            self.fetch_buttons[what] = button
        self.fetched = Label()
        self.fetched.setProperty("tone", "dim")
        self.fetched.setWordWrap(True)
        self.fetched.hide()
        self.memory = Slider(Qt.Orientation.Horizontal)
        self.memory.setRange(1, 1024 // MEMORY_STEP)
        self.memory.setPageStep(2)
        self.memory.setAccessibleName(tr("Memory for painted cards"))
        self.memory.valueChanged.connect(lambda steps: self._change(picture_memory=steps * MEMORY_STEP))
        self.memory_said = Label()

    def _make_cards(self) -> None:
        self.card_list = Label()
        self.card_list.setWordWrap(True)
        self.card_list.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.card_list_buttons: dict[str, QPushButton] = {}
        for what, text in (
            ("folder", tr("Choose a folder…")),
            ("file", tr("Choose a wheel…")),
            ("installed", tr("Use the installed list")),
        ):
            button = QPushButton(caption(text))
            button.clicked.connect(lambda _=False, wanted=what: self.card_list_wanted.emit(wanted))
            self.card_list_buttons[what] = button

    # -- how they stand ------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.back_button = QPushButton(tr("‹  Back"))
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self.back)
        title = Label(tr("Settings"))
        title.setProperty("tone", "title")
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(title, 1)
        self.problem = Label()
        self.problem.setProperty("tone", "blood")
        self.problem.setWordWrap(True)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._group(tr("You"), [(tr("Your name"), tr("How you are called at a table."), [self.name])])
        self._group(
            tr("Screen and sound"),
            [
                (tr("Size of text and cards"), tr("From 80 % to 200 %, on every page."), [self.scale, self.scale_said]),
                (tr("Colours"), tr("A table that is open keeps its own."), [self.theme]),
                (
                    tr("Language"),
                    tr("Of the window, from the next start on; of cards, where their list has it (krcg 5)."),
                    [self.language, self.card_names],
                ),
                (tr("Motion"), tr("Cards glide to where they go; without it they are simply there."), [self.motion]),
                (
                    tr("Sounds"),
                    tr("Short ones: a card that is laid or turned, blood, your turn.")
                    if Speaker().there
                    else tr("Nothing on this system can play them: {programs} would.", programs=", ".join(PROGRAMS)),
                    [self.sound],
                ),
                (
                    tr("Memory"),
                    tr("How much of it painted cards may take. More makes a large table turn pages faster."),
                    [self.memory, self.memory_said],
                ),
            ],
        )
        pictures = self._group(
            tr("Pictures of cards"),
            [
                (
                    tr("Your own pictures"),
                    tr("A folder with pictures of cards that you have made or scanned. Cards without one are drawn."),
                    [self.pictures, self.pictures_button],
                ),
                ("", "", [self.pictures_problem]),
                (
                    tr("From the network"),
                    tr(
                        "Nothing is fetched unless you say so: then the cards of a game when you sit down. "
                        "{name} and {id} in the address stand for a card's file name and number."
                    ),
                    [self.download],
                ),
                ("", "", [self.address]),
                ("", "", [*self.fetch_buttons.values()]),
                ("", "", [self.fetched]),
            ],
        )
        lists = self._group(
            tr("Card list"),
            [
                (
                    tr("The pool of cards"),
                    tr("A newer list than the installed one: a folder, or a wheel of the Python package krcg."),
                    [self.card_list],
                ),
                ("", "", [*self.card_list_buttons.values()]),
            ],
        )
        self._of_lists = (pictures, lists)
        self._column.addStretch()
        self.scroll_area = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addWidget(self.problem)
        self._whole.addWidget(scroll, 1)

    def _group(self, title: str, rows: list[tuple[str, str, list[QWidget]]]) -> QFrame:
        """A panel of options: what each is, what it means, and the widgets that set it."""
        panel = QFrame()
        panel.setProperty("panel", "raised")
        column = QVBoxLayout(panel)
        heading = Label(title)
        heading.setProperty("tone", "heading")
        column.addWidget(heading)
        for name, meaning, widgets in rows:
            across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            said = QVBoxLayout()
            said.setSpacing(1)
            if name:
                label = Label(name)
                label.setBuddy(widgets[0])
                hint = Label(meaning)
                hint.setProperty("tone", "dim")
                hint.setWordWrap(True)
                said.addWidget(label)
                said.addWidget(hint)
                widgets[0].setAccessibleDescription(meaning)
            else:
                said.addWidget(QWidget())  # an empty layout would not keep its distance
            across.addLayout(said, 2)
            setting: QLayout
            if all(isinstance(widget, QPushButton) for widget in widgets):
                setting = Flow(8)
                for widget in widgets:
                    setting.addWidget(widget)
            else:
                setting = beside = QHBoxLayout()
                for widget in widgets:
                    beside.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
            across.addLayout(setting, 3)
            column.addLayout(across)
            self._rows.append((across, setting))
        self._panels.append(column)
        self._column.addWidget(panel)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form keeps to the middle."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        k = theme.clamp_scale(self._settings.options.text_scale)

        def px(length: float) -> int:
            return round(length * k)

        side = max(px(24), (self.width() - px(940)) // 2)
        self._whole.setContentsMargins(side, px(14), side, px(16))
        self._whole.setSpacing(px(10))
        self._column.setSpacing(px(12))
        for column in self._panels:
            column.setContentsMargins(px(20), px(12), px(20), px(16))
            column.setSpacing(px(12))
        wide = self.width() >= px(ONE_COLUMN)
        for across, setting in self._rows:
            across.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
            across.setSpacing(px(24 if wide else 4))
            setting.setSpacing(px(8))
        for said in (self.scale_said, self.memory_said):
            said.setFixedWidth(px(72))

    # -- showing and changing ------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the options as they are now, without changing them."""
        options = self._settings.options
        shown: tuple[tuple[QWidget, Callable[[], None]], ...] = (
            (self.name, lambda: self.name.setText(options.name)),
            (self.scale, lambda: self.scale.setValue(round(options.text_scale * 10))),
            (self.theme, lambda: self.theme.setCurrentIndex(self.theme.findData(options.theme))),
            (self.language, lambda: self.language.setCurrentIndex(self.language.findData(options.language))),
            (self.card_names, lambda: self.card_names.setChecked(options.card_names)),
            (self.motion, lambda: self.motion.setChecked(options.motion)),
            (self.sound, lambda: self.sound.setChecked(options.sound and self.sound.isEnabled())),
            (self.pictures, lambda: self.pictures.setText(options.pictures_folder)),
            (self.download, lambda: self.download.setChecked(options.download_pictures)),
            (self.address, lambda: self.address.setText(options.picture_address)),
            (self.memory, lambda: self.memory.setValue(round(options.picture_memory / MEMORY_STEP))),
        )
        for widget, show in shown:
            blocker = QSignalBlocker(widget)
            show()
            blocker.unblock()
        self.name.setPlaceholderText(your_name(self._settings))
        self.scale_said.setText(f"{options.text_scale:.0%}")
        self.memory_said.setText(tr("{picture_memory} MiB", picture_memory=options.picture_memory))
        for widget in (self.address, *self.fetch_buttons.values()):
            widget.setEnabled(options.download_pictures)
        self.fetch_buttons["clear"].setEnabled(True)
        self.card_list_buttons["installed"].setEnabled(bool(options.card_list))
        self.problem.setText(self._settings.problem)
        self.problem.setVisible(bool(self._settings.problem))
        self._fit()

    def show_for(self, *, listed: bool) -> None:
        """Show what can be set for a game: its card list and pictures of its cards only where it is played with one."""
        for panel in self._of_lists:
            panel.setVisible(listed)

    def show_card_list(self, sentence: str, problem: bool) -> None:
        """Say which card list is in use, or why there is none."""
        self.card_list.setText(sentence)
        self.card_list.setStyleSheet(f"color: {theme.BLOOD_BRIGHT if problem else theme.BONE};")
        self.card_list_buttons["installed"].setEnabled(bool(self._settings.options.card_list))

    def show_fetching(self, sentence: str, *, running: bool) -> None:
        """Say how far the fetching of pictures is, or why there is none."""
        self.fetched.setText(sentence)
        self.fetched.setVisible(bool(sentence))
        self.fetch_buttons["fetch"].setVisible(not running)
        self.fetch_buttons["pause"].setVisible(running)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _change(self, **values: object) -> None:
        options = self._settings.options
        if any(getattr(options, name) != value for name, value in values.items()):
            self._settings.change(**values)

    def _scale_moved(self, tenths: int) -> None:
        self.scale_said.setText(f"{tenths * 10} %")
        if not self.scale.isSliderDown():
            self._take_scale()

    def _take_scale(self) -> None:
        self._change(text_scale=self.scale.value() / 10)

    def _ask_for_pictures(self) -> None:
        dialog = QFileDialog(
            self, tr("Folder of card pictures"), self._settings.options.pictures_folder or str(Path.home())
        )
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._take_pictures)
        dialog.open()

    def _take_pictures(self, folder: str) -> None:
        missing = bool(folder) and not Path(folder).expanduser().is_dir()
        self.pictures_problem.setText(
            tr("There is no folder {folder}; cards are drawn until there is.", folder=folder) if missing else ""
        )
        self.pictures_problem.setVisible(missing)
        self._change(pictures_folder=folder)
