/**
 * The visible part of a board, as high for its width as the board is, in board units. Pure arithmetic; `controls.ts`
 * handles events and applies it.
 */
export type Rect = { x: number; y: number; width: number; height: number };

/** The greatest zoom factor. */
export const CLOSEST = 6;
/** The zoom factor of a button, a key or a double click. */
export const STEP = 1.5;
export const LEAP = 2.5;

/** Whether the whole board is visible. */
export function isWhole(sight: Rect, board: Rect) {
  return sight.width >= board.width - 0.01;
}

/** The nearest part that is allowed: inside the board, not closer than `CLOSEST`. */
export function kept(sight: Rect, board: Rect): Rect {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, sight.width));
  const height = (width * board.height) / board.width;
  const inside = (at: number, least: number, room: number) => Math.min(least + room, Math.max(least, at));
  return {
    x: inside(sight.x, board.x, board.width - width),
    y: inside(sight.y, board.y, board.height - height),
    width,
    height,
  };
}

/**
 * `factor` times closer; the board's point under the pointer stays under it.
 * @param point in board units
 */
export function zoomed(sight: Rect, board: Rect, factor: number, point: { x: number; y: number }): Rect {
  const width = Math.min(board.width, Math.max(board.width / CLOSEST, sight.width / factor));
  const part = width / sight.width;
  const [x, y] = [point.x - (point.x - sight.x) * part, point.y - (point.y - sight.y) * part];
  return kept({ ...sight, x, y, width }, board);
}

/** Moved so that what lay at `from` lies at `to`, both in board units. */
export function dragged(sight: Rect, board: Rect, from: { x: number; y: number }, to: { x: number; y: number }): Rect {
  return kept({ ...sight, x: sight.x - (to.x - from.x), y: sight.y - (to.y - from.y) }, board);
}

/** After a double click: zoomed in if the board is whole or nearly so, otherwise whole again. */
export function leapt(sight: Rect, board: Rect, point: { x: number; y: number }): Rect {
  return board.width / sight.width < LEAP / 1.2 ? zoomed(sight, board, LEAP, point) : board;
}

/** Whether a rectangle is fully visible. */
export function sees(sight: Rect, { x, y, width, height }: Rect) {
  return x >= sight.x && y >= sight.y && x + width <= sight.x + sight.width && y + height <= sight.y + sight.height;
}

/** Moved as little as needed to make a rectangle visible; zoomed out if it is too large. */
export function showing(sight: Rect, board: Rect, rect: Rect): Rect {
  const width = Math.max(sight.width, rect.width, (rect.height * board.width) / board.height);
  const height = (width * board.height) / board.width;
  const moved = (at: number, from: number, spare: number) => Math.max(from + spare, Math.min(from, at));
  const [x, y] = [moved(sight.x, rect.x, rect.width - width), moved(sight.y, rect.y, rect.height - height)];
  return kept({ x, y, width, height }, board);
}

/** The zoom factor of a turn of the wheel. */
export function factorOf({ deltaY, deltaMode, ctrlKey }: { deltaY: number; deltaMode: number; ctrlKey: boolean }) {
  const pixels = deltaY * (deltaMode === 1 ? 20 : deltaMode === 2 ? 400 : 1);
  return Math.min(2, Math.max(0.5, Math.exp(-pixels * (ctrlKey ? 0.01 : 0.0025))));
}

/** It as the value of the `viewBox` attribute. */
export function viewBoxOf({ x, y, width, height }: Rect) {
  return [x, y, width, height].map((one) => Number(one.toFixed(2))).join(" ");
}
