import { inOrder, when } from '@questwright/adventure';
import {
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
import { hasCompany, isForsaken } from '../../rules/effects/conditions.ts';
import { heal, soothe, thirdToken } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { atRoundEnd, onCritical, onKill, onRoll } from '../../rules/effects/triggers.ts';
import { onCompanions, onEveryHero, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'serenity';
const song = { with: 'cha', property: 'magical' } as const;
export const fatesong = {
  heroes: [
    hero('Fatesong', path, {
      mods: { cha: 2, wis: 1 },
      range: 1,
      resilience: 1,
      grit: 5,
      abilities: ['silver-note', 'marching-tune', 'unbroken-song'],
      equipment: ['willow-harp', 'travelling-cloak'],
      better: ['harp-of-nine-strings', 'laureates-coat'],
    }),
  ],
  abilities: [
    ...attack(
      'Silver Note',
      path,
      { ...song, hit: [wound], critical: [wound, wound, inspire] },
      { ...song, hit: [wound, inspire], critical: [wound, wound, inspire, quicken] },
    ),
    ...skill(
      'Marching Tune',
      path,
      [onHero(1, quicken), { free: true }],
      [onHero(2, inOrder(quicken, blessing)), { free: true }],
    ),
    ...passive(
      'Unbroken Song',
      path,
      [atRoundEnd(when(isForsaken, inspire))],
      [atRoundEnd(when(isForsaken, inOrder(inspire, inspire)))],
    ),
    ...attack(
      'Lullaby',
      path,
      { ...song, die: 4, range: 2, hit: [slow, weaken], critical: [stop, weaken] },
      { ...song, die: 6, range: 2, hit: [wound, slow, weaken], critical: [wound, stop, weaken] },
    ),
    ...attack(
      'Clear Chord',
      path,
      { ...song, die: 6, area: true, hit: [weaken], critical: [wound, weaken] },
      { ...song, fate: true, die: 8, area: true, hit: [wound], critical: [wound, weaken, blessing] },
    ),
    ...attack(
      'Staff Sweep',
      path,
      { with: 'wis', die: 6, range: 0, hit: [wound], critical: [wound, push, dodge] },
      { with: 'wis', die: 8, range: 0, hit: [wound, push], critical: [wound, wound, dodge] },
    ),
    ...attack(
      'Harmony',
      path,
      { ...song, die: 8, hit: [when(hasCompany, wound)], critical: [wound, onCompanions(blessing)] },
      {
        ...song,
        die: 8,
        hit: [wound, onCompanions(blessing)],
        critical: [wound, wound, onCompanions(inspire)],
      },
    ),
    ...attack(
      'Last Verse',
      path,
      { ...song, fate: true, die: 12, range: 2, hit: [wound, inspire], critical: [wound, wound, haste] },
      { ...song, fate: true, die: 12, range: 2, hit: [wound, wound], critical: [seriousWound, haste] },
    ),
    ...skill(
      'Ballad of Courage',
      path,
      [onCompanions(inOrder(blessing, quicken)), { fate: true }],
      [onEveryHero(inOrder(blessing, quicken)), { fate: true }],
    ),
    ...skill(
      'Rest Bar',
      path,
      [onHero(1, thirdToken), { free: true, fate: true }],
      [onHero(2, thirdToken), { free: true }],
    ),
    ...skill(
      'Soothing Air',
      path,
      [onHero(1, soothe), { free: true }],
      [onHero(2, inOrder(soothe, heal)), { fate: true }],
    ),
    ...passive(
      'Perfect Pitch',
      path,
      [onRoll('test', { empower: 1 })],
      [onRoll('test', { empower: 1 }), onRoll('attack', { mod: 1 })],
    ),
    ...passive('Encore', path, [onKill(quicken)], [onKill(thirdToken)]),
  ],
  equipment: [
    weapon('Willow Harp', 6),
    armour('Travelling Cloak'),
    betterWeapon('Harp of Nine Strings', 8, 2, [onCritical(inspire)]),
    betterArmour('Laureate’s Coat', 2, [adds('resilience', 1), atRoundEnd(when(isForsaken, blessing))]),
  ],
};
