/** The request to host a table. Pure: form values in, a request out. */

import { paceOf } from "./pace.js";

/**
 * @typedef {{kind: "human" | "automa" | "robot", level?: number}} SeatWish
 * @typedef {{options: Record<string, any>, seats: SeatWish[], visibility: string, pace?: string,
 *   clock?: import("./pace.js").Clock}} Wish what the host may choose
 */

/** The levels of robots. */
export const ROBOTS = { beginner: 1, looking_ahead: 2 };

const FIRST_GAME = { tracks: "first-game", tokens: "first-game", linked_slots: false };

/** How every campaign begins (rulebook page 24). */
const CAMPAIGN = { tracks: "random", tokens: "dealt", modules: { campaign: { chapter: 1 }, missions: {} } };

/** Tables hosted by one click. @type {Record<string, Wish>} */
export const PRESETS = {
  friends: {
    options: FIRST_GAME,
    seats: [{ kind: "human" }, { kind: "human" }],
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
 * @param {string} name
 * @param {FormData | Map<string, any>} data of the form: `level-solo`, `level-campaign-solo`
 * @returns {Wish | undefined} undefined: no preset has this name
 */
export function presetOf(name, data) {
  const preset = PRESETS[name];
  const level = data.get(`level-${name}`);
  if (!preset || !level) return preset;
  const seats = preset.seats.map((seat) => (seat.kind === "automa" ? { ...seat, level: Number(level) } : seat));
  return { ...preset, seats };
}

/**
 * The table described by the form for custom options: `kind-2`, `level-2`, `track-minerva` … Seat 1 is the host.
 * @param {Iterable<[string, any]>} entries names and values of the form
 * @param {Record<string, Record<string, any>>} [chapters] the options of each chapter, which may be chosen instead
 * @returns {Wish}
 */
export function wishOf(entries, chapters = {}) {
  const data = new Map(entries);
  /** @type {SeatWish[]} */
  const seats = [{ kind: "human" }];
  for (const [number, kind] of numbered(data, "kind-")) {
    if (kind === "human") seats.push({ kind });
    if (kind === "robot") seats.push({ kind, level: ROBOTS.looking_ahead });
    if (kind === "beginner") seats.push({ kind: "robot", level: ROBOTS.beginner });
    if (kind === "automa") seats.push({ kind, level: Number(data.get(`level-${number}`)) });
  }
  const tracks = data.get("tracks");
  return {
    options: {
      ...(chapters[data.get("chapter")] ?? {
        tracks: tracks === "chosen" ? Object.fromEntries(numbered(data, "track-")) : tracks,
        tokens: data.get("tokens"),
        ...modulesOf(data),
      }),
      linked_slots: data.has("linked_slots"),
    },
    seats,
    visibility: data.get("visibility"),
    ...paceOf(data),
  };
}

/**
 * The modules that are chosen, each with its options; nothing without any, as for a base game.
 * @param {Map<string, any>} data
 * @returns {{modules?: Record<string, Record<string, any>>}}
 */
function modulesOf(data) {
  const chosen = numbered(data, "module-").map(([name]) => [
    name,
    name === "threats" ? { threat: data.get("threat") || null } : {},
  ]);
  return chosen.length > 0 ? { modules: Object.fromEntries(chosen) } : {};
}

/**
 * The fields whose names begin so, by the rest of their names.
 * @param {Map<string, any>} data
 * @param {string} start
 * @returns {[string, any][]}
 */
function numbered(data, start) {
  return [...data].filter(([name]) => name.startsWith(start)).map(([name, value]) => [name.slice(start.length), value]);
}
