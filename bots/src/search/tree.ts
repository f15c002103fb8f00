import type { Answer } from '@questwright/kernel';

/** What has been seen after some answers in a row, whatever the dice did in between (an open-loop tree). */
export interface Node {
  visits: number;
  total: number;
  readonly next: Map<string, Node>;
}

export const newNode = (): Node => ({ visits: 0, total: 0, next: new Map() });

/** How much the search is drawn to what it has seldom tried. */
const CURIOSITY = 0.15;
/** How much less an untried answer is thought to bring than those before it. */
const CAUTION = 0.03;

/** The answer to try next: the first is tried first, then whichever may be best (upper confidence bounds). */
export function mostPromising(node: Node, answers: readonly Answer[]): Answer {
  if (node.visits === 0 || answers.length === 1) return answers[0]!;
  const spread = CURIOSITY * Math.sqrt(Math.log(node.visits + 1));
  const untried = node.total / node.visits - CAUTION + spread;
  let best = answers[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const seen = node.next.get(keyOf(answer));
    const worth = seen ? seen.total / seen.visits + spread / Math.sqrt(seen.visits) : untried;
    if (worth <= most) continue;
    most = worth;
    best = answer;
  }
  return best;
}

/** The node after an answer; made when there is none. */
export function after(node: Node, answer: Answer): Node {
  const key = keyOf(answer);
  const known = node.next.get(key);
  if (known) return known;
  const made = newNode();
  node.next.set(key, made);
  return made;
}

/** Answers that are the same have the same key. */
export function keyOf(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  return typeof answer === 'number' ? String(answer) : answer.join(' ');
}
