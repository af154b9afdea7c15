/** New links to seats: for the host to all of them, for other players to their own. */
import { html, nothing, render } from "lit-html";
import { call } from "../table/api.js";
import { SHAPES } from "../table/seats.js";
import { booted, inWords, once, tell, wordsOf } from "./parts/common.js";
import { summary } from "./parts/summary.js";

/**
 * @typedef {import("./parts/common.js").Seat} Seat
 * @typedef {import("./parts/common.js").Speaker} Speaker
 */

/**
 * @param {HTMLElement} place
 * @param {import("./parts/common.js").Boot} boot
 */
async function start(place, boot) {
  const say = wordsOf(boot);
  const path = `/api/games/${encodeURIComponent(boot.id)}`;
  /** @type {Record<number, string>} */
  const links = {};
  let table = summary(await call("GET", path));
  const draw = () => {
    const people = table.seats.filter((seat) => seat.kind === "human");
    if (people.length === 0) return render(html`<p class="empty">${say("seats-none")}</p>`, place);
    return render(
      html`<ol class="seats">${people.map((seat) => seatView(say, table, seat, links[seat.seat] ?? "", { make, agree }))}</ol>`,
      place,
    );
  };
  /** @param {number} seat */
  const make = (seat) =>
    once(say, place, async () => {
      links[seat] = (await call("POST", `${path}/seats/${seat}/link`)).url;
      draw();
      const field = /** @type {HTMLInputElement} */ (document.getElementById(`link-${seat}`));
      field.focus();
      field.select();
    });
  /** @param {number} seat */
  const agree = (seat) =>
    once(say, place, async () => {
      await call("POST", `${path}/seats/${seat}/agree`);
      table = summary(await call("GET", path));
      draw();
    });
  place.textContent = "";
  draw();
}

/**
 * @param {Speaker} say
 * @param {import("./parts/common.js").Summary} table
 * @param {Seat} seat
 * @param {string} link
 * @param {{make: (seat: number) => void, agree: (seat: number) => void}} act
 */
function seatView(say, table, seat, link, act) {
  const name = seat.name || say("seat-free");
  const mayMake = table.hosting || seat.you;
  const mayAgree = table.seated && seat.taken && !seat.you && !table.hosting && table.status === "playing";
  return html`<li class="seat">
    <span class="shape seat-${seat.seat}" aria-hidden="true">${SHAPES[seat.seat]}</span>
    <span class="who">${name}</span>
    <span class="do">
      ${mayMake ? html`<button type="button" @click=${() => act.make(seat.seat)} aria-label=${say("seats-make-link-of", { name })}>${say("seats-make-link")}</button>` : nothing}
      ${mayAgree ? html`<button type="button" title=${say("seats-agree-hint")} @click=${() => act.agree(seat.seat)} aria-label=${say("seats-agree-of", { name })}>${say("seats-agree")}</button>` : nothing}
    </span>
    ${seat.agreed.length > 0 ? html`<p class="hint done" role="status">${say("seats-agreed", { names: say.list(seat.agreed.map((one) => table.seats[one]?.name ?? "")) })}</p>` : nothing}
    ${mayAgree ? html`<p class="hint done">${say("seats-agree-hint")}</p>` : nothing}
    ${link ? linkView(say, seat.seat, name, link) : nothing}
  </li>`;
}

/**
 * @param {Speaker} say
 * @param {number} seat
 * @param {string} name
 * @param {string} link
 */
function linkView(say, seat, name, link) {
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => "lobby-copied",
      () => "lobby-copy-by-hand",
    );
    const place = document.getElementById(`done-${seat}`);
    if (place) place.textContent = say(done);
    /** @type {HTMLInputElement} */ (document.getElementById(`link-${seat}`)).select();
  };
  return html`<div class="copy link">
    <label for="link-${seat}">${say("seats-link-label", { name })}</label>
    <input id="link-${seat}" type="text" readonly .value=${link} />
    <button type="button" class="main" @click=${copy}>${say("lobby-copy")}</button>
    <p class="done" id="done-${seat}" role="status"></p>
    <p class="hint done">${say("seats-link-hint")}</p>
  </div>`;
}

const place = document.getElementById("seats");
const boot = booted();
if (place) start(place, boot).catch((problem) => tell(inWords(wordsOf(boot), problem)));
