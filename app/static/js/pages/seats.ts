/** New links to seats: for the host to all of them, for other players to their own. Stays as the table is. */
import { html, nothing, render } from "lit-html";
import { call, Problem } from "../table/api.ts";
import { copied } from "../table/copying.ts";
import { watchLink } from "../table/watch-link.ts";
import type { Boot, Seat, Speaker, Summary } from "./parts/common.ts";
import { booted, inWords, isBusy, tell, unlessBusy, wordsOf } from "./parts/common.ts";
import { namingView } from "./parts/naming.ts";
import { pieceOf } from "./parts/seat-pieces.ts";
import { summary } from "./parts/summary.ts";

/** Milliseconds between two looks at the table. It is not followed by a socket: one with a socket sits on their seat. */
const EVERY = 10_000;

async function start(place: HTMLElement, boot: Boot) {
  const say = wordsOf(boot);
  const path = `/api/games/${encodeURIComponent(boot.id)}`;
  const links: Record<number, string> = {};
  let done = "";
  let table = summary(say, await call("GET", path));
  const draw = () => {
    const people = table.seats.filter((seat) => seat.kind === "human");
    if (people.length === 0) return render(html`<p class="empty">${say("seats-none")}</p>`, place);
    return render(
      html`<p role="status" class="done">${done}</p>
        <ol class="seats">${people.map((seat) => seatView(say, table, seat, links[seat.seat] ?? "", { make, agree }))}</ol>
        ${table.hosting && table.status !== "finished" ? namingView(table.name, say, rename) : nothing}
        ${table.invite ? html`<h2>${say("seats-watch")}</h2>${linkView(say, "watch", say("seats-watch-label"), watchLink(table, location.href), say("seats-watch-hint"))}` : nothing}`,
      place,
    );
  };
  const make = (seat: number) =>
    unlessBusy(say, place, async () => {
      links[seat] = (await call("POST", `${path}/seats/${seat}/link`)).url;
      draw();
      const field = document.getElementById(`link-${seat}`) as HTMLInputElement;
      field.focus();
      field.select();
    });
  const agree = (seat: number) =>
    unlessBusy(say, place, async () => {
      await call("POST", `${path}/seats/${seat}/agree`);
      table = summary(say, await call("GET", path));
      draw();
    });
  const rename = (name: string) =>
    unlessBusy(say, place, async () => {
      table = summary(say, await call("PUT", `${path}/name`, { name }));
      done = say(table.name ? "table-named" : "table-name-taken-away");
      draw();
    });
  /** Look how the table is now: its host may have changed, somebody may have agreed. */
  const look = async () => {
    if (isBusy(place)) return;
    const found = await call("GET", path).catch(goneOrLater);
    // What was done meanwhile has shown a newer table.
    if (!found || isBusy(place)) return;
    table = summary(say, found);
    draw();
  };
  place.textContent = "";
  draw();
  setInterval(() => document.hidden || void look(), EVERY);
  document.addEventListener("visibilitychange", () => document.hidden || void look());
}

/** Of a table that is not to be seen any more the server's page says why; anything else passes until the next look. */
function goneOrLater(problem: unknown) {
  if (problem instanceof Problem && problem.status === 404) location.reload();
  return null;
}

function seatView(
  say: Speaker,
  table: Summary,
  seat: Seat,
  link: string,
  act: { make: (seat: number) => void; agree: (seat: number) => void },
) {
  const name = seat.name || say("seat-free");
  const mayMake = (table.hosting || seat.you) && table.status !== "finished" && table.status !== "closed";
  const mayAgree = table.seated && seat.taken && !seat.you && !table.hosting && table.status === "playing";
  return html`<li class="seat">
    ${pieceOf(seat.seat)}
    <bdi class="who">${name}</bdi>
    <span class="do">
      ${mayMake ? html`<button type="button" @click=${() => act.make(seat.seat)} aria-label=${say("seats-make-link-of", { name })}>${say("seats-make-link")}</button>` : nothing}
      ${mayAgree ? html`<button type="button" title=${say("seats-agree-hint")} @click=${() => act.agree(seat.seat)} aria-label=${say("seats-agree-of", { name })}>${say("seats-agree")}</button>` : nothing}
    </span>
    ${seat.agreed.length > 0 ? html`<p class="hint done" role="status">${say("seats-agreed", { names: say.list(seat.agreed.map((one) => table.seats[one]?.name ?? "")) })}</p>` : nothing}
    ${mayAgree ? html`<p class="hint done">${say("seats-agree-hint")}</p>` : nothing}
    ${link ? linkView(say, String(seat.seat), say("seats-link-label", { name }), link, say("seats-link-hint")) : nothing}
  </li>`;
}

/** @param name in the ids of its parts */
function linkView(say: Speaker, name: string, label: string, link: string, hint: string) {
  const copy = async () => {
    const done = (await copied(link)) ? "lobby-copied" : "lobby-copy-by-hand";
    const place = document.getElementById(`done-${name}`);
    if (place) place.textContent = say(done);
    (document.getElementById(`link-${name}`) as HTMLInputElement).select();
  };
  return html`<div class="copy link">
    <label for="link-${name}">${label}</label>
    <input id="link-${name}" type="text" readonly .value=${link} />
    <button type="button" class="main" @click=${copy}>${say("lobby-copy")}</button>
    <p class="done" id="done-${name}" role="status"></p>
    <p class="hint done">${hint}</p>
  </div>`;
}

const place = document.getElementById("seats");
const boot = booted();
if (place) start(place, boot).catch((problem: unknown) => tell(inWords(wordsOf(boot), problem)));
