"""Qt's first import, without what PySide does anew at every start.

PySide carries 110 KB of Python inside its library (how it reads signatures) and compiles them each time it is imported:
a fifth of what a bare application computes. What they were compiled to is kept in the cache here, beside the very words
it was made of; other words, another Python or a file that can't be read are compiled as ever. What writes descriptions
for editors is left out, and what reads signatures waits until one is to be read. And PySide reads the source of every
module that is imported from then on, for names in another spelling (``from __feature__ import snake_case``), which this
program has none of: imports are Python's own again.
"""

from __future__ import annotations

import builtins
import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any, Final

INSIDE: Final = "shibokensupport/"
"""Where the names of PySide's own files begin."""
BOOTSTRAP: Final = "signature_bootstrap.py"
"""What begins it all, which lies beside them."""
LEFT_OUT: Final = f"{INSIDE}signature/lib/pyi_generator.py"
"""What writes descriptions for editors: 7 ms of every start; nothing of a running program asks for it."""
LATER: Final = tuple(f"{INSIDE}signature/{name}.py" for name in ("parser", "layout", "lib/enum_sig"))
"""What is loaded when something asks for a name in it: how signatures are read, of which a wrong call is told."""
WHEN_ASKED: Final = """
def __getattr__(name):
    here = globals()
    if not name.startswith("__"):
        import marshal
        del here["__getattr__"]
        exec(marshal.loads({code!r}), here)
    if name not in here:
        raise AttributeError(name)
    return here[name]
"""
"""The module meanwhile."""
FILE: Final = "pyside.bin"


class Compiled:
    """What sources were compiled to, kept in a file.

    :param path: the file; it need not be there.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, tuple[bytes | str, CodeType]] = {}
        self._usual = builtins.compile
        self.new = 0
        """How many had to be compiled."""
        try:
            held = path.read_bytes()
            if held.startswith(MAGIC_NUMBER):
                self._known = marshal.loads(held[len(MAGIC_NUMBER) :])
        except (OSError, EOFError, ValueError, TypeError):
            pass  # none is there, or another program's: it is written anew

    def compile(self, source: Any, filename: Any, mode: str, *others: Any, **more: Any) -> Any:
        """As Python's own; what is PySide's and was compiled before is not compiled again."""
        own = str(filename).startswith(INSIDE) or filename == BOOTSTRAP
        if others or more or mode != "exec" or not isinstance(source, bytes | str) or not own:
            return self._usual(source, filename, mode, *others, **more)
        if filename == LEFT_OUT:
            source = b""
        words, code = self._known.get(filename, (b"", None))
        if code is None or words != source:
            code = self._usual(source, filename, mode)
            if filename in LATER:
                code = self._usual(WHEN_ASKED.format(code=marshal.dumps(code)), filename, mode)
            self._known[filename] = source, code
            self.new += 1
        return code

    def save(self) -> None:
        """Keep what is new; where it can't be kept it is compiled again the next time."""
        if not self.new or sys.dont_write_bytecode:
            return
        scratch = self._path.with_suffix(".new")
        try:
            scratch.write_bytes(MAGIC_NUMBER + marshal.dumps(self._known))
            scratch.replace(self._path)
        except OSError:
            scratch.unlink(missing_ok=True)


def load_qt(cache: Path) -> None:
    """Import PySide's foundation; does nothing when it is there. `cache` is a folder. Raises ImportError.

    To be called once, before any other thread runs: meanwhile Python's ``compile`` is another.
    """
    if "shiboken6" in sys.modules:
        return
    compiled = Compiled(cache / FILE)
    usual = builtins.compile
    builtins.compile = compiled.compile
    try:
        import shiboken6  # noqa: F401
    finally:
        builtins.compile = usual
    compiled.save()
    _import_as_ever()


def _import_as_ever() -> None:
    """Take back what PySide has put in the place of Python's ``import``, with the sources that it has read for that."""
    usual = getattr(builtins, "__orig_import__", None)
    if usual is not None:
        builtins.__import__ = usual
