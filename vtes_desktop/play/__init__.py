"""One game being played: the host that owns the true table, the clients that mirror it, requests and updates."""
