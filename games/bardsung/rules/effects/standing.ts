import { type Ability, changes } from '@questwright/adventure';
import { nested, zoneOwner } from '@questwright/kernel';
import type { Values } from '../events.ts';
import type { Bardsung, Piece } from '../state.ts';
import type { BardCondition } from './conditions.ts';

/** A value of the hero who has this card is higher or lower while it is in play. */
export const adds = (value: keyof Values & string, by: number): Ability =>
  changes<Bardsung>(['bs.effect.adds', { value, by }], {
    [value]: (g: Bardsung, me: Piece, before: number, model: Piece) =>
      model.seat >= 0 && zoneOwner(g, me.zone) === model.seat ? before + by : before,
  });

/** The same, while a condition holds for that hero. */
export const addsIf = (value: keyof Values & string, by: number, condition: BardCondition): Ability =>
  changes<Bardsung>(['bs.effect.adds-if', { value, by, condition: nested(condition.text) }], {
    [value]: (g: Bardsung, me: Piece, before: number, model: Piece) =>
      model.seat >= 0 &&
      zoneOwner(g, me.zone) === model.seat &&
      condition.holds(g, { seat: model.seat, card: me, attacker: model, target: null, event: null })
        ? before + by
        : before,
  });

/** The damage die is replaced with the next larger one, this many times. */
export const upgradesDamage = (steps = 1): Ability => adds('damageDie', steps);

/** A value of every enemy, or of every hero, is higher or lower while this card is in play. */
export const enemiesAdd = (value: 'tn' | 'toughness' | 'speed' | 'range', by: number): Ability =>
  changes<Bardsung>(['bs.effect.enemies-add', { value, by }], {
    [value]: (_: Bardsung, __: Piece, before: number, model: Piece) =>
      model.seat < 0 ? before + by : before,
  });
export const heroesAdd = (value: 'speed' | 'range' | 'resilience', by: number): Ability =>
  changes<Bardsung>(['bs.effect.heroes-add', { value, by }], {
    [value]: (_: Bardsung, __: Piece, before: number, model: Piece) =>
      model.seat >= 0 ? before + by : before,
  });
