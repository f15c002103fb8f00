import {
  type Choice,
  createMatch,
  createRandom,
  describedPosition,
  type Match,
  randomAnswer,
} from '@questwright/kernel';
import { game } from '../../../games/descent/rules/index.ts';

const ROWS = 13;
const COLUMNS = 10;

/** A hall of 130 spaces: H beside M in the middle, and twelve others around. */
function hall(): string {
  const cells = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill('.'));
  const put = (letter: string, row: number, column: number) => {
    cells[row]![column] = letter;
  };
  put('H', 6, 4);
  put('M', 6, 5);
  for (const [i, letter] of [...'ABCDEFGIJKLN'].entries()) put(letter, (3 * i) % ROWS, (7 * i) % 4);
  const wall = `  +${'---+'.repeat(COLUMNS)}`;
  const gap = `  +${'   +'.repeat(COLUMNS)}`;
  const letters = `/   ${[...'abcdefghij'].join('   ')}`;
  const drawn = cells.map((row, n) => `${String(n + 1).padEnd(2)}| ${row.join('   ')} |`);
  return `${letters}\n${wall}\n${drawn.join(`\n${gap}\n`)}\n${wall}`;
}

const ACTIONS = 9;
const dice = ['blue', 'red', 'yellow'];
const figures = Object.fromEntries(
  [...'HABCMDEFGIJKLN'].map((letter) => [
    letter,
    'HABC'.includes(letter)
      ? { hero: { name: letter }, ...(letter === 'H' && { weapons: [{ name: 'Blade', dice }] }) }
      : { monster: { name: letter, health: 999 } },
  ]),
);
const start = createMatch({
  ...describedPosition(game, { map: hall(), figures, turn: { of: 'H', actions: ACTIONS } }),
  seed: 'bench',
  log: false,
});

/** A question for surges is answered by spending none. */
function attackOn(match: Match): void {
  const next = (kind: string): void => {
    const { seat, among, as } = match.choice as Extract<Choice, { kind: 'one' }>;
    match.answer(seat, among.map((option) => as.id(option)).find((id) => id.startsWith(kind))!);
  };
  next('weapon:');
  next('target:M');
  while (match.state.attacks.length > 0) next('no-more-surges');
}

const FIGHTS = 10;

/** Attacks of three dice, one after the other, until H has no action left; several times, as asking for the time takes some. */
export function attacks(): number {
  for (let i = 0; i < FIGHTS; i++) {
    const match = start.fork({ checkpoints: false });
    for (let n = 0; n < ACTIONS; n++) attackOn(match as unknown as Match);
  }
  return FIGHTS * ACTIONS;
}

const CHOICES = 300;
const random = createRandom('fight');

/** A fight in the hall in which everybody does anything that is legal. */
export function fight(): number {
  const match = start.fork({ checkpoints: false });
  for (let n = 0; n < CHOICES; n++) {
    const { choice } = match;
    if (!choice) return n;
    match.answer(choice.seat, randomAnswer(choice, random));
  }
  return CHOICES;
}
