/** What others did in their turns before the reader's own, unfolded from a sign beside the question; loaded once it is needed. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { face } from "./face.ts";
import { turnsOfOthers } from "./log/chronicle.ts";
import { eventsOf } from "./log/entries.ts";
import { deed } from "./log/sentence.ts";
import { SHAPES, seatName } from "./seats.ts";
import type { Ctx, LogEntry } from "./types.ts";

/** How many sentences of a turn are told; the others are in the log. */
const MAX_TOLD = 8;

/** A sentence of a turn: its entry, and its place there. */
export interface ToldPlace {
  entry: LogEntry;
  place: number;
}

/**
 * The sentences that tell of a seat's turn: up to where the game says that it is over, without moves beside turns; and
 * how many more of them are in the log. Pure.
 */
export function toldOf(
  entries: LogEntry[],
  { endsTurns, isBesideTurns }: { endsTurns?: (key: string) => boolean; isBesideTurns?: (type: string) => boolean },
): { told: ToldPlace[]; more: number } {
  const all: ToldPlace[] = [];
  for (const entry of entries) {
    const move = entry.move;
    if (move && "type" in move && isBesideTurns?.(move.type)) continue;
    const end = entry.sentences.findIndex(({ key }) => endsTurns?.(key));
    all.push(...entry.sentences.slice(0, end < 0 ? undefined : end).map((_, place) => ({ entry, place })));
    if (end >= 0) break;
  }
  // One that is left out alone would take as much room as what says so.
  const told = all.length > MAX_TOLD + 1 ? all.slice(0, MAX_TOLD) : all;
  return { told, more: all.length - told.length };
}

/** The turns, each under the name of who had it. */
export function othersTurns(ctx: Ctx) {
  const {
    story,
    game: { log, view },
    recent: { missed },
  } = ctx.now;
  if (!story.settings.summaries || missed || ctx.me === null) return nothing;
  const turns = turnsOfOthers(log, ctx.me.seat)
    .filter(({ seat }) => {
      const who = view?.seats[seat];
      return who && !face.tellsTurn?.(who);
    })
    .map((turn) => ({ ...turn, ...toldOf(turn.entries, face) }))
    .filter(({ told }) => told.length > 0);
  if (turns.length === 0) return nothing;
  const drawn = repeat(
    turns,
    ({ seq }) => seq,
    ({
      seat,
      seq,
      told,
      more,
    }) => html`<details class="others-turn speed-${story.settings.speed}" data-turn-of=${seat} data-seq=${seq}>
        <summary class="seat-${seat}" title=${ctx.say("turn-of-other", { name: seatName(ctx, seat) })}>${SHAPES[seat]} <span class="turn-name">${ctx.say("turn-of-other", { name: seatName(ctx, seat) })}</span></summary>
        <ol role="list">${told.map((one) => line(ctx, seat, one))}${more > 0 ? html`<li>${ctx.say("spoken-more", { count: more })}</li>` : nothing}</ol>
      </details>`,
  );
  return html`<div class="others-turns">${drawn}</div>`;
}

function line(ctx: Ctx, seat: number, { entry, place }: ToldPlace) {
  const told = entry.sentences[place];
  const lights = face.places?.(eventsOf(entry, place), ctx.me?.seat ?? null) ?? [];
  return told ? html`<li data-lights=${lights.join(" ")}>${deed(ctx, told, seat)}</li>` : nothing;
}
