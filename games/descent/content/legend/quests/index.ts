import { theSmugglersCellar, theSmugglersCellarStory } from './the-smugglers-cellar.ts';

/** The quests that are made for play without an overlord. */
export const legendQuests = [theSmugglersCellar];

/** What is told of them. */
export const legendStories: { readonly [key: string]: string } = {
  ...theSmugglersCellarStory,
};
