/**
 * From a partial selection to a move: what is lit on the board, what is picked, which moves are left. Knows no rules:
 * it only compares the names in the moves on offer.
 */
import { face } from "./face.ts";
import type { Choices, Move, Offer, TableState } from "./types.ts";

/** What is chosen of a move so far. */
export interface ChoosingState {
  picked: string[];
  /** What a form holds, and what is held to be put into it. */
  draft: Record<string, string | null>;
  held: string | null;
  /** The move that the page asks about before it sends it, as JSON; "" if none. */
  confirming: string;
  /** Why what was clicked cannot be chosen. */
  why: string;
}

export const NOTHING_CHOSEN: ChoosingState = { picked: [], draft: {}, held: null, confirming: "", why: "" };

/** The things on the board that a move names, in the order of picking. */
export function targetsOf(move: Move, about: Record<string, unknown> = {}): string[] {
  return face.targets(move, about);
}

/** The thing that a refusal is about: the first that the known fields of the refused move name completely, if any. */
export function refusedTarget(what: Move, about: Record<string, unknown> = {}) {
  return targetsOf(what, about).find((key) => !key.split(":").includes("undefined"));
}

/** All moves on offer with their lines and targets. */
export function offersOf(choices: Choices): Offer[] {
  return choices.choices.map((move, index) => ({
    move,
    lines: choices.lines[index] ?? [],
    targets: targetsOf(move, choices.about),
    shows: face.shows?.(move, choices.lines[index] ?? []) ?? [],
    idle: face.isIdle?.(choices.lines[index] ?? []) ?? false,
    anyOrder: face.anyOrder?.(move) ?? false,
    also: face.also?.(move, choices.refused) ?? [],
    ends: index === choices.ends,
  }));
}

/** Whether a thing is picked for a move. */
export function isFor({ targets, also }: Offer, key: string) {
  return targets.includes(key) || also.includes(key);
}

/** The offers that match what has been picked. */
export function matching<One extends Offer>(offers: One[], picked: string[]): One[] {
  return picked.length === 0 ? offers : offers.filter((offer) => picked.every((key) => isFor(offer, key)));
}

/** What can be picked next: for each offer its first target not picked yet, or any of them if the order is free. */
export function litBy(offers: Offer[], picked: string[]): Set<string> {
  const lit = new Set<string>();
  for (const offer of matching(offers, picked)) {
    const open = offer.targets.filter((key) => !picked.includes(key));
    for (const key of offer.anyOrder ? open : open.slice(0, 1)) lit.add(key);
    if (picked.length === 0) for (const key of offer.also) lit.add(key);
  }
  return lit;
}

/** What each of the moves names, where they can be picked in any order and differ in the rest: as good as picked. */
export function certain(offers: Offer[]): string[] {
  const [first, ...others] = offers;
  if (!first || !offers.every((offer) => offer.anyOrder)) return [];
  const common = first.targets.filter((key) => others.every(({ targets }) => targets.includes(key)));
  return common.length < first.targets.length ? common : common.slice(0, -1);
}

/** What the moves that match the selection lead to; nothing while nothing is selected. */
export function shownBy(offers: Offer[], picked: string[]): Set<string> {
  return new Set(picked.length === 0 ? [] : matching(offers, picked).flatMap(({ shows }) => shows));
}

/** The moves that the selection stands for: those whose targets are all picked, else the only one left. */
export function proposed<One extends Offer>(offers: One[], picked: string[]): One[] {
  if (picked.length === 0) return [];
  const left = matching(offers, picked);
  const whole = left.filter(({ targets }) => targets.length > 0 && targets.every((key) => picked.includes(key)));
  return whole.length > 0 || left.length !== 1 ? whole : left;
}

/** The selection after a click on `key`: added, removed, or a new selection if it does not fit what was picked. */
export function pick(offers: Offer[], picked: string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const more = [...picked, key];
  if (matching(offers, more).length > 0) return more;
  return matching(offers, [key]).length > 0 ? [key] : picked;
}

/** Whether a move is only asked about when it is submitted first, by the reader's settings. */
export function isAskedFirst({ game: { choices }, choosing: { confirming }, story }: TableState, move: Move) {
  const { confirm } = story.settings;
  const written = JSON.stringify(move);
  if (confirm === "never" || confirming === written) return false;
  const ends = JSON.stringify(choices.choices[choices.ends ?? -1]) === written;
  return ends || (confirm === "lasting" && choices.lasting.includes(move.type));
}

/**
 * What a click on `key` does: submit the one move that it confirms, or a new selection.
 * A second click on the last thing picked confirms, if that names one move.
 */
export function click(offers: Offer[], picked: string[], key: string): { submit: Move } | { picked: string[] } {
  const ready = proposed(offers, picked);
  if (picked.at(-1) === key && ready.length === 1 && ready[0]) return { submit: ready[0].move };
  return { picked: pick(offers, picked, key) };
}
