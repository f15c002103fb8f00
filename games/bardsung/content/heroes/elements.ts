import { inOrder } from '@questwright/adventure';
import {
  blessing,
  burn,
  dodge,
  frostbite,
  inspire,
  pinned,
  push,
  quicken,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { cleanse } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { onCritical, onRoll, resists } from '../../rules/effects/triggers.ts';
import { onEnemy, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'elements';
const spell = { with: 'int', property: 'magical' } as const;

export const lightweaver = {
  heroes: [
    hero('Lightweaver', path, {
      mods: { int: 2, wis: 1 },
      range: 2,
      resilience: 0,
      grit: 5,
      abilities: ['light-bolt', 'cold-wave', 'prism-veil'],
      equipment: ['glass-staff', 'woven-robe'],
      better: ['staff-of-seven-colours', 'robe-of-still-air'],
    }),
  ],
  abilities: [
    ...attack(
      'Light Bolt',
      path,
      { ...spell, hit: [wound], critical: [wound, wound, slow] },
      { ...spell, hit: [wound, slow], critical: [wound, wound, stop] },
    ),
    ...attack(
      'Cold Wave',
      path,
      { ...spell, fate: true, die: 6, area: true, hit: [frostbite], critical: [wound, frostbite] },
      {
        ...spell,
        fate: true,
        die: 8,
        area: true,
        hit: [frostbite, slow],
        critical: [frostbite, wound, slow],
      },
    ),
    ...skill('Prism Veil', path, [inOrder(blessing, dodge)], [inOrder(blessing, dodge), { free: true }]),
    ...attack(
      'Falling Ember',
      path,
      { ...spell, die: 6, range: 3, hit: [burn], critical: [wound, burn] },
      { ...spell, die: 8, range: 3, hit: [wound, burn], critical: [wound, burn, push] },
    ),
    ...attack(
      'Shatter',
      path,
      { ...spell, die: 8, range: 1, hit: [wound], critical: [wound, wound, push] },
      { ...spell, die: 10, range: 1, hit: [wound, push], critical: [wound, wound, frostbite] },
    ),
    ...attack(
      'Sunburst',
      path,
      { ...spell, fate: true, die: 10, range: 1, area: true, hit: [wound], critical: [wound, weaken] },
      { ...spell, fate: true, die: 12, range: 1, area: true, hit: [wound, weaken], critical: [wound, burn] },
    ),
    ...attack(
      'Rooting Frost',
      path,
      { ...spell, die: 6, hit: [wound, pinned], critical: [wound, pinned, frostbite] },
      { ...spell, die: 10, hit: [wound, pinned], critical: [wound, wound, frostbite] },
    ),
    ...skill('Clear Thought', path, [inOrder(inspire, dodge)], [inOrder(inspire, inspire)]),
    ...skill(
      'Gust',
      path,
      [onEnemy(2, push), { free: true }],
      [onEnemy(2, inOrder(push, slow)), { free: true }],
    ),
    ...skill('Quenching Mist', path, [onHero(1, cleanse)], [onHero(2, inOrder(cleanse, blessing))]),
    ...passive('Far Sight', path, [adds('range', 1)], [adds('range', 1), onRoll('attack', { mod: 1 })]),
    ...passive('Afterglow', path, [onCritical(inspire)], [onCritical(inOrder(inspire, quicken))]),
    ...passive('Keen Study', path, [onRoll('test', { mod: 2 })], [onRoll('test', { advantage: 1 })]),
  ],
  equipment: [
    weapon('Glass Staff', 6),
    armour('Woven Robe'),
    betterWeapon('Staff of Seven Colours', 8, 3, []),
    betterArmour('Robe of Still Air', 2, [adds('resilience', 1), resists('stunned')]),
  ],
};
