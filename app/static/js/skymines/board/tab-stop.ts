/** Roving tabindex on the Moon: Tab reaches lit things and the thing focused last, arrow keys the rest. */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

let visited = "sector:1";

/** Let Tab reach another thing first, on a board without sectors. */
export function startAt(key: string) {
  visited = key;
}

/**
 * The tabindex of a thing on the Moon: lit and refused things are tab stops of their own.
 * @param own its tabindex from `hit`
 */
export function stopAt(key: string, own: string | symbol): string {
  if (own !== nothing) return String(own);
  return key === visited ? "0" : "-1";
}

/** The same for a template: `visit` sets the attribute, too, so that what was drawn last may not be what is there. */
export function tabStop(key: string, own: string | symbol) {
  return live(stopAt(key, own));
}

/** Remember the focused thing, if it is on the Moon, as the one that Tab returns to. */
export function visit(root: ParentNode, target: Element) {
  const thing = target.closest(".moon [data-target]");
  if (!thing) return;
  const before = root.querySelector(`.moon [data-target="${CSS.escape(visited)}"]:not(.lit, .picked, .refused)`);
  before?.setAttribute("tabindex", "-1");
  visited = thing.getAttribute("data-target") ?? visited;
  thing.setAttribute("tabindex", "0");
}
