import { inOrder, when } from '@questwright/adventure';
import { blessing, burn, inspire, push, slow, weaken, wound } from '../../rules/effects/attack-effects.ts';
import { targetHas, targetIsWounded } from '../../rules/effects/conditions.ts';
import { lays, pull } from '../../rules/effects/mat.ts';
import { heal, soothe } from '../../rules/effects/party.ts';
import { adds } from '../../rules/effects/standing.ts';
import { onCritical, onHit, onRest, onRoll, resists } from '../../rules/effects/triggers.ts';
import { onEnemiesHere, onEnemiesWithin, onEveryHero, onHero } from '../../rules/effects/whom.ts';
import { armour, attack, betterArmour, betterWeapon, hero, passive, skill, weapon } from './writing.ts';

const path = 'flame';
const fire = { with: 'int', property: 'magical' } as const;
/** The name and the path are published, and that this sorcerer pushes, burns areas and heals a little. */
export const firesoul = {
  heroes: [
    hero('Firesoul', path, {
      mods: { int: 2, cha: 1 },
      range: 2,
      resilience: 0,
      grit: 5,
      abilities: ['spark', 'flare', 'warm-hands'],
      equipment: ['coal-wand', 'scorched-robe'],
      better: ['wand-of-the-white-flame', 'salamander-robe'],
    }),
  ],
  abilities: [
    ...attack(
      'Spark',
      path,
      { ...fire, hit: [wound], critical: [wound, burn, push] },
      { ...fire, hit: [wound, burn], critical: [wound, wound, push] },
    ),
    ...attack(
      'Flare',
      path,
      { ...fire, fate: true, die: 6, area: true, hit: [burn, weaken], critical: [wound, burn, weaken] },
      { ...fire, fate: true, die: 6, area: true, hit: [burn, push], critical: [wound, burn, push] },
    ),
    ...passive(
      'Warm Hands',
      path,
      [onRest(onEveryHero(blessing))],
      [onRest(onEveryHero(blessing)), resists('frostbite')],
    ),
    ...attack(
      'Pillar of Fire',
      path,
      {
        ...fire,
        die: 6,
        range: 1,
        hit: [wound, lays('firepit')],
        critical: [wound, burn, lays('firepit')],
      },
      { ...fire, die: 8, range: 2, hit: [wound, lays('firepit')], critical: [wound, wound, lays('firepit')] },
    ),
    ...attack(
      'Backdraft',
      path,
      { ...fire, die: 6, hit: [wound, pull], critical: [wound, pull, burn] },
      { ...fire, die: 8, hit: [wound, pull], critical: [wound, wound, pull, burn] },
    ),
    ...attack(
      'Kindle',
      path,
      {
        with: 'cha',
        property: 'magical',
        die: 6,
        range: 3,
        hit: [when(targetHas('burn'), wound), burn],
        critical: [wound, burn],
      },
      {
        with: 'cha',
        property: 'magical',
        die: 8,
        range: 3,
        hit: [wound, when(targetHas('burn'), wound)],
        critical: [wound, burn, slow],
      },
    ),
    ...attack(
      'Conflagration',
      path,
      { ...fire, fate: true, die: 10, range: 1, area: true, hit: [wound], critical: [wound, burn] },
      { ...fire, fate: true, die: 12, range: 1, area: true, hit: [wound, burn], critical: [wound, wound] },
    ),
    ...skill(
      'Cauterise',
      path,
      [onHero(0, inOrder(soothe, heal)), { fate: true }],
      [onHero(1, inOrder(soothe, heal)), { fate: true }],
    ),
    ...skill('Wall of Fire', path, [lays('firepit')], [inOrder(lays('firepit'), onEnemiesHere(burn))]),
    ...skill(
      'Scatter',
      path,
      [onEnemiesWithin(1, push), { free: true, fate: true }],
      [onEnemiesWithin(1, inOrder(push, burn)), { free: true, fate: true }],
    ),
    ...skill(
      'Kindled Courage',
      path,
      [inOrder(inspire, onHero(1, blessing))],
      [inOrder(inspire, blessing), { free: true, fate: true }],
    ),
    ...passive('Walks in Fire', path, [resists('burn')], [resists('burn'), adds('resilience', 1)]),
    ...passive(
      'Wildfire',
      path,
      [onHit(when(targetIsWounded, burn))],
      [onHit(burn), onRoll('defence', { mod: 1 })],
    ),
  ],
  equipment: [
    weapon('Coal Wand', 6),
    armour('Scorched Robe'),
    betterWeapon('Wand of the White Flame', 8, 2, [onCritical(push)]),
    betterArmour('Salamander Robe', 2, [resists('burn'), adds('resilience', 1)]),
  ],
};
