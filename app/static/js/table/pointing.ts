/** The meaning of clicks and hovering: the choosable thing around them, or why it cannot be chosen. */

import { isFor } from "./choose.ts";
import { face } from "./face.ts";
import { asDrawn } from "./premove/premoving.ts";
import type { Store } from "./store.ts";
import type { Actions, ContextOf, Ctx, TableState } from "./types.ts";
import { refusalText } from "./words.ts";

type TableStore = Store<TableState>;

/** Handle a click anywhere on the table: on something that only the game handles, on something lit or refused. */
export function clicked(target: Element, store: TableStore, contextOf: ContextOf, act: Actions) {
  const state = asDrawn(store.get());
  if (face.form?.clicked?.(target, state, act)) return;
  const thing = target.closest("[data-target]");
  const ctx = thing && contextOf(store.get());
  if (!ctx) return;
  const key = keyAt(ctx, thing);
  if (key === null) store.set({ choosing: { why: thing.getAttribute("aria-label") ?? "" } });
  else if (ctx.lit.has(key) || ctx.picked.has(key)) ctx.act.pick(key);
  else if (ctx.offers.some((offer) => isFor(offer, key))) store.set({ choosing: { picked: [key] } });
  else tellWhy(store, () => whyNot(contextOf(store.get()) ?? ctx, thing, key));
}

/** Say why not, and once more when the words of reasons have come, unless something else was said or done meanwhile. */
function tellWhy(store: TableStore, why: () => string) {
  const told = why();
  store.set({ choosing: { why: told } });
  if (store.get().panels.learnt) return;
  const leave = store.subscribe(({ choosing, panels: { learnt } }) => {
    if (choosing.why === told && !learnt) return;
    leave();
    if (choosing.why === told) store.set({ choosing: { why: why() } });
  });
}

/** The name and state of a thing, and why it is not offered. */
function whyNot(ctx: Ctx, thing: Element, key: string) {
  const refused = ctx.refused.get(key);
  const stands = stateInWords(thing) ?? "";
  const reason = refused ? refusalText(ctx, refused) : "";
  return reason ? ctx.say("not-this", { reason, thing: stands }) : stands;
}

/** The name and state of a thing in words, without the reason why it cannot be chosen. */
export function stateInWords(thing: Element | null): string | null {
  return thing?.getAttribute("data-stands") ?? thing?.getAttribute("aria-label") ?? null;
}

/**
 * The key of the nearest thing around a click that can be chosen or is refused, such as a lit deck rather than the card
 * in it; else of the nearest thing of any kind.
 */
function keyAt(ctx: Ctx, target: Element): string | null {
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
 */
export function newMoves(): (event: { clientX: number; clientY: number }) => boolean {
  let [x, y] = [NaN, NaN];
  return ({ clientX, clientY }) => {
    const moved = clientX !== x || clientY !== y;
    [x, y] = [clientX, clientY];
    return moved;
  };
}

/** The element last pointed at: the document has one pointer and one focus. */
let pointedAt: Element | null = null;

/** What is highlighted. */
const highlighted: Element[] = [];

function highlight(one: Element) {
  one.classList.add("pointed");
  highlighted.push(one);
}

/** After a redraw, highlight again what is still pointed at. */
export function pointAgain(root: HTMLElement) {
  if (pointedAt?.isConnected) point(root, pointedAt);
}

/** Highlight what a hovered choice names on the board and leads to, and the choices that name a hovered thing. */
export function point(root: HTMLElement, target: Element) {
  pointedAt = target;
  for (const one of highlighted.splice(0)) one.classList.remove("pointed");
  const choice = target.closest("[data-lights]");
  light(root, choice?.getAttribute("data-lights"));
  light(root, choice?.getAttribute("data-shows"));
  const key = target.closest(".lit[data-target], .picked[data-target]")?.getAttribute("data-target");
  if (!key) return;
  for (const one of root.querySelectorAll("[data-lights]")) {
    if (!one.getAttribute("data-lights")?.split(" ").includes(key)) continue;
    highlight(one);
    light(root, one.getAttribute("data-shows"));
  }
}

/** Highlight things by their names. */
function light(root: HTMLElement, names: string | null | undefined) {
  for (const light of names ? names.split(" ") : []) {
    const name = CSS.escape(light);
    for (const one of root.querySelectorAll(`[data-target="${name}"], [data-key="${name}"]`)) highlight(one);
  }
}
