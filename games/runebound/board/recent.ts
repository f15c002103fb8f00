import type { LogEntry, TextArg } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { FACE_NAMES } from '../rules/terrain.ts';

/** A test that is over, as the log tells it: its cards have left the table by then. */
export interface PastTest {
  readonly kind: 'test';
  readonly hero: string;
  readonly attribute: string;
  /** The definitions of the cards that were revealed. */
  readonly cards: readonly string[];
  readonly successes: number;
}

/** Dice that have left the table. */
export interface PastRoll {
  readonly kind: 'roll';
  readonly hero: string;
  readonly faces: readonly number[];
}

/** How many lines later it is still news. */
const NEWS = 8;

const SKILLS = new Map(content.skills.map(({ id, name }) => [name, id]));

/** The last test or roll, if it has only just happened. */
export function justHappened(log: readonly LogEntry[]): PastTest | PastRoll | null {
  for (let i = log.length - 1; i >= Math.max(0, log.length - NEWS); i--) {
    const { key } = log[i]!;
    if (key === 'rb.log.passes' || key === 'rb.log.fails') return testUpTo(log, i);
    if (key === 'rb.log.rolls' || key === 'rb.log.rerolls') return rollIn(log[i]!);
    if (key === 'rb.log.ends-turn' || key === 'rb.log.engages') return null;
  }
  return null;
}

function testUpTo(log: readonly LogEntry[], end: number): PastTest | null {
  const cards: string[] = [];
  for (let i = end - 1; i >= 0; i--) {
    const { key, args = {} } = log[i]!;
    if (key === 'rb.log.reveals') cards.unshift(SKILLS.get(String(args.card)) ?? '');
    if (key !== 'rb.log.tests') continue;
    const successes = Number(log[end]!.args?.n ?? 0);
    return {
      kind: 'test',
      hero: String(args.hero),
      attribute: attributeIn(args.attribute),
      cards,
      successes,
    };
  }
  return null;
}

const attributeIn = (text: TextArg | undefined): string =>
  Array.isArray(text) ? String(text[0]).slice(String(text[0]).lastIndexOf('.') + 1) : '';

function rollIn({ args = {} }: LogEntry): PastRoll | null {
  const { dice } = args;
  if (typeof dice !== 'object' || !('list' in dice)) return null;
  const faces = dice.list.map((text) =>
    FACE_NAMES.indexOf(Array.isArray(text) ? String((text[1] as { face?: unknown })?.face) : ''),
  );
  return faces.length > 0 && !faces.includes(-1) ? { kind: 'roll', hero: String(args.hero), faces } : null;
}
