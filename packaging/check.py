"""Check: set up what is missing beside this checkout, then lint, format, types and tests, each with its time.

    python3 packaging/check.py [--long] [arguments of pytest]

`--long` runs the tests marked `long` too and lets hypothesis try harder. All steps run whatever the earlier ones found;
the exit code is 0 only if all passed, and pytest's summary is the last line.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from python_needed import incomplete, too_old

TYPE_CHECKING = False
if TYPE_CHECKING:
    import pytest

STEPS_VARIABLE = "VTES_CHECK_STEPS"
ON_EVERY_CORE = ("-n", "auto", "--dist", "worksteal")
"""What pytest is told first, so that `-n 0` among the arguments runs one test after the other in one process."""
QUICK_STEPS = (
    ("ruff check", ("ruff", "check", ".")),
    ("ruff format", ("ruff", "format", "--check", ".")),
    ("mypy", ("mypy",)),
)


def main() -> int:
    """Run every step; 0 if all passed, 1 if any failed, 130 when stopped."""
    refusal = too_old(sys.version_info[:2], "packaging/check.py")
    if refusal:
        print(refusal)
        return 1
    try:
        from setup_environment import CHECK, ROOT, SetUpError, set_up
    except ModuleNotFoundError as missing:
        print(incomplete(missing))
        return 1

    try:
        python = str(set_up(CHECK))
        steps = []
        for name, words in QUICK_STEPS:
            print(f"== {name}", flush=True)
            started = time.monotonic()
            code = subprocess.call([python, "-m", *words], cwd=str(ROOT))
            steps.append(f"{name:<12} {'FAILED' if code else 'passed'}  {time.monotonic() - started:.1f} s")
        print("== pytest", flush=True)
        code = subprocess.call(
            [python, "-m", "pytest", "-p", "check", *arguments_of_pytest(sys.argv[1:])],
            cwd=str(ROOT),
            env=environment_of_tests("--long" in sys.argv[1:], steps),
        )
    except SetUpError as error:
        print(error)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.")
        return 130
    if code == 5:
        print(f"No test ran: nothing fits {' '.join(sys.argv[1:]) or 'the tests folder'}.")
    return 1 if code or any("FAILED" in step for step in steps) else 0


def arguments_of_pytest(arguments: "list[str]") -> "list[str]":
    """What pytest is given for the `arguments` of this program."""
    rest = [word for word in arguments if word != "--long"]
    return [*ON_EVERY_CORE, *(["-m", ""] if "--long" in arguments else []), *rest]


def environment_of_tests(long: bool, steps: "list[str]") -> "dict[str, str]":
    """The environment that the tests run in, with the lines of `steps` for :func:`pytest_terminal_summary`."""
    environment = dict(os.environ)
    environment["QT_QPA_PLATFORM"] = "offscreen"
    environment[STEPS_VARIABLE] = "\n".join(steps)
    here = str(Path(__file__).resolve().parent)
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    if long:
        environment["VTES_LONG"] = "1"
    return environment


def pytest_terminal_summary(terminalreporter: "pytest.TerminalReporter") -> None:
    """Pytest's hook: tell the other steps' outcomes just before pytest's own last line (this file is its plugin)."""
    for line in os.environ.get(STEPS_VARIABLE, "").splitlines():
        terminalreporter.write_line(line)


if __name__ == "__main__":
    sys.exit(main())
