/** Moves as texts of their buttons: what a field means in every move, then what `MOVES` says of the kind of move. */
import { faceOf } from "./moves.ts";
import type { Args, Ctx, Move } from "./types.ts";
import { cardName, planName, slotCard } from "./words.ts";

/** A move as the text of its button. */
export function moveName(ctx: Ctx, move: Move) {
  const { args, name } = faceOf(move.type);
  const told = { ...argsOf(ctx, move), ...args?.(ctx, move) };
  return name?.(ctx, move, told) ?? ctx.say(`move-${move.type}`, told);
}

/** A plan with its cards, which its name leaves to the table; null for all other moves. */
export function advisedName(ctx: Ctx, move: Move) {
  if (move.type !== "Plan" || !move.cards) return null;
  const cards = (move.cards as (string | null)[]).flatMap((card, at) =>
    card ? [ctx.say("planned-card", { slot: ctx.facts.slots[at], card: cardName(ctx, card) })] : [],
  );
  return ctx.say("move-Plan-cards", { count: cards.length, cards: ctx.say.list(cards) });
}

/** The fields of a move in words. */
function argsOf(ctx: Ctx, move: Move): Args {
  const { me, state, say } = ctx;
  const { about } = state.game.choices;
  const company = move.company ?? about.company;
  const args: Args = {
    ...(move as unknown as Args),
    company: company ? say(`company-${company}`) : "no-company",
    amount: move.amount ?? about.amount ?? 1,
  };
  if (typeof move.column === "number") args.column = move.column + 1;
  if (move.card) args.card = cardName(ctx, move.card);
  if (typeof move.screen === "number") {
    const lying = me?.screens[move.screen];
    args.screen = move.screen + 1;
    args.plan = lying ? planName(ctx, lying.plan) : "";
  }
  if (move.slots) args.cards = say.list(move.slots.map((slot: string) => slotCard(ctx, slot)));
  if (move.slot) args.card = slotCard(ctx, move.slot);
  if (move.rest) args.order = move.rest.map((card: string) => cardName(ctx, card)).join(" · ");
  return args;
}
