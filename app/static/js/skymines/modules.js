/**
 * What modules of the game add to its face. A table's page runs the scripts of modules before its own, and each registers
 * once. The bundle holds those of all modules, so that they say which one they are.
 * @typedef {import("./types").ModuleFace} ModuleFace
 * @typedef {import("./types").Ctx} Ctx
 */

/** In order of registration. @type {ModuleFace[]} */
const faces = [];

/**
 * Register a module's face, which comes in where the module is in play. Call it from the module's script.
 * @param {string} name
 * @param {ModuleFace} face
 */
export function joins(name, face) {
  const inPlay = document.getElementById("table")?.dataset.modules?.split(" ");
  if (inPlay?.includes(name)) faces.push(face);
}

/** What a module plays on instead of the Moon. @param {Ctx} ctx */
export function otherBoard(ctx) {
  return faces.find((face) => face.board)?.board?.(ctx);
}

/** What the tab of that is called; undefined for the Moon's own. */
export function boardTab() {
  return faces.find((face) => face.boardTab)?.boardTab;
}

/**
 * Everything that modules draw at this place.
 * @template {"displays" | "moon" | "belt" | "mine" | "beforeChoices" | "planning" | "help"} Place
 * @param {Place} place
 * @param {Ctx} ctx
 */
export function drawn(place, ctx) {
  return faces.map((face) => face[place]?.(ctx));
}

/** What a module calls another game of the same people. @param {Ctx} ctx */
export function again(ctx) {
  return faces.find((face) => face.again)?.again?.(ctx);
}

/** Load what modules show at the end, beside the charts. */
export async function loadEnd() {
  await Promise.all(faces.map(async (face) => (face.end = await face.atEnd?.())));
}

/** What modules show at the end, once it is loaded. */
export function atEnd() {
  return faces.flatMap(({ end }) => end ?? []);
}

/**
 * What modules draw on the board of a seat, one's own too.
 * @param {Ctx} ctx
 * @param {import("./types").SeatView} seat
 */
export function drawnOf(ctx, seat) {
  return faces.map((face) => face.seat?.(ctx, seat));
}

/**
 * What that depends on: all of what modules show, where one does not say.
 * @param {Ctx} ctx
 * @param {import("./types").SeatView} seat
 * @returns {unknown[]}
 */
export function shownOf(ctx, seat) {
  return faces.flatMap((face) => face.seatShows?.(ctx, seat) ?? (face.seat ? [ctx.view.modules] : []));
}

/**
 * The first module's entry for a kind in one of the tables.
 * @template {"targets" | "says" | "rows" | "like" | "places" | "names" | "pieces" | "explains" | "namedBy"} Table
 * @param {Table} table
 * @param {string} kind
 * @returns {NonNullable<ModuleFace[Table]>[string] | undefined}
 */
export function brought(table, kind) {
  for (const face of faces) {
    const found = face[table]?.[kind];
    if (found) return /** @type {any} */ (found);
  }
  return undefined;
}

/**
 * The kinds of things that modules put into a region.
 * @param {string} region
 */
export function heldIn(region) {
  return faces.flatMap((face) => face.holds?.[region] ?? []);
}

/**
 * What moved of modules' pieces between two views.
 * @param {import("./types").View} before
 * @param {import("./types").View} after
 */
export function moved(before, after) {
  return faces.flatMap((face) => face.movements?.(before, after) ?? []);
}

/** The symbols that modules draw with. */
export function sprites() {
  return faces.map((face) => face.sprite);
}
