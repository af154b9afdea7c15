/** A recorded game as a sequence of frames: the Moon at each, in words and for drawing. Pure. */
import type { Company } from "../../types.ts";

type Frame = {
  round: number;
  seat: number | null;
  moon: string;
  stations: number[][];
  markers: number[][];
  spaces: Record<string, number>;
  totals: number[];
};

export type Recording = { rounds: number; seats: string[]; tracks: string[]; frames: Frame[] };

export type Sentence = { key: string; args: Record<string, string | number> };

/** How long the last frame stays before the recording restarts, in steps. */
export const REST = 5;

/** The step after this one. Steps beyond the last frame are the pause at the end. */
export function after(game: Recording, step: number) {
  return step + 1 < game.frames.length + REST ? step + 1 : 0;
}

export function frameAt(game: Recording, step: number): Frame {
  const frame = game.frames[Math.max(0, Math.min(step, game.frames.length - 1))];
  if (!frame) throw new RangeError("a recording has at least one picture");
  return frame;
}

/** The owner of each sector, by letter. */
function owner(letter: string, companies: readonly Company[]): Company | null {
  return companies.find((company) => company.startsWith(letter)) ?? null;
}

/**
 * The part of a spectator's view that the Moon is drawn from.
 * @param companies in the order of the recording
 */
export function viewAt(game: Recording, step: number, companies: readonly Company[]) {
  const byCompany = (values: unknown[]) => Object.fromEntries(companies.map((company, at) => [company, values[at]]));
  const frame = frameAt(game, step);
  return {
    round: frame.round,
    rounds: game.rounds,
    me: null,
    to_move: [],
    seats: game.seats.map((name, seat) => ({
      seat,
      name,
      tracks: byCompany(frame.markers[seat] ?? []),
      shares: byCompany([0, 0, 0, 0]),
    })),
    moon: Object.fromEntries([...frame.moon].map((letter, at) => [String(at + 1), owner(letter, companies)])),
    tracks: byCompany(game.tracks),
    spaces: frame.spaces,
    stations: byCompany(frame.stations.map(stationOf)),
  };
}

/** @param packed the value of a share, then the columns */
function stationOf([value = 0, ...packed]: number[]) {
  const columns = packed.map((one) =>
    one < 0 ? { outposts: -1 - one, opened: true } : { outposts: one, opened: false },
  );
  return { value, columns, removed: 0, home: columns.reduce((sum, { outposts }) => sum + outposts, 0) };
}

/**
 * What has happened since the frame before, as a message: an outpost, a marker, or only the end of a turn.
 * @param companies in the order of the recording
 */
export function sentenceAt(game: Recording, step: number, companies: readonly Company[]): Sentence {
  const now = frameAt(game, step);
  if (step === 0 || now.seat === null) return { key: "recorded-begins", args: {} };
  if (step >= game.frames.length - 1) return { key: "recorded-ends", args: { name: leader(game, now) } };
  const before = frameAt(game, step - 1);
  const name = game.seats[now.seat] ?? "";
  const sectors = [...now.moon].flatMap((letter, at) => (letter !== "-" && letter !== before.moon[at] ? [at + 1] : []));
  const company = owner(now.moon[(sectors[0] ?? 0) - 1] ?? "-", companies);
  if (company)
    return { key: "recorded-expands", args: { name, company, sectors: sectors.length, sector: sectors[0] ?? 0 } };
  const { seat } = now;
  const moved = companies.find((_, at) => now.markers[seat]?.[at] !== before.markers[seat]?.[at]);
  if (moved) return { key: "recorded-advances", args: { name, company: moved } };
  const taken = Object.keys(now.spaces).some((space) => now.spaces[space] === seat && before.spaces[space] !== seat);
  return { key: taken ? "recorded-bonus" : "recorded-turn", args: { name } };
}

/** The seats with the highest total. */
function leader(game: Recording, { totals }: Frame) {
  return game.seats[totals.indexOf(Math.max(...totals))] ?? "";
}
