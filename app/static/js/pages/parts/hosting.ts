/** The form with which a host opens a table: what a game brings to it, and what does for any game. */
import type { Speaker } from "./common.ts";
import type { Clock } from "./pace.ts";
import { paceOf } from "./pace.ts";

export type SeatWish = { kind: "human" | "automa" | "robot"; level?: number };

/** What the host may choose. */
export type Wish = {
  options: Record<string, unknown>;
  seats: SeatWish[];
  visibility: string;
  pace?: string;
  clock?: Clock;
};

/** What a script of a game's form exports (`GamePages.hosting`). */
export type Hosting = {
  /** The table of one of the form's buttons, of which the form may choose more: "friends" is for two people. */
  wishOf: (preset: string, data: FormData, form: HTMLFormElement | null) => Wish;
  /** Let the form show what goes with what is chosen. */
  fit: (form: HTMLFormElement, say: Speaker) => void;
  /** Choose all that a button with `data-fill` says. */
  fill: (form: HTMLFormElement, name: string) => void;
};

/** A game with the options that it has by itself, for as many people as the form says. */
const PLAIN: Hosting = {
  wishOf: (_, data) => ({
    options: {},
    seats: Array.from({ length: Number(data.get("people") ?? 2) }, () => ({ kind: "human" })),
    visibility: String(data.get("visibility") ?? "private"),
    ...paceOf(new Map(data as Iterable<[string, string]>)),
  }),
  fit() {},
  fill() {},
};

/** The table of a wish with robots of this level for people who are away. @param level "" for the usual one */
export function withStandIns(wish: Wish, level: string): Wish {
  if (!level) return wish;
  const seats = wish.seats.map((seat) => (seat.kind === "human" ? { ...seat, level: Number(level) } : seat));
  return { ...wish, seats };
}

/** What a game brings to its form. @param script its address; "" for a game that brings none */
export async function hostingOf(script: string): Promise<Hosting> {
  return script ? import(script) : PLAIN;
}
