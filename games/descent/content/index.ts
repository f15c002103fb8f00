import type { Content } from '../rules/definitions.ts';
import { familiars } from './base/familiars.ts';
import { conditions } from './conditions/index.ts';
import { heroes } from './heroes.ts';
import { air } from './lasting/air.ts';
import { locks } from './lasting/locks.ts';
import { monsters } from './monsters/base.ts';
import { skills } from './skills/index.ts';
import { surges } from './surges/index.ts';
import { terrains, terrainTokens } from './terrain/index.ts';

/** What is in the box. */
export const content: Content = {
  heroes,
  figures: [...monsters.flatMap(({ figures }) => figures), ...familiars],
  groups: monsters.map(({ group }) => group),
  weapons: [],
  conditions,
  lasting: [...terrains, ...locks, air],
  cards: skills,
  tokens: terrainTokens,
  surges,
};
