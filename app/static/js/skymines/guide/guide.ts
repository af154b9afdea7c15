/** The guide of a guided game: one sentence beside the choices, and what it speaks of lit on the table. */
import { html, nothing } from "lit-html";
import type { Tools } from "../panels/guided.ts";
import type { Ctx, LogEntry, Move } from "../types.ts";
import type { Lesson, Moment } from "./lessons.ts";
import { FAREWELL, GOALS, learnt, lessonAt, READY, STANDING } from "./lessons.ts";

/** What the browser keeps of a game's guide: the lessons read, and whether it has been sent away. */
const KEY = "regolith-guide";
const AWAY = "away";

/** Draws the guide, and tells which lesson it gives. */
export interface Guide {
  draw(ctx: Ctx): unknown;
  lesson(ctx: Ctx): string | null;
  /** The button that calls it back, for the help. */
  again(ctx: Ctx): unknown;
  /** Light what the lesson drawn last speaks of, and on a small screen the tab where it lies. */
  light(root: HTMLElement): void;
}

/**
 * The guide of a game.
 * @param earlier the log as it was when the guide came, which the page may have let go
 * @param again draws the table again
 */
export function guideOf(id: string, earlier: LogEntry[], again: () => void, tools: Tools): Guide {
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
  let asked = { lesson: "", moves: 0, types: [] as string[] };
  let otherwise = false;

  /** Keep that a lesson was read, or that the guide was sent away; called back, it goes on where it was. */
  const mark = (what: string, is = true) => {
    if (is) read.add(what);
    else read.delete(what);
    try {
      localStorage.setItem(key, [...read].join(" "));
    } catch {
      // Without storage what was read is read again after a reload.
    }
    again();
  };

  const momentOf = (ctx: Ctx): Moment | null => {
    const { state, now, view, me, facts, offers } = ctx;
    if (!me || state.story.past || now.story.premove.open) return null;
    known = merged(known, now.game.log) as LogEntry[];
    const own = inEffect(known).filter(({ seat }) => seat === me.seat);
    const form = state.game.choices.form as { slots?: string[]; cards?: string[] } | null;
    const companies = Object.entries(me.shares).sort(([, one], [, other]) => other - one);
    const [company, shares] = companies[0] ?? ["", 0];
    return {
      step: state.game.choices.step,
      round: view.round,
      offers,
      plan: {
        cards: form?.cards ?? [],
        laid: Object.values(state.choosing.draft).filter((card) => card !== null),
        slots: form?.slots?.length ?? 0,
      },
      own: own.map(({ move }) => move as Move),
      read,
      cards: facts.cards,
      display: view.display,
      laidIn: Object.fromEntries(facts.slots.map((slot, index) => [slot, me.area[index]?.card])),
      restIn: Object.fromEntries(facts.slots.map((slot, index) => [slot, me.resting[index] ?? []])),
      hand: me.hand.cards ?? [],
      held: { company, shares, value: view.stations[company as keyof typeof view.stations]?.value ?? 0 },
    };
  };

  /** Notice whether the player did something else than what the lesson before spoke of. */
  const follow = (now: Moment, lesson: Lesson, types: string[]) => {
    if (asked.moves === now.own.length && asked.lesson === lesson.name) return;
    const last = now.own.at(-1)?.type ?? "";
    if (now.own.length !== asked.moves)
      otherwise = now.own.length === asked.moves + 1 && asked.types.length > 0 && !asked.types.includes(last);
    asked = { lesson: lesson.name, moves: now.own.length, types };
  };

  const given = (ctx: Ctx) => {
    const now = momentOf(ctx);
    const lesson = now && !read.has(AWAY) ? lessonAt(now) : null;
    return now && lesson ? { now, lesson } : null;
  };

  return {
    lesson: (ctx) => given(ctx)?.lesson.name ?? null,
    draw(ctx) {
      const { say } = ctx;
      const found = given(ctx);
      if (!found) {
        lit = [];
        return nothing;
      }
      const { now, lesson } = found;
      const offers = lesson.offers?.(now) ?? [];
      lit = [
        ...(lesson.lights?.(now) ?? []),
        ...offers.flatMap(({ targets }) => targets),
        ...offers.map(({ move }) => JSON.stringify(move)),
      ];
      follow(
        now,
        lesson,
        offers.map(({ move }) => move.type),
      );
      const words = { company: say(`company-${now.held.company}`), shares: now.held.shares, value: now.held.value };
      const done = learnt(now);
      return html`<aside class="guide" aria-label=${say("guide-label")} data-guide=${lesson.name}>
        <p role="status">${otherwise ? html`<span>${say("guide-otherwise")}</span> ` : nothing}${say(`guide-${lesson.name}`, words)}</p>
        <button type="button" class="quiet" data-guide-leave aria-label=${say("guide-leave")} title=${say("guide-leave")} @click=${() => mark(AWAY)}>✕</button>
        ${lesson.reads ? html`<button type="button" class="main" data-guide-next @click=${() => mark(lesson.name)}>${say(lesson.name === FAREWELL ? "guide-end" : "guide-next")}</button>` : nothing}
        <progress max=${GOALS.length} value=${done} aria-label=${say("guide-learnt", { done, all: GOALS.length })}></progress>
      </aside>`;
    },
    again({ say, act }) {
      if (!read.has(AWAY)) return nothing;
      const back = () => {
        act.set({ panels: { help: false } });
        mark(AWAY, false);
      };
      return html`<button type="button" data-guide-again @click=${back}>${say("guide-again")}</button>`;
    },
    light(root) {
      for (const one of root.querySelectorAll("[data-guided]")) one.removeAttribute("data-guided");
      if (!root.querySelector("[data-guide]")) return; // It is silent, as while the table is stopped.
      const things = lit.flatMap((name) => [...root.querySelectorAll(selectorOf(name))]);
      const placed = things.filter((one) => one.matches("[data-target]"));
      const inSight = placed.some((one) => one.getClientRects().length > 0);
      const regions = inSight ? [] : placed.map((one) => one.closest("[data-region]")?.getAttribute("data-region"));
      const tabs = regions.flatMap((name) => root.querySelector(`[data-tab="${name}"]`) ?? []);
      for (const one of [...things, ...tabs]) one.setAttribute("data-guided", "");
    },
  };
}

/** Where on the page a thing, a choice or a button is. */
function selectorOf(name: string) {
  if (name === READY) return "[data-ready]";
  if (name === STANDING) return "[data-standing]";
  if (name.startsWith("{")) return `[data-move="${CSS.escape(name)}"]`;
  return `[data-target="${CSS.escape(name)}"]`;
}
