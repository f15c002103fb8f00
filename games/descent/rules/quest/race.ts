import { type Ability, inOrder } from '@questwright/adventure';
import type { Ahead, Race } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';

/** An effect that brings a side nearer to its victory, token by token. */
export interface Tally extends GameEffect {
  readonly race: Race;
}

/** Something else happens first; then it is counted. */
export const thenCounts = (effect: GameEffect, tally: Tally): Tally => ({
  ...inOrder(effect, tally),
  race: tally.race,
});

/** An ability, with what its effect counts. */
interface Counting extends Ability {
  readonly race?: Race;
  readonly ahead?: Ahead;
}

export const counting = (ability: Ability, effect: GameEffect): Counting =>
  'race' in effect ? { ...ability, race: (effect as Tally).race } : ability;

/** What is counted on the card of a rule with these abilities; null when nothing is. */
export const raceOf = (abilities: readonly Counting[]): Race | null =>
  abilities.find(({ race }) => race !== undefined)?.race ?? null;

/**
 * What lies on the card of a rule from the start, for the side that won the encounter before; null when
 * nothing does.
 */
export const aheadOf = (abilities: readonly Counting[]): Ahead | null =>
  abilities.find(({ ahead }) => ahead !== undefined)?.ahead ?? null;
