"""Pictures of the pages around the table: home, joining, the lobby, and those that say why something cannot be."""

from tools.screenshots.camera import Camera
from tools.screenshots.sitting import Sitting, guest, joined

INVITED = "/t/{id}?invite={invite}"


async def homes(camera: Camera, sitting: Sitting) -> None:
    """Home as a stranger sees it and as somebody who has tables; the form for one's own mix; an address of nothing."""
    await camera.take("home", "/")
    await camera.take("home-whole", "/", whole=True)
    await camera.take("home-mine", "/", sitting.tokens[0], deeds=("scroll .recorded", "scroll h1"), whole=True)
    await camera.take("home-custom", "/", deeds=("#custom-open", "input[value=chosen]"), whole=True)
    await camera.take("home-nameless", "/", deeds=("[data-preset=friends]", "scroll #hosting"))
    await camera.take("lost", "/nothing/here")
    await camera.take("unknown", "/t/nosuchtable")


async def lobbies(camera: Camera, sitting: Sitting) -> None:
    """From the open table to the full one; the second player sits down meanwhile."""
    path, invited = f"/t/{sitting.id}", INVITED.format(id=sitting.id, invite=sitting.invite)
    await camera.take("lobby-open", path, sitting.tokens[0])
    await camera.take("join", invited)
    await joined(sitting)
    await camera.take("lobby", path, sitting.tokens[0])
    await camera.take("lobby-guest", path, sitting.tokens[1])
    await camera.take("full", invited, await guest(sitting.http, "Cy"))


async def running(camera: Camera, sitting: Sitting) -> None:
    """Pages beside a game that has begun."""
    await camera.take("started", INVITED.format(id=sitting.id, invite=sitting.invite))
    await camera.take("seats", f"/t/{sitting.id}/seats", sitting.tokens[0])
    await camera.take("seats-refused", f"/t/{sitting.id}/seats", sitting.tokens[1])
