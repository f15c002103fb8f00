import type { Content } from '../rules/definitions.ts';
import { roundEffects } from '../rules/effects/index.ts';
import { adventures } from './adventures/index.ts';
import { assets } from './assets/index.ts';
import { heroes } from './heroes/index.ts';
import { mindMeld } from './heroes/master-thorn.ts';
import { corpseKing, vorakesh } from './scenarios/corpse-king.ts';
import { ascendance, margath } from './scenarios/margath.ts';
import { skills } from './skills/index.ts';
import { stories, storyFoes } from './stories/index.ts';
import { tokens } from './tokens.ts';

/** The box of Runebound. */
export const content: Content = {
  heroes,
  tokens,
  assets,
  skills,
  adventures,
  stories,
  scenarios: [ascendance, corpseKing],
  villains: [margath, vorakesh, ...storyFoes],
  lasting: [...roundEffects, mindMeld],
};
