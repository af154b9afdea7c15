/** What the Belt brings to the face of Skymines. */
import { joins } from "../../modules.js";

/** @param {string} id */
const key = (id) => `belt:${id}`;

/** @param {string} id @returns {import("../../types").Told} */
function spaceName(id) {
  const [number, place] = id.split("-");
  return { key: place ? "belt-outpost-name" : "belt-shuttle-name", args: { number: Number(number) } };
}

joins({
  targets: { EnterBelt: ({ space, column }, about) => [key(space), `column:${about.company}:${column}`] },
  places: {
    BeltEntered: ({ space, company, column }) => [key(space), `column:${company}:${column}`],
    ShuttleReturned: ({ company }) => [`column:${company}:1`],
    ShuttleRemoved: ({ company }) => [`station:${company}`],
  },
  names: { belt: (_table, id) => spaceName(id) },
});
