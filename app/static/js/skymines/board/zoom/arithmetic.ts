/**
 * The visible part of the Moon, a square in board units. Pure arithmetic; `controls.ts` handles events and applies it.
 */

/** The square's left upper corner and its side. */
export type Sight = { x: number; y: number; width: number };

export type Rect = { x: number; y: number; width: number; height: number };

/** The greatest zoom factor. */
export const CLOSEST = 6;
/** The zoom factor of a button, a key or a double click. */
export const STEP = 1.5;
export const LEAP = 2.5;

/** Whether the whole board is visible. */
export function isWhole(sight: Sight, board: Sight) {
  return sight.width >= board.width - 0.01;
}

/** The nearest square that is allowed: inside the board, not closer than `CLOSEST`. */
export function kept(sight: Sight, board: Sight): Sight {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, sight.width));
  const inside = (at: number, from: number) => Math.min(from + board.width - width, Math.max(from, at));
  return { x: inside(sight.x, board.x), y: inside(sight.y, board.y), width };
}

/**
 * `factor` times closer; the board's point under the pointer stays under it.
 * @param point in board units
 */
export function zoomed(sight: Sight, board: Sight, factor: number, point: { x: number; y: number }): Sight {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, sight.width / factor));
  const part = width / sight.width;
  return kept({ x: point.x - (point.x - sight.x) * part, y: point.y - (point.y - sight.y) * part, width }, board);
}

/** Moved so that what lay at `from` lies at `to`, both in board units. */
export function dragged(
  sight: Sight,
  board: Sight,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Sight {
  return kept({ ...sight, x: sight.x - (to.x - from.x), y: sight.y - (to.y - from.y) }, board);
}

/** After a double click: zoomed in if the Moon is whole or nearly so, otherwise whole again. */
export function leapt(sight: Sight, board: Sight, point: { x: number; y: number }): Sight {
  return board.width / sight.width < LEAP / 1.2 ? zoomed(sight, board, LEAP, point) : board;
}

/** Whether a rectangle is fully visible. */
export function sees(sight: Sight, { x, y, width, height }: Rect) {
  return x >= sight.x && y >= sight.y && x + width <= sight.x + sight.width && y + height <= sight.y + sight.width;
}

/** Moved as little as needed to make a rectangle visible; zoomed out if it is too large. */
export function showing(sight: Sight, board: Sight, rect: Rect): Sight {
  const width = Math.max(sight.width, rect.width, rect.height);
  const moved = (at: number, from: number, length: number) => Math.max(from + length - width, Math.min(from, at));
  return kept({ x: moved(sight.x, rect.x, rect.width), y: moved(sight.y, rect.y, rect.height), width }, board);
}

/** The zoom factor of a turn of the wheel. */
export function factorOf({ deltaY, deltaMode, ctrlKey }: { deltaY: number; deltaMode: number; ctrlKey: boolean }) {
  const pixels = deltaY * (deltaMode === 1 ? 20 : deltaMode === 2 ? 400 : 1);
  return Math.min(2, Math.max(0.5, Math.exp(-pixels * (ctrlKey ? 0.01 : 0.0025))));
}

/** The square as the value of the `viewBox` attribute. */
export function viewBoxOf({ x, y, width }: Sight) {
  return [x, y, width, width].map((one) => Number(one.toFixed(2))).join(" ");
}
