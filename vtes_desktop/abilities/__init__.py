"""The abilities: what each card does, said in the referee's words (design, decision 6).

Card text that follows the templates is *compiled* from the installed lists at run time (:mod:`.reading`); what does not
is defined by name in a few lines (:mod:`.by_name`). Both come to the same: a :class:`~.card_text.CardText` made of a
small vocabulary (:mod:`.words`, :mod:`.conditions`, :mod:`.which`, :mod:`.amounts`), which
:class:`~.compiled.CompiledAbilities` carries out through the referee. A sentence that nothing here understands is kept
as unread, and done by hand.
"""
