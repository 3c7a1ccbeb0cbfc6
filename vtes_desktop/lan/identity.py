"""Who this program is on the network: one key with a self-signed certificate, made on first start and kept for good.

Nobody vouches for the certificate; the players do, by its fingerprint, which every invitation and announcement carries.
So nothing in it is about the player or the machine, and it never expires: a date would only bring warnings.
"""

from __future__ import annotations

import datetime
import ssl
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from filelock import FileLock
from msgspec import Struct

from vtes_desktop.decks.storing import StoringError, replace
from vtes_desktop.folders import kept_damaged
from vtes_desktop.lan.fingerprint import IDENTITY, LARGEST, fingerprint_of

NAME = "vtes-desktop"


class IdentityError(Exception):
    """The identity can't be read or made; the message is a sentence that says where and what to do."""


class DamagedIdentityError(IdentityError):
    """The identity's file is there but can't be used. :func:`renew` puts it aside and makes another."""


class Identity(Struct, frozen=True):
    """This program on the network."""

    path: Path
    fingerprint: str
    """SHA-256 of the certificate, 64 hex digits."""


def identity(folder: Path) -> Identity:
    """This program's identity, kept in `folder`; made there when there is none.

    :raises DamagedIdentityError: there is one that can't be used. Making another is the player's word (:func:`renew`):
        whoever met this host before will be warned that it is another.
    :raises IdentityError: the file can't be read or written.
    """
    path = folder / IDENTITY
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(path.with_name(IDENTITY + ".lock")):  # two windows that start at once make one identity
            if not path.exists():
                replace(path, _new())
            path.chmod(0o600)  # where the platform has it; a copied home folder may have lost it
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
    except StoringError as error:
        raise IdentityError(str(error)) from error
    except OSError as error:
        raise IdentityError(
            f"The key that proves who this program is on the network can’t be read from {path}: "
            f"{error.strerror or error}. Make the file readable, and try again."
        ) from error
    return Identity(path, _fingerprint(path, data))


def renew(folder: Path) -> Identity:
    """Put the identity in `folder` aside (never deleted) and make another. Raises :class:`IdentityError`.

    Whoever met this host before is warned: its fingerprint is another.
    """
    path = folder / IDENTITY
    try:
        with FileLock(path.with_name(IDENTITY + ".lock")):
            if path.exists():
                path.replace(kept_damaged(path))
    except OSError as error:
        raise IdentityError(f"{path} can’t be put aside: {error.strerror or error}. Move it away by hand.") from error
    return identity(folder)


def host_context(own: Identity) -> ssl.SSLContext:
    """How a host encrypts: TLS 1.3 with its certificate. Raises :class:`DamagedIdentityError`."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    try:
        context.load_cert_chain(own.path)
    except (OSError, ssl.SSLError) as error:
        raise _damaged(own.path) from error
    return context


def guest_context() -> ssl.SSLContext:
    """How a guest encrypts: TLS 1.3, with any certificate.

    No authority signs these; the guest itself compares the fingerprint before it says a word.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _new() -> bytes:
    """A new key with its certificate, in PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC))
        .not_valid_after(datetime.datetime(9999, 12, 31, 23, 59, 59, tzinfo=datetime.UTC))  # none (RFC 5280, 4.1.2.5)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return private + certificate.public_bytes(serialization.Encoding.PEM)


def _fingerprint(path: Path, data: bytes) -> str:
    """The fingerprint of the certificate in `data`, whose key must fit. Raises :class:`DamagedIdentityError`."""
    if len(data) > LARGEST:
        raise _damaged(path)
    try:
        key = serialization.load_pem_private_key(data, password=None)
        certificate = x509.load_pem_x509_certificate(data)
    except (ValueError, TypeError) as error:
        raise _damaged(path) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
        raise _damaged(path)
    return fingerprint_of(certificate.public_bytes(serialization.Encoding.DER))


def _damaged(path: Path) -> DamagedIdentityError:
    return DamagedIdentityError(
        f"The file that proves who this program is on the network is damaged: {path}. Put back a copy of it, or make "
        "a new one; then everyone who played with you before is warned once that your fingerprint is another."
    )
