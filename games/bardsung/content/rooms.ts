import { roomCard } from '../rules/cards/dungeon.ts';
import type { DungeonDef } from '../rules/definitions.ts';

type Room = Omit<Parameters<typeof roomCard>[0], 'id' | 'name' | 'original'>;

/** A room of the base list by its number: R01 to R13. */
const room = (number: number, name: string, written: Room): DungeonDef =>
  roomCard({ id: `r${String(number).padStart(2, '0')}`, name, original: true, ...written });

export const rooms: readonly DungeonDef[] = [
  room(1, 'Fallen Gatehouse', {
    tile: `
      .^...
      <ABC>
      .DDC.
      .v...`,
    runes: { C: 'tree' },
  }),
  room(2, 'Guard Cell', {
    tile: `
      .^..
      <AB.
      .CC>`,
    runes: { B: 'sun' },
    doors: [0],
    aspect: 'battle',
  }),
  room(3, 'Hall of Benches', {
    tile: `
      ..^..
      .ABB.
      <ACD>
      .EED.
      ..v..`,
    runes: { C: 'sun', E: 'moon', B: 'flame' },
    aspect: 'battle',
  }),
  room(4, 'Narrow Store', {
    tile: `
      <AAB>
      .CDD.`,
    runes: { C: 'tree' },
    chests: 'D',
    aspect: 'challenge',
  }),
  room(5, 'Stair Foot', {
    tile: `
      .^..
      .AB.
      <CB>
      .CD.
      ..v.`,
    runes: { D: 'sun', A: 'wave' },
    aspect: 'battle',
  }),
  room(6, 'Cracked Chapel', {
    tile: `
      .^...
      .AAB.
      <CDB>
      .CEE.`,
    runes: { E: ['moon', 'star'], D: 'tree' },
    entrance: 0,
    aspect: 'battle',
  }),
  room(7, 'Long Gallery', {
    tile: `
      ..^...
      <ABCC>
      .ADDE.
      ....v.`,
    runes: { C: 'moon', D: 'sun' },
    aspect: 'battle',
  }),
  room(8, 'Bent Cellar', {
    tile: `
      .^...
      .A...
      <AB..
      .CBD>
      ..v..`,
    runes: { B: 'flame' },
    chests: 'C',
    aspect: 'challenge',
  }),
  room(9, 'Crossing Vault', {
    tile: `
      ..^..
      ..A..
      <BCD>
      ..E..
      ..v..`,
    runes: { C: 'wave', D: 'star' },
    aspect: 'battle',
  }),
  room(10, 'Watch Post', {
    tile: `
      <AB>
      .AC.
      ..v.`,
    runes: { C: 'moon', A: 'tree' },
    doors: [1],
    aspect: 'battle',
  }),
  room(11, 'Dry Cistern', {
    tile: `
      ..^..
      .ABC>
      <ADC.`,
    runes: { D: 'wave' },
    aspect: 'challenge',
  }),
  room(12, 'Walled Shrine', {
    tile: `
      ..^..
      .ABB.
      .ACD>
      .CCD.`,
    walls: ['AB'],
    chests: 'A',
    runes: { D: 'sun' },
    aspect: 'challenge',
  }),
  room(13, 'Collapsed Barracks', {
    tile: `
      .^...
      .ABC>
      <ABC.
      .DDE.
      ...v.`,
    runes: { B: 'star', D: 'sun', C: 'flame' },
    chests: 'E',
    aspect: 'battle',
  }),
];
