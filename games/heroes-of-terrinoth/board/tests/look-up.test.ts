import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSpeaker } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { keywords } from '../keywords.ts';
import { tour } from '../tour.ts';

const speaker = createSpeaker({ languages: [{ en: english }, game.languages] });
const ledger = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');
const isInLedger = (rule: string): boolean => ledger.includes(`**${rule}**`);

describe('what can be looked up', () => {
  it('names lines of the ledger that are there', () => {
    const named = [
      ...keywords(speaker).map(({ rule }) => rule!),
      ...faces(speaker).flatMap(({ rules = [] }) => rules),
    ];
    expect(named.filter((rule) => !isInLedger(rule))).toEqual([]);
  });

  it('explains every keyword that an enemy has', () => {
    const known = new Set(keywords(speaker).map(({ name }) => name));
    const enemies = [...content.sets.flatMap(({ minion, master }) => [minion, master]), ...content.loners];
    for (const { bar } of enemies) for (const { name } of bar) expect(known, name).toContain(name);
  });

  it('has a text for everything', () => {
    const said = [
      ...keywords(speaker).flatMap(({ name, text }) => [name, text]),
      ...faces(speaker).flatMap(({ name, kind, text = [], flavour = '' }) => [name, kind, ...text, flavour]),
      ...tour.map(({ text }) => speaker.say(text)),
    ];
    expect(said.filter((text) => /\bht\.[a-z]/.test(text))).toEqual([]);
  });
});
