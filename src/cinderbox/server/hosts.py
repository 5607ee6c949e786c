"""The names that a server answers to, and the proxies that it believes.

A page from elsewhere can have its own name lead to this machine, and then read what is meant for it alone. It cannot do
so with a plain address, nor with a name that is not its own: only those are answered.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from cinderbox.kernel.errors import BadOption

ANYWHERE = ("0.0.0.0", "::", "")


def address_of(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def name_of(host: str) -> str:
    """The name in a `Host` header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().removesuffix(".")


class Hosts:
    def __init__(self, bound: str, named: tuple[str, ...] = ()) -> None:
        address = address_of(bound)
        local = bound == "localhost" or (address is not None and address.is_loopback)
        self.open = not local  # others on the network can reach it
        self.names = {"localhost", *[name_of(one) for one in named]}
        if self.open and address is None and bound not in ANYWHERE:
            self.names.add(name_of(bound))
        if bound in ANYWHERE:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own}.local"}

    def answers(self, host: str) -> bool:
        name = name_of(host)
        address = address_of(name)
        if address is not None:
            return self.open or address.is_loopback or name in self.names
        return name in self.names or name.endswith(".localhost")

    def said(self) -> str:
        """For whoever starts the server."""
        return ", ".join([*([own_address()] if self.open else ["127.0.0.1"]), *sorted(self.names)])


def own_address() -> str:
    """The address under which this machine reaches others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of no machine, kept for documentation
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


class Proxies:
    """The proxies that were named at the start: only what these say of who asks, and for which host, is believed."""

    def __init__(self, named: tuple[str, ...]) -> None:
        try:
            self.networks = [ip_network(one, strict=False) for one in named]
        except ValueError as error:
            raise BadOption(f"A proxy is named by its address, as in 127.0.0.1 or 10.0.0.0/8: {error}.") from None

    def believes(self, name: str) -> bool:
        address = address_of(name)
        return address is not None and any(address in network for network in self.networks)

    def asker(self, forwarded: str, proxy: str) -> str:
        """Who asked: the last of the addresses that a request came by which is no proxy of ours."""
        for one in reversed([one.strip() for one in forwarded.split(",")]):
            if address_of(one) is not None and not self.believes(one):
                return one
        return proxy
