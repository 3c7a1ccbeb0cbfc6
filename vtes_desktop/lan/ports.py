"""Whether a table can be opened at a port of this machine."""

from __future__ import annotations

import errno
import socket


def taken(port: int) -> str:
    """Why nothing can listen at a TCP port here, in the system's words; empty where it can."""
    for family, host in ((socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::")):
        try:
            with socket.create_server((host, port), family=family):
                pass
        except OSError as error:
            if family == socket.AF_INET or error.errno == errno.EADDRINUSE:  # a machine without IPv6 hosts all the same
                return error.strerror or str(error)
    return ""
