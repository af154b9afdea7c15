/** The page of the visitor's time: hours of play, and vacations. */
import { html, nothing, render } from "lit-html";
import type { OwnTime } from "../schema.d.ts";
import { call } from "../table/api.ts";
import { serverNow } from "../table/server-time.ts";
import { timeFormat } from "../table/time-format.ts";
import type { Speaker } from "./parts/common.ts";
import { booted, inWords, tell, unlessBusy, wordsOf } from "./parts/common.ts";
import { dayOf, vacationOf } from "./parts/own-time.ts";

const PATH = "/api/users/me";

/** The user's own time, redrawn with every answer. */
class OwnTimePage {
  place: HTMLElement;
  say: Speaker;
  day: Intl.DateTimeFormat;
  zone: string;
  done: string;

  constructor(place: HTMLElement, say: Speaker, language: string) {
    this.place = place;
    this.say = say;
    this.day = timeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    this.zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    this.done = "";
  }

  async start() {
    const time = await call("GET", `${PATH}/time`);
    this.place.textContent = "";
    this.draw(time);
  }

  send(method: string, path: string, body?: object) {
    void unlessBusy(this.say, this.place, async () => {
      this.done = "";
      const time = await call(method, PATH + path, body);
      this.done = this.say("time-saved");
      this.draw(time);
    });
  }

  draw(time: OwnTime) {
    render(
      html`${this.hours(time)} ${this.vacations(time)}
        <p class="done" role="status">${this.done}</p>`,
      this.place,
    );
  }

  hours({ hours }: OwnTime) {
    const { say } = this;
    const zone = hours?.time_zone ?? this.zone;
    const zones = [...new Set([zone, this.zone, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
    const said = hours
      ? say("time-hours-are", { opens: hours.opens, closes: hours.closes, zone: hours.time_zone })
      : say("time-hours-none");
    return html`<form class="card" aria-labelledby="hours-title" @submit=${this.keepHours.bind(this)}>
      <h2 id="hours-title">${say("time-own-hours")}</h2>
      <p>${said}</p>
      <label class="field">${say("time-zone")} <select name="time_zone">${zones.map((one) => html`<option ?selected=${one === zone}>${one}</option>`)}</select></label>
      <div class="row">
        <label class="field">${say("time-opens")} <input type="time" name="opens" required .value=${hours?.opens ?? "08:00"} /></label>
        <label class="field">${say("time-closes")} <input type="time" name="closes" required .value=${hours?.closes ?? "22:00"} /></label>
      </div>
      <p class="hint">${say("time-hours-past-midnight")}</p>
      <div class="row">
        <button type="submit" class="main">${say("time-hours-save")}</button>
        ${hours ? html`<button type="button" @click=${() => this.send("DELETE", "/hours")}>${say("time-hours-any")}</button>` : nothing}
      </div>
    </form>`;
  }

  vacations({ vacations, days_left }: OwnTime) {
    const { say } = this;
    const today = dayOf(serverNow());
    return html`<form class="card" aria-labelledby="vacation-title" @submit=${this.takeVacation.bind(this)}>
      <h2 id="vacation-title">${say("time-vacation")}</h2>
      <ul class="vacations">
        ${vacations.map(
          ({ begins, ends }) => html`<li>
            <span>${say("time-vacation-of", { begins: this.day.format(new Date(begins)), ends: this.day.format(new Date(ends)) })}</span>
            <button type="button" @click=${() => this.send("POST", "/vacations/end", { begins })}>${say(Date.parse(begins) <= serverNow() ? "time-vacation-end" : "time-vacation-drop")}</button>
          </li>`,
        )}
      </ul>
      <div class="row">
        <label class="field">${say("time-vacation-first")} <input type="date" name="first" required min=${today} .value=${today} /></label>
        <label class="field">${say("time-vacation-last")} <input type="date" name="last" required min=${today} .value=${today} /></label>
      </div>
      <p class="hint">${say("time-vacation-hint")} ${say("time-vacation-left", { days: Math.floor(days_left) })}</p>
      <button type="submit" class="main">${say("time-vacation-take")}</button>
    </form>`;
  }

  keepHours(event: SubmitEvent) {
    event.preventDefault();
    this.send("PUT", "/hours", Object.fromEntries(fields(event)));
  }

  takeVacation(event: SubmitEvent) {
    event.preventDefault();
    const data = fields(event);
    this.send("POST", "/vacations", vacationOf(String(data.get("first")), String(data.get("last")), serverNow()));
  }
}

function fields(event: SubmitEvent) {
  return new FormData(event.target as HTMLFormElement);
}

const boot = booted();
const place = document.getElementById("time");
const say = wordsOf(boot);
if (place) new OwnTimePage(place, say, boot.language).start().catch((problem: unknown) => tell(inWords(say, problem)));
