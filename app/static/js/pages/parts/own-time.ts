/** Vacations as days of a calendar. Pure. */
import { timeFormat } from "../../table/time-format.ts";

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

/**
 * What messages say of a vacation: whether it has begun ("now" or "later"), its first and its last day as the reader
 * writes them. One that does not end with a day of the browser's time zone has the time with its last day.
 * @param vacation begins now where that is left out
 * @param now in milliseconds
 */
export function spanOf(vacation: { begins?: string; ends: string }, now: number, language: string) {
  const begins = vacation.begins === undefined ? now : Date.parse(vacation.begins);
  const ends = new Date(vacation.ends);
  const days = timeFormat(language, { dateStyle: "medium" });
  const isWhole = ends.getHours() === 0 && ends.getMinutes() === 0;
  const last = isWhole
    ? days.format(ends.getTime() - 1)
    : timeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(ends);
  return { kind: begins <= now ? "now" : "later", first: days.format(begins), last };
}
