"""How much one client may ask for: a bucket of tokens each, filled at a steady rate; and how many may come at once."""

import math
import time
from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network

DAY = 86_400.0  # seconds


def household(address: str) -> str:
    """Who counts as one: an address, or the whole network that a single IPv6 line has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address


class Bucket:
    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate  # tokens a second
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough for one more request."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> bool:
        if len(self.buckets) >= self.most:
            old = time.monotonic() - self.burst / self.rate
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if bucket.at > old}
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.rate, self.burst)
        return self.buckets[who].take(cost)


class Crowd:
    """How many are here at once, in all and by name."""

    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each
        self.here: Counter[str] = Counter()

    def enter(self, name: str) -> bool:
        """Whether there is room for one more; who was let in leaves again."""
        if self.here.total() >= self.most or self.here[name] >= self.each:
            return False
        self.here[name] += 1
        return True

    def leave(self, name: str) -> None:
        self.here[name] -= 1
        if not self.here[name]:
            del self.here[name]


class Spending:
    """What each name has had lately; what is a while ago counts less and less, and is forgotten in the end."""

    def __init__(self, half_life: float = 60.0, most: int = 10_000) -> None:
        self.half_life, self.most = half_life, most
        self.spent: dict[str, tuple[float, float]] = {}  # how much, and when that was

    def of(self, name: str, now: float) -> float:
        amount, at = self.spent.get(name, (0.0, now))
        return amount * math.exp2((at - now) / self.half_life)

    def add(self, name: str, amount: float, now: float) -> None:
        if len(self.spent) >= self.most:
            self.spent = {name: one for name, one in self.spent.items() if now - one[1] < 10 * self.half_life}
        self.spent[name] = (self.of(name, now) + amount, now)


class Stamps:
    """How much may be sent to who has not asked for it: to one address, and because of one household."""

    def __init__(self) -> None:
        self.sent, self.asked = Buckets(3 / DAY, 3.0), Buckets(20 / DAY, 20.0)
