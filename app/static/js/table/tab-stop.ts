/** Roving tabindex on a framed board: Tab reaches lit things and the thing focused last, arrow keys the rest. */
import { noChange } from "lit-html";
import type { AttributePart } from "lit-html/directive.js";
import { Directive, directive } from "lit-html/directive.js";

/** The key of the thing that Tab returns to: a document has one focus, and shows one framed board. */
let visited = "";

/** Let Tab reach this thing first, unless it reaches another one. */
export function startAt(key: string) {
  visited ||= key;
}

/**
 * The tabindex of a thing on the board: lit things are tab stops of their own.
 * @param own its tabindex from `hit`
 */
export function stopAt(key: string, own: string | symbol): string {
  return own === "0" || key === visited ? "0" : "-1";
}

/** The same for a template: `visit` sets the attribute, too, so that what was drawn last may not be what is there. */
export const tabStop = directive(
  class extends Directive {
    override render(key: string, own: string | symbol) {
      return stopAt(key, own);
    }
    override update({ element, name }: AttributePart, [key, own]: Parameters<typeof stopAt>) {
      element.setAttribute(name, stopAt(key, own));
      return noChange;
    }
  },
);

/** Remember the focused thing, if it is on a framed board, as the one that Tab returns to. */
export function visit(root: ParentNode, target: Element) {
  const thing = target.closest("[data-frame] [data-target]");
  if (!thing) return;
  const before = root.querySelector(`[data-frame] [data-target="${CSS.escape(visited)}"]:not(.lit, .picked)`);
  before?.setAttribute("tabindex", "-1");
  visited = thing.getAttribute("data-target") ?? visited;
  thing.setAttribute("tabindex", "0");
}
