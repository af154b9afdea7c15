/**
 * The log panel: sentences oldest first, by round and turn; each line can mark its places and show the table at its
 * moment.
 */
import { html, nothing } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { face } from "../face.ts";
import { seatNames } from "../hit.ts";
import { seatName, seatPiece } from "../seats.ts";
import { DRAWN } from "../story.ts";
import type { Ctx, Happened, LogEntry } from "../types.ts";
import type { Item } from "./chronicle.ts";
import { chronicle, lastOf } from "./chronicle.ts";
import { eventsOf } from "./entries.ts";
import { seqsInEffect } from "./in-effect.ts";
import { sentence } from "./sentence.ts";

/** How many entries come to the list before its beginning is left out: then it is redrawn, and nothing in it moves. */
const SPARE = 30;

export function log(ctx: Ctx) {
  const { state, say, facts, view } = ctx;
  const { seat, drawn, past } = state.story;
  return html`<section class="log" aria-label=${say("log")}>
    <h2 class="visually-hidden">${say("log")}</h2>
    ${guard([seat, past === null, seatNames(ctx)], () => filter(ctx))}
    ${guard([state.game.log, seat, drawn, past?.seq, facts, view.me], () => entries(ctx))}
  </section>`;
}

/** The filter by player. */
function filter(ctx: Ctx) {
  const { state, view, say, act } = ctx;
  const choose = (seat: number | null) => act.set({ story: { seat, drawn: DRAWN } });
  const chosen = state.story.seat;
  return html`<div class="log-filter" role="group" aria-label=${say("log-filter")}>
    <button type="button" aria-pressed=${String(chosen === null)} @click=${() => choose(null)}>${say("log-all")}</button>
    ${view.seats.map(({ seat }) => {
      const label = say("log-only", { name: seatName(ctx, seat) });
      return html`<button type="button" class="seat-${seat}" aria-pressed=${String(chosen === seat)} aria-label=${label} title=${label}
        @click=${() => choose(chosen === seat ? null : seat)}>${seatPiece(seat)}</button>`;
    })}
    ${state.story.past ? nothing : html`<button type="button" class="back" data-step-then="-1" aria-label=${say("log-show-then")} title=${say("log-show-then")}>◀</button>`}
  </div>`;
}

/** The entries: the first one that is drawn stays the first while few come to them. */
const entries = directive(
  class extends Directive {
    /** Its key. */
    #first = "";

    override render(ctx: Ctx) {
      const { state, now, say, act } = ctx;
      const { seat, drawn, past } = state.story;
      // The moment that is shown is among them, with what followed.
      const most = Math.max(drawn, past ? state.game.log.filter((entry) => entry.seq >= past.seq).length : 0);
      const all = chronicle(state.game.log, now.game.view?.round ?? null, seat);
      const { items, hidden } = lastOf(all, most, this.#first, SPARE);
      this.#first = items.find((item) => item.kind === "entry")?.key ?? "";
      if (items.length === 0) return html`<p class="note">${say("log-empty")}</p>`;
      return html`${
        hidden > 0 || state.game.since > 0
          ? html`<button type="button" class="quiet" data-more @click=${() => act.set({ story: { drawn: drawn + DRAWN } })}>${say("log-more")}</button>`
          : nothing
      }
    ${keyed(
      this.#first,
      html`<ol class="entries" @keydown=${along}>
        ${repeat(
          items,
          (item) => item.key,
          (item, index) => line(ctx, item, index === items.length - 1),
        )}
      </ol>`,
    )}`;
    }
  },
);

function line(ctx: Ctx, item: Item, last: boolean) {
  const { say, state, view } = ctx;
  if (item.kind === "round")
    return html`<li class="log-round"><h3>${item.round === 0 ? say("log-set-up") : say("log-round", { round: item.round })}</h3></li>`;
  if (item.kind === "turn") {
    return guard([item.seat, seatNames(ctx)], () => turn(ctx, item.seat));
  }
  const shown = state.story.past?.seq === item.entry.seq;
  const held = seqsInEffect(state.game.log).has(item.entry.seq);
  return guard([item.entry, shown, last, view.me, held], () => told(ctx, item.entry, { shown, last, held }));
}

function turn(ctx: Ctx, seat: number | null) {
  if (seat === null) return html`<li class="log-turn"><h4>${ctx.say("log-planning")}</h4></li>`;
  return html`<li class="log-turn"><h4 class="seat-${seat}">${seatPiece(seat)} ${seatName(ctx, seat)}</h4></li>`;
}

/** @param how `shown`: its moment is on screen; `held`: not taken back */
function told(ctx: Ctx, entry: LogEntry, { shown, last, held }: { shown: boolean; last: boolean; held: boolean }) {
  const { say, view } = ctx;
  const { seq, seat, sentences, events } = entry;
  return html`<li class="log-entry${shown ? " shown" : ""}${held ? "" : " gone"}" data-lights=${places(events, view.me).join(" ")}>
    <button type="button" class="quiet" data-then=${seq} tabindex=${shown || last ? "0" : "-1"} aria-current=${shown ? "true" : nothing} title=${say("log-show-then")}>
      <span class="who ${seat === null ? "" : `seat-${seat}`}" aria-hidden="true">${seat === null ? "·" : seatPiece(seat)}</span>
      <span>
        ${entry.stand_in ? html`<small>${say("by-stand-in")}</small> ` : nothing}
        ${held ? nothing : html`<span class="visually-hidden">${say("log-gone")}</span>`}
        ${sentences.map((one, index) => html`<span class="sentence" data-lights=${places(eventsOf(entry, index), view.me).join(" ")}>${sentence(ctx, one)}</span> `)}
      </span>
    </button>
  </li>`;
}

function places(events: Happened[] | undefined, me: number | null) {
  return face.places?.(events, me) ?? [];
}

/** Up and Down move from line to line, Home and End to the first and the last. */
function along(event: KeyboardEvent) {
  const list = event.currentTarget as HTMLElement;
  const lines = [...list.querySelectorAll("[data-then]")] as HTMLElement[];
  const at = lines.indexOf(event.target as HTMLElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  lines[Math.max(0, Math.min(lines.length - 1, to))]?.focus();
}
