import { createMatch, createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import type { CardDef } from '../rules/definitions.ts';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

const { say } = createSpeaker({ languages: [game.languages, kernelLanguages] });
const says = ({ text }: Pick<CardDef, 'text'>): string => text.map((line) => say(line)).join(' · ');
const all = Object.values(content).flat() as CardDef[];

const enhanced = new Set(content.abilities.flatMap((one) => one.enhanced ?? []));
const abilities = content.abilities.filter(({ id }) => !enhanced.has(id));
const sorted = (sort: string): number => content.treasure.filter((one) => one.sort === sort).length;
const inDeck = (deck: string): number => content.aspects.filter((one) => one.deck === deck).length;

describe('what is in the box', () => {
  /** The whole box is to hold more: the second number of each pair. */
  it('is counted, and what is still missing with it', () => {
    const counts = {
      heroes: [content.heroes.length, 13],
      abilities: [abilities.length, 169],
      equipment: [content.equipment.length, 52],
      behaviours: [content.behaviours.length, 14],
      enemies: [content.enemies.length, 32],
      rooms: [content.dungeon.filter(({ sort }) => sort === 'room').length, 39],
      corridors: [content.dungeon.filter(({ sort }) => sort === 'corridor').length, 17],
      battles: [inDeck('battle'), 60],
      challenges: [inDeck('challenge'), 90],
      gemstones: [sorted('gemstone'), 20],
      runes: [sorted('rune'), 20],
      consumables: [sorted('consumable'), 20],
      wounds: [content.wounds.length, 28],
      terrain: [content.terrain.length, 13],
      chapters: [content.chapters.length, 10],
      nodes: [content.encounters.length, 52],
      stories: [content.stories.length, 60],
    };
    expect(counts).toEqual({
      heroes: [5, 13],
      abilities: [65, 169],
      equipment: [10, 52],
      behaviours: [10, 14],
      enemies: [5, 32],
      rooms: [13, 39],
      corridors: [17, 17],
      battles: [10, 60],
      challenges: [13, 90],
      gemstones: [9, 20],
      runes: [6, 20],
      consumables: [7, 20],
      wounds: [28, 28],
      terrain: [13, 13],
      chapters: [1, 10],
      nodes: [5, 52],
      stories: [1, 60],
    });
  });

  it('has an id of its own for each card, and names only cards that are there', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(ids.size).toBe(all.length);
    const named = [
      ...content.heroes.flatMap((one) => [...one.abilities, ...one.equipment]),
      ...content.abilities.flatMap((one) => one.enhanced ?? []),
      ...content.enemies.flatMap(({ front, fierce }) => [...front.behaviours, ...(fierce?.behaviours ?? [])]),
      ...content.encounters.flatMap(({ layout, wanderers, runes }) => [
        ...layout.map(({ def }) => def),
        ...wanderers,
        ...Object.values(runes).map((one) => ('enemy' in one ? one.enemy : one.terrain)),
      ]),
      ...content.chapters.flatMap(({ nodes, stories, adds, bars, next }) => [
        ...Object.values(nodes),
        ...Object.values(stories),
        ...adds,
        ...bars,
        ...next,
      ]),
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has no two abilities alike, and an enhanced side that differs for each', () => {
    for (const some of [content.abilities, content.treasure]) {
      const texts = some.map(says);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    }
    expect(enhanced.size).toBe(abilities.length);
  });

  it('gives each hero thirteen abilities of their path: attacks, skills and passives', () => {
    for (const { path, abilities: first } of content.heroes) {
      const own = abilities.filter((one) => one.path === path);
      expect([path, own.length]).toEqual([path, 13]);
      expect(own.slice(0, 3).map(({ id }) => id)).toEqual(first);
    }
  });

  it('says what every card does in words that are there', () => {
    const spoken = all.map(says).filter((text) => /\b(bs|effect|ability)\.[a-z]|[{}]/.test(text));
    expect(spoken).toEqual([]);
  });

  it('has three portals or more on at least six rooms of ten, so that crawls do not get stuck', () => {
    const rooms = content.dungeon.filter(({ sort }) => sort === 'room');
    const open = rooms.filter(({ shape }) => shape.portals.length >= 3);
    expect(open.length / rooms.length).toBeGreaterThanOrEqual(0.6);
  });

  it('starts from the base lists, before any chapter adds to them [BS-SETUP-09]', () => {
    const { state } = createMatch<Bardsung>({
      game,
      seats: ['Ann'],
      seed: 1,
      options: { encounter: '1e' },
    } as never);
    const idsOf = (...zones: string[]): string[] =>
      zones.flatMap((zone) => (state.zones[zone] ?? []).map(({ def }) => def)).sort();
    const numbered = (letter: string, to: number, width: number): string[] =>
      Array.from({ length: to }, (_, i) => `${letter}${String(i + 1).padStart(width, '0')}`);
    expect(idsOf('room-deck', 'corridor-deck', 'laid')).toEqual([
      ...numbered('p', 17, 2),
      ...numbered('r', 13, 2),
    ]);
    expect(idsOf('battle-deck')).toEqual(numbered('b', 8, 3));
    expect(idsOf('challenge-deck')).toEqual(numbered('c', 8, 3));
  });

  it('marks as ours what is ours', () => {
    const facts = new Set(['terrain', 'thing']);
    expect(all.filter(({ kind, original }) => !original && !facts.has(kind)).map(({ id }) => id)).toEqual([]);
  });
});
