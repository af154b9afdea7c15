/** What the reader has chosen for themselves, as the script in the head of the page keeps it (`theme.js`). */
import { keptBy } from "./kept.ts";
import type { Settings } from "./types.ts";

const SPEEDS: Settings["speed"][] = ["normal", "fast", "off"];
/** The colours of seats by name, in the order of the seats that have them. */
const COLOURS = ["red", "ivory", "green", "blue"];
const CONFIRMATIONS: Settings["confirm"][] = ["never", "turn", "lasting"];

/** Settings by name; invalid values become the usual ones, and what is no JSON raises. Pure. */
export function readSettings(kept: string | null): Settings {
  const found = JSON.parse(kept ?? "null");
  return {
    speed: SPEEDS.find((one) => one === found?.speed) ?? "normal",
    sound: found?.sound === "on",
    remind: found?.remind === "on",
    summaries: found?.summaries !== "none",
    colour: COLOURS.indexOf(found?.own_colour),
    confirm: CONFIRMATIONS.find((one) => one === found?.confirm) ?? "never",
  };
}

export function keptSettings(): Settings {
  return keptBy(() => ({ getItem: () => document.documentElement.dataset.chosen ?? null }), "", readSettings);
}
