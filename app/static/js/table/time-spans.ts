/** Spans of time in the unit in which they are told: minutes below an hour, hours below two days, then days. */

const MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** From so many hours on a span is told in days. */
const MIN_HOURS_IN_DAYS = 48;

/** How a span of time is told, in whole units. Pure. */
export function inUnits(milliseconds: number): { unit: "minutes" | "hours" | "days"; count: number } {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  if (minutes < MINUTES_PER_HOUR) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < MIN_HOURS_IN_DAYS) return { unit: "hours", count: hours };
  return { unit: "days", count: Math.floor(hours / HOURS_PER_DAY) };
}
