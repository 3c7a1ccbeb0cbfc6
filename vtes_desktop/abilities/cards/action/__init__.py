"""Action cards, by initial."""
