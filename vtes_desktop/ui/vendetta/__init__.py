"""The screen of the second game, Vampire: The Masquerade – Vendetta."""
