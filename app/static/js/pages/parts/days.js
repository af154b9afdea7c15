/** Times in words: a day, and how long something has waited. */
import { timeFormat } from "../../table/time-format.js";

const MINUTE = 60_000;

/**
 * The day of a time, in the reader's own time zone.
 * @param {string} time in ISO 8601
 * @param {string} language
 */
export function dayOf(time, language) {
  return timeFormat(language, { dateStyle: "medium" }).format(new Date(time));
}

/**
 * The message of how long ago something was, with its count; null for less than a minute. Pure.
 * @param {number} milliseconds
 * @returns {{key: "minutes" | "hours" | "days", count: number} | null}
 */
export function waited(milliseconds) {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return null;
  if (minutes < 60) return { key: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { key: "hours", count: hours } : { key: "days", count: Math.floor(hours / 24) };
}
