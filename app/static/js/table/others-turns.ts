/** What others did in their turns before the reader's own, unfolded from a sign beside the question; loaded once it is needed. */
import { html, nothing } from "lit-html";
import type { Ctx, LogEntry } from "./types.ts";
import type { Tools } from "./when-told-loader.ts";

/** What draws the turns, each under the name of who had it. */
export function turnsWith({ repeat, deed, turnsOfOthers, eventsOf, seatName, SHAPES, face }: Tools) {
  const line = (ctx: Ctx, seat: number, entry: LogEntry, place: number) => {
    const told = entry.sentences[place];
    const lights = face().places?.(eventsOf(entry, place), ctx.me?.seat ?? null) ?? [];
    return told ? html`<li data-lights=${lights.join(" ")}>${deed(ctx, told, seat)}</li>` : nothing;
  };
  return (ctx: Ctx) => {
    const {
      story,
      game: { log, view },
      recent: { returning },
    } = ctx.now;
    if (!story.settings.summaries || returning || ctx.me === null) return nothing;
    const turns = turnsOfOthers(log, ctx.me.seat).filter(({ seat }) => {
      const who = view?.seats[seat];
      return who && !face().tellsTurn?.(who);
    });
    if (turns.length === 0) return nothing;
    const drawn = repeat(
      turns,
      ({ seq }) => seq,
      ({
        seat,
        seq,
        entries,
      }) => html`<details class="others-turn speed-${story.settings.speed}" data-turn-of=${seat} data-seq=${seq}>
        <summary class="seat-${seat}" title=${ctx.say("turn-of-other", { name: seatName(ctx, seat) })}>${SHAPES[seat]} <span class="turn-name">${ctx.say("turn-of-other", { name: seatName(ctx, seat) })}</span></summary>
        <ol role="list">${entries.map((entry) => entry.sentences.map((_, place) => line(ctx, seat, entry, place)))}</ol>
      </details>`,
    );
    return html`<div class="others-turns">${drawn}</div>`;
  };
}
