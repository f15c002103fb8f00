import { createMatch, createRandom, type Match, randomAnswer, writeMatch } from '@questwright/kernel';
import { game } from '@questwright/magpies';

const setup = { game, seats: ['a', 'b', 'c'], seed: 'bench' };
const random = createRandom('bench');

function playOn(match: Match, until: (match: Match) => boolean): Match {
  while (match.choice && !until(match)) match.answer(match.choice.seat, randomAnswer(match.choice, random));
  return match;
}

/** A match some way in, with answers given since its last checkpoint: a fork must replay them. */
function middleOfTurn(): Match {
  for (let seed = 0; ; seed++) {
    const match = playOn(
      createMatch({ ...setup, seed }),
      (m) => m.count > 12 && m.count > m.newestCheckpoint.at,
    );
    if (match.choice) return match;
  }
}

const position = middleOfTurn();

/** Forks a match in the middle of a turn. */
export function forks(): number {
  for (let i = 0; i < 100; i++) position.fork();
  return 100;
}

/** Random matches of the same game, from the deal to the end. */
export function playouts(): number {
  for (let i = 0; i < 10; i++)
    playOn(createMatch({ ...setup, seed: i, log: false, checkpoints: false }), () => false);
  return 10;
}

/** How many bytes of a match file fall on each choice, over a few whole matches, headers and all. */
export function fileBytesPerChoice(): number {
  let bytes = 0;
  let choices = 0;
  for (let seed = 0; seed < 20; seed++) {
    const match = playOn(createMatch({ ...setup, seed }), () => false);
    bytes += Buffer.byteLength(writeMatch(match));
    choices += match.count;
  }
  return bytes / choices;
}
