/** What tells a table in a list from the others: its picture, its name or who plays, what is played and how fast. */
import { html, nothing } from "lit-html";
import { SHAPES } from "../../table/seats.ts";
import type { Args } from "../../table/sent.ts";
import type { Boot, Speaker, Summary } from "./common.ts";
import { listed } from "./common.ts";
import { timeOf } from "./pace.ts";

/** What a table is called; one that was branched off another game says so. */
export function titleOf(table: Summary, say: Speaker, boot: Boot) {
  const title = nameOf(table, say, boot);
  return table.branched ? say("home-branched", { title }) : title;
}

/** Its name, else the visitor's opponents, else its host. */
function nameOf(table: Summary, say: Speaker, boot: Boot) {
  if (table.name) return table.name;
  const others = othersAt(table);
  if (table.seated && others.length) return say("home-table-with", { names: listed(others, boot.language) });
  return table.host ? say("home-table-of", { name: table.host }) : say("home-table-nobody");
}

/** Who plays beside oneself; "" where the title says so already. */
export function companyOf(table: Summary, say: Speaker, boot: Boot) {
  const others = othersAt(table);
  if (others.length === 0) return say("home-alone");
  return table.seated && !table.name ? "" : say("home-with", { names: listed(others, boot.language) });
}

function othersAt({ seats }: Summary) {
  return seats.filter(({ you, name }) => !you && name).map(({ name }) => name);
}

/** What lists of tables tell of a game's options: `Listed` of app/pages/game_pages.py, which says what it means. */
export type Listed = {
  options: { option: string; named: string; detailed: string | null }[];
  otherwise: string | null;
};

/** What says the words of a game, and what of its options is told. */
export type GameWords = { spoken: Speaker; listed: Listed };

/** What is played by the options of a table, in words. */
function playedBy(options: Summary["options"], { spoken, listed }: GameWords): { played: string[]; details: string[] } {
  const has = (key: string | null): key is string => key !== null && spoken.has(key);
  const things = listed.options.map(({ option, named }) => namesIn(options[option]).map((name) => named + name));
  const told = things.map((keys) => keys.filter(has)).find((keys) => keys.length > 0);
  const details = listed.options.flatMap(({ option, detailed }) =>
    detailed === null ? [] : detailsIn(options[option]).map(([name, chosen]) => ({ key: detailed + name, chosen })),
  );
  return {
    played: (told ?? [listed.otherwise].filter(has)).map((key) => spoken(key)),
    details: details.filter(({ key }) => has(key)).map(({ key, chosen }) => spoken(key, chosen)),
  };
}

/** What an option holds: several things by their names, or a value. */
function namesIn(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return typeof value === "object" ? Object.keys(value) : [String(value)];
}

function detailsIn(value: unknown): [string, Args][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/**
 * What is played, how long a turn may take, and the round, in a row.
 * @param games what games are called, where there are several
 * @param words those of the table's game; of one without them only the name is told
 */
export function settingsOf(
  { game, options, clock, advice, round, status }: Summary,
  say: Speaker,
  games: Record<string, string>,
  words: GameWords | null,
) {
  const { played, details } = words ? playedBy(options, words) : { played: [], details: [] };
  const turn = clock && timeOf(clock.turn_seconds);
  return say.details([
    ...(games[game] ? [games[game]] : []),
    ...(played.length > 0 ? [say.list(played)] : []),
    ...details,
    ...(turn ? [say("home-turn-length", { turn: say(turn.key, { count: turn.count }) })] : []),
    ...(advice ? [say("home-advice-allowed")] : []),
    ...(round !== null && status === "playing" ? [say("home-round", { round })] : []),
  ]);
}

/** Who has to move, and whose stand-in; of all at once no names are told. */
export function turnOfOthers({ toMove, seats }: Summary, say: Speaker, { language }: Pick<Boot, "language">) {
  const asked = seats.filter(({ seat }) => toMove.includes(seat));
  const named = (found: typeof seats) =>
    listed(
      found.map(({ name }) => name),
      language,
    );
  const [standIns, here] = [asked.filter(({ standIn }) => standIn), asked.filter(({ standIn }) => !standIn)];
  if (here.length > 2 && here.length === seats.length) return say("home-turn-of-all");
  const away = standIns.filter(({ you }) => !you);
  return say.details([
    ...(here.length ? [say("home-turn-of", { names: named(here) })] : []),
    ...(away.length < standIns.length ? [say("home-stand-in-plays-for-you")] : []),
    ...(away.length ? [say("home-stand-in-plays", { names: named(away) })] : []),
  ]);
}

/** The picture of a table, and the signs of the seats that are taken. */
export function pictureOf({ id, seats }: Summary) {
  return html`<span class="table-picture" aria-hidden="true">
    <img src="/tables/${id}.svg" alt="" width="56" height="56" loading="lazy" />
    ${seats.map(({ seat, taken, you }) => (taken ? html`<i class="seat-${seat} ${you ? "own" : ""}">${SHAPES[seat]}</i>` : nothing))}
  </span>`;
}
