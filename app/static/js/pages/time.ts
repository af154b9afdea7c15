/** The page of the visitor's time: hours of play, and vacations. */
import { html, nothing, render } from "lit-html";
import type { components, OwnTime } from "../schema.d.ts";
import { call } from "../table/api.ts";
import { serverNow } from "../table/server-time.ts";
import { timeFormat } from "../table/time-format.ts";
import type { Speaker } from "./parts/common.ts";
import { booted, done, inWords, tell, unlessBusy, wordsOf } from "./parts/common.ts";
import { dayOf, spanOf, vacationOf } from "./parts/own-time.ts";
import { browserZone, keepTimes, zoneOf } from "./parts/own-zone.ts";

type Notices = components["schemas"]["Notices"];

const PATH = "/api/users/me";
/** Any day: times of the day are written as those of a date. */
const DAY = "2026-01-01";

/** The user's own time, redrawn with every answer. */
class OwnTimePage {
  place: HTMLElement;
  say: Speaker;
  language: string;
  /** The one that was chosen, else the browser's. */
  zone: string;
  notices: Notices | null;

  constructor(place: HTMLElement, say: Speaker, language: string) {
    this.place = place;
    this.say = say;
    this.language = language;
    this.zone = browserZone();
    this.notices = null;
  }

  async start() {
    const [time, notices] = await Promise.all([call("GET", `${PATH}/time`), call("GET", `${PATH}/notices`)]);
    this.notices = notices;
    this.zone = time.hours?.time_zone ?? zoneOf(notices);
    this.place.textContent = "";
    this.draw(time);
  }

  /**
   * Change something.
   * @param near what was pressed: what came of it is said there
   * @param words what is said of it
   */
  send(near: EventTarget | null, words: string, method: string, path: string, body?: object) {
    this.change(near, words, () => call(method, PATH + path, body));
  }

  /** The same by what answers how it is then. */
  change(near: EventTarget | null, words: string, work: () => Promise<OwnTime>) {
    const send = async () => {
      const had = document.activeElement;
      this.draw(await work());
      done(words);
      // Who pressed a button that is not there any more is led to what came of it.
      if (had && !had.isConnected) document.getElementById("done")?.focus();
    };
    void unlessBusy(this.say, this.place, send, near as Element);
  }

  draw(time: OwnTime) {
    render(html`${this.zones(time)} ${this.hours(time)} ${this.vacations(time)}`, this.place);
  }

  /** Where one's days begin: asked here alone, for hours of play, quiet hours and all times in notices. */
  zones({ hours }: OwnTime) {
    const { say, zone } = this;
    const zones = [...new Set([zone, browserZone(), "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
    const keep = (event: SubmitEvent) => {
      event.preventDefault();
      const chosen = String(fields(event).get("time_zone"));
      this.change(event.target, say("time-saved"), async () => {
        await this.keepZone(chosen);
        return hours ? call("PUT", `${PATH}/hours`, { ...hours, time_zone: chosen }) : call("GET", `${PATH}/time`);
      });
    };
    return html`<form class="card" data-says @submit=${keep}>
      <h2 id="zone-title">${say("time-zone")}</h2>
      <p class="hint" id="zone-hint">${say("time-zone-hint")}</p>
      <div class="row">
        <select class="zones" name="time_zone" aria-labelledby="zone-title" aria-describedby="zone-hint">${zones.map((one) => html`<option ?selected=${one === zone}>${one}</option>`)}</select>
        <button type="submit">${say("time-zone-save")}</button>
      </div>
    </form>`;
  }

  /** Keep the zone with the times of notices as well. */
  async keepZone(zone: string) {
    const { notices } = this;
    if (notices && (notices.locale === null || notices.time_zone !== zone)) {
      const { quiet_from, quiet_until } = notices;
      await keepTimes({ time_zone: zone, quiet_from, quiet_until });
      this.notices = await call("GET", `${PATH}/notices`);
    }
    this.zone = zone;
  }

  hours({ hours }: OwnTime) {
    const { say } = this;
    const clock = (time: string) =>
      timeFormat(this.language, { timeStyle: "short" }).format(new Date(`${DAY}T${time}`));
    const said = hours
      ? say("time-hours-are", { opens: clock(hours.opens), closes: clock(hours.closes), zone: hours.time_zone })
      : say("time-hours-none");
    return html`<form class="card" data-says aria-labelledby="hours-title" @submit=${this.keepHours.bind(this)}>
      <h2 id="hours-title">${say("time-own-hours")}</h2>
      <p>${said}</p>
      <div class="row">
        <label class="field">${say("time-opens")} <input type="time" name="opens" required .value=${hours?.opens ?? "08:00"} /></label>
        <label class="field">${say("time-closes")} <input type="time" name="closes" required .value=${hours?.closes ?? "22:00"} /></label>
      </div>
      <p class="hint">${say("time-hours-past-midnight")}</p>
      <div class="row">
        <button type="submit" class="main">${say("time-hours-save")}</button>
        ${hours ? html`<button type="button" @click=${(event: Event) => this.send(event.target, say("time-saved"), "DELETE", "/hours")}>${say("time-hours-any")}</button>` : nothing}
      </div>
    </form>`;
  }

  vacations({ vacations, days_left }: OwnTime) {
    const { say } = this;
    const now = serverNow();
    const list = html`<ul class="vacations">
      ${vacations.map((one) => {
        const { begins } = one;
        const [drop, dropped] = Date.parse(begins) <= now ? ["end", "ended"] : ["drop", "dropped"];
        return html`<li>
          <strong>${say("time-vacation-of", spanOf(one, now, this.language))}</strong>
          <button type="button" @click=${(event: Event) => this.send(event.target, say(`time-vacation-${dropped}`), "POST", "/vacations/end", { begins })}>${say(`time-vacation-${drop}`)}</button>
        </li>`;
      })}
    </ul>`;
    return html`<section class="card" data-says aria-labelledby="vacation-title">
      <h2 id="vacation-title">${say("time-vacation")}</h2>
      ${vacations.length ? html`${list} <details class="another"><summary>${say("time-vacation-another")}</summary>${this.taking(days_left)}</details>` : this.taking(days_left)}
    </section>`;
  }

  /** The form that takes a vacation. */
  taking(days: number) {
    const { say } = this;
    const today = dayOf(serverNow());
    return html`<form class="taking" aria-labelledby="vacation-title" @submit=${this.takeVacation.bind(this)}>
      <div class="row">
        <label class="field">${say("time-vacation-first")} <input type="date" name="first" required min=${today} .value=${today} /></label>
        <label class="field">${say("time-vacation-last")} <input type="date" name="last" required min=${today} .value=${today} /></label>
      </div>
      <p class="hint">${say("time-vacation-hint")} ${say("time-vacation-left", { days: Math.floor(days) })}</p>
      <button type="submit" class="main">${say("time-vacation-take")}</button>
    </form>`;
  }

  keepHours(event: SubmitEvent) {
    event.preventDefault();
    const wish = { ...Object.fromEntries(fields(event)), time_zone: this.zone };
    this.change(event.target, this.say("time-saved"), async () => {
      await this.keepZone(wish.time_zone);
      return call("PUT", `${PATH}/hours`, wish);
    });
  }

  takeVacation(event: SubmitEvent) {
    event.preventDefault();
    const data = fields(event);
    const wish = vacationOf(String(data.get("first")), String(data.get("last")), serverNow());
    const near = (event.target as Element).closest("[data-says]");
    const words = this.say("time-vacation-taken", spanOf(wish, serverNow(), this.language));
    this.send(near, words, "POST", "/vacations", wish);
  }
}

function fields(event: SubmitEvent) {
  return new FormData(event.target as HTMLFormElement);
}

const boot = booted();
const place = document.getElementById("time");
const say = wordsOf(boot);
if (place) new OwnTimePage(place, say, boot.language).start().catch((problem: unknown) => tell(inWords(say, problem)));
