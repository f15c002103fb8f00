import type { Content } from '../rules/definitions.ts';
import { basicCards } from './basic-cards.ts';
import { healerClasses } from './classes/healer.ts';
import { mageClasses } from './classes/mage.ts';
import { scoutClasses } from './classes/scout.ts';
import { warriorClasses } from './classes/warrior.ts';
import { conditions } from './conditions.ts';
import { trivialSets } from './enemies-trivial.ts';
import { exploration } from './exploration.ts';
import { heroes } from './heroes.ts';
import { locations } from './locations.ts';
import { nemeses } from './nemeses.ts';
import { theGoblinProblem } from './quests/the-goblin-problem.ts';

/** The box. */
export const content: Content = {
  heroes,
  activations: [...basicCards, ...healerClasses, ...mageClasses, ...scoutClasses, ...warriorClasses],
  sets: [...trivialSets],
  loners: [...nemeses],
  locations,
  exploration,
  extras: [],
  conditions,
  quests: [theGoblinProblem],
};
