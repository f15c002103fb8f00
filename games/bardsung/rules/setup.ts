import { bardsungBoxes } from './catalogue.ts';
import { bring } from './pieces.ts';
import type { Bardsung } from './state.ts';
import { ABILITIES, EQUIPMENT, MODEL } from './zones.ts';

/** Heroes with what they start with, and the decks. */
export function setUp(g: Bardsung): void {
  const { content } = bardsungBoxes.of(g);
  g.party.forEach((id, seat) => {
    const hero = content.heroes.find((one) => one.id === id)!;
    bring(g, id, MODEL[seat]!, { seat });
    for (const ability of hero.abilities) bring(g, ability, ABILITIES[seat]!, { seat });
    for (const equipment of hero.equipment) bring(g, equipment, EQUIPMENT[seat]!, { seat });
  });
  for (const { id, sort } of content.dungeon) hidden(g, id, `${sort}-deck`);
  for (const { id, deck } of content.aspects) hidden(g, id, `${deck}-deck`);
  for (const { id } of content.treasure) hidden(g, id, 'treasure-deck');
  for (const { id } of content.wounds) hidden(g, id, 'wound-deck');
}

function hidden(g: Bardsung, id: string, deck: string): void {
  bring(g, id, deck).down = true;
}
