"""Card files on disk: reading one, with the line of what is wrong in it; the two that are shipped; the group's own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec
import yaml

from vtes_desktop import folders
from vtes_desktop.plain_words import all_plain, plain
from vtes_desktop.vendetta.cards import CardSet, merge
from vtes_desktop.vendetta.effects import NONE, Does, problem

LARGEST: Final = 1024 * 1024
"""Bytes; the whole game written out is a tenth of it."""
DEEPEST: Final = 20
"""Levels of a file; nothing that can be written nests deeper."""
SUFFIX: Final = ".yaml"
NOTHING: Final = "nothing"
"""How it is typed that a card has no effect."""
_UNKNOWN = re.compile(r"unknown field `(?P<name>\w+)`")
_PATH = re.compile(r" - at `\$(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(?P<name>[A-Za-z_][A-Za-z0-9_ ]*)|\[(?P<index>\d+|\.\.\.)\]")


class CardFileError(Exception):
    """A card file can't be used; the message names file, line and field, and is a sentence for the player."""


class _ShapeError(Exception):
    """YAML that no card file has; the message is a clause."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(why)
        self.line = line


def read(path: Path) -> CardSet:
    """A card file. Raises :class:`CardFileError`."""
    try:
        if path.stat().st_size > LARGEST:
            raise CardFileError(f"{path.name} is larger than any card file.")
        text = path.read_text("utf-8")
    except OSError as error:
        raise CardFileError(f"{path.name} can't be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise CardFileError(f"{path.name} is no text in UTF-8.") from error
    return parse(text, path.name)


def parse(text: str, where: str = "The card file") -> CardSet:
    """The set that a file's text holds; `where` is the file's name, for what is wrong. Raises
    :class:`CardFileError`."""
    try:
        root = _composed(text)
        said = _constructed(root)
    except _ShapeError as error:
        raise CardFileError(f"{where}, line {error.line + 1}: {error}.") from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = f", line {mark.line + 1}" if mark is not None else ""
        raise CardFileError(f"{where}{line}: {plain(error.problem or 'this is no YAML', 300)}.") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise CardFileError(f"{where}: this is no YAML.") from error
    try:
        found = all_plain(msgspec.convert(said, type=CardSet))
    except msgspec.ValidationError as error:
        why = str(error)
        path = _PATH.search(why)
        at, why = (path["path"], why[: path.start()]) if path else ("", why)
        if unknown := _UNKNOWN.search(why):
            at = f"{at}.{unknown['name']}"
        raise CardFileError(_sentence(where, root, at, why)) from error
    at, wrong = found.wrong()
    if wrong:
        raise CardFileError(_sentence(where, root, "." + at, wrong.removesuffix(".")))
    return found


def does_of(words: str, where: str, *, of_ally: bool) -> Does | None:
    """What a card does, as it is typed: as in a file, without the outer braces (``gain: {blood: 2}``); ``nothing`` for
    no effect, and nothing at all where it is not known. Raises :class:`CardFileError`, with `where` for what is wrong.

    >>> does_of("withdraw: true", "BR04", of_ally=False) == Does(withdraw=True)
    True
    >>> does_of("nothing", "BR02", of_ally=False) == NONE
    True
    """
    if not words or words == NOTHING:
        return NONE if words else None
    try:
        found = msgspec.convert(_constructed(_composed(f"{{{words}}}")), type=Does)
    except _ShapeError as error:
        raise CardFileError(f"{where}: {error}.") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise CardFileError(f"{where}: “{plain(words, 80)}” has a brace or a colon too many or too few.") from error
    except msgspec.ValidationError as error:
        raise CardFileError(f"{where}: {plain(str(error).replace(' - at `$', ', at `'), 300)}.") from error
    if why := problem(found, of_ally=of_ally):
        raise CardFileError(f"{where}: {why}")
    return found


def does_in_words(does: Does | None) -> str:
    """An effect as :func:`does_of` reads it.

    >>> does_in_words(Does(may=Does(withdraw=True)))
    'may: {withdraw: true}'
    """
    if does is None or does == NONE:
        return "" if does is None else NOTHING
    flow: str = yaml.safe_dump(msgspec.to_builtins(does), default_flow_style=True, sort_keys=False, width=10_000)
    return flow.strip()[1:-1]


def _sentence(where: str, root: yaml.Node | None, path: str, why: str) -> str:
    line = _line(root, path)
    return f"{where}, line {line}: {plain(path.removeprefix('.')) or 'the file'}: {plain(why, 300)}."


if TYPE_CHECKING:
    _Base = yaml.SafeLoader
else:  # the faster of the two is not everywhere
    _Base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Base):
    """YAML as 1.2 has it: ``NO`` is a clan's code, and no other word for false."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}  # type: ignore[misc]


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile("^-?[0-9]{1,9}$"), list("-0123456789"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("^(?:null|~|)$"), ["n", "~", ""])


def _composed(text: str) -> yaml.Node | None:
    """The file as nodes, which know their lines. Raises :class:`yaml.YAMLError`, and :class:`_ShapeError` for
    references, and for a key that is there twice, which a reader would pass over in silence."""
    depth = 0
    for event in yaml.parse(text, _Loader):
        if isinstance(event, yaml.AliasEvent):
            raise _ShapeError("references (*) can't be used here", _at(event.start_mark))
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise _ShapeError("it is nested too deeply", _at(event.start_mark))
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    root: yaml.Node | None = yaml.compose(text, _Loader)
    waiting = [root] if root is not None else []
    while waiting:
        node = waiting.pop()
        if isinstance(node, yaml.SequenceNode):
            waiting += node.value
        elif isinstance(node, yaml.MappingNode):
            seen: set[str] = set()
            for key, value in node.value:
                if not isinstance(key, yaml.ScalarNode):
                    raise _ShapeError("a name must stand before each colon", key.start_mark.line)
                if key.value in seen:
                    raise _ShapeError(f"“{plain(key.value, 60)}” is there twice", key.start_mark.line)
                seen.add(key.value)
                waiting.append(value)
    return root


def _at(mark: yaml.Mark | object) -> int:
    line = getattr(mark, "line", 0)
    return line if isinstance(line, int) else 0


def _constructed(root: yaml.Node | None) -> object:
    """What the nodes say, as plain mappings, lists, numbers and words."""
    match root:
        case yaml.MappingNode():
            return {key.value: _constructed(value) for key, value in root.value}
        case yaml.SequenceNode():
            return [_constructed(each) for each in root.value]
        case yaml.ScalarNode(tag="tag:yaml.org,2002:int"):
            return int(root.value)
        case yaml.ScalarNode(tag="tag:yaml.org,2002:bool"):
            return root.value == "true"
        case yaml.ScalarNode(tag="tag:yaml.org,2002:null"):
            return None
        case yaml.ScalarNode():
            return root.value
    return None


def _line(root: yaml.Node | None, path: str) -> int:
    """The line of what a path like ``.cards[3].power`` names, or of the last part of it that is there; from 1."""
    node = root
    line = root.start_mark.line if root is not None else 0
    for step in _STEP.finditer(path):
        if isinstance(node, yaml.MappingNode) and step["name"] is not None:
            found = next(((key, value) for key, value in node.value if key.value == step["name"]), None)
            if found is None:
                break
            line, node = found[0].start_mark.line, found[1]
        elif isinstance(node, yaml.SequenceNode) and (step["index"] or "").isdigit():
            if int(step["index"]) >= len(node.value):
                break
            node = node.value[int(step["index"])]
            line = node.start_mark.line
        else:
            break
    return line + 1


@cache
def shipped() -> CardSet:
    """What can be read of the published game."""
    return read(folders.resources() / "vendetta" / f"cards{SUFFIX}")


@cache
def practice() -> CardSet:
    """The practice set: ours, and complete."""
    return read(folders.resources() / "vendetta" / f"practice{SUFFIX}")


def own_folder() -> Path:
    """The folder of the group's own card files."""
    folder = folders.games().parent / "vendetta"
    folder.mkdir(exist_ok=True)
    return folder


def own_files(folder: Path | None = None) -> list[Path]:
    """The group's own card files, by name."""
    return sorted((folder or own_folder()).glob(f"*{SUFFIX}"))


def completed(folder: Path | None = None) -> CardSet:
    """The published game as the group's own files complete it. Raises :class:`CardFileError` for one that is wrong."""
    found = shipped()
    for path in own_files(folder):
        found = merge(found, read(path))
        if why := found.wrong()[1]:
            raise CardFileError(f"{path.name}: {why}")
    return found


def written(cards: CardSet) -> str:
    """A set as the text of a file that reads back as the same set; fields that say nothing are left out."""
    bare = _without_nothing(msgspec.to_builtins(cards))
    return yaml.safe_dump(bare, sort_keys=False, allow_unicode=True, width=120)


def _without_nothing(value: object) -> object:
    if isinstance(value, dict):
        return {
            key: _without_nothing(each) for key, each in value.items() if each is not None and each != [] and each != ()
        }
    if isinstance(value, list | tuple):
        return [_without_nothing(each) for each in value]
    return value
