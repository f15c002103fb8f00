import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { TILES } from '../../content/tiles/index.ts';

/** What the guide lists for the base box: what stands in the content and is not of a later box. */
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name).sort();

describe('the base game', () => {
  it('has these heroes [D2-COLL-02]', () => {
    expect(names(content.heroes)).toEqual([
      'Ashrian',
      'Avric Albright',
      'Grisban the Thirsty',
      'Jain Fairwood',
      'Leoric of the Book',
      'Syndrael',
      'Tomble Burrowell',
      'Widow Tarha',
    ]);
  });

  it('has these classes [D2-COLL-03]', () => {
    expect(names(content.classes)).toEqual([
      'Berserker',
      'Disciple',
      'Knight',
      'Necromancer',
      'Runemaster',
      'Spiritspeaker',
      'Thief',
      'Wildlander',
    ]);
  });

  it('has these monsters [D2-COLL-04]', () => {
    const monsters = new Set(
      content.figures.flatMap(({ monster, sort, agent }) =>
        sort === 'monster' && monster && !agent ? [monster] : [],
      ),
    );
    expect([...monsters].sort()).toEqual([
      'Barghest',
      'Cave Spider',
      'Elemental',
      'Ettin',
      'Flesh Moulder',
      'Goblin Archer',
      'Merriod',
      'Shadow Dragon',
      'Zombie',
    ]);
  });

  it('has 20 shop items of Act I and 14 of Act II [D2-COLL-05]', () => {
    const items = [...content.weapons, ...content.items];
    const count = (act: number): number =>
      items.reduce((sum, { shop, copies = 1 }) => sum + (shop === act ? copies : 0), 0);
    expect([count(1), count(2)]).toEqual([20, 14]);
  });

  it('has 6 relics of two sides each [D2-COLL-06]', () => {
    const sides = [...content.weapons, ...content.items, ...content.cards].filter(
      ({ otherSide }) => otherSide !== undefined,
    );
    expect(sides.length / 2).toBe(6);
  });

  it('has the tiles 1 to 30, of two sides each [D2-COLL-08]', () => {
    const numbered = Object.keys(TILES).filter((code) => /^\d+[AB]$/.test(code));
    const wanted = Array.from({ length: 30 }, (_, n) => [`${n + 1}A`, `${n + 1}B`]).flat();
    expect(numbered.sort()).toEqual(wanted.sort());
  });
});
