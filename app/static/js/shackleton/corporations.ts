/** The corporations' own parts of the page, by their names: one file each, and its line here. */
import { artemis } from "./corporations/artemis.ts";
import { evergreen } from "./corporations/evergreen.ts";
import { mars } from "./corporations/mars.ts";
import { mining } from "./corporations/mining.ts";
import { robotics } from "./corporations/robotics.ts";
import { selenium } from "./corporations/selenium.ts";
import { skyWatch } from "./corporations/sky-watch.ts";
import type { CorporationFace, MoveFace, View } from "./types.ts";

const CORPORATIONS: Record<string, CorporationFace> = {
  artemis,
  selenium,
  mining,
  robotics,
  evergreen,
  "sky-watch": skyWatch,
  mars,
};

/** A corporation's own part of the page; nothing of its own for one that has no file. */
export function faceOfCorporation(name: string): CorporationFace {
  return CORPORATIONS[name] ?? {};
}

/** What the page does with a corporation's move. */
export function brought(type: string): MoveFace | undefined {
  return Object.values(CORPORATIONS).find(({ moves }) => moves?.[type])?.moves?.[type];
}

/** All types of moves that corporations bring, with what the page does with each. */
export function broughtMoves(): [string, MoveFace][] {
  return Object.values(CORPORATIONS).flatMap(({ moves }) => Object.entries(moves ?? {}));
}

/** The kinds of things on the corporations' boards. */
export function held(): string[] {
  return Object.values(CORPORATIONS).flatMap(({ holds = [] }) => holds);
}

/** The places that a corporation's event touched. */
export function placesOfCorporations(type: string) {
  return Object.values(CORPORATIONS).find(({ places }) => places?.[type])?.places?.[type];
}

/** What moved of the corporations' pieces between two views. */
export function movedOfCorporations(before: View, after: View) {
  return after.corporations.flatMap((name) => {
    const [was, is] = [before.modules[name], after.modules[name]];
    return is === was || was === undefined ? [] : (faceOfCorporation(name).moved?.(before, after) ?? []);
  });
}
