/**
 * What adventure games share, and no game by name: a box of cards whose text is made by what they do, abilities in one
 * shape, effects, amounts, conditions, prices, and the words of the log.
 */
export * from './abilities.ts';
export * from './amounts.ts';
export * from './box.ts';
export * from './boxes.ts';
export * from './combine.ts';
export * from './deeds.ts';
export * from './discard.ts';
export * from './effects.ts';
export { adventureLanguages } from './english.ts';
export * from './events.ts';
export * from './heroes.ts';
export * from './hooks.ts';
export * from './lasting.ts';
export * from './made-up.ts';
export * from './notes.ts';
export * from './offers.ts';
export * from './options.ts';
export * from './pieces.ts';
export * from './printed.ts';
export * from './selectors.ts';
export * from './state.ts';
export * from './traits.ts';
export * from './uses.ts';
export * from './who.ts';
export * from './zones.ts';
