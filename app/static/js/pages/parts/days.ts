/** The day of a time in words. */
import { timeFormat } from "../../table/time-format.ts";

/**
 * The day of a time, in the reader's own time zone.
 * @param time in ISO 8601
 */
export function dayOf(time: string, language: string) {
  return timeFormat(language, { dateStyle: "medium" }).format(new Date(time));
}
