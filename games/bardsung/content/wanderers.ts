import { enemyCard } from '../rules/cards/enemies.ts';
import type { EnemyDef } from '../rules/definitions.ts';
import { bleed, pinned, wound } from '../rules/effects/attack-effects.ts';
import { WANDERING } from '../rules/encounter/echo.ts';

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
];
