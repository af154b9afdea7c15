/** Friends in the lobby, invited with one click, and the invitations that one has got. */
import { html, nothing, render } from "lit-html";
import { call } from "../../table/api.js";
import { portrait } from "../../table/seats.js";
import { once } from "./common.js";

/**
 * @typedef {import("../../schema").components["schemas"]["FriendSeen"]} Friend
 * @typedef {import("../../schema").components["schemas"]["InvitationSeen"]} Invitation
 * @typedef {import("./common.js").Speaker} Speaker
 */

/**
 * Friends with whom there is a free seat to be shared, the host's alone.
 * @param {Friend[]} friends
 * @param {Speaker} say
 * @param {(friend: Friend) => void} invite
 */
export function friendsView(friends, say, invite) {
  if (friends.length === 0) return nothing;
  return html`<div role="group" aria-labelledby="friends-title">
    <h3 id="friends-title">${say("lobby-friends")}</h3>
    <ul class="friends" role="list">
      ${friends.map(
        (friend) => html`<li>
          <span>${portrait(friend.picture)} <bdi>${friend.name}</bdi></span>
          <button type="button" data-friend=${friend.id} ?disabled=${friend.invited} aria-label=${say(friend.invited ? "lobby-invited-of" : "lobby-invite-of", { name: friend.name })} @click=${() => invite(friend)}>${say(friend.invited ? "lobby-invited" : "lobby-invite-one")}</button>
        </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * Show the tables that wait for the visitor.
 * @param {HTMLElement} place
 * @param {Speaker} say
 */
export async function showInvitations(place, say) {
  /** @type {{invitations: Invitation[]} | null} */
  const found = await call("GET", "/api/users/me/invitations").catch(() => null);
  if (!found) return;
  const decline = (/** @type {Invitation} */ { id }) =>
    void once(say, place, async () => {
      await call("DELETE", `/api/users/me/invitations/${encodeURIComponent(id)}`);
      await showInvitations(place, say);
    });
  render(
    found.invitations.map(
      (one) => html`<article class="entry mine" data-invitation=${one.id}>
        <p class="title">${say("home-invited", { name: one.host })}</p>
        <div class="do">
          <a class="button main" href=${one.url}>${say("home-invited-open")}</a>
          <button type="button" class="quiet" aria-label=${say("home-invited-not-of", { name: one.host })} @click=${() => decline(one)}>${say("home-invited-not")}</button>
        </div>
      </article>`,
    ),
    place,
  );
}
