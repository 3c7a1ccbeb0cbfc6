"""Why something can't be done now, in a sentence."""
