"""Asking where something is to be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where_to_save(
    parent: QWidget, title: str, name: str, kinds: str, save: Callable[[Path], object], suffix: str = ""
) -> None:
    """Ask for a file, in the home folder at first, and save there.

    :param name: the file's name unless another is given.
    :param kinds: what may be chosen, as Qt writes it: ``PDF (*.pdf)``.
    :param suffix: what a name without one gets, without its dot.
    """
    dialog = QFileDialog(parent, title, str(Path.home() / name), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda chosen: save(Path(chosen)))
    dialog.open()
