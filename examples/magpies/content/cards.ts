import type { CardDef } from './card.ts';
import { finds } from './finds.ts';
import { perches } from './perches.ts';

export type { CardDef } from './card.ts';

const trinket = (id: string, name: string, shine: number, copies: number): CardDef => ({
  id,
  name,
  kind: 'trinket',
  back: 'card',
  shine,
  copies,
});

const plain = (id: 'talon' | 'caw', name: string, copies: number): CardDef => ({
  id,
  name,
  kind: id,
  back: 'card',
  shine: 0,
  copies,
});

/** The cards of the deck. */
export const cards: readonly CardDef[] = [
  trinket('button', 'Button', 1, 8),
  trinket('key', 'Key', 2, 6),
  trinket('ring', 'Ring', 3, 5),
  trinket('brooch', 'Brooch', 4, 3),
  trinket('crown', 'Crown', 5, 2),
  plain('talon', 'Talon', 7),
  plain('caw', 'Caw!', 5),
  ...perches,
  ...finds,
];
