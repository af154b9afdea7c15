/** What has happened since the reader was last here, step by step: a picture of the table then, and sentences. */
import { html, nothing } from "lit-html";
import type { components } from "../schema.d.ts";
import { face } from "./face.ts";
import { sentence } from "./log/sentence.ts";
import { SHAPES, seatName } from "./seats.ts";
import type { Store } from "./store.ts";
import { backToNow } from "./story.ts";
import type { Ask, Ctx, FollowMissed, Happened, Missed, TableState, Told } from "./types.ts";

/** A sentence, and which of the events it is about. */
type Concern = Told & { events?: number[] };

type Line = components["schemas"]["ChatLine"];

/** `unread`: so many lines of the talk are not read; `lines`: these, once they have been fetched. */
type Step = {
  seq: number;
  seat: number | null;
  concerns: Concern[];
  sentences: Told[];
  events: Happened[];
  unread?: number;
  lines?: Line[];
};

/**
 * The steps: the turns that concern the reader, what has become of what they hold, the other turns, the talk. Pure.
 * @param unread how many lines of the talk the reader has not read
 */
export function stepsOf(told: Missed, unread = 0): Step[] {
  const mine = told.turns.filter(({ concerns }) => concerns.length > 0);
  const rest = told.turns.filter(({ concerns }) => concerns.length === 0);
  const { seq, changes } = told;
  const held = changes.length > 0 ? [{ seq, seat: null, concerns: changes, sentences: [], events: [] }] : [];
  const talk = unread > 0 ? [{ seq, seat: null, concerns: [], sentences: [], events: [], unread }] : [];
  return [...mine, ...held, ...rest, ...talk];
}

/** The region in which the first thing lies that a step touched, to be opened on a small screen. */
function regionOf({ events, concerns }: Step) {
  const touched = concerns.flatMap(({ events: places = [] }) => places.map((place) => events[place] ?? []));
  const keys = face.places?.(touched.length > 0 ? touched.flat() : events, null) ?? [];
  return keys.map((key) => face.tabs.find((tab) => face.holds(tab).includes(key.split(":")[0] ?? ""))).find(Boolean);
}

export const follow: FollowMissed = (root, store, look, point, ask) => {
  let steps: Step[] = [];
  const go = async (at: number, told: Missed) => {
    const state = store.get();
    const step = steps[at];
    if (!step || !state.recent.missed) return end();
    const missed = { ...state.recent.missed, told, at };
    const shown = state.story.past?.seq ?? state.game.seq;
    store.set(step.seq < state.game.seq ? { recent: { missed } } : { ...backToNow(state), recent: { missed } });
    if (step.seq < state.game.seq) await look(step.seq, step.seq > shown);
    const tab = regionOf(step);
    if (tab) store.set({ panels: { tab } });
    requestAnimationFrame(() => requestAnimationFrame(lit));
    if (step.unread) await read(store, step, ask);
  };
  const end = () => {
    store.set(backToNow(store.get()));
    const prompt = () => (root.querySelector(".prompt") as HTMLElement | null)?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(prompt));
  };
  const lit = () => {
    const box = root.querySelector("[data-since-panel]");
    if (!box) return;
    point(root, box);
    const told = box.querySelector(".told");
    if (told) told.scrollTop = 0;
    if (!box.contains(document.activeElement))
      (box.querySelector("[data-since-step='1']") as HTMLElement | null)?.focus();
  };
  root.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[data-since-step], [data-since-end]");
    const { missed } = store.get().recent;
    if (!button || !missed?.told) return;
    if (button.matches("[data-since-end]")) end();
    else void go(missed.at + Number(button.getAttribute("data-since-step")), missed.told);
  });
  const begin = (told: Missed) => {
    steps = stepsOf(told, store.get().talk.unread);
    void go(0, told);
  };
  return { begin, draw: (ctx) => panel(ctx, steps) };
};

function panel(ctx: Ctx, steps: Step[]) {
  const { say, now } = ctx;
  const at = now.recent.missed?.at ?? 0;
  const step = steps[at];
  const told = now.recent.missed?.told;
  if (!step || !told) return nothing;
  const places = (events: Happened[]) => face.places?.(events, ctx.me?.seat ?? null) ?? [];
  const last = at === steps.length - 1;
  return html`<section class="then since told-panel" role="region" aria-label=${say("since")} data-since-panel data-seq=${step.seq} data-lights=${places(step.events).join(" ")}>
    <div class="told" role="status" tabindex="0">
      <p>
        ${say("since-step", { at: at + 1, count: steps.length })}
        ${step.seat === null ? nothing : html`<b class="seat-${step.seat}">${SHAPES[step.seat]} ${seatName(ctx, step.seat)}</b>`}
      </p>
      ${at === 0 ? notes(ctx, told) : nothing} ${lines(ctx, step.concerns, "mine")} ${lines(ctx, step.sentences, "rest")} ${talk(ctx, step)}
    </div>
    <div class="ways">
      <button type="button" data-since-step="-1" ?disabled=${at === 0}>◀ ${say("since-back")}</button>
      <button type="button" class="main" data-since-step="1">${say(last ? "since-done" : "since-next")} ${last ? nothing : "▶"}</button>
      ${last ? nothing : html`<button type="button" data-since-end>${say("since-skip")} <kbd aria-hidden="true">Esc</kbd></button>`}
    </div>
  </section>`;
}

/** Fetch the lines that are not read, show them, and mark them as read. Without them the step leads to the talk. */
async function read(store: Store<TableState>, step: Step, ask: Ask) {
  if (step.lines) return;
  const chat = await ask("GET", "/chat").catch(() => null);
  const { missed } = store.get().recent;
  if (!chat || !missed) return;
  step.lines = unreadOf(chat.lines, chat.unread);
  store.set({ recent: { missed: { ...missed } } });
  const last = chat.lines.at(-1);
  if (!last) return;
  await ask("PUT", "/chat/read", { line: last.id }).then(
    () => store.set({ talk: { unread: 0 } }),
    () => {},
  );
}

/** The last lines of others, as many as are not read. Pure. */
export function unreadOf(lines: Line[], unread: number) {
  const others = lines.filter(({ mine }) => !mine);
  return others.slice(Math.max(0, others.length - unread));
}

function talk({ say }: Ctx, { unread, lines: found = [] }: Step) {
  if (!unread) return nothing;
  const line = ({ name, parts }: Line) =>
    html`<li><b dir="auto">${name ?? say("since-talk-gone")}</b>: ${parts.map(({ text }) => text).join("")}</li>`;
  return html`<p>${say("since-talk", { count: unread })}</p>
    <ul class="mine" role="list" data-since-talk>${found.map(line)}</ul>
    <button type="button" data-talk>${say("talk-title")}</button>`;
}

/** What is not among the steps. */
function notes({ say }: Ctx, told: Missed) {
  return html`${told.taken_back ? html`<p>${say("since-taken-back")}</p>` : nothing}
    ${told.left_out > 0 ? html`<p>${say("since-left-out", { count: told.left_out })}</p>` : nothing}`;
}

function lines(ctx: Ctx, sentences: Told[], name: string) {
  if (sentences.length === 0) return nothing;
  return html`<ul class=${name} role="list">${sentences.map((one) => html`<li>${sentence(ctx, one)}</li>`)}</ul>`;
}
