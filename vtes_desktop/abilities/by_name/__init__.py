"""Cards defined by name: those whose text no template understands, in a few lines of the vocabulary each.

They are said by name and mechanics, never by copying text. A module holds the cards of one type; each exports
``CARDS``, a tuple of :class:`~.defining.Named`.
"""
