"""Collect the window's texts into the files that translators write, and make of these what the program reads.

``python packaging/texts.py`` brings ``resources/languages/window_*.ts`` up to date with the sources – texts that are
new stand there without a translation, texts that are gone go – and compiles them to ``.qm``, which are kept beside
them: a checkout and a wheel need no tool of Qt to speak French. In the ``.ts`` a translation that is marked
``unfinished`` is shown, and waits for the ear of somebody who speaks the language at the table.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "vtes_desktop" / "ui"
LESSONS = ROOT / "resources" / "lessons"
PRACTICE = ROOT / "resources" / "vendetta" / "practice.yaml"
FOLDER = ROOT / "resources" / "languages"
LANGUAGES = ("fr", "es")
CONTEXT = "window"
"""As in `vtes_desktop/ui/languages.py`."""


@dataclass(frozen=True)
class Text:
    """A text of the window, as the sources have it."""

    source: str
    sense: str = ""
    one: str = ""
    """Of a text with a number in it, how it is for one; empty for others."""
    file: str = field(default="", compare=False)
    """Where it is first, from the root of the project."""


@dataclass
class Translated:
    """A text's translation: its forms (one, or for a number of things as many as the language has)."""

    forms: list[str]
    unsure: bool = False
    remark: str = ""


def texts_of(file: Path) -> Iterator[Text]:
    """The texts that a file of the program marks, in order."""
    name = file.relative_to(ROOT).as_posix()
    calls = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        if not isinstance(call.func, ast.Name) or call.func.id not in ("tr", "plural", "later"):
            continue
        words = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if not words or not isinstance(call.args[0], ast.Constant):
            continue
        if call.func.id == "plural":
            yield Text(words[1], one=words[0], file=name)
        else:
            yield Text(words[0], words[1] if len(words) > 1 else "", file=name)


def texts_of_lesson(file: Path) -> Iterator[Text]:
    """What a lesson says, in order."""

    def said(part: object) -> Iterator[str]:
        if isinstance(part, dict):
            for name, value in part.items():
                if name in ("title", "about", "end", "say", "instead"):
                    yield value
                else:
                    yield from said(value)
        elif isinstance(part, list):
            for each in part:
                yield from said(each)

    name = file.relative_to(ROOT).as_posix()
    return (Text(words, file=name) for words in said(json.loads(file.read_text("utf-8"))))


def names_of_cards(file: Path) -> Iterator[Text]:
    """The names of cards of our own, and how their clans play, in the sense of `ui/card_names.py: OF_CARDS`."""
    said = yaml.safe_load(file.read_text("utf-8"))
    styles = (clan["style"] for clan in said["clans"].values())
    names = (
        *styles,
        *said["victims"]["names"],
        *(entry["name"] for kind in ("cards", "allies") for entry in said[kind]),
    )
    return (Text(name, "card", file=file.relative_to(ROOT).as_posix()) for name in names)


def collected() -> list[Text]:
    """All texts of the window, each once."""
    in_code = (text for file in sorted(SOURCES.rglob("*.py")) for text in texts_of(file))
    in_lessons = (text for file in sorted(LESSONS.glob("*.json")) for text in texts_of_lesson(file))
    return list(dict.fromkeys((*in_code, *in_lessons, *names_of_cards(PRACTICE))))


def path_of(language: str) -> Path:
    """Where the translations into a language are."""
    return FOLDER / f"window_{language}.ts"


def read(language: str) -> dict[tuple[str, str], Translated]:
    """What is translated into a language, by the English text and its sense."""
    path = path_of(language)
    found: dict[tuple[str, str], Translated] = {}
    if not path.exists():
        return found
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is None:
            continue
        numbered = [form.text or "" for form in translation.iter("numerusform")]
        found[message.findtext("source", ""), message.findtext("comment", "")] = Translated(
            numbered or [translation.text or ""],
            translation.get("type") == "unfinished",
            message.findtext("translatorcomment", ""),
        )
    return found


def write(language: str, texts: list[Text], known: dict[tuple[str, str], Translated]) -> None:
    """Write the file of a language anew."""
    top = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(top, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text in texts:
        message = ET.SubElement(context, "message", {"numerus": "yes"} if text.one else {})
        ET.SubElement(message, "location", filename=f"../../{text.file}")
        ET.SubElement(message, "source").text = text.source
        if text.sense:
            ET.SubElement(message, "comment").text = text.sense
        if text.one:
            ET.SubElement(message, "extracomment").text = f"for one: {text.one}"
        had = known.get((text.source, text.sense), Translated([""]))
        if had.remark:
            ET.SubElement(message, "translatorcomment").text = had.remark
        unsure = had.unsure or not all(had.forms)
        translation = ET.SubElement(message, "translation", {"type": "unfinished"} if unsure else {})
        if text.one:
            for form in had.forms if len(had.forms) > 1 else had.forms * 2:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = had.forms[0]
    ET.indent(top, " ")
    path_of(language).write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(top, encoding="unicode")}\n', "utf-8"
    )


def compile_all() -> None:
    """Make the ``.qm`` of every language. Raises CalledProcessError when Qt's tool refuses one."""
    import PySide6

    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    for language in LANGUAGES:
        path = path_of(language)
        subprocess.run([tool, "-silent", path, "-qm", path.with_suffix(".qm")], check=True)


def main() -> int:
    """Bring everything up to date, and say what is not translated yet."""
    texts = collected()
    for language in LANGUAGES:
        known = read(language)
        write(language, texts, known)
        missing = sum((text.source, text.sense) not in known for text in texts)
        print(f"{language}: {len(texts)} texts, {missing} of them without a translation")
    compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
