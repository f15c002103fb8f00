import type { Ability } from '@questwright/adventure';
import type { Race } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';

/** An effect that brings a side nearer to its victory, token by token. */
export interface Tally extends GameEffect {
  readonly race: Race;
}

/** An ability, with what its effect counts. */
interface Counting extends Ability {
  readonly race?: Race;
}

export const counting = (ability: Ability, effect: GameEffect): Counting =>
  'race' in effect ? { ...ability, race: (effect as Tally).race } : ability;

/** What is counted on the card of a rule with these abilities; null when nothing is. */
export const raceOf = (abilities: readonly Counting[]): Race | null =>
  abilities.find(({ race }) => race !== undefined)?.race ?? null;
