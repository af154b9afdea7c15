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
      html`<ol class="seats">${people.map((seat) => seatView(say, table, seat, links[seat.seat] ?? "", { make, agree }))}</ol>
        ${table.invite ? html`<h2>${say("seats-watch")}</h2>${linkView(say, "watch", say("seats-watch-label"), watching(table), say("seats-watch-hint"))}` : nothing}`,
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

/**
 * The link with which somebody looks on; a public table needs no invitation.
 * @param {import("./parts/common.js").Summary} table
 */
function watching({ id, visibility, invite }) {
  return visibility === "public" ? new URL(`/t/${encodeURIComponent(id)}`, location.href).href : `${invite}&watch=1`;
}

/**
 * @param {Speaker} say
 * @param {string} name in the ids of its parts
 * @param {string} label
 * @param {string} link
 * @param {string} hint
 */
function linkView(say, name, label, link, hint) {
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => "lobby-copied",
      () => "lobby-copy-by-hand",
    );
    const place = document.getElementById(`done-${name}`);
    if (place) place.textContent = say(done);
    /** @type {HTMLInputElement} */ (document.getElementById(`link-${name}`)).select();
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
if (place) start(place, boot).catch((problem) => tell(inWords(wordsOf(boot), problem)));
