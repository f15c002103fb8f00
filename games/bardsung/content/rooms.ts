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
  room(20, 'Flooded Landing', {
    tile: `
      .^...
      <AAB.
      .CBB>
      ..v..`,
    runes: { B: 'sun', C: 'wave' },
    aspect: 'battle',
  }),
  room(21, 'Toll Bridge', {
    tile: `
      <ABBC>
      .AADC.
      ...v..`,
    runes: { C: 'moon', B: 'flame' },
    chests: 'D',
    aspect: 'challenge',
  }),
  room(22, 'Weir Chamber', {
    tile: `
      ..^..
      <ABB.
      .ACC>
      .DDC.
      .v...`,
    runes: { D: 'sun', B: 'moon', C: 'tree' },
    aspect: 'battle',
  }),
  room(23, 'Gear Loft', {
    tile: `
      .^...
      <ABC>
      .ABC.
      .DDD.
      ..v..`,
    runes: { D: 'star', B: 'flame' },
    aspect: 'battle',
  }),
  room(24, 'Oil Cellar', {
    tile: `
      ..^.
      <AB.
      .CB>
      .CD.
      ..v.`,
    runes: { D: 'moon', A: 'wave' },
    chests: 'C',
    aspect: 'challenge',
  }),
  room(25, 'Press Hall', {
    tile: `
      .^....
      <AABB>
      .CCDD.
      ...v..`,
    runes: { C: 'sun', D: 'moon', B: 'tree' },
    aspect: 'battle',
  }),
  room(26, 'Slag Pit', {
    tile: `
      ..^..
      .AAB.
      <CDB>
      .CDE.
      ...v.`,
    runes: { E: 'sun', A: 'star', D: 'flame' },
    aspect: 'battle',
  }),
  room(27, 'Bellows Room', {
    tile: `
      .^..
      <AB>
      .AC.
      .DC>
      .v..`,
    runes: { D: 'moon', B: 'wave' },
    doors: [0],
    aspect: 'battle',
  }),
  room(28, 'Crucible Walk', {
    tile: `
      ..^...
      <ABBC>
      .ADDC.
      ....v.`,
    runes: { D: 'sun', C: 'tree' },
    chests: 'B',
    aspect: 'challenge',
  }),
  room(29, 'Glass Grotto', {
    tile: `
      ..^..
      <ABC>
      .DBC.
      .DE..
      ..v..`,
    runes: { E: 'sun', C: 'wave', D: 'moon' },
    aspect: 'battle',
  }),
  room(30, 'Mirror Alcove', {
    tile: `
      .^...
      .ABB>
      <ACC.`,
    runes: { B: 'star' },
    chests: 'C',
    aspect: 'challenge',
  }),
  room(31, 'Frozen Orchard', {
    tile: `
      ..^..
      .ABB.
      <ACD>
      .ECD.
      .v...`,
    runes: { E: 'sun', B: 'star', C: 'tree' },
    aspect: 'battle',
  }),
  room(32, 'Ledger Hall', {
    tile: `
      .^....
      <AABC>
      .DDBC.
      ..v...`,
    runes: { D: 'sun', C: 'moon', B: 'flame' },
    aspect: 'battle',
  }),
  room(33, 'Weighing Room', {
    tile: `
      ..^..
      <AAB>
      .CDB.
      .CDD.
      .v...`,
    runes: { D: 'star', C: 'sun', A: 'wave' },
    aspect: 'battle',
  }),
  room(34, 'Debtors’ Cells', {
    tile: `
      <AB>
      .CB.
      .CD>
      ..v.`,
    runes: { D: 'moon', A: 'tree' },
    chests: 'C',
    doors: [0],
    aspect: 'challenge',
  }),
  room(35, 'Chain Gallery', {
    tile: `
      .^....
      <ABCC>
      .ABDD.
      ....v.`,
    runes: { D: 'sun', A: 'moon', C: 'flame' },
    aspect: 'battle',
  }),
  room(36, 'Anvil Court', {
    tile: `
      ..^..
      .AAB.
      <CDB>
      .CEE.
      ..v..`,
    runes: { E: 'sun', B: 'star', D: 'wave' },
    aspect: 'battle',
  }),
  room(37, 'Quenching Pool', {
    tile: `
      .^...
      <ABB>
      .ACD.
      .ECD.
      ...v.`,
    runes: { D: 'moon', E: 'sun', C: 'tree' },
    aspect: 'battle',
  }),
  room(38, 'Smugglers’ Larder', {
    tile: `
      .^..
      <AB>
      .CC.
      .v..`,
    chests: 'BC',
    aspect: 'challenge',
  }),
  room(39, 'Forgotten Nave', {
    tile: `
      ..^..
      <ABC>
      .ABC.
      .DBE.
      ..v..`,
    runes: { D: 'tree', E: 'wave' },
    chests: 'B',
    aspect: 'challenge',
  }),
];
