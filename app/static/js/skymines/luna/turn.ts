/** Luna's card while she acts: what is printed on it, line by line, and what came of it. */
import { html, nothing } from "lit-html";
import { eventsOf } from "../../table/log/entries.ts";
import { deed } from "../../table/log/sentence.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { deeds, lastPlayed, toldCard } from "../../table/told-card.ts";
import { placesOf } from "../event-places.ts";
import { icon, thing } from "../symbols.ts";
import type { Ctx, LogEntry } from "../types.ts";
import { lunaActions } from "./words.ts";

/**
 * The entry of the last card that Luna played, until the viewer has moved since; for a spectator, until any player has.
 * Pure.
 */
export function lunaPlayed(log: LogEntry[], me: number | null, dismissed: number) {
  return lastPlayed(log, me, dismissed, ({ events }) => {
    const turned = events?.find((event) => event.type === "LunaCardTurned");
    return turned?.type === "LunaCardTurned" ? turned.card : undefined;
  });
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
  const { facts, say } = ctx;
  const played = shown(ctx);
  const face = played && facts.luna.cards[played.card];
  if (!played || !face) return nothing;
  const seat = played.entry.seat ?? 0;
  const { lines, rest } = byLine(played.entry, face.actions.length);
  return toldCard(ctx, {
    name: played.card,
    cls: "luna-card",
    seq: played.entry.seq,
    label: say("luna-shown", { name: seatName(ctx, seat) }),
    head: html`<span class="luna-face nightside" aria-hidden="true">${thing("m-luna", SHAPES[seat])}${thing(`l-${played.card}`, "", "luna-sign")}</span><b class="seat-${seat}">${SHAPES[seat]} ${say("luna-plays", { name: seatName(ctx, seat), card: played.card })}</b>
      <span class="face" title=${say("luna-face", { left: face.left, right: face.right, scientists: face.scientists })}>
        <b>${face.left}</b> | <b>${face.right}</b> · ${icon("scientist")}${face.scientists}
      </span>`,
    away: say("luna-put-away"),
    printed: say("luna-printed"),
    lines: lunaActions(ctx, played.card).map((line, index) => ({
      line,
      did: did(ctx, played.entry, lines[index] ?? []),
    })),
    rest: did(ctx, played.entry, rest),
  });
}

/** Sentences about the effects of a line, without her name, which is the heading. */
function did(ctx: Ctx, entry: LogEntry, places: number[]) {
  return deeds(
    ctx.say("luna-did"),
    places.flatMap((place) => {
      const told = entry.sentences[place];
      const lights = placesOf(eventsOf(entry, place), ctx.view.me);
      return told ? [{ lights, text: deed(ctx, told, entry.seat ?? 0) }] : [];
    }),
  );
}
