import { inOrder, when } from '@questwright/adventure';
import {
  blessing,
  burn,
  dodge,
  haste,
  push,
  quicken,
  seriousWound,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { hasCompany, isBeset } from '../../rules/effects/conditions.ts';
import { lays, pull } from '../../rules/effects/mat.ts';
import { cleanse } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { guards, onDefended, onHit, resists, withstands } from '../../rules/effects/triggers.ts';
import { onCompanions, onEveryHero, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'honour';

export const forgewarden = {
  heroes: [
    hero('Forgewarden', path, {
      mods: { con: 2, str: 1 },
      speed: 1,
      resilience: 2,
      grit: 6,
      abilities: ['wardens-blow', 'shield-brother', 'hold-the-line'],
      equipment: ['wardens-hammer', 'forge-plate'],
      better: ['hammer-of-the-standing-oath', 'plate-without-a-seam'],
    }),
  ],
  abilities: [
    ...attack(
      'Warden’s Blow',
      path,
      { with: 'con', hit: [wound], critical: [wound, wound, onCompanions(blessing)] },
      { with: 'con', hit: [wound, onCompanions(blessing)], critical: [wound, wound, weaken] },
    ),
    ...passive('Shield Brother', path, [guards], [guards, adds('resilience', 1)]),
    ...skill(
      'Hold the Line',
      path,
      [inOrder(blessing, onCompanions(blessing))],
      [inOrder(blessing, onCompanions(blessing)), { free: true, fate: true }],
    ),
    ...attack(
      'Anvil Strike',
      path,
      { with: 'str', fate: true, die: 10, hit: [wound, slow], critical: [wound, wound, stop] },
      { with: 'str', die: 10, hit: [wound, slow], critical: [wound, wound, slow] },
    ),
    ...attack(
      'Shield Slam',
      path,
      { with: 'con', die: 8, hit: [wound, push], critical: [wound, wound, push] },
      { with: 'con', die: 8, hit: [wound, weaken], critical: [wound, wound, weaken, push] },
    ),
    ...attack(
      'Come to Me',
      path,
      { with: 'con', die: 4, range: 2, hit: [pull, weaken], critical: [wound, pull, weaken] },
      { with: 'con', die: 6, range: 2, hit: [wound, pull], critical: [wound, wound, pull] },
    ),
    ...attack(
      'Forge Breath',
      path,
      {
        with: 'con',
        property: 'magical',
        fate: true,
        die: 6,
        range: 1,
        area: true,
        hit: [burn],
        critical: [wound, burn, weaken],
      },
      {
        with: 'con',
        property: 'magical',
        fate: true,
        die: 8,
        range: 1,
        area: true,
        hit: [burn, weaken],
        critical: [wound, burn, weaken],
      },
    ),
    ...attack(
      'Oathkeeper',
      path,
      { with: 'str', die: 8, hit: [when(hasCompany, wound)], critical: [wound, when(hasCompany, wound)] },
      { with: 'str', die: 10, hit: [wound, when(isBeset(2), blessing)], critical: [seriousWound, blessing] },
    ),
    ...skill(
      'Temper',
      path,
      [onHero(0, inOrder(cleanse, blessing)), { free: true, fate: true }],
      [onHero(1, inOrder(cleanse, blessing)), { free: true }],
    ),
    ...skill('Field Works', path, [inOrder(lays('rubble'), blessing)], [lays('rubble'), { free: true }]),
    ...skill(
      'Rally to the Anvil',
      path,
      [onHero(3, inOrder(haste, dodge)), { free: true }],
      [onEveryHero(inOrder(quicken, dodge)), { free: true, fate: true }],
    ),
    ...passive('Iron Vow', path, [withstands], [withstands, resists('sundered')]),
    ...passive('Riposte', path, [onDefended(weaken)], [onDefended(wound)]),
  ],
  equipment: [
    weapon('Warden’s Hammer', 6),
    armour('Forge Plate'),
    betterWeapon('Hammer of the Standing Oath', 8, 2, [onHit(when(hasCompany, weaken))]),
    betterArmour('Plate without a Seam', 3, [adds('resilience', 1)]),
  ],
};
