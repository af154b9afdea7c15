/** Deadlines: which one counts, how much time is left, and how both are said. Pure. */
import { timeFormat } from "../time-format.ts";

export type Deadline = { seat: number; due: string; passed: boolean };

const MINUTE = 60_000;

/** The deadline to tell of: one's own, else the first of the others. */
export function foremost(deadlines: readonly Deadline[], me: number | null): Deadline | null {
  const mine = deadlines.find(({ seat }) => seat === me);
  return mine ?? [...deadlines].sort((one, other) => one.due.localeCompare(other.due))[0] ?? null;
}

/**
 * The deadlines of seats that still have to move. Those of the others have ended with the server's answer, although they
 * are worked out behind it and fetched a moment later.
 */
export function running<One extends { seat: number }>(
  deadlines: readonly One[],
  toMove: readonly number[] | undefined,
) {
  return deadlines.filter(({ seat }) => !toMove || toMove.includes(seat));
}

/**
 * How much time is left until then, as a message with its number.
 * @param now in milliseconds
 */
export function left(due: string, now: number): { key: string; count: number } {
  const minutes = Math.floor((Date.parse(due) - now) / MINUTE);
  if (minutes < 0) return { key: "left-none", count: 0 };
  if (minutes < 60) return { key: "left-minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { key: "left-hours", count: hours } : { key: "left-days", count: Math.floor(hours / 24) };
}

/**
 * A moment as the reader's clock and calendar say it: with the day of the week, and with the date if it is far off.
 * @param now in milliseconds
 */
export function moment(due: string, now: number, language: string) {
  const far = Math.abs(Date.parse(due) - now) > 6 * 24 * 60 * MINUTE;
  const day: Intl.DateTimeFormatOptions = far ? { day: "numeric", month: "short" } : { weekday: "short" };
  return timeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(new Date(due));
}

/** Milliseconds until what is said of deadlines has to be drawn anew: by the second once one is near. */
export function nextTick(deadlines: readonly { due: string }[], now: number) {
  const soon = deadlines.some(({ due }) => Math.abs(Date.parse(due) - now) < 2 * MINUTE);
  return soon ? 1000 : 15_000;
}
