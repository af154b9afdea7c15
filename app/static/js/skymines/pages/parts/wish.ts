/** The request to host a table. Pure: form values in, a request out. */

import type { Wish } from "../../../pages/parts/hosting.ts";
import { paceOf } from "../../../pages/parts/pace.ts";
import { numbered, seatsOf } from "../../../pages/parts/seat-wishes.ts";

const FIRST_GAME = { tracks: "first-game", tokens: "rested", linked_slots: false };

/** How every campaign begins (rulebook page 24). */
const CAMPAIGN = { tracks: "random", tokens: "dealt", modules: { campaign: { chapter: 1 }, missions: {} } };

/** Tables hosted by one click. */
export const PRESETS: Record<string, Wish> = {
  friends: {
    options: FIRST_GAME,
    seats: [{ kind: "human" }, { kind: "human" }],
    visibility: "private",
  },
  "friends-days": {
    options: FIRST_GAME,
    seats: [{ kind: "human" }, { kind: "human" }],
    visibility: "private",
    pace: "relaxed",
    clock: { turn_seconds: 86_400, bank_seconds: 0, at_deadline: "notice" },
  },
  guided: {
    options: { ...FIRST_GAME, deal: "guided" },
    seats: [{ kind: "human" }, { kind: "automa", level: 0 }],
    visibility: "private",
  },
  solo: {
    options: FIRST_GAME,
    seats: [{ kind: "human" }, { kind: "automa", level: 2 }],
    visibility: "private",
  },
  campaign: {
    options: CAMPAIGN,
    seats: [{ kind: "human" }, { kind: "human" }],
    visibility: "private",
  },
  "campaign-solo": {
    options: CAMPAIGN,
    seats: [{ kind: "human" }, { kind: "automa", level: 5 }],
    visibility: "private",
  },
};

/**
 * The table of a preset, its Luna at the level that stands beside the button.
 * @param data of the form: `level-solo`, `level-campaign-solo`
 * @returns undefined: no preset has this name
 */
export function presetOf(name: string, data: FormData | Map<string, string>): Wish | undefined {
  const preset = PRESETS[name];
  const level = data.get(`level-${name}`);
  if (!preset || !level) return preset;
  const seats = preset.seats.map((seat) => (seat.kind === "automa" ? { ...seat, level: Number(level) } : seat));
  return { ...preset, seats };
}

/**
 * The table described by the form for custom options: `kind-2`, `level-2`, `track-minerva` … Seat 1 is the host.
 * @param entries names and values of the form
 * @param chapters the options of each chapter, which may be chosen instead
 */
export function customWish(entries: Iterable<[string, string]>, chapters: Record<string, object> = {}): Wish {
  const data = new Map(entries);
  const tracks = data.get("tracks");
  return {
    options: {
      ...(chapters[data.get("chapter") ?? ""] ?? {
        tracks: tracks === "chosen" ? Object.fromEntries(numbered(data, "track-")) : tracks,
        tokens: data.get("tokens"),
        ...modulesOf(data),
      }),
      linked_slots: data.has("linked_slots"),
    },
    seats: seatsOf(data, (number) => Number(data.get(`level-${number}`))),
    visibility: data.get("visibility") ?? "",
    ...paceOf(data),
  };
}

/** The modules that are chosen, each with its options, whose values are JSON; nothing without any, as for a base game. */
function modulesOf(data: Map<string, string>): { modules?: Record<string, Record<string, unknown>> } {
  const chosen = numbered(data, "module-").map(([name]) => [
    name,
    Object.fromEntries(numbered(data, `option-${name}-`).map(([option, value]) => [option, JSON.parse(value)])),
  ]);
  return chosen.length > 0 ? { modules: Object.fromEntries(chosen) } : {};
}
