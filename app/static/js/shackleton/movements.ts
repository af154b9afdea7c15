/**
 * What moved between two views, as a list in the order in which it is told: astronauts first, then what they did. Pure:
 * it knows places by the keys of what is drawn there, and nothing of the page.
 */
import { movedOfCorporations } from "./corporations.ts";
import { resourceOf, rowOf } from "./facts.ts";
import type { Facts, Movement, SeatView, View } from "./types.ts";
import { ASTRONAUTS, COMMANDS } from "./types.ts";

/** With more movements than a player could follow, nothing is animated. */
const MAX_MOVEMENTS = 40;

/** All movements from one view to the next; none if the second does not follow from the first. */
export function movements(before: View | null, after: View, facts: Facts): Movement[] {
  if (!before || before === after || before.me !== after.me || before.seats.length !== after.seats.length) return [];
  const all = [
    ...leadersAndTiles(before, after),
    ...astronauts(before, after),
    ...goods(before, after, facts),
    ...panels(before, after),
    ...structures(before, after),
    ...tokens(before, after),
    ...energy(before, after),
    ...projects(before, after),
    ...movedOfCorporations(before, after),
    ...astrobot(before, after),
    ...goals(before, after),
    ...reputation(before, after),
    ...amounts(before, after),
    ...appearing(before, after),
  ];
  return all.length > MAX_MOVEMENTS ? [] : all;
}

function pairs(before: View, after: View): [SeatView, SeatView][] {
  return after.seats.flatMap((now, index) => {
    const previous = before.seats[index];
    return previous ? [[previous, now] as [SeatView, SeatView]] : [];
  });
}

/** Leader and shuttle tiles to who took them; the tile that nobody took to the Gateway. */
function leadersAndTiles(before: View, after: View): Movement[] {
  const leaders = before.leaders
    .filter((one) => !after.leaders.includes(one))
    .map((id) => {
      const taker = after.seats.find(({ leader }) => leader === id);
      return { from: [`leader:${id}`], to: taker ? owned(after, taker.seat, "own-leader") : [] };
    });
  const tiles = before.display
    .filter((one) => !after.display.includes(one))
    .map((id) => {
      const taker = after.seats.find(({ tile }) => tile === id);
      return { from: [`tile:${id}`], to: taker ? owned(after, taker.seat, "own-tile") : ["gateway"] };
    });
  return [...leaders, ...tiles].map((way) => ({ kind: "card", ...way }));
}

/** Where a seat's thing lies: on the reader's own board in a place of its own, else on the seat's panel. */
function owned({ me }: Pick<View, "me">, seat: number, key: string) {
  return seat === me ? [key] : [`seat:${seat}`];
}

/** A place for one astronaut or several of a type, and the areas that one comes from, the likeliest first. */
interface Spot {
  area: Area;
  type: string;
  keys: string[];
  seat: number | undefined;
}
type Area = "tile" | "crater" | "command" | "base" | "gateway";
const COMES_FROM: [Area, Area[]][] = [
  ["crater", ["tile", "gateway"]],
  ["command", ["tile", "gateway"]],
  ["base", ["crater", "gateway", "base", "tile"]],
  ["gateway", ["tile", "crater", "base"]],
  ["tile", ["gateway"]],
];

/** Each astronaut to the place that has one more from a place that has one less. The supply is nowhere. */
function astronauts(before: View, after: View): Movement[] {
  const [were, are] = [spots(before), spots(after)];
  const left = without(were, are);
  const come = without(are, were);
  return COMES_FROM.flatMap(([area, areas]) =>
    come
      .filter((one) => one.area === area)
      .flatMap((to) => {
        const from = areas.flatMap((one) => left.filter(({ area, type }) => area === one && type === to.type))[0];
        if (!from) return [];
        left.splice(left.indexOf(from), 1);
        return [movementOf(from, to)];
      }),
  );
}

function movementOf(from: Spot, to: Spot): Movement {
  const seat = from.seat ?? to.seat;
  return { kind: "astronaut", thing: to.type, from: from.keys, to: to.keys, ...(seat === undefined ? {} : { seat }) };
}

/** The places with an astronaut in a view, a place with several once for each. */
function spots(view: View): Spot[] {
  const spot = (area: Area, type: string, keys: string[], seat?: number): Spot => ({ area, type, keys, seat });
  const many = (count: number | undefined, one: Spot) => Array.from({ length: count ?? 0 }, () => one);
  const ofSeats = view.seats.flatMap((seat) => {
    const inside = [...Object.entries(seat.built), ["waiting", seat.waiting ? [seat.waiting] : []] as const];
    const at = (key: string) => owned(view, seat.seat, key);
    return [
      ...ASTRONAUTS.flatMap((type) =>
        many(seat.astronauts[type], spot("tile", type, at(`astronaut:${type}`), seat.seat)),
      ),
      ...inside.flatMap(([place, all]) => all.map((type) => spot("base", type, at(`at:${place}:${type}`), seat.seat))),
    ];
  });
  return [
    ...ofSeats,
    ...Object.entries(view.crater).map(([slot, type]) => spot("crater", type, [`in-slot:${slot}`, `slot:${slot}`])),
    ...COMMANDS.flatMap((one) =>
      (view.commands[one] ?? []).map((type, index) => spot("command", type, [`in-command:${one}:${index}`])),
    ),
    ...ASTRONAUTS.flatMap((type) => many(view.gateway[type], spot("gateway", type, [`at-gateway:${type}`]))),
  ];
}

/** Those of `these` that are not among `those`, each as often as it is more often there. */
function without(these: Spot[], those: Spot[]) {
  const name = ({ area, type, keys, seat }: Spot) => [area, seat, type, keys[0]].join(" ");
  const known = those.map(name);
  return these.filter((one) => {
    const at = known.indexOf(name(one));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** What sectors with structures yield to an engineer who has just come to a slot of their row. */
function goods(before: View, after: View, facts: Facts): Movement[] {
  const slot = Object.keys(after.crater).find((one) => !before.crater[one]);
  if (slot === undefined || after.crater[slot] !== "engineer") return [];
  const seat = pairs(before, after).find(
    ([previous, now]) => (previous.astronauts.engineer ?? 0) > (now.astronauts.engineer ?? 0),
  );
  if (!seat) return [];
  return rowOf({ facts }, Number(slot))
    .filter((sector) => (before.sectors[sector]?.buildings ?? []).length > 0)
    .map((sector) => {
      const thing = resourceOf({ facts }, sector);
      return { kind: "good", thing, from: [`sector:${sector}`], to: [`stock:${seat[1].seat}:${thing}`] };
    });
}

/** Panels from the rim to the central hex or to a sector, and from the central hex to a sector. */
function panels(before: View, after: View): Movement[] {
  const powered = Object.keys(after.sectors).filter((one) => after.sectors[one]?.panel && !before.sectors[one]?.panel);
  const taken = range(before.rim, after.rim).map((index) => [`rim-panel:${index}`, "panel"]);
  const moved = range(after.hub, before.hub).map((index) => [`hub-panel:${index}`, "hub"]);
  const places = [
    ...powered.map((sector) => [`panel-in:${sector}`]),
    ...range(before.hub, after.hub).map((index) => [`hub-panel:${index}`]),
  ];
  return [...moved, ...taken].flatMap((from, index) => {
    const to = places[index];
    return to ? [{ kind: "panel", from, to }] : [];
  });
}

/** Numbers from one up to before another; none if that is not larger. */
function range(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Structures from their bases to sectors. */
function structures(before: View, after: View): Movement[] {
  return Object.entries(after.sectors).flatMap(([sector, { buildings }]) => {
    const stood = (before.sectors[sector]?.buildings ?? []).map(({ owner, piece }) => `${owner} ${piece}`);
    return buildings.flatMap(({ owner, piece }) =>
      owner === null || stood.includes(`${owner} ${piece}`)
        ? []
        : [
            {
              kind: "structure",
              thing: piece,
              seat: owner,
              from: owned(after, owner, `piece:${piece}`),
              to: [`built:${owner}:${piece}`],
            },
          ],
    );
  });
}

/** Tokens from their boards to corners. */
function tokens(before: View, after: View): Movement[] {
  return Object.entries(after.tokens).flatMap(([corner, { corporation, kind }]) =>
    before.tokens[corner]
      ? []
      : [
          {
            kind: "token",
            thing: kind ? `${corporation}-${kind}` : corporation,
            company: corporation,
            from: [`next-token:${corporation}`],
            to: [`corner:${corner}`],
          },
        ],
  );
}

function energy(before: View, after: View): Movement[] {
  if (before.energy === after.energy) return [];
  return [{ kind: "energy", from: [`energy-at:${before.energy}`], to: [`energy-at:${after.energy}`] }];
}

/** Projects to who funded them. */
function projects(before: View, after: View): Movement[] {
  return pairs(before, after).flatMap(([previous, now]) =>
    now.projects
      .filter((id) => !previous.projects.includes(id))
      .map((id) => ({
        kind: "card",
        seat: now.seat,
        from: [`project:${id}`],
        to: owned(after, now.seat, `own:${id}`),
      })),
  );
}

/** AstroBot's cards from its deck, and its markers along their tracks. */
function astrobot(before: View, after: View): Movement[] {
  return pairs(before, after).flatMap(([{ astrobot: previous }, { seat, astrobot: now }]) => {
    if (!previous || !now) return [];
    const cards = now.row
      .filter((id) => !previous.row.includes(id))
      .map((id) => ({ kind: "card", from: ["bot-deck"], to: [`bot-card:${id}`] }));
    const moved = Object.keys(now.markers).filter((name) => now.markers[name] !== previous.markers[name]);
    const markers = [...(now.development === previous.development ? [] : ["development"]), ...moved];
    return [...cards, ...markers.map((of) => ({ kind: "marker", seat, from: [`bot-at:${of}`], to: [`bot-at:${of}`] }))];
  });
}

function goals(before: View, after: View): Movement[] {
  return Object.entries(after.boards).flatMap(([name, { goals }]) =>
    goals.flatMap((seats, level) =>
      seats.slice(before.boards[name]?.goals[level]?.length ?? 0).map((seat, index) => ({
        kind: "marker",
        seat,
        from: [`seat:${seat}`],
        to: [`claim:${name}:${level}:${(before.boards[name]?.goals[level]?.length ?? 0) + index}`],
      })),
    ),
  );
}

function reputation(before: View, after: View): Movement[] {
  return pairs(before, after).flatMap(([previous, { seat, reputation }]) => {
    const key = `reputation-of:${seat}`;
    return previous.reputation === reputation ? [] : [{ kind: "marker", seat, from: [key], to: [key] }];
  });
}

/** What each seat gained and paid, shown beside what it has. */
function amounts(before: View, after: View): Movement[] {
  return pairs(before, after).flatMap(([previous, now]) => {
    const { seat } = now;
    const things = [...new Set([...Object.keys(previous.stock), ...Object.keys(now.stock)])];
    const all = [
      ...things.map((thing) => ({
        thing,
        amount: (now.stock[thing] ?? 0) - (previous.stock[thing] ?? 0),
        key: `stock:${seat}:${thing}`,
      })),
      { thing: "vp", amount: now.vp - previous.vp, key: `vp:${seat}` },
    ];
    return all.flatMap(({ thing, amount, key }) =>
      amount === 0 ? [] : [{ kind: "coins", seat, thing, amount, from: [key], to: [key] }],
    );
  });
}

/** What has been turned up: projects and shuttle tiles. */
function appearing(before: View, after: View): Movement[] {
  const shown = Object.entries(after.boards).flatMap(([name, board]) =>
    board.shown.filter((id) => !before.boards[name]?.shown.includes(id)).map((id) => `project:${id}`),
  );
  const tiles = after.display.filter((id) => !before.display.includes(id)).map((id) => `tile:${id}`);
  return [...shown, ...tiles].map((key) => ({ kind: "appear", from: [], to: [key] }));
}
