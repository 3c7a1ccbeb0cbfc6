"""Strict mode on screen: what the referee asks, the combat, the referendum. Nothing here knows a rule."""
