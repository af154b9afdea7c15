/** Where the explanation card goes: beside the thing it explains, inside the window, never over it. Pure arithmetic. */

/** In pixels of the viewport. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Gap between a thing and its card, and between the card and the window's edge, in pixels. */
const GAP = 8;
/** The farthest that a card beside the thing's region may be from the thing, in pixels. */
const FAR = 460;
/** The least height of a sheet that can be read, in pixels. */
const LEAST = 120;

/** The part of a box that lies in another; null if they do not overlap. */
export function visible(box: Box, within: Box): Box | null {
  const part = {
    left: Math.max(box.left, within.left),
    top: Math.max(box.top, within.top),
    right: Math.min(box.right, within.right),
    bottom: Math.min(box.bottom, within.bottom),
  };
  return part.left < part.right && part.top < part.bottom ? part : null;
}

/**
 * The top left corner of a card beside the region that a thing lies in, else beside the thing itself; null if there is
 * no room on any side. It covers as little as can be of what is to be seen.
 * @param size of the card
 * @param room the window
 * @param seen what the thing points at
 */
export function beside(
  thing: Box,
  region: Box,
  size: { width: number; height: number },
  room: Box,
  seen: Box[] = [],
): { left: number; top: number } | null {
  const near = ({ left, top }: { left: number; top: number }) =>
    left - thing.right < FAR &&
    thing.left - left - size.width < FAR &&
    top - thing.bottom < FAR &&
    thing.top - top - size.height < FAR;
  const spots = [
    ...[region, thing].flatMap((box) => [
      ...around(box, thing, size, room),
      ...seen.flatMap((one) => along(box, one, size)),
    ]),
    ...seen.flatMap((one) => around(one, thing, size, room)),
  ]
    .filter((spot) => near(spot) && fits(boxAt(spot, size), room))
    .filter((spot) => !visible(thing, boxAt(spot, size)));
  const covered = spots.map((spot) => seen.filter((one) => visible(one, boxAt(spot, size))).length);
  return spots[covered.indexOf(Math.min(...covered))] ?? null;
}

/** The positions right of, left of, above and below a box, aligned with the thing. */
function around(box: Box, thing: Box, { width, height }: { width: number; height: number }, room: Box) {
  const across = within((thing.left + thing.right - width) / 2, room.left + GAP, room.right - GAP - width);
  const down = within((thing.top + thing.bottom - height) / 2, room.top + GAP, room.bottom - GAP - height);
  return [
    { left: box.right + GAP, top: down },
    { left: box.left - GAP - width, top: down },
    { left: across, top: box.top - GAP - height },
    { left: across, top: box.bottom + GAP },
  ];
}

/** The positions beside a box that just miss another thing. */
function along(box: Box, other: Box, { width, height }: { width: number; height: number }) {
  const [downs, acrosses] = [
    [other.top - GAP - height, other.bottom + GAP],
    [other.left - GAP - width, other.right + GAP],
  ];
  return [
    ...downs.flatMap((top) => [
      { left: box.right + GAP, top },
      { left: box.left - GAP - width, top },
    ]),
    ...acrosses.flatMap((left) => [
      { left, top: box.top - GAP - height },
      { left, top: box.bottom + GAP },
    ]),
  ];
}

function boxAt(
  { left, top }: { left: number; top: number },
  { width, height }: { width: number; height: number },
): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function within(wanted: number, least: number, most: number) {
  return Math.max(least, Math.min(most, wanted));
}

function fits(box: Box, room: Box) {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

/**
 * A sheet as wide as the window: at its bottom, or at its top, or wherever there is most room between the things that
 * it must not cover; no taller than it needs to be.
 * @param height of the sheet
 * @param room the window without the buttons at its bottom
 * @param seen what the thing points at: covered only where the sheet could not be read otherwise
 */
export function sheet(thing: Box, height: number, room: Box, seen: Box[] = []): { top: number; height: number } {
  const all = gaps([thing, ...seen], room);
  const places = all.some((gap) => gap.height >= LEAST) ? all : gaps([thing], room);
  const whole = places.filter((gap) => gap.height >= height);
  const [widest] = [...places].reverse().sort((one, other) => other.height - one.height);
  const foot = room.bottom - GAP;
  const gap = whole.find(({ bottom }) => bottom === foot) ?? whole[0] ?? widest;
  if (!gap) return { top: room.top + GAP, height: LEAST };
  const high = Math.min(height, gap.height);
  return { top: gap.bottom === foot ? foot - high : gap.top, height: high };
}

/** The parts of a room's height that no box reaches into, from the top, a gap away from each. */
function gaps(boxes: Box[], room: Box) {
  const found = [];
  let top = room.top;
  for (const box of [...boxes].sort((one, other) => one.top - other.top)) {
    found.push({ top, bottom: box.top });
    top = Math.max(top, box.bottom);
  }
  found.push({ top, bottom: room.bottom });
  return found
    .map((one) => ({ top: one.top + GAP, bottom: Math.min(one.bottom, room.bottom) - GAP }))
    .map((one) => ({ ...one, height: one.bottom - one.top }))
    .filter((one) => one.height > 0);
}
