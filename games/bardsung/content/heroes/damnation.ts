import { inOrder, when } from '@questwright/adventure';
import {
  bane,
  blessing,
  burn,
  fatigue,
  inspire,
  quicken,
  seriousWound,
  stop,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { hasWounds, targetHas, targetIsWounded } from '../../rules/effects/conditions.ts';
import { pull } from '../../rules/effects/mat.ts';
import { thirdToken } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { onCritical, onHit, onKill, onRoll, resists } from '../../rules/effects/triggers.ts';
import { onEnemiesHere, onEnemy, onSelf } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'damnation';

/** The name and the path are published, and that this warrior reaps the souls of fallen foes. */
export const daemonblade = {
  heroes: [
    hero('Dæmonblade', path, {
      id: 'daemonblade',
      mods: { str: 2, cha: 1 },
      resilience: 1,
      grit: 5,
      abilities: ['soul-edge', 'dark-bargain', 'reaper'],
      equipment: ['grave-cleaver', 'cinder-mail'],
      better: ['blade-of-the-ninth-debt', 'coat-of-names'],
    }),
  ],
  abilities: [
    ...attack(
      'Soul Edge',
      path,
      { with: 'str', hit: [wound], critical: [wound, wound, burn] },
      { with: 'str', hit: [wound, burn], critical: [wound, wound, bane] },
    ),
    ...skill(
      'Dark Bargain',
      path,
      [inOrder(onSelf(wound), inspire, inspire), { free: true }],
      [inOrder(onSelf(wound), inspire, inspire, blessing), { free: true }],
    ),
    ...passive('Reaper', path, [onKill(inspire)], [onKill(inOrder(inspire, blessing))]),
    ...attack(
      'Hellbrand',
      path,
      {
        with: 'cha',
        property: 'magical',
        die: 6,
        range: 1,
        hit: [burn, bane],
        critical: [wound, burn, bane],
      },
      {
        with: 'cha',
        property: 'magical',
        die: 8,
        range: 1,
        hit: [wound, burn],
        critical: [wound, burn, when(targetIsWounded, wound)],
      },
    ),
    ...attack(
      'Blood Price',
      path,
      { with: 'str', die: 12, hit: [wound, onSelf(fatigue)], critical: [seriousWound, inspire] },
      {
        with: 'str',
        die: 12,
        hit: [wound, wound, onSelf(wound)],
        critical: [seriousWound, inspire, blessing],
      },
    ),
    ...attack(
      'Ash Ring',
      path,
      { with: 'str', die: 6, area: true, hit: [burn], critical: [wound, burn] },
      { with: 'str', fate: true, die: 8, area: true, hit: [burn, bane], critical: [wound, burn, bane] },
    ),
    ...attack(
      'Name the Damned',
      path,
      { with: 'cha', property: 'magical', die: 6, range: 2, hit: [wound], critical: [wound, bane, stop] },
      {
        with: 'cha',
        property: 'magical',
        die: 10,
        range: 3,
        hit: [wound, bane],
        critical: [wound, bane, stop],
      },
    ),
    ...attack(
      'Finish It',
      path,
      {
        with: 'str',
        die: 8,
        hit: [wound],
        critical: [wound, when(targetIsWounded, wound)],
      },
      {
        with: 'str',
        die: 10,
        hit: [wound, when(targetHas('burn'), wound)],
        critical: [seriousWound, quicken],
      },
    ),
    ...skill(
      'Chains of Ash',
      path,
      [onEnemy(1, inOrder(pull, burn)), { fate: true }],
      [onEnemy(2, inOrder(pull, burn))],
    ),
    ...skill(
      'Feed the Blade',
      path,
      [onEnemiesHere(bane), { free: true }],
      [onEnemiesHere(inOrder(bane, burn)), { fate: true }],
    ),
    ...skill(
      'Unholy Vigour',
      path,
      [inOrder(onSelf(fatigue), thirdToken), { free: true }],
      [thirdToken, { free: true, fate: true }],
    ),
    ...passive(
      'Scars That Glow',
      path,
      [onRoll('attack', { mod: 2 }, hasWounds(2))],
      [onRoll('attack', { mod: 2 }, hasWounds(1))],
    ),
    ...passive('Hellfire Heart', path, [resists('burn'), onCritical(burn)], [resists('burn'), onHit(burn)]),
  ],
  equipment: [
    weapon('Grave Cleaver', 8),
    armour('Cinder Mail'),
    betterWeapon('Blade of the Ninth Debt', 10, 2, [onKill(quicken)]),
    betterArmour('Coat of Names', 2, [adds('resilience', 1), resists('fatigue')]),
  ],
};
