import type { Match } from '@questwright/kernel';
import type { Runebound } from '../../rules/state.ts';
import {
  ASSET_DECK,
  ASSET_DISCARD,
  DECK,
  DISCARD,
  MARKET,
  SKILL_DECK,
  SKILL_DISCARD,
} from '../../rules/zones.ts';

/** Piles that no combat looks into. */
export const FAR: readonly string[] = [
  DISCARD.exploration,
  DISCARD.social,
  ASSET_DECK,
  ASSET_DISCARD,
  ...Object.values(MARKET),
  'story-deck',
  'story-discard',
  'token-bank',
  'spare-heroes',
  'removed',
];

/** Piles of which a combat sees no more than the top. */
export const NEAR: readonly string[] = Object.values(DECK);

/** As many skill cards as the tests of a combat can turn up. */
const SKILLS = 16;

/**
 * A combat without the cards that have no part in it: a search copies the position very often, and the decks are
 * most of it.
 */
export function lean(world: Match<Runebound>): Match<Runebound> {
  const from = world.newestCheckpoint;
  // A combat in the middle of something else has drawn from the decks since the checkpoint.
  if (!from.state.combat) return world;
  const state = { ...from.state, zones: { ...from.state.zones } };
  for (const pile of FAR) if (state.zones[pile]) state.zones[pile] = [];
  for (const pile of NEAR) if (state.zones[pile]) state.zones[pile] = state.zones[pile].slice(0, 1);
  const skills = state.zones[SKILL_DECK]!;
  // A deck that may run out is refilled by a shuffle, which has its part in what chance gives next.
  if (skills.length >= SKILLS) {
    state.zones[SKILL_DECK] = skills.slice(0, SKILLS);
    state.zones[SKILL_DISCARD] = [];
  }
  return world.fork({ from: { ...from, state } });
}
