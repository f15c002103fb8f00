import type { SkillDef } from '../../rules/definitions.ts';
import { favorOfTheGods } from './favor-of-the-gods.ts';
import { friendsInLowPlaces } from './friends-in-low-places.ts';
import { militaryTraining } from './military-training.ts';
import { runeMagic } from './rune-magic.ts';
import { strengthOfTheWilds } from './strength-of-the-wilds.ts';
import { thirstForTravel } from './thirst-for-travel.ts';

export const skills: readonly SkillDef[] = [
  ...strengthOfTheWilds,
  ...militaryTraining,
  ...thirstForTravel,
  ...friendsInLowPlaces,
  ...favorOfTheGods,
  ...runeMagic,
];
