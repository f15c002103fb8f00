import { idFor } from '@questwright/adventure';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { TILES } from '../../content/tiles/index.ts';
import type { LegendQuestDef } from '../../rules/definitions.ts';

const codes = new Map(Object.entries(TILES).map(([code, tile]) => [tile as unknown, code]));

const questNamed = (name: string): LegendQuestDef =>
  content.legendQuests.find(({ quest }) => quest.name === name)!;

/** The large tiles of a quest as they are called: numbers and letters. */
const tilesOf = (name: string): string[] =>
  questNamed(name)
    .quest.encounters[0]!.map()
    .tiles.map((tile) => codes.get(tile)!)
    .filter((code) => /^\d/.test(code));

/** The numbers of its large tiles, from the lowest. */
const numbersOf = (name: string): number[] =>
  tilesOf(name)
    .map((code) => Number.parseInt(code, 10))
    .sort((a, b) => a - b);

const inCampaign = (name: string): string[] =>
  content.legendQuests
    .filter(({ campaign }) => campaign === idFor(name))
    .sort((a, b) => a.chapter - b.chapter)
    .map(({ quest }) => quest.name);

it('Rise of All Goblins goes through two quests [D2-COLL-131]', () => {
  expect(inCampaign('Rise of All Goblins')).toEqual(['End of all Goblins', 'The Goblin Who Would Be King']);
});

it('Kindred Fire goes through eight quests [D2-COLL-132]', () => {
  expect(inCampaign('Kindred Fire')).toEqual([
    'Wake of Fire',
    'Kildarth the Marked',
    'Burning Wrath',
    'Moth and Flame',
    'The Defense of Thelys',
    'Bloodhound',
    'The Glade of Illusion',
    "Hestion's Host",
  ]);
});

const SIDE_QUESTS: readonly (readonly [id: string, name: string, tiles: readonly number[]])[] = [
  ['D2-COLL-158', 'Arachnophilia', [3, 4, 6, 9, 15, 16]],
  ['D2-COLL-160', 'Dragon Hunting', [5, 6, 7, 8, 11, 12, 15, 19, 20, 24, 26]],
  ['D2-COLL-162', 'Enemy of my Enemy', [4, 6, 7, 9, 13, 14, 23]],
  ['D2-COLL-163', 'Hook, Line, and Tentacle', [3, 5, 8, 20, 21, 27]],
  ['D2-COLL-165', 'Lair of Tekaris', [1, 3, 7, 8, 13, 14, 16, 23]],
  ['D2-COLL-167', 'Pest Control', [3, 4, 5, 6, 9, 15, 21, 25]],
  ['D2-COLL-168', 'Prison Break', [5, 8, 9, 11, 14, 15, 16, 20, 21, 23, 25, 26]],
  ['D2-COLL-173', 'Soul to Save', [8, 14, 20, 23, 24, 26, 27, 28]],
  ['D2-COLL-177', 'The Treasure of Davin Throm', [2, 3, 4, 5, 8, 9, 12, 16, 21, 23, 28]],
  ['D2-COLL-181', 'Tombs of Kayladorn', [1, 3, 5, 8, 14, 15, 16, 23]],
];

describe('the map of a quest is made of the tiles that are known for it', () => {
  it.each([
    ['D2-COLL-135', 'End of all Goblins', [2, 5, 9]],
    ['D2-COLL-136', 'The Goblin Who Would Be King', [1, 3, 4, 7, 8, 9, 12, 16, 25]],
    ['D2-COLL-137', 'Wake of Fire', [2, 5, 8, 9, 12, 14, 16, 23, 24, 26]],
    ['D2-COLL-138', 'Kildarth the Marked', [1, 4, 5, 8, 9, 12, 15, 16, 23, 27, 28, 29]],
    ['D2-COLL-139', 'Burning Wrath', [1, 4, 5, 20, 25, 27]],
    ['D2-COLL-140', 'Moth and Flame', [2, 4, 12]],
    ['D2-COLL-141', 'The Defense of Thelys', [3, 4, 5, 6, 7, 8, 9, 12, 13, 15, 26, 27]],
    ['D2-COLL-142', 'Bloodhound', [1, 2, 3, 8, 9, 15, 20, 23, 24, 26, 27]],
    ['D2-COLL-143', 'The Glade of Illusion', [2, 4, 6, 7, 12, 14, 15, 19, 21, 26]],
    ['D2-COLL-144', "Hestion's Host", [1, 2, 3, 4, 5, 7, 8, 16, 22, 24, 27, 28]],
    ...SIDE_QUESTS,
  ] as const)('[%s] %s', (_, name, tiles) => {
    expect(numbersOf(name)).toEqual(tiles);
  });

  it('and no map lays both sides of a tile, or one twice', () => {
    for (const { quest } of content.legendQuests) {
      const numbers = tilesOf(quest.name).map((code) => code.slice(0, -1));
      expect(new Set(numbers).size, quest.name).toBe(numbers.length);
    }
  });
});

it('there are ten side quests of the base box', () => {
  const names = content.legendQuests.filter(({ sort }) => sort === 'side').map(({ quest }) => quest.name);
  expect(names.sort()).toEqual(SIDE_QUESTS.map(([, name]) => name).sort());
});
