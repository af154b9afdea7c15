/** Times in words: a day, and how long something has waited. */
import { timeFormat } from "../../table/time-format.ts";

const MINUTE = 60_000;

/**
 * The day of a time, in the reader's own time zone.
 * @param time in ISO 8601
 */
export function dayOf(time: string, language: string) {
  return timeFormat(language, { dateStyle: "medium" }).format(new Date(time));
}

/** The message of how long ago something was, with its count; null for less than a minute. Pure. */
export function waited(milliseconds: number): { key: "minutes" | "hours" | "days"; count: number } | null {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return null;
  if (minutes < 60) return { key: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { key: "hours", count: hours } : { key: "days", count: Math.floor(hours / 24) };
}
