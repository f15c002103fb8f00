import type { Answer, Match, Random } from '@questwright/kernel';
import type { Combat, Runebound, Side } from '../../rules/state.ts';
import { byInstinct, candidates, keyOf } from './answers.ts';
import { lean } from './lean.ts';
import { valueOfEnd, valueOfRace } from './race.ts';

/** What has been seen of an answer: how often it was tried, what came of it, and what can follow. */
interface Node {
  visits: number;
  total: number;
  readonly next: Map<string, Node>;
}

const newNode = (): Node => ({ visits: 0, total: 0, next: new Map() });

/** How much the search is drawn to what it has seldom tried. */
const CURIOSITY = 0.35;
/** What an untried answer is thought to be worth, beside what has been seen of the others. */
const CAUTION = 0.05;

/**
 * The best answer of the one who chooses in a combat. The rest of the combat round is played again and again,
 * each time with other casts; answers that did well are tried more often, for both sides alike (a tree search
 * with upper confidence bounds), and where the tree ends both follow their instinct. The round is valued as it ends, or
 * by as much as `trust` says, by what comes of the rest of the combat when both go on by instinct.
 */
export function search(imagined: Match<Runebound>, tries: number, random: Random, trust = 0): Answer {
  const { seat } = imagined.choice!;
  const side = sideOfSeat(imagined.state.combat!, seat);
  const answers = candidates(imagined.state, imagined.choice!, side);
  if (answers.length === 1) return answers[0]!;
  const world = lean(imagined);
  const root = newNode();
  for (let i = 0; i < tries; i++) {
    const future = world.fork({ checkpoints: false });
    future.reseed(random.below(2 ** 30));
    tryOut(future, root, side, trust);
  }
  return mostTried(root, answers);
}

export function sideOfSeat({ seats }: Combat, seat: number): Side {
  return seats[1] === seat ? 1 : 0;
}

/** Plays the round to its end and keeps in the tree what came of it, as seen by a side. */
function tryOut(match: Match<Runebound>, root: Node, side: Side, trust: number): void {
  const g = match.state;
  const combat = g.combat!;
  const round = Math.max(1, combat.round);
  const path = [root];
  let node: Node | null = root;
  while (match.choice && isInRound(combat, round)) {
    const { choice } = match;
    const mover = sideOfSeat(combat, choice.seat);
    if (!node) {
      match.answer(choice.seat, byInstinct(g, choice, mover));
      continue;
    }
    const answer = mostPromising(node, candidates(g, choice, mover), mover === side);
    const key = keyOf(answer);
    let next: Node | undefined = node.next.get(key);
    if (!next) {
      next = newNode();
      node.next.set(key, next);
    }
    path.push(next);
    node = next.visits === 0 ? null : next;
    match.answer(choice.seat, answer);
  }
  const value = valueAfter(match, combat, side, trust);
  for (const visited of path) {
    visited.visits++;
    visited.total += value;
  }
}

function valueAfter(match: Match<Runebound>, combat: Combat, side: Side, trust: number): number {
  const g = match.state;
  if (combat.result !== null) return valueOfEnd(g, combat, side);
  const now = valueOfRace(g, side);
  if (trust === 0) return now;
  for (let i = 0; i < LONGEST && match.choice && combat.result === null; i++) {
    const { choice } = match;
    match.answer(choice.seat, byInstinct(g, choice, sideOfSeat(combat, choice.seat)));
  }
  const then = combat.result === null ? valueOfRace(g, side) : valueOfEnd(g, combat, side);
  return (1 - trust) * now + trust * then;
}
const LONGEST = 200;

const isInRound = (combat: Combat, round: number): boolean =>
  combat.result === null && combat.round <= round && combat.stage !== 'retreat';

/** The answer to try next: the first is tried first, and each side looks for what is good for itself. */
function mostPromising(node: Node, answers: readonly Answer[], own: boolean): Answer {
  if (node.visits === 0 || answers.length === 1) return answers[0]!;
  const mean = node.total / node.visits;
  const untried = (own ? mean : 1 - mean) - CAUTION;
  const spread = CURIOSITY * Math.sqrt(Math.log(node.visits + 1));
  let best = answers[0]!;
  let most = -1;
  for (const answer of answers) {
    const next = node.next.get(keyOf(answer));
    const seen = next && next.visits > 0 ? next.total / next.visits : 0;
    const worth =
      next && next.visits > 0 ? (own ? seen : 1 - seen) + spread / Math.sqrt(next.visits) : untried + spread;
    if (worth <= most) continue;
    most = worth;
    best = answer;
  }
  return best;
}

function mostTried(root: Node, answers: readonly Answer[]): Answer {
  let best = answers[0]!;
  let most = 0;
  for (const answer of answers) {
    const visits = root.next.get(keyOf(answer))?.visits ?? 0;
    if (visits <= most) continue;
    most = visits;
    best = answer;
  }
  return best;
}
