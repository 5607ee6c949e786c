"""E-mail through the SMTP server that the owner of the house has set: what a mail looks like, and handing it over.

The server is named by one address: `smtps://user:password@mail.example` speaks TLS from the start, `smtp://` as soon as
the other side can (and must, if there is a password). `?from=table@club.example` says who writes.
"""

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from cinderbox.kernel.errors import BadOption
from cinderbox.table.refusal import Refused

PATIENCE = 20.0  # seconds for each word of the other side
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}\Z")
LONGEST = 254  # letters of an address


class Post(NamedTuple):
    """Where mail is handed over."""

    secure: bool  # TLS from the start
    host: str
    port: int
    user: str
    password: str
    sender: str


class Undelivered(Exception):
    """A mail could not be handed over; `lasting` if that is because of who it is for."""

    def __init__(self, reason: str, lasting: bool) -> None:
        super().__init__(reason)
        self.lasting = lasting


def post_office(setting: str) -> Post | None:
    """The SMTP server that a setting names, None if it is empty; BadOption if it is none."""
    if not setting:
        return None
    wrong = "An SMTP server is named as in smtp://user:password@mail.example:587?from=table@club.example."
    try:
        found = urlsplit(setting)
        host, port = found.hostname or "", found.port or PORTS.get(found.scheme, 0)
        sender = parse_qs(found.query).get("from", [""])[0]
    except ValueError:
        raise BadOption(wrong) from None
    user = unquote(found.username or "")
    sender = sender or (user if "@" in user else "")
    if found.scheme not in PORTS or not host or not is_address(sender):
        raise BadOption(wrong)
    return Post(found.scheme == "smtps", host, port, user, unquote(found.password or ""), sender)


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and bool(ADDRESS.match(text)) and ".." not in text


def checked(text: str) -> str:
    """An e-mail address as it is kept; Refused if it is none."""
    said = text.strip()
    if not is_address(said):
        raise Refused("That is no e-mail address.")
    name, _, host = said.rpartition("@")
    return f"{name}@{host.lower()}"


def letter(post: Post, to: str, subject: str, text: str, end: str = "") -> EmailMessage:
    """A mail; `end` is where a mail program can have such mails ended, without a page."""
    made = EmailMessage()
    name, _, host = post.sender.rpartition("@")
    made["From"] = Address("Cinderbox", name, host)
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=host)
    made["Auto-Submitted"] = "auto-generated"
    if end:
        made["List-Unsubscribe"] = f"<{end}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


def send(post: Post, made: EmailMessage) -> None:
    """Hand a mail over, off the event loop; Undelivered if that cannot be done."""
    try:
        trusted, own = ssl.create_default_context(), post.sender.rpartition("@")[2]
        office = (
            smtplib.SMTP_SSL(post.host, post.port, own, timeout=PATIENCE, context=trusted)
            if post.secure
            else smtplib.SMTP(post.host, post.port, own, timeout=PATIENCE)
        )
        with office:
            office.ehlo()
            if not post.secure and office.has_extn("starttls"):
                office.starttls(context=trusted)
                office.ehlo()
            elif not post.secure and post.password:
                raise Undelivered("The SMTP server takes a password without TLS, and is not given one.", False)
            if post.user:
                office.login(post.user, post.password)
            office.send_message(made)
    except smtplib.SMTPRecipientsRefused as error:
        code = next((code for code, _ in error.recipients.values()), 0)
        raise Undelivered(f"The SMTP server does not take mail for that address ({code}).", code >= 500) from None
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(f"The SMTP server does not take mail: {type(error).__name__}.", False) from None
