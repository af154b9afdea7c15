/** The guide of a guided game: one sentence beside the choices, and what it speaks of lit on the table. */
import { html, nothing } from "lit-html";
import type { Tools } from "../guided.ts";
import type { Args, Ctx, LogEntry } from "../types.ts";
import { keptBack } from "./back.ts";
import { bring } from "./in-sight.ts";
import type { Lesson, Moment } from "./lessons.ts";
import { FAREWELL, goalsOf, learnt, lessonAt } from "./lessons.ts";

/** What a game's guide knows: its lessons in order, and how it sees a table. */
export interface Guiding<C, Now extends Moment> {
  lessons: readonly Lesson<Now>[];
  /** The moment of a table at which its player is asked, with what they have done and read. */
  moment(ctx: C, known: Pick<Now, "own" | "read" | "again" | "missed">): Now;
  /** What the messages of lessons are told, `guide-<name>`. */
  words?(ctx: C, now: Now): Args;
  /** Selectors of what lessons light that is no thing of the game. */
  buttons?: Record<string, string>;
}

/** What tells of each thing that the guide means, to who does not see its ring. */
const MARK = "guide-mark";

/**
 * What the browser keeps of a game's guide: the lessons read, whether it has been sent away, and from which of the
 * player's moves on it teaches, once it was called back after its farewell.
 */
const KEY = "regolith-guide";
const AWAY = "away";
const SINCE = /^since:(\d+)$/;

/** How often a lesson may go unheeded before it is left out, so that another one can be given. */
const MAX_MISSES = 2;

/** Draws the guide, and tells which lesson it gives. */
export interface Guide<C = Ctx> {
  draw(ctx: C): unknown;
  lesson(ctx: C): string | null;
  /** The button that calls it back, for the help. */
  again(ctx: C): unknown;
  /** Light what the lesson drawn last speaks of, and on a small screen the tab where it lies. */
  light(root: HTMLElement): void;
}

/** What a game's own script of its guide exports as `guide`: that of one of its tables. */
export type Begin = (id: string, earlier: LogEntry[], again: () => void, tools: Tools) => Guide;

/**
 * The guide of a game.
 * @param earlier the log as it was when the guide came, which the page may have let go
 * @param again draws the table again
 */
export function guideOf<C extends Ctx, Now extends Moment>(
  guiding: Guiding<C, Now>,
  id: string,
  earlier: LogEntry[],
  again: () => void,
  tools: Tools,
): Guide<C> {
  const { lessons, buttons = {} } = guiding;
  const { inEffect, keptBy, merged } = tools;
  const key = `${KEY} ${id}`;
  const read = new Set(
    keptBy(
      () => localStorage,
      key,
      (kept) => (kept ?? "").split(" ").filter(Boolean),
    ),
  );
  let known = earlier;
  let lit: string[] = [];
  /** Whether all that is offered is lit. */
  let any = false;
  let asked = { lesson: "", moves: 0, types: [] as string[] };
  let otherwise = false;
  /** How often the player did something else than each lesson spoke of, and the lessons left out for that. */
  const misses = new Map<string, number>();
  const missed = new Set<string>();
  /** How many moves the player had made when they sent it away on this page: until the next one it says how it comes back. */
  let leftAt = -1;
  /** What it lit when it met the player last. */
  let met = "";
  /** Whether the player uses the keyboard. */
  let byKeys = false;
  for (const kind of ["keydown", "pointerdown"])
    addEventListener(kind, () => (byKeys = kind === "keydown"), { capture: true, passive: true });
  const back = keptBack(id);

  /** Keep that a lesson was read, or that the guide was sent away. */
  const mark = (what: string) => {
    read.add(what);
    keep();
  };

  const keep = () => {
    try {
      localStorage.setItem(key, [...read].join(" "));
    } catch {
      // Without storage what was read is read again after a reload.
    }
    again();
  };

  const momentOf = (ctx: C): Now | null => {
    const { state, now, me } = ctx;
    if (!me || state.story.past || now.story.premove.open) return null;
    known = merged(known, now.game.log);
    const since = [...read].flatMap((one) => SINCE.exec(one)?.[1] ?? [])[0];
    const own: Now["own"] = ownMoves(me.seat).slice(Number(since ?? 0));
    notice(own);
    return guiding.moment(ctx, { own, read, again: since !== undefined, missed });
  };

  const ownMoves = (mine: number) =>
    inEffect(known)
      .filter(({ seat }) => seat === mine)
      .map(({ move }) => move as Now["own"][number]);

  /** Call the guide back: it goes on where it was sent away, and starts over where it had said farewell. */
  const callBack = (mine: number) => {
    if (read.has(FAREWELL)) {
      read.clear();
      read.add(`since:${ownMoves(mine).length}`);
    }
    read.delete(AWAY);
    leftAt = -1;
    misses.clear();
    missed.clear();
    asked = { lesson: "", moves: 0, types: [] };
    keep();
  };

  /** Notice whether the player did something else than what the lesson before spoke of. */
  const notice = (own: Now["own"]) => {
    if (own.length === asked.moves) return;
    const last = own.at(-1)?.type ?? "";
    otherwise = own.length === asked.moves + 1 && asked.types.length > 0 && !asked.types.includes(last);
    asked.moves = own.length;
    if (!otherwise) return;
    const count = (misses.get(asked.lesson) ?? 0) + 1;
    misses.set(asked.lesson, count);
    if (count >= MAX_MISSES) missed.add(asked.lesson);
  };

  const leave = ({ me }: C) => {
    leftAt = me ? ownMoves(me.seat).length : -1;
    mark(AWAY);
  };

  /** In its place, right after it was sent away: how it comes back. */
  const gone = ({ say, me }: C) =>
    me && read.has(AWAY) && ownMoves(me.seat).length === leftAt
      ? html`<p class="guide away" role="status" data-guide-gone>${say("guide-gone")} <button type="button" data-guide-again @click=${() => callBack(me.seat)}>${say("guide-again")}</button></p>`
      : nothing;

  const given = (ctx: C) => {
    const now = momentOf(ctx);
    const lesson = now && !read.has(AWAY) ? lessonAt(lessons, now) : null;
    return now && lesson ? { now, lesson } : null;
  };

  /** The way back to the table from which one came. */
  const goBack = (say: C["say"]) =>
    back ? html`<a class="button" href=${back} data-guide-back>${say("guide-back")}</a>` : nothing;

  return {
    lesson: (ctx) => given(ctx)?.lesson.name ?? null,
    draw(ctx) {
      const { say } = ctx;
      const found = given(ctx);
      if (!found) {
        lit = [];
        return gone(ctx);
      }
      const { now, lesson } = found;
      const offers = lesson.offers?.(now) ?? [];
      lit = [
        ...(lesson.lights?.(now) ?? []),
        ...offers.flatMap(({ targets }) => targets),
        ...offers.map(({ move }) => JSON.stringify(move)),
      ];
      any = offers.length > 1 && offers.length === now.offers.length;
      asked = { lesson: lesson.name, moves: now.own.length, types: offers.map(({ move }) => move.type) };
      const words = guiding.words?.(ctx, now) ?? {};
      const done = learnt(lessons, now);
      const all = goalsOf(lessons).length;
      return html`<aside class="guide" aria-label=${say("guide-label")} data-guide=${lesson.name}>
        <span id=${MARK} hidden>${say("guide-mark")}</span>
        <p role="status">${otherwise ? html`<span>${say("guide-otherwise")}</span> ` : nothing}${say(`guide-${lesson.name}`, words)}${lesson === lessons[0] ? html` <small class="by-mouse">${say("guide-keys")}</small>` : nothing}</p>
        <button type="button" class="quiet" data-guide-leave aria-label=${say("guide-leave")} title=${say("guide-leave")} @click=${() => leave(ctx)}>✕</button>
        ${lesson.reads ? html`<button type="button" class="main" data-guide-next @click=${() => mark(lesson.name)}>${say(lesson.name === FAREWELL ? "guide-end" : "guide-next")}</button>` : nothing}
        ${lesson.name === FAREWELL ? goBack(say) : nothing}
        <progress max=${all} value=${done} aria-label=${say("guide-learnt", { done, all })}></progress>
      </aside>`;
    },
    again({ say, act, me }) {
      const call = () => {
        act.set({ panels: { help: false }, story: { menu: false } });
        if (me) callBack(me.seat);
      };
      const gone = read.has(AWAY) || read.has(FAREWELL);
      if (!gone && !back) return nothing;
      return html`${gone ? html`<button type="button" data-guide-again @click=${call}>${say("guide-again")}</button>` : nothing} ${goBack(say)}`;
    },
    light(root) {
      for (const one of root.querySelectorAll("[data-guided]")) {
        one.removeAttribute("data-guided");
        one.removeAttribute("aria-describedby");
      }
      const speaks = root.querySelector("[data-guide]") !== null;
      root.querySelector(".table")?.toggleAttribute("data-guide-speaks", speaks);
      if (!speaks) return; // It is silent, as while the table is stopped.
      const things = lit.flatMap((name) => thingsOf(root, name, buttons[name]));
      const placed = things.filter((one) => one.matches("[data-target], [data-key]"));
      const inSight = placed.some((one) => one.getClientRects().length > 0);
      const regions = inSight ? [] : placed.map((one) => one.closest("[data-region]")?.getAttribute("data-region"));
      const tabs = regions.flatMap((name) => root.querySelector(`[data-tab="${name}"]`) ?? []);
      for (const one of [...things, ...tabs]) {
        one.setAttribute("data-guided", any ? "any" : "");
        one.setAttribute("aria-describedby", MARK);
      }
      const now = [asked.lesson, ...things.map(({ dataset }) => dataset.move ?? dataset.target)].join(" ");
      if (now !== met && meet(root, placed, byKeys)) met = now;
    },
  };
}

/**
 * At something new: bring the choice that is meant into sight, or else what is meant on the table, and let the keyboard
 * begin at it, or at the button that goes on.
 * @param placed what is meant on the table
 * @returns false while the choice cannot be pressed, as until a move is acknowledged
 */
function meet(root: HTMLElement, placed: HTMLElement[], byKeys: boolean) {
  const choice = root.querySelector<HTMLElement>(".offers [data-guided]");
  if (choice?.matches(":disabled")) return false;
  bring(root, choice ? [choice.closest<HTMLElement>(".offers .list > li") ?? choice] : placed);
  const next = root.querySelector<HTMLElement>("[data-guide-next]");
  const focused = document.activeElement;
  const isLost = !focused || focused === document.body;
  if (!isLost && (!byKeys || focused.closest(ELSEWHERE))) return true;
  const meant = choice ?? root.querySelector<HTMLElement>(MEANT);
  (next ?? (byKeys ? meant : null))?.focus({ preventScroll: true });
  return true;
}

/** Where the keyboard is on purpose. */
const ELSEWHERE = "[data-panel], dialog, input, textarea, .side, .bar";
/** What is meant on the table, where it takes the focus. */
const MEANT = ".table [data-guided]:is(button:not(:disabled), [tabindex='0'])";

/** What is meant by a name: a button, what can be chosen, or else what only shows something, such as a stock. */
function thingsOf(root: HTMLElement, name: string, button: string | undefined) {
  const found = [...root.querySelectorAll<HTMLElement>(button ?? selectorOf(name))];
  return found.length > 0 ? found : [...root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(name)}"]`)];
}

/** Where on the page a thing is, with the choice that picks it, or a choice. */
function selectorOf(name: string) {
  if (name.startsWith("{")) return `[data-move="${CSS.escape(name)}"]`;
  return `[data-target="${CSS.escape(name)}"], [data-first="${CSS.escape(name)}"]`;
}
