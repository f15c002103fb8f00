import { inOrder, not, when } from '@questwright/adventure';
import { derive } from '@questwright/kernel';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { figureDef } from '../../rules/catalogue.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { safeWhile, tougher } from '../../rules/quest/changes.ts';
import { emptyHanded, finds, handsIn, isLeft, laden, takesIt, withMark } from '../../rules/quest/marks.ts';
import { carrying } from '../../rules/quest/objective-words.ts';
import { allIn, inside, outside, those } from '../../rules/quest/places.ts';
import { ahead, countsTo, uncounts } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import {
  at,
  counts,
  each,
  hasCounted,
  leaveBy,
  objective,
  quest,
  reinforces,
  required,
  wakes,
  wins,
} from '../../rules/quest/words.ts';
import type { Figure } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { begun, drawn, type Table, withQuests } from './kit.ts';

const yard = drawn(room('......', '......', '......'), {
  West: 'a1 a2',
  Bank: 'a1 a2 a3 b1 b2 b3',
  East: 'f1 f2 f3',
  Far: 'e1 e2 e3',
});
const zombies = everyMonster('Zombie');
type Rules = Parameters<typeof quest>[1]['encounters'][number]['rules'];
type More = Partial<Parameters<typeof quest>[1]['encounters'][number]>;
const one = (rules: Rules, more: More = {}) => ({
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
      rules,
      ...more,
    },
  ],
});

const search = quest(
  'Search',
  one(
    { Find: [withMark('Chest', 'Open', everyHero, finds('Chest', takesIt))] },
    { marks: { Chest: ['b1', 'b2', 'f1'] } },
  ),
);
const hoard = quest(
  'Hoard',
  one(
    {
      Gold: [withMark('Gold', 'Take', emptyHanded(everyHero), takesIt)],
      Cart: [each('entered', inside(laden(everyHero), 'Bank'), handsIn(countsTo('heroes', 1)))],
    },
    { marks: { Gold: ['b1', 'b2'] } },
  ),
);
const asleep = quest(
  'Asleep',
  one(
    { Noise: [withMark('Bell', 'Ring', everyHero, inOrder(counts, when(hasCounted(2), wakes('Zombie'))))] },
    {
      marks: { Bell: ['b1', 'b2'] },
      groups: [required('Zombie', 'East', { exactly: { minion: 1 }, inactive: true })],
    },
  ),
);
const warded = quest(
  'Warded',
  one(
    {
      Ward: [safeWhile(isLeft('Ward'), zombies), withMark('Ward', 'Break', everyHero, counts)],
    },
    { marks: { Ward: ['b1'] }, groups: [required('Zombie', 'b2', { exactly: { minion: 1 } })] },
  ),
);
const graves = quest(
  'Graves',
  one(
    {
      Rise: [at('overlordEnds', reinforces('Zombie', 'Grave', 5))],
      Close: [withMark('Grave', 'Close', everyHero, counts)],
    },
    { marks: { Grave: ['b1', 'c3'] } },
  ),
);
const oneGrave = quest(
  'One Grave',
  one(
    {
      Rise: [at('overlordEnds', reinforces('Zombie', 'Grave', 5))],
      Close: [withMark('Grave', 'Close', everyHero, counts)],
    },
    { marks: { Grave: ['b1'] } },
  ),
);
const storm = quest(
  'Storm',
  one({ Storm: [at('roundEnds', suffers('damage', 2, those(outside(everyHero, 'a1'))))] }),
);
const together = quest('Together', one({ Gate: [at('roundEnds', wins('heroes'), allIn('West'))] }));
const apart = quest('Apart', one({ Gate: [at('roundEnds', wins('heroes'), allIn('a1'))] }));
const gone = quest(
  'Gone',
  one(
    {
      Way: [leaveBy('East', zombies, not(isLeft('Chain')))],
      Hammer: [withMark('Chain', 'Break', everyHero, counts)],
      Sword: [leaveBy('East', carrying(everyHero)), tougher(carrying(everyHero), 3)],
    },
    { marks: { Chain: ['b1'] }, objectives: [objective('white', 'b2')] },
  ),
);
const song = quest(
  'Song',
  one({
    Song: [at('roundEnds', counts), each('suffered', everyHero, uncounts)],
    Cold: [at('overlordStarts', suffers('damage', 1, those(inside(everyHero, 'a1'))))],
  }),
);
const leads = (winner: 'heroes' | 'overlord') =>
  quest(`Lead of the ${winner}`, {
    encounters: [
      { ...one({ End: [at('overlordEnds', wins(winner))] }).encounters[0]! },
      {
        ...one({ Lead: [ahead('overlord', 2), at('roundEnds', countsTo('overlord', 9))] }).encounters[0]!,
      },
    ],
  });
const [lost, won] = [leads('overlord'), leads('heroes')];
withQuests(search, hoard, asleep, warded, graves, oneGrave, storm, together, apart, gone, song, lost, won);

const PICKS = ['hero:grisban-the-thirsty', 'hero:avric-albright', 'class:knight', 'class:disciple'];
const play = (open: OpenPlaytest, name: string): Table =>
  begun(open, { quest: name, seats: 3, picks: [...PICKS, 'space:a1', 'space:a2'] });
const idle = (t: Table, isSo: () => boolean): void => {
  for (let n = 0; n < 80 && !t.over && !isSo(); n++)
    t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
};
/** The hero who is asked first acts. */
const begin = (t: Table): void => {
  t.choose(t.offered[0]!);
  for (let n = 0; n < 9 && !t.offered.includes('end'); n++)
    t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]!);
};
const ruleCards = (t: Table): Figure[] => t.state.zones.quest as Figure[];
const tokensOn = (t: Table, rule: string): number =>
  ruleCards(t).find(({ def }) => def.endsWith(rule))!.tokens;
const task = (t: Table): string | undefined => {
  const cards = ruleCards(t).map(({ id }) => `ability:${id}/`);
  return t.offered.find((id) => cards.some((card) => id.startsWith(card)));
};
const figures = (t: Table): Figure[] => t.state.zones.map as Figure[];
const heroes = (t: Table): Figure[] => figures(t).filter(({ hero }) => hero >= 0);
const ofZombies = (t: Table): Figure[] => figures(t).filter(({ def }) => def.startsWith('zombie'));
const marks = (t: Table): boolean[] =>
  (t.state.zones.tokens as Figure[]).filter(({ def }) => def === 'mark').map(({ used }) => used);

describe('marks', () => {
  ruleTest('hide a thing under one of them, each as likely, and are useless when it is found', (open) => {
    const first: boolean[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const t = begun(open, { quest: 'search', seats: 3, picks: PICKS, seed });
      begin(t);
      t.choose(task(t)!);
      const isFound = figures(t).some(({ tokens }) => tokens > 0);
      expect(marks(t).filter((used) => used).length).toBe(isFound ? 3 : 1);
      first.push(isFound);
    }
    expect([...new Set(first)].sort()).toEqual([false, true]);
  });

  ruleTest('give things to carry, one to each, which count where they are laid down', (open) => {
    const t = play(open, 'hoard');
    begin(t);
    t.choose(task(t)!);
    expect([heroes(t)[0]!.tokens, task(t), t.over]).toEqual([1, undefined, null]);
    t.choose('action:move');
    t.choose('step:b2');
    t.choose('pass');
    expect(t.over?.result).toBe('heroes');
  });

  ruleTest('wake a group that is inactive [D2-INACT-01]', (open) => {
    const t = play(open, 'asleep');
    const isAsleep = (): boolean => (t.state.zones.groups as Figure[])[0]!.used;
    begin(t);
    t.choose(task(t)!);
    expect(isAsleep()).toBe(true);
    t.choose(task(t)!);
    expect(isAsleep()).toBe(false);
  });

  ruleTest('keep figures from being attacked for as long as one is left', (open) => {
    const t = play(open, 'warded');
    begin(t);
    const attacks = (): string[] => t.offered.filter((id) => id.startsWith('weapon:'));
    expect(attacks()).toEqual([]);
    t.choose(task(t)!);
    expect(attacks()).not.toEqual([]);
  });

  ruleTest('are where monsters come from until they are used up', (open) => {
    const t = play(open, 'graves');
    idle(t, () => t.state.round > 1);
    // Two heroes meet three zombies at most; the new ones stand on the graves.
    expect(ofZombies(t).length).toBe(3);
    const closed = play(open, 'one-grave');
    begin(closed);
    closed.choose(task(closed)!);
    idle(closed, () => closed.state.round > 1);
    expect(ofZombies(closed).length).toBe(1);
  });

  ruleTest('bar a way out for as long as one is left [D2-ENTR-03]', (open) => {
    const t = play(open, 'gone');
    const zombie = ofZombies(t)[0];
    const hero = heroes(t)[0];
    const mayLeave = (figure: Figure): boolean => derive(t.state, 'mayLeave', false, figure);
    expect(mayLeave(zombie!)).toBe(false);
    begin(t);
    t.choose(task(t)!);
    expect(mayLeave(zombie!)).toBe(true);
    t.choose('pick-up:white');
    expect(healthOf(t.state, hero!)).toBe(figureDef(t.state, hero!).health + 3);
  });
});

describe('rules of places', () => {
  ruleTest('harm whoever is outside of one', (open) => {
    const t = play(open, 'storm');
    idle(t, () => t.state.round > 1);
    expect(heroes(t).map(({ damage }) => damage)).toEqual([0, 2]);
  });

  ruleTest('ask whether all heroes are in one', (open) => {
    const t = play(open, 'together');
    idle(t, () => t.state.round > 1);
    expect(t.over?.result).toBe('heroes');
    const other = play(open, 'apart');
    idle(other, () => other.state.round > 1);
    expect(other.over).toBeNull();
  });
});

describe('tokens on the card of a rule', () => {
  ruleTest('are taken away again', (open) => {
    const t = play(open, 'song');
    idle(t, () => t.state.round > 1);
    expect(tokensOn(t, 'song')).toBe(1);
    idle(t, () => t.state.round > 2);
    // One was taken when the hero suffered damage, and one was put there at the end of the round.
    expect(tokensOn(t, 'song')).toBe(1);
  });

  ruleTest('lie there from the start for whoever won the encounter before [D2-ENC-01]', (open) => {
    for (const [name, tokens] of [
      ['lead-of-the-overlord', 2],
      ['lead-of-the-heroes', 0],
    ] as const) {
      const t = play(open, name);
      idle(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
      expect(tokensOn(t, 'lead')).toBe(tokens);
    }
  });
});
