/** The request to host a table. Pure: form values in, a request out. */

import type { Wish } from "../../../pages/parts/hosting.ts";
import { paceOf } from "../../../pages/parts/pace.ts";
import { numbered, seatsOf } from "../../../pages/parts/seat-wishes.ts";

/** The set that the rulebook suggests first. */
const FIRST = { corporations: "first" };

/** Tables hosted by one click. */
export const PRESETS: Record<string, Wish> = {
  guided: {
    options: { ...FIRST, deal: "guided" },
    seats: [{ kind: "human" }, { kind: "automa", level: 0 }],
    visibility: "private",
  },
  friends: { options: FIRST, seats: [{ kind: "human" }, { kind: "human" }], visibility: "private" },
  "friends-days": {
    options: FIRST,
    seats: [{ kind: "human" }, { kind: "human" }],
    visibility: "private",
    pace: "relaxed",
    clock: { turn_seconds: 86_400, bank_seconds: 0, at_deadline: "notice" },
  },
};

/**
 * The table of a preset.
 * @param data of the form: `level-solo` is AstroBot's level
 * @returns undefined: no preset has this name
 */
export function presetOf(name: string, data: FormData | Map<string, string>): Wish | undefined {
  if (name !== "solo") return PRESETS[name];
  const astrobot = { kind: "automa" as const, level: Number(data.get("level-solo")) };
  return { options: FIRST, seats: [{ kind: "human" }, astrobot], visibility: "private" };
}

/**
 * The table described by the form for custom options: `kind-2`, `corporations`, `corporation-1` …, and `hard-A` … for
 * AstroBot's cards. Seat 1 is the host.
 * @param entries names and values of the form
 */
export function customWish(entries: Iterable<[string, string]>): Wish {
  const data = new Map(entries);
  const corporations = data.get("corporations");
  const hard = numbered(data, "hard-").map(([letter]) => letter);
  const seats = seatsOf(data, () => hard.length);
  const astrobot = seats.some(({ kind }) => kind === "automa");
  return {
    options: {
      corporations: corporations === "chosen" ? numbered(data, "corporation-").map(([, name]) => name) : corporations,
      ...(astrobot && hard.length ? { hard } : {}),
    },
    seats,
    visibility: data.get("visibility") ?? "",
    ...paceOf(data),
  };
}
