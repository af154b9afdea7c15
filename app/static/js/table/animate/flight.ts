/** The flight of one piece: what travels, from where to where, and whether it is seen before it starts. */

import type { Motion, Movement } from "../types.ts";
import type { Box, Drawn } from "./ghosts.ts";
import { atEdge, drawn, ghostOf, sized } from "./ghosts.ts";
import { fitted, way } from "./ways.ts";

/** A movement with what was drawn where it begins, and what is drawn where it ends. */
interface Travel {
  movement: Movement;
  previous: Drawn;
  original: Element | null;
  there: Drawn | null;
}

/** Two shapes whose sides differ by more than this factor are not drawn alike. */
const UNLIKE = 1.5;

/**
 * Start the travelling copy of a piece.
 * @returns its animations; none if there is nothing to show
 */
export function flown(
  root: HTMLElement,
  layer: HTMLElement,
  motion: Motion,
  { movement, previous, original, there }: Travel,
  timing: KeyframeAnimationOptions,
): Animation[] {
  // Within one region it is clipped by that region's edge; between two it starts and ends in their visible parts.
  const within = !there || there.region === previous.region ? previous.sight : null;
  const begins = sized(motion, movement, within ? previous.box : atEdge(previous.box, previous.sight));
  const ends = there ? sized(motion, movement, within ? there.box : atEdge(there.box, there.sight)) : null;
  const isPiece = motion.piece(movement) !== null;
  const isHere = !isPiece || hasLeft(root, movement, previous);
  // What comes from a place of many is no larger there than where it comes to.
  const from = ends && !isHere ? smaller(begins, ends) : begins;
  const shape = ends && isPiece && ends.width > from.width ? ends : from;
  const whole = ends && there && !motion.joins(movement) && isEdgeOf(begins, ends) ? there : null;
  const ghost = ghostOf(motion, movement, whole?.element ?? original, whole && ends ? ends : shape);
  if (!ghost) return [];
  const size = whole && ends ? ends : shape;
  const pane = laid(layer, ghost, within);
  const flying = ghost.animate(way(fitted(from, size), ends && fitted(ends, size)), {
    ...timing,
    easing: ends ? "linear" : (timing.easing ?? "linear"),
  });
  clear(flying, pane);
  if (isHere) return [flying];
  return [flying, ghost.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay ?? 0 })];
}

/** Whether the piece itself stood where it begins: it has one key all the way, or nothing is drawn there any more. */
function hasLeft(root: HTMLElement, { to }: Movement, { key }: Drawn) {
  return to[0] === key || drawn(root, [key]) === null;
}

/** Whether only an edge of a thing was drawn, which is drawn as a whole where it comes to. Pure. */
export function isEdgeOf(edge: Box, whole: Box) {
  const [one, other] = [edge.width / edge.height, whole.width / whole.height];
  const isUnlike = Math.max(one, other) / Math.min(one, other) > UNLIKE;
  return isUnlike && whole.width * whole.height > edge.width * edge.height;
}

/** A box about the same middle that is no larger than another. Pure. */
function smaller({ left, top, width, height }: Box, most: Box): Box {
  const [w, h] = [Math.min(width, most.width), Math.min(height, most.height)];
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h };
}

/**
 * Put a copy into the layer; if `within` is given, clipped to that box.
 * @returns the element to remove afterwards
 */
function laid(layer: HTMLElement, ghost: HTMLElement, within: Box | null): HTMLElement {
  if (!within) {
    layer.append(ghost);
    return ghost;
  }
  const pane = document.createElement("div");
  pane.className = "pane";
  const right = innerWidth - within.left - within.width;
  const bottom = innerHeight - within.top - within.height;
  pane.style.clipPath = `inset(${within.top}px ${right}px ${bottom}px ${within.left}px)`;
  pane.append(ghost);
  layer.append(pane);
  return pane;
}

/** Remove a copy once it has arrived, or is stopped. */
export function clear(flying: Animation, ghost: HTMLElement) {
  const gone = () => ghost.remove();
  flying.finished.then(gone, gone);
}
