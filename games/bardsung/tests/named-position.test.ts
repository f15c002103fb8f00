import { createMatch, describedPosition } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

const open = (words: object): Bardsung =>
  createMatch<Bardsung>({ ...describedPosition(game, words), seed: 1 } as never).state;
const idsIn = ({ zones }: Bardsung, zone: string): string[] => (zones[zone] ?? []).map(({ def }) => def);
const [room] = content.dungeon;
const [aspect] = content.aspects;
const [treasure] = content.treasure;

describe('a position that calls things of the box by their names', () => {
  const g = open({
    heroes: [
      { name: 'Stoneheart', at: '1B' },
      {
        name: 'Dawnguard',
        abilities: ['guiding-strike-2'],
        weapons: ['Mace of the Ninth Hour'],
        serious: ['Numb Arm'],
        pack: [treasure!.name],
      },
    ],
    enemies: [
      { name: 'Ettin', at: '1B' },
      { name: 'Ogre', tn: 9 },
    ],
    tiles: [{ name: room!.name, at: [8, 6] }],
    battles: [aspect!.name],
    encounter: { goal: 'fixed', wanderers: ['Ettin'] },
  });

  it('has heroes as they are printed, with their cards unless others are listed', () => {
    expect(g.party).toEqual(['stoneheart', 'dawnguard']);
    expect(g.heroes[0]!.mods).toMatchObject({ str: 2, con: 1, dex: 0 });
    expect(idsIn(g, 'abilities:0')).toEqual(['hammer-blow', 'shield-rush', 'stone-skin']);
    expect(idsIn(g, 'equipment:0')).toEqual(['anvil-hammer', 'slate-plate']);
    expect(idsIn(g, 'abilities:1')).toEqual(['guiding-strike-2']);
    expect(idsIn(g, 'equipment:1')).toEqual(['mace-of-the-ninth-hour']);
    expect([idsIn(g, 'wounds:1'), idsIn(g, 'pack:1')]).toEqual([['numb-arm'], [treasure!.id]]);
  });

  it('has enemies, tiles and decks of the box beside those that are described', () => {
    const [ettin, ogre] = idsIn(g, 'enemies');
    expect([ettin, ogre?.startsWith('ogre@')]).toEqual(['ettin', true]);
    expect([g.tiles[0]!.def, idsIn(g, 'battle-deck')]).toEqual([room!.id, [aspect!.id]]);
  });

  it('is refused when the box has nothing of that name', () => {
    expect(() => open({ heroes: [{ abilities: ['Nonsuch'] }] })).toThrow('there is no "Nonsuch" in the box');
  });

  it('describes a hero or an enemy of its own by the same name, if it says what that is like', () => {
    const own = open({ heroes: [{ name: 'Stoneheart', grit: 2 }], enemies: [{ name: 'Ettin', tn: 3 }] });
    expect([own.party[0], idsIn(own, 'enemies')[0]]).toEqual([
      expect.stringContaining('@'),
      expect.stringContaining('@'),
    ]);
  });
});
