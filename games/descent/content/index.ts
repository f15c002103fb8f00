import type { Content } from '../rules/definitions.ts';
import { classCards, classWeapons } from './base/classes/index.ts';
import { familiars } from './base/familiars.ts';
import { heroes } from './base/heroes/index.ts';
import { conditions } from './conditions/index.ts';
import { air } from './lasting/air.ts';
import { locks } from './lasting/locks.ts';
import { monsters } from './monsters/base.ts';
import { surges } from './surges/index.ts';
import { terrains, terrainTokens } from './terrain/index.ts';

/** What is in the box. */
export const content: Content = {
  heroes,
  figures: [...monsters.flatMap(({ figures }) => figures), ...familiars],
  groups: monsters.map(({ group }) => group),
  weapons: classWeapons,
  conditions,
  lasting: [...terrains, ...locks, air],
  cards: classCards,
  tokens: terrainTokens,
  surges,
};
