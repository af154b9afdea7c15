/** What the lessons of all guided games have in common: how one is chosen for a moment, and what conditions they name. Pure. */

/** What a lesson needs to know of a choice. */
interface Choice {
  move: { type: string };
  targets: string[];
}

/** What the guide knows of a game: the question, what it offers, and what its player has done so far. */
export interface Moment<One extends Choice = Choice> {
  step: string;
  /** What can be chosen now; a plan has no offers. */
  offers: One[];
  /** The player's own moves in effect, in order. */
  own: One["move"][];
  /** The lessons that the player has read to their end. */
  read: ReadonlySet<string>;
  /** The lessons that were given and not followed so often that they are left out. */
  missed?: ReadonlySet<string>;
  /** Whether the guide was called back after its farewell: it teaches once more what can still be done. */
  again?: boolean;
}

/** A lesson: `goal` is one of the things to do once; one that is only read goes on by a button. */
export interface Lesson<Now extends Moment = Moment> {
  name: string;
  goal?: true;
  reads?: true;
  /** Whether it fits the moment. */
  when(now: Now): boolean;
  /** Whether its player has learnt it. */
  done?(now: Now): boolean;
  /** What it speaks of: choices, or else things by their keys. */
  offers?(now: Now): Now["offers"];
  lights?(now: Now): string[];
}

/** The last lesson: once it has been read, the player goes on alone. */
export const FAREWELL = "farewell";
/** Said where a question is none that the guide teaches. */
export const FREE: Lesson = { name: "free", when: () => true };

/** The things to do once, and how many of them are done. */
export const goalsOf = <Now extends Moment>(lessons: readonly Lesson<Now>[]) => lessons.filter(({ goal }) => goal);
export const learnt = <Now extends Moment>(lessons: readonly Lesson<Now>[], now: Now) =>
  goalsOf(lessons).filter(({ done }) => done?.(now)).length;

/** The lesson for a moment; null while nothing is asked, and once the guide has said farewell. */
export function lessonAt<Now extends Moment>(lessons: readonly Lesson<Now>[], now: Now): Lesson<Now> | null {
  if (now.step === "" || now.read.has(FAREWELL)) return null;
  const fits = ({ name, goal, when, done }: Lesson<Now>) =>
    when(now) && !now.read.has(name) && !(goal && now.missed?.has(name)) && !done?.(now);
  return lessons.find(fits) ?? (FREE as Lesson<Now>);
}

export const did = (type: string) => (now: Moment) => now.own.some((move) => move.type === type);
export const asks = (step: string) => (now: Moment) => now.step === step;
/** What is taught once, before the guide is called back. */
export const first =
  <Now extends Moment>(when: (now: Now) => boolean) =>
  (now: Now) =>
    !now.again && when(now);
/** The offers of a type. */
export const can = <One extends Choice>({ offers }: Moment<One>, type: One["move"]["type"]): One[] =>
  offers.filter(({ move }) => move.type === type);

/** The offers for which the measure is greatest. */
export function most<One extends Choice>(offers: One[], measure: (offer: One) => number): One[] {
  const best = Math.max(...offers.map(measure));
  return offers.filter((offer) => measure(offer) === best);
}

/** The offers that fit, or all where none does. */
export function rather<One>(offers: One[], fits: (offer: One) => boolean): One[] {
  const fitting = offers.filter(fits);
  return fitting.length > 0 ? fitting : offers;
}
