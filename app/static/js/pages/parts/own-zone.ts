/** The time zone that a person has chosen once, for notices and for hours of play. */
import type { components } from "../../schema.d.ts";
import { call } from "../../table/api.ts";
import { ownLocale } from "../../table/time-format.ts";

type Notices = components["schemas"]["Notices"];

const HOURS = "/api/users/me/notices/hours";

/** The time zone of this browser. */
export function browserZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone of notices that was chosen, else that of this browser: who has said nothing has the server's UTC. */
export function zoneOf({ quiet_from, time_zone, locale }: Pick<Notices, "quiet_from" | "time_zone" | "locale">) {
  return quiet_from === null && locale === null && time_zone === "UTC" ? browserZone() : time_zone;
}

/** Keep what is said of the times of notices, as times are written in this browser. */
export function keepTimes(times: { time_zone: string; quiet_from: number | null; quiet_until: number | null }) {
  return call("PUT", HOURS, { ...times, locale: ownLocale() });
}
