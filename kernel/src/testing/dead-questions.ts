import type { Answer } from '../answer.ts';
import type { Card } from '../card.ts';
import { type Choice, optionsOf } from '../choice.ts';
import type { Random } from '../generator.ts';
import type { Match } from '../match.ts';
import { legalAnswers, randomAnswer } from '../program.ts';
import type { State } from '../state.ts';
import { zoneDef } from '../zones.ts';

/** How often a question was asked, and how often its answer could not matter. */
export interface Tally {
  asked: number;
  dead: number;
}

interface Trial<G extends State> {
  /** How many questions of the match are tried. */
  readonly choices?: number;
  /** How many answers to a question are tried at most. */
  readonly answers?: number;
  /** Is told of each dead question. */
  readonly found?: (match: Match<G>) => void;
}

/**
 * Plays a match at random and tries the answers to every question on forks. A question is dead if all its answers lead
 * to positions that are alike. Counted by prompts.
 */
export function deadQuestions<G extends State>(
  match: Match<G>,
  random: Random,
  { choices = 400, answers = 8, found }: Trial<G> = {},
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (let i = 0; match.choice && i < choices; i++) {
    const { choice } = match;
    const tally = tallies.get(promptOf(choice)) ?? { asked: 0, dead: 0 };
    tallies.set(promptOf(choice), tally);
    tally.asked++;
    if (isDead(match, choice, answers)) {
      tally.dead++;
      found?.(match);
    }
    match.answer(choice.seat, randomAnswer(choice, random));
  }
  return tallies;
}

const promptOf = ({ prompt }: Choice): string => (typeof prompt === 'string' ? prompt : prompt[0]);

function isDead<G extends State>(match: Match<G>, choice: Choice, most: number): boolean {
  let first: string | null = null;
  let tried = 0;
  for (const answer of legalAnswers(choice)) {
    if (tried++ === most) break;
    const position = positionAfter(match, choice.seat, answer);
    first ??= position;
    if (position !== first) return false;
  }
  return tried > 1;
}

function positionAfter<G extends State>(match: Match<G>, seat: number, answer: Answer): string {
  const fork = match.fork();
  fork.answer(seat, answer);
  return positionOf(fork);
}

/** A position without what nobody cares about: the numbers of cards, and in which order they lie in the open. */
function positionOf<G extends State>(match: Match<G>): string {
  const { zones, news, minted, ...rest } = match.state as State;
  const references = new Map<number, string>();
  collect(rest, '', references);
  const names = new Map<number, string>();
  const table: string[][] = [];
  for (const zone of Object.keys(zones).sort()) {
    const cards = zones[zone]!.map((card) => ({ id: card.id, face: faceOf(card, references) }));
    if (zoneDef(match.state, zone).sees === 'everyone')
      cards.sort((a, b) => (a.face < b.face ? -1 : a.face > b.face ? 1 : 0));
    for (const [i, { id }] of cards.entries()) names.set(id, `${zone}/${i}`);
    table.push([zone, ...cards.map(({ face }) => face)]);
  }
  const asked = match.pending.map(({ choice }) => [choice.seat, choice.prompt, offeredIn(choice, names)]);
  return JSON.stringify([table, renamed(rest, names), asked]);
}

const offeredIn = (choice: Choice, names: Names): readonly (string | number)[] =>
  choice.kind === 'amount'
    ? [choice.min, choice.max]
    : optionsOf(choice)
        .map(({ id }) => rename(id, names))
        .sort();

/** A card without its number, and with everything that refers to it. */
const faceOf = ({ id, ...face }: Card, references: ReadonlyMap<number, string>): string =>
  JSON.stringify(face) + (references.get(id) ?? '');

/** Where in the state each number stands: two cards are not alike if something refers to one of them only. */
function collect(value: unknown, path: string, references: Map<number, string>): void {
  if (typeof value === 'number') references.set(value, `${references.get(value) ?? ''} ${path}`);
  else if (typeof value === 'string')
    for (const [, id] of value.matchAll(NUMBERED)) collect(Number(id), path, references);
  else if (Array.isArray(value)) for (const one of value) collect(one, path, references);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) collect(one, `${path}.${key}`, references);
}

type Names = ReadonlyMap<number, string>;

function renamed(value: unknown, names: Names): unknown {
  if (typeof value === 'number') return names.get(value) ?? value;
  if (typeof value === 'string') return rename(value, names);
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, names)]));
}

const NUMBERED = /[#:](\d+)/g;
const rename = (id: string, names: Names): string =>
  id.replace(NUMBERED, (whole, n) => (names.has(Number(n)) ? whole[0]! + names.get(Number(n)) : whole));
