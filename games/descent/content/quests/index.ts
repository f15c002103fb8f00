import { aFatGoblin, aFatGoblinStory } from './a-fat-goblin.ts';
import { acolyteOfSaradyn, acolyteOfSaradynStory } from './acolyte-of-saradyn.ts';
import { armedToTheTeeth, armedToTheTeethStory } from './armed-to-the-teeth.ts';
import { atTheForge, atTheForgeStory } from './at-the-forge.ts';
import { bloodWillTell, bloodWillTellStory } from './blood-will-tell.ts';
import { castleDaerion, castleDaerionStory } from './castle-daerion.ts';
import { deathOnTheWing, deathOnTheWingStory } from './death-on-the-wing.ts';
import { enduringTheElements, enduringTheElementsStory } from './enduring-the-elements.ts';
import { firstBlood, firstBloodStory } from './first-blood.ts';
import { goldDigger, goldDiggerStory } from './gold-digger.ts';
import { gryvornUnleashed, gryvornUnleashedStory } from './gryvorn-unleashed.ts';
import { rudeAwakening, rudeAwakeningStory } from './rude-awakening.ts';
import { theCardinalsPlight, theCardinalsPlightStory } from './the-cardinals-plight.ts';
import { theDawnblade, theDawnbladeStory } from './the-dawnblade.ts';
import { theDesecratedTomb, theDesecratedTombStory } from './the-desecrated-tomb.ts';
import { theFrozenSpire, theFrozenSpireStory } from './the-frozen-spire.ts';
import { theManWhoWouldBeKing, theManWhoWouldBeKingStory } from './the-man-who-would-be-king.ts';
import { theMasqueradeBall, theMasqueradeBallStory } from './the-masquerade-ball.ts';
import { theMonstersHoard, theMonstersHoardStory } from './the-monsters-hoard.ts';
import { theOverlordRevealed, theOverlordRevealedStory } from './the-overlord-revealed.ts';
import { theRitualOfShadows, theRitualOfShadowsStory } from './the-ritual-of-shadows.ts';
import { theShadowVault, theShadowVaultStory } from './the-shadow-vault.ts';
import { theTwinIdols, theTwinIdolsStory } from './the-twin-idols.ts';
import { theWyrmRises, theWyrmRisesStory } from './the-wyrm-rises.ts';
import { theWyrmTurns, theWyrmTurnsStory } from './the-wyrm-turns.ts';
import { whatsYoursIsMine, whatsYoursIsMineStory } from './whats-yours-is-mine.ts';

/**
 * The quests: the twenty of the first campaign, from its introduction to its two finales, the introduction of another, and
 * the five of Lair of the Wyrm.
 */
export const quests = [
  firstBlood,
  aFatGoblin,
  castleDaerion,
  theCardinalsPlight,
  theMasqueradeBall,
  deathOnTheWing,
  theShadowVault,
  theOverlordRevealed,
  theMonstersHoard,
  theFrozenSpire,
  theDawnblade,
  theDesecratedTomb,
  enduringTheElements,
  theRitualOfShadows,
  bloodWillTell,
  theTwinIdols,
  theWyrmTurns,
  theWyrmRises,
  gryvornUnleashed,
  theManWhoWouldBeKing,
  acolyteOfSaradyn,
  goldDigger,
  rudeAwakening,
  whatsYoursIsMine,
  atTheForge,
  armedToTheTeeth,
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
  ...theOverlordRevealedStory,
  ...theMonstersHoardStory,
  ...theFrozenSpireStory,
  ...theDawnbladeStory,
  ...theDesecratedTombStory,
  ...enduringTheElementsStory,
  ...theRitualOfShadowsStory,
  ...bloodWillTellStory,
  ...theTwinIdolsStory,
  ...theWyrmTurnsStory,
  ...theWyrmRisesStory,
  ...gryvornUnleashedStory,
  ...theManWhoWouldBeKingStory,
  ...acolyteOfSaradynStory,
  ...goldDiggerStory,
  ...rudeAwakeningStory,
  ...whatsYoursIsMineStory,
  ...atTheForgeStory,
  ...armedToTheTeethStory,
};
