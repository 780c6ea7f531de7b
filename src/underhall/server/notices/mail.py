"""Mail by the SMTP server of whoever runs this server."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from urllib.parse import unquote, urlsplit

from underhall.core.errors import BadOption

SECONDS = 10.0
# Plain addresses only: what a mail server might take for more than one, or for a command, is refused.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """How mail leaves: ``smtp://USER:PASSWORD@HOST:PORT``, or ``smtps`` where the connection is encrypted at once."""

    host: str
    port: int
    encrypted: bool
    user: str
    password: str
    sender: str

    def send(self, message: EmailMessage) -> None:
        """Hand a mail to the server, in a thread; OSError (as all that smtplib raises is) if it is not taken."""
        trust = ssl.create_default_context()
        if self.encrypted:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust) as line:
                self._send(line, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as line:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=trust)
                line.ehlo()
            elif self.user and not _is_this_machine(self.host):
                raise OSError("the mail server does not encrypt: no password is sent to it")
            self._send(line, message)

    def _send(self, line: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user:
            line.login(self.user, self.password)
        line.send_message(message)

    def written(self, to: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Underhall", addr_spec=self.sender)
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        # No machine should answer to it.
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message


def is_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


def mail_server(url: str, sender: str) -> MailServer | None:
    """The operator's mail server; None if there is none, BadOption if what is given cannot be one."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadOption("option-bad_mail_server") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadOption("option-bad_mail_server")
    if not is_address(sender) and not re.fullmatch(r"[^@\s]+@localhost", sender):
        raise BadOption("option-bad_mail_sender", address=sender)
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
