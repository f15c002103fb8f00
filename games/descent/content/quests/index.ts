import { firstBlood, firstBloodStory } from './first-blood.ts';

/** The quests. Their maps, rules and stories are ours. */
export const quests = [firstBlood];

/** What is told of them. */
export const questStories: { readonly [key: string]: string } = { ...firstBloodStory };
