import { inOrder, when } from '@questwright/adventure';
import {
  bane,
  blessing,
  dodge,
  frostbite,
  haste,
  push,
  quicken,
  seriousWound,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { isAlone, targetHas } from '../../rules/effects/conditions.ts';
import { adds } from '../../rules/effects/standing.ts';
import {
  onCritical,
  onDefended,
  onOwnWound,
  onRoll,
  resists,
  withstands,
} from '../../rules/effects/triggers.ts';
import { onEnemy, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'spirits';
const ghost = { with: 'wis', property: 'magical' } as const;

export const swiftclaw = {
  heroes: [
    hero('Swiftclaw', path, {
      mods: { dex: 2, wis: 1 },
      speed: 3,
      resilience: 1,
      grit: 4,
      abilities: ['spirit-claw', 'ghost-step', 'nine-lives'],
      equipment: ['bone-claws', 'ghost-silk'],
      better: ['claws-of-the-grandmother', 'silk-without-shadow'],
    }),
  ],
  abilities: [
    ...attack(
      'Spirit Claw',
      path,
      { with: 'dex', property: 'magical', hit: [wound], critical: [wound, wound, weaken] },
      { with: 'dex', property: 'magical', hit: [wound, weaken], critical: [wound, wound, quicken] },
    ),
    ...skill(
      'Ghost Step',
      path,
      [inOrder(dodge, dodge, quicken)],
      [inOrder(dodge, dodge, haste), { free: true, fate: true }],
    ),
    ...passive('Nine Lives', path, [onOwnWound(inOrder(dodge, quicken))], [withstands, onOwnWound(dodge)]),
    ...attack(
      'Flicker Strike',
      path,
      { with: 'dex', fate: true, die: 8, hit: [wound, haste], critical: [wound, wound, haste] },
      { with: 'dex', die: 8, hit: [wound, quicken], critical: [wound, wound, haste] },
    ),
    ...attack(
      'Chilling Touch',
      path,
      { ...ghost, die: 8, hit: [wound], critical: [wound, frostbite, weaken] },
      { ...ghost, die: 10, hit: [wound, frostbite], critical: [wound, wound, frostbite] },
    ),
    ...attack(
      'Spirit Wind',
      path,
      { ...ghost, die: 6, range: 1, area: true, hit: [weaken, slow], critical: [wound, weaken, slow] },
      {
        ...ghost,
        fate: true,
        die: 8,
        range: 1,
        area: true,
        hit: [wound, slow],
        critical: [wound, weaken, stop],
      },
    ),
    ...attack(
      'Pounce',
      path,
      { with: 'dex', die: 8, range: 1, hit: [wound, dodge], critical: [wound, wound, dodge] },
      {
        with: 'dex',
        die: 10,
        range: 1,
        hit: [wound, when(targetHas('weaken'), wound), dodge],
        critical: [seriousWound, dodge],
      },
    ),
    ...attack(
      'Dirge',
      path,
      { ...ghost, die: 4, range: 2, hit: [weaken, bane], critical: [weaken, bane, stop] },
      { ...ghost, die: 6, range: 2, hit: [wound, weaken, bane], critical: [wound, stop] },
    ),
    ...skill(
      'Spirit Guide',
      path,
      [onHero(2, inOrder(dodge, blessing))],
      [onHero(3, inOrder(dodge, haste)), { free: true, fate: true }],
    ),
    ...skill(
      'Possession',
      path,
      [onEnemy(1, inOrder(weaken, push)), { free: true, fate: true }],
      [onEnemy(2, inOrder(weaken, push, stop)), { free: true, fate: true }],
    ),
    ...skill(
      'Whisper',
      path,
      [onEnemy(3, slow), { free: true }],
      [onEnemy(3, inOrder(slow, weaken)), { free: true }],
    ),
    ...passive(
      'Cat’s Eyes',
      path,
      [onRoll('defence', { mod: 2 }, isAlone)],
      [onRoll('defence', { advantage: 1 }, isAlone)],
    ),
    ...passive(
      'Mist Form',
      path,
      [resists('poison'), resists('burn')],
      [adds('speed', 1), onDefended(dodge)],
    ),
  ],
  equipment: [
    weapon('Bone Claws', 6),
    armour('Ghost Silk'),
    betterWeapon('Claws of the Grandmother', 8, 2, [onCritical(haste)]),
    betterArmour('Silk without Shadow', 2, [adds('resilience', 1), onDefended(quicken)]),
  ],
};
