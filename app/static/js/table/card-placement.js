/** Where the explanation card goes: beside the thing it explains, inside the window, never over it. Pure arithmetic. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in pixels of the viewport */

/** Gap between a thing and its card, and between the card and the window's edge, in pixels. */
const GAP = 8;
/** The farthest that a card beside the thing's region may be from the thing, in pixels. */
const FAR = 460;

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
 * no room on any side.
 * @param {Box} thing
 * @param {Box} region
 * @param {{width: number, height: number}} size of the card
 * @param {Box} room the window
 * @returns {{left: number, top: number} | null}
 */
export function beside(thing, region, size, room) {
  const near = (/** @type {{left: number, top: number}} */ { left, top }) =>
    left - thing.right < FAR && thing.left - left - size.width < FAR && thing.top - top - size.height < FAR;
  const spots = [...around(region, thing, size, room).filter(near), ...around(thing, thing, size, room)];
  return (
    spots.find(({ left, top }) => fits({ left, top, right: left + size.width, bottom: top + size.height }, room)) ??
    null
  );
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
 * A sheet as wide as the window: at its bottom, or at its top where it would cover the thing; no taller than it needs
 * to be.
 * @param {Box} thing
 * @param {number} height of the sheet
 * @param {Box} room the window without the buttons at its bottom
 * @returns {{top: number, height: number}}
 */
export function sheet(thing, height, room) {
  const below = room.bottom - Math.max(room.top, thing.bottom) - 2 * GAP;
  const above = Math.min(room.bottom, thing.top) - room.top - 2 * GAP;
  const least = (room.bottom - room.top) / 3;
  const foot = below >= height || below >= above;
  const high = Math.min(height, Math.max(foot ? below : above, least));
  return { top: foot ? room.bottom - GAP - high : room.top + GAP, height: high };
}
