import { type Ability, inOrder, when } from '@questwright/adventure';
import { gemstone } from '../../rules/cards/treasure.ts';
import type { TreasureDef } from '../../rules/definitions.ts';
import {
  bane,
  blessing,
  burn,
  dodge,
  frostbite,
  inspire,
  pinned,
  poison,
  push,
  quicken,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { hasWounds, isAlone, isBeset, targetHas, targetIsWounded } from '../../rules/effects/conditions.ts';
import { lays, pull } from '../../rules/effects/mat.ts';
import { gold } from '../../rules/effects/party.ts';
import { adds, addsIf, upgradesDamage } from '../../rules/effects/standing.ts';
import { onCritical, onHit, onKill, onRoll } from '../../rules/effects/triggers.ts';

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
  gem('Amethyst', onHit(when(targetIsWounded, bane))),
  gem('Beryl', onCritical(pull)),
  gem('Bloodstone', onRoll('attack', { mod: 2 }, hasWounds(2))),
  gem('Carnelian', onKill(quicken)),
  gem('Fire Opal', onHit(when(targetHas('burn'), wound))),
  gem('Jet', onCritical(inOrder(bane, weaken))),
  gem('Lodestone', onHit(pinned)),
  gem('Pearl', onKill(blessing)),
  gem('Peridot', addsIf('damageDie', 1, isAlone)),
  gem('Sunstone', onCritical(lays('firepit'))),
  gem('Topaz', onRoll('attack', { empower: 1 }, isBeset(2))),
  gem('Zircon', onCritical(inOrder(stop, dodge))),
  gem('Dragon’s Tear', onKill(gold(2))),
];
