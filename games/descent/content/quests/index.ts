import { aFatGoblin, aFatGoblinStory } from './a-fat-goblin.ts';
import { acolyteOfSaradyn, acolyteOfSaradynStory } from './acolyte-of-saradyn.ts';
import { castleDaerion, castleDaerionStory } from './castle-daerion.ts';
import { deathOnTheWing, deathOnTheWingStory } from './death-on-the-wing.ts';
import { firstBlood, firstBloodStory } from './first-blood.ts';
import { theCardinalsPlight, theCardinalsPlightStory } from './the-cardinals-plight.ts';
import { theMasqueradeBall, theMasqueradeBallStory } from './the-masquerade-ball.ts';
import { theShadowVault, theShadowVaultStory } from './the-shadow-vault.ts';

/** The quests: the introduction, the five of Act I and an interlude of the first campaign, and the introduction of another. */
export const quests = [
  firstBlood,
  aFatGoblin,
  castleDaerion,
  theCardinalsPlight,
  theMasqueradeBall,
  deathOnTheWing,
  theShadowVault,
  acolyteOfSaradyn,
];

/** What is told of them. */
export const questStories: { readonly [key: string]: string } = {
  ...firstBloodStory,
  ...aFatGoblinStory,
  ...castleDaerionStory,
  ...theCardinalsPlightStory,
  ...theMasqueradeBallStory,
  ...deathOnTheWingStory,
  ...theShadowVaultStory,
  ...acolyteOfSaradynStory,
};
