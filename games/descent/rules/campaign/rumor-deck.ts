import { isInUse } from '../boxes.ts';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import type { Descent } from '../state.ts';
import { campaignDef, questsIn } from './campaign.ts';
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
        (card.quest === undefined || questsIn(descentBoxes.of(g))(card.quest)),
    );

/** The cards that the Rumor deck still has: those that nobody holds and that have not been discarded or played. */
export function rumorsLeft(
  g: Descent,
  { overlord, rumorsOut, questCards }: DescentLegacy,
): readonly string[] {
  const gone = new Set([...overlord.rumors, ...rumorsOut, ...questCards]);
  return allRumors(g).flatMap(({ id }) => (gone.has(id) ? [] : [id]));
}
