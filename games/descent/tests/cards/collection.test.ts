import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { LAIR_TILES } from '../../content/lair-of-the-wyrm/tiles.ts';
import { TILES } from '../../content/tiles/index.ts';

/** What the guide lists for the base box: what stands in the content and is not of a later box. */
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name).sort();
const LAIR = 'Lair of the Wyrm';
const inBox =
  (box: string | undefined) =>
  (one: { readonly box?: string }): boolean =>
    one.box === box;
const base = inBox(undefined);
const lair = inBox(LAIR);

describe('the base game', () => {
  it('has these heroes [D2-COLL-02]', () => {
    expect(names(content.heroes.filter(base))).toEqual([
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
    expect(names(content.groups.filter(base))).toEqual([
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
    const items = [...content.weapons, ...content.items].filter(base);
    const count = (act: number): number =>
      items.reduce((sum, { shop, copies = 1 }) => sum + (shop === act ? copies : 0), 0);
    expect([count(1), count(2)]).toEqual([20, 14]);
  });

  it('has 6 relics of two sides each [D2-COLL-06]', () => {
    const sides = [...content.weapons, ...content.items, ...content.cards].filter(
      ({ otherSide, box }) => otherSide !== undefined && box === undefined,
    );
    expect(sides.length / 2).toBe(6);
  });

  it('has the tiles 1 to 30, of two sides each [D2-COLL-08]', () => {
    const numbered = Object.keys(TILES).filter((code) => /^\d+[AB]$/.test(code));
    const wanted = Array.from({ length: 30 }, (_, n) => [`${n + 1}A`, `${n + 1}B`]).flat();
    expect(numbered.sort()).toEqual(wanted.sort());
  });
});

describe('Lair of the Wyrm', () => {
  it('has these heroes, each with an ability and a heroic feat [D2-COLL-12]', () => {
    const heroes = content.heroes.filter(lair);
    expect(names(heroes)).toEqual(['High Mage Quellen', 'Reynhart the Worthy']);
    for (const { text } of heroes) expect(text).toHaveLength(2);
  });

  it('has these monsters [D2-COLL-14]', () => {
    expect(names(content.groups.filter(lair))).toEqual(['Fire Imp', 'Hybrid Sentinel']);
  });

  it('has 2 relics of two sides each [D2-COLL-16]', () => {
    const sides = [...content.weapons, ...content.items, ...content.cards].filter(
      (one) => one.otherSide !== undefined && lair(one),
    );
    expect(names(sides)).toEqual([
      'Aurium Mail',
      "Her Majesty's Malice",
      "Valyndra's Bane",
      "Valyndra's Gift",
    ]);
    for (const { id, otherSide } of sides)
      expect(sides.find((one) => one.id === otherSide)?.otherSide).toBe(id);
  });

  it('has the tiles 31 to 35, of two sides each, and a secret room [D2-COLL-18]', () => {
    const wanted = [31, 32, 33, 34, 35].flatMap((n) => [`${n}A`, `${n}B`]);
    expect(Object.keys(LAIR_TILES).sort()).toEqual(wanted);
    expect(content.cards.some(({ room, box }) => room && box === LAIR)).toBe(true);
  });
});
