"""The window's texts in the player's language, by Qt's translations.

Texts stand in English where they are shown, as ``tr("There is no folder {folder}.", folder=path)`` or
``plural("{n} card", "{n} cards", count)``; ``resources/languages`` has them in the others, as ``.ts`` to write and
``.qm`` to read (``packaging/texts.py`` makes one of the other). What has no translation is shown in English. Journals,
what goes across the network and logs never pass through here: they know no language.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from vtes_desktop import folders

log = logging.getLogger(__name__)

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({"en": "English", "fr": "Français", "es": "Español"})
"""By code: what it is called by those who speak it."""

CONTEXT = "window"
"""Under which all texts are kept: the same words are translated once, wherever they are shown."""


def tr(text: str, /, sense: str = "", **values: object) -> str:
    """The text in the player's language, with values put in for its ``{names}``.

    :param sense: what tells it from the same English words that others translate otherwise.

    >>> tr("There is no folder {folder}.", folder="/tmp/cards")
    'There is no folder /tmp/cards.'
    """
    said = QCoreApplication.translate(CONTEXT, text, sense or None)
    return _run_together(said.format(**values)) if values else said


def _run_together(said: str) -> str:
    """A text with values in it as it is spoken: in French “de” loses its vowel before a name that begins with one."""
    if " de " not in said or QLocale().language() != QLocale.Language.French:
        return said
    import re

    return re.sub(r"(?<= )de (?=[AEIOUYÀÂÉÈÊÎÔaeiouàâéèêîô])", "d'", said)


def plural(one: str, many: str, n: int, /, **values: object) -> str:
    """A text with a number of things in it, ``{n}``, in the form that the player's language has for so many.

    >>> plural("{n} card", "{n} cards", 1), plural("{n} card", "{n} cards", 0), plural("{n} card", "{n} cards", 4149)
    ('1 card', '0 cards', '4,149 cards')
    """
    said = QCoreApplication.translate(CONTEXT, many, None, n)
    if n == 1 and said == many:  # in English
        said = one
    return _run_together(said.format(n=figure(n), **values))


def later(text: str, sense: str = "") -> str:  # noqa: ARG001 - it is for who collects the texts
    """The text as it is: it is found here by who collects the texts, and given to :func:`tr` when it is shown."""
    return text


def figure(number: int) -> str:
    """A whole number as the player's language groups its digits.

    >>> figure(12), figure(4149)
    ('12', '4,149')
    """
    return f"{number:,}" if number < 1000 else f"{number:,}".replace(",", tr(",", "between thousands"))


def listed(words: Sequence[str]) -> str:
    """Several words in a sentence.

    >>> listed(["Ann"]), listed(["Ann", "Bob", "Cy"])
    ('Ann', 'Ann, Bob and Cy')
    """
    if len(words) < 2:
        return "".join(words)
    return tr("{most} and {last}", most=", ".join(words[:-1]), last=words[-1])


def capital(words: str) -> str:
    """Words with a capital first, as they begin a line.

    >>> capital("in deck")
    'In deck'
    """
    return words[:1].upper() + words[1:]


def of_system() -> str:
    """The code of the language that the player's system would like most of those there are; English for want of any."""
    for name in QLocale.system().uiLanguages():
        code = name.partition("-")[0].partition("_")[0]
        if code in LANGUAGES:
            return code
    return "en"


def speak(app: QCoreApplication, wanted: str = "") -> str:
    """Show texts in a language from now on; returns its code.

    Texts that are on the screen stay as they are, so this is done before the first window is made.

    :param wanted: the code of a language; empty for the system's.
    """
    language = wanted if wanted in LANGUAGES else of_system()
    if QLocale().language() != QLocale(language).language():
        QLocale.setDefault(QLocale(language))
    if language == "en":
        return language
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for folder, name in ((qt, "qtbase"), (str(folders.resources() / "languages"), "window")):
        translator = QTranslator(app)
        if translator.load(f"{name}_{language}.qm", folder):
            app.installTranslator(translator)
        else:
            log.warning("There is no %s_%s.qm in %s.", name, language, folder)
    return language
