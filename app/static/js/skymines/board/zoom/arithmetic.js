/**
 * The visible part of the Moon, a square in board units. Pure arithmetic; `controls.js` handles events and applies it.
 * @typedef {{x: number, y: number, width: number}} Sight the square's left upper corner and its side
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 */

/** The greatest zoom factor. */
export const CLOSEST = 6;
/** The zoom factor of a button, a key or a double click. */
export const STEP = 1.5;
export const LEAP = 2.5;

/**
 * Whether the whole board is visible.
 * @param {Sight} sight
 * @param {Sight} board
 */
export function isWhole(sight, board) {
  return sight.width >= board.width - 0.01;
}

/**
 * The nearest square that is allowed: inside the board, not closer than `CLOSEST`.
 * @param {Sight} sight
 * @param {Sight} board
 * @returns {Sight}
 */
export function kept(sight, board) {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, sight.width));
  const inside = (/** @type {number} */ at, /** @type {number} */ from) =>
    Math.min(from + board.width - width, Math.max(from, at));
  return { x: inside(sight.x, board.x), y: inside(sight.y, board.y), width };
}

/**
 * `factor` times closer; the board's point under the pointer stays under it.
 * @param {Sight} sight
 * @param {Sight} board
 * @param {number} factor
 * @param {{x: number, y: number}} point in board units
 * @returns {Sight}
 */
export function zoomed(sight, board, factor, point) {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, sight.width / factor));
  const part = width / sight.width;
  return kept({ x: point.x - (point.x - sight.x) * part, y: point.y - (point.y - sight.y) * part, width }, board);
}

/**
 * Moved so that what lay at `from` lies at `to`, both in board units.
 * @param {Sight} sight
 * @param {Sight} board
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @returns {Sight}
 */
export function dragged(sight, board, from, to) {
  return kept({ ...sight, x: sight.x - (to.x - from.x), y: sight.y - (to.y - from.y) }, board);
}

/**
 * After a double click: zoomed in if the Moon is whole or nearly so, otherwise whole again.
 * @param {Sight} sight
 * @param {Sight} board
 * @param {{x: number, y: number}} point
 * @returns {Sight}
 */
export function leapt(sight, board, point) {
  return board.width / sight.width < LEAP / 1.2 ? zoomed(sight, board, LEAP, point) : board;
}

/**
 * Whether a rectangle is fully visible.
 * @param {Sight} sight
 * @param {Rect} rect
 */
export function sees(sight, { x, y, width, height }) {
  return x >= sight.x && y >= sight.y && x + width <= sight.x + sight.width && y + height <= sight.y + sight.width;
}

/**
 * Moved as little as needed to make a rectangle visible; zoomed out if it is too large.
 * @param {Sight} sight
 * @param {Sight} board
 * @param {Rect} rect
 * @returns {Sight}
 */
export function showing(sight, board, rect) {
  const width = Math.max(sight.width, rect.width, rect.height);
  const moved = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ length) =>
    Math.max(from + length - width, Math.min(from, at));
  return kept({ x: moved(sight.x, rect.x, rect.width), y: moved(sight.y, rect.y, rect.height), width }, board);
}

/**
 * The zoom factor of a turn of the wheel.
 * @param {{deltaY: number, deltaMode: number, ctrlKey: boolean}} wheel
 */
export function factorOf({ deltaY, deltaMode, ctrlKey }) {
  const pixels = deltaY * (deltaMode === 1 ? 20 : deltaMode === 2 ? 400 : 1);
  return Math.min(2, Math.max(0.5, Math.exp(-pixels * (ctrlKey ? 0.01 : 0.0025))));
}

/**
 * The square as the value of the `viewBox` attribute.
 * @param {Sight} sight
 */
export function viewBoxOf({ x, y, width }) {
  return [x, y, width, width].map((one) => Number(one.toFixed(2))).join(" ");
}
