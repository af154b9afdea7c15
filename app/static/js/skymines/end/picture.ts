/** What the picture of the result says. */

import { isolated } from "../../table/direction.ts";
import { byCategory } from "../../table/end/data.ts";
import type { Picture } from "../../table/end/picture.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { atEnd } from "../modules.ts";
import type { Ctx } from "../types.ts";
import { fillOf } from "./fills.ts";
import { ranked } from "./ranked.ts";

export function pictureOf(ctx: Ctx): Picture {
  const { view, say } = ctx;
  const scores = view.scores ?? [];
  const seats = ranked(scores, view.winners);
  const parts = byCategory(
    scores,
    seats.map((one) => one.seat),
  );
  const rows = seats.map((one, index) => ({
    seat: one.seat,
    shape: SHAPES[one.seat] ?? "",
    name: seatName(ctx, one.seat),
    total: one.total,
    place: say("end-place", { place: one.place }),
    won: one.won,
    parts: parts.map(({ key, values }) => ({
      fill: fillOf(key),
      name: say(`end-short-${key}`),
      value: values[index] ?? 0,
    })),
  }));
  const title = say("won-by", {
    names: say.list(rows.filter((row) => row.won).map((row) => row.name)),
    count: view.winners.length,
  });
  const below = say("end-picture-below", { rounds: view.rounds, seats: rows.length });
  const more = atEnd().map((one) => one.line(ctx));
  const text = [
    title,
    ...more,
    ...rows.map(({ place, shape, name, total }) =>
      say("end-picture-row", { place, shape, name: isolated(name), total }),
    ),
  ].join("\n");
  return {
    title,
    below,
    more: more.join(" · "),
    text,
    rows,
    legend: parts.map(({ key }) => ({ fill: fillOf(key), name: say(`category-${key}`) })),
  };
}
