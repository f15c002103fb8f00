import type { Content } from '../rules/definitions.ts';
import { groupEffect } from '../rules/legend/group-effect.ts';
import { markToken } from '../rules/quest/marks.ts';
import {
  classCards,
  classes,
  classItems,
  classWeapons,
  discipleEffects,
  seenBy,
} from './base/classes/index.ts';
import { familiars } from './base/familiars.ts';
import { heroes } from './base/heroes/index.ts';
import { relicItems, relicWeapons } from './base/relics/heroes.ts';
import { overlordRelics, slowed } from './base/relics/overlord.ts';
import { items1 } from './base/shop/items-1.ts';
import { items2 } from './base/shop/items-2.ts';
import { prices } from './base/shop/prices.ts';
import { weapons1 } from './base/shop/weapons-1.ts';
import { weapons2 } from './base/shop/weapons-2.ts';
import { kobold } from './bonds-of-the-wild/kobold.ts';
import { advancedQuests } from './campaign/advanced-quests.ts';
import { cityEvents } from './campaign/city-events.ts';
import { campaigns } from './campaign/index.ts';
import { keptEvents } from './campaign/kept-events.ts';
import { laterTravelEvents } from './campaign/later-travel-events.ts';
import { moreTravelEvents } from './campaign/more-travel-events.ts';
import { rumorEvents } from './campaign/rumor-events.ts';
import { rumorQuests } from './campaign/rumors.ts';
import { wrongManForTheJob } from './campaign/special-rewards.ts';
import { travelEvents } from './campaign/travel-events.ts';
import { conditions } from './conditions/index.ts';
import { allies } from './labyrinth-of-ruin/allies.ts';
import { serenaPossessed } from './labyrinth-of-ruin/lieutenants.ts';
import { lairHeroes, surpassing } from './lair-of-the-wyrm/heroes.ts';
import { lairItems, lairWeapons } from './lair-of-the-wyrm/items.ts';
import { lairMonsters, valyndra } from './lair-of-the-wyrm/monsters.ts';
import { lairOverlordRelics, lairRelicItem, lairRelicWeapon } from './lair-of-the-wyrm/relics.ts';
import { air } from './lasting/air.ts';
import { journeyLasting } from './lasting/journey.ts';
import { locks } from './lasting/locks.ts';
import { overlordLasting } from './lasting/overlord.ts';
import { laterEffects, laterFigures, laterHeroes, laterSkills, laterTokens } from './later-boxes.ts';
import { legendCampaigns } from './legend/campaigns.ts';
import { cities } from './legend/cities.ts';
import { lieutenantLists } from './legend/lieutenant-lists.ts';
import { monsterLists } from './legend/monster-lists.ts';
import { patterns } from './legend/patterns.ts';
import { perils } from './legend/perils.ts';
import { legendQuests } from './legend/quests/index.ts';
import { roadEvents } from './legend/road-events.ts';
import { stages } from './legend/stages/index.ts';
import { plotDecks, plotFigures, plotLasting, plotTokens } from './lieutenant-packs/index.ts';
import { agents } from './monsters/agents.ts';
import { monsters } from './monsters/base.ts';
import { lieutenants } from './monsters/lieutenants.ts';
import { basicDeck } from './overlord/basic.ts';
import { classDecks } from './overlord/classes.ts';
import { quests } from './quests/index.ts';
import { searchCards, searchWeapons, secretPassage } from './search/cards.ts';
import { searchTokens } from './search/token.ts';
import { lairRooms } from './secret-rooms/lair.ts';
import { roomTokens } from './secret-rooms/tokens.ts';
import { fenRooms, roomMarks } from './secret-rooms/trollfens.ts';
import { songUsed } from './shadow-of-nerekhall/bard.ts';
import { nerekhallWeapons } from './shadow-of-nerekhall/items.ts';
import { surges } from './surges/index.ts';
import { terrains, terrainTokens } from './terrain/index.ts';
import { fortuneToken } from './tokens/fortune.ts';
import { objectiveTokens } from './tokens/objectives.ts';

/** What is in the box. */
export const content: Content = {
  heroes: [...heroes, ...lairHeroes, ...laterHeroes],
  figures: [
    ...[...monsters, ...lairMonsters, kobold, ...lieutenants, valyndra, serenaPossessed].flatMap(
      ({ figures }) => figures,
    ),
    ...agents,
    ...plotFigures,
    ...familiars,
    ...laterFigures,
    ...allies.flatMap(({ figures }) => figures),
  ],
  groups: [...monsters, ...lairMonsters, kobold].map(({ group }) => group),
  lieutenants: [...lieutenants, valyndra, serenaPossessed].map(({ group }) => group),
  allies: allies.map(({ card }) => card),
  weapons: [
    ...classWeapons,
    ...weapons1,
    ...weapons2,
    ...relicWeapons,
    ...searchWeapons,
    ...nerekhallWeapons,
    ...lairWeapons,
    lairRelicWeapon,
  ],
  items: [...items1, ...items2, ...relicItems, ...classItems, ...lairItems, lairRelicItem],
  classes,
  prices,
  quests: quests.map(({ quest }) => quest),
  conditions,
  lasting: [
    ...terrains,
    ...locks,
    air,
    songUsed,
    seenBy,
    slowed,
    surpassing,
    ...discipleEffects,
    ...overlordLasting,
    groupEffect,
    ...laterEffects,
    ...roomMarks,
    ...journeyLasting,
    ...plotLasting,
    ...quests.flatMap(({ rules }) => rules),
    ...stages.flatMap(({ rules }) => rules),
    ...legendQuests.flatMap(({ rules }) => rules),
    ...perils.map(({ card }) => card),
  ],
  cards: [
    ...classCards,
    ...laterSkills,
    ...allies.flatMap(({ skills }) => skills),
    ...basicDeck,
    ...classDecks,
    ...overlordRelics,
    ...lairOverlordRelics,
    ...plotDecks,
    ...searchCards,
    secretPassage,
    ...lairRooms,
    ...fenRooms,
    ...rumorQuests,
    ...rumorEvents,
    ...advancedQuests,
    ...wrongManForTheJob.slice(1),
    ...keptEvents,
  ],
  tokens: [
    fortuneToken,
    ...terrainTokens,
    ...searchTokens,
    markToken,
    ...objectiveTokens,
    ...laterTokens,
    ...roomTokens,
    ...plotTokens,
  ],
  surges,
  campaigns,
  events: [...roadEvents, ...travelEvents, ...laterTravelEvents, ...moreTravelEvents, ...cityEvents],
  activations: [...monsterLists, ...lieutenantLists, ...patterns],
  stages: stages.map(({ stage }) => stage),
  legendCampaigns,
  cities,
  legendQuests: legendQuests.map(({ legendQuest }) => legendQuest),
  perils,
};
