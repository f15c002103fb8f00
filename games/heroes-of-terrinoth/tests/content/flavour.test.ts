import { createSpeaker } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { flavour } from '../../content/flavour.ts';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';

const flavoured = [
  ...content.heroes,
  ...content.sets.map(({ minion }) => minion),
  ...content.loners,
  ...content.locations,
  ...content.exploration.flatMap(({ cards }) => cards),
];

describe('flavour', () => {
  it('is there for every hero, enemy, location and exploration card, and for nothing that is not in the box', () => {
    expect(Object.keys(flavour).sort()).toEqual(flavoured.map(({ id }) => id).sort());
  });

  it('is one short line each, and never the same twice', () => {
    for (const [card, line] of Object.entries(flavour)) {
      expect(line, card).toMatch(/^[A-Z].*[.!?]$/);
      expect(line.length, card).toBeLessThanOrEqual(80);
    }
    expect(new Set(Object.values(flavour)).size).toBe(flavoured.length);
  });

  it('can be read in the language of the reader', () => {
    const { say } = createSpeaker({ languages: [game.languages] });
    for (const { id } of flavoured) expect(say(`ht.flavour.${id}`)).toBe(flavour[id]);
  });
});
