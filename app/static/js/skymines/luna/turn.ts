/** Luna's card while she acts: what is printed on it, line by line, and what came of it. */
import { html, nothing } from "lit-html";
import { eventsOf } from "../../table/log/entries.ts";
import { inEffect } from "../../table/log/in-effect.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { placesOf } from "../event-places.ts";
import { deed, sentence } from "../sentence.ts";
import { icon, thing } from "../symbols.ts";
import type { Ctx, LogEntry } from "../types.ts";
import { lunaActions } from "./words.ts";

/**
 * The entry of the last card that Luna played, until the viewer has moved since; for a spectator, until any player has.
 * Pure.
 */
export function lunaPlayed(
  log: LogEntry[],
  me: number | null,
  dismissed: number,
): { entry: LogEntry; card: string } | null {
  for (const entry of inEffect(log).reverse()) {
    if (entry.seq <= dismissed) return null;
    const turned = entry.events?.find((event) => event.type === "LunaCardTurned");
    if (turned?.type === "LunaCardTurned") return { entry, card: turned.card };
    if (me === null ? entry.sentences.length > 0 : entry.seat === me) return null;
  }
  return null;
}

/** Already implied by the ousting of an outpost. */
const IMPLIED = "OutpostReturned";
/** Events of her cards after the last one is played. */
const GATHERED = ["LunaCardsDiscarded", "LunaMajorityDiscarded"];

/**
 * The sentences of an entry by the lines of the card: the effects of each line, then the other events of her cards.
 * What comes before the first line only says that the card is played, and what is implied is left out. Pure.
 * @param count lines on the card
 * @returns places of sentences
 */
export function byLine({ sentences, events = [] }: LogEntry, count: number): { lines: number[][]; rest: number[] } {
  const lines: number[][] = Array.from({ length: count }, () => []);
  const rest: number[] = [];
  const reached = events.flatMap((event, place) =>
    event.type === "LunaLineReached" ? [{ place, line: event.line }] : [],
  );
  sentences.forEach((sentence, index) => {
    const place = sentence.events[0] ?? Infinity;
    if (events[place]?.type === IMPLIED) return;
    const line = reached.filter((one) => one.place < place).at(-1);
    const under = line && lines[line.line];
    if (under) under.push(index);
    else if (GATHERED.includes(events[place]?.type ?? "")) rest.push(index);
  });
  return { lines, rest };
}

/** The card that is shown, or null. */
function shown({ state, view }: Ctx) {
  if (state.story.past || view.phase === "finished") return null;
  return lunaPlayed(state.game.log, view.me, state.story.dismissed);
}

/** Whether Luna's card is shown. */
export function isLunaShown(ctx: Ctx) {
  return Boolean(ctx.facts.luna.cards[shown(ctx)?.card ?? ""]);
}

export function lunaCard(ctx: Ctx) {
  const { state, facts, say, act } = ctx;
  const played = shown(ctx);
  const face = played && facts.luna.cards[played.card];
  if (!played || !face) return nothing;
  const seat = played.entry.seat ?? 0;
  const { lines, rest } = byLine(played.entry, face.actions.length);
  return html`<section class="luna-card speed-${state.story.settings.speed}" data-luna-card=${played.card} data-seq=${played.entry.seq} aria-label=${say("luna-shown", { name: seatName(ctx, seat) })}>
    <header>
      <span class="luna-face nightside" aria-hidden="true">${thing("m-luna", SHAPES[seat])}</span><b class="seat-${seat}">${SHAPES[seat]} ${say("luna-plays", { name: seatName(ctx, seat), card: played.card })}</b>
      <span class="face" title=${say("luna-face", { left: face.left, right: face.right, scientists: face.scientists })}>
        <b>${face.left}</b> | <b>${face.right}</b> · ${icon("scientist")}${face.scientists}
      </span>
      <button type="button" class="quiet" data-luna-close aria-label=${say("luna-put-away")} title=${say("luna-put-away")}
        @click=${() => act.set({ story: { dismissed: played.entry.seq } })}>×</button>
    </header>
    <ol class="printed" aria-label=${say("luna-printed")}>
      ${lunaActions(ctx, played.card).map((line, index) => html`<li><span class="line">${line}</span> ${did(ctx, played.entry, lines[index] ?? [])}</li>`)}
    </ol>
    ${did(ctx, played.entry, rest)}
  </section>`;
}

/**
 * Sentences about the effects of a line, without her name, which is the heading; hovering over one highlights its
 * places.
 */
function did(ctx: Ctx, entry: LogEntry, places: number[]) {
  if (places.length === 0) return nothing;
  return html`<ul class="did" aria-label=${ctx.say("luna-did")}>
    ${places.map((place) => html`<li data-lights=${placesOf(eventsOf(entry, place), ctx.view.me).join(" ")}>${lineOf(ctx, entry, place)}</li>`)}
  </ul>`;
}

/** One sentence about the effects of a line; her name is left out only if she is the one who acts. */
function lineOf(ctx: Ctx, entry: LogEntry, place: number) {
  const told = entry.sentences[place];
  if (!told) return nothing;
  const { seat } = told.args;
  const hers = typeof seat === "object" && seat.type === "seat" && seat.seat === entry.seat;
  return hers ? deed(ctx, told) : sentence(ctx, told);
}
