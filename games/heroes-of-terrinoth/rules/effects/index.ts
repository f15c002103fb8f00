/** The words in which cards and quests are written. */
export type { Amount } from '@questwright/adventure';
export * from './abilities.ts';
export * from './actions.ts';
export * from './cards.ts';
export * from './combine.ts';
export * as is from './conditions.ts';
export * from './costs.ts';
export * from './counts.ts';
export * from './enemy-cards.ts';
export * from './keywords.ts';
export * from './on-dice.ts';
export * from './on-enemies.ts';
export * from './on-heroes.ts';
export * from './on-table.ts';
export * from './quest-cards.ts';
export * as at from './triggers.ts';
export * from './which.ts';
export * from './who.ts';
