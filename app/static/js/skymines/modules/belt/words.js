/** What stands on the Belt, in words: for screen readers, names and buttons. */

/**
 * @typedef {import("../../types").Ctx} Ctx
 * @typedef {import("./geometry.js").Asteroid} Asteroid
 * @typedef {import("./geometry.js").FlightPath} FlightPath
 */

/** What a space is called. @param {string} id @returns {import("../../types").Told} */
export function spaceName(id) {
  const [number, place] = id.split("-");
  return { key: place ? "belt-outpost-name" : "belt-shuttle-name", args: { number: Number(number) } };
}

/** @param {Ctx} ctx @param {string} id */
export function spaceText({ say }, id) {
  const [number, place = ""] = id.split("-");
  return say(place ? "belt-space-offer" : "belt-shuttle-name", { number: Number(number), place });
}

/** An asteroid and what its screen shows. @param {Ctx} ctx @param {Asteroid} asteroid */
export function asteroidWords({ say }, { number, screen = [], linked }) {
  const shown = say.list(screen.map(({ kind, amount }) => say(`structure-${kind}`, { amount })));
  return say("belt-asteroid-described", { number, screen: shown, linked: linked ? "yes" : "no" });
}

/** @param {Ctx} ctx @param {Asteroid} asteroid @param {number} place @param {string | undefined} owner */
export function spaceWords(ctx, { number, spaces, linked = [] }, place, owner) {
  return ctx.say("belt-space-described", {
    number,
    place,
    count: spaces.length,
    linked: linked.includes(place) ? "yes" : "no",
    piece: holder(ctx, owner),
  });
}

/** @param {Ctx} ctx @param {FlightPath} path @param {string | undefined} owner */
export function shuttleWords(ctx, { number, ends, energy = [0, 0], track }, owner) {
  const sides = ends.map((end, index) => ctx.say("belt-part-described", { number: end, energy: energy[index] ?? 0 }));
  return ctx.say("belt-shuttle-described", {
    number,
    sides: ctx.say.list(sides),
    track: track ? "yes" : "no",
    piece: holder(ctx, owner),
  });
}

/** @param {Ctx} ctx @param {string | undefined} owner */
function holder({ say }, owner) {
  return owner ? say(`company-${owner}`) : say("belt-vacant");
}
