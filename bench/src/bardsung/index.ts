import { random, runMatches } from '@questwright/bots';
import { createMatch, createRandom, type Match, randomAnswer } from '@questwright/kernel';
import { content } from '../../../games/bardsung/content/index.ts';
import { game } from '../../../games/bardsung/rules/index.ts';
import { besideTicTacToe } from '../beside-tic-tac-toe.ts';
import type { Section } from '../section.ts';

const NAMES = ['Ann', 'Ben', 'Cid'];
const encounterOf = (n: number) => ({ encounter: content.encounters[n % content.encounters.length]!.id });
const dice = createRandom('bench');
let seed = 0;

/** Random encounters of three heroes, one of each node in turn, as `questwright sim` plays them. */
async function playRandomly(matches: number): Promise<number> {
  let choices = 0;
  for (let n = 0; n < matches; n++) {
    const options = encounterOf(seed) as never;
    const report = await runMatches({ game, options, seats: 3, bots: [random], matches: 1, seed: seed++ });
    choices += report.choices;
  }
  return choices;
}

function playOn(match: Match, until: (match: Match) => boolean = () => false): Match {
  while (match.choice && !until(match)) match.answer(match.choice.seat, randomAnswer(match.choice, dice));
  return match;
}

const begin = (n: number, checkpoints: boolean): Match =>
  createMatch({ game, seats: NAMES, options: encounterOf(n), seed: n, log: false, checkpoints } as never);

const POSITIONS = 40;

/** In the middle of heroes' turns, here and there in many encounters. */
function middlesOfTurns(): Match[] {
  const positions: Match[] = [];
  for (let n = 0; positions.length < POSITIONS; n++) {
    const after = 20 + ((7 * n) % 60);
    const match = playOn(begin(n, true), (m) => m.count > after && m.choice?.topic === 'turn');
    if (match.choice) positions.push(match);
  }
  return positions;
}

const positions = middlesOfTurns();
const FORKS = 24;

function forks(): number {
  for (const position of positions) for (let i = 0; i < FORKS; i++) position.fork({ checkpoints: false });
  return FORKS * positions.length;
}

function playouts(): number {
  for (let i = 0; i < 5; i++) playOn(begin(seed++, false));
  return 5;
}

/** The largest state of some encounters as JSON. */
function stateBytes(): number {
  let most = 0;
  for (let n = 0; n < 20; n++)
    playOn(begin(n, false), (m) => {
      most = Math.max(most, Buffer.byteLength(JSON.stringify(m.state)));
      return false;
    });
  return most;
}

/** Random play of Bardsung next to tic-tac-toe, and what a fork in a hero's turn costs. */
export const bardsungSection: Section = {
  async measure(effort, onProgress) {
    const work = { choices: () => playRandomly(10), forks, playouts };
    return {
      ...(await besideTicTacToe(work, effort, onProgress)),
      stateBytes: stateBytes(),
    };
  },

  describe: (f) => [
    `random encounters      ${Math.round(f.choicesPerSecond!).toLocaleString('en')} choices/s, ${f.ofTicTacToe!.toFixed(3)} of tic-tac-toe`,
    `a fork in a turn       ${f.forkMicros!.toFixed(1)} µs, ${(100 * f.forkOfPlayout!).toFixed(2)} % of a random playout (${f.playoutMicros!.toFixed(0)} µs)`,
    `a state                ${(f.stateBytes! / 1000).toFixed(1)} KB as JSON at most`,
  ],
};
