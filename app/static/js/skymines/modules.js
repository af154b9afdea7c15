/**
 * What modules of the game bring to its face. The page of a table runs the scripts of the modules in play, before its own;
 * each of them joins in once.
 * @typedef {import("./types").ModuleFace} ModuleFace
 * @typedef {import("./types").Ctx} Ctx
 */

/** In the order in which they joined in. @type {ModuleFace[]} */
const faces = [];

/** Join in. To be called by a module's script. @param {ModuleFace} face */
export function joins(face) {
  faces.push(face);
}

/**
 * What modules draw at this place.
 * @template {"displays" | "moon" | "mine" | "beforeChoices" | "help"} Place
 * @param {Place} place
 * @param {Ctx} ctx
 */
export function drawn(place, ctx) {
  return faces.map((face) => face[place]?.(ctx));
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
 * What modules know of something, by the name of its kind: the first that knows anything.
 * @template {"targets" | "places" | "names" | "pieces" | "explains" | "namedBy"} Table
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
