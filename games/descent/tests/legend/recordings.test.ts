import { createRandom, type Match } from '@questwright/kernel';
import { type Recording, recordingTests } from '@questwright/kernel/testing';
import { insight } from '../../bot/insight.ts';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import { DIFFICULTIES } from '../../rules/legend/state.ts';

/*
 * A match of each quest without an overlord, and of The Delve in both difficulties. One person plays two heroes, or three in
 * every other quest, by habit.
 */

/** Boxes bring more of these. */
const GROWING = ['hero', 'class', 'skill', 'upgrade', 'learn'];

const byHabit =
  (seed: string): NonNullable<Recording['play']> =>
  (match: Match) => {
    const random = createRandom(seed);
    while (match.choice)
      match.answer(match.choice.seat, insight.policy(match as never, match.choice, random));
  };

const recorded = (name: string, heroes: number, options: object): Recording => ({
  name,
  seats: ['Ann'],
  seed: name,
  options: { play: 'legend', ...options, players: Array.from({ length: heroes }, () => 0) },
  play: byHabit(name),
  growing: GROWING,
});

recordingTests(new URL('./recordings/', import.meta.url), game, [
  ...content.legendQuests.map(({ quest: { id } }, n) =>
    recorded(id, 2 + (n % 2), { mode: 'quest', quest: id, difficulty: DIFFICULTIES[n % 2] }),
  ),
  ...DIFFICULTIES.map((difficulty) => recorded(`the-delve-${difficulty}`, 2, { mode: 'delve', difficulty })),
]);
