import { inOrder } from '@questwright/adventure';
import {
  bane,
  dodge,
  haste,
  pinned,
  poison,
  quicken,
  seriousWound,
  slow,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { gold } from '../../rules/effects/party.ts';
import { adds, upgradesDamage } from '../../rules/effects/standing.ts';
import { onCritical, onHit, onRoll, whenEnemyFalls } from '../../rules/effects/triggers.ts';
import { onEnemy } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'shadow';

export const nightfeather = {
  heroes: [
    hero('Nightfeather', path, {
      mods: { dex: 2, int: 1 },
      speed: 3,
      range: 1,
      resilience: 1,
      grit: 4,
      abilities: ['quick-cut', 'venom-dart', 'fade'],
      equipment: ['black-knives', 'feather-cloak'],
      better: ['knives-that-were-not-there', 'cloak-of-a-thousand-feathers'],
    }),
  ],
  abilities: [
    ...attack(
      'Quick Cut',
      path,
      { with: 'dex', hit: [wound], critical: [wound, wound, dodge] },
      { with: 'dex', hit: [wound, dodge], critical: [wound, wound, bane, dodge] },
    ),
    ...attack(
      'Venom Dart',
      path,
      { with: 'dex', die: 4, range: 2, hit: [poison], critical: [wound, poison] },
      { with: 'dex', die: 6, range: 2, hit: [wound, poison], critical: [poison, poison] },
    ),
    ...skill('Fade', path, [inOrder(dodge, quicken)], [inOrder(dodge, haste), { free: true }]),
    ...attack(
      'Backstab',
      path,
      { with: 'dex', fate: true, die: 12, range: 0, hit: [wound, weaken], critical: [seriousWound] },
      { with: 'dex', fate: true, die: 12, range: 0, hit: [wound, poison], critical: [seriousWound, dodge] },
    ),
    ...attack(
      'Hamstring',
      path,
      { with: 'dex', die: 6, range: 0, hit: [wound, slow], critical: [wound, pinned, slow] },
      { with: 'dex', die: 8, range: 0, hit: [wound, pinned], critical: [wound, wound, pinned] },
    ),
    ...attack(
      'Fan of Blades',
      path,
      { with: 'dex', die: 6, area: true, hit: [bane], critical: [wound, bane] },
      { with: 'dex', fate: true, die: 6, area: true, hit: [wound], critical: [wound, bane, poison] },
    ),
    ...attack(
      'Feint',
      path,
      { with: 'int', die: 8, hit: [bane, dodge], critical: [wound, bane, dodge] },
      { with: 'int', die: 6, hit: [wound, bane], critical: [wound, bane, weaken] },
    ),
    ...skill('Mark the Prey', path, [onEnemy(2, bane)], [onEnemy(3, inOrder(bane, slow))]),
    ...skill('Smoke Seed', path, [onEnemy(1, weaken)], [inOrder(onEnemy(1, weaken), dodge), { free: true }]),
    ...skill(
      'Light Feet',
      path,
      [dodge, { free: true, fate: true }],
      [inOrder(dodge, dodge), { free: true, fate: true }],
    ),
    ...passive('Cutpurse', path, [whenEnemyFalls(gold(1))], [whenEnemyFalls(gold(2))]),
    ...passive('Hidden Edge', path, [onCritical(poison)], [onHit(bane)]),
    ...passive(
      'Shadow Step',
      path,
      [adds('speed', 1)],
      [adds('speed', 1), upgradesDamage(1), onRoll('defence', { mod: 1 })],
    ),
  ],
  equipment: [
    weapon('Black Knives', 6),
    armour('Feather Cloak'),
    betterWeapon('Knives That Were Not There', 8, 2, [onCritical(dodge)]),
    betterArmour('Cloak of a Thousand Feathers', 2, [adds('resilience', 1), adds('speed', 1)]),
  ],
};
