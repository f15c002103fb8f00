import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { dark, tougher } from '../../rules/quest/changes.ts';
import { laden, takesIt, withMark } from '../../rules/quest/marks.ts';
import { isIn, noneLeft } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, leaveBy, quest, required, wins } from '../../rules/quest/words.ts';
import type { Figure } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { begun, drawn, type Table, withQuests } from './kit.ts';

const yard = drawn(room('......', '......', '......'), {
  West: 'a1 a2',
  East: 'f1 f2 f3',
  Middle: 'c1 c2 c3',
});
const zombies = everyMonster('Zombie');
const one = (rules: Parameters<typeof quest>[1]['encounters'][number]['rules'], marks = {}) => ({
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
      marks,
      rules,
    },
  ],
});
const beacons = quest(
  'Beacons',
  one({ Fire: [withMark('Fire', 'Light', everyHero, countsTo('heroes', 2))] }, { Fire: ['b2', 'f3'] }),
);
const twoBeacons = quest(
  'Two Beacons',
  one({ Fire: [withMark('Fire', 'Light', everyHero, countsTo('heroes', 2))] }, { Fire: ['b1', 'b2'] }),
);
const riddle = quest(
  'Riddle',
  one({ Seal: [withMark('Seal', 'Break', everyHero, countsTo('heroes', 1), 'might')] }, { Seal: ['b2'] }),
);
const loot = quest(
  'Loot',
  one(
    { Sack: [withMark('Sack', 'Take', zombies, takesIt), leaveBy('East', laden(zombies))] },
    { Sack: ['e2'] },
  ),
);
const siege = quest(
  'Siege',
  one({ Guard: [at('overlordEnds', countsTo('overlord', 2), isIn(everyHero, 'West'))] }),
);
const hunt = quest(
  'Hunt',
  one({
    Hunt: [each('defeated', zombies, wins('heroes'), noneLeft(zombies)), tougher(zombies, 1, 2), dark(2)],
  }),
);
const farSiege = quest(
  'Far Siege',
  one({ Guard: [at('overlordEnds', countsTo('overlord', 2), isIn(everyHero, 'Middle'))] }),
);
withQuests(beacons, twoBeacons, riddle, loot, siege, farSiege, hunt);

const PICKS = ['hero:grisban-the-thirsty', 'hero:avric-albright', 'class:knight', 'class:disciple'];
const play = (open: Parameters<typeof begun>[0], name: string): Table =>
  begun(open, { quest: name, seats: 3, picks: PICKS });

const idle = (t: Table, isSo: () => boolean): void => {
  for (let n = 0; n < 60 && !t.over && !isSo(); n++)
    t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
};
/** The hero who is asked first acts. */
const begin = (t: Table): void => {
  t.choose(t.offered[0]!);
  for (let n = 0; n < 9 && !t.offered.includes('end'); n++)
    t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]!);
};
const task = (t: Table): string | undefined => {
  const cards = (t.state.zones.quest as Figure[]).map(({ id }) => `ability:${id}/`);
  return t.offered.find((id) => cards.some((card) => id.startsWith(card)));
};
const zombie = (t: Table): Figure =>
  (t.state.zones.map as Figure[]).find(({ def }) => def.startsWith('zombie'))!;

describe('objective tokens that stay in their places', () => {
  ruleTest('mark what the rules of a quest define [D2-OBJ-01]', (open) => {
    const t = play(open, 'beacons');
    begin(t);
    const light = task(t)!;
    expect(light).toBeDefined();
    t.choose(light);
    const marks = (t.state.zones.tokens as Figure[]).map(({ used }) => used);
    expect([marks, t.state.acting[0]!.actions]).toEqual([[true, false], 1]);
    // The other one is too far away, and this one has been lit.
    expect(task(t)).toBeUndefined();
  });

  ruleTest('win with as many as the rule says [D2-QUEST-02]', (open) => {
    const t = play(open, 'two-beacons');
    begin(t);
    t.choose(task(t)!);
    expect(t.over).toBeNull();
    t.choose(task(t)!);
    expect(t.over?.result).toBe('heroes');
  });

  ruleTest('are taken along by monsters, who may leave only with them [D2-OBJ-01, D2-ENTR-03]', (open) => {
    const t = play(open, 'loot');
    const figure = zombie(t);
    expect([laden(zombies).is(t.state, figure), zombies.is(t.state, figure)]).toEqual([false, true]);
    idle(t, () => task(t) !== undefined);
    t.choose(task(t)!);
    expect([laden(zombies).is(t.state, zombie(t)), (t.state.zones.tokens as Figure[])[0]!.used]).toEqual([
      true,
      true,
    ]);
  });
});

describe('rules of quests', () => {
  ruleTest('count only while their condition holds [D2-QUEST-01]', (open) => {
    const t = play(open, 'siege');
    idle(t, () => t.state.round > 1);
    const [card] = t.state.zones.quest as Figure[];
    expect([card!.tokens, t.over]).toEqual([1, null]);
    idle(t, () => t.state.round > 2);
    expect(t.over?.result).toBe('overlord');
    const other = play(open, 'far-siege');
    idle(other, () => other.state.round > 2);
    expect([(other.state.zones.quest as Figure[])[0]!.tokens, other.over]).toEqual([0, null]);
  });

  ruleTest('change what figures have [D2-CHAR-02]', (open) => {
    const t = play(open, 'hunt');
    // A zombie has 3 Health in Act I; 1 more, and 2 for each of two heroes.
    expect(healthOf(t.state, zombie(t))).toBe(8);
  });
});
