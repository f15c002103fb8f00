import type { ChanceScript, ScriptValue } from '../generator.ts';
import { Entry, type Path } from './entry.ts';
import { isLedgerLine } from './ledger-line.ts';
import type { Step } from './step.ts';
import { readCheck, readStep, STEP_WORDS } from './steps.ts';

/** A scenario whose common part has been read; the game reads its own words from `doc`. */
export interface Scenario {
  readonly title: string;
  /** The ledger lines it proves, by itself or in its trials. */
  readonly proves: readonly string[];
  readonly game: string;
  /** One, unless the scenario has several. */
  readonly trials: readonly Trial[];
  readonly doc: Entry;
}

/** One way in which play goes on from the position. */
export interface Trial {
  /** Null for a scenario that is played once. */
  readonly title: string | null;
  readonly seed: string;
  readonly chance: Chances;
  /** Whether questions that no step speaks of are declined. */
  readonly declines: boolean;
  readonly steps: readonly Step[];
  /** What must be true at the end. */
  readonly checks: readonly Step[];
}

/** Scripted chance, and where it is said. */
export type Chances = ReadonlyMap<string, { readonly values: ScriptValue[] | 'seeded'; readonly path: Path }>;

export const scriptOf = (chance: Chances): ChanceScript =>
  Object.fromEntries([...chance].map(([label, { values }]) => [label, values]));

/** Reads the part of a document that all games have in common. */
export function readScenario(document: unknown): Scenario {
  const doc = Entry.of(document);
  if (!doc.isMap) throw doc.unexpected('a scenario: "title: …", "game: …" and so on');
  const title = doc.at('title').text('a title');
  const proves = readProves(doc);
  const game = doc.at('game').text('the id of a game');
  const common = readTrial(doc, NOTHING, null);
  const { trials, proven } = readTrials(doc, common);
  return { title, proves: [...new Set([...proves, ...proven])], game, trials, doc };
}

const NOTHING: Trial = { title: null, seed: '1', chance: new Map(), declines: false, steps: [], checks: [] };

/** What is said beside the trials holds for each of them: its chance, its first steps, its checks at the end. */
function readTrials(doc: Entry, common: Trial): { trials: Trial[]; proven: string[] } {
  const said = doc.at('trials');
  if (!said.isSaid) {
    if (!checksAnything(common)) throw doc.wrong(`the scenario checks nothing: ${ONE_OF_THEM}`);
    return { trials: [common], proven: [] };
  }
  const entries = said.list('a list of trials');
  if (entries.length === 0) throw said.unexpected('a list of trials');
  const proven: string[] = [];
  const trials = entries.map((entry, i) => {
    const title = entry
      .at('title')
      .or(`trial ${i + 1}`)
      .text('a title');
    proven.push(...readProves(entry));
    const trial = readTrial(entry, common, title);
    if (!checksAnything(trial)) throw entry.wrong(`the trial checks nothing: ${ONE_OF_THEM}`);
    return trial;
  });
  return { trials, proven };
}

const ONE_OF_THEM = `expected at least one of ${STEP_WORDS.join(', ')}`;
const checksAnything = ({ steps, checks }: Trial): boolean =>
  [...steps, ...checks].some((step) => step.checks);

function readTrial(entry: Entry, common: Trial, title: string | null): Trial {
  return {
    title,
    seed: entry.at('seed').or(common.seed).text(),
    chance: new Map([...common.chance, ...readChance(entry.at('chance').or({}))]),
    declines: readDecline(entry.at('decline')) || common.declines,
    steps: [...common.steps, ...entry.at('steps').or([]).list('a list of steps').map(readStep)],
    checks: [
      ...common.checks,
      ...STEP_WORDS.flatMap((word) => {
        const said = entry.at(word);
        return said.isSaid ? [readCheck(word, said)] : [];
      }),
    ],
  };
}

const readDecline = (entry: Entry): boolean => entry.isSaid && entry.oneOf(['unnamed']) !== undefined;

function readProves(entry: Entry): string[] {
  return entry
    .at('proves')
    .or([])
    .list('a list of ledger lines')
    .map((one) => {
      const id = one.text();
      if (!isLedgerLine(id)) throw one.unexpected('a ledger line such as HT-ACTION-35');
      return id;
    });
}

function readChance(entry: Entry): Chances {
  return new Map(
    entry
      .entries('labels with the values they give')
      .map(([label, said]) => [label, { values: readValues(said), path: said.path }]),
  );
}

function readValues(entry: Entry): ScriptValue[] | 'seeded' {
  if (entry.value === 'seeded') return entry.oneOf(['seeded'] as const);
  return entry.each().map((one) => (one.isList ? one.texts() : one.text('a value of this draw')));
}
