/** What time it is by the server's clock: that of the device may be hours off. */

/**
 * A `Date` leaves out the part of its second that has passed. The next second is taken, so that what an answer says has
 * begun has begun.
 */
const RESOLUTION = 1000;
/** So far off what is known exactly may a `Date` be, whose answer has travelled: beyond it the device's clock was set. */
const TRAVELLED = 5000;
/** How far the server's clock is ahead of the device's, in milliseconds, as far as answers have said. */
let ahead = 0;
let isExact = false;

/**
 * Learn the server's time from the `Date` of an answer, unless the browser may have kept that answer for long.
 * @param device the device's time in milliseconds
 */
export function learnTime(headers: { get: (name: string) => string | null } | undefined, device: number = Date.now()) {
  const served = Date.parse(headers?.get("date") ?? "");
  if (!Number.isFinite(served) || !headers?.get("cache-control")?.includes("no-store")) return;
  const told = served + RESOLUTION - device;
  if (isExact && Math.abs(told - ahead) <= TRAVELLED) return;
  [ahead, isExact] = [told, false];
}

/**
 * Learn it from a time that the server has told just now to the millisecond.
 * @param told in ISO 8601
 * @param device the device's time in milliseconds
 */
export function learnExactTime(told: string, device: number = Date.now()) {
  [ahead, isExact] = [Date.parse(told) - device, true];
}

/**
 * The server's time in milliseconds; the device's before the first answer.
 * @param device the device's time in milliseconds
 */
export function serverNow(device: number = Date.now()) {
  return device + ahead;
}
