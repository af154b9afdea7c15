/** The moving copies of pieces, in a layer above the table, driven by the Web Animations API. */

import type { Motion, Movement, Piece } from "../types.ts";

export type Box = { left: number; top: number; width: number; height: number };

const SVG = "http://www.w3.org/2000/svg";

/**
 * Where a piece is drawn: the key by which it was found, its box, the region of the page that it lies in, and the visible part of that region,
 * `sight`.
 */
export type Drawn = { key: string; element: Element; box: Box; region: Element | null; sight: Box | null };

/** The first of these keys that is drawn and visible: nothing that is hidden, or folded into something closed. */
export function drawn(root: ParentNode, keys: string[]): Drawn | null {
  for (const key of keys) {
    const name = CSS.escape(key);
    for (const element of root.querySelectorAll(`[data-key="${name}"], [data-target="${name}"]`)) {
      const box = boxOf(element);
      if (!hasRoom(box) || !element.checkVisibility()) continue;
      const sight = sightOf(element);
      if (!sight.sight || hasRoom(sight.sight)) return { key, element, box, ...sight };
    }
  }
  return null;
}

const hasRoom = ({ width, height }: Box) => width > 0 && height > 0;

export function boxOf(element: Element | Range): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The region that a piece is in and its visible part: regions scroll, and a board in a frame can be zoomed. */
export function sightOf(element: Element) {
  const region = element.closest(".region");
  const frame = element.closest("[data-frame]");
  if (!region) return { region, sight: null };
  const seen = seenOf(region, element);
  return { region, sight: frame ? shared(seen, boxOf(frame)) : seen };
}

/** The box of a region; of its part with the piece where the region itself has none, as with `display: contents`. */
function seenOf(region: Element, element: Element) {
  const whole = boxOf(region);
  if (hasRoom(whole)) return whole;
  const part = [...region.children].find((one) => one.contains(element));
  return part ? boxOf(part) : whole;
}

/** The intersection of two boxes; zero width or height if they do not overlap. Pure. */
export function shared(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/**
 * A box whose centre is not visible, moved to the nearest edge, where a piece enters or leaves the visible part. Pure.
 * @param sight null: everything is visible
 */
export function atEdge(box: Box, sight: Box | null): Box {
  if (!sight) return box;
  const x = held(box.left + box.width / 2, sight.left, sight.width);
  const y = held(box.top + box.height / 2, sight.top, sight.height);
  return { ...box, left: x - box.width / 2, top: y - box.height / 2 };
}

function held(at: number, from: number, size: number) {
  return Math.max(from, Math.min(from + size, at));
}

/** Whether the centre of a box is not visible. Pure. */
export function isUnseen(box: Box, sight: Box | null) {
  const edge = atEdge(box, sight);
  return edge.left !== box.left || edge.top !== box.top;
}

/**
 * The moving element, the size of `box`: a piece of the game or a copy of the original; null if there is nothing to
 * show.
 */
export function ghostOf(motion: Motion, movement: Movement, original: Element | null, box: Box): HTMLElement | null {
  const told = motion.piece(movement);
  if (told) return piece(told, movement.kind === "coins" ? null : box);
  return original instanceof HTMLElement ? copy(original, box) : null;
}

/** The box of a piece centred in a place, where pieces are as wide as high; of anything else the place's own box. */
export function sized(motion: Motion, movement: Movement, { left, top, width, height }: Box): Box {
  const place = Math.min(width, height);
  const side = motion.side(movement.kind, place) ?? (motion.piece(movement) ? place : null);
  if (side === null) return { left, top, width, height };
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, width: side, height: side };
}

/** @param box null: its natural size */
function piece({ name, text = "", symbol, drawing = "" }: Piece, box: Box | null) {
  const ghost = document.createElement("span");
  const isDrawn = document.getElementById(drawing) !== null;
  ghost.className = isDrawn ? "ghost-piece" : name;
  ghost.append(isDrawn ? "" : text);
  if (isDrawn) ghost.append(icon(drawing));
  else if (symbol) ghost.append(icon(`s-${symbol}`));
  if (!box) return ghost;
  fit(ghost, box);
  if (text && !isDrawn) ghost.style.fontSize = `${box.height * 1.15}px`;
  return ghost;
}

function icon(id: string) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "icon");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  drawing.append(use);
  return drawing;
}

/** An inert copy of a card or plan. */
function copy(original: HTMLElement, box: Box) {
  const ghost = original.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of ["id", "data-target", "data-key", "data-hand", "title", "tabindex"]) one.removeAttribute(name);
  }
  ghost.classList.remove("lit", "picked", "pointed", "refused");
  fit(ghost, box);
  return ghost;
}

function fit(ghost: HTMLElement, { width, height }: Box) {
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.boxSizing = "border-box";
  ghost.style.position = "absolute";
}
