import {
  type Answer,
  createMatch,
  createRandom,
  describedPosition,
  type Match,
  type Random,
  randomAnswer,
  redealer,
} from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { ASSET_TYPES } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import type { Runebound, Side } from '../../rules/state.ts';
import { search } from './search.ts';

/** Someone who answers in a combat, given the match as its seat may know it. */
export type Fighter = (imagine: () => Match<Runebound>, match: Match<Runebound>, random: Random) => Answer;

export const atRandom: Fighter = (_, { choice }, random) => randomAnswer(choice!, random);

/** Tries each combat round out so often before it answers. */
export const searching =
  (tries: number): Fighter =>
  (imagine, _, random) =>
    search(imagine(), tries, random);

export const KINDS = ['hero', 'enemy', 'villain'] as const;
export type Kind = (typeof KINDS)[number];

/** Who fights whom, with what: the same for both ways round. */
export interface Bout {
  readonly kind: Kind;
  readonly words: Record<string, unknown>;
  readonly seed: string;
}

/** A bout by its number: a hero with arms against another hero with arms, an enemy or a villain. */
export function boutOf(kind: Kind, number: number): Bout {
  const random = createRandom(`bout ${kind} ${number}`);
  const { heroes, adventures } = content;
  const first = random.below(heroes.length);
  const second = (first + 1 + random.below(heroes.length - 1)) % heroes.length;
  const taken = new Set<string>();
  const player = (hero: number, armed: number) => ({
    hero: heroes[hero]!.name,
    at: 'Market Town',
    assets: armsOf(random, armed, taken),
  });
  const enemies = adventures.filter((card) => card.kind === 'enemy' && card.scenario === null);
  const enemy = enemies[random.below(enemies.length)]!;
  const combat = {
    hero: { challenged: 'p2' },
    enemy: { enemy: enemy.name },
    villain: { villain: true, hero: 'p1' },
  }[kind];
  return {
    kind,
    words: {
      players: [player(first, ARMED[kind]), player(second, ARMED.hero)],
      ...(kind === 'villain' && { scenario: number % 2 === 0 ? 'margath' : 'corpse-king', act: 2 }),
      combat,
    },
    seed: `${kind} ${number}`,
  };
}

/** How many assets a hero has, so that the fights are about even: by chance each side wins about half. */
const ARMED = { hero: 2, enemy: 0, villain: 3 };

/** Assets with a combat token, each of another type, and none that has been taken. */
function armsOf(random: Random, n: number, taken: Set<string>): string[] {
  const arms = content.assets.filter(({ token }) => token !== null);
  const types = ASSET_TYPES.filter((type) => arms.some((asset) => asset.type === type));
  return types.slice(types.length - n).map((type) => {
    const fitting = arms.filter((asset) => asset.type === type && !taken.has(asset.id));
    const { id } = fitting[random.below(fitting.length)]!;
    taken.add(id);
    return id;
  });
}

/** Fights a bout to its end; nobody can retreat. Tells which side won. */
export function fightOut({ words, seed }: Bout, fighters: readonly [Fighter, Fighter]): Side {
  const position = describedPosition(game, words);
  const match = createMatch<Runebound>({
    ...position,
    seed,
    log: false,
    arrange: (g) => {
      position.arrange(g);
      g.combat = { ...g.combat!, retreat: false };
    },
  });
  const random = createRandom(seed);
  for (;;) {
    const combat = match.state.combat!;
    const choice = match.choice!;
    const side: Side = combat.seats[0] === choice.seat ? 0 : 1;
    const deal = redealer(match, choice.seat);
    const imagine = (): Match<Runebound> => deal(random.below(2 ** 30));
    match.answer(choice.seat, fighters[side](imagine, match, random));
    if (combat.result !== null) return combat.result === 'defender' ? 1 : 0;
  }
}

/** How many of two fights a fighter wins against another: the same bout with sides swapped. */
export function mirrored(bout: Bout, fighter: Fighter, other: Fighter): number {
  const asAttacker = fightOut(bout, [fighter, other]) === 0 ? 1 : 0;
  const asDefender = fightOut(bout, [other, fighter]) === 1 ? 1 : 0;
  return asAttacker + asDefender;
}
