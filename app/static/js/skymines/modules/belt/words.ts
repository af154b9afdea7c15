/** What stands on the Belt, in words: for screen readers, names and buttons. */
import type { Asteroid, Ctx, FlightPath, Told } from "../../types.ts";

/** What a space is called. */
export function spaceName(id: string): Told {
  const [number, place] = id.split("-");
  return { key: place ? "belt-outpost-name" : "belt-shuttle-name", args: { number: Number(number) } };
}

export function spaceText({ say }: Ctx, id: string) {
  const [number, place = ""] = id.split("-");
  return say(place ? "belt-space-offer" : "belt-shuttle-name", { number: Number(number), place });
}

/** An asteroid and what its screen shows. */
export function asteroidWords({ say }: Ctx, { number, screen = [], linked }: Asteroid) {
  const shown = say.list(screen.map(({ kind, amount }) => say(`structure-${kind}`, { amount })));
  return say("belt-asteroid-described", { number, screen: shown, linked: linked ? "yes" : "no" });
}

export function spaceWords(
  ctx: Ctx,
  { number, spaces, linked = [] }: Asteroid,
  place: number,
  owner: string | undefined,
) {
  return ctx.say("belt-space-described", {
    number,
    place,
    count: spaces.length,
    linked: linked.includes(place) ? "yes" : "no",
    piece: holder(ctx, owner),
  });
}

export function shuttleWords(
  ctx: Ctx,
  { number, ends, energy = [0, 0], track }: FlightPath,
  owner: string | undefined,
) {
  const sides = ends.map((end, index) => ctx.say("belt-part-described", { number: end, energy: energy[index] ?? 0 }));
  return ctx.say("belt-shuttle-described", {
    number,
    sides: ctx.say.list(sides),
    track: track ? "yes" : "no",
    piece: holder(ctx, owner),
  });
}

function holder({ say }: Ctx, owner: string | undefined) {
  return owner ? say(`company-${owner}`) : say("belt-vacant");
}
