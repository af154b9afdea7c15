/** The card that an automa played, shown until the reader moves: what is printed on it, line by line, and what came of it. */
import { html, nothing } from "lit-html";
import { inEffect } from "./log/in-effect.ts";
import type { Ctx, LogEntry } from "./types.ts";

/**
 * The entry of the last card that an automa played, until the viewer has moved since; for a spectator, until any player
 * has. Pure.
 * @param cardOf the card that an entry played; undefined for one that played none
 */
export function lastPlayed<Entry extends LogEntry, Card>(
  log: Entry[],
  me: number | null,
  dismissed: number,
  cardOf: (entry: Entry) => Card | undefined,
): { entry: Entry; card: Card } | null {
  for (const entry of inEffect(log).reverse()) {
    if (entry.seq <= dismissed) return null;
    const card = cardOf(entry);
    if (card !== undefined) return { entry, card };
    if (me === null ? entry.sentences.length > 0 : entry.seat === me) return null;
  }
  return null;
}

/** What is shown. `name` is the card's own; the rest is in words, or drawn. */
interface Told {
  name: string;
  cls: string;
  seq: number;
  label: string;
  head: unknown;
  away: string;
  printed: string;
  lines: { line: unknown; did: unknown }[];
  rest: unknown;
}

export function toldCard({ state, act }: Pick<Ctx, "state" | "act">, told: Told) {
  return html`<section class="told-card ${told.cls} speed-${state.story.settings.speed}" data-told-card=${told.name} data-seq=${told.seq} tabindex="0" aria-label=${told.label}>
    <header>
      ${told.head}
      <button type="button" class="quiet" data-told-close aria-label=${told.away} title=${told.away}
        @click=${() => act.set({ story: { dismissed: told.seq } })}>×</button>
    </header>
    <ol class="printed" aria-label=${told.printed}>
      ${told.lines.map(({ line, did }) => html`<li><span class="line">${line}</span> ${did}</li>`)}
    </ol>
    ${told.rest}
  </section>`;
}

/** Sentences about what a line brought about; hovering over one highlights its places. */
export function deeds(label: string, told: { lights: string[]; text: unknown }[]) {
  if (told.length === 0) return nothing;
  return html`<ul class="did" aria-label=${label}>
    ${told.map(({ lights, text }) => html`<li data-lights=${lights.join(" ")}>${text}</li>`)}
  </ul>`;
}
