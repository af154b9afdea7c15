/** What a move has changed, said whole for who does not see the table: in a live region, bounded; loaded with the first move. */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { face } from "./face.ts";
import { seatNames } from "./hit.ts";
import { deed, sentenceText } from "./log/sentence.ts";
import type { Told } from "./saying.ts";
import type { Ctx, LogEntry } from "./types.ts";

/** How many moves the live region holds. */
const HELD = 8;

/** How many sentences of one move are said. */
const MAX_SENTENCES = 12;

/** A sentence, whose message may do without a name where it goes on about `under`. */
interface Said {
  told: Told;
  under: number;
}

/**
 * The sentences of a move, its first ones where there are too many, and how many are left out: those that tell why
 * something was done, and change nothing, are not said. Each that goes on about the same seat can do without its name.
 * Pure.
 * @param isReason whether a sentence tells why; the first one is always said
 */
export function saidOf({ sentences }: Pick<LogEntry, "sentences">, isReason: (told: Told) => boolean) {
  let about = -1;
  const all = sentences.filter((told, index) => index === 0 || !isReason(told));
  const said = all.slice(0, MAX_SENTENCES).map((told): Said => {
    const who = told.args?.seat;
    const under = about;
    if (typeof who === "object" && who.type === "seat") about = who.seat;
    return { told, under };
  });
  return { said, left: all.length - said.length };
}

/**
 * A paragraph for each of the last moves of anybody.
 * @param first the number of the last entry from before, which is not said
 */
export function spokenWith(first: number) {
  const text = (ctx: Ctx, entry: LogEntry) => {
    const { said, left } = saidOf(entry, ({ key }) => face.isReason?.(key) ?? false);
    const all = said.map(({ told, under }) => deed(ctx, told, under, sentenceText));
    return [...all, ...(left > 0 ? [ctx.say("spoken-more", { count: left })] : [])].join(" ");
  };
  return (ctx: Ctx) =>
    repeat(
      ctx.now.game.log.filter(({ seq, sentences }) => seq > first && sentences.length > 0).slice(-HELD),
      ({ seq }) => seq,
      (entry) => html`<p>${guard([entry, seatNames(ctx)], () => text(ctx, entry))}</p>`,
    );
}
