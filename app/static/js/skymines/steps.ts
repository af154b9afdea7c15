/** Steps on company tracks that are laid out before they are made: how many on each, and where they lead. Pure. */
import type { Actions, Company, TableState, TrackFact } from "./types.ts";

/** How many steps are laid out on each of these tracks. */
export function laidOut(draft: Record<string, string | null>, companies: Company[]) {
  return companies.map((company) => ({ company, count: Number(draft[company] ?? 0) }));
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

/**
 * Handle a click on a space of a track: so many steps are laid out that one's marker lands there, as far as units do.
 * @returns whether the click was on such a space
 */
export function clicked(target: Element, { game: { choices, view }, choosing }: TableState, act: Actions): boolean {
  const space = target.closest("[data-space]")?.getAttribute("data-space");
  const company = target.closest("[data-target^='track:']")?.getAttribute("data-target")?.split(":")[1] as Company;
  const units = choices.step === "SpendUnits" ? (choices.about.units ?? 0) : 0;
  const from = view?.me === null ? undefined : view?.seats[view.me]?.tracks[company];
  if (units < 2 || from === undefined || !space) return false;
  const others = Object.entries(choosing.draft).filter(([name]) => name !== company);
  const left = units - others.reduce((sum, [, count]) => sum + Number(count), 0);
  const steps = Number(space) - from;
  if (steps < 1 || steps > left || !choices.choices.some((move) => move.type === "Advance" && move.company === company))
    return false;
  act.set({ choosing: { draft: { ...choosing.draft, [company]: String(steps) } } });
  return true;
}
