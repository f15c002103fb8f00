import { random } from '@questwright/bots';
import type { GamePackage } from '@questwright/games';
import type { Bot } from '@questwright/kernel';

/** Weakest last: the first level that a game has is the one to sit down with and to ask for a hint. */
const STRONGEST_FIRST = ['search', 'greedy', 'random'];

/** The levels of bots that can play a game, the strongest first. */
export function levelsOf({ bots = {} }: GamePackage): string[] {
  const own = Object.keys(bots).filter((level) => level !== random.name);
  const rank = (level: string): number => {
    const place = STRONGEST_FIRST.indexOf(level);
    return place < 0 ? STRONGEST_FIRST.length - 1.5 : place;
  };
  return [...own.sort((a, b) => rank(a) - rank(b)), random.name];
}

/** The bot of a level; whoever asks for one that is not there gets the one that can play anything. */
export const botOf = ({ bots = {} }: GamePackage, level: string): Bot =>
  Object.hasOwn(bots, level) ? bots[level]! : random;
