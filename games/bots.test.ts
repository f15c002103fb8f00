import type { Bot } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { botOf, examples, type GamePackage, games, levelsOf } from './registry.ts';

const named = (name: string): Bot => ({ name, answer: () => '' });
const withBots = (bots: Record<string, Bot>, strongest: string): GamePackage =>
  ({ game: {}, bots, strongest }) as unknown as GamePackage;

it.each(Object.entries({ ...games, ...examples }))(
  '%s says which of its bots is the strongest, if it has any',
  async (_, load) => {
    const found = await load();
    const { levels, strongest } = levelsOf(found);
    expect(levels).toContain(strongest);
    expect(strongest).toBe(found.bots ? found.strongest : 'random');
    expect(found.bots ? botOf(found, strongest) : found.bots).toBe(found.bots?.[strongest]);
  },
);

it('the strongest is the one that the game names, in whatever order its bots stand', () => {
  const [one, two] = [named('one'), named('two')];
  for (const bots of [
    { one, two },
    { two, one },
  ]) {
    const found = withBots(bots, 'two');
    expect(levelsOf(found).strongest).toBe('two');
    expect([...levelsOf(found).levels].sort()).toEqual(['one', 'random', 'two']);
    expect(botOf(found, 'two')).toBe(two);
  }
});
