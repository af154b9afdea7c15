/** Where choices lead, read off their lines: the sectors that a company could enter or that pay, and whether anything comes of one. */
import type { Line, Move } from "./types.ts";

/** What a choice leads to, by its line. */
const NAMED: Record<string, string> = { "energy-reach": "sectors", "reward-of-sectors": "sectors" };

/** Lines of choices that bring nothing as things stand; all in a row. */
const NOTHING = [
  ["no-tier-reached"],
  ["energy-reaches-nothing"],
  ["energy-reaches-no-space"],
  ["flip-opens-nothing"],
  ["beyond-empty-screen"],
  ["no-card-payable", "units-could-go-nowhere"],
];

/** The sectors, or what else a line names by its key, that a company could enter first or that a reward comes from; or where a marker lands. */
export function shows(move: Move, lines: Line[]): string[] {
  const sectors = lines.flatMap(({ key, args }) => args?.[NAMED[key] ?? ""] ?? []);
  const things = lines.flatMap(({ args }) => (args?.things ?? []) as string[]);
  const ahead = move.type === "Advance" ? [`ahead:${move.company}:${move.amount}`] : [];
  return [...sectors.map((sector) => `sector:${sector}`), ...things, ...ahead];
}

/** Whether nothing comes of a choice as things stand. */
export function isIdle(lines: Line[]) {
  return NOTHING.some((keys) => keys.every((key) => lines.some((line) => line.key === key)));
}
