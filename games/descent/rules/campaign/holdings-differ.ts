import { gearOf, skillsOf } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { CLAIMED, KEPT, OWNED, PLOTS, QUEST_CARDS, RELICS, RUMORS, RUMORS_OUT } from '../zones.ts';
import { campaignOf } from './campaign.ts';
import { fortuneOf } from './fortune.ts';
import { lying } from './holdings.ts';
import type { DescentLegacy } from './party.ts';

const ids = (cards: readonly Piece[]): string =>
  cards
    .map(({ def }) => def)
    .sort()
    .join();
const sorted = (all: readonly string[]): string => [...all].sort().join();

/** How a match that has just begun differs from what the match before it has left. */
export function holdingsDiffer(g: Descent, { heroes, gold, overlord, ...legacy }: DescentLegacy): string[] {
  const campaign = campaignOf(g);
  const pairs: [what: string, here: unknown, left: unknown][] = [
    ['gold', campaign.gold, gold],
    ['threat', g.threat, overlord.plot?.threat ?? 0],
    ['XP of the overlord', campaign.overlordXp, overlord.xp],
    ['XP of the heroes', campaign.xp.join(), heroes.map(({ xp }) => xp).join()],
    ['Overlord cards', ids(lying(g, OWNED)), sorted(overlord.owned)],
    ['relics', ids(lying(g, RELICS)), sorted(overlord.relics)],
    ['Plot cards', ids(lying(g, PLOTS)), sorted(overlord.plot?.bought ?? [])],
    ['Rumor cards', ids(lying(g, `${RUMORS}:${g.overlord}`)), sorted(overlord.rumors)],
    ['Rumor cards that are out', ids(lying(g, RUMORS_OUT)), sorted(legacy.rumorsOut)],
    ['Quest cards', ids(lying(g, QUEST_CARDS)), sorted(legacy.questCards)],
    ['special rewards', ids(lying(g, CLAIMED)), sorted(legacy.claimed ?? [])],
    ['kept event cards', ids(lying(g, KEPT)), sorted((legacy.kept ?? []).map(({ card }) => card))],
    ['what is in the box', sorted(campaign.box), sorted(legacy.box)],
    ['Search cards', sorted(campaign.found), sorted(legacy.found)],
  ];
  for (const [hero, { skills, gear, fortune }] of heroes.entries())
    pairs.push(
      [`skills of hero ${hero}`, ids(skillsOf(g, hero)), sorted(skills)],
      [`items of hero ${hero}`, ids(gearOf(g, hero)), sorted(gear.map(({ card }) => card))],
      [`fortune of hero ${hero}`, fortuneOf(g, hero), fortune],
    );
  return pairs.flatMap(([what, here, left]) =>
    here === left ? [] : [`${what}: ${here} instead of ${left}`],
  );
}
