/** On the home page: the visitor's own vacation, while it lasts. */
import { html, nothing, render } from "lit-html";
import type { OwnTime } from "../../schema.d.ts";
import { call } from "../../table/api.ts";
import { serverNow } from "../../table/server-time.ts";
import type { Speaker } from "./common.ts";
import { spanOf } from "./own-time.ts";

/** Say until when the visitor is on vacation, with the way to end it; nothing for who is here. */
export async function showVacation(place: HTMLElement, say: Speaker, language: string) {
  const { vacations }: OwnTime = await call("GET", "/api/users/me/time");
  const now = serverNow();
  const running = vacations.find(({ begins, ends }) => Date.parse(begins) <= now && now < Date.parse(ends));
  render(
    running
      ? html`<p class="notice row" role="status">${say("home-vacation", spanOf(running, now, language))} <a href="/time">${say("home-vacation-end")}</a></p>`
      : nothing,
    place,
  );
}
