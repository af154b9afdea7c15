/** The meaning of clicks and hovering: the choosable thing around them, or why it cannot be chosen. */

import { contextOf } from "./context.js";
import { face } from "./face.js";
import { asDrawn } from "./premove/premove.js";
import { refusalText } from "./words.js";

/** @typedef {import("./store.js").Store<import("./types").TableState>} TableStore */

/**
 * Handle a click anywhere on the table: on something that only the game handles, on something lit or refused.
 * @param {Element} target
 * @param {TableStore} store
 * @param {import("./types").Say} say
 * @param {import("./types").Actions} act
 */
export function clicked(target, store, say, act) {
  const state = asDrawn(store.get());
  if (face.form?.clicked?.(target, state, act)) return;
  const thing = target.closest("[data-target]");
  const ctx = thing && contextOf(store.get(), say, act);
  if (!ctx) return;
  const key = keyAt(ctx, thing);
  if (key === null) store.set({ why: thing.getAttribute("aria-label") ?? "" });
  else if (ctx.lit.has(key) || ctx.picked.has(key)) ctx.act.pick(key);
  else if (ctx.offers.some((offer) => offer.targets.includes(key))) store.set({ picked: [key] });
  else store.set({ why: whyNot(ctx, thing, key) });
}

/**
 * The name and state of a thing, and why it is not offered.
 * @param {import("./types").Ctx} ctx
 * @param {Element} thing
 * @param {string} key
 */
function whyNot(ctx, thing, key) {
  const refused = ctx.refused.get(key);
  const stands = stateInWords(thing) ?? "";
  return refused ? ctx.say("not-this", { reason: refusalText(ctx, refused), thing: stands }) : stands;
}

/**
 * The name and state of a thing in words, without the reason why it cannot be chosen.
 * @param {Element | null} thing
 * @returns {string | null}
 */
export function stateInWords(thing) {
  return thing?.getAttribute("data-stands") ?? thing?.getAttribute("aria-label") ?? null;
}

/**
 * The key of the nearest thing around a click that can be chosen or is refused, such as a lit deck rather than the card
 * in it; else of the nearest thing of any kind.
 * @param {import("./types").Ctx} ctx
 * @param {Element} target
 * @returns {string | null}
 */
function keyAt(ctx, target) {
  const nearest = target.closest("[data-target]");
  for (let thing = nearest; thing; thing = thing.parentElement?.closest("[data-target]") ?? null) {
    const key = thing.getAttribute("data-target") ?? "";
    if (ctx.refused.has(key) || ctx.offers.some((offer) => offer.targets.includes(key))) return key;
  }
  return nearest?.getAttribute("data-target") ?? null;
}

/**
 * A function that tells whether the pointer has moved since its last event. Browsers also fire "pointerover" when the
 * page moves under a resting pointer, which must not take the highlight from what the keyboard has focused.
 * @returns {(event: {clientX: number, clientY: number}) => boolean}
 */
export function newMoves() {
  let [x, y] = [NaN, NaN];
  return ({ clientX, clientY }) => {
    const moved = clientX !== x || clientY !== y;
    [x, y] = [clientX, clientY];
    return moved;
  };
}

/** @type {Element | null} The element last pointed at. */
let pointedAt = null;

/**
 * After a redraw, highlight again what is still pointed at.
 * @param {HTMLElement} root
 */
export function pointAgain(root) {
  if (pointedAt?.isConnected) point(root, pointedAt);
}

/**
 * Highlight what a hovered choice names on the board and leads to, and the choices that name a hovered thing.
 * @param {HTMLElement} root
 * @param {Element} target
 */
export function point(root, target) {
  pointedAt = target;
  for (const one of root.querySelectorAll(".pointed")) one.classList.remove("pointed");
  const choice = target.closest("[data-lights]");
  light(root, choice?.getAttribute("data-lights"));
  light(root, choice?.getAttribute("data-shows"));
  const key = target.closest(".lit[data-target], .picked[data-target]")?.getAttribute("data-target");
  if (!key) return;
  for (const one of root.querySelectorAll("[data-lights]")) {
    if (!one.getAttribute("data-lights")?.split(" ").includes(key)) continue;
    one.classList.add("pointed");
    light(root, one.getAttribute("data-shows"));
  }
}

/**
 * Highlight things by their names.
 * @param {HTMLElement} root
 * @param {string | null | undefined} names
 */
function light(root, names) {
  for (const light of names ? names.split(" ") : []) {
    const name = CSS.escape(light);
    for (const one of root.querySelectorAll(`[data-target="${name}"], [data-key="${name}"]`))
      one.classList.add("pointed");
  }
}
