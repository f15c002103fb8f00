import { note } from '@questwright/adventure';
import { confirm, type Rule } from '@questwright/kernel';
import { clearConditions } from '../conditions/tokens.ts';
import { failEncounter } from '../encounter/outcome.ts';
import { everySeat } from '../seats.ts';
import type { Bardsung, Piece } from '../state.ts';
import { discardWounds } from './discard.ts';

/** A hero with as many wounds as grit is defeated: a healing potion saves the encounter, or it has failed for all. */
export function* isDefeated(g: Bardsung, hero: Piece): Rule {
  note(g, 'bs.log.defeated', { model: hero }, 'BS-WOUND-02');
  g.fallen = hero.seat;
  const isSaved =
    g.supplies.potion > 0 &&
    (yield* confirm(g, {
      seat: everySeat(g),
      topic: 'potion',
      prompt: ['bs.ask.potion', { n: g.supplies.potion }],
      about: { card: hero.id },
    }));
  if (!isSaved) failEncounter(g);
  g.supplies.potion--;
  g.fallen = -1;
  g.revived++;
  discardWounds(g, hero.seat);
  clearConditions(hero);
  note(g, 'bs.log.revives', { model: hero }, 'BS-TOKEN-02');
}
