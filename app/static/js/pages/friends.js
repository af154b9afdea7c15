/** One's friends: playing with one of them again, blocking, and what they see. */
import { html, nothing, render } from "lit-html";
import { call } from "../table/api.js";
import { portrait } from "../table/seats.js";
import { booted, inTurn, inWords, once, tell, wordsOf } from "./parts/common.js";
import { dayOf } from "./parts/days.js";
import { showInvitations } from "./parts/friends.js";
import { PRESETS } from "./parts/wish.js";

/**
 * @typedef {import("./parts/friends.js").Friend} Friend
 * @typedef {import("../schema").components["schemas"]["Person"]} Person
 */

const boot = booted();
const say = wordsOf(boot);
const place = /** @param {string} id */ (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const form = /** @type {HTMLFormElement} */ (place("shows"));

/**
 * Open a table for a friend, invite them, and go there.
 * @param {Friend} friend
 */
function play({ id }) {
  void once(say, place("friends"), async () => {
    /** @type {import("../table/types").Table} */
    const made = await call("POST", "/api/games", { game: boot.game, ...PRESETS.friends });
    await call("POST", `/api/games/${made.id}/invitations`, { user: id });
    location.assign(`/t/${made.id}`);
  });
}

/** @param {Friend} friend */
function block({ id, name }) {
  void once(say, place("friends"), async () => {
    await call("PUT", `/api/users/me/blocks/${encodeURIComponent(id)}`);
    await people();
    place("done").textContent = say("friends-blocked", { name });
  });
}

/** @param {Person} person */
function unblock({ id }) {
  void once(say, place("blocked"), async () => {
    await call("DELETE", `/api/users/me/blocks/${encodeURIComponent(id)}`);
    place("done").textContent = "";
    await people();
  });
}

/**
 * What a friend shows, each a line.
 * @param {Friend} friend
 */
function shown({ id, ahead, behind, played, won, seen }) {
  const games = `/me/games?with=${encodeURIComponent(id)}`;
  return html`${ahead || behind ? html`<p class="more"><a href=${games}>${say("friends-against", { ahead, behind })}</a></p>` : nothing}
    ${played === null ? nothing : html`<p class="more">${say("friends-record", { played, won })}</p>`}
    ${seen === null ? nothing : html`<p class="more">${say("friends-seen", { day: dayOf(seen, boot.language) })}</p>`}`;
}

/** @param {Friend} friend */
function card(friend) {
  const { name, together } = friend;
  return html`<li class="entry friend" data-friend=${friend.id}>
    ${portrait(friend.picture)}
    <div>
      <p class="title"><bdi>${name}</bdi></p>
      <p class="more">${say("friends-together", { together, day: dayOf(friend.last, boot.language) })}</p>
      ${shown(friend)}
    </div>
    <div class="do">
      <button type="button" aria-label=${say("friends-play-with", { name })} @click=${() => play(friend)}>${say("friends-play")}</button>
      <button type="button" class="quiet" aria-label=${say("friends-block-of", { name })} @click=${() => block(friend)}>${say("friends-block")}</button>
    </div>
  </li>`;
}

/** @param {Person} person */
function blocked(person) {
  const { name } = person;
  return html`<li><bdi>${name}</bdi> <button type="button" aria-label=${say("blocked-end-of", { name })} @click=${() => unblock(person)}>${say("blocked-end")}</button></li>`;
}

/** Show who is a friend now, and who is blocked. */
async function people() {
  const [{ friends }, { blocks }] = await Promise.all([
    call("GET", "/api/users/me/friends"),
    call("GET", "/api/users/me/blocks"),
  ]);
  place("friends").querySelector("[role=status]")?.remove();
  const none = html`<p class="empty">${say("friends-none")}</p>`;
  render(friends.length ? html`<ul class="history" role="list">${friends.map(card)}</ul>` : none, place("friends"));
  place("blocked").hidden = blocks.length === 0;
  render(blocks.map(blocked), /** @type {HTMLElement} */ (place("blocked").querySelector("ul")));
}

/** What friends see: shown as it is, and kept with each change. */
async function shows() {
  const fields = /** @type {HTMLFieldSetElement} */ (form.querySelector("fieldset"));
  const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input"));
  const kept = await call("GET", "/api/users/me/shows");
  for (const box of boxes) box.checked = kept[box.name];
  fields.disabled = false;
  form.addEventListener("change", () => {
    const wish = Object.fromEntries([...boxes].map(({ name, checked }) => [name, checked]));
    void inTurn(say, form, async () => {
      await call("PUT", "/api/users/me/shows", wish);
      place("done").textContent = say("shows-kept");
    });
  });
}

Promise.all([people(), shows(), showInvitations(place("invited"), say)]).catch((problem) =>
  tell(inWords(say, problem)),
);
