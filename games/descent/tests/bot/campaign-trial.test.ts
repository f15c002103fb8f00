import type { Found, TrialRun } from '@questwright/bots';
import { expect, it } from 'vitest';
import { campaignTrials } from '../../bot/campaigns.ts';

/** Milliseconds: a whole campaign takes some seconds, and more where many tests run at once. */
const PATIENCE = 120_000;

/** A run that remembers what it has found, and how often it had to find something. */
function remembering() {
  const memory = new Map<string, Found>();
  let found = 0;
  const recall: TrialRun['recall'] = (name, find) => {
    if (!memory.has(name)) {
      memory.set(name, find());
      found++;
    }
    return memory.get(name) as ReturnType<typeof find>;
  };
  return { memory, recall, count: () => found };
}

it(
  'a trial of campaigns plays one to its end without a fault, and goes on from what it remembers',
  () => {
    const { memory, recall, count } = remembering();
    const run = (includes = (_: string) => true) => [
      ...campaignTrials['campaigns-by-habit'](1, { includes, recall }),
    ];
    const told = run();
    expect(told[0]).toBe('1 campaigns, of which 1 came to their end without a fault');
    expect(count()).toBe(9);
    expect([...memory.keys()].at(-1)).toBe('campaign 1, 2 heroes, match 9');
    // The last match is forgotten: it alone is played again, and comes to the same.
    memory.delete('campaign 1, 2 heroes, match 9');
    expect(run()).toEqual(told);
    expect(count()).toBe(10);
    expect(run(() => false)[0]).toMatch(/^0 campaigns/);
  },
  PATIENCE,
);
