/** Vacations as days of a calendar. Pure. */

/**
 * The request for a vacation from the first to the last of these days, in the browser's time zone: from the beginning of
 * the first (or from now on, if that is over) to the end of the last.
 * @param {string} first such as "2026-03-02"
 * @param {string} last
 * @param {number} now in milliseconds
 * @returns {{begins?: string, ends: string}}
 */
export function vacationOf(first, last, now) {
  const begins = new Date(`${first}T00:00`);
  const ends = new Date(`${last}T00:00`);
  ends.setDate(ends.getDate() + 1);
  return { ...(begins.getTime() > now ? { begins: begins.toISOString() } : {}), ends: ends.toISOString() };
}

/**
 * A day as date fields have it, in the browser's time zone.
 * @param {number} at in milliseconds
 */
export function dayOf(at) {
  const date = new Date(at);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
