/** What the Belt brings to the face of Skymines. */
import { html } from "lit-html";
import { startAt } from "../../../table/tab-stop.ts";
import { joins } from "../../modules.ts";
import type { Ctx, Part } from "../../types.ts";
import { beltBoard, beltOf } from "./board.ts";
import { flights } from "./flights.ts";
import { pictures } from "./pictures.ts";
import { spaceName, spaceText } from "./words.ts";

const key = (id: string) => `belt:${id}`;

startAt(key("1-1"));

/** What explains an asteroid: its screen, too. */
function asteroid(ctx: Ctx, number: number): Part {
  const found = beltOf(ctx).board.asteroids.find((one) => one.number === number);
  const inside = (found?.screen ?? []).map(({ kind }) => ({ kind, symbol: kind }));
  const linked = found?.linked ? [{ kind: "belt-link", symbol: "gas-collector" }] : [];
  return { kind: "belt-asteroid", symbol: "outpost", args: { number }, parts: [...inside, ...linked] };
}

/** What explains a space. */
function space(ctx: Ctx, [id = ""]: string[]): Part {
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
  moves: {
    EnterBelt: {
      targets: ({ space, column }, about) => [key(space), `column:${about.company}:${column}`],
      things: ["belt"],
      args: (ctx, { space }) => ({ space: spaceText(ctx, space) }),
      family: {
        by: "alike",
        alone: true,
        row: (ctx, { space }) => ({
          key: key(space),
          number: space.replace("-", "·"),
          label: spaceText(ctx, space),
        }),
      },
    },
  },
  places: {
    BeltEntered: ({ space, company, column }) => [key(space), `column:${company}:${column}`],
    ShuttleReturned: ({ company }) => [`column:${company}:1`],
    ShuttleRemoved: ({ company }) => [`station:${company}`],
  },
  names: { belt: (_table, id) => spaceName(id) },
  movements: flights,
  pieces: {
    shuttle: ({ company = "" }) => ({
      name: `ghost-piece company-${company}`,
      symbol: "shuttle",
      drawing: `v-${company}`,
    }),
  },
  explains: { belt: space, "belt-asteroid": (ctx, [number]) => asteroid(ctx, Number(number)) },
});
