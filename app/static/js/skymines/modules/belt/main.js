/** What the Belt brings to the face of Skymines. */
import { html } from "lit-html";
import { startAt } from "../../board/tab-stop.js";
import { joins } from "../../modules.js";
import { beltBoard, beltOf } from "./board.js";
import { flights } from "./flights.js";
import { pictures } from "./pictures.js";
import { spaceName, spaceText } from "./words.js";

/** @typedef {import("../../types").Ctx} Ctx */

/** @param {string} id */
const key = (id) => `belt:${id}`;

startAt(key("1-1"));

/** What explains an asteroid: its screen, too. @param {Ctx} ctx @param {number} number @returns {import("../../types").Part} */
function asteroid(ctx, number) {
  const found = beltOf(ctx).board.asteroids.find((one) => one.number === number);
  const inside = (found?.screen ?? []).map(({ kind }) => ({ kind, symbol: kind }));
  const linked = found?.linked ? [{ kind: "belt-link", symbol: "gas-collector" }] : [];
  return { kind: "belt-asteroid", symbol: "outpost", args: { number }, parts: [...inside, ...linked] };
}

/** What explains a space. @param {Ctx} ctx @param {string[]} rest @returns {import("../../types").Part} */
function space(ctx, [id = ""]) {
  const [number, place] = id.split("-");
  if (place) return asteroid(ctx, Number(number));
  return { kind: "belt-shuttle", symbol: "shuttle", args: { number: Number(number) } };
}

joins("belt", {
  boardTab: "belt",
  board: beltBoard,
  help: ({ say }) => html`<p>${say("belt-help")}</p>`,
  sprite: pictures,
  holds: { moon: ["belt"] },
  targets: { EnterBelt: ({ space, column }, about) => [key(space), `column:${about.company}:${column}`] },
  rows: {
    EnterBelt: (ctx, { space }) => ({ key: key(space), number: space.replace("-", "·"), label: spaceText(ctx, space) }),
  },
  says: { EnterBelt: (ctx, { space }) => ({ space: spaceText(ctx, space) }) },
  places: {
    BeltEntered: ({ space, company, column }) => [key(space), `column:${company}:${column}`],
    ShuttleReturned: ({ company }) => [`column:${company}:1`],
    ShuttleRemoved: ({ company }) => [`station:${company}`],
  },
  names: { belt: (_table, id) => spaceName(id) },
  movements: flights,
  pieces: { shuttle: ({ company = "" }) => ({ name: `ghost-piece company-${company}`, symbol: "shuttle" }) },
  explains: { belt: space, "belt-asteroid": (ctx, [number]) => asteroid(ctx, Number(number)) },
  namedBy: { belt: ["EnterBelt"] },
});
