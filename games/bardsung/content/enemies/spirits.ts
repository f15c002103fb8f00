import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import {
  bleed,
  burn,
  fatigue,
  frostbite,
  silence,
  slow,
  stunned,
  wound,
} from '../../rules/effects/attack-effects.ts';

const family = 'spirit';
const ghostly = { property: 'magical', modifiers: ['physical resilient', 'magical vulnerable'] } as const;

export const spirits: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Wailing Shade', original: true, family, gold: 1 },
    { ...ghostly, tn: 12, range: 1, toughness: 3, behaviours: ['reposition'], effects: [silence, wound] },
  ),
  enemyCard(
    { name: 'Candle Wisp', original: true, family, gold: 1 },
    { ...ghostly, tn: 12, speed: 3, toughness: 3, behaviours: ['retreat'], effects: [burn] },
  ),
  enemyCard(
    { name: 'Hour Thief', original: true, family, gold: 2 },
    { ...ghostly, tn: 14, range: 1, behaviours: ['time-stopper'], effects: [slow, fatigue, wound] },
  ),
  enemyCard(
    { name: 'Drowned Voice', original: true, family, gold: 1 },
    {
      ...ghostly,
      tn: 15,
      range: 1,
      toughness: 4,
      behaviours: ['eliminate'],
      effects: [silence, stunned, wound],
    },
  ),
  enemyCard(
    {
      name: 'The Ferryman',
      original: true,
      family,
      gold: 6,
      fierce: { tn: 15, speed: 3, behaviours: ['devour'], effects: [wound, stunned] },
    },
    { ...ghostly, tn: 15, range: 1, toughness: 6, behaviours: ['eliminate'], effects: [wound, slow] },
  ),
  enemyCard(
    { name: 'Glass Dancer', original: true, family, gold: 2 },
    {
      tn: 18,
      speed: 3,
      toughness: 4,
      property: 'magical',
      modifiers: ['physical vulnerable', 'magical resilient'],
      behaviours: ['opportunistic', 'retreat'],
      effects: [bleed, wound],
    },
  ),
  enemyCard(
    {
      name: 'Bound Ancestor',
      original: true,
      family,
      gold: 3,
      fierce: { tn: 17, speed: 3, range: 0, behaviours: ['vengeful'], effects: [wound, frostbite] },
    },
    {
      ...ghostly,
      tn: 18,
      range: 2,
      toughness: 5,
      behaviours: ['time-stopper'],
      effects: [frostbite, slow, wound],
    },
  ),
];
