/** One stop for the Tab key on the Moon: what is lit, and the thing that was visited last. Arrows reach the rest. */
import { nothing } from "lit-html";

let visited = "sector:1";

/**
 * The tabindex of a thing of the Moon: lit and refused things are stops of their own.
 * @param {string} key
 * @param {string | symbol} own what `hit` gives it
 * @returns {string}
 */
export function stopAt(key, own) {
  if (own !== nothing) return String(own);
  return key === visited ? "0" : "-1";
}

/**
 * The focus has come to a thing: if it is of the Moon, the Tab key comes back to it.
 * @param {ParentNode} root
 * @param {Element} target
 */
export function visit(root, target) {
  const thing = target.closest(".moon [data-target]");
  if (!thing) return;
  const before = root.querySelector(`.moon [data-target="${CSS.escape(visited)}"]:not(.lit, .picked, .refused)`);
  before?.setAttribute("tabindex", "-1");
  visited = thing.getAttribute("data-target") ?? visited;
  thing.setAttribute("tabindex", "0");
}
