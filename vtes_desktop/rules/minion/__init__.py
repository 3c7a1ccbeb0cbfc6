"""The minion phase: actions, block attempts, resolution (sec. 6.1, 6.2)."""
