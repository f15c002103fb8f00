import { random } from '@questwright/bots';
import type { Bot } from '@questwright/kernel';
import type { GamePackage } from './game-package.ts';

/** The bots that can play a game, by level, and which of them plays best. */
export interface BotLevels {
  readonly levels: readonly string[];
  /** Who gives hints, and who sits down where nobody has said which bot is to play. */
  readonly strongest: string;
}

export function levelsOf({ bots = {}, strongest = random.name }: GamePackage): BotLevels {
  return { levels: [...new Set([...Object.keys(bots), random.name])], strongest };
}

/** The bot of a level; whoever asks for one that is not there gets the one that can play anything. */
export const botOf = ({ bots = {} }: GamePackage, level: string): Bot =>
  Object.hasOwn(bots, level) ? bots[level]! : random;
