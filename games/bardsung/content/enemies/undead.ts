import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import { frostbite, poison, seriousWound, sundered, wound } from '../../rules/effects/attack-effects.ts';

const family = 'undead';

export const undead: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Restless Bones', original: true, family, gold: 1 },
    { tn: 12, speed: 1, toughness: 3, behaviours: ['unrelenting'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Crypt Guard', original: true, family, gold: 1 },
    {
      tn: 13,
      toughness: 5,
      modifiers: ['magical vulnerable'],
      behaviours: ['disciplined'],
      effects: [sundered, wound],
    },
  ),
  enemyCard(
    { name: 'Plague Bearer', original: true, family, gold: 2 },
    { tn: 12, speed: 1, pulse: true, property: 'magical', behaviours: ['unrelenting'], effects: [poison] },
  ),
  enemyCard(
    { name: 'Grave Glutton', original: true, family, gold: 2 },
    { tn: 13, toughness: 5, behaviours: ['devour'], effects: [wound] },
  ),
  enemyCard(
    {
      name: 'The Barrow Lord',
      original: true,
      family,
      gold: 5,
      fierce: { tn: 13, speed: 3, behaviours: ['vengeful'], effects: [wound, frostbite] },
    },
    {
      tn: 14,
      toughness: 6,
      modifiers: ['physical resilient'],
      behaviours: ['vengeful'],
      effects: [seriousWound],
    },
  ),
  enemyCard(
    {
      name: 'The Hollow King',
      original: true,
      family,
      gold: 8,
      fierce: {
        tn: 14,
        speed: 3,
        range: 0,
        pulse: false,
        behaviours: ['berserk', 'devour'],
        effects: [wound],
      },
    },
    {
      tn: 15,
      range: 1,
      toughness: 7,
      pulse: true,
      property: 'magical',
      modifiers: ['physical resilient'],
      behaviours: ['vengeful'],
      effects: [frostbite, wound],
    },
  ),
];
