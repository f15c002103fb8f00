import { note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { scenarioDef } from '../catalogue.ts';
import { isIn, turnOrder } from '../heroes.ts';
import { GEMS, hexName } from '../map/hexes.ts';
import type { Runebound } from '../state.ts';
import { drawStory } from './cards.ts';

/** The time track: twelve spaces, counted here from 0. */
export const LAST_SPACE = 11;
export const REFRESH_SPACES: readonly number[] = [5, 11];
/** Four in each act, so that at most eight story cards are drawn. */
export const STORY_SPACES: readonly number[] = [1, 3, 7, 9];

/** The end of a round: the act may end, the token moves, and the space it enters has its effect. */
export function* endRound(g: Runebound): Rule {
  if (g.time === LAST_SPACE && !g.ended) endAct(g);
  if (g.ended) yield* scenarioDef(g).afterwards(g);
  else yield* moveToken(g);
  nextRound(g);
}

/** An act ends before the token moves. */
function endAct(g: Runebound): void {
  note(g, 'rb.log.act-ends', { n: g.act }, 'RB-ROUND-09');
  if (g.act === 1) spawnVillain(g);
  else g.ended = true;
  scenarioDef(g).actEnds(g, g.act);
}

function spawnVillain(g: Runebound): void {
  const { spawn, spawnRule } = scenarioDef(g);
  g.villain = spawn;
  note(g, 'rb.log.villain-appears', { hex: hexName(spawn) }, spawnRule);
  note(g, `rb.tale.${g.scenario}.villain`, {}, spawnRule);
}

function* moveToken(g: Runebound): Rule {
  if (g.time === LAST_SPACE) {
    g.time = 0;
    g.act = 2;
  } else g.time++;
  note(g, 'rb.log.time', { n: g.time + 1, act: g.act }, 'RB-ROUND-06');
  yield* enterSpace(g, REFRESH_SPACES.includes(g.time), STORY_SPACES.includes(g.time));
}

/** Gems come first, so that the story card meets the board as it will be played. */
export function* enterSpace(g: Runebound, refresh: boolean, story: boolean): Rule {
  if (refresh) refreshGems(g);
  if (story) yield* drawStory(g);
}

/** Turns gems faceup, except where a hero stands. */
export function refreshGems(g: Runebound): void {
  for (const [gem, hex] of GEMS.entries()) {
    if (!g.heroes.some(({ at }) => at === hex.index)) g.gems[gem] = true;
  }
  note(g, 'rb.log.refresh', {}, 'RB-ROUND-15');
}

function nextRound(g: Runebound): void {
  g.round++;
  g.taken = 0;
  g.active = isIn(g, g.first) ? g.first : turnOrder(g)[0]!;
  g.phase = 'turn-start';
}
