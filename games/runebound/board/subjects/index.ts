import type { Subject } from '@questwright/board-kit/art';
import { assets } from './assets.ts';
import { combat } from './combat.ts';
import { exploration } from './exploration.ts';
import { people } from './people.ts';
import { skills } from './skills.ts';
import { social } from './social.ts';
import { stories } from './stories.ts';

/** What each card of the box shows, by its id. Tokens show what is printed on them. */
export const subjects: { readonly [card: string]: Subject } = {
  ...people,
  ...assets,
  ...skills,
  ...combat,
  ...exploration,
  ...social,
  ...stories,
};
