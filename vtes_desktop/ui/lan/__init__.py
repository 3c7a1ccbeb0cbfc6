"""The windows of playing across machines: hosting a table, joining one, the lobby, the table over the network."""
