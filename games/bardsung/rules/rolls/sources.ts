import type { RollSource } from '../events.ts';
import { modifierOf, resilienceOf } from '../profile.ts';
import type { Bardsung, Characteristic, Piece } from '../state.ts';

/** The modifier of a hero's characteristic, as what it brings to a roll. */
export const ofCharacteristic = (g: Bardsung, seat: number, characteristic: Characteristic): RollSource => ({
  gives: 'modifier',
  n: modifierOf(g, seat, characteristic),
  by: `bs.characteristic.${characteristic}`,
});

/** A hero's resilience, as what it brings to a defence roll. */
export const ofResilience = (g: Bardsung, hero: Piece): RollSource => ({
  gives: 'modifier',
  n: resilienceOf(g, hero),
  by: 'bs.source.resilience',
});
