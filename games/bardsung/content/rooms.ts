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

/** Rooms that enter with later chapters. */
export const laterRooms: readonly DungeonDef[] = [
  room(14, 'Tent Square', {
    tile: `
      ..^..
      .AAB.
      <CAB>
      .CDD.
      .v...`,
    runes: { D: 'sun', C: 'moon', A: 'flame' },
    aspect: 'battle',
  }),
  room(15, 'Dog Run', {
    tile: `
      .^....
      <ABBC>
      .AADC.
      ...v..`,
    runes: { C: 'star', B: 'tree' },
    chests: 'D',
    aspect: 'challenge',
  }),
  room(16, 'Ossuary', {
    tile: `
      .^..
      <AB>
      .CB.
      .CD>
      ..v.`,
    runes: { D: ['sun', 'star'], C: 'flame' },
    aspect: 'battle',
  }),
  room(17, 'Chapel of Candles', {
    tile: `
      ..^..
      ..A..
      .BBC.
      <BDC>
      ..v..`,
    runes: { A: 'wave', D: 'moon' },
    chests: 'C',
    aspect: 'challenge',
  }),
  room(18, 'Row of Kings', {
    tile: `
      ..^...
      <ABCD>
      .AEED.
      ..v...`,
    runes: { C: 'moon', E: 'sun', B: 'tree' },
    aspect: 'battle',
  }),
  room(19, 'Dead Workshop', {
    tile: `
      .^..
      <AB.
      .AC>
      .DC.
      .v..`,
    runes: { C: 'star', D: 'flame' },
    chests: 'B',
    aspect: 'challenge',
  }),
];
