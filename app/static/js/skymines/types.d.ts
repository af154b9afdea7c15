/** What the face of Skymines works with: what every table does, and the game's own things as the server sends them. */
import type * as api from "../schema";
import type { OneOf } from "../table/types";

export type * from "../table/types";
export type PlanningForm = api.PlanningForm;
export type PlanningTotal = api.PlanningTotal;
export type PlacedCard = api.PlacedCard;
export type PlacedPlan = api.PlacedPlan;
export type LunaSeat = api.LunaSeat;
export type ColumnView = api.ColumnView;
export type Company = keyof api.ByCompanyInt;
export type Slot = api.SeatView["slots"][number];
export type Gain = OneOf<api.TierFact["gains"][number]>;
export type Requirement = api.RequirementFact;
export type CardFact = api.CardFact;
export type PlanFact = api.PlanFact;
export type TokenFact = api.StartingTokenFact;
export type SpecialFact = api.SpecialPlanFact;
export type TrackBonus = OneOf<api.ThresholdFact["bonus"]>;
export type TrackFact = api.TrackFact;
export type ValueTrack = Pick<api.TankTrackFact, "last" | "slot_at" | "excess" | "values">;
export type SectorFact = api.SectorFact;
export type StationFact = api.StationFact;
export type MoonFact = api.MoonFact;
export type MajorityFact = api.MajoritySpaceFact;
export type StandardFact = api.StandardSpaceFact;
export type LunaAction = OneOf<api.LunaCardFact["actions"][number]>;

/** A seat at the end: place 1 is the best, equal totals share a place. */
export interface Ranked {
  seat: number;
  total: number;
  place: number;
  won: boolean;
}

/** Numbers by round, one row for each seat or company. */
export interface Series<Of> {
  rounds: number[];
  rows: { of: Of; values: number[] }[];
}
