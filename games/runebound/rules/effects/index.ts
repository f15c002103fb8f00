/** The words in which cards are written. */
export {
  eachHero,
  either,
  forHero,
  forPrice,
  inOrder,
  instantly,
  may,
  not,
  paying,
  perSuccess,
  when,
} from '@questwright/adventure';
export * from './abilities.ts';
export * from './adventure-cards.ts';
export * from './adventures.ts';
export * from './amounts.ts';
export * from './bans.ts';
export * from './body.ts';
export * from './cards.ts';
export * from './combat.ts';
export * from './conditions.ts';
export * from './costs.ts';
export * from './enemies.ts';
export * from './gains.ts';
export * from './modifiers.ts';
export * from './moves.ts';
export * from './people.ts';
export * from './print.ts';
export * from './tests.ts';
export * from './tokens.ts';
export * from './trade.ts';
export * from './triggers.ts';
export * from './until-round-ends.ts';
export * from './zombies.ts';
