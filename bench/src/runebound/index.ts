import { random, runMatches } from '@questwright/bots';
import { createMatch, createRandom, type Match, randomAnswer } from '@questwright/kernel';
import { game } from '@questwright/runebound';
import { rates } from '../measure.ts';
import type { Section } from '../section.ts';
import { timeSearch } from './combat-search.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const dice = createRandom('bench');
let seed = 0;

/** Random matches of four heroes, as `questwright sim` plays them. */
async function playRandomly(matches: number): Promise<number> {
  const report = await runMatches({ game, options: {}, seats: 4, bots: [random], matches, seed: seed++ });
  return report.choices;
}

/** In the middle of a combat round: some answers have been given since it was cast. */
function middleOfCombat(): Match {
  for (let n = 0; ; n++) {
    const match = createMatch({ game, seats: NAMES, seed: n, log: false });
    while (match.choice && !isInCombat(match)) {
      match.answer(match.choice.seat, randomAnswer(match.choice, dice));
    }
    if (match.choice) return match;
  }
}

const isInCombat = (match: Match): boolean =>
  match.state.combat !== null && match.count > match.newestCheckpoint.at + 1;

const position = middleOfCombat();

function forks(): number {
  for (let i = 0; i < 50; i++) position.fork({ checkpoints: false });
  return 50;
}

/** The largest state of some matches, as JSON. */
function largestState(): number {
  let bytes = 0;
  for (let n = 0; n < 10; n++) {
    const match = createMatch({ game, seats: NAMES, seed: n, log: false, checkpoints: false });
    while (match.choice) {
      match.answer(match.choice.seat, randomAnswer(match.choice, dice));
      if (match.count % 20 === 0) bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(match.state)));
    }
  }
  return bytes;
}

const WARM_UP = 3;
const FIGHTS = 18;

/** Random play of Runebound, what a fork in the middle of a combat round costs, and how long its search takes. */
export const runeboundSection: Section = {
  async measure(effort, onProgress) {
    const rate = await rates({ ours: () => playRandomly(10), forks }, effort, onProgress);
    timeSearch(WARM_UP);
    const times = timeSearch(FIGHTS);
    return {
      choicesPerSecond: rate.ours,
      forkMicros: 1e6 / rate.forks,
      stateBytes: largestState(),
      searchMedianMillis: times[times.length >> 1]!,
      searchP99Millis: times[Math.floor(times.length * 0.99)]!,
      searchWorstMillis: times.at(-1)!,
    };
  },

  describe: (f) => [
    `random matches         ${Math.round(f.choicesPerSecond!).toLocaleString('en')} choices/s`,
    `a fork in a combat     ${f.forkMicros!.toFixed(1)} µs`,
    `a combat search        ${f.searchMedianMillis!.toFixed(1)} ms, 99 of 100 within ${f.searchP99Millis!.toFixed(1)} ms, the longest ${f.searchWorstMillis!.toFixed(1)} ms`,
    `a state                ${(f.stateBytes! / 1000).toFixed(1)} KB as JSON at most`,
  ],
};
