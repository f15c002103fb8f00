import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { cardsOf } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { heroes, scenarios } from '../shelf.ts';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const speaker = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });

describe('the board', () => {
  it('has a text for every key that it names, and names every text that it has', () => {
    const texts = { ...game.languages.en, ...english };
    const keys = [...sources.matchAll(/['"`](rb\.[a-z.]+[a-z0-9-]*)['"`]/g)].map(([, key]) => key!);
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
    const prefixes = [...sources.matchAll(/`(rb\.[a-z.-]+)\$\{/g)].map(([, prefix]) => prefix!);
    const middle = (key: string): boolean => prefixes.some((prefix) => key.startsWith(prefix));
    const named = (key: string): boolean => sources.split(`'${key}'`).length > 2;
    expect(Object.keys(english).filter((key) => !named(key) && !middle(key))).toEqual([]);
  });

  it('leads only to rules that are in the ledger', () => {
    const ledger = readFileSync(join(folder, '../RULES.md'), 'utf8');
    const ids = [...new Set([...sources.matchAll(/RB-[A-Z]+-\d+/g)].map(([id]) => id))];
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !ledger.includes(`**${id}**`))).toEqual([]);
  });

  it('has a face for every card, with nothing left unsaid', () => {
    const all = faces(speaker);
    expect(all.map(({ id }) => id)).toEqual(cardsOf(content).map(({ id }) => id));
    for (const { name, kind, text = [], stats = [] } of all) {
      expect(name).not.toBe('');
      for (const said of [kind, ...text, ...stats.map((stat) => stat.name)])
        expect(said).not.toMatch(/\brb\.[a-z]/);
    }
  });
});

describe('the box', () => {
  it('names the scenarios and the heroes of the content', () => {
    expect(scenarios.map(([id, name]) => [id, name])).toEqual(
      content.scenarios.map(({ id, name }) => [id, name]),
    );
    const byName = (a: readonly [string, string], b: readonly [string, string]): number =>
      a[1].localeCompare(b[1]);
    expect([...heroes].sort(byName)).toEqual(
      content.heroes.map(({ id, name }): [string, string] => [id, name]).sort(byName),
    );
  });
});
