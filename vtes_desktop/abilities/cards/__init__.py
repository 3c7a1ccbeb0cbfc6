"""What the text of cards can't tell: those of which no template understands all, in a few lines of the vocabulary each.

A card stands in the file of its first printed type (those of which there are many by initial, articles last). It is
said by name and mechanics, never by copying text. Each file exports ``CARDS``, a tuple of :class:`~.defining.Named`;
what only one card needs stands in its file, what several say alike in :mod:`.phrases`.
"""
