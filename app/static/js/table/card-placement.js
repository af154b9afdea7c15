/** Where the explanation card goes: beside the thing it explains, inside the window, never over it. Pure arithmetic. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in pixels of the viewport */

/** Gap between a thing and its card, and between the card and the window's edge, in pixels. */
const GAP = 8;
/** The farthest that a card beside the thing's region may be from the thing, in pixels. */
const FAR = 460;
/** The least height of a sheet that can be read, in pixels. */
const LEAST = 120;

/**
 * The part of a box that lies in another; null if they do not overlap.
 * @param {Box} box
 * @param {Box} within
 * @returns {Box | null}
 */
export function visible(box, within) {
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
 * @param {Box} thing
 * @param {Box} region
 * @param {{width: number, height: number}} size of the card
 * @param {Box} room the window
 * @param {Box[]} [seen] what the thing points at
 * @returns {{left: number, top: number} | null}
 */
export function beside(thing, region, size, room, seen = []) {
  const near = (/** @type {{left: number, top: number}} */ { left, top }) =>
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

/**
 * The positions right of, left of, above and below a box, aligned with the thing.
 * @param {Box} box
 * @param {Box} thing
 * @param {{width: number, height: number}} size
 * @param {Box} room
 */
function around(box, thing, { width, height }, room) {
  const across = within((thing.left + thing.right - width) / 2, room.left + GAP, room.right - GAP - width);
  const down = within((thing.top + thing.bottom - height) / 2, room.top + GAP, room.bottom - GAP - height);
  return [
    { left: box.right + GAP, top: down },
    { left: box.left - GAP - width, top: down },
    { left: across, top: box.top - GAP - height },
    { left: across, top: box.bottom + GAP },
  ];
}

/**
 * The positions beside a box that just miss another thing.
 * @param {Box} box
 * @param {Box} other
 * @param {{width: number, height: number}} size
 */
function along(box, other, { width, height }) {
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

/**
 * @param {{left: number, top: number}} spot
 * @param {{width: number, height: number}} size
 * @returns {Box}
 */
function boxAt({ left, top }, { width, height }) {
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * @param {number} wanted
 * @param {number} least
 * @param {number} most
 */
function within(wanted, least, most) {
  return Math.max(least, Math.min(most, wanted));
}

/**
 * @param {Box} box
 * @param {Box} room
 */
function fits(box, room) {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

/**
 * A sheet as wide as the window: at its bottom, or at its top, or wherever there is most room between the things that
 * it must not cover; no taller than it needs to be.
 * @param {Box} thing
 * @param {number} height of the sheet
 * @param {Box} room the window without the buttons at its bottom
 * @param {Box[]} [seen] what the thing points at: covered only where the sheet could not be read otherwise
 * @returns {{top: number, height: number}}
 */
export function sheet(thing, height, room, seen = []) {
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

/**
 * The parts of a room's height that no box reaches into, from the top, a gap away from each.
 * @param {Box[]} boxes
 * @param {Box} room
 */
function gaps(boxes, room) {
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
