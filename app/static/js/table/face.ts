/**
 * The face of the game that this page shows; every module in this folder gets it here. A page shows one game, so its
 * script sets the face once, before it starts the table.
 */
import type { Face } from "./types.ts";

export let face: Face;

export function putOn(one: Face) {
  face = one;
}
