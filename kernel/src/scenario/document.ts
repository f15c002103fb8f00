import { ScenarioError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { ChanceScript, ScriptValue } from '../generator.ts';
import {
  asList,
  asRecord,
  asText,
  asTexts,
  isRecord,
  onlyWords,
  type Path,
  unexpected,
  type Words,
} from './words.ts';

/** A scenario whose common part has been read; the game reads its own words from `doc`. */
export interface Scenario {
  readonly title: string;
  /** The ledger lines it proves. */
  readonly proves: readonly string[];
  readonly game: string;
  readonly seed: string;
  readonly chance: ChanceScript;
  readonly steps: readonly Step[];
  /** What must be true at the end. */
  readonly checks: readonly Check[];
  readonly doc: Words;
}

export type Step = Check | AnswerStep;

export interface AnswerStep {
  readonly path: Path;
  readonly seat: string;
  readonly answer: unknown;
}

/** Something that must be true at this moment. */
export type Check = {
  readonly path: Path;
} & (
  | { readonly expect: Words }
  | { readonly sees: Readonly<Record<string, Words>> }
  | { readonly offered: readonly string[] }
  | { readonly asked: Readonly<Record<string, string>> }
  | { readonly closed: Readonly<Record<string, readonly string[]>> }
);

const CHECKS = ['expect', 'sees', 'offered', 'asked', 'closed'];
const COMMON = ['title', 'proves', 'game', 'seed', 'chance', 'steps', ...CHECKS];
const LEDGER_ID = /^[A-Z][A-Z0-9]-[A-Z][A-Z0-9]*-\d{2,3}$/;

/** Reads the part of a document that all games have in common. */
export function readScenario(document: unknown): Scenario {
  const doc = asRecord(document, [], 'a scenario: "title: …", "game: …" and so on');
  const steps = doc.steps === undefined ? [] : asList(doc.steps, ['steps'], 'a list of steps').map(readStep);
  const checks = CHECKS.filter((word) => doc[word] !== undefined).map((word) =>
    readCheck(word, doc[word], [word]),
  );
  if (checks.length === 0 && !steps.some(isCheck)) {
    throw new ScenarioError(`the scenario checks nothing: expected at least one of ${CHECKS.join(', ')}`);
  }
  return {
    title: asText(doc.title, ['title'], 'a title'),
    proves: readProves(doc.proves ?? []),
    game: asText(doc.game, ['game'], 'the id of a game'),
    seed: doc.seed === undefined ? '1' : asText(doc.seed, ['seed']),
    chance: doc.chance === undefined ? {} : readChance(doc.chance),
    steps,
    checks,
    doc,
  };
}

/** Refuses top-level words that neither the common part nor the game reads. */
export function checkWords({ doc }: Scenario, game: Game): void {
  const words = game.scenario?.words;
  if (words) onlyWords(doc, [], [...COMMON, ...words]);
}

export const isCheck = (step: Step): step is Check => !('answer' in step);

function readProves(value: unknown): string[] {
  return asTexts(value, ['proves'], 'a list of ledger lines').map((id, i) => {
    if (!LEDGER_ID.test(id)) throw unexpected(id, ['proves', i], 'a ledger line such as HT-ACTION-35');
    return id;
  });
}

function readChance(value: unknown): ChanceScript {
  const chance = asRecord(value, ['chance'], 'labels with the values they give');
  return Object.fromEntries(
    Object.entries(chance).map(([label, values]) => [label, readValues(values, ['chance', label])]),
  );
}

function readValues(value: unknown, path: Path): ScriptValue[] | 'seeded' {
  if (value === 'seeded') return value;
  return (Array.isArray(value) ? value : [value]).map((item, i) =>
    Array.isArray(item) ? asTexts(item, [...path, i]) : asText(item, [...path, i], 'a value of this draw'),
  );
}

function readStep(value: unknown, place: number): Step {
  const expected = 'a step with one entry, such as "p1: strike" or "expect: { … }"';
  const entries = Object.entries(asRecord(value, ['steps', place], expected));
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new ScenarioError(`expected ${expected}`, ['steps', place]);
  const [word, said] = entry;
  const path = ['steps', place, word];
  if (CHECKS.includes(word)) return readCheck(word, said, path);
  const items = Array.isArray(said) ? said : [said];
  for (const item of items) asText(item, path, 'an answer: an option, a list of options or a number');
  return { path, seat: word, answer: said };
}

function readCheck(word: string, value: unknown, path: Path): Check {
  switch (word) {
    case 'expect':
      return { path, expect: asRecord(value, path, 'facts like "p1.wounds: 2"') };
    case 'offered':
      return { path, offered: asTexts(value, path, 'a list of options') };
    case 'sees':
      return {
        path,
        sees: mapEntries(asRecord(value, path, 'seats with what they see'), (seen, seat) =>
          asRecord(seen, [...path, seat], 'facts like "zones.hand:0: 3"'),
        ),
      };
    case 'asked':
      return {
        path,
        asked: isRecord(value) ? readPrompts(value, path) : { [asText(value, path, 'a seat')]: '' },
      };
    default:
      return {
        path,
        closed: mapEntries(asRecord(value, path, 'actions with the reason why'), (why, action) => {
          const there = [...path, action];
          return Array.isArray(why) ? asTexts(why, there) : [asText(why, there, 'a ledger line or a reason')];
        }),
      };
  }
}

const readPrompts = (value: Words, path: Path): Record<string, string> =>
  mapEntries(value, (prompt, seat) => asText(prompt, [...path, seat], 'a part of the question'));

const mapEntries = <T>(record: Words, map: (value: unknown, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
