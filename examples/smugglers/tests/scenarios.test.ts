import { scenarioTests } from '@questwright/cli/scenario/vitest';
import { runScenario } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { game } from '../rules/index.ts';

scenarioTests(new URL('../scenarios', import.meta.url), game);

it('a good that is none is refused with the way to it', () => {
  const doc = { title: 'x', game: 'smugglers', players: [{ hand: ['Gold'] }, {}], expect: { turn: 'p1' } };
  expect(() => runScenario(game, doc)).toThrow('there is no good "Gold" in Smugglers');
});
