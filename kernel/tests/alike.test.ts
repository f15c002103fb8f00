import { describe, expect, it } from 'vitest';
import { areAlike, type Card, create, last, renew, use } from '../src/index.ts';
import { atOnce, type Toy } from './toy.ts';

interface Beast extends Card {
  wounds: number;
  rider: number;
}

/** Whether two goats of a herd are alike after something has been done to the first. */
function alike(act: (g: Toy, goat: Beast, herd: Beast[]) => void = () => {}, zone = 'table'): boolean {
  let found = false;
  atOnce((g) => {
    g.minted = 100; // so that no other number is the same
    const herd = ['goat', 'goat'].map((def) => create<Beast>(g, def, zone, { wounds: 2, rider: 0 }));
    act(g, herd[0]!, herd);
    found = areAlike(g, herd);
  });
  return found;
}

describe('cards that differ in nothing', () => {
  it('are alike if they lie face up where everybody sees them', () => {
    expect(alike()).toBe(true);
    expect(alike(undefined, 'road')).toBe(true);
    expect(alike(undefined, 'hand:0')).toBe(false);
    expect(alike((_, __, herd) => void herd.map((one) => Object.assign(one, { down: true })))).toBe(false);
  });

  it('are not alike when something has happened to one of them', () => {
    expect(alike((_, goat) => void goat.wounds++)).toBe(false);
    expect(alike((_, goat) => Object.assign(goat, { def: 'sheep' }))).toBe(false);
    expect(alike((_, goat) => Object.assign(goat, { zone: 'road' }))).toBe(false);
  });

  it('are not alike when something refers to one of them', () => {
    expect(alike((g, { id }) => void last(g, 'spell', { on: id }))).toBe(false);
    expect(alike((g, { id }) => void create<Beast>(g, 'fly', 'road', { wounds: 0, rider: id }))).toBe(false);
    expect(alike((g, { id }) => void (g.turn = id))).toBe(false);
    expect(alike((g, { id }) => void g.notes.push(`goat:${id}`))).toBe(false);
    expect(
      alike((g, { id }) => {
        renew(g, 'turn');
        use(g, 'turn', `goat#${id}/bleats`);
      }),
    ).toBe(false);
  });

  it('are alike whatever hidden things refer to, so that nobody learns of them', () => {
    expect(alike((g, { id }) => void (g.unsaid = `goat:${id}`))).toBe(true);
    expect(alike((g, { id }) => void create<Beast>(g, 'fly', 'deck', { wounds: 0, rider: id }))).toBe(true);
  });
});
