import type { Content } from '../rules/definitions.ts';
import { classCards, classWeapons } from './base/classes/index.ts';
import { familiars } from './base/familiars.ts';
import { heroes } from './base/heroes/index.ts';
import { relics } from './base/relics.ts';
import { shopItems } from './base/shop/act-1.ts';
import { conditions } from './conditions/index.ts';
import { air } from './lasting/air.ts';
import { locks } from './lasting/locks.ts';
import { seedsOfBetrayal } from './lieutenant-packs/seeds-of-betrayal.ts';
import { monsters } from './monsters/base.ts';
import { basicDeck } from './overlord/basic.ts';
import { bard, songUsed } from './shadow-of-nerekhall/bard.ts';
import { nerekhallWeapons } from './shadow-of-nerekhall/items.ts';
import { surges } from './surges/index.ts';
import { terrains, terrainTokens } from './terrain/index.ts';

/** What is in the box. */
export const content: Content = {
  heroes,
  figures: [...monsters.flatMap(({ figures }) => figures), ...familiars],
  groups: monsters.map(({ group }) => group),
  weapons: [...classWeapons, ...nerekhallWeapons],
  items: shopItems,
  conditions,
  lasting: [...terrains, ...locks, air, songUsed],
  cards: [...classCards, ...bard, ...basicDeck, ...relics, ...seedsOfBetrayal],
  tokens: terrainTokens,
  surges,
};
