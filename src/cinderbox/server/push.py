"""Web Push: a message that only one browser can read (RFC 8291), sent in the name of this house (RFC 8292).

Built on `cryptography`, without which a house works and rings no browsers.
"""

import base64
import json
import os
import time
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from cinderbox.table.refusal import Refused

try:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    available = True
except ImportError:  # no wheel of it for this machine
    available = False

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD = 4096  # bytes
SIGNED_FOR = 12 * 3600  # seconds
KEPT_FOR = 86_400  # seconds that a message waits for a browser that is not on


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives to whoever may reach it."""

    endpoint: str
    p256dh: str
    auth: str


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(one: Subscription) -> None:
    """Refuse keys to which nothing can be sent."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(one.p256dh))
        if len(decoded(one.auth)) != 16:
            raise ValueError
    except ValueError:
        raise Refused("These are no keys of a browser.") from None


@cache
def signing_key(secret: str) -> Any:
    """The key of the house, as browsers know it."""
    return ec.derive_private_key(int.from_bytes(decoded(secret), "big") % (ORDER - 1) + 1, ec.SECP256R1())


def point(key: Any) -> bytes:
    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def public_key(secret: str) -> str:
    """What a browser must know of the house to be reached by it."""
    return encoded(point(signing_key(secret)))


def authorization(secret: str, endpoint: str, home: str, now: float | None = None) -> str:
    """The header that proves that a message is from this house."""
    to = urlsplit(endpoint)
    claims: dict[str, Any] = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now or time.time()) + SIGNED_FOR}
    if home.startswith("https://"):
        claims["sub"] = home
    parts = [encoded(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signature = signing_key(secret).sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
    r, s = decode_dss_signature(signature)
    token = ".".join([*parts, encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={token}, k={public_key(secret)}"


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def sealed(one: Subscription, message: bytes, own: Any = None, salt: bytes = b"") -> bytes:
    """A message that only this browser can read; `own` and `salt` are made anew for each."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = decoded(one.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(shared, decoded(one.auth), b"WebPush: info\0" + theirs + point(own), 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([65]) + point(own)
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def headers(secret: str, endpoint: str, home: str) -> dict[str, str]:
    return {
        "Authorization": authorization(secret, endpoint, home),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
    }
