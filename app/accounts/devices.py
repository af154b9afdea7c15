"""The name of a browser's system and program, as people know it, from its user agent.

A few names, each looked for in the order in which browsers contain each other's: for their owner to tell sessions
apart, and for nothing else. A library's thousand patterns would be matched against whatever a stranger sends.
"""

MAX_AGENT_LENGTH = 500
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-httpx/", "httpx"),
    ("curl/", "curl"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Browser and system, "Firefox, Linux"; as much of it as is known, empty for nothing."""
    agent = agent[:MAX_AGENT_LENGTH]
    found = (next((name for mark, name in names if mark in agent), "") for names in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in found if name)
