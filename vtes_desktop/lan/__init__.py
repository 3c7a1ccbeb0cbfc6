"""Play across machines: finding tables, invitations, the host that serves tables and the client that sits at one."""
