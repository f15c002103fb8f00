import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import type { CardDefinition, ItemDef, WeaponDef } from '../../rules/definitions.ts';

const BASE = [
  'Berserker',
  'Knight',
  'Disciple',
  'Spiritspeaker',
  'Necromancer',
  'Runemaster',
  'Thief',
  'Wildlander',
];
/** What names no box comes in the base box. */
const isBase = ({ box }: { readonly box?: string }): boolean => box === undefined;
const items: readonly (WeaponDef | ItemDef)[] = [...content.weapons, ...content.items].filter(isBase);
const skillsOf = (name: string): readonly CardDefinition[] =>
  content.cards.filter(({ deck }) => deck === name);
const cards = (act: number): number =>
  items.reduce((sum, { shop, copies = 1 }) => sum + (shop === act ? copies : 0), 0);

describe("the heroes' half of the base box", () => {
  it('has 8 heroes, each with an ability and a heroic feat', () => {
    expect(content.heroes.filter((one) => !one.original && isBase(one))).toHaveLength(8);
    for (const { name, text } of content.heroes) expect(text.length, name).toBeGreaterThanOrEqual(2);
  });

  it('has 8 classes, two for each archetype, with 9 skills each, and 11 items', () => {
    const classes = content.classes.filter(({ name }) => BASE.includes(name));
    expect(classes).toHaveLength(8);
    for (const archetype of ['warrior', 'healer', 'mage', 'scout'])
      expect(classes.filter((one) => one.archetype === archetype)).toHaveLength(2);
    // One skill that costs nothing, then 1, 1, 1, 2, 2, 2, 3 and 3 experience points.
    for (const name of BASE)
      expect(
        skillsOf(name)
          .map(({ xp }) => xp)
          .sort(),
        name,
      ).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3]);
    expect(BASE.flatMap(skillsOf)).toHaveLength(72);
    expect(items.filter(({ starting }) => starting)).toHaveLength(11);
    for (const { skills, equipment } of classes)
      for (const id of [...skills, ...equipment])
        expect(
          [...content.cards, ...items].some((one) => one.id === id),
          id,
        ).toBe(true);
  });

  it('has 34 shop cards, 20 of Act I and 14 of Act II, all with a price', () => {
    expect([cards(1), cards(2)]).toEqual([20, 14]);
    for (const { id, shop, price } of items) if (shop) expect(price, id).toBeGreaterThan(0);
  });

  it('has 12 relic faces, each with its other side', () => {
    const faces = [...items, ...content.cards].filter((one) => one.otherSide !== undefined && isBase(one));
    expect(faces).toHaveLength(12);
    for (const { id, otherSide } of faces)
      expect(faces.find((one) => one.id === otherSide)?.otherSide, id).toBe(id);
  });

  it('has a quest for every relic that quests give, and gives only relics that there are', () => {
    const given = content.quests.flatMap(({ rewards }) =>
      [...rewards.always, ...rewards.heroes, ...rewards.overlord].flatMap(({ relic, text }) =>
        relic ? [(text[1] as unknown as { relic: string }).relic] : [],
      ),
    );
    const sides = new Set(
      [...content.weapons, ...content.items].flatMap(({ name, otherSide }) => (otherSide ? [name] : [])),
    );
    expect(given.filter((id) => !sides.has(id))).toEqual([]);
    expect(new Set(given)).toEqual(sides);
  });

  it('has 12 Search cards', () => {
    const found = [...content.cards, ...content.weapons].filter(({ back }) => back === 'search');
    expect(found.reduce((sum, one) => sum + ((one as CardDefinition).copies ?? 1), 0)).toBe(12);
  });
});
