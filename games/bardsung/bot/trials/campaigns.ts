import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import {
  createMatch,
  createRandom,
  type Legacy,
  type Match,
  type Random,
  randomAnswer,
} from '@questwright/kernel';
import { content } from '../../content/index.ts';
import type { PartyLegacy } from '../../rules/campaign/party.ts';
import { game } from '../../rules/game.ts';
import type { Bardsung } from '../../rules/state.ts';
import { instinct } from '../instinct.ts';
import { levels } from '../levels.ts';
import { isCompleted, MOST_ANSWERS, type Player, partyOf, percent, playerOf } from './encounter.ts';

/** A party that fails a node this often in a row gives up. */
const PATIENCE = 25;
/** What a less patient party would have finished is told, too. */
const LESS_PATIENCE = 10;

interface Travels {
  readonly isFinished: boolean;
  readonly tries: number;
  readonly nodes: number;
  /** How often in a row it failed at the worst node. */
  readonly worst: number;
  readonly chapters: readonly string[];
  readonly reputation: number;
  /** Where it was given up. */
  readonly stuckAt: string;
}

/**
 * Whole campaigns of three heroes: encounters by heroes who look to the end of the turn, upkeep and the way by the
 * planner, and stories and the next chapter at random. A party gives up at a node that it has failed often in a row.
 */
export const campaigns = (times: number, run?: TrialRun): Iterable<string> =>
  tellOf(times, (seed) => playerOf(levels['level-2']!, seed), run);

/** The same by heroes who go by instinct. */
export const campaignsByInstinct = (times: number, run?: TrialRun): Iterable<string> =>
  tellOf(times, () => instinct, run);

/** How somebody plays a match, by its seed. */
type Sitting = (seed: string) => Player;

function* tellOf(times: number, sitting: Sitting, { recall }: TrialRun = WHOLE_TRIAL): Iterable<string> {
  const all: Travels[] = [];
  for (let n = 0; n < times; n++) {
    const one = JSON.parse(recall(`campaign ${n}`, () => JSON.stringify(travel(n, sitting)))) as Travels;
    all.push(one);
    const end = one.isFinished ? `finished with reputation ${one.reputation}` : `given up at ${one.stuckAt}`;
    yield `${n + 1}: ${end}, ${one.nodes} nodes, ${one.tries} tries, chapters ${one.chapters.join(' ')}`;
  }
  const sum = (of: (one: Travels) => number): number => all.reduce((total, one) => total + of(one), 0);
  const finished = all.filter(({ isFinished }) => isFinished);
  const [nodes, tries] = [sum((one) => one.nodes), sum((one) => one.tries)];
  yield `finished: ${percent(finished.length, times)} of ${times}; ${(tries / nodes).toFixed(2)} tries a node`;
  const easily = finished.filter(({ worst }) => worst < LESS_PATIENCE).length;
  yield `without failing a node ${LESS_PATIENCE} times in a row: ${percent(easily, times)}`;
  for (const { id, number } of content.chapters)
    yield `chapter ${number}: in ${percent(
      sum(({ chapters }) => Number(chapters.includes(String(number)))),
      times,
    )} (${id})`;
  const { endings } = content.chapters.at(-1)!;
  for (const [i, { name, from }] of endings.entries()) {
    const below = endings[i - 1]?.from ?? Number.POSITIVE_INFINITY;
    const here = finished.filter(({ reputation }) => reputation >= from && reputation < below);
    yield `ending “${name}”: ${percent(here.length, Math.max(1, finished.length))} of the finished ones`;
  }
}

function travel(n: number, sitting: Sitting): Travels {
  const heroes = partyOf(3, n);
  const random = createRandom(`campaign ${n}`);
  const options = { chapter: content.chapters[0]!.id, heroes };
  let legacy: Legacy | undefined;
  let [tries, nodes, failures, worst, stuckAt] = [0, 0, 0, 0, ''];
  for (;;) {
    const seed = `campaign ${n} ${tries}`;
    const player = sitting(seed);
    const match = createMatch<Bardsung>({
      game,
      seats: heroes,
      seed,
      options,
      legacy,
      log: false,
      checkpoints: player.thinks === true,
    } as never);
    playOn(match, player, random);
    tries++;
    legacy = match.legacy ?? legacy;
    stuckAt = match.state.node;
    if (isCompleted(match)) {
      nodes++;
      failures = 0;
    } else worst = Math.max(worst, ++failures);
    const { isWon, journey } = legacy!.data as unknown as PartyLegacy;
    if (!isWon && failures < PATIENCE && match.over) continue;
    const chapters = [...journey.chapters, ...(isWon ? [] : [journey.chapter])];
    const numberOf = (id: string) => String(content.chapters.find((one) => one.id === id)!.number);
    return {
      isFinished: isWon,
      tries,
      nodes,
      worst,
      chapters: chapters.map(numberOf),
      reputation: journey.reputation,
      stuckAt,
    };
  }
}

const BY_CHANCE = ['story', 'chapter'];

function playOn(match: Match<Bardsung>, player: Player, random: Random): void {
  while (match.choice && match.count < MOST_ANSWERS) {
    const { choice, state } = match;
    const answer = BY_CHANCE.includes(choice.topic ?? '')
      ? randomAnswer(choice, random)
      : player(state, choice, match);
    match.answer(choice.seat, answer);
  }
}
