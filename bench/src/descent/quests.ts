import { createMatch, createRandom, type Match, randomAnswer } from '@questwright/kernel';
import { content } from '../../../games/descent/content/index.ts';
import { game } from '../../../games/descent/rules/index.ts';
import type { GameWork } from '../beside-tic-tac-toe.ts';

const NAMES = ['Overlord', 'Ann', 'Ben', 'Cid', 'Dot'];
const dice = createRandom('bench');
let seed = 0;

/** A quest with four heroes; each quest in turn. */
function begin(n: number, checkpoints: boolean): Match {
  const options = { quest: content.quests[n % content.quests.length]!.id };
  return createMatch({ game, seats: NAMES, options, seed: n, log: false, checkpoints } as never);
}

function playOn(match: Match, until: (match: Match) => boolean = () => false): Match {
  while (match.choice && !until(match)) match.answer(match.choice.seat, randomAnswer(match.choice, dice));
  return match;
}

const POSITIONS = 40;

/** In the middle of activations, here and there in many quests. */
function middlesOfActivations(): Match[] {
  const positions: Match[] = [];
  for (let n = 0; positions.length < POSITIONS; n++) {
    const after = 150 + ((37 * n) % 400);
    const match = playOn(begin(n, true), (m) => m.count > after && m.choice?.topic === 'act');
    if (match.choice) positions.push(match);
  }
  return positions;
}

const positions = middlesOfActivations();
const FORKS = 24;

export const quests: GameWork = {
  choices: () => playOn(begin(seed++, false)).count,
  forks() {
    for (const position of positions) for (let i = 0; i < FORKS; i++) position.fork({ checkpoints: false });
    return FORKS * positions.length;
  },
  playouts() {
    playOn(begin(seed++, false));
    return 1;
  },
};

/** The largest state as JSON, looked at after every tenth choice of two matches of each quest. */
export function stateBytes(): number {
  let most = 0;
  for (let n = 0; n < 2 * content.quests.length; n++)
    playOn(begin(n, false), (m) => {
      if (m.count % 10 === 0) most = Math.max(most, Buffer.byteLength(JSON.stringify(m.state)));
      return false;
    });
  return most;
}
