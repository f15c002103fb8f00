import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import { bleed, burn, push, wound } from '../../rules/effects/attack-effects.ts';

const family = 'mechanica';

export const mechanica: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Gear Spider', original: true, family, gold: 1 },
    { tn: 13, speed: 3, behaviours: ['opportunistic'], effects: [bleed, wound] },
  ),
  enemyCard(
    {
      name: 'Brass Sentinel',
      original: true,
      family,
      gold: 4,
      fierce: { tn: 12, pulse: true, behaviours: ['unrelenting'], effects: [burn, wound] },
    },
    {
      tn: 14,
      speed: 1,
      toughness: 6,
      powerful: true,
      modifiers: ['physical vulnerable', 'magical resilient'],
      behaviours: ['ferocious'],
      effects: [wound, push],
    },
  ),
];
