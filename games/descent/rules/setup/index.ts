import { NOTHING, type Rule } from '@questwright/kernel';
import { lastTrades } from '../campaign/dealings.ts';
import { heroesPrepare, overlordPrepares } from '../campaign/mini.ts';
import { dealRumors, gatherDeck } from '../campaign/new-campaign.ts';
import { takePlotDeck } from '../campaign/plot-deck.ts';
import { playRumors } from '../campaign/rumors.ts';
import { nextStep } from '../campaign/steps.ts';
import { drawStage } from '../legend/delve/run.ts';
import { startWithXp } from '../legend/delve/upgrade.ts';
import { journey } from '../legend/road/journey.ts';
import { layTerrain } from '../move/terrain.ts';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import { beginEncounter } from './begin.ts';
import { buyOverlordCards, buySkills } from './experience.ts';
import { chooseClasses, chooseHeroes } from './heroes.ts';
import { buildMap, placeHeroes } from './map.ts';
import { chooseGroups, placeMonsters } from './monsters.ts';
import { assembleDeck, firstHand, takeOverlordDeck } from './overlord.ts';
import { chooseQuest } from './quest.ts';
import { giveRelics } from './relics.ts';
import { putRules } from './rules.ts';
import { shuffleSearchDeck } from './search.ts';
import { goShopping } from './shopping.ts';
import { hideUniqueToken } from './unique-token.ts';

/** A step that a campaign takes in its own way. */
const inCampaign =
  (own: (g: Descent) => Rule, otherwise: (g: Descent) => Rule) =>
  (g: Descent): Rule =>
    g.campaign ? own(g) : otherwise(g);

/** The steps of the set-up in their order. Each is a checkpoint. */
const STEPS: readonly ((g: Descent) => Rule)[] = [
  chooseQuest,
  buildMap,
  shuffleSearchDeck,
  chooseHeroes,
  chooseClasses,
  buySkills,
  inCampaign(heroesPrepare, goShopping),
  placeHeroes,
  takeOverlordDeck,
  inCampaign(overlordPrepares, buyOverlordCards),
  chooseGroups,
  placeMonsters,
  hideUniqueToken,
  putRules,
  assembleDeck,
  takePlotDeck,
  dealRumors,
  firstHand,
];

/** The same in a campaign that goes on: heroes, classes and the overlord's cards are there. [D2-CAMP-42] */
const GOING_ON: readonly ((g: Descent) => Rule)[] = [
  buildMap,
  shuffleSearchDeck,
  placeHeroes,
  gatherDeck,
  chooseGroups,
  placeMonsters,
  giveRelics,
  hideUniqueToken,
  putRules,
  assembleDeck,
  firstHand,
  lastTrades,
];

/** What is set up again for every further encounter. The Search deck, the overlord's deck and his hand stay as they are. */
const LATER: readonly ((g: Descent) => Rule)[] = [
  buildMap,
  placeHeroes,
  chooseGroups,
  placeMonsters,
  giveRelics,
  hideUniqueToken,
  putRules,
];

/** The first stage of The Delve, and each further one. */
const DELVE: readonly ((g: Descent) => Rule)[] = [
  drawStage,
  buildMap,
  shuffleSearchDeck,
  chooseHeroes,
  chooseClasses,
  startWithXp,
  placeHeroes,
  chooseGroups,
  placeMonsters,
  putRules,
];
const NEXT_STAGE: readonly ((g: Descent) => Rule)[] = [
  drawStage,
  buildMap,
  placeHeroes,
  chooseGroups,
  placeMonsters,
  putRules,
];

/** A campaign without an overlord: after its heroes the campaign map, which leads to a quest. Later matches begin on the map. */
const ROAD: readonly ((g: Descent) => Rule)[] = [
  chooseHeroes,
  chooseClasses,
  openMap,
  buildMap,
  shuffleSearchDeck,
  placeHeroes,
  chooseGroups,
  placeMonsters,
  putRules,
  journey,
];

function openMap(g: Descent): Rule {
  g.phase = 'campaign';
  return NOTHING;
}

/** One step of the set-up, or the first round; in a campaign that goes on the heroes travel before it. */
export function* setUp(g: Descent): Rule {
  const step = stepsOf(g)[g.setUp];
  if (step) {
    g.setUp++;
    yield* step(g);
    return;
  }
  layTerrain(g);
  yield* window(g, 'encounterSetUp', { encounter: g.encounter });
  if (g.campaign && !g.legend && g.campaign.slot !== 'finale') yield* playRumors(g, 'set-up');
  if (isGoingOn(g) && g.encounter === 0) {
    g.phase = 'travel';
    yield* nextStep(g);
  } else yield* beginEncounter(g);
}

const isGoingOn = ({ campaign, legend }: Descent): boolean =>
  !legend && campaign !== null && campaign.log.length > 0;

function stepsOf(g: Descent): readonly ((g: Descent) => Rule)[] {
  if (g.legend?.delve) return g.legend.delve.resolved === 0 ? DELVE : NEXT_STAGE;
  if (g.legend?.road) return ROAD;
  if (g.encounter > 0) return LATER;
  return isGoingOn(g) ? GOING_ON : STEPS;
}
