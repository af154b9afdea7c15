/** What somebody is told of, and where: channels, quiet hours, and what was sent. */
import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { components } from "../schema.d.ts";
import { call } from "../table/api.ts";
import { timeFormat } from "../table/time-format.ts";
import { AnswerOrder } from "./parts/answer-order.ts";
import type { Boot, Speaker } from "./parts/common.ts";
import { booted, done, inWords, isBusy, keepSaid, queued, tell, wordsOf } from "./parts/common.ts";
import { keepTimes, zoneOf } from "./parts/own-zone.ts";
import { begin, end, isPermitted, ownMark, possible } from "./parts/push.ts";

type Notices = components["schemas"]["Notices"];

type Channel = components["schemas"]["ChannelSeen"];

type Notice = components["schemas"]["NoticeSeen"];

const LOOK_AGAIN = 3000;
const MINUTES = 60;

/** The page: draws all that is known, and asks again after each change. */
class NoticesPage {
  place: HTMLElement;
  say: Speaker;
  ownAddress: string | null;
  times: Intl.DateTimeFormat;
  days: Intl.DateTimeFormat;
  known: Notices | null;
  answers: AnswerOrder;
  mark: string | null;

  /** @param boot `address` is the confirmed one with which its owner signs in */
  constructor(place: HTMLElement, say: Speaker, { language, address }: Boot & { address: string | null }) {
    this.place = place;
    this.say = say;
    this.ownAddress = address;
    this.times = timeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    this.days = timeFormat(language, { dateStyle: "medium" });
    this.known = null;
    this.answers = new AnswerOrder();
    /** What this browser's own channel bears. */
    this.mark = null;
  }

  async load() {
    const asked = this.answers.ask();
    const known = await call("GET", "/api/users/me/notices");
    if (!this.answers.takes(asked)) return;
    this.known = known;
    this.mark = await ownMark();
    this.draw();
  }

  /**
   * Change something after what was changed before, and show what is so then: also if it was refused.
   * @param near what was pressed: what came of it is said there
   * @param words what is said of it, known once it is done
   */
  async change(near: EventTarget | null, work: () => Promise<unknown>, words = () => "") {
    const changed = async () => {
      await this.tellLocale();
      await work();
      done(words());
      await this.load();
    };
    await queued(this.say, this.place, changed, near as Element);
    this.draw();
  }

  /** Tell the server once how times are written here, and in which zone, unless one was chosen. */
  async tellLocale() {
    const { known } = this;
    if (!known || known.locale !== null) return;
    const { quiet_from, quiet_until } = known;
    await keepTimes({ time_zone: zoneOf(known), quiet_from, quiet_until });
  }

  /** Draw what is known, once no change is under way that it does not have. */
  draw() {
    const { known, say } = this;
    if (!known || isBusy(this.place)) return;
    this.place.firstElementChild?.matches("p[role=status]:only-child") && this.place.replaceChildren();
    const had = document.activeElement;
    render(
      html`<section aria-labelledby="channels-title">
          <h2 id="channels-title">${say("notices-ways-title")}</h2>
          <div data-says>${known.channels.length > 0 ? known.channels.map((channel) => this.channel(channel)) : html`<p class="empty">${say(known.ways.length > 0 ? "notices-ways-none" : "notices-no-ways")}</p>`}
          ${known.ways.includes("push") ? this.here(known) : nothing}
          ${known.ways.includes("email") ? this.own(known) : html`<p class="hint">${say("notices-no-email")}</p>`}</div>
          ${["email", "chat", "webhook"].filter((kind) => known.ways.includes(kind)).map((kind) => this.adding(kind))}
        </section>
        ${this.hours(known)}
        <section aria-labelledby="sent-title">
          <h2 id="sent-title">${say("notices-sent-title")}</h2>
          ${known.notices.length > 0 ? this.sent(known) : html`<p class="empty">${say("notices-sent-none")}</p>`}
        </section>`,
      this.place,
    );
    keepSaid(this.place.querySelector("[data-says]") as Element);
    // Who pressed a button that is not there any more is led to what came of it.
    if (had && !had.isConnected) document.getElementById("done")?.focus();
  }

  /** The switch for this browser, or what stands against it; nothing while it is told. */
  here(known: Notices) {
    const { say } = this;
    if (isPermitted() && known.channels.some((channel) => this.isHere(channel) && channel.broken === null))
      return nothing;
    const can = possible();
    if (can !== "can") return html`<p class="hint here">${say(`notices-push-${can}`)}</p>`;
    return html`<p class="row here"><button type="button" class="main" @click=${(event: Event) => this.begin(event.target, known.push_key)}>${say("notices-push-begin")}</button></p>`;
  }

  /** The button for the address with which one signs in, which is confirmed already; nothing where it is a channel. */
  own({ channels }: Notices) {
    const address = this.ownAddress;
    if (address === null) return nothing;
    const there = channels.some((channel) => channel.kind === "email" && channel.address === address);
    if (there) return nothing;
    return html`<p class="row here"><button type="button" data-own-address @click=${(event: Event) => void this.add(event.target, "email", address)}>${this.say("notices-own-address", { address })}</button></p>`;
  }

  async begin(near: EventTarget | null, key: string) {
    let words = "";
    const begun = async () => {
      words = this.say(`notices-push-${await begin(key)}`);
    };
    await this.change(near, begun, () => words);
  }

  /** Whether a channel leads to this browser. */
  isHere(channel: Channel) {
    return channel.mark !== null && channel.mark === this.mark;
  }

  /** Why a channel is switched off. */
  broken(why: string) {
    const own = { "signed-out": "notices-broken-signed-out", unsubscribed: "notices-broken-unsubscribed" }[why];
    return own ? this.say(own) : this.say("notices-broken", { why });
  }

  /** Remove a channel, once. */
  remove(near: EventTarget | null, channel: Channel, path: string) {
    return this.change(near, async () => {
      if (!this.known?.channels.some(({ id }) => id === channel.id)) return;
      if (this.isHere(channel)) await end();
      await call("DELETE", path);
    });
  }

  channel(channel: Channel) {
    const { say } = this;
    const path = `/api/users/me/channels/${encodeURIComponent(channel.id)}`;
    const { address } = channel;
    const choose = (event: Event) => {
      const form = (event.target as HTMLElement).closest("form") as HTMLFormElement;
      const chosen = new FormData(form);
      const body = { kinds: chosen.getAll("kind"), digest: chosen.has("digest") };
      void this.change(
        form,
        () => call("PUT", path, body),
        () => say("notices-saved"),
      );
    };
    return html`<form class="card way" data-says aria-label=${address} @submit=${(event: Event) => event.preventDefault()}>
      <h3>${say(this.isHere(channel) ? "notices-way-here" : `notices-way-${channel.kind}`)} <span class="address">${address}</span>
        ${channel.kind === "push" ? html`<small class="address">${say("notices-since", { day: this.days.format(new Date(channel.created)) })}</small>` : nothing}</h3>
      ${channel.broken === null ? nothing : html`<p class="problem">${this.broken(channel.broken)}</p>`}
      ${channel.confirmed ? nothing : html`<p class="notice">${say("notices-unconfirmed")}</p>`}
      <fieldset>
        <legend>${say("notices-kinds")}</legend>
        ${this.known?.kinds.map((kind) => html`<label class="choice"><input type="checkbox" name="kind" value=${kind} .checked=${live(channel.kinds.includes(kind))} @change=${choose} /> ${say(`notices-kind-${kind}`)}</label>`)}
      </fieldset>
      ${channel.kind === "email" ? html`<label class="choice"><input type="checkbox" name="digest" .checked=${live(channel.digest)} @change=${choose} /> ${say("notices-digest")}</label>` : nothing}
      <p class="row">
        <button type="button" ?disabled=${!channel.confirmed || channel.broken !== null} aria-label=${say("notices-test-of", { address })} @click=${(event: Event) => this.test(event.target, path)}>${say("notices-test")}</button>
        <button type="button" class="quiet" aria-label=${say("notices-remove-of", { address })} @click=${(event: Event) => this.remove(event.target, channel, path)}>${say("notices-remove")}</button>
      </p>
    </form>`;
  }

  async test(near: EventTarget | null, path: string) {
    await this.change(
      near,
      () => call("POST", `${path}/test`),
      () => this.say("notices-test-sent"),
    );
    setTimeout(() => void this.load().catch(() => {}), LOOK_AGAIN);
  }

  /** What asks for an address of a kind of channel. */
  adding(kind: string) {
    const { say } = this;
    const id = `address-${kind}`;
    const add = (event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const address = String(new FormData(form).get("address"));
      void this.add(form, kind, address).then((added) => added && form.reset());
    };
    const input =
      kind === "email"
        ? html`<input id=${id} name="address" type="text" inputmode="email" autocapitalize="off" spellcheck="false" required maxlength="254" autocomplete="email" aria-describedby=${`${id}-hint`} />`
        : html`<input id=${id} name="address" type="text" inputmode="url" required maxlength="2000" autocomplete="off" spellcheck="false" aria-describedby=${`${id}-hint`} />`;
    return html`<form class="adding-way" data-says @submit=${add}>
      <label for=${id}>${say(`notices-address-${kind}`)}</label>
      <p class="row">${input}
      <button type="submit">${say("notices-add")}</button></p>
      <p class="hint" id=${`${id}-hint`}>${say(`notices-address-hint-${kind}`)}</p>
    </form>`;
  }

  /** Add a channel, and say what is to be done with it. */
  async add(near: EventTarget | null, kind: string, address: string) {
    let added: Channel | undefined;
    const send = async () => {
      added = await call("POST", "/api/users/me/channels", { kind, address });
    };
    const words = () => {
      const said = kind === "email" && added?.confirmed ? "email-own" : kind;
      return this.say(`notices-added-${said}`, { address: added?.address ?? "", secret: added?.secret ?? "" });
    };
    await this.change(near, send, words);
    return added !== undefined;
  }

  hours(known: Notices) {
    const { say } = this;
    const on = known.quiet_from !== null;
    const zone = zoneOf(known);
    const save = (event: SubmitEvent) => {
      event.preventDefault();
      const near = event.target as HTMLFormElement;
      const form = new FormData(near);
      const quiet = form.has("on");
      const times = {
        time_zone: zone,
        quiet_from: quiet ? minute(form.get("begins")) : null,
        quiet_until: quiet ? minute(form.get("ends")) : null,
      };
      void this.change(
        near,
        () => keepTimes(times),
        () => say("notices-saved"),
      );
    };
    return html`<section aria-labelledby="hours-title">
      <h2 id="hours-title">${say("notices-hours-title")}</h2>
      <form class="card hours" data-says @submit=${save}>
        <p class="hint">${say("notices-hours-lead")}</p>
        <label class="choice"><input type="checkbox" name="on" .checked=${on} /> ${say("notices-hours-on")}</label>
        <p class="row"><span><label for="quiet-begins">${say("notices-hours-begin")}</label> <input type="time" id="quiet-begins" name="begins" required .value=${clock(known.quiet_from ?? 22 * MINUTES)} /></span>
        <span><label for="quiet-ends">${say("notices-hours-end")}</label> <input type="time" id="quiet-ends" name="ends" required .value=${clock(known.quiet_until ?? 7 * MINUTES)} /></span></p>
        <p class="hint">${say("notices-hours-zone", { zone })} <a href="/time">${say("notices-hours-zone-change")}</a></p>
        <p class="row"><button type="submit">${say("notices-hours-save")}</button></p>
      </form>
      <p class="hint">${say("notices-vacation")} <a href="/time">${say("notices-vacation-link")}</a></p>
    </section>`;
  }

  sent(known: Notices) {
    const { say } = this;
    const addresses = new Map(known.channels.map((channel) => [channel.id, channel.address]));
    return html`<table class="sent">
      <thead><tr>${["what", "when", "where", "how"].map((part) => html`<th scope="col">${say(`notices-${part}`)}</th>`)}</tr></thead>
      <tbody>${known.notices.map(
        (notice) => html`<tr>
          <td>${notice.game ? html`<a href=${`/t/${notice.game}`}>${say(`notices-kind-${notice.kind}`)}</a>` : say(`notices-kind-${notice.kind}`)}</td>
          <td>${this.times.format(new Date(notice.created))}</td>
          <td>${addresses.get(notice.channel) ?? ""}</td>
          <td>${this.outcome(notice)}${notice.error && notice.state !== "sent" ? html`<br /><span class="hint">${notice.error}</span>` : nothing}</td>
        </tr>`,
      )}</tbody>
    </table>`;
  }

  outcome(notice: Notice) {
    const state = notice.state === "waiting" && notice.tries > 0 ? "again" : notice.state;
    const time = this.times.format(new Date(notice.ended ?? notice.due));
    return this.say(`notices-state-${state}`, { time });
  }
}

/**
 * A time of day as minutes.
 * @param time such as 22:00
 */
function minute(time: FormDataEntryValue | null) {
  const [hours = 0, minutes = 0] = String(time).split(":").map(Number);
  return hours * MINUTES + minutes;
}

/** Minutes as a time of day. */
function clock(minutes: number) {
  const parts = [Math.floor(minutes / MINUTES), minutes % MINUTES];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

const place = document.getElementById("notices");
const boot = booted<{ address: string | null }>();
const say = wordsOf(boot);
if (place) new NoticesPage(place, say, boot).load().catch((problem: unknown) => tell(inWords(say, problem)));
