import type { Content } from '../rules/definitions.ts';
import { healerCards } from './activation/healer.ts';
import { mageCards } from './activation/mage.ts';
import { scoutCards } from './activation/scout.ts';
import { warriorCards } from './activation/warrior.ts';
import { berserker } from './classes/berserker.ts';
import { disciple } from './classes/disciple.ts';
import { geomancer } from './classes/geomancer.ts';
import { knight } from './classes/knight.ts';
import { runemaster } from './classes/runemaster.ts';
import { spiritspeaker } from './classes/spiritspeaker.ts';
import { thief } from './classes/thief.ts';
import { wildlander } from './classes/wildlander.ts';
import { conditions } from './conditions.ts';
import { challengingSets } from './enemies/challenging.ts';
import { formidableSets } from './enemies/formidable.ts';
import { trivialSets } from './enemies/trivial.ts';
import { arcane } from './exploration/arcane.ts';
import { base } from './exploration/base.ts';
import { crypt } from './exploration/crypt.ts';
import { dungeon } from './exploration/dungeon.ts';
import { town } from './exploration/town.ts';
import { wilds } from './exploration/wilds.ts';
import { heroes } from './heroes.ts';
import { challengingLocations } from './locations/challenging.ts';
import { formidableLocations } from './locations/formidable.ts';
import { trivialLocations } from './locations/trivial.ts';
import { nemeses } from './nemeses.ts';
import { phrases } from './phrases.ts';
import { aTheftOfStars } from './quests/a-theft-of-stars.ts';
import { aheadOfTheBloodguard } from './quests/ahead-of-the-bloodguard.ts';
import { ashAndStarfall } from './quests/ash-and-starfall.ts';
import { battleInTheMistlands } from './quests/battle-in-the-mistlands.ts';
import { theEnvoy } from './quests/envoy.ts';
import { theFallenStar } from './quests/fallen-star.ts';
import { millbrookBurning } from './quests/millbrook-burning.ts';
import { standAtRavenwatch } from './quests/stand-at-ravenwatch.ts';
import { theEnvoysRoad } from './quests/the-envoys-road.ts';
import { theGoblinProblem } from './quests/the-goblin-problem.ts';

/** The box. */
export const content: Content = {
  heroes,
  activations: [
    ...[healerCards, mageCards, scoutCards, warriorCards],
    ...[disciple, spiritspeaker, geomancer, runemaster, thief, wildlander, berserker, knight],
  ].flat(),
  sets: [...trivialSets, ...challengingSets, ...formidableSets],
  loners: nemeses,
  locations: [...trivialLocations, ...challengingLocations, ...formidableLocations],
  exploration: [base, wilds, town, crypt, dungeon, arcane],
  extras: [theEnvoy, theFallenStar],
  conditions,
  quests: [
    theGoblinProblem,
    millbrookBurning,
    battleInTheMistlands,
    aheadOfTheBloodguard,
    theEnvoysRoad,
    aTheftOfStars,
    standAtRavenwatch,
    ashAndStarfall,
  ],
  phrases,
};
