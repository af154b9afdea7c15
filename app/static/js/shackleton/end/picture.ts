/** What the picture of the result says. */
import { isolated } from "../../table/direction.ts";
import { byCategory } from "../../table/end/data.ts";
import type { Picture } from "../../table/end/picture.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { ranked } from "../panels/outcome.ts";
import type { Ctx } from "../types.ts";
import { corporationName } from "../words.ts";
import { fillOf } from "./fills.ts";

export function pictureOf(ctx: Ctx): Picture {
  const { view, say, facts } = ctx;
  const places = ranked(view);
  const parts = byCategory(
    view.scores,
    places.map(({ seat }) => seat),
  );
  const rows = places.map(({ seat, total, place }, index) => ({
    seat,
    shape: SHAPES[seat] ?? "",
    name: seatName(ctx, seat),
    total,
    place: say("end-place", { place }),
    won: view.winners.includes(seat),
    parts: parts.map(({ key, values }) => ({
      fill: fillOf(ctx, key),
      name: say(`category-${key}`),
      value: values[index] ?? 0,
    })),
  }));
  const title = say("won-by", {
    names: say.list(rows.filter(({ won }) => won).map(({ name }) => name)),
    count: view.winners.length,
  });
  const more = say.list(view.corporations.map((name) => corporationName(ctx, name)));
  const lines = rows.map(({ place, shape, name, total }) =>
    say("end-picture-row", { place, shape, name: isolated(name), total }),
  );
  return {
    title,
    below: say("end-picture-below", { rounds: facts.set.setup.rounds, seats: rows.length }),
    more,
    text: [title, more, ...lines].join("\n"),
    rows,
    legend: parts.map(({ key }) => ({ fill: fillOf(ctx, key), name: say(`category-${key}`) })),
  };
}
