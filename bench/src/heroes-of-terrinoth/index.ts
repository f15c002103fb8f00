import { gzipSync } from 'node:zlib';
import { random, runMatches } from '@questwright/bots';
import { game } from '@questwright/heroes-of-terrinoth';
import { createMatch, createRandom, type Match, randomAnswer, writeMatch } from '@questwright/kernel';
import { besideTicTacToe } from '../beside-tic-tac-toe.ts';
import type { Section } from '../section.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];
const options = { heroes: NAMES.map(() => 'random'), quest: 'random' };
const dice = createRandom('bench');
let seed = 0;

/** Random matches of four heroes, as `questwright sim` plays them. */
async function playRandomly(matches: number): Promise<number> {
  const report = await runMatches({ game, options, seats: 4, bots: [random], matches, seed: seed++ });
  return report.choices;
}

function playOn(match: Match, until: (match: Match) => boolean = () => false): Match {
  while (match.choice && !until(match)) match.answer(match.choice.seat, randomAnswer(match.choice, dice));
  return match;
}

const begin = (n: number, checkpoints: boolean): Match =>
  createMatch({ game, seats: NAMES, options, seed: n, log: false, checkpoints });

const POSITIONS = 40;

/** In the middle of heroes' activations, here and there in many matches: the hero is resolving an activation card. */
function middlesOfActivations(): Match[] {
  const positions: Match[] = [];
  for (let n = 0; positions.length < POSITIONS; n++) {
    const after = 20 + ((7 * n) % 60);
    const match = playOn(begin(n, true), (m) => m.count > after && isInActivation(m));
    if (match.choice) positions.push(match);
  }
  return positions;
}

const isInActivation = ({ state, choice }: Match): boolean =>
  state.phase === 'hero' && choice?.prompt[0] !== 'ht.ask.activate';

const positions = middlesOfActivations();

/** Answers tried several times each: a bot that looks ahead forks a position about so often before the next one. */
const FORKS = 24;

function forks(): number {
  for (const position of positions) {
    for (let i = 0; i < FORKS; i++) position.fork({ checkpoints: false });
  }
  return FORKS * positions.length;
}

function playouts(): number {
  for (let i = 0; i < 5; i++) playOn(begin(seed++, false));
  return 5;
}

/** The largest state of some matches as JSON, and what a match file weighs, compressed, for each choice. */
function sizes(): { stateBytes: number; fileBytesPerChoice: number } {
  let stateBytes = 0;
  let fileBytes = 0;
  let choices = 0;
  for (let n = 0; n < 20; n++) {
    const match = playOn(begin(n, false), (m) => {
      stateBytes = Math.max(stateBytes, Buffer.byteLength(JSON.stringify(m.state)));
      return false;
    });
    fileBytes += gzipSync(writeMatch(match)).length;
    choices += match.count;
  }
  return { stateBytes, fileBytesPerChoice: fileBytes / choices };
}

/** Random play of Heroes of Terrinoth next to tic-tac-toe, and what a fork in mid-activation costs. */
export const heroesOfTerrinothSection: Section = {
  async measure(effort, onProgress) {
    const work = { choices: () => playRandomly(10), forks, playouts };
    return {
      ...(await besideTicTacToe(work, effort, onProgress)),
      ...sizes(),
    };
  },

  describe: (f) => [
    `random matches         ${Math.round(f.choicesPerSecond!).toLocaleString('en')} choices/s, ${f.ofTicTacToe!.toFixed(3)} of tic-tac-toe`,
    `a fork in activation   ${f.forkMicros!.toFixed(1)} µs, ${(100 * f.forkOfPlayout!).toFixed(2)} % of a random playout (${f.playoutMicros!.toFixed(0)} µs)`,
    `a state                ${(f.stateBytes! / 1000).toFixed(1)} KB as JSON at most`,
    `a match file           ${f.fileBytesPerChoice!.toFixed(1)} bytes a choice, compressed`,
  ],
};
