"""Web push: a message sealed for one browser (RFC 8291), and the server's signature for the push service (RFC 8292).

By hand with ``cryptography``: the libraries for it bring HTTP clients of their own, which would go past the checks of
where we may connect to (``webhook_addresses.py``), and what remains of them is this page.
"""

from __future__ import annotations

import base64
import hashlib
import os
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT_BYTES, SECRET_BYTES = 65, 16  # of a browser's two keys
RECORD_BYTES = 4096
# What a push service must take; what we say is far shorter.
MOST_BYTES = 3993
# A signature is good for so long; push services take a day at most.
SIGNED_SECONDS = 12 * 3600


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Base64 as browsers write it; ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class ServerKey:
    """The key by which push services know this server, made from a secret all processes share."""

    def __init__(self, secret: str) -> None:
        number = int.from_bytes(hashlib.sha512(b"web push " + secret.encode()).digest())
        self.private = ec.derive_private_key(number % (CURVE_ORDER - 1) + 1, CURVE)
        self.public = to_text(_point(self.private.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that says who sends: a token for this push service alone, signed (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_SECONDS, "sub": contact}
        signed = to_text(orjson.dumps({"typ": "JWT", "alg": "ES256"})) + "." + to_text(orjson.dumps(claims))
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{to_text(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def checked_keys(point: str, secret: str) -> tuple[str, str]:
    """A browser's keys as it gave them; ValueError if they are none."""
    if len(from_text(secret)) != SECRET_BYTES:
        raise ValueError("not a browser's secret")
    _browser_key(point)
    return point, secret


def seal(message: bytes, point: str, secret: str) -> bytes:
    """A message that only the browser with these keys can read, as one record of aes128gcm (RFC 8188)."""
    if len(message) > MOST_BYTES:
        raise ValueError("too long for a push service")
    browser = _browser_key(point)
    ours = ec.generate_private_key(CURVE)
    salt, sender = os.urandom(16), _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), browser)
    key = _derive(shared, from_text(secret), b"WebPush: info\0" + _point(browser) + sender, 32)
    content_key = _derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)  # 2: this record is the last one
    return salt + RECORD_BYTES.to_bytes(4) + bytes([len(sender)]) + sender + sealed


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _browser_key(point: str) -> ec.EllipticCurvePublicKey:
    data = from_text(point)
    if len(data) != POINT_BYTES:
        raise ValueError("not a browser's key")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
