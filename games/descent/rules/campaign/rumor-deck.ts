import { isInUse } from '../boxes.ts';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import type { Descent } from '../state.ts';
import { questsIn } from './campaign.ts';
import type { DescentLegacy } from './party.ts';

export const RUMOR = 'rumor';

/** The Rumor cards of the box that can be played in it; Advanced Quest cards are not among them. [D2-RUMOR-02, D2-RUMOR-03] */
export const allRumors = (g: Descent): readonly CardDefinition[] =>
  descentBoxes
    .of(g)
    .content.cards.filter(
      (card) =>
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
