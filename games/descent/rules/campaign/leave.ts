import type { Legacy } from '@questwright/kernel';
import { cardDef, descentBoxes } from '../catalogue.ts';
import { roadLeft, spoilsOf } from '../legend/road/leave.ts';
import { nextChapter } from '../legend/road/road.ts';
import { owned } from '../overlord/deck.ts';
import { foundBy, gearOf, sheetsOf, skillsOf } from '../pieces.ts';
import type { Descent, Piece, Side } from '../state.ts';
import { CLAIMED, KEPT, PLOTS, QUEST_CARDS, RELICS, ROOM, RUMORS, RUMORS_OUT } from '../zones.ts';
import { campaignDef, campaignOf, nextIn } from './campaign.ts';
import { fortuneOf } from './fortune.ts';
import { lying } from './holdings.ts';
import type { DescentLegacy, HeroLegacy, PlotLegacy } from './party.ts';
import type { Played } from './plan.ts';

/** The form in which legacies are written. */
export const LEGACY_VERSION = 2;

const ids = (cards: readonly Piece[]): string[] => cards.map(({ def }) => def).sort();

/** What a match leaves when a side has won its quest. The side that wins the last one has won the campaign. [D2-FINALE-04] */
export function legacyLeft(g: Descent, won: Side): Legacy {
  const campaign = campaignOf(g);
  const log = [...campaign.log, { quest: g.quest, slot: campaign.slot, won }];
  const { overlord } = g;
  const spoils = g.legend ? spoilsOf(g, won) : NO_SPOILS;
  const data: DescentLegacy = {
    campaign: campaign.id,
    over: goesOn(g, log) ? null : won,
    log,
    found: g.legend ? [] : ids(g.players.flatMap((_, hero) => foundBy(g, hero))),
    heroes: g.players.map((_, hero) => heroLegacy(g, hero, spoils.xp)),
    gold: campaign.gold + spoils.gold,
    overlord: {
      owned: ids(owned(g).filter((card) => cardDef(g, card).back === 'overlord')),
      xp: campaign.overlordXp,
      relics: ids([...lying(g, RELICS), ...relicsInPlay(g)]),
      plot: campaign.plot === '' ? null : plotLegacy(g),
      rumors: ids(lying(g, `${RUMORS}:${overlord}`)),
    },
    rumorsOut: ids(lying(g, RUMORS_OUT)),
    questCards: ids(lying(g, QUEST_CARDS)),
    advanced: [...campaign.advanced],
    ...(lying(g, CLAIMED).length > 0 && { claimed: ids(lying(g, CLAIMED)) }),
    ally: campaign.ally ?? null,
    rooms: lying(g, ROOM)
      .filter((card) => card.worn && cardDef(g, card).room!.lasts)
      .map(({ def, hero, tokens }) => ({ card: def, hero, tokens })),
    ...(lying(g, KEPT).length > 0 && { kept: lying(g, KEPT).map(({ def, hero }) => ({ card: def, hero })) }),
    box: [...campaign.box],
    legend: g.legend ? roadLeft(g, won, log) : null,
    ...(campaign.sacrificed.length > 0 && { sacrificed: [...campaign.sacrificed] }),
  };
  return { version: LEGACY_VERSION, data };
}

const NO_SPOILS = { gold: 0, fame: 0, xp: 0 };

function goesOn(g: Descent, log: readonly Played[]): boolean {
  const box = descentBoxes.of(g);
  return g.legend
    ? nextChapter(box, campaignOf(g).id, log) !== undefined
    : nextIn(box, campaignDef(g), log) !== null;
}

function plotLegacy(g: Descent): PlotLegacy {
  const exhausted = lying(g, PLOTS).filter(
    (card) => card.exhausted && cardDef(g, card).refreshes === 'shopping',
  );
  return {
    deck: campaignOf(g).plot,
    bought: ids(lying(g, PLOTS)),
    threat: g.threat,
    ...(exhausted.length > 0 && { exhausted: ids(exhausted) }),
  };
}

const relicsInPlay = (g: Descent): readonly Piece[] =>
  lying(g, 'in-play').filter((card) => cardDef(g, card).deck === 'relic');

function heroLegacy(g: Descent, hero: number, more: number): HeroLegacy {
  const { xp } = campaignOf(g);
  return {
    hero: sheetsOf(g, hero)[0]!.def,
    class: classOf(g, hero),
    xp: xp[hero]! + more,
    skills: skillsOf(g, hero).map(({ def }) => def),
    gear: gearOf(g, hero).map(({ def, worn }) => ({ card: def, worn })),
    fortune: fortuneOf(g, hero),
  };
}

/** The class of a hero: the one whose first skill the hero has. */
function classOf(g: Descent, hero: number): string {
  const skills = skillsOf(g, hero).map(({ def }) => def);
  return descentBoxes.of(g).content.classes.find((one) => one.skills.every((id) => skills.includes(id)))!.id;
}
