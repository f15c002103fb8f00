import { nameOf } from '@questwright/adventure';
import type { As, Text } from '@questwright/kernel';
import type { Bardsung } from '../state.ts';
import { tileOfZone, ZONES_PER_TILE } from './mat.ts';

/** The letter of a zone on its tile. */
export const letterOf = (at: number): string => String.fromCharCode(65 + (at % ZONES_PER_TILE));

/** A zone as it is said: the number of its tile, in the order in which the tiles were laid, and its letter. */
export const zoneLabel = (at: number): string => `${tileOfZone(at) + 1}${letterOf(at)}`;

export const zoneText = (g: Bardsung, at: number): Text => [
  'bs.zone',
  { tile: nameOf(g, g.tiles[tileOfZone(at)]!), label: zoneLabel(at) },
];

/** Zones of the mat as options. */
export const asZone = (g: Bardsung): As<number> => ({
  id: (at) => `zone:${zoneLabel(at)}`,
  text: (at) => zoneText(g, at),
  about: (at) => ({ zone: at }),
});
