import { bots, type game } from '@questwright/heroes-of-terrinoth';
import { type Game, optionsOf } from '@questwright/kernel';
import { fileBefore, fileWhere, type Trial, type Wanted as WantedOf } from './match-file.ts';

type Terrinoth = typeof game extends Game<infer G> ? G : never;
export type Wanted = WantedOf<Terrinoth>;

const HEROES = ['syndrael', 'jain-fairwood', 'ashrian', 'astarra'];

/** A match file of people who know what they do, played up to a position of some kind. */
export const terrinothWhere = (wanted: Wanted, seats: readonly string[] = ['Anna', 'Ben']): Promise<string> =>
  fileWhere(trialOf(seats), wanted);

const trialOf = (seats: readonly string[]): Trial => ({
  game: 'heroes-of-terrinoth',
  seats,
  options: { quest: 'the-goblin-problem', heroes: HEROES.slice(0, seats.length), leader: 0 },
  player: bots.greedy!.answer,
});

let near: Promise<string> | undefined;
/** A quest that goes badly and is nearly over, whatever its players do. Several tests want it, and it takes seconds to play. */
export function nearTheEnd(): Promise<string> {
  near ??= fileBefore(trialOf(['Anna', 'Ben']), ({ result }) => result === 'defeat', 10);
  return near;
}

/** What the enemies did in the round before is still told. */
export const afterEnemies: Wanted = ({ round, phase, action }) =>
  round > 1 && phase === 'hero' && action === null;

/** Advanced cards are offered. */
export const atUpgrade: Wanted = ({ phase }, _, { choice }) =>
  phase !== 'setup' &&
  choice !== null &&
  optionsOf(choice).some(({ about }) => about?.definition !== undefined);

export const atEnd =
  (result: 'victory' | 'defeat'): Wanted =>
  (_, __, { over }) =>
    over?.result === result;

/** The enemies in front of the heroes. */
export const engagedIn = ({ zones, seats }: Terrinoth) =>
  Array.from({ length: seats }, (_, seat) => zones[`engaged:${seat}`]!).flat();
