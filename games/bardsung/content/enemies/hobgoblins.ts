import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import { bleed, burn, fatigue, pinned, push, sundered, wound } from '../../rules/effects/attack-effects.ts';

const family = 'hobgoblin';

export const hobgoblins: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Hobgoblin Brigand', original: true, family, gold: 1 },
    { tn: 11, behaviours: ['disciplined'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Hobgoblin Archer', original: true, family, gold: 1 },
    { tn: 12, toughness: 3, range: 2, behaviours: ['cautious'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Hobgoblin Standard Bearer', original: true, family, gold: 2 },
    {
      tn: 13,
      speed: 1,
      range: 1,
      modifiers: ['magical vulnerable'],
      behaviours: ['reposition'],
      effects: [fatigue, wound],
    },
  ),
  enemyCard(
    {
      name: 'Hobgoblin War Chief',
      original: true,
      family,
      gold: 4,
      fierce: { tn: 12, speed: 3, behaviours: ['berserk'], effects: [wound, bleed, push] },
    },
    {
      tn: 13,
      toughness: 5,
      powerful: true,
      modifiers: ['physical resilient'],
      behaviours: ['ferocious'],
      effects: [wound, sundered],
    },
  ),
  enemyCard(
    { name: 'Hobgoblin Sapper', original: true, family, gold: 2 },
    { tn: 18, range: 1, toughness: 5, behaviours: ['opportunistic'], effects: [burn, push] },
  ),
  enemyCard(
    { name: 'Hobgoblin Veteran', original: true, family, gold: 2 },
    {
      tn: 18,
      toughness: 5,
      modifiers: ['physical resilient'],
      behaviours: ['disciplined'],
      effects: [wound, pinned],
    },
  ),
];
