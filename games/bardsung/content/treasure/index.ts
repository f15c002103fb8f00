import { consumables } from './consumables.ts';
import { gemstones } from './gemstones.ts';
import { runes } from './runes.ts';

export const treasure = [...gemstones, ...runes, ...consumables];
