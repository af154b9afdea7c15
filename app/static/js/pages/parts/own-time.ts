/** Vacations as days of a calendar. Pure. */

/**
 * The request for a vacation from the first to the last of these days, in the browser's time zone: from the beginning of
 * the first (or from now on, if that is over) to the end of the last.
 * @param first such as "2026-03-02"
 * @param now in milliseconds
 */
export function vacationOf(first: string, last: string, now: number): { begins?: string; ends: string } {
  const begins = new Date(`${first}T00:00`);
  const ends = new Date(`${last}T00:00`);
  ends.setDate(ends.getDate() + 1);
  return { ...(begins.getTime() > now ? { begins: begins.toISOString() } : {}), ends: ends.toISOString() };
}

/**
 * A day as date fields have it, in the browser's time zone.
 * @param at in milliseconds
 */
export function dayOf(at: number) {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
