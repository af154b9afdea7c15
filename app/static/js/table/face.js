/**
 * The game that this page shows: what its face is, everything in this folder asks here. A page shows one game, so its
 * script puts the face on once, before it starts the table.
 * @typedef {import("./types").Face} Face
 */

/** @type {Face} */
export let face;

/** @param {Face} one */
export function putOn(one) {
  face = one;
}
