/** Luna's cards in words. */

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").LunaAction} LunaAction
 */

/**
 * What a Luna card shows: majority values, scientists, and its actions in order.
 * @param {Ctx} ctx
 * @param {string} id
 */
export function lunaCardText(ctx, id) {
  const card = ctx.facts.luna.cards[id];
  if (!card) return id;
  return ctx.say("luna-card-described", {
    card: id,
    left: card.left,
    right: card.right,
    scientists: card.scientists,
    actions: ctx.say.clauses(lunaActions(ctx, id)),
  });
}

/**
 * The actions of a Luna card in their order, in words.
 * @param {Ctx} ctx
 * @param {string} id
 * @returns {string[]}
 */
export function lunaActions(ctx, id) {
  return ctx.facts.luna.cards[id]?.actions.map((action) => actionText(ctx, action)) ?? [];
}

/**
 * @param {Ctx} ctx
 * @param {LunaAction} action
 */
function actionText({ say }, action) {
  return say(`luna-action-${action.type}`, {
    amount: action.amount ?? 0,
    who: action.who ? say(`luna-who-${action.who}`) : "",
    pick: action.pick ?? "",
    letter: action.letter ?? "",
  });
}
