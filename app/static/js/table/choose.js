/**
 * From a partial selection to a move: what of the board is lit, what has been picked, which moves are left.
 * Knows no rule: it only compares the names that offered moves contain.
 * @typedef {import("../types").Move} Move
 * @typedef {import("../types").Choices} Choices
 * @typedef {import("../types").Offer} Offer
 */

/** What a move names on the board, by its type. @type {{ [Type in Move["type"]]?: (move: import("../types").MoveOf<Type>, about: Record<string, any>) => string[] }} */
export const TARGETS = {
  KeepToken: (move) => [`token:${move.token}`],
  PlacePlusOne: (move) => ["tile:plus-one", `slot:${move.slot}`],
  UseResources: (move) => move.slots.map((slot) => `slot:${slot}`),
  UseEnergy: (move) => [`station:${move.company}`],
  UseResearchScientist: (move) => [slotOrTile(move.slot, "research")],
  UseFieldScientist: (move) => [slotOrTile(move.slot, "field")],
  PlaceMarker: (move) => [`space:${move.space}`],
  Acquire: (move) => [`card:${move.space}`],
  Advance: (move, about) => [`track:${move.company}`, ...(about.amounts ? [`amount:${move.amount}`] : [])],
  EnterSector: (move, about) => [`sector:${move.sector}`, `column:${about.company}:${move.column}`],
  ReturnTo: (move, about) => [`column:${about.company}:${move.column}`],
  FlipPlan: (move) => [`screen:${move.screen}`],
  EnterScreen: (move) => [`screen:${move.screen}`],
  TakePlan: (move) => [`plan:${move.space}`],
  TakeCoin: () => ["coins"],
  PlacePlan: (move) => [`acquired:${move.plan}`, `screen:${move.screen}`],
  TakeTier: (move, about) => (move.at > 0 ? [`tier:${about.space}:${move.at}`] : []),
  MoveTank: () => ["tank"],
  Discard: (move) => [`hand:${move.card}`],
  RemoveFrom: (move) => [`column:${move.company}:${move.column}`],
  PayBarrier: (_move, about) => [`track:${about.company}`],
  Perform: (move) => (move.company ? [`station:${move.company}`] : []),
  Fetch: (move) => [`discard:${move.card}`],
  PickUp: (move) => [`rest:${move.slot}`],
  Rest: (move) => [`slot:${move.slot}`, `rest:${move.to}`],
};

/**
 * @param {string} slot
 * @param {string} tile
 */
function slotOrTile(slot, tile) {
  return slot === "tile" ? `tile:${tile}` : `slot:${slot}`;
}

/**
 * The things on the board that a move names, in the order of picking.
 * @param {Move} move
 * @param {Record<string, any>} [about]
 * @returns {string[]}
 */
export function targetsOf(move, about = {}) {
  /** @type {((move: any, about: Record<string, any>) => string[]) | undefined} */
  const targets = TARGETS[move.type];
  return targets?.(move, about) ?? [];
}

/**
 * The thing that a refusal is about, if it is one: the first that what is known of the move names wholly.
 * @param {Move} what
 * @param {Record<string, any>} [about]
 */
export function refusedTarget(what, about = {}) {
  return targetsOf(what, about).find((key) => !key.split(":").includes("undefined"));
}

/**
 * All moves on offer with their lines and targets.
 * @param {Choices} choices
 * @returns {Offer[]}
 */
export function offersOf(choices) {
  return choices.choices.map((move, index) => ({
    move,
    lines: choices.lines[index] ?? [],
    targets: targetsOf(move, choices.about),
    anyOrder: move.type === "UseResources",
  }));
}

/**
 * The offers that agree with what has been picked.
 * @param {Offer[]} offers
 * @param {string[]} picked
 */
export function matching(offers, picked) {
  return picked.length === 0 ? offers : offers.filter((offer) => picked.every((key) => offer.targets.includes(key)));
}

/**
 * What can be picked next: of each offer the first thing not yet picked, or any where the order is free.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @returns {Set<string>}
 */
export function litBy(offers, picked) {
  const lit = new Set();
  for (const offer of matching(offers, picked)) {
    const open = offer.targets.filter((key) => !picked.includes(key));
    for (const key of offer.anyOrder ? open : open.slice(0, 1)) lit.add(key);
  }
  return lit;
}

/**
 * The moves that the selection stands for: those it names wholly, else the last one left.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @returns {Offer[]}
 */
export function proposed(offers, picked) {
  if (picked.length === 0) return [];
  const left = matching(offers, picked);
  const whole = left.filter((offer) => offer.targets.length === picked.length);
  return whole.length > 0 || left.length !== 1 ? whole : left;
}

/**
 * The selection after a click on `key`: added, taken back, or begun anew where it does not fit what was picked.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @param {string} key
 * @returns {string[]}
 */
export function pick(offers, picked, key) {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const more = [...picked, key];
  if (matching(offers, more).length > 0) return more;
  return matching(offers, [key]).length > 0 ? [key] : picked;
}

/**
 * What a click on `key` does: submit the one move that it confirms, or a new selection.
 * A second click on the last thing picked confirms, if that names one move.
 * @param {Offer[]} offers
 * @param {string[]} picked
 * @param {string} key
 * @returns {{submit: Move} | {picked: string[]}}
 */
export function click(offers, picked, key) {
  const ready = proposed(offers, picked);
  if (picked.at(-1) === key && ready.length === 1 && ready[0]) return { submit: ready[0].move };
  return { picked: pick(offers, picked, key) };
}

/** Moves that stand together when they begin with the same thing, and those of which all stand together. */
const ALIKE = ["EnterSector", "KeepToken", "PlacePlan", "Rest"];
const TOGETHER = [
  "Acquire",
  "FlipPlan",
  "PlaceMarker",
  "PlacePlusOne",
  "RemoveFrom",
  "ReturnTo",
  "TakePlan",
  "UseEnergy",
  "UseResources",
];

/** So many of a kind are still told in words, a button each. @type {Record<string, number>} */
const IN_WORDS = { Acquire: 6 };

/**
 * Offers for a list of buttons, those of one family together.
 * @param {Offer[]} offers
 * @returns {Offer[][]}
 */
export function grouped(offers) {
  /** @type {Map<string, Offer[]>} */
  const groups = new Map();
  offers.forEach((offer, index) => {
    const { type } = offer.move;
    const key = ALIKE.includes(type)
      ? `${type} ${offer.targets[0]}`
      : TOGETHER.includes(type)
        ? `${type} ${type === "RemoveFrom" ? offer.move.company : ""}`
        : `single ${index}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  });
  return [...groups.values()].flatMap((group) =>
    group.length > (IN_WORDS[group[0]?.move.type ?? ""] ?? 0) ? [group] : group.map((one) => [one]),
  );
}

/**
 * A planning draft with `card` in `slot`; a card lies in one slot at most.
 * @param {Record<string, string | null>} draft
 * @param {string} slot
 * @param {string | null} card
 */
export function placed(draft, slot, card) {
  const rest = Object.fromEntries(
    Object.entries(draft).map(([other, held]) => [other, held === card ? (draft[slot] ?? null) : held]),
  );
  return { ...rest, [slot]: card };
}

/**
 * The first empty slot of those open, or null.
 * @param {Record<string, string | null>} draft
 * @param {string[]} slots
 */
export function firstFree(draft, slots) {
  return slots.find((slot) => !draft[slot]) ?? null;
}

/**
 * The move that a planning draft stands for.
 * @param {Record<string, string | null>} draft
 * @param {string[]} slots
 * @returns {Move}
 */
export function planOf(draft, slots) {
  const laid = (/** @type {string} */ slot) => (slots.includes(slot) ? (draft[slot] ?? null) : null);
  return { type: "Plan", cards: [laid("A"), laid("B"), laid("C"), laid("D"), laid("E")] };
}
