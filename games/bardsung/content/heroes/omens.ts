import { inOrder } from '@questwright/adventure';
import {
  bane,
  blessing,
  dodge,
  haste,
  inspire,
  poison,
  push,
  quicken,
  slow,
  stop,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { cleanse, heal } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { atRoundEnd, onCritical, onHit, onOwnWound, onRoll } from '../../rules/effects/triggers.ts';
import { onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'omens';
const sign = { with: 'wis', property: 'magical' } as const;

export const wyldshell = {
  heroes: [
    hero('Wyldshell', path, {
      mods: { wis: 2, cha: 1 },
      range: 1,
      resilience: 1,
      abilities: ['ill-sign', 'held-breath', 'mending-words'],
      equipment: ['bone-rattle', 'shell-mantle'],
      better: ['rattle-of-the-drowned-year', 'mantle-of-the-old-turtle'],
    }),
  ],
  abilities: [
    ...attack(
      'Ill Sign',
      path,
      { ...sign, hit: [wound], critical: [wound, wound, bane] },
      { ...sign, hit: [wound, bane], critical: [wound, wound, bane, stop] },
    ),
    ...attack(
      'Held Breath',
      path,
      { ...sign, die: 6, range: 2, hit: [stop], critical: [wound, stop] },
      { ...sign, die: 8, range: 2, hit: [stop, weaken], critical: [wound, stop, weaken] },
    ),
    ...skill(
      'Mending Words',
      path,
      [onHero(1, heal), { fate: true }],
      [onHero(2, inOrder(heal, cleanse)), { fate: true }],
    ),
    ...attack(
      'Swarm of Flies',
      path,
      { ...sign, die: 4, area: true, hit: [poison, bane], critical: [wound, poison] },
      { ...sign, fate: true, die: 6, area: true, hit: [wound, poison], critical: [wound, wound, poison] },
    ),
    ...attack(
      'Shell Bash',
      path,
      { with: 'con', die: 6, range: 0, hit: [wound, push], critical: [wound, wound] },
      { with: 'con', die: 8, range: 0, hit: [wound, push], critical: [wound, wound, push, blessing] },
    ),
    ...attack(
      'Evil Eye',
      path,
      {
        with: 'cha',
        property: 'magical',
        die: 6,
        range: 2,
        hit: [bane, weaken],
        critical: [wound, bane, weaken],
      },
      {
        with: 'cha',
        property: 'magical',
        die: 8,
        range: 2,
        hit: [wound, weaken],
        critical: [wound, bane, slow],
      },
    ),
    ...attack(
      'Thunder Tale',
      path,
      { ...sign, fate: true, die: 10, range: 2, hit: [wound, slow], critical: [wound, wound, inspire] },
      { ...sign, fate: true, die: 12, range: 2, hit: [wound, stop], critical: [wound, wound, inspire, push] },
    ),
    ...skill('Good Omen', path, [onHero(2, blessing)], [onHero(3, inOrder(blessing, quicken))]),
    ...skill('Read the Bones', path, [inspire], [inOrder(inspire, blessing)]),
    ...skill('Turn the Hour', path, [onHero(2, quicken), { free: true }], [onHero(3, haste), { free: true }]),
    ...passive('Slow Blood', path, [adds('grit', 1)], [adds('grit', 1), adds('resilience', 1)]),
    ...passive('Foresight', path, [atRoundEnd(inspire)], [atRoundEnd(inOrder(inspire, blessing))]),
    ...passive(
      'Warding Spiral',
      path,
      [onOwnWound(dodge)],
      [onOwnWound(dodge), onHit(weaken), onRoll('test', { mod: 1 })],
    ),
  ],
  equipment: [
    weapon('Bone Rattle', 6),
    armour('Shell Mantle'),
    betterWeapon('Rattle of the Drowned Year', 8, 2, [onCritical(stop)]),
    betterArmour('Mantle of the Old Turtle', 2, [adds('resilience', 2)]),
  ],
};
