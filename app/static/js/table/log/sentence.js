/** A sentence of the log, as the game draws it: with symbols, if it has some. */
import { face } from "../face.js";

/**
 * @param {import("../types").Ctx} ctx
 * @param {string} text
 */
export function sentence(ctx, text) {
  return face.sentence?.(ctx, text) ?? text;
}
