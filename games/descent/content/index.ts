import type { Content } from '../rules/definitions.ts';
import { markToken } from '../rules/quest/marks.ts';
import { classCards, classes, classItems, classWeapons } from './base/classes/index.ts';
import { familiars } from './base/familiars.ts';
import { heroes } from './base/heroes/index.ts';
import { relics } from './base/relics.ts';
import { shopItems } from './base/shop/act-1.ts';
import { shopArmor, shopWeapons } from './base/shop/act-1-more.ts';
import { conditions } from './conditions/index.ts';
import { air } from './lasting/air.ts';
import { locks } from './lasting/locks.ts';
import { laterFigures, laterSkills, laterTokens } from './later-boxes.ts';
import { seedsOfBetrayal } from './lieutenant-packs/seeds-of-betrayal.ts';
import { monsters } from './monsters/base.ts';
import { lieutenants } from './monsters/lieutenants.ts';
import { basicDeck } from './overlord/basic.ts';
import { quests } from './quests/index.ts';
import { searchCards, searchWeapons } from './search/cards.ts';
import { searchToken } from './search/token.ts';
import { songUsed } from './shadow-of-nerekhall/bard.ts';
import { nerekhallWeapons } from './shadow-of-nerekhall/items.ts';
import { surges } from './surges/index.ts';
import { terrains, terrainTokens } from './terrain/index.ts';
import { objectiveTokens } from './tokens/objectives.ts';

/** What is in the box. */
export const content: Content = {
  heroes,
  figures: [
    ...[...monsters, ...lieutenants].flatMap(({ figures }) => figures),
    ...familiars,
    ...laterFigures,
  ],
  groups: monsters.map(({ group }) => group),
  lieutenants: lieutenants.map(({ group }) => group),
  weapons: [...classWeapons, ...shopWeapons, ...searchWeapons, ...nerekhallWeapons],
  items: [...shopItems.map((one) => ({ ...one, shop: 1 })), ...shopArmor, ...classItems],
  classes,
  quests: quests.map(({ quest }) => quest),
  conditions,
  lasting: [...terrains, ...locks, air, songUsed, ...quests.flatMap(({ rules }) => rules)],
  cards: [...classCards, ...laterSkills, ...basicDeck, ...relics, ...seedsOfBetrayal, ...searchCards],
  tokens: [...terrainTokens, searchToken, markToken, ...objectiveTokens, ...laterTokens],
  surges,
};
