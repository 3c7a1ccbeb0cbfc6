"""The referee: the rules of the game as procedures that read like the rulebook.

A procedure is a plain generator function, one for a section of the rulebook, named by that section's words. It applies
moves through the :class:`~vtes_desktop.rules.game.Game` it is given and, when a person must choose, does
``option = yield from game.choose(...)`` with the legal options. What is going on (the action, the combat, the
referendum) is a small public struct on the table. No rule knows a card by name and none knows a screen.
"""
