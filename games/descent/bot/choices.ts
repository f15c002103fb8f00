import type { TrialRun } from '@questwright/bots';
import { type Answer, type Choice, createMatch } from '@questwright/kernel';
import { game } from '../rules/game.ts';
import type { Descent } from '../rules/state.ts';
import type { Player } from './win-rates.ts';

/** What belongs to a walk, which a person makes with one gesture on the map: the move action, fatigue for points, and all its steps. */
const OF_WALK = /^(action:(?:move|fatigue)|step:|shrink:|stop$)/;
const MOST_ANSWERS = 12_000;

interface Counted {
  readonly answers: number;
  readonly gestures: number;
  readonly by: { readonly [topic: string]: number };
}

/** Whoever can be attacked with one weapon, bare hands aside, is attacked by pressing him: that is one gesture as well. */
const isOnlyWeapon = (choice: Choice, answer: Answer): boolean =>
  choice.kind === 'one' &&
  String(answer).startsWith('weapon:') &&
  choice.among.map((thing) => choice.as.id(thing)).filter((id) => /^weapon:[1-9]/.test(id)).length === 1;

/** Plays a Delve with four heroes in one hand, and counts what its person has to do. */
function counted(n: number, player: Player): Counted {
  const seed = `choices ${n}`;
  const match = createMatch<Descent>({
    game,
    seats: ['Ann'],
    seed,
    options: { play: 'legend', mode: 'delve', dealt: true, players: [0, 0, 0, 0] },
    log: false,
    checkpoints: player.looksAhead === true,
  } as never);
  const by: Record<string, number> = {};
  let [gestures, isWalking, hasMoved, isAiming] = [0, false, false, false];
  while (match.choice && match.count < MOST_ANSWERS) {
    const { topic = '', seat } = match.choice;
    const answer = player(match, seed);
    const goesOn = topic === 'act' && OF_WALK.test(String(answer));
    const isMove = answer === 'action:move';
    const isPartOfLast = goesOn ? isWalking && !(isMove && hasMoved) : isAiming && topic === 'target';
    if (!isPartOfLast) {
      gestures++;
      by[topic] = (by[topic] ?? 0) + 1;
    }
    hasMoved = goesOn && (isMove || (isPartOfLast && hasMoved));
    isWalking = goesOn;
    isAiming = topic === 'act' && isOnlyWeapon(match.choice, answer);
    match.answer(seat, answer);
  }
  return { answers: match.count, gestures, by };
}

/** How many choices a Delve asks of a person with four heroes, and what they are about. */
export const choicesOfDelve = (player: Player) =>
  function* (matches: number, { recall }: TrialRun): Iterable<string> {
    const all = Array.from(
      { length: matches },
      (_, n) => JSON.parse(recall(`Delve ${n + 1}`, () => JSON.stringify(counted(n, player)))) as Counted,
    );
    const median = (numbers: readonly number[]): number =>
      numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
    yield `median of ${matches} Delves: ${median(all.map(({ gestures }) => gestures))} choices of a person, ${median(
      all.map(({ answers }) => answers),
    )} answers of a program`;
    const topics = [...new Set(all.flatMap(({ by }) => Object.keys(by)))];
    const means = topics.map(
      (topic) => [topic, all.reduce((sum, { by }) => sum + (by[topic] ?? 0), 0) / matches] as const,
    );
    for (const [topic, mean] of means.sort((a, b) => b[1] - a[1])) yield `${topic}: ${mean.toFixed(1)}`;
  };
