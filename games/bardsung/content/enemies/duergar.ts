import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import {
  bleed,
  burn,
  pinned,
  push,
  silence,
  stunned,
  sundered,
  wound,
} from '../../rules/effects/attack-effects.ts';

const family = 'duergar';

export const duergar: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Duergar Delver', original: true, family, gold: 1 },
    { tn: 14, toughness: 5, behaviours: ['disciplined'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Duergar Bolter', original: true, family, gold: 2 },
    { tn: 14, range: 2, behaviours: ['eliminate'], effects: [wound, pinned] },
  ),
  enemyCard(
    {
      name: 'Duergar Foreman',
      original: true,
      family,
      gold: 4,
      fierce: { tn: 13, behaviours: ['berserk'], effects: [wound, bleed] },
    },
    {
      tn: 14,
      toughness: 5,
      modifiers: ['magical resilient'],
      behaviours: ['disciplined'],
      effects: [wound, stunned, sundered],
    },
  ),
  enemyCard(
    { name: 'Duergar Runesmith', original: true, family, gold: 2 },
    {
      tn: 15,
      range: 2,
      property: 'magical',
      modifiers: ['physical vulnerable', 'magical resilient'],
      behaviours: ['cautious'],
      effects: [burn, silence, wound],
    },
  ),
  enemyCard(
    { name: 'Duergar Shieldbearer', original: true, family, gold: 2 },
    {
      tn: 16,
      speed: 1,
      toughness: 6,
      modifiers: ['physical resilient', 'magical vulnerable'],
      behaviours: ['unrelenting'],
      effects: [push, wound],
    },
  ),
  enemyCard(
    {
      name: 'The Bailiff',
      original: true,
      family,
      gold: 6,
      fierce: { tn: 17, speed: 3, behaviours: ['vengeful'], effects: [wound, bleed, sundered] },
    },
    {
      tn: 16,
      range: 1,
      toughness: 6,
      powerful: true,
      modifiers: ['magical resilient'],
      behaviours: ['eliminate', 'disciplined'],
      effects: [wound, pinned],
    },
  ),
];
