import { createMatch, createRandom, createSpeaker, kernelLanguages, randomAnswer } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/game.ts';
import { faces } from '../cards.ts';
import { deedsIn } from '../deeds.ts';
import { english } from '../english.ts';
import { chanceOf, lastRoll, type SeenRoll } from '../rolls.ts';

const plain: SeenRoll = {
  hero: 'Stoneheart',
  kind: 'attack',
  first: 5,
  second: 0,
  counted: 5,
  added: 0,
  mod: 2,
  total: 7,
  tn: 13,
  sources: [],
  isAdvantage: false,
  outcome: null,
  damage: null,
  stamp: '',
};

it('the chance of rolling again is that of the dice: one d20, the higher or the lower of two, and a d4', () => {
  expect(chanceOf(plain)).toBeCloseTo(0.5);
  expect(chanceOf({ ...plain, second: 9, isAdvantage: true })).toBeCloseTo(0.75);
  expect(chanceOf({ ...plain, second: 9 })).toBeCloseTo(0.25);
  const sources = [['bs.source.empower', { n: 1, by: 'x' }]] as const;
  expect(chanceOf({ ...plain, sources })).toBeCloseTo(0.5 + 2.5 / 20);
});

it('rolls and the deeds of enemies are read from the log, each deed with the entry that chose it', () => {
  let deeds = 0;
  for (let seed = 0; seed < 6; seed++) {
    const match = createMatch({ game, seats: ['Ann', 'Ben'], seed, options: { encounter: '1e' } });
    const random = createRandom(`log ${seed}`);
    for (let i = 0; i < 60 && match.choice; i++) {
      match.answer(match.choice.seat, randomAnswer(match.choice, random));
      const roll = lastRoll(match.log);
      if (roll) expect(roll.counted + roll.mod + roll.added).toBe(roll.total);
      const seen = deedsIn(match.log).filter(({ by }) => by === 'enemy');
      for (const { behaviour, name } of seen) {
        expect(content.enemies.map((enemy) => enemy.name)).toContain(name);
        expect([...content.behaviours, ...content.bossCards].map((one) => one.name)).toContain(behaviour);
      }
      deeds += seen.length;
    }
  }
  expect(deeds).toBeGreaterThan(20);
});

it('every card has a face in words, and heroes and enemies have pictures of their own', () => {
  const speaker = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
  const all = faces(speaker);
  for (const { name, kind, text = [] } of all)
    expect([name, kind, ...text].join(' ')).not.toMatch(/\bbs\.[a-z]|\{|undefined/);
  const people = [...content.heroes, ...content.enemies].map(({ id }) => id);
  const pictures = all.filter(({ id }) => people.includes(id)).map(({ picture }) => picture!.paint());
  expect(new Set(pictures).size).toBe(people.length);
});
