/** Friends in the lobby, invited with one click, and the invitations that the visitor has got. */
import { html, nothing, render } from "lit-html";
import type { components } from "../../schema.d.ts";
import { call } from "../../table/api.ts";
import { portrait } from "../../table/seats.ts";
import { AnswerOrder } from "./answer-order.ts";
import type { Speaker } from "./common.ts";
import { unlessBusy } from "./common.ts";

export type Friend = components["schemas"]["FriendSeen"];

type Invitation = components["schemas"]["InvitationSeen"];

/** Friends with whom there is a free seat to be shared, the host's alone. */
export function friendsView(friends: Friend[], say: Speaker, invite: (friend: Friend) => void) {
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

const invitations = new AnswerOrder();

/**
 * Show the tables that wait for the visitor.
 * @param games what games are called, where there are several
 */
export async function showInvitations(place: HTMLElement, say: Speaker, games: Record<string, string>) {
  const asked = invitations.ask();
  const found: { invitations: Invitation[] } | null = await call("GET", "/api/users/me/invitations").catch(() => null);
  if (!found || !invitations.takes(asked)) return;
  const decline = ({ id }: Invitation) =>
    void unlessBusy(say, place, async () => {
      await call("DELETE", `/api/users/me/invitations/${encodeURIComponent(id)}`);
      await showInvitations(place, say, games);
    });
  render(
    found.invitations.map(
      (one) => html`<article class="entry mine" data-invitation=${one.id}>
        <img class="table-picture" src="/tables/${one.id}.svg" alt="" width="56" height="56" />
        <div class="about">
          <p class="title">${one.name ? say("home-invited-to", { name: one.host, table: one.name }) : say("home-invited", { name: one.host })}</p>
          ${games[one.game] ? html`<p class="more">${games[one.game]}</p>` : nothing}
        </div>
        <div class="do">
          <a class="button main" href=${one.url}>${say("home-invited-open")}</a>
          <button type="button" class="quiet" aria-label=${say("home-invited-not-of", { name: one.host })} @click=${() => decline(one)}>${say("home-invited-not")}</button>
        </div>
      </article>`,
    ),
    place,
  );
}
