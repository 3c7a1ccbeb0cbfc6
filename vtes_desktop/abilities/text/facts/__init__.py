"""Facts of cards in fixed phrases, for the rules: who plays them, when, at what cost; what they are and give."""
