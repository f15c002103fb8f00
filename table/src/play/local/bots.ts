import { random } from '@questwright/bots';
import type { GamePackage } from '@questwright/games';
import type { Bot } from '@questwright/kernel';

/** The levels of bots that can play a game, the strongest first: the one to sit down with and to ask for a hint. */
export function levelsOf({ bots = {} }: GamePackage): string[] {
  const own = Object.keys(bots).filter((level) => level !== random.name);
  return [...own.reverse(), random.name];
}

/** The bot of a level; whoever asks for one that is not there gets the one that can play anything. */
export const botOf = ({ bots = {} }: GamePackage, level: string): Bot =>
  Object.hasOwn(bots, level) ? bots[level]! : random;
