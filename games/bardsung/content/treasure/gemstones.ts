import type { Ability } from '@questwright/adventure';
import { gemstone } from '../../rules/cards/treasure.ts';
import type { TreasureDef } from '../../rules/definitions.ts';
import { burn, frostbite, inspire, poison, push, slow } from '../../rules/effects/attack-effects.ts';
import { adds, upgradesDamage } from '../../rules/effects/standing.ts';
import { onCritical, onHit, onRoll } from '../../rules/effects/triggers.ts';

const gem = (name: string, ...abilities: Ability[]): TreasureDef =>
  gemstone({ name, original: true }, abilities);

/** The names Sapphire and Diamond are published; what the stones do is ours. */
export const gemstones: readonly TreasureDef[] = [
  gem('Sapphire', onCritical(frostbite)),
  gem('Diamond', upgradesDamage(1)),
  gem('Ruby', onCritical(burn)),
  gem('Amber', onHit(slow)),
  gem('Garnet', onCritical(push)),
  gem('Jade', onCritical(poison)),
  gem('Opal', adds('range', 1)),
  gem('Moonstone', onCritical(inspire)),
  gem('Onyx', onRoll('attack', { mod: 1 })),
];
