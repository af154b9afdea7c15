/** One's friends: playing with one of them again, blocking, and what they see. */
import { html, nothing, render } from "lit-html";
import type { components } from "../schema.d.ts";
import { call } from "../table/api.ts";
import { portrait } from "../table/seats.ts";
import { booted, done, inWords, isBusy, keepSaid, queued, tell, unlessBusy, wordsOf } from "./parts/common.ts";
import { dayOf } from "./parts/days.ts";
import type { Friend } from "./parts/friends.ts";
import { showInvitations } from "./parts/friends.ts";
import { hostingOf } from "./parts/hosting.ts";
import { goTo, openTable } from "./parts/opening.ts";

type Person = components["schemas"]["Person"];

/** `games`: their names, where there are several. `hosting`: the scripts of the forms, by the games that can be played. */
const boot = booted<{ games: Record<string, string>; hosting: Record<string, string> }>();
const say = wordsOf(boot);
const place = (id: string) => document.getElementById(id) as HTMLElement;
const form = place("shows") as HTMLFormElement;

const { hosting } = boot;

/** Open a table of a game for a friend, invite them, and go there. */
function play({ id }: Friend, game: string, near: Element) {
  const invite = async () => {
    const wish = (await hostingOf(hosting[game] ?? "")).wishOf("friends", new FormData(), null);
    const made = await openTable({ game, ...wish });
    await call("POST", `/api/games/${made.id}/invitations`, { user: id });
    await goTo(made);
  };
  void unlessBusy(say, place("friends"), invite, near);
}

function block({ id, name }: Friend, near: Element) {
  const blocking = async () => {
    await call("PUT", `/api/users/me/blocks/${encodeURIComponent(id)}`);
    await people();
    done(say("friends-blocked", { name }));
  };
  void unlessBusy(say, place("friends"), blocking, near);
}

function unblock({ id }: Person) {
  void unlessBusy(say, place("blocked"), async () => {
    await call("DELETE", `/api/users/me/blocks/${encodeURIComponent(id)}`);
    await people();
  });
}

/** What a friend shows of games, each a line. */
function shown({ id, ahead, behind, played, won }: Friend) {
  const games = `/me/games?with=${encodeURIComponent(id)}`;
  return html`${ahead || behind ? html`<p class="more"><a href=${games}>${say("friends-against", { ahead, behind })}</a></p>` : nothing}
    ${played === null ? nothing : html`<p class="more">${say("friends-record", { played, won })}</p>`}`;
}

/** The same by game: counts of two games are never added. */
function byGame({ id, games }: Friend) {
  return html`<dl class="by-game">
    ${games.map(({ game, together, ahead, behind, played, won }) => {
      const address = `/me/games?game=${encodeURIComponent(game)}&with=${encodeURIComponent(id)}`;
      return html`<dt>${boot.games[game] ?? game}</dt>
        ${together ? html`<dd>${say("friends-together-in", { together })}</dd>` : nothing}
        ${ahead || behind ? html`<dd><a href=${address}>${say("friends-against", { ahead, behind })}</a></dd>` : nothing}
        ${played === null ? nothing : html`<dd>${say("friends-record", { played, won })}</dd>`}`;
    })}
  </dl>`;
}

/** A button to play with a friend; where there are several games, one for each. */
function playing(friend: Friend) {
  const { name } = friend;
  const games = Object.keys(hosting);
  return games.map((game) => {
    const called = boot.games[game] ?? game;
    const [label, words] =
      games.length > 1
        ? [say("friends-play-game-with", { game: called, name }), say("friends-play-game", { game: called })]
        : [say("friends-play-with", { name }), say("friends-play")];
    return html`<button type="button" aria-label=${label} @click=${(event: Event) => play(friend, game, event.target as Element)}>${words}</button>`;
  });
}

function lastSeen({ seen }: Friend) {
  return seen === null
    ? nothing
    : html`<p class="more">${say("friends-seen", { day: dayOf(seen, boot.language) })}</p>`;
}

/** Whether there are several games to be told apart: on this server, or in what was played here. */
function severalGames({ games }: Friend) {
  return Object.keys(boot.games).length > 0 || games.length > 1;
}

function card(friend: Friend) {
  const { name, together } = friend;
  const day = dayOf(friend.last, boot.language);
  return html`<li class="entry friend" data-says data-friend=${friend.id}>
    ${portrait(friend.picture)}
    <div>
      <p class="title"><bdi>${name}</bdi></p>
      ${
        severalGames(friend)
          ? html`<p class="more">${say("friends-last", { day })}</p>${byGame(friend)}`
          : html`<p class="more">${say("friends-together", { together, day })}</p>${shown(friend)}`
      }
      ${lastSeen(friend)}
    </div>
    <div class="do">
      ${playing(friend)}
      <button type="button" class="quiet" aria-label=${say("friends-block-of", { name })} @click=${(event: Event) => block(friend, event.target as Element)}>${say("friends-block")}</button>
    </div>
  </li>`;
}

function blocked(person: Person) {
  const { name } = person;
  return html`<li><bdi>${name}</bdi> <button type="button" aria-label=${say("blocked-end-of", { name })} @click=${() => unblock(person)}>${say("blocked-end")}</button></li>`;
}

/** Show who is a friend now, and who is blocked. */
async function people() {
  const [{ friends }, { blocks }] = await Promise.all([
    call("GET", "/api/users/me/friends"),
    call("GET", "/api/users/me/blocks"),
  ]);
  place("friends").querySelector(".empty[role=status]")?.remove();
  const none = html`<p class="empty">${say("friends-none")}</p>`;
  render(friends.length ? html`<ul class="history" role="list">${friends.map(card)}</ul>` : none, place("friends"));
  keepSaid(place("friends"));
  place("blocked").hidden = blocks.length === 0;
  render(blocks.map(blocked), place("blocked").querySelector("ul") as HTMLElement);
}

/** What friends see: shown as it is, and kept with each change. */
async function shows() {
  const fields = form.querySelector("fieldset") as HTMLFieldSetElement;
  const boxes = form.querySelectorAll("input") as NodeListOf<HTMLInputElement>;
  const show = (kept: Record<string, boolean>) => {
    for (const box of boxes) box.checked = kept[box.name] ?? false;
  };
  let kept = await call("GET", "/api/users/me/shows");
  show(kept);
  fields.disabled = false;
  form.addEventListener("change", () => {
    const wish = Object.fromEntries([...boxes].map(({ name, checked }) => [name, checked]));
    void queued(say, form, async () => {
      await call("PUT", "/api/users/me/shows", wish);
      kept = wish;
      done(say("shows-kept"));
    }).then(() => isBusy(form) || show(kept));
  });
}

Promise.all([people(), shows(), showInvitations(place("invited"), say, boot.games)]).catch((problem: unknown) =>
  tell(inWords(say, problem)),
);
