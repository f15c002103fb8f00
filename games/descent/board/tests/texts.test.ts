import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { optionWords } from '../option-words.ts';
import { quests } from '../shelf.ts';
import { subjects } from '../subjects/index.ts';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const speaker = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });

describe('the board', () => {
  it('has a text for every key that it names, and names every text that it has', () => {
    const texts = { ...game.languages.en, ...english };
    const keys = [...sources.matchAll(/['"`](d2\.[a-z.]+[a-z0-9-]*)['"`]/g)].map(([, key]) => key!);
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !Object.hasOwn(texts, key) && !key.startsWith('d2.log.'))).toEqual([]);
    const prefixes = [...sources.matchAll(/`(d2\.[a-z.-]+)\$\{/g)].map(([, prefix]) => prefix!);
    const middle = (key: string): boolean => prefixes.some((prefix) => key.startsWith(prefix));
    const named = (key: string): boolean => sources.split(`'${key}'`).length > 2;
    const own = Object.keys(english).filter((key) => !Object.hasOwn(optionWords, key));
    expect(own.filter((key) => !named(key) && !middle(key))).toEqual([]);
  });

  it('words options that the rules have, and says all that they say', () => {
    const theirs = game.languages.en!;
    expect(Object.keys(optionWords).filter((key) => !Object.hasOwn(theirs, key))).toEqual([]);
    const step = ['d2.word.step', { space: 'c4' }] as const;
    expect(speaker.say(step)).toBe('Step to c4');
    expect(createSpeaker({ languages: [game.languages] }).say(step)).toBe('step c4');
    const skill = ['d2.word.ability', { name: 'Rage', fatigue: 1 }] as const;
    expect([speaker.say(skill), speaker.say([skill[0], { ...skill[1], fatigue: 0 }])]).toEqual([
      'Rage (1 fatigue)',
      'Rage',
    ]);
    const door = ['d2.word.open', { door: 'a2|b2', one: 'a2', other: 'b2' }] as const;
    expect(speaker.say(door)).toBe('Open the door between a2 and b2');
  });

  it('leads only to rules that are in the ledger', () => {
    const ledger = [1, 2, 3].map((n) => readFileSync(join(folder, `../RULES-${n}.md`), 'utf8')).join('');
    const ids = [...new Set([...sources.matchAll(/D2-[A-Z]+-\d+/g)].map(([id]) => id))];
    expect(ids.filter((id) => !ledger.includes(`**${id}**`))).toEqual([]);
  });

  it('has a face for every card that players meet, with nothing left unsaid', () => {
    const all = new Map(faces(speaker).map((face) => [face.id, face]));
    const { heroes, figures, weapons, items, cards, conditions, classes, quests: all1, groups } = content;
    const met = [
      ...heroes,
      ...figures,
      ...weapons,
      ...items,
      ...cards,
      ...conditions,
      ...classes,
      ...all1,
      ...groups,
    ];
    expect(met.filter(({ id }) => !all.has(id)).map(({ id }) => id)).toEqual([]);
    for (const { name, kind, text = [], stats = [] } of all.values()) {
      expect(name).not.toBe('');
      for (const said of [kind, ...text, ...stats.map((stat) => stat.name)])
        expect(said).not.toMatch(/\bd2\.[a-z]/);
    }
  });

  it('has a picture of every hero and of every monster', () => {
    const monsters = content.groups.map(({ monster }) => monster.toLowerCase().replaceAll(' ', '-'));
    const shown = [...content.heroes.map(({ id }) => id), ...monsters];
    expect(shown.filter((id) => !subjects[id])).toEqual([]);
  });
});

it('names the quests of the content on the shelf', () => {
  expect(quests.map(([id, name]) => [id, name])).toEqual(content.quests.map(({ id, name }) => [id, name]));
});
