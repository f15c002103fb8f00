import { inOrder, when } from '@questwright/adventure';
import {
  bane,
  blessing,
  dodge,
  inspire,
  pinned,
  push,
  seriousWound,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { hasCompany, isAlone, targetIsWounded } from '../../rules/effects/conditions.ts';
import { pull } from '../../rules/effects/mat.ts';
import { cleanse, heal } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { atTurnEnd, onCritical, onRoll, resists } from '../../rules/effects/triggers.ts';
import { onCompanions, onEnemiesWithin, onEnemy, onHero, onSelf } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'beasts';

export const gladestrider = {
  heroes: [
    hero('Gladestrider', path, {
      mods: { dex: 2, wis: 1 },
      speed: 3,
      range: 1,
      resilience: 1,
      grit: 4,
      abilities: ['wolf-spear', 'fetch', 'pack-hunter'],
      equipment: ['boar-spear', 'hide-jerkin'],
      better: ['spear-of-the-old-stag', 'pelt-of-the-white-wolf'],
    }),
  ],
  abilities: [
    ...attack(
      'Wolf Spear',
      path,
      { with: 'dex', hit: [wound], critical: [wound, wound, pinned] },
      { with: 'dex', hit: [wound, pinned], critical: [wound, wound, bane] },
    ),
    ...skill('Fetch', path, [onEnemy(2, pull)], [onEnemy(3, inOrder(pull, pinned)), { free: true }]),
    ...passive(
      'Pack Hunter',
      path,
      [onRoll('attack', { mod: 2 }, hasCompany)],
      [onRoll('attack', { advantage: 1 }, hasCompany)],
    ),
    ...attack(
      'Loose the Hound',
      path,
      { with: 'wis', die: 6, range: 2, hit: [wound, pinned], critical: [wound, wound, pinned] },
      {
        with: 'wis',
        die: 8,
        range: 3,
        hit: [wound, pinned],
        critical: [wound, wound, when(targetIsWounded, wound)],
      },
    ),
    ...attack(
      'Stooping Hawk',
      path,
      { with: 'wis', die: 4, range: 3, hit: [wound], critical: [wound, bane] },
      { with: 'wis', die: 6, range: 3, hit: [wound, bane], critical: [wound, bane, stop] },
    ),
    ...attack(
      'Bramble Snare',
      path,
      {
        with: 'wis',
        property: 'magical',
        die: 6,
        range: 2,
        area: true,
        hit: [pinned, weaken],
        critical: [wound, pinned, weaken],
      },
      {
        with: 'wis',
        property: 'magical',
        fate: true,
        die: 8,
        range: 2,
        area: true,
        hit: [wound, pinned],
        critical: [wound, pinned, weaken],
      },
    ),
    ...attack(
      'Boar Rush',
      path,
      { with: 'dex', die: 8, range: 0, hit: [wound, push], critical: [wound, push, pinned] },
      { with: 'dex', die: 10, range: 0, hit: [wound, push], critical: [seriousWound, push] },
    ),
    ...attack(
      'Swarm of Starlings',
      path,
      {
        with: 'wis',
        property: 'magical',
        die: 6,
        range: 2,
        area: true,
        hit: [weaken, bane],
        critical: [wound, weaken],
      },
      {
        with: 'wis',
        property: 'magical',
        fate: true,
        die: 8,
        range: 2,
        area: true,
        hit: [wound, weaken],
        critical: [wound, weaken, bane],
      },
    ),
    ...skill(
      'Bear’s Back',
      path,
      [inOrder(dodge, onCompanions(dodge)), { free: true }],
      [inOrder(dodge, onCompanions(dodge), blessing), { free: true }],
    ),
    ...skill(
      'Lick Wounds',
      path,
      [onSelf(inOrder(heal, cleanse)), { fate: true }],
      [onHero(1, inOrder(heal, cleanse)), { fate: true }],
    ),
    ...skill(
      'Bay',
      path,
      [onEnemy(2, inOrder(pinned, bane))],
      [onEnemiesWithin(1, inOrder(pinned, bane)), { fate: true }],
    ),
    ...passive(
      'Sure Foot',
      path,
      [adds('speed', 1), resists('pinned')],
      [adds('speed', 1), onRoll('defence', { mod: 1 })],
    ),
    ...passive(
      'Hunter’s Patience',
      path,
      [atTurnEnd(when(isAlone, blessing))],
      [atTurnEnd(when(isAlone, inOrder(blessing, inspire)))],
    ),
  ],
  equipment: [
    weapon('Boar Spear', 6),
    armour('Hide Jerkin'),
    betterWeapon('Spear of the Old Stag', 8, 2, [onCritical(pinned)]),
    betterArmour('Pelt of the White Wolf', 2, [adds('resilience', 1), resists('pinned')]),
  ],
};
