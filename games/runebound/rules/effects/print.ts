import { type Printed as Common, printed } from '@questwright/adventure';
import type { Text } from '@questwright/kernel';
import type { Ability, Printed } from '../definitions.ts';

/** What a card's abilities come to: its text, a paragraph each, and what they do. */
export type Print = Pick<Printed, 'surges' | 'aliases'> & Pick<Common, 'text' | 'on' | 'modify' | 'forbid'>;

export const print = (
  abilities: readonly Ability[],
  before: readonly Text[] = [],
  after: readonly Text[] = [],
): Print => ({
  ...printed(abilities, before, after),
  surges: abilities.flatMap((ability) => ability.surge ?? []),
  aliases: abilities.flatMap(({ alias }) => alias ?? []),
});
