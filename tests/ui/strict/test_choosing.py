"""What cards that play themselves ask: targets are clicked, many options do not make a wall of buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from tests.ui.strict.conftest import Sit
from tests.ui.strict.test_answering import buttons, host_of, now
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.ui.strict.answers import MOST_BUTTONS
from vtes_desktop.ui.strict.asking import QUIET, UNREAD


def choosing_a_target(host: Host, asked: Asked) -> bool:
    return (
        asked.kind == "target"
        and sum(option.kind == "target" for option in asked.options) > 1
        and all(host.table.region_of(host.table.copies[i]).name == "ready" for i in _targets(asked))
        and host.table.combat is None
        and host.table.referendum is None
    )


def _targets(asked: Asked) -> list[int]:
    return [option.copy for option in asked.options if option.kind == "target"]


def many_actions(_: Host, asked: Asked) -> bool:
    return asked.kind == "minion phase" and len(asked.options) > 2 * MOST_BUTTONS


def words_of(button: QPushButton) -> list[str]:
    """What can be picked by a button."""
    menu = button.menu()
    return [action.text() for action in menu.actions()] if menu is not None else [button.accessibleName()]


def test_targets_glow_and_a_click_chooses(sit: Sit) -> None:
    at = sit(choosing_a_target)
    asked = now(at)
    targets = _targets(asked)
    assert set(targets) <= at.page.asking.glowing()
    at.click(at.card(targets[1]))
    after = host_of(at).asked(0)
    assert after is None or after.number != asked.number


def test_the_card_that_is_asked_about_is_shown(sit: Sit) -> None:
    at = sit(choosing_a_target, look=False)
    asked = now(at)
    at.session.look(asked.seat)
    assert at.page.preview.shown.copy == asked.about != 0


def test_many_options_are_grouped_by_who_does_them(sit: Sit) -> None:
    at = sit(many_actions)
    asked = now(at)
    answers = [*buttons(at.page.strip.answers), at.page.strip.above, at.page.strip.below]
    assert len(answers) <= MOST_BUTTONS + 2
    offered = {word.replace("&&", "&") for each in answers for word in words_of(each)}
    assert {option.text for option in asked.options} <= offered


def test_what_is_always_there_by_hand_does_not_glow(sit: Sit) -> None:
    def unread(_: Host, asked: Asked) -> bool:
        return asked.kind == "minion phase" and any(option.kind in UNREAD for option in asked.options)

    at = sit(unread, unread=True)
    asked = now(at)
    only = {option.copy for option in asked.options if option.kind in UNREAD}
    only -= {option.copy for option in asked.options if option.kind not in UNREAD | QUIET}
    assert not only & at.page.asking.glowing()
    offered = {word.replace("&&", "&") for each in buttons(at.page.strip.answers) for word in words_of(each)}
    assert {option.text for option in asked.options if option.kind in UNREAD} <= offered, "behind a menu, but there"
