import { inOrder } from '@questwright/adventure';
import {
  blessing,
  burn,
  haste,
  inspire,
  push,
  quicken,
  seriousWound,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { cleanse, heal } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { onHit, onOwnWound, onRest, onRoll } from '../../rules/effects/triggers.ts';
import { onEveryHero, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'faith';

/** Her name, her path, what she starts with and the names of those abilities are published. */
export const dawnguard = {
  heroes: [
    hero('Dawnguard', path, {
      mods: { cha: 2, con: 1 },
      resilience: 2,
      abilities: ['guiding-strike', 'steadfast', 'fear-of-god'],
      equipment: ['morning-mace', 'temple-mail'],
      better: ['mace-of-the-ninth-hour', 'mail-of-the-dawn'],
    }),
  ],
  abilities: [
    ...attack(
      'Guiding Strike',
      path,
      { with: 'cha', hit: [wound], critical: [wound, wound, blessing] },
      { with: 'cha', hit: [wound, blessing], critical: [wound, wound, inspire] },
    ),
    ...passive('Steadfast', path, [adds('resilience', 1)], [onRoll('defence', { empower: 1 })]),
    ...attack(
      'Fear of God',
      path,
      {
        with: 'cha',
        property: 'magical',
        die: 4,
        range: 1,
        area: true,
        hit: [weaken],
        critical: [wound, weaken],
      },
      {
        with: 'cha',
        property: 'magical',
        die: 6,
        range: 1,
        area: true,
        hit: [weaken, push],
        critical: [wound, weaken, push],
      },
    ),
    ...attack(
      'Dawn Hammer',
      path,
      { with: 'con', die: 8, hit: [wound], critical: [wound, wound, push] },
      { with: 'con', die: 10, hit: [wound, push], critical: [wound, wound, weaken] },
    ),
    ...attack(
      'Searing Word',
      path,
      { with: 'cha', property: 'magical', die: 6, range: 2, hit: [burn], critical: [burn, weaken] },
      {
        with: 'cha',
        property: 'magical',
        die: 8,
        range: 2,
        hit: [wound, burn],
        critical: [wound, burn, weaken],
      },
    ),
    ...attack(
      'Judgement',
      path,
      { fate: true, with: 'cha', die: 12, hit: [wound, inspire], critical: [seriousWound, inspire] },
      { fate: true, with: 'cha', die: 12, hit: [wound, wound], critical: [seriousWound, blessing, inspire] },
    ),
    ...attack(
      'Shield of Light',
      path,
      { with: 'con', die: 8, hit: [wound, weaken], critical: [wound, weaken, blessing] },
      { with: 'con', die: 6, hit: [wound, weaken, blessing], critical: [wound, weaken, push, blessing] },
    ),
    ...skill('Hymn', path, [onEveryHero(blessing), { fate: true }], [inOrder(inspire, onHero(2, blessing))]),
    ...skill(
      'Lay on Hands',
      path,
      [onHero(0, heal), { fate: true }],
      [onHero(1, inOrder(heal, blessing)), { fate: true }],
    ),
    ...skill(
      'Call to Arms',
      path,
      [onHero(3, quicken), { free: true }],
      [onHero(3, inOrder(haste, blessing)), { free: true, fate: true }],
    ),
    ...skill('Stand Fast', path, [onHero(2, cleanse)], [onEveryHero(cleanse), { fate: true }]),
    ...passive('Radiance', path, [onHit(weaken)], [onHit(weaken), onRoll('attack', { mod: 1 })]),
    ...passive('Martyr', path, [onOwnWound(inspire)], [onOwnWound(onEveryHero(blessing))]),
  ],
  equipment: [
    weapon('Morning Mace', 6),
    armour('Temple Mail'),
    betterWeapon('Mace of the Ninth Hour', 8, 2, [onHit(weaken)]),
    betterArmour('Mail of the Dawn', 2, [adds('resilience', 1), onRest(inspire)]),
  ],
};
