/**
 * Clocks where their people are: each other player's in their row, the player's own at the edge of the question. They
 * are nodes of this module, put beside what the table draws: as time goes by they alone change, and no row is redrawn.
 */
import { html, nothing, render } from "lit-html";
import { SHAPES, seatName } from "../seats.ts";
import { timeFormat } from "../time-format.ts";
import type { Ctx } from "../types.ts";
import { language, spoken } from "./drawing.ts";
import { foremost, type Reading, type Running, reading, running } from "./due.ts";

/** Where a clock stands, in the page. */
type Place = { host: string; plate: HTMLElement; one: Running };

export class Plates {
  readonly #plates = new Map<string, HTMLElement>();
  #places: Place[] = [];
  #ctx: Ctx | null = null;

  /** Put each running clock where it belongs, behind a drawing of the table. */
  place(ctx: Ctx, now: number) {
    this.#ctx = ctx;
    this.#places = this.#wanted(ctx);
    const used = this.#places.map(({ plate }) => plate);
    for (const plate of this.#plates.values()) if (!used.includes(plate)) plate.remove();
    for (const { host, plate } of this.#places) {
      const row = document.querySelector(host);
      if (row && plate.parentElement !== row) row.prepend(plate);
    }
    this.tick(now);
  }

  /** Show what is left now. */
  tick(now: number) {
    const ctx = this.#ctx;
    if (ctx) for (const { plate, one } of this.#places) this.#show(ctx, plate, one, now);
  }

  #wanted({ now: { table, game }, state }: Ctx): Place[] {
    const { data, clocks } = table;
    if (data?.status !== "playing" || !clocks?.data || data.asleep || state.story.past) return [];
    const shown = running(clocks.data.deadlines, game.view?.to_move);
    const me = game.view?.me ?? null;
    const first = foremost(shown, me) as Running | null;
    const rows = shown
      .filter(({ seat }) => seat !== me)
      .map((one) => ({ host: `.other[data-key="seat:${one.seat}"]`, plate: this.#plate(`row-${one.seat}`), one }));
    return first ? [...rows, { host: ".region.asks", plate: this.#plate("asks"), one: first }] : rows;
  }

  #plate(key: string) {
    let plate = this.#plates.get(key);
    if (!plate) {
      plate = document.createElement("span");
      plate.className = "clock";
      plate.setAttribute("role", "timer");
      this.#plates.set(key, plate);
    }
    return plate;
  }

  #show(ctx: Ctx, plate: HTMLElement, one: Running, now: number) {
    const read = reading(one, now);
    const isMine = one.seat === ctx.me?.seat;
    const name = isMine ? ctx.say("clock-mine") : ctx.say("clock-of", { name: seatName(ctx, one.seat) });
    const until = timeFormat(language(), { dateStyle: "full", timeStyle: "medium" }).format(new Date(one.due));
    plate.dataset.due = String(one.seat);
    plate.dataset.clock = read.state;
    plate.classList.toggle("mine", isMine);
    plate.setAttribute("aria-label", name);
    plate.title = ctx.say("clock-title", { name, left: spoken(ctx.say, one.due, now), until });
    render(face(ctx, read, isMine ? "" : (SHAPES[one.seat] ?? "")), plate);
  }
}

/** What a plate shows; `shape` is the seat's, for where no row says whose it is. */
function face({ say }: Ctx, { turn, bank, whole, state }: Reading, shape: string) {
  const warns = ["short", "over"].includes(state) ? html`<i aria-hidden="true">!</i>` : nothing;
  const saved = html`<small><span aria-hidden="true">+</span><span class="visually-hidden">${say("clock-bank")} </span>${bank}</small>`;
  return html`<span class="whose" aria-hidden="true">${shape}</span>${warns}${turn || whole ? html`<b>${whole ? say(whole.key, { count: whole.count }) : turn}</b>` : nothing}${bank ? saved : nothing}`;
}
