import { note, valueFor } from '@questwright/adventure';
import { die, type Rule } from '@questwright/kernel';
import { spendsFateToReroll } from '../fate/fate.ts';
import { toughnessOf } from '../profile.ts';
import { type Bardsung, DAMAGE_DICE, type DamageDie, type Piece } from '../state.ts';

/** Whether an attack that has hit is a critical hit: the damage die shows the toughness of the target, or more. */
export function* isCriticalHit(
  g: Bardsung,
  attacker: Piece,
  target: Piece,
  printed: DamageDie,
): Rule<boolean> {
  const sides = upgraded(g, attacker, printed);
  const toughness = toughnessOf(g, target);
  let rolled = die(g, `damage d${sides}`, sides);
  if (rolled < toughness && (yield* spendsFateToReroll(g, attacker.seat, 'damage', rolled, toughness)))
    rolled = die(g, `damage d${sides}`, sides);
  const isCritical = rolled >= toughness;
  note(
    g,
    isCritical ? 'bs.log.critical' : 'bs.log.hit',
    { target, rolled, sides, toughness },
    isCritical ? 'BS-ATK-05' : 'BS-ATK-06',
  );
  return isCritical;
}

/** The die that is rolled once every upgrade is counted, at most a d12. */
export function upgraded(g: Bardsung, attacker: Piece, printed: DamageDie): DamageDie {
  const place = valueFor(g, 'damageDie', DAMAGE_DICE.indexOf(printed), attacker);
  return DAMAGE_DICE[Math.max(0, Math.min(place, DAMAGE_DICE.length - 1))]!;
}
