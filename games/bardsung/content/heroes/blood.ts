import { inOrder, when } from '@questwright/adventure';
import {
  bane,
  bleed,
  blessing,
  dodge,
  haste,
  inspire,
  push,
  quicken,
  seriousWound,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { hasWounds } from '../../rules/effects/conditions.ts';
import { pull } from '../../rules/effects/mat.ts';
import { heal, soothe, thirdToken } from '../../rules/effects/party.ts';
import { adds, addsIf } from '../../rules/effects/standing.ts';
import { onKill, onOwnWound } from '../../rules/effects/triggers.ts';
import { onEnemiesWithin, onSelf } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'blood';

export const skullsplitter = {
  heroes: [
    hero('Skullsplitter', path, {
      mods: { str: 2, con: 1 },
      resilience: 0,
      grit: 6,
      abilities: ['skull-crack', 'red-swing', 'pain-is-a-drum'],
      equipment: ['notched-axe', 'bone-harness'],
      better: ['axe-with-forty-notches', 'harness-of-teeth'],
    }),
  ],
  abilities: [
    ...attack(
      'Skull Crack',
      path,
      { with: 'str', hit: [wound], critical: [seriousWound] },
      { with: 'str', hit: [wound, when(hasWounds(2), wound)], critical: [seriousWound, push] },
    ),
    ...attack(
      'Red Swing',
      path,
      {
        with: 'str',
        fate: true,
        die: 8,
        area: true,
        hit: [when(hasWounds(1), wound)],
        critical: [wound, bane],
      },
      {
        with: 'str',
        fate: true,
        die: 10,
        area: true,
        hit: [wound],
        critical: [wound, when(hasWounds(2), wound)],
      },
    ),
    ...passive(
      'Pain Is a Drum',
      path,
      [addsIf('damageDie', 1, hasWounds(2))],
      [addsIf('damageDie', 2, hasWounds(2))],
    ),
    ...attack(
      'Headbutt',
      path,
      { with: 'con', die: 6, hit: [wound, slow], critical: [wound, stop] },
      { with: 'con', die: 8, hit: [wound, weaken], critical: [wound, wound, weaken] },
    ),
    ...attack(
      'Leaping Axe',
      path,
      { with: 'str', die: 8, range: 1, hit: [wound, dodge], critical: [wound, wound, dodge] },
      { with: 'str', die: 10, range: 1, hit: [wound, dodge], critical: [seriousWound, dodge] },
    ),
    ...attack(
      'Blood Debt',
      path,
      {
        with: 'con',
        die: 8,
        hit: [wound, when(hasWounds(3), wound)],
        critical: [seriousWound, onSelf(heal)],
      },
      {
        with: 'con',
        die: 8,
        hit: [wound, when(hasWounds(3), onSelf(heal))],
        critical: [seriousWound, onSelf(heal)],
      },
    ),
    ...attack(
      'Split the Skull',
      path,
      { with: 'str', fate: true, die: 12, hit: [seriousWound], critical: [seriousWound, inspire] },
      {
        with: 'str',
        fate: true,
        die: 12,
        hit: [seriousWound, push],
        critical: [seriousWound, inspire, haste],
      },
    ),
    ...skill(
      'Open the Vein',
      path,
      [inOrder(onSelf(bleed), blessing, inspire), { free: true }],
      [inOrder(onSelf(bleed), blessing, thirdToken), { free: true, fate: true }],
    ),
    ...skill('Bite Down', path, [soothe], [inOrder(soothe, heal), { fate: true }]),
    ...skill(
      'War Cry',
      path,
      [onEnemiesWithin(1, weaken), { free: true, fate: true }],
      [onEnemiesWithin(1, inOrder(weaken, slow)), { free: true, fate: true }],
    ),
    ...skill(
      'Taunt',
      path,
      [onEnemiesWithin(1, pull), { free: true }],
      [onEnemiesWithin(2, pull), { free: true }],
    ),
    ...passive(
      'Too Angry to Die',
      path,
      [addsIf('resilience', 1, hasWounds(3))],
      [addsIf('resilience', 2, hasWounds(3)), adds('grit', 1)],
    ),
    ...passive('Trophy Taker', path, [onKill(heal)], [onKill(inOrder(heal, inspire))]),
  ],
  equipment: [
    weapon('Notched Axe', 8),
    armour('Bone Harness'),
    betterWeapon('Axe with Forty Notches', 10, 2, [onKill(blessing)]),
    betterArmour('Harness of Teeth', 2, [adds('grit', 1), onOwnWound(quicken)]),
  ],
};
