/** The corporations' own parts of the page, by their names: one file each, and its line here. */
import { artemis } from "./corporations/artemis.ts";
import { evergreen } from "./corporations/evergreen.ts";
import { mars } from "./corporations/mars.ts";
import { mining } from "./corporations/mining.ts";
import { robotics } from "./corporations/robotics.ts";
import { selenium } from "./corporations/selenium.ts";
import { skyWatch } from "./corporations/sky-watch.ts";
import type { Showing } from "./shown.ts";
import type { CorporationFace, Ctx, Happened, MoveFace, SeatView, View } from "./types.ts";

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

/** What another seat than the reader's has of the corporations in play. */
export function ofSeat(ctx: Ctx, seat: SeatView) {
  return ctx.view.corporations.map((name) => faceOfCorporation(name).ofSeat?.(ctx, seat));
}

/** What of a view such things are drawn from. */
export function shownWithSeats(view: View) {
  return view.corporations.flatMap((name) => (faceOfCorporation(name).ofSeat ? [view.modules[name as Showing]] : []));
}

/** What the corporations in play have in a sector. */
export function inSector(ctx: Ctx, sector: string) {
  return ctx.view.corporations.flatMap((name) => faceOfCorporation(name).inSectors?.(ctx)[sector] ?? []);
}

/** The places that a corporation's event touched. */
export function placesOfCorporations(type: string) {
  return Object.values(CORPORATIONS).find(({ places }) => places?.[type])?.places?.[type];
}

/** What a corporation's event brings a seat, and which corporation. */
export function gainOfCorporations(event: Happened) {
  const [name, found] = Object.entries(CORPORATIONS).find(([, { gains }]) => gains?.[event.type]) ?? [];
  const gain = found?.gains?.[event.type]?.(event);
  return name && gain ? { ...gain, why: name } : undefined;
}

/** What moved of the corporations' pieces between two views. */
export function movedOfCorporations(before: View, after: View) {
  return after.corporations.flatMap((name) => {
    const [previous, now] = [before, after].map(({ modules }) => modules[name as Showing]);
    return now === previous || previous === undefined ? [] : (faceOfCorporation(name).moved?.(before, after) ?? []);
  });
}
