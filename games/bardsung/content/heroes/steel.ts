import { inOrder } from '@questwright/adventure';
import {
  bane,
  blessing,
  inspire,
  pinned,
  push,
  quicken,
  seriousWound,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { heal } from '../../rules/effects/party.ts';
import { adds, upgradesDamage } from '../../rules/effects/standing.ts';
import { onCritical, onHit, onOwnWound, onRoll } from '../../rules/effects/triggers.ts';
import { onEnemiesHere, onEnemy } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'steel';

export const stoneheart = {
  heroes: [
    hero('Stoneheart', path, {
      mods: { str: 2, con: 1 },
      speed: 1,
      resilience: 2,
      grit: 6,
      abilities: ['hammer-blow', 'shield-rush', 'stone-skin'],
      equipment: ['anvil-hammer', 'slate-plate'],
      better: ['hammer-called-patience', 'granite-plate'],
    }),
  ],
  abilities: [
    ...attack(
      'Hammer Blow',
      path,
      { with: 'str', hit: [wound], critical: [wound, wound, push] },
      { with: 'str', hit: [wound, push], critical: [wound, wound, stop] },
    ),
    ...attack(
      'Shield Rush',
      path,
      { with: 'str', die: 4, hit: [push, slow], critical: [wound, push, slow] },
      { with: 'str', die: 6, hit: [wound, push, slow], critical: [wound, push, stop] },
    ),
    ...passive('Stone Skin', path, [onRoll('defence', { mod: 1 })], [onRoll('defence', { mod: 2 })]),
    ...attack(
      'Ground Slam',
      path,
      { with: 'str', fate: true, die: 6, area: true, hit: [wound], critical: [wound, pinned] },
      { with: 'str', fate: true, die: 8, area: true, hit: [wound, pinned], critical: [wound, wound, pinned] },
    ),
    ...attack(
      'Crushing Grip',
      path,
      { with: 'con', die: 6, hit: [pinned, weaken], critical: [wound, pinned, weaken] },
      { with: 'con', die: 8, hit: [wound, pinned, weaken], critical: [seriousWound, pinned] },
    ),
    ...attack(
      'Splitting Wedge',
      path,
      { with: 'str', die: 10, hit: [bane], critical: [seriousWound, bane] },
      { with: 'str', fate: true, die: 12, hit: [wound, bane, push], critical: [seriousWound, inspire] },
    ),
    ...attack(
      'Thrown Maul',
      path,
      { with: 'str', die: 6, range: 1, hit: [wound], critical: [wound, wound, slow] },
      { with: 'str', die: 8, range: 2, hit: [wound, slow], critical: [wound, wound, pinned] },
    ),
    ...skill('Bellow', path, [onEnemiesHere(weaken)], [onEnemiesHere(inOrder(weaken, slow))]),
    ...skill('Brace', path, [blessing, { free: true }], [inOrder(blessing, quicken), { free: true }]),
    ...skill('Bind the Wound', path, [heal, { fate: true }], [heal]),
    ...skill('Shove Aside', path, [onEnemy(0, push), { free: true }], [onEnemiesHere(push), { free: true }]),
    ...passive('Heavy Hand', path, [upgradesDamage(1)], [upgradesDamage(1), onHit(push)]),
    ...passive(
      'Deep Roots',
      path,
      [onOwnWound(blessing)],
      [onOwnWound(inOrder(blessing, inspire)), adds('grit', 1)],
    ),
  ],
  equipment: [
    weapon('Anvil Hammer', 8),
    armour('Slate Plate'),
    betterWeapon('Hammer Called Patience', 10, 2, [onCritical(slow)]),
    betterArmour('Granite Plate', 3, [adds('resilience', 1), adds('grit', 1)]),
  ],
};
