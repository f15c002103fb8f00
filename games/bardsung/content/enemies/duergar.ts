import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import { bleed, pinned, stunned, sundered, wound } from '../../rules/effects/attack-effects.ts';

const family = 'duergar';

export const duergar: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Duergar Delver', original: true, family, gold: 1 },
    { tn: 13, toughness: 5, behaviours: ['disciplined'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Duergar Bolter', original: true, family, gold: 2 },
    { tn: 13, range: 2, behaviours: ['eliminate'], effects: [wound, pinned] },
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
];
