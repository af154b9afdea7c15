/** The pace of a table: what the host chooses in a form, and what was chosen, in words. Pure. */

export type Clock = { turn_seconds: number; bank_seconds: number; at_deadline: string };

/** The units of a clock's times by their messages, in seconds, the largest first: `TIME_UNITS` of app/pages/home.py. */
const TIME_UNITS: [string, number][] = [
  ["time-days", 86_400],
  ["time-hours", 3_600],
  ["time-minutes", 60],
];

/** The pace and the clock that a form asks for: `pace`, `turn-live`, `bank`, `turn-relaxed`, `at_deadline`. */
export function paceOf(data: Map<string, string>): { pace: string; clock?: Clock } {
  const pace = data.get("pace") ?? "none";
  if (pace === "none") return { pace };
  const turn_seconds = Number(data.get(`turn-${pace}`));
  const bank_seconds = pace === "live" ? Number(data.get("bank")) : 0;
  return { pace, clock: { turn_seconds, bank_seconds, at_deadline: data.get("at_deadline") as Clock["at_deadline"] } };
}

/** A time as a message with its number, in the largest unit that fits evenly. */
export function timeOf(seconds: number): { key: string; count: number } {
  const even = TIME_UNITS.find(([, length]) => seconds >= length && seconds % length === 0);
  const [key, unit] = even ?? (TIME_UNITS.at(-1) as [string, number]);
  return { key, count: Math.round(seconds / unit) };
}

/** What was chosen, a sentence each. */
export function paceWords(
  { pace, clock }: { pace: string; clock: Clock | null },
  say: (key: string, args?: Record<string, unknown>) => string,
): string[] {
  if (!clock) return [say("options-pace-none")];
  const time = (seconds: number) => {
    const { key, count } = timeOf(seconds);
    return say(key, { count });
  };
  const turn = time(clock.turn_seconds);
  const of = clock.bank_seconds
    ? say("options-pace-live-bank", { turn, bank: time(clock.bank_seconds) })
    : say(`options-pace-${pace}`, { turn });
  return [of, say(`options-at-deadline-${clock.at_deadline}`)];
}
