"""The protocol's messages as JSON Schema, for whoever writes a client in another language.

``python -m vtes_desktop.lan.schema`` writes ``protocol.schema.json`` beside this file, from the structs of
:mod:`vtes_desktop.lan.protocol` and all that they hold. A test sees to it that the file is what the structs say.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from vtes_desktop.lan import protocol

PATH: Final = Path(__file__).with_name("protocol.schema.json")
TOP: Final = {"ToHost": "What a guest sends.", "ToGuest": "What a host sends."}
_REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """The whole schema.

    ``ToHost`` and ``ToGuest`` are what may be sent either way; each struct stands by its name (of two with one name, by
    that of its module as well), with what it and its fields mean.
    """
    both = [protocol.ToHost, protocol.ToGuest]
    ways, found = msgspec.json.schema_components(both, ref_template=_REF)
    definitions = {}
    for of in _structs(*map(types.type_info, both)):
        name = of.__name__ if of.__name__ in found else f"{of.__module__}.{of.__qualname__}"
        definitions[_short(name)] = _described(_renamed(found[name]), of)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"vtes-desktop protocol, version {protocol.VERSION}",
        "description": "Made from the program's own structs; PROTOCOL.md tells how the messages follow each other.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in TOP],
        "$defs": {
            **{
                name: {"description": says, **_renamed(way)}
                for (name, says), way in zip(TOP.items(), ways, strict=True)
            },
            **dict(sorted(definitions.items())),
        },
    }


def written() -> str:
    """The file's text."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def _structs(*of: types.Type) -> Iterator[type[msgspec.Struct]]:
    """Every struct that these types hold, at any depth, once."""
    waiting: list[object] = list(of)
    met = set[type]()
    while waiting:
        each = waiting.pop()
        if isinstance(each, types.StructType):
            if each.cls not in met:
                met.add(each.cls)
                yield each.cls
                waiting += [field.type for field in each.fields]
        elif isinstance(each, types.Type):
            for name in each.__struct_fields__:
                inner = getattr(each, name)
                waiting += inner if isinstance(inner, tuple) else [inner]


def _short(name: str) -> str:
    """A struct's name; with its module's last word where there is another of that name: where a module lies is nobody's
    business.

    >>> _short("vtes_desktop.play.requests.Look"), _short("Look")
    ('requests.Look', 'Look')
    """
    return ".".join(name.split(".")[-2:])


def _renamed(value: Any) -> Any:
    """A schema with each reference by the short name."""
    match value:
        case {"$ref": str(reference), **rest}:
            return {"$ref": f"#/$defs/{_short(reference.removeprefix('#/$defs/'))}", **_renamed(rest)}
        case dict():
            return {key: _mapped(each) if key == "mapping" else _renamed(each) for key, each in value.items()}
        case list():
            return [_renamed(each) for each in value]
    return value


def _mapped(mapping: dict[str, str]) -> dict[str, str]:
    """A discriminator's references."""
    return {tag: f"#/$defs/{_short(reference.removeprefix('#/$defs/'))}" for tag, reference in mapping.items()}


def _described(found: dict[str, Any], of: type[msgspec.Struct]) -> dict[str, Any]:
    """A struct's schema with what it says of itself and of each field."""
    found["description"] = _plain(inspect.getdoc(of) or "")
    said = _fields_said(of)
    names = of.__struct_encode_fields__
    if found["type"] == "array":
        # A list of the fields' values, in this order: the schema alone would not tell what is what.
        found["description"] += f" Written as a list: {', '.join(names)}."
        for name, item in zip(names, found["prefixItems"], strict=True):
            item["title"] = name
            if name in said:
                item["description"] = said[name]
    for name, item in found.get("properties", {}).items():
        if name in said:
            item["description"] = said[name]
    return found


def _fields_said(of: type[msgspec.Struct]) -> dict[str, str]:
    """What stands below each field of a struct in its source."""
    (made,) = ast.parse(textwrap.dedent(inspect.getsource(of))).body
    assert isinstance(made, ast.ClassDef)
    said = {}
    for field, below in zip(made.body, made.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                said[name] = _plain(inspect.cleandoc(text))
    return said


def _plain(text: str) -> str:
    """A docstring without the marks of its markup."""
    text = re.sub(r":\w+:`[~!]?([^`]*)`", lambda found: found[1].split(".")[-1], text)
    return " ".join(re.sub(r"``([^`]*)``|`([^`]*)`", r"\1\2", text).split())


if __name__ == "__main__":
    PATH.write_text(written(), encoding="utf-8")
