import { isInUse } from '../boxes.ts';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import type { Descent } from '../state.ts';
import { campaignDef, questNamed, questsIn } from './campaign.ts';
import type { DescentLegacy } from './party.ts';

export const RUMOR = 'rumor';

/**
 * The Rumor cards of the boxes in use that can be played; Advanced Quest cards are not among them, and some campaigns use
 * none. [D2-RUMOR-02, D2-RUMOR-03, D2-CAMP-52]
 */
export const allRumors = (g: Descent): readonly CardDefinition[] =>
  descentBoxes
    .of(g)
    .content.cards.filter(
      (card) =>
        campaignDef(g).rumors &&
        card.deck === RUMOR &&
        isInUse(g, card) &&
        (card.quest === undefined || isOpenToCards(g, card.quest)),
    );

/** The quests of these boxes are played in their own campaigns alone. [D2-CAMP-68] */
const OWN_CAMPAIGNS_ONLY = ['Mists of Bilehall', 'The Chains that Rust'];

/** Whether a quest is in the box, and may enter a campaign by a card. */
const isOpenToCards = (g: Descent, quest: string): boolean =>
  questsIn(descentBoxes.of(g))(quest) && !OWN_CAMPAIGNS_ONLY.includes(questNamed(g, quest).box);

/** The cards that the Rumor deck still has: those that nobody holds and that have not been discarded or played. */
export function rumorsLeft(
  g: Descent,
  { overlord, rumorsOut, questCards }: DescentLegacy,
): readonly string[] {
  const gone = new Set([...overlord.rumors, ...rumorsOut, ...questCards]);
  return allRumors(g).flatMap(({ id }) => (gone.has(id) ? [] : [id]));
}
