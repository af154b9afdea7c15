/**
 * The face of the game that this page shows; every module in this folder gets it here. A page shows one game, so its
 * script sets the face once, before it starts the table.
 * @typedef {import("./types").Face} Face
 */

/** @type {Face} */
export let face;

/** @param {Face} one */
export function putOn(one) {
  face = one;
}
