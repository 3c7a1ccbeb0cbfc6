"""The second game at the table: Vampire: The Masquerade – Vendetta. Its rules are cited by marks (P6, K9 …); what each
mark says stands in the docstring of who carries it out. Nothing here knows anything of VTES."""
