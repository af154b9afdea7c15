/** The guide of a guided game: one sentence beside the choices, and what it speaks of lit on the table. */
import { html, nothing } from "lit-html";
import { keptBy } from "../kept.ts";
import { merged } from "../log/entries.ts";
import { inEffect } from "../log/in-effect.ts";
import type { Args, Ctx, LogEntry } from "../types.ts";
import { keptBack } from "./back.ts";
import { gone } from "./gone.ts";
import { AWAY, calledBack, given, heeded, leftOut, NOTHING_GIVEN, taughtSince } from "./heed.ts";
import type { Lesson, Moment } from "./lessons.ts";
import { FAREWELL, goalsOf, learnt, lessonAt } from "./lessons.ts";
import { Lights, MARK } from "./lights.ts";

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

/** The key of what the browser keeps of a game's guide: the lessons read, and what heed.ts names. */
const KEY = "regolith-guide";

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
export type Begin = (id: string, earlier: LogEntry[], redraw: () => void) => Guide;

/** The guide of one table. */
export class TableGuide<C extends Ctx, Now extends Moment> implements Guide<C> {
  guiding: Guiding<C, Now>;
  redraw: () => void;
  key: string;
  /** What the browser keeps. */
  kept: Set<string>;
  /** The log, also what the page has let go of it. */
  log: LogEntry[];
  heed = NOTHING_GIVEN;
  lights: Lights;
  /** Whether the player sent it away on this page, which says from then on how it comes back. */
  isSentAway = false;
  /** The address of the table from which one came. */
  back: string | null;

  /**
   * @param earlier the log as it was when the guide came
   * @param redraw draws the table again
   */
  constructor(guiding: Guiding<C, Now>, id: string, earlier: LogEntry[], redraw: () => void) {
    this.guiding = guiding;
    this.redraw = redraw;
    this.key = `${KEY} ${id}`;
    this.kept = keptBy(
      () => localStorage,
      this.key,
      (kept) => new Set((kept ?? "").split(" ").filter(Boolean)),
    );
    this.log = earlier;
    this.lights = new Lights(guiding.buttons ?? {});
    this.back = keptBack(id);
  }

  lesson(ctx: C) {
    return this.lessonOf(ctx)?.lesson.name ?? null;
  }

  draw(ctx: C) {
    const found = this.lessonOf(ctx);
    if (found) return this.drawLesson(ctx, found.lesson, found.now);
    this.lights.names = [];
    return this.drawGone(ctx);
  }

  again({ say, act, me }: C) {
    const call = () => {
      act.set({ panels: { help: false }, story: { menu: false } });
      if (me) this.callBack(me.seat);
    };
    const isGone = this.kept.has(AWAY) || this.kept.has(FAREWELL);
    if (!isGone && !this.back) return nothing;
    return html`${isGone ? html`<button type="button" data-guide-again @click=${call}>${say("guide-again")}</button>` : nothing} ${this.drawBack(say)}`;
  }

  light(root: HTMLElement) {
    this.lights.show(root, this.heed.lesson);
  }

  /** The moment, where the player is asked and the guide is not away, and its lesson. */
  lessonOf(ctx: C) {
    const now = this.momentOf(ctx);
    const lesson = now && !this.kept.has(AWAY) ? lessonAt(this.guiding.lessons, now) : null;
    return now && lesson ? { now, lesson } : null;
  }

  momentOf(ctx: C): Now | null {
    const { state, now, me } = ctx;
    if (!me || state.story.past || now.story.premove.open) return null;
    this.log = merged(this.log, now.game.log);
    const since = taughtSince(this.kept);
    const own = this.ownMoves(me.seat).slice(since ?? 0);
    this.heed = heeded(this.heed, own);
    return this.guiding.moment(ctx, {
      own,
      read: this.kept,
      again: since !== null,
      missed: leftOut(this.heed),
    });
  }

  ownMoves(mine: number) {
    return inEffect(this.log)
      .filter(({ seat }) => seat === mine)
      .map(({ move }) => move as Now["own"][number]);
  }

  drawLesson(ctx: C, lesson: Lesson<Now>, now: Now) {
    const { say } = ctx;
    const { lessons, words } = this.guiding;
    const offers = lesson.offers?.(now) ?? [];
    this.lights.names = [
      ...(lesson.lights?.(now) ?? []),
      ...offers.flatMap(({ targets }) => targets),
      ...offers.map(({ move }) => JSON.stringify(move)),
    ];
    this.lights.areAll = offers.length > 1 && offers.length === now.offers.length;
    this.heed = given(
      this.heed,
      lesson.name,
      now.own,
      offers.map(({ move }) => move.type),
    );
    const done = learnt(lessons, now);
    const all = goalsOf(lessons).length;
    return html`<aside class="guide" aria-label=${say("guide-label")} data-guide=${lesson.name}>
        <span id=${MARK} hidden>${say("guide-mark")}</span>
        <p role="status">${this.heed.isOther ? html`<span>${say("guide-otherwise")}</span> ` : nothing}${say(`guide-${lesson.name}`, words?.(ctx, now) ?? {})}${lesson === lessons[0] ? html` <small class="by-mouse">${say("guide-keys")}</small>` : nothing}</p>
        <button type="button" class="quiet" data-guide-leave aria-label=${say("guide-leave")} title=${say("guide-leave")} @click=${() => this.leave()}>✕</button>
        ${lesson.reads ? html`<button type="button" class="main" data-guide-next @click=${() => this.mark(lesson.name)}>${say(lesson.name === FAREWELL ? "guide-end" : "guide-next")}</button>` : nothing}
        ${lesson.name === FAREWELL ? this.drawBack(say) : nothing}
        <progress max=${all} value=${done} aria-label=${say("guide-learnt", { done, all })}></progress>
      </aside>`;
  }

  /** In its place, for as long as the page is open. */
  drawGone({ say, me }: C) {
    return this.isSentAway && me ? gone(say, () => this.callBack(me.seat)) : nothing;
  }

  /** The way back to the table from which one came. */
  drawBack(say: C["say"]) {
    return this.back ? html`<a class="button" href=${this.back} data-guide-back>${say("guide-back")}</a>` : nothing;
  }

  leave() {
    this.isSentAway = true;
    this.mark(AWAY);
  }

  callBack(mine: number) {
    this.isSentAway = false;
    this.heed = { ...NOTHING_GIVEN, isOther: this.heed.isOther };
    this.keep(calledBack(this.kept, this.ownMoves(mine).length));
  }

  /** Keep that a lesson was read, or that the guide was sent away. */
  mark(what: string) {
    this.keep(new Set([...this.kept, what]));
  }

  keep(kept: Set<string>) {
    this.kept = kept;
    try {
      localStorage.setItem(this.key, [...kept].join(" "));
    } catch {
      // Without storage what was read is read again after a reload.
    }
    this.redraw();
  }
}
