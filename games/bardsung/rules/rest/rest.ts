import { note, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { shed } from '../conditions/tokens.ts';
import { heroModels } from '../pieces.ts';
import { eventRoll } from '../rolls/event-roll.ts';
import type { Bardsung } from '../state.ts';
import { discardWounds } from '../wounds/discard.ts';

/** The heroes rest by a fire: their wounds go, and bleed, poison and silence with them; and time passes. */
export function* rest(g: Bardsung): Rule {
  g.supplies.firewood--;
  note(g, 'bs.log.rest', {}, 'BS-REST-01');
  for (const hero of heroModels(g)) {
    discardWounds(g, hero.seat);
    shed(g, hero, 'bleed');
    shed(g, hero, 'silence');
    hero.poison = 0;
  }
  yield* tell(g, 'restTaken', {});
  yield* eventRoll(g);
}
