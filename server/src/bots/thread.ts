import { workerData } from 'node:worker_threads';
import { checkAnswer, createRandom, Match, type MatchSetup, seatOf } from '@questwright/kernel';
import { botOf, Games } from '../rules/games.ts';
import { answerCalls } from '../threads/callee.ts';
import type { BotCalls } from './calls.ts';

/** The thread in which bots think, each on its own copy of a match. */

const games = new Games(await import(workerData.games));

answerCalls<BotCalls>({
  async load({ game }) {
    await games.load(game);
    return null;
  },

  async think({ game: id, level, options, seats, thought, random }) {
    const found = await games.load(id);
    const began = performance.now();
    const { at, state, n, answers } = thought;
    // The seed is in the state already; a bot's forks are dealt with other chance anyway.
    const setup: MatchSetup = { game: found.game, options, seats, seed: '', log: false };
    const match = new Match(setup, { at, state: JSON.parse(state), logged: 0 });
    for (const [seat, answer] of answers) match.answer(seat, answer);
    match.n = n;
    const choice = match.choice!;
    const answer = await botOf(found, level).answer(seatOf(match, choice, createRandom(random)));
    checkAnswer(choice, answer);
    return { answer, ms: performance.now() - began };
  },
});
