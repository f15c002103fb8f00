import { createMatch, createRandom, describedPosition, randomAnswer } from '@questwright/kernel';
import { game } from '../../../games/descent/rules/index.ts';

const ROWS = 9;
const COLUMNS = 15;

/** A hall of 135 spaces with four heroes at one end and a group of five monsters at the other. */
function hall(): string {
  const cells = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill('.'));
  for (const [n, letter] of [...'HABC'].entries()) cells[2 * n]![1] = letter;
  for (const [n, letter] of [...'LMNYZ'].entries()) cells[n + 2]![8 + (n % 2)] = letter;
  const wall = `  +${'---+'.repeat(COLUMNS)}`;
  const gap = `  +${'   +'.repeat(COLUMNS)}`;
  const letters = `/   ${[...'abcdefghijklmno'].join('   ')}`;
  const drawn = cells.map((row, n) => `${String(n + 1).padEnd(2)}| ${row.join('   ')} |`);
  return `${letters}\n${wall}\n${drawn.join(`\n${gap}\n`)}\n${wall}`;
}

const figures = Object.fromEntries([
  ...[...'HABC'].map((letter) => [letter, { hero: { name: letter, health: 99 } }]),
  ...[...'LMNYZ'].map((letter, n) => [letter, { monster: 'Zombie', rank: n === 0 ? 'master' : 'minion' }]),
]);
const start = createMatch({
  ...describedPosition(game, {
    map: hall(),
    figures,
    turn: { of: 'H', actions: 0 },
    legend: { due: 'group' },
  }),
  seed: 'bench',
  log: false,
});

const GROUPS = 10;
const random = createRandom('activations');

/** Activations of the whole group: it walks, looks for targets and attacks; the players answer at random what is equal. */
export function activations(): number {
  for (let n = 0; n < GROUPS; n++) {
    const match = start.fork({ checkpoints: false });
    match.answer(match.choice!.seat, 'end');
    while (match.choice && match.choice.topic !== 'next-hero')
      match.answer(match.choice.seat, randomAnswer(match.choice, random));
  }
  return GROUPS;
}
