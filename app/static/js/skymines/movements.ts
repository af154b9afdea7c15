/**
 * What moved between two views, as a list in the order in which it is shown. Pure: it knows places by the keys of what
 * is drawn there, and nothing of the page.
 */

import { moved } from "./modules.ts";
import type { Company, Facts, Movement, SeatView, View } from "./types.ts";

/** With more movements than a player could follow, nothing is animated. */
const MAX_MOVEMENTS = 40;

/** All movements from one view to the next; none if the second does not follow from the first. */
export function movements(
  before: View | null,
  after: View,
  { companies, slots }: Pick<Facts, "companies" | "slots">,
): Movement[] {
  if (!before || before === after || before.me !== after.me || before.seats.length !== after.seats.length) return [];
  const all = [
    ...bonusMarkers(before, after),
    ...cards(before, after),
    ...restingCards(before, after, slots),
    ...outposts(before, after, companies),
    ...markers(before, after, companies),
    ...plans(before, after),
    ...coins(before, after),
    ...appearing(before, after, slots),
    ...moved(before, after),
  ];
  return all.length > MAX_MOVEMENTS ? [] : all;
}

function pairs(before: View, after: View): [SeatView, SeatView][] {
  return after.seats.flatMap((now, index) => {
    const previous = before.seats[index];
    return previous ? [[previous, now] as [SeatView, SeatView]] : [];
  });
}

/** Markers on company tracks, tank tracks and research tracks. */
function markers(before: View, after: View, companies: Facts["companies"]): Movement[] {
  return pairs(before, after).flatMap(([previous, now]) => {
    const { seat } = now;
    const moved = companies
      .filter((company) => previous.tracks[company] !== now.tracks[company])
      .map((company) => `marker:${company}:${seat}`);
    if (previous.helium !== now.helium) moved.push(`helium:${seat}`);
    if (previous.upload !== now.upload) moved.push(`upload:${seat}`);
    return moved.map((key) => ({ kind: "marker" as const, seat, from: [key], to: [key] }));
  });
}

/** Outposts between stations and sectors: out to where one came, home from where one went. */
function outposts(before: View, after: View, companies: Facts["companies"]): Movement[] {
  const changed = Object.keys(after.moon).filter((sector) => before.moon[sector] !== after.moon[sector]);
  return companies.flatMap((company) => {
    const station = `station:${company}`;
    const left = columns(before, after, company, -1);
    const home = columns(before, after, company, 1);
    const went = changed
      .filter((sector) => before.moon[sector] === company)
      .map((sector) => ({ from: [`sector:${sector}`], to: [home.shift() ?? station] }));
    const came = changed
      .filter((sector) => after.moon[sector] === company)
      .map((sector) => ({ from: [left.shift() ?? station], to: [`outpost:${sector}`] }));
    return [...went, ...came].map((way) => ({ kind: "outpost" as const, company, ...way }));
  });
}

/** The columns of a station that lost (-1) or gained (1) outposts, once for each. */
function columns(before: View, after: View, company: Company, sign: 1 | -1) {
  return after.stations[company].columns.flatMap(({ outposts: now }, index) => {
    const previous = before.stations[company].columns[index]?.outposts ?? now;
    return Array.from({ length: Math.max(0, sign * (now - previous)) }, () => `column:${company}:${index}`);
  });
}

/**
 * Display cards to the player who took them, along the display, or to the discard pile; hand cards to the discard pile.
 */
function cards(before: View, after: View): Movement[] {
  const takers = pairs(before, after).flatMap(([previous, now]) => {
    const more = now.luna ? now.luna.reserve - (previous.luna?.reserve ?? 0) : now.hand.count - previous.hand.count;
    return now.seat !== after.me && more > 0 ? Array.from({ length: more }, () => `seat:${now.seat}`) : [];
  });
  const hand = new Set(ownHand(after));
  const wasHeld = new Set(ownHand(before));
  const left = before.display.flatMap((space, index) => {
    if (!space || after.display[index]?.card === space.card) return [];
    const slid = after.display.findIndex((other) => other?.card === space.card);
    return [{ from: [`card:${index + 1}`], to: destination(space.card, slid) }];
  });
  const thrown = [...wasHeld].filter(
    (card) => !hand.has(card) && after.discards.includes(card) && !before.discards.includes(card),
  );
  return [...left, ...thrown.map((card) => ({ from: [`hand:${card}`], to: ["discards"] }))].map((way) => ({
    kind: "card" as const,
    ...way,
  }));

  /** @param slid its new space, or -1 */
  function destination(card: string, slid: number) {
    if (slid >= 0) return [`card:${slid + 1}`];
    if (hand.has(card)) return [`hand:${card}`];
    return after.discards.includes(card) ? ["discards"] : takers.splice(0, 1);
  }
}

function ownHand(view: View) {
  return view.me === null ? [] : (view.seats[view.me]?.hand.cards ?? []);
}

/** One's own cards to rest, and back to the hand. */
function restingCards(before: View, after: View, slots: Facts["slots"]): Movement[] {
  const me = after.me === null ? undefined : after.seats[after.me];
  const previous = before.me === null ? undefined : before.seats[before.me];
  if (!me || !previous) return [];
  const held = new Set(previous.hand.cards ?? []);
  const rested = previous.area.flatMap((placed, index) => {
    const deck = placed
      ? me.resting.findIndex(
          (cards_, at) => cards_.includes(placed.card) && !previous.resting[at]?.includes(placed.card),
        )
      : -1;
    return placed && deck >= 0 && !me.area[index]
      ? [{ from: [`slot:${slots[index]}`], to: [`resting:${slots[deck]}:${placed.card}`] }]
      : [];
  });
  const fresh = (me.hand.cards ?? []).filter((card) => !held.has(card));
  const picked = fresh.flatMap((card) => {
    const deck = previous.resting.findIndex((cards_) => cards_.includes(card));
    return deck >= 0 ? [{ from: [`resting:${slots[deck]}:${card}`], to: [`hand:${card}`] }] : [];
  });
  return [...rested, ...picked].map((way) => ({ kind: "card" as const, ...way }));
}

/** Plans from the displays to the player who took them, and from there to a screen. */
function plans(before: View, after: View): Movement[] {
  const lay = new Map<string, string>(
    Object.entries(before.research).flatMap(([space, plan]) => (plan ? [[plan, `plan:${space}`]] : [])),
  );
  for (const { round, plan } of before.specials) lay.set(plan, `plan:S${round}`);
  return pairs(before, after).flatMap(([previous, now]) => {
    const mine = now.seat === after.me;
    const got = now.acquired
      .filter((plan) => !previous.acquired.includes(plan))
      .map((plan) => ({ plan, to: mine ? [`acquired:${plan}`] : [`seat:${now.seat}`] }));
    const placed = now.screens.flatMap((one, screen) => {
      if (!one || previous.screens[screen]?.plan === one.plan) return [];
      return [
        { plan: one.plan, to: mine ? [`screen:${screen}`] : [`screen-of:${now.seat}:${screen}`, `seat:${now.seat}`] },
      ];
    });
    return [...got, ...placed].flatMap(({ plan, to }) => {
      const from = previous.acquired.includes(plan) ? [`acquired:${plan}`, `seat:${now.seat}`] : [lay.get(plan) ?? ""];
      return from[0] ? [{ kind: "plan" as const, seat: now.seat, from, to }] : [];
    });
  });
}

/** Bonus markers to their spaces. Their return at the end of a round is not animated. */
function bonusMarkers(before: View, after: View): Movement[] {
  return Object.entries(after.spaces).flatMap(([space, seat]) =>
    seat !== null && before.spaces[space] === null
      ? [
          {
            kind: "bonus" as const,
            seat,
            from: [`coins:${seat}`, `seat:${seat}`],
            to: [`space:${space}`],
          },
        ]
      : [],
  );
}

/** Coins gained and paid, shown beside the seat's coins. */
function coins(before: View, after: View): Movement[] {
  return pairs(before, after).flatMap(([previous, now]) =>
    previous.coins === now.coins
      ? []
      : [
          {
            kind: "coins" as const,
            seat: now.seat,
            amount: now.coins - previous.coins,
            from: [`coins:${now.seat}`],
            to: [`coins:${now.seat}`],
          },
        ],
  );
}

/** Newly drawn or revealed things: display cards, plans, revealed cards of other players. */
function appearing(before: View, after: View, slots: Facts["slots"]): Movement[] {
  const lying = new Set(before.display.map((space) => space?.card));
  const dealt = after.display.flatMap((space, index) => (space && !lying.has(space.card) ? [`card:${index + 1}`] : []));
  const laid = Object.entries(after.research).flatMap(([space, plan]) =>
    plan && before.research[space] !== plan ? [`plan:${space}`] : [],
  );
  const shown = pairs(before, after).flatMap(([previous, now]) =>
    now.seat === after.me
      ? []
      : now.area.flatMap((placed, index) =>
          placed && !previous.area[index] ? [`area:${now.seat}:${slots[index]}`] : [],
        ),
  );
  return [...dealt, ...laid, ...shown].map((key) => ({ kind: "appear" as const, from: [], to: [key] }));
}
