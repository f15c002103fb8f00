import { createRandom } from '@questwright/kernel';
import {
  canStop,
  close,
  closedIn,
  compile,
  nothing,
  pointsTo,
  put,
  seesSpace,
  tableBytes,
  UNREACHED,
} from '../../../games/descent/rules/map/index.ts';
import { besideTicTacToe } from '../beside-tic-tac-toe.ts';
import { playOurs } from '../kernel/tic-tac-toe/ours.ts';
import { rates } from '../measure.ts';
import type { Section } from '../section.ts';
import { activations } from './activations.ts';
import { attacks, fight } from './attacks.ts';
import { questMap } from './quest-map.ts';
import { quests, stateBytes } from './quests.ts';

const layout = questMap();
const tables = compile(layout);
const random = createRandom('bench');

const FIGURES = 14;
const PAIRS = 1 << 14;

/** Four heroes and ten monsters somewhere, the obstacles, and some doors closed. */
function crowd(): Uint32Array {
  const bits = tables.obstacles.slice();
  for (let n = 0; n < FIGURES; n++) put(bits, random.below(tables.count));
  for (const object of tables.objects.keys()) if (random.below(2)) close(bits, object);
  return bits;
}

const positions = Array.from({ length: 32 }, crowd);
const pairs = Uint8Array.from({ length: 2 * PAIRS }, () => random.below(tables.count));

/** Kept, so that nothing is left out because nobody looks at it. */
const kept = { seen: 0 };

function look(): number {
  for (let n = 0; n < PAIRS; n++) {
    if (seesSpace(tables, pairs[2 * n]!, pairs[2 * n + 1]!, positions[n & 31]!)) kept.seen++;
  }
  return PAIRS;
}

const nobody = nothing(tables.words);
const WALKS = 50;

/** All spaces in which a walk of five points could stop, by a small figure and by a huge one in turn. */
function walk(): number {
  for (let n = 0; n < WALKS; n++) {
    const taken = positions[n & 31]!;
    const from = [pairs[n]!];
    const reached = pointsTo(tables, { from, points: 5, closed: closedIn(taken), barred: nobody });
    for (let space = 0; space < tables.count; space++) {
      if (reached[space] !== UNREACHED && canStop(tables, n % 2 ? 'huge' : 'small', space, taken))
        kept.seen++;
    }
  }
  return WALKS;
}

function build(): number {
  kept.seen += compile(layout).count;
  return 1;
}

/** Line of sight, the tables of a map and walks on it, on the map of a full quest; attacks; and whole quests at random. */
export const descentSection: Section = {
  async measure(effort, onProgress) {
    const rate = await rates(
      { choices: () => playOurs(200), look, walk, build, attacks, fight, activations },
      effort,
      onProgress,
    );
    const whole = await besideTicTacToe(quests, effort, onProgress);
    return {
      ...whole,
      stateBytes: stateBytes(),
      spaces: tables.count,
      ticTacToe: rate.choices,
      sightPerSecond: rate.look,
      sightPerChoice: rate.look / rate.choices,
      tablesMillis: 1000 / rate.build,
      tablesInChoices: rate.choices / rate.build,
      tableBytes: tableBytes(tables),
      walkMicros: 1e6 / rate.walk,
      walkInChoices: rate.choices / rate.walk,
      attackMicros: 1e6 / rate.attacks,
      attackInChoices: rate.choices / rate.attacks,
      activationMillis: 1000 / rate.activations,
      activationInChoices: rate.choices / rate.activations,
      fightPerSecond: rate.fight,
      fightInChoices: rate.fight / rate.choices,
    };
  },

  describe: (f) => [
    `a map                  ${f.spaces} spaces; a choice of tic-tac-toe takes ${(1e6 / f.ticTacToe!).toFixed(2)} µs`,
    `line of sight          ${Math.round(f.sightPerSecond!).toLocaleString('en')} queries/s, ${f.sightPerChoice!.toFixed(1)} in the time of a choice`,
    `the tables of a map    ${f.tablesMillis!.toFixed(0)} ms, as long as ${Math.round(f.tablesInChoices!).toLocaleString('en')} choices; ${(f.tableBytes! / 1e6).toFixed(2)} MB`,
    `a walk of five points  ${f.walkMicros!.toFixed(1)} µs for all its ends, as long as ${f.walkInChoices!.toFixed(1)} choices`,
    `an attack              ${f.attackMicros!.toFixed(1)} µs with three dice and no interrupts, as long as ${f.attackInChoices!.toFixed(1)} choices`,
    `a group activates      ${f.activationMillis!.toFixed(2)} ms for five monsters on 135 spaces, as long as ${Math.round(f.activationInChoices!).toLocaleString('en')} choices`,
    `a random fight         ${Math.round(f.fightPerSecond!).toLocaleString('en')} choices/s, ${f.fightInChoices!.toFixed(3)} of tic-tac-toe`,
    `random quests          ${Math.round(f.choicesPerSecond!).toLocaleString('en')} choices/s, ${f.ofTicTacToe!.toFixed(3)} of tic-tac-toe`,
    `a fork in activation   ${f.forkMicros!.toFixed(1)} µs, ${(100 * f.forkOfPlayout!).toFixed(2)} % of a random playout (${(f.playoutMicros! / 1000).toFixed(0)} ms)`,
    `a state                ${(f.stateBytes! / 1000).toFixed(1)} KB as JSON at most`,
  ],
};
