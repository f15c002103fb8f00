import { ScenarioError } from '../errors.ts';
import type { Game } from '../game.ts';
import { runScenario } from '../scenario/index.ts';

/** Why a scenario makes no sense, after the way to the words: `heroes/0/wounds: expected …`. */
export function refusalOf(game: Game, document: unknown): string {
  try {
    runScenario(game, document);
  } catch (error) {
    if (error instanceof ScenarioError) return `${error.path.join('/')}: ${error.message}`;
    throw error;
  }
  return 'it makes sense';
}
