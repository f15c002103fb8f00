import { cardsIn, move, NOTHING, type Rule, shuffle } from '@questwright/kernel';
import { cardDef, descentBoxes } from '../catalogue.ts';
import { makePiece } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { OWNED, RUMOR_DECK, RUMORS } from '../zones.ts';
import { campaignDef, campaignOf, nextIn } from './campaign.ts';
import { takeQuest } from './choose-quest.ts';
import { lying } from './holdings.ts';
import { allRumors } from './rumor-deck.ts';

/** A new campaign begins with its Introduction, at the basic level. [D2-SETUP-25] */
export function beginCampaign(g: Descent): void {
  const { quests, slot } = nextIn(descentBoxes.of(g), campaignDef(g), [])!;
  g.level = 'basic';
  g.act = campaignDef(g).plan.begins ?? 1;
  takeQuest(g, quests[0]!, slot);
}

/** How many Rumor cards the overlord begins with. */
const FIRST_RUMORS = 3;

/** The Rumor deck is shuffled, and the overlord draws three cards, unless the campaign uses none. [D2-RUMOR-04, D2-CAMP-52] */
export function dealRumors(g: Descent): Rule {
  if (!g.campaign || g.campaign.log.length > 0 || !campaignDef(g).rumors) return NOTHING;
  const all = allRumors(g);
  if (all.length === 0) return NOTHING;
  for (const { id } of all) makePiece(g, id, RUMOR_DECK);
  shuffle(g, 'rumor deck', RUMOR_DECK);
  for (let n = 0; n < FIRST_RUMORS; n++) drawRumor(g);
  return NOTHING;
}

/** The overlord draws a Rumor card; from an empty deck none. [D2-RUMOR-05] */
export function drawRumor(g: Descent): void {
  const [card] = lying(g, RUMOR_DECK);
  if (card) move(g, card, `${RUMORS}:${g.overlord}`);
}

/** In step 7 the overlord puts his deck together from all the cards that he owns. [D2-CAMP-43] */
export function gatherDeck(g: Descent): Rule {
  if (campaignOf(g).log.length > 0) takeOwnedUp(g);
  return NOTHING;
}

/** What the overlord owns becomes his deck, but for Summon cards, which lie before him. */
export function takeOwnedUp(g: Descent): void {
  if (!g.zones[OWNED]) return;
  for (const card of [...(cardsIn(g, OWNED) as Piece[])])
    move(g, card, cardDef(g, card).servants ? 'in-play' : `deck:${g.overlord}`);
}
