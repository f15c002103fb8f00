import { note, tell } from '@questwright/adventure';
import { die, type Rule } from '@questwright/kernel';
import { hasMark } from '../conditions/tokens.ts';
import { activateEcho } from '../encounter/echo.ts';
import { heroModels } from '../pieces.ts';
import type { Bardsung } from '../state.ts';
import { hazards } from '../terrain/hazards.ts';

/**
 * One d6, minus one for each hero who bleeds: 6 or more brings the hazards of the terrain, 2 or less the
 * echo.
 */
export function* eventRoll(g: Bardsung): Rule {
  const bleeding = heroModels(g).filter((hero) => hasMark(hero, 'bleed')).length;
  const result = die(g, 'event', 6) - bleeding;
  note(g, 'bs.log.event', { result, bleeding }, 'BS-END-05');
  yield* tell(g, 'eventRolled', { result });
  if (result >= 6) yield* hazards(g);
  if (result <= 2) yield* activateEcho(g);
}
