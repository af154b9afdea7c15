/** Steps on company tracks that are laid out before they are made: how many on each, and where they lead. Pure. */
import type { Company, TrackFact } from "./types.ts";

/** How many steps are laid out on each of these tracks; none where a former question left more than there are units. */
export function laidOut(draft: Record<string, string | null>, companies: Company[], units: number) {
  const laid = companies.map((company) => ({ company, count: Number(draft[company] ?? 0) }));
  const all = laid.reduce((sum, { count }) => sum + count, 0);
  return all > units ? companies.map((company) => ({ company, count: 0 })) : laid;
}

/** Where a marker stands after so many steps: its shares, the spaces to more of them, what barriers on the way cost. */
export function landing(track: TrackFact | undefined, from: number, steps: number) {
  const at = Math.min(from + steps, track?.last ?? from);
  const shares = track?.shares.filter((one) => one.at <= at).at(-1)?.shares ?? 0;
  const next = track?.shares.find((one) => one.at > at);
  const passed = track?.barriers.filter(({ after }) => after >= from && after < at) ?? [];
  const cost = passed.reduce((sum, one) => sum + one.cost, 0);
  return { at, shares, next: next ? next.at - at : null, cost };
}
