"""How much one client may ask for: a bucket of tokens each, filled at a steady rate."""

import time


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
