import type { LogEntry } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { momentsIn } from '../moments.ts';
import { plansIn } from '../plans.ts';

const line = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ at: 0, key: `d2.log.${key}`, args });
const step = (figure: string, space: string): LogEntry => line('moves', { figure, space });
const deed = (figure: string, verb: string, target: string): LogEntry =>
  line('legend.deed', { figure, verb, target });

const LINES = [
  deed('Zombie 1', 'engage', 'Leoric'),
  step('Zombie 1', 'b2'),
  step('Leoric', 'e5'),
  step('Zombie 1', 'c2'),
  deed('Zombie 1', 'attack', 'Leoric'),
  line('dealt', { figure: 'Leoric', n: 2 }),
  line('knocked-out', { figure: 'Leoric' }),
  line('legend.retreats', { figure: 'Zombie 1' }),
  step('Zombie 1', 'b1'),
];

it('a plan has the way that follows it, whom it is aimed at, where everybody is by then, and who has fallen', () => {
  expect([...plansIn(LINES).values()]).toEqual([
    { who: 'Zombie 1', way: ['b2', 'c2'], whom: 'Leoric', moved: {}, fallen: [] },
    { who: 'Zombie 1', way: [], whom: 'Leoric', moved: { 'Zombie 1': 'c2', Leoric: 'e5' }, fallen: [] },
    { who: 'Zombie 1', way: [], whom: 'Leoric', moved: { 'Zombie 1': 'c2', Leoric: 'e5' }, fallen: [] },
    { who: 'Zombie 1', way: ['b1'], whom: '', moved: { 'Zombie 1': 'c2', Leoric: 'e5' }, fallen: ['Leoric'] },
  ]);
});

it('what the attack of a hero came to before is no plan', () => {
  expect(
    plansIn([line('dealt', { figure: 'Zombie 1', n: 2 }), line('missed', { figure: 'Leoric' })]).size,
  ).toBe(0);
});

it('every deed of a monster that nobody plays is a moment with its plan, and so is what its attack came to', () => {
  const moments = momentsIn(LINES);
  expect(moments.map(({ kind }) => kind)).toEqual(['deed', 'deed', 'deed', 'deed']);
  expect(moments[2]!.text).toEqual(['d2.log.dealt', { figure: 'Leoric', n: 2 }]);
  expect(moments.map(({ plan }) => plan)).toEqual([...plansIn(LINES).values()]);
});
