import { describe, expect, it } from 'vitest';
import { tableFacts } from '../rules/facts.ts';
import { factsSaid } from '../rules/scenario/facts.ts';
import { piece } from './look.ts';
import { foe } from './position.ts';
import { mixed } from './words/table.ts';

describe('what everybody can see', () => {
  it('has the values of heroes, enemies, place and peril', () => {
    const t = mixed();
    const values = (name: string) => tableFacts(t.state)!.enemies[piece(t, name).id];
    expect(tableFacts(t.state)).toMatchObject({
      heroes: [
        { alive: true, maxHealth: 14 },
        { alive: true, maxHealth: 14 },
        { alive: true, maxHealth: 14 },
      ],
      location: { value: 4, explored: false },
      peril: ['gray', 'green', 'red'],
    });
    expect(values('Ogre')).toEqual({ attack: 1, health: 5, resilience: 0 });
    expect(values('Mole')).toBe(undefined); // which lies face down
    const bare = mixed({
      location: undefined,
      heroes: [{ engaged: [foe('Rat')] }, { defeated: true }, {}],
      leader: 'Ann',
    });
    expect(tableFacts(bare.state)).toMatchObject({
      heroes: [{ alive: true }, { alive: false }, {}],
      location: null,
    });
    const done = mixed({ location: { name: 'Inn', exploration: 2, progress: 2 } });
    expect(tableFacts(done.state)!.location).toEqual({ value: 2, explored: true });
  });
});

describe('what scenarios can expect', () => {
  it('is the whole table by its names', () => {
    const t = mixed({
      lair: ['Splig'],
      aside: ['Ankaur Maro'],
      'enemy deck': [foe('Newt')],
      'enemy discard': [foe('Ape')],
      'exploration deck': ['Stamina Elixir'],
      'exploration discard': ['Healing Potion'],
    });
    const { p1, p2, p3, shadows, enemies, action, ...rest } = factsSaid(t.state) as Record<string, object>;
    expect(rest).toEqual({
      phase: 'hero',
      round: 3,
      leader: 'p2',
      active: 'p1',
      peril: 2,
      counters: {},
      lair: ['Splig'],
      aside: ['Ankaur Maro'],
      location: { name: 'Ford', progress: 2, tokens: 1, value: 4, explored: false },
      'location deck': ['Bog'],
      'location discard': [],
      'enemy deck': ['Newt'],
      'enemy discard': ['Ape'],
      'exploration deck': ['Stamina Elixir'],
      'exploration discard': ['Healing Potion'],
    });
    expect(p1).toEqual({
      hero: 'Ann',
      alive: true,
      wounds: 2,
      health: 14,
      tokens: 3,
      conditions: ['Poisoned'],
      items: ['Healing Potion'],
      readied: ['Explore', 'Aid'],
      exhausted: ['Attack', 'Rest'],
      engaged: ['Rat'],
    });
    expect(p2).toMatchObject({ hero: 'Ben', engaged: ['Ogre', 'Orc'], exhausted: ['Aid'] });
    expect(p3).toMatchObject({
      hero: 'Cid',
      wounds: 5,
      engaged: [],
      readied: ['Attack', 'Explore', 'Rest', 'Aid'],
    });
    const rat = {
      at: 'p1',
      wounds: 1,
      exhausted: true,
      facedown: false,
      attack: 1,
      health: 5,
      resilience: 0,
    };
    expect((enemies as Record<string, object>).Rat).toEqual({ name: 'Rat', ...rat });
    expect(shadows).toMatchObject([
      { name: 'Bat', at: 'shadows', exhausted: false, facedown: false },
      { name: 'Mole', at: 'shadows', facedown: true },
      { name: 'Boss', at: 'shadows', exhausted: true },
    ]);
    expect(action).toBe(null);
    expect(factsSaid(mixed({ location: undefined }).state)).toMatchObject({ location: null });
  });
});
