import { corridorCard } from '../rules/cards/dungeon.ts';
import type { DungeonDef } from '../rules/definitions.ts';

type Corridor = Omit<Parameters<typeof corridorCard>[0], 'id' | 'name' | 'original'>;

/** A corridor of the base list by its number: P01 to P17. Nine of them branch. */
const corridor = (number: number, name: string, written: Corridor): DungeonDef =>
  corridorCard({ id: `p${String(number).padStart(2, '0')}`, name, original: true, ...written });

export const corridors: readonly DungeonDef[] = [
  corridor(1, 'Short Passage', { tile: '<AB>' }),
  corridor(2, 'Straight Passage', { tile: '<ABC>', runes: { B: 'tree' } }),
  corridor(3, 'Low Arch', { tile: '<AAB>', aspect: 'challenge' }),
  corridor(4, 'Long Passage', { tile: '<AABB>', runes: { B: 'moon' } }),
  corridor(5, 'Blind Corner', {
    tile: `
      <AB.
      ..C.
      ..v.`,
    runes: { C: 'sun' },
  }),
  corridor(6, 'Worn Bend', {
    tile: `
      .AB>
      .C..
      .v..`,
    aspect: 'challenge',
  }),
  corridor(7, 'Barred Passage', { tile: '<AB>', doors: [1] }),
  corridor(8, 'Crooked Way', {
    tile: `
      <AB..
      ..CC>`,
    runes: { B: 'flame' },
  }),
  corridor(9, 'Side Door', {
    tile: `
      ..^..
      <ABC>`,
    doors: [0],
  }),
  corridor(10, 'Drain Mouth', {
    tile: `
      <ABC>
      ...v.`,
    runes: { C: 'wave' },
  }),
  corridor(11, 'Crossing', {
    tile: `
      ..^..
      <ABC>
      ..v..`,
  }),
  corridor(12, 'Broken Wall', {
    tile: `
      .^..
      <AB>`,
    aspect: 'challenge',
  }),
  corridor(13, 'Four Ways', {
    tile: `
      .^..
      <AB>
      ..v.`,
  }),
  corridor(14, 'Forked Steps', {
    tile: `
      <AB>
      ..C.
      ..v.`,
    runes: { C: 'tree' },
  }),
  corridor(15, 'Well Shaft', {
    tile: `
      ..^.
      <AB.
      ..C>
      ..v.`,
    runes: { B: 'wave' },
  }),
  corridor(16, 'Offset Crossing', {
    tile: `
      .^...
      <AAB>
      ...v.`,
    runes: { B: 'sun' },
  }),
  corridor(17, 'Pillared Way', {
    tile: `
      ..^...
      <AABB>
      ...v..`,
    aspect: 'challenge',
  }),
];
