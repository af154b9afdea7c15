/** What is said at a table: the lines, reactions, and a field to say something. All text of people is shown as text. */
import { html, nothing, render } from "lit-html";
import { call } from "../table/api.js";
import { connect } from "../table/socket.js";
import { booted, inWords, once, tell, wordsOf } from "./parts/common.js";

/**
 * @typedef {import("../schema").components["schemas"]["Chat"]} Chat
 * @typedef {import("../schema").components["schemas"]["ChatLine"]} Line
 * @typedef {import("../schema").components["schemas"]["Part"]} Part
 * @typedef {import("../schema").components["schemas"]["Person"]} Somebody
 * @typedef {import("./parts/common.js").Speaker} Speaker
 * @typedef {import("./parts/common.js").Boot} Boot
 */

/** The reactions, in the order in which they are offered. */
const SYMBOLS = { like: "👍", laugh: "😄", wow: "😮", sad: "😢", luck: "🍀", thanks: "🙏" };

/** The page: draws what it knows, and asks again when it is told that there is something new. */
class TalkPage {
  /**
   * @param {HTMLElement} place
   * @param {Boot} boot
   * @param {Speaker} say
   */
  constructor(place, boot, say) {
    this.place = place;
    this.boot = boot;
    this.say = say;
    this.times = new Intl.DateTimeFormat(boot.language, { dateStyle: "medium", timeStyle: "short" });
    this.path = `/api/games/${encodeURIComponent(boot.id)}/chat`;
    this.query = boot.invite ? `invite=${encodeURIComponent(boot.invite)}` : "";
    /** @type {Chat | null} */
    this.known = null;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {Somebody[]} */
    this.blocks = [];
    /** The line whose menu is open. */
    this.open = 0;
    /** What a screen reader is told: new lines of others, nothing of the history. */
    this.news = "";
    /** The key under which the line in the field is sent, until it has arrived. */
    this.key = "";
    /** How often the lines were asked for since they were last brought. */
    this.wishes = 0;
    /** The last line that was marked as read. */
    this.read = 0;
  }

  /** @param {string} [more] */
  address(more = "") {
    const query = [this.query, more].filter(Boolean).join("&");
    return query ? `?${query}` : "";
  }

  /** Ask for the last lines; once more if it was wished meanwhile. */
  async load() {
    this.wishes += 1;
    if (this.wishes > 1) return;
    try {
      for (let answered = 0; answered < this.wishes; ) {
        answered = this.wishes;
        await this.look();
      }
    } finally {
      this.wishes = 0;
    }
  }

  /** Ask for the last lines, and keep the earlier ones that are shown. */
  async look() {
    const last = this.lines.at(-1)?.id ?? 0;
    /** @type {Chat} */
    const known = await call("GET", this.path + this.address());
    const first = known.lines[0]?.id ?? Infinity;
    const early = known.more ? this.lines.filter(({ id }) => id < first) : [];
    const fresh = this.known ? known.lines.filter((line) => line.id > last && !line.mine) : [];
    this.known = early.length > 0 && this.known ? { ...known, more: this.known.more } : known;
    this.lines = [...early, ...known.lines];
    this.news = fresh.map((line) => this.say("talk-new", { name: this.name(line), text: textOf(line) })).join("\n");
    this.draw();
    if (!last || fresh.length > 0) this.scrollDown();
    await this.markRead();
  }

  async loadBlocks() {
    if (this.boot.user) this.blocks = (await call("GET", "/api/users/me/blocks")).blocks;
  }

  async earlier() {
    /** @type {Chat} */
    const found = await call("GET", this.path + this.address(`before=${this.lines[0]?.id}`));
    this.lines = [...found.lines, ...this.lines];
    if (this.known) this.known = { ...this.known, more: found.more };
    this.draw();
  }

  /** What a visible page has shown is read. */
  async markRead() {
    const last = this.lines.at(-1)?.id ?? 0;
    if (document.hidden || !this.boot.user || last <= this.read) return;
    this.read = last;
    await call("PUT", `${this.path}/read${this.address()}`, { line: last });
  }

  scrollDown() {
    const list = this.place.querySelector(".lines");
    list?.scrollTo(0, list.scrollHeight);
  }

  /** @param {() => Promise<unknown>} work */
  change(work) {
    return once(this.say, this.place, async () => {
      await work();
      this.open = 0;
      await this.loadBlocks();
      await this.load();
    });
  }

  /** @param {Event} event */
  send(event) {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (this.place.querySelector("textarea"));
    if (field.value.trim() === "") return field.focus();
    this.key ||= Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join("-");
    void this.change(async () => {
      await call("POST", this.path + this.address(), { text: field.value }, { "Idempotency-Key": this.key });
      this.key = "";
      field.value = "";
      this.lines.length && this.scrollDown();
    }).then(() => field.focus());
  }

  /** @param {Line} line */
  name(line) {
    return line.name ?? this.say("talk-gone");
  }

  draw() {
    const { known, say, lines } = this;
    if (!known) return;
    this.place.querySelector(":scope > p[role=status]:only-child")?.remove();
    const earlier = () => void once(say, this.place, () => this.earlier());
    render(
      html`${known.more ? html`<button type="button" data-earlier @click=${earlier}>${say("talk-earlier")}</button>` : nothing}
        <ol class="lines" aria-label=${say("talk-lines")} tabindex="0">
          ${lines.map((line) => this.line(line))}
        </ol>
        ${lines.length > 0 ? nothing : html`<p class="empty">${say("talk-none")}</p>`}
        <p class="visually-hidden" role="status" data-news>${this.news}</p>
        ${this.boot.user ? this.saying(known) : html`<p>${say("talk-guest")}</p>`} ${this.notHeard(known)}`,
      this.place,
    );
  }

  /** @param {Line} line */
  line(line) {
    const { say } = this;
    const name = this.name(line);
    return html`<li class="line" data-line=${line.id}>
      <span class="who"><strong>${name}</strong>${line.room === "spectators" ? html` <span class="watches">${say("talk-of-spectators")}</span>` : nothing}</span>
      <time datetime=${line.at}>${this.times.format(new Date(line.at))}</time>
      <p class="said">${line.parts.map((part) => this.part(part))}</p>
      <div class="row">
        ${line.reactions.map(({ symbol, count, mine }) => this.reaction(line, symbol, count, mine))}
        ${this.boot.user ? this.menu(line, name) : nothing}
      </div>
    </li>`;
  }

  /** @param {Part} part */
  part(part) {
    if (part.kind === "mention") return html`<mark class=${part.me ? "me" : ""}>${part.text}</mark>`;
    if (part.kind === "text") return part.text;
    return html`<a href=${part.text} target="_blank" rel="noopener noreferrer nofollow">${part.text}</a> <span class="host">${this.say("talk-link-host", { host: part.host ?? "" })}</span>`;
  }

  /**
   * @param {Line} line
   * @param {Line["reactions"][number]["symbol"]} symbol
   * @param {number} count
   * @param {boolean} mine
   */
  reaction(line, symbol, count, mine) {
    const { say } = this;
    const what = say(`talk-react-${symbol}`);
    const react = () =>
      void this.change(() =>
        call(mine ? "DELETE" : "PUT", `${this.path}/${line.id}/reactions/${symbol}${this.address()}`),
      );
    return html`<button type="button" ?disabled=${!this.boot.user} data-react=${symbol} aria-pressed=${String(mine)}
      aria-label=${count ? say("talk-react-count", { what, count }) : what} title=${what} @click=${react}
    >${SYMBOLS[/** @type {keyof typeof SYMBOLS} */ (symbol)]} ${count || nothing}</button>`;
  }

  /**
   * @param {Line} line
   * @param {string} name
   */
  menu(line, name) {
    const { say } = this;
    const open = this.open === line.id;
    const toggle = () => {
      this.open = open ? 0 : line.id;
      this.draw();
    };
    const used = line.reactions.map(({ symbol }) => String(symbol));
    return html`<button type="button" data-more aria-expanded=${String(open)} aria-label=${say("talk-more-of", { name })} title=${say("talk-more")} @click=${toggle}>…</button>
      ${
        open
          ? Object.keys(SYMBOLS)
              .filter((symbol) => !used.includes(symbol))
              .map((symbol) => this.reaction(line, /** @type {any} */ (symbol), 0, false))
          : nothing
      }
      ${open && !line.mine && line.name !== null ? this.silencing(line, name) : nothing}`;
  }

  /**
   * @param {Line} line
   * @param {string} name
   */
  silencing(line, name) {
    const { say } = this;
    const mute = () => void this.change(() => call("POST", `${this.path}/${line.id}/mute`));
    const block = () => void this.change(() => call("POST", `${this.path}/${line.id}/block${this.address()}`));
    return html`${this.boot.hosting ? html`<button type="button" data-mute @click=${mute}>${say("talk-mute", { name })}</button>` : nothing}
      <button type="button" data-block @click=${block}>${say("talk-block", { name })}</button>`;
  }

  /** @param {Chat} known */
  saying(known) {
    const { say, boot } = this;
    const names = new Intl.ListFormat(boot.language).format(boot.seats);
    return html`<form class="saying" @submit=${(/** @type {Event} */ event) => this.send(event)}>
      <label for="say">${say("talk-field")}</label>
      <textarea id="say" maxlength="500" aria-describedby="say-hint say-to" @input=${() => (this.key = "")}></textarea>
      <p id="say-hint" class="hint">${say("talk-field-hint", { names })}</p>
      <p id="say-to" class="hint">${say(known.room === "spectators" ? "talk-to-spectators" : "talk-to-players")}</p>
      <div class="row"><button class="main">${say("talk-say")}</button></div>
    </form>`;
  }

  /** @param {Chat} known */
  notHeard(known) {
    const { say, blocks } = this;
    if (known.muted.length + blocks.length === 0) return nothing;
    /** @param {Somebody} one */
    const unmute = ({ id }) => void this.change(() => call("DELETE", `${this.path}/muted/${encodeURIComponent(id)}`));
    /** @param {Somebody} one */
    const unblock = ({ id }) =>
      void this.change(() => call("DELETE", `/api/users/me/blocks/${encodeURIComponent(id)}`));
    return html`<section aria-labelledby="not-heard"><h2 id="not-heard">${say("talk-not-heard")}</h2><div class="row">
      ${known.muted.map((one) => html`<button type="button" data-unmute @click=${() => unmute(one)}>${say("talk-unmute", { name: one.name })}</button>`)}
      ${blocks.map((one) => html`<button type="button" data-unblock @click=${() => unblock(one)}>${say("talk-unblock", { name: one.name })}</button>`)}
    </div></section>`;
  }
}

/** @param {Line} line */
function textOf(line) {
  return line.parts.map(({ text }) => text).join("");
}

const place = document.getElementById("talk");
if (place) {
  const boot = booted();
  const say = wordsOf(boot);
  const page = new TalkPage(place, boot, say);
  const load = () => page.load().catch((problem) => tell(inWords(say, problem)));
  await once(say, place, () => page.loadBlocks());
  await load();
  document.addEventListener("visibilitychange", () => void page.markRead());
  connect(`/ws/games/${encodeURIComponent(boot.id)}${page.address()}`, {
    seq: () => -1,
    onView: () => {},
    onPatch: () => {},
    // What was said before the connection was there (again) is not told.
    onStatus: (status) => status === "open" && void load(),
    onOther: (message) => message.type === "chat" && void load(),
  });
}
