"""Which IP addresses are on the public Internet. The networks are named here: what Python calls global differs between
its patch releases."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

NOT_PUBLIC_IPV4 = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network (RFC 791)
        "10.0.0.0/8",  # private (RFC 1918)
        "100.64.0.0/10",  # shared behind a carrier's NAT (RFC 6598)
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # the host of a virtual machine of Azure
        "169.254.0.0/16",  # link-local, and metadata of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments (RFC 6890), and metadata of Oracle's cloud
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # 6to4 relays (RFC 7526)
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks (RFC 2544)
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
GLOBAL_UNICAST = IPv6Network("2000::/3")
"""What is outside is loopback, fc00::/7, fe80::/10, fec0::/10, 100::/64, 5f00::/16, ::ffff:0:0:0/96, 64:ff9b:1::/48,
multicast, or assigned to nobody."""
NOT_PUBLIC_IPV6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments: Teredo, ORCHID, benchmarks …
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which leads to an IPv4 address of any kind
        "2620:4f:8000::/48",  # AS112
        "3ffe::/16",  # the former 6bone
        "3fff::/20",  # documentation
    )
)
EMBEDDING_IPV4 = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))
"""IPv4-mapped addresses and the well-known prefix of NAT64 stand for the IPv4 address in their last 32 bits."""
ISATAP = 0x5EFE
"""In the third quarter of an address: its last 32 bits are an IPv4 address of a network of somebody's (RFC 5214)."""


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the public Internet, and stands for none in a private network."""
    if isinstance(address, IPv6Address):
        if any(address in network for network in EMBEDDING_IPV4):
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in GLOBAL_UNICAST or (int(address) >> 32) & 0xFDFFFFFF == ISATAP:
            return False
        if any(address in network for network in NOT_PUBLIC_IPV6):
            return False
    elif any(address in network for network in NOT_PUBLIC_IPV4):
        return False
    return address.is_global and not address.is_multicast
