"""The ways a notice goes: by push to a browser, to a Discord channel, to a topic of ntfy, by mail.

Addresses are strangers'. They are reached as webhooks are: public ones only, at the very address that was checked.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

import orjson

from underhall.core.errors import Message
from underhall.server import webhooks
from underhall.server.notices.mail import MailServer, is_address, mail_server
from underhall.server.notices.wording import Said, say
from underhall.server.problems import Problem
from underhall.server.settings import Settings
from underhall.server.webhook_addresses import Resolver, check_address

if TYPE_CHECKING:
    import httpx

    from underhall.server.notices.web_push import ServerKey

PUSH, MAIL, DISCORD, NTFY = "push", "mail", "discord", "ntfy"
SENT, FAILED, GONE = "sent", "failed", "gone"
KEPT_SECONDS = 86_400  # for how long a push service keeps what a browser does not fetch
MAIL_SECONDS = 20.0
TOPIC = re.compile(r"/[-_A-Za-z0-9]{1,64}")
# What Discord would take for more than text.
MARKS = re.compile(r"([\\*_~`|<>\[\]()#:@-])")


class Channels:
    """Sends what is said."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.mail: MailServer | None = mail_server(settings.mail_server, settings.mail_from)
        self.key: ServerKey | None = None
        self.resolver, self.resolver_of_failed = Resolver(), Resolver()
        self.opening = asyncio.Lock()
        self.client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()

    def open_push(self, secret: str) -> None:
        """Make the key for push services, once it is needed."""
        from underhall.server.notices.web_push import ServerKey  # here and not above: a server starts quicker without

        self.key = ServerKey(secret)

    async def check(self, kind: str, address: str) -> None:
        """Refuse an address to which nothing could go."""
        if kind == MAIL:
            if self.mail is None:
                raise Problem(409, "no-mail")
            if not is_address(address):
                raise Problem(422, "bad-mail-address")
            return
        await check_address(address, self.settings.private_webhooks, self.resolver)
        parts = urlsplit(address)
        if kind == NTFY and TOPIC.fullmatch(parts.path) is None:
            raise Problem(422, "webhook-address", detail=Message("problem_hint-ntfy_topic"))
        if kind == PUSH and parts.scheme != "https" and not self.settings.private_webhooks:
            raise Problem(422, "webhook-address", detail=Message("problem_hint-public_address"))

    async def send(self, way: Any, said: Said) -> str:
        """Send something on a way: sent, failed, or gone for good."""
        try:
            if way.kind == MAIL:
                return await self._mail(way.address, said.title, self._mailed(way.language, said))
            status = await self._post(way, *self._letter(way, said))
        except (Problem, OSError, ValueError, TimeoutError):
            return FAILED
        if way.kind == PUSH and status in (404, 410):
            return GONE
        return SENT if 200 <= status < 300 else FAILED

    async def send_code(self, address: str, code: str, language: str) -> str:
        try:
            subject, text = say(language, "mail-code_subject", code=code), say(language, "mail-code", code=code)
            return await self._mail(address, subject, text)
        except (OSError, ValueError, TimeoutError):
            return FAILED

    async def _mail(self, address: str, subject: str, text: str) -> str:
        if self.mail is None:
            return FAILED
        written = self.mail.written(address, subject, text)
        await asyncio.wait_for(asyncio.to_thread(self.mail.send, written), MAIL_SECONDS)
        return SENT

    def _mailed(self, language: str, said: Said) -> str:
        """A notice as a mail: with a link where the operator said how this server is reached, and how to stop it."""
        public = self.settings.public_address
        lines = [said.text]
        lines += [f"{text}\n{public}{path}" if public else text for text, path in said.tables]
        if public:
            lines.append(public + said.path)
        lines.append(say(language, "mail-why"))
        return "\n\n".join(line for line in lines if line) + "\n"

    async def _post(self, way: Any, url: str, body: bytes, headers: dict[str, str]) -> int:
        import httpx  # here and not above: a server starts quicker without it, and most need it late or never

        async with self.opening:
            if self.client is None:
                from underhall.server.pinned_transport import new_client

                self.client = await asyncio.to_thread(new_client)
        resolver = self.resolver_of_failed if way.failures else self.resolver
        private = self.settings.private_webhooks
        try:
            sending = webhooks.post(self.client, resolver, url, body, headers, private)
            return await asyncio.wait_for(sending, webhooks.TIMEOUT_SECONDS)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise OSError("the address did not answer") from error

    def _letter(self, way: Any, said: Said) -> tuple[str, bytes, dict[str, str]]:
        """Where to, what, and with which headers."""
        if way.kind == PUSH:
            return self._push(way, said)
        public = self.settings.public_address
        json = {"Content-Type": "application/json"}
        if way.kind == DISCORD:
            lines = [
                f"**{_unmarked(said.title)}**",
                _unmarked(said.text),
                *([f"<{public}{said.path}>"] if public else []),
            ]
            content = "\n".join(line for line in lines if line)
            return way.address, orjson.dumps({"content": content, "allowed_mentions": {"parse": []}}), json
        parts = urlsplit(way.address)
        root = urlunsplit((parts.scheme, parts.netloc, "/", parts.query, ""))
        message: dict[str, Any] = {"topic": parts.path[1:], "title": said.title, "message": said.text or said.title}
        if public:
            message["click"] = public + said.path
        return root, orjson.dumps({**message, "tags": ["game_die"]}), json

    def _push(self, way: Any, said: Said) -> tuple[str, bytes, dict[str, str]]:
        from underhall.server.notices.web_push import seal, to_text

        if self.key is None:
            raise ValueError("push was not opened")
        shown = {"title": said.title, "body": said.text, "url": said.path, "tag": said.topic}
        keys = orjson.loads(way.secret)
        headers = {
            "Authorization": self.key.authorization(way.address, self._contact(), self.settings.clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
            # A later notice about the same table takes the place of one the browser has not fetched.
            "Topic": to_text(hashlib.sha256(said.topic.encode()).digest()[:16]),
        }
        return way.address, seal(orjson.dumps(shown), keys["p256dh"], keys["auth"]), headers

    def _contact(self) -> str:
        """Whom a push service may ask about us."""
        if self.settings.mail_from:
            return f"mailto:{self.settings.mail_from}"
        return self.settings.public_address or "mailto:operator@localhost"


def _unmarked(text: str) -> str:
    return MARKS.sub(r"\\\1", text)
