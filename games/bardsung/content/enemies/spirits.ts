import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import { burn, fatigue, silence, slow, wound } from '../../rules/effects/attack-effects.ts';

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
    { ...ghostly, tn: 13, range: 1, behaviours: ['time-stopper'], effects: [slow, fatigue, wound] },
  ),
];
