"""Action modifiers, by initial."""
