import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { flavour } from '../content/flavour/index.ts';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';

const { heroes, villains, assets, skills, stories, adventures, scenarios } = content;
const flavoured = [...heroes, ...villains, ...assets, ...skills, ...stories, ...adventures];
const { say } = createSpeaker({ languages: [game.languages, kernelLanguages] });

describe('flavour', () => {
  it('is there for every card, and for nothing that is not in the box', () => {
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
    for (const { id } of flavoured) expect(say(`rb.flavour.${id}`)).toBe(flavour[id]);
  });
});

describe('the tale of a scenario', () => {
  it('has a beginning, a turn and every end', () => {
    const told = scenarios.flatMap(({ id }) =>
      ['opening', 'villain', 'victory', 'defeat', 'eliminated'].map((part) => say(`rb.tale.${id}.${part}`)),
    );
    for (const tale of told) expect(tale).toMatch(/^[A-Z].*\.$/);
    expect(new Set(told).size).toBe(10);
  });
});
