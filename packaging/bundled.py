"""What a bundle starts: the program, or with ``-m MODULE`` a module of it, as its own Python would.

The program starts itself anew for computer players, for checks and for the laboratory (``sys.executable -m …``). In a
bundle that is the program's own file, so the words of Python's command line that are used for it are understood here.
What PyInstaller does for multiprocessing at every start (``LATER`` in ``bundle_contents.py``) is done for all but the
window, which has no use for it.
"""

from __future__ import annotations

import sys


def main() -> None:
    """Become the program, or the module that is named."""
    if sys.argv[1:2] not in ([], ["play"]):
        import importlib
        import multiprocessing

        importlib.import_module("pyi_rth_multiprocessing")  # PyInstaller's
        multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-m"] and len(sys.argv) > 2:
        import runpy

        module = sys.argv[2]
        sys.argv[:] = [module, *sys.argv[3:]]
        runpy.run_module(
            "vtes_desktop.__main__" if module == "vtes_desktop" else module, run_name="__main__", alter_sys=True
        )
        return
    from vtes_desktop.__main__ import main as program

    sys.exit(program())


if __name__ == "__main__":
    main()
