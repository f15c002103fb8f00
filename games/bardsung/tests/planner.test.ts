import { expect, it } from 'vitest';
import { plan, planWay } from '../bot/planner.ts';
import { answer, campaignMatch, withSmallBox } from './small-campaign.ts';

type One = Parameters<typeof plan>[1];

withSmallBox();

it('the planner first enhances an ability, and goes on when nothing is left to pay for', () => {
  const match = campaignMatch();
  const next = (): string => plan(match.state, match.choice as One) as string;
  expect(next()).toMatch(/^enhance:/);
  answer(match, next());
  while (match.choice?.topic === 'upkeep' && next() !== 'done') answer(match, next());
  expect(match.state.heroes[0]!.spent).toBeGreaterThan(0);
  expect(next()).toBe('done');
});

it('on the map the planner keeps the node that ends the chapter for last', () => {
  const match = answer(campaignMatch(), 'done', 'done');
  const among = ['D', 'B'];
  const as = { ...(match.choice as One).as, id: (node: unknown) => `node:${node}` };
  const choice = { ...(match.choice as One), among, as } as One;
  expect(planWay(match.state, choice)).toBe('node:B');
  expect(planWay(match.state, { ...choice, among: ['D'] } as One)).toBe('node:D');
});
