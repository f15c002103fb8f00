import { finish, NOTHING, type Outcome, type Rule, type Text } from '@questwright/kernel';
import { endEngagement } from '../aspects/aspects.ts';
import { legacyLeft } from '../campaign/legacy.ts';
import { theChapter } from '../campaign/map.ts';
import { rewardNode } from '../campaign/rewards.ts';
import type { ChapterDef, Ending } from '../definitions.ts';
import { openPortals } from '../explore/portals.ts';
import { layoutOf } from '../map/layout.ts';
import { AT_EXIT, tileOfZone } from '../map/mat.ts';
import { inBattle } from '../order/marching-order.ts';
import { heroModels } from '../pieces.ts';
import type { Bardsung, Journey } from '../state.ts';
import { theEncounter } from './encounter.ts';

/** A defeat without a healing potion fails the encounter for all. */
export function failEncounter(g: Bardsung): never {
  const outcome = { result: 'failed', winners: [], text: 'bs.outcome.failed' };
  return finish(g, outcome, g.journey && legacyLeft(g, g.journey, 'failed'));
}

/** Asked after every step: engagement cards go, and the encounter ends when its goal is reached. */
export function settleEncounter(g: Bardsung): Rule {
  if (g.phase !== 'turn' && g.phase !== 'end') return NOTHING;
  endEngagement(g);
  return isCompleted(g) ? completeEncounter(g) : NOTHING;
}

function* completeEncounter(g: Bardsung): Rule {
  const winners = Array.from({ length: g.seats }, (_, seat) => seat);
  const outcome: Outcome = { result: 'completed', winners, text: 'bs.outcome.completed' };
  const { journey } = g;
  if (!journey) finish(g, outcome);
  if ((yield* rewardNode(g, journey)) === 'goes on') finish(g, outcome, legacyLeft(g, journey, 'completed'));
  const ending = endingOf(theChapter(g, journey), journey);
  const text: Text = ending
    ? ['bs.outcome.ending', { name: ending.name, story: ending.story }]
    : 'bs.outcome.completed';
  finish(g, { ...outcome, text }, legacyLeft(g, journey, 'won'));
}

/** The ending that a party has earned by its reputation. */
const endingOf = ({ endings }: ChapterDef, { reputation }: Journey): Ending | undefined =>
  endings.find(({ from }) => reputation >= from);

function isCompleted(g: Bardsung): boolean {
  switch (theEncounter(g).goal) {
    case 'crawl':
    case 'tunnel':
      return !inBattle(g) && heroModels(g).every(({ at }) => isExitTile(g, tileOfZone(at)));
    case 'fixed':
    case 'boss':
      return !inBattle(g);
    case 'outlast':
      return g.left === 0;
  }
}

/** The tiles at the exit that the heroes must reach; if no way leads on, the tile nearest to it counts. */
export function isExitTile(g: Bardsung, tile: number): boolean {
  const { exit } = theEncounter(g);
  const { tiles, nearest } = layoutOf(g);
  const far = tiles[tile]!.toExit[exit]!;
  if (nearest[exit]! <= AT_EXIT) return far <= AT_EXIT;
  return far === nearest[exit] && openPortals(g).length === 0;
}
