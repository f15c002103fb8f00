import { enemyCard } from '../rules/cards/enemies.ts';
import type { EnemyDef } from '../rules/definitions.ts';
import {
  bleed,
  pinned,
  poison,
  push,
  seriousWound,
  stunned,
  sundered,
  wound,
} from '../rules/effects/attack-effects.ts';
import { WANDERING } from '../rules/encounter/echo.ts';

/** The names of the last four are published; what they do is ours. */
export const wanderers: readonly EnemyDef[] = [
  enemyCard(
    {
      name: 'Cave Stalker',
      original: true,
      family: WANDERING,
      gold: 3,
      fierce: { tn: 11, behaviours: ['berserk'], effects: [wound, bleed] },
    },
    { tn: 12, speed: 3, toughness: 5, behaviours: ['opportunistic'], effects: [wound, pinned] },
  ),
  enemyCard(
    {
      name: 'Rats',
      original: true,
      family: WANDERING,
      gold: 2,
      fierce: { tn: 11, toughness: 4, pulse: true, effects: [bleed] },
    },
    { tn: 12, speed: 3, toughness: 3, pulse: true, behaviours: ['unrelenting'], effects: [bleed, wound] },
  ),
  enemyCard(
    {
      name: 'Ettin',
      original: true,
      family: WANDERING,
      gold: 4,
      fierce: { tn: 12, behaviours: ['berserk'], effects: [wound, stunned] },
    },
    {
      tn: 13,
      toughness: 6,
      powerful: true,
      behaviours: ['ferocious'],
      effects: [wound, push],
    },
  ),
  enemyCard(
    {
      name: 'Kryx',
      original: true,
      family: WANDERING,
      gold: 4,
      fierce: { tn: 13, range: 0, behaviours: ['devour'], effects: [wound, poison] },
    },
    {
      tn: 13,
      speed: 3,
      range: 1,
      toughness: 5,
      property: 'magical',
      modifiers: ['magical resilient'],
      behaviours: ['eliminate'],
      effects: [poison, wound],
    },
  ),
  enemyCard(
    {
      name: 'Ferrous Maw',
      original: true,
      family: WANDERING,
      gold: 5,
      fierce: { tn: 13, speed: 2, behaviours: ['berserk'], effects: [seriousWound] },
    },
    {
      tn: 14,
      speed: 1,
      toughness: 6,
      modifiers: ['physical resilient'],
      behaviours: ['unrelenting'],
      effects: [wound, sundered],
    },
  ),
];
