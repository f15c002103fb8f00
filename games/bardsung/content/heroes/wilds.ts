import { inOrder, when } from '@questwright/adventure';
import {
  bane,
  blessing,
  dodge,
  inspire,
  pinned,
  quicken,
  seriousWound,
  slow,
  stop,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { isAlone, targetHas } from '../../rules/effects/conditions.ts';
import { lays } from '../../rules/effects/mat.ts';
import { cleanse, heal } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { onDefended, onExplore, onRest, onRoll, resists } from '../../rules/effects/triggers.ts';
import { onEveryHero, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'wilds';

export const pathseeker = {
  heroes: [
    hero('Pathseeker', path, {
      mods: { dex: 2, con: 1 },
      range: 3,
      resilience: 1,
      grit: 5,
      abilities: ['long-shot', 'scout-ahead', 'pathfinder'],
      equipment: ['yew-bow', 'moss-cloak'],
      better: ['bow-of-the-last-mile', 'grey-road-cloak'],
    }),
  ],
  abilities: [
    ...attack(
      'Long Shot',
      path,
      { with: 'dex', hit: [wound], critical: [wound, wound, quicken] },
      { with: 'dex', hit: [wound, quicken], critical: [wound, wound, pinned] },
    ),
    ...skill(
      'Scout Ahead',
      path,
      [inOrder(dodge, inspire), { free: true }],
      [inOrder(dodge, dodge, inspire), { free: true }],
    ),
    ...passive('Pathfinder', path, [onExplore(inspire)], [onExplore(inOrder(inspire, blessing))]),
    ...attack(
      'Pinning Shot',
      path,
      { with: 'dex', die: 6, range: 2, hit: [pinned], critical: [wound, pinned] },
      { with: 'dex', die: 8, range: 3, hit: [wound, pinned], critical: [wound, wound, pinned, slow] },
    ),
    ...attack(
      'Volley',
      path,
      { with: 'dex', fate: true, die: 4, range: 3, area: true, hit: [wound], critical: [wound, pinned] },
      { with: 'dex', fate: true, die: 6, range: 3, area: true, hit: [wound], critical: [wound, wound] },
    ),
    ...attack(
      'Hunting Knife',
      path,
      { with: 'dex', die: 6, range: 0, hit: [wound, dodge], critical: [wound, wound, dodge] },
      { with: 'dex', die: 8, range: 0, hit: [wound, dodge], critical: [wound, wound, bane, dodge] },
    ),
    ...attack(
      'Deadfall',
      path,
      { with: 'con', die: 8, range: 1, hit: [wound], critical: [wound, pinned, stop] },
      { with: 'con', die: 10, range: 1, hit: [wound, slow], critical: [wound, pinned, stop] },
    ),
    ...attack(
      'Heart Shot',
      path,
      { with: 'dex', fate: true, die: 12, range: 3, hit: [wound], critical: [seriousWound, quicken] },
      {
        with: 'dex',
        fate: true,
        die: 12,
        range: 3,
        hit: [wound, when(targetHas('pinned'), wound)],
        critical: [seriousWound, quicken],
      },
    ),
    ...skill(
      'Trailblaze',
      path,
      [onEveryHero(quicken), { free: true, fate: true }],
      [onEveryHero(inOrder(dodge, quicken)), { free: true }],
    ),
    ...skill('High Perch', path, [lays('elevation')], [lays('elevation'), { free: true }]),
    ...skill(
      'Forage',
      path,
      [onHero(1, inOrder(cleanse, inspire)), { fate: true }],
      [onHero(1, inOrder(heal, inspire)), { fate: true }],
    ),
    ...passive(
      'Eagle Eye',
      path,
      [onRoll('attack', { empower: 1 }, isAlone)],
      [onRoll('attack', { empower: 1 }, isAlone), adds('range', 1)],
    ),
    ...passive(
      'Light Sleeper',
      path,
      [onRest(inOrder(inspire, inspire)), resists('bleed')],
      [resists('poison'), onDefended(dodge)],
    ),
  ],
  equipment: [
    weapon('Yew Bow', 6),
    armour('Moss Cloak'),
    betterWeapon('Bow of the Last Mile', 8, 2, [adds('range', 1)]),
    betterArmour('Grey Road Cloak', 2, [adds('resilience', 1), onExplore(blessing)]),
  ],
};
