/** What the page of an analysis works with; the server's `Analysis`, with the seats' names. */

export type ToldTurn = { text: string[] };

export type Turn = {
  seq: number;
  until: number;
  round: number | null;
  seat: number;
  by_stand_in: boolean;
  lost: number;
  played: ToldTurn;
  better: ToldTurn;
};

export type Point = { seq: number; round: number | null; totals: number[] };

export type Judged = { seat: number; turns: number; agreed: number; lost: number };

export type Analysis = { robot: string; expected: boolean; points: Point[]; turns: Turn[]; seats: Judged[] };

export type Seat = { seat: number; name: string; shape: string; total: number; won: boolean; kind: string };
