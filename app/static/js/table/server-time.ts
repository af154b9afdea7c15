/** What time it is by the server's clock: that of the device may be hours off. */

/**
 * A `Date` leaves out the part of its second that has passed. The next second is taken, so that what an answer says has
 * begun has begun.
 */
const RESOLUTION = 1000;
/** How far the server's clock is ahead of the device's, in milliseconds, as far as answers have said. */
let ahead = 0;

/**
 * Learn the server's time from the `Date` of an answer.
 * @param device the device's time in milliseconds
 */
export function learnTime(headers: { get: (name: string) => string | null } | undefined, device: number = Date.now()) {
  const served = Date.parse(headers?.get("date") ?? "");
  if (Number.isFinite(served)) ahead = served + RESOLUTION - device;
}

/**
 * The server's time in milliseconds; the device's before the first answer.
 * @param device the device's time in milliseconds
 */
export function serverNow(device: number = Date.now()) {
  return device + ahead;
}
