/** The talk at a table, on a page of its own or beside the game: the lines, reactions, a field to say something. */
import { html, nothing, render } from "lit-html";
import type { components } from "../../schema.d.ts";
import type { Answer, call, Problem } from "../api.ts";
import type { isComposing } from "../keyboard.ts";
import { timeFormat } from "../time-format.ts";
import type { Say } from "../types.ts";
import { Field } from "./field.ts";
import type { Lines } from "./lines.ts";
import { drawLine, nameOf, textOf } from "./lines.ts";

type Chat = components["schemas"]["Chat"];

type Line = components["schemas"]["ChatLine"];

type Somebody = components["schemas"]["Person"];

/**
 * `path` of the table and `query` of its invitation; `names`: who may be mentioned; `unread` is told how many
 * lines the reader has not read.
 */
type About = {
  path: string;
  query: string;
  language: string;
  writes: boolean;
  hosting: boolean;
  names: () => string[];
  unread: (count: number) => void;
};

/** What a problem is of: something that was wished, or looking what is new. */
export type Source = "action" | "looking";

/** Milliseconds until lines are asked for again that did not come, or a note is sent again that was not kept. */
export const RETRY_MS = 4000;
/** Pixels from the end of the lines within which the last ones are seen; a line is about as high. */
const NEAR_THE_END = 40;
/** How many answers with lines that were missed are asked for; of more, the earlier ones only when they are wanted. */
const MAX_ANSWERS_MISSED = 10;

export type Tools = {
  call: typeof call;
  newKey: () => string;
  tell: (text: string, source: Source) => void;
  inWords: (problem: unknown) => string;
  isComposing: typeof isComposing;
};

/** Draws what it knows, and asks again when it is told that there is something new. */
export class Conversation {
  place: HTMLElement;
  about: About;
  say: Say;
  tools: Tools;
  times: Intl.DateTimeFormat;
  path: string;
  known: Chat | null;
  lines: Line[];
  blocks: Somebody[];
  open: number;
  announced: string;
  failed: { text: string; key: string } | null;
  wishes: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  read: number;
  latest: Promise<boolean>;
  shown: boolean;
  field: Field;

  constructor(place: HTMLElement, about: About, say: Say, tools: Tools) {
    this.place = place;
    this.about = about;
    this.say = say;
    this.tools = tools;
    this.times = timeFormat(about.language, { dateStyle: "medium", timeStyle: "short" });
    this.path = `${about.path}/chat`;
    this.known = null;
    this.lines = [];
    this.blocks = [];
    /** The line whose menu is open. */
    this.open = 0;
    /** What a screen reader is told: new lines of others, nothing of the history. */
    this.announced = "";
    /** The line that failed last with its key, for another try. */
    this.failed = null;
    /** How often the lines were asked for since they were last brought. */
    this.wishes = 0;
    this.retry = undefined;
    /** The last line that was marked as read. */
    this.read = 0;
    /** The latest of the actions, which are done one after the other. */
    this.latest = Promise.resolve(true);
    /** Whether the lines can be seen. */
    this.shown = true;
    const { language, names } = about;
    const send = (text: string) => this.send(text);
    const { isComposing } = tools;
    this.field = new Field(place, { say, language, names, send, draw: () => this.draw(), isComposing });
  }

  /** Ask for everything; problems are shown. */
  begin() {
    return this.once(() => this.loadAll());
  }

  /** The lines come also if it cannot be said who is blocked. */
  async loadAll() {
    await this.load();
    await this.loadBlocks();
    this.draw();
  }

  /** Give the reader what only hosts may do, or take it away, and load the talk: only hosts are told who is muted. */
  setHosting(hosting: boolean) {
    if (hosting === this.about.hosting) return;
    this.about = { ...this.about, hosting };
    void this.load();
  }

  /** Ask for the last lines; once more if it was wished meanwhile, and after a while if the server did not answer. */
  async load() {
    this.wishes += 1;
    if (this.wishes > 1) return;
    clearTimeout(this.retry);
    try {
      for (let answered = 0; answered < this.wishes; ) {
        answered = this.wishes;
        await this.look();
      }
      this.tools.tell("", "looking");
    } catch (problem) {
      this.tools.tell(this.tools.inWords(problem), "looking");
      const { status = 0 } = problem as Partial<Problem>;
      if (status === 0 || status >= 500) this.retry = setTimeout(() => void this.load(), RETRY_MS);
    } finally {
      this.wishes = 0;
    }
  }

  /** Ask for the last lines, and keep the earlier ones that are shown. */
  async look() {
    const last = this.lines.at(-1)?.id ?? 0;
    const known: Chat = await this.call("GET", "");
    const { lines, more, isGap } = await this.missed(known, last);
    const first = lines[0]?.id ?? Infinity;
    const early = more && !isGap ? this.lines.filter(({ id }) => id < first) : [];
    const fresh = this.known ? known.lines.filter((line) => line.id > last && !line.mine) : [];
    this.known = { ...known, more: early.length > 0 && this.known ? this.known.more : more };
    this.lines = [...early, ...lines];
    this.announced = fresh
      .map((line) => this.say("talk-new", { name: nameOf(line, this.say), text: textOf(line) }))
      .join("\n");
    const isAtEnd = last === 0 || this.isAtEnd();
    this.draw();
    if (isAtEnd && last < (this.lines.at(-1)?.id ?? 0)) this.scrollDown();
    this.about.unread(known.unread);
    await this.markRead();
  }

  /** The last lines with those before them behind line `last`; whether there are still others in between. */
  async missed({ lines, more }: Chat, last: number) {
    const isGap = () => last > 0 && more && (lines[0]?.id ?? 0) > last;
    for (let asked = 1; isGap() && asked < MAX_ANSWERS_MISSED; asked += 1) {
      const found: Chat = await this.call("GET", "", { query: `before=${lines[0]?.id}` });
      lines = [...found.lines, ...lines];
      more = found.more;
    }
    return { lines, more, isGap: isGap() };
  }

  call(
    method: string,
    rest: string,
    { body, key, query = "" }: { body?: object; key?: string; query?: string } = {},
  ): Promise<Answer> {
    const asked = [this.about.query.replace("?", ""), query].filter(Boolean).join("&");
    const headers = key ? { "Idempotency-Key": key } : undefined;
    return this.tools.call(method, this.path + rest + (asked && `?${asked}`), body, headers);
  }

  async loadBlocks() {
    if (this.about.writes) this.blocks = (await this.tools.call("GET", "/api/users/me/blocks")).blocks;
  }

  async earlier() {
    const first = this.lines[0]?.id;
    const found: Chat = await this.call("GET", "", { query: `before=${first}` });
    if (this.lines[0]?.id !== first) return; // Others have come before these meanwhile.
    this.lines = [...found.lines, ...this.lines];
    if (this.known) this.known = { ...this.known, more: found.more };
    this.draw();
  }

  /** What a visible page has shown is read; where the server cannot be told, it is told when the page is next looked at. */
  async markRead() {
    const last = this.lines.at(-1)?.id ?? 0;
    if (document.hidden || !this.shown || !this.about.writes || last <= this.read) return;
    const before = this.read;
    this.read = last;
    try {
      await this.call("PUT", "/read", { body: { line: last } });
      this.about.unread(0);
    } catch {
      this.read = before;
    }
  }

  /** Ask again for a line that has changed, where it is not among the last ones, which are asked for anyway. */
  async renew({ id }: Line) {
    if (this.known?.lines.some((line) => line.id === id)) return;
    const { lines }: Chat = await this.call("GET", "", { query: `before=${id + 1}` });
    const renewed = new Map(lines.map((line) => [line.id, line]));
    this.lines = this.lines.map((line) => renewed.get(line.id) ?? line);
  }

  /** Ask again for all but the last lines once they are wanted again: other people are heard now. */
  forget() {
    if (this.lines.length <= (this.known?.lines.length ?? 0)) return;
    this.known = null;
    this.lines = [];
  }

  /** Whether the last lines are shown: a reader of earlier ones goes on reading. */
  isAtEnd() {
    const list = this.place.querySelector(".lines");
    return !list || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_THE_END;
  }

  scrollDown() {
    const list = this.place.querySelector(".lines");
    list?.scrollTo(0, list.scrollHeight);
  }

  /** Run an action once those before it are done, and show its problem until the next one; whether it was done. */
  once(work: () => Promise<unknown>): Promise<boolean> {
    this.tools.tell("", "action");
    this.latest = this.latest.then(() => this.run(work));
    return this.latest;
  }

  async run(work: () => Promise<unknown>) {
    this.place.setAttribute("aria-busy", "true");
    try {
      await work();
      return true;
    } catch (problem) {
      this.tools.tell(this.tools.inWords(problem), "action");
      return false;
    } finally {
      this.place.removeAttribute("aria-busy");
    }
  }

  /** Change something, and show what is so then: also if it was refused. */
  async change(work: () => Promise<unknown>) {
    const isDone = await this.once(async () => {
      await work();
      this.open = 0;
      await this.loadAll();
    });
    if (!isDone) this.draw();
  }

  /** Say a line; another try has the key of the first, so that the line stands there once. Whether it was said. */
  async send(text: string) {
    const { failed } = this;
    const key = failed?.text === text ? failed.key : this.tools.newKey();
    this.failed = null;
    const isSaid = await this.once(async () => {
      await this.call("POST", "", { body: { text }, key });
      void this.load().then(() => this.scrollDown());
    });
    if (!isSaid) this.failed = { text, key };
    return isSaid;
  }

  draw() {
    const { known, say, lines } = this;
    if (!known) return;
    this.place.querySelector(":scope > p[role=status]:only-child")?.remove();
    const earlier = () => void this.once(() => this.earlier());
    render(
      html`${known.more ? html`<button type="button" data-earlier @click=${earlier}>${say("talk-earlier")}</button>` : nothing}
        <ol class="lines" aria-label=${say("talk-lines")} tabindex="0">
          ${lines.map((line) => drawLine(line, this.drawn()))}
        </ol>
        ${lines.length > 0 ? nothing : html`<p class="empty">${say("talk-none")}</p>`}
        <p class="visually-hidden" role="status" data-announced>${this.announced}</p>
        ${this.about.writes ? this.field.draw(known.room) : html`<p>${say("talk-guest")}</p>`} ${this.notHeard(known)} ${this.closing(known)}`,
      this.place,
    );
    // Not bound in the template, which would write it only if it differs from what was drawn before.
    const box = this.place.querySelector(".closing input") as HTMLInputElement | null;
    if (box) box.checked = known.closed;
  }

  drawn(): Lines {
    const { say, times, open, about } = this;
    return {
      say,
      times,
      open,
      writes: about.writes,
      hosting: about.hosting,
      toggle: (line) => {
        this.open = this.open === line.id ? 0 : line.id;
        this.draw();
      },
      react: (line, symbol, mine) =>
        void this.change(async () => {
          await this.call(mine ? "DELETE" : "PUT", `/${line.id}/reactions/${symbol}`);
          await this.renew(line);
        }),
      mute: (line) => void this.change(() => this.call("POST", `/${line.id}/mute`)),
      block: (line) =>
        void this.change(async () => {
          await this.call("POST", `/${line.id}/block`);
          this.forget();
        }),
    };
  }

  closing({ closed }: Chat) {
    if (!this.about.hosting) return closed ? html`<p class="hint">${this.say("talk-closed")}</p>` : nothing;
    const change = ({ target: { checked } }: { target: HTMLInputElement }) =>
      void this.change(() => this.call(checked ? "PUT" : "DELETE", "/closed"));
    return html`<label class="closing"><input type="checkbox" @change=${change} /> ${this.say("talk-close")}</label>`;
  }

  notHeard(known: Chat) {
    const { say, blocks } = this;
    if (known.muted.length + blocks.length === 0) return nothing;
    const unmute = ({ id }: Somebody) =>
      void this.change(() => this.call("DELETE", `/muted/${encodeURIComponent(id)}`));
    const unblock = ({ id }: Somebody) =>
      void this.change(async () => {
        await this.tools.call("DELETE", `/api/users/me/blocks/${encodeURIComponent(id)}`);
        this.forget();
      });
    return html`<section aria-labelledby="not-heard"><h2 id="not-heard">${say("talk-not-heard")}</h2><div class="row">
      ${known.muted.map((one) => html`<button type="button" data-unmute @click=${() => unmute(one)}>${say("talk-unmute", { name: one.name })}</button>`)}
      ${blocks.map((one) => html`<button type="button" data-unblock @click=${() => unblock(one)}>${say("talk-unblock", { name: one.name })}</button>`)}
    </div></section>`;
  }
}
