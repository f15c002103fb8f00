import { acolyteOfSaradyn, acolyteOfSaradynStory } from './acolyte-of-saradyn.ts';
import { firstBlood, firstBloodStory } from './first-blood.ts';

/** The quests. Their rules and stories are ours, and all maps but that of Acolyte of Saradyn. */
export const quests = [firstBlood, acolyteOfSaradyn];

/** What is told of them. */
export const questStories: { readonly [key: string]: string } = {
  ...firstBloodStory,
  ...acolyteOfSaradynStory,
};
