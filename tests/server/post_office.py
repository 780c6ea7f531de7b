"""Stand-ins for those through whom notices go: a browser with its push keys, a mail server, somebody's web server."""

from __future__ import annotations

import base64
import json
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys a browser makes for push, and how it reads what comes (RFC 8291, written apart from the server's)."""

    def __init__(self, private: str = "", auth: bytes = b"sixteen letters!") -> None:
        number = int.from_bytes(data(private)) if private else 0
        self.private = (
            ec.derive_private_key(number, ec.SECP256R1()) if number else ec.generate_private_key(ec.SECP256R1())
        )
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = auth

    def keys(self) -> dict[str, str]:
        return {"p256dh": text(self.point), "auth": text(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), point)
        key = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\x00" + self.point + sender).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(key)
        opened = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert opened[-1] == 2, "the last record ends with a two"
        return opened[:-1]


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says about itself to a push service (RFC 8292), and its key; fails if the signature is not good."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = fields["t"].split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = data(signature)[:32], data(signature)[32:]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(fields["k"]))
    given = utils.encode_dss_signature(int.from_bytes(r), int.from_bytes(s))
    key.verify(given, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return dict(json.loads(data(claims))), fields["k"]


class MailServer:
    """An SMTP server that keeps what it is handed."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.closed = False
        post = self

        class Line(socketserver.StreamRequestHandler):
            def say(self, words: str) -> None:
                self.wfile.write(words.encode() + b"\r\n")

            def handle(self) -> None:
                self.say("421 closed" if post.closed else "220 here")
                while words := self.rfile.readline().strip():
                    verb = words.split()[0].upper()
                    if verb == b"DATA":
                        self.say("354 go on")
                        lines = []
                        while (line := self.rfile.readline()) != b".\r\n":
                            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                        post.mails.append(message_from_bytes(b"".join(lines), policy=policy.default))  # type: ignore[arg-type]
                        self.say("250 taken")
                    elif verb == b"QUIT":
                        self.say("221 goodbye")
                        return
                    else:
                        self.say("250 well")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Line)
        self.server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
