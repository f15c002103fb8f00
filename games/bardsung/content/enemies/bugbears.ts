import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import { bleed, fatigue, pinned, push, stunned, wound } from '../../rules/effects/attack-effects.ts';

const family = 'bugbear';

export const bugbears: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Bugbear Stalker', original: true, family, gold: 1 },
    { tn: 12, speed: 3, behaviours: ['opportunistic'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Bugbear Mauler', original: true, family, gold: 2 },
    {
      tn: 12,
      toughness: 5,
      powerful: true,
      modifiers: ['magical vulnerable'],
      behaviours: ['ferocious'],
      effects: [wound, push],
    },
  ),
  enemyCard(
    { name: 'Bugbear Trapper', original: true, family, gold: 1 },
    { tn: 12, toughness: 3, range: 2, behaviours: ['cautious'], effects: [pinned, wound] },
  ),
  enemyCard(
    {
      name: 'Old Yellowtooth',
      original: true,
      family,
      gold: 5,
      fierce: { tn: 13, speed: 3, behaviours: ['berserk'], effects: [wound, bleed] },
    },
    {
      tn: 14,
      toughness: 6,
      powerful: true,
      modifiers: ['physical resilient', 'magical vulnerable'],
      behaviours: ['eliminate'],
      effects: [wound, stunned],
    },
  ),
  enemyCard(
    { name: 'Bugbear Howler', original: true, family, gold: 2 },
    {
      tn: 15,
      range: 1,
      pulse: true,
      modifiers: ['magical vulnerable'],
      behaviours: ['retreat'],
      effects: [fatigue, wound],
    },
  ),
  enemyCard(
    { name: 'Bugbear Drowner', original: true, family, gold: 2 },
    { tn: 15, speed: 3, toughness: 5, behaviours: ['eliminate'], effects: [wound, stunned] },
  ),
];
