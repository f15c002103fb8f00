import { cardsIn } from '@questwright/kernel';
import { readyHero } from './campaign/ready.ts';
import { bardsungBoxes } from './catalogue.ts';
import { layDecks } from './decks.ts';
import { bring, equipmentOf } from './pieces.ts';
import type { Bardsung } from './state.ts';
import { ABILITIES, EQUIPMENT, MODEL, PACK, zonesFor } from './zones.ts';

/** Heroes with what they start with, or with what they have come to own, and the decks. */
export function setUp(g: Bardsung): void {
  for (const zone of zonesFor[g.seats]!) cardsIn(g, zone);
  g.party.forEach((id, seat) => {
    bring(g, id, MODEL[seat]!, { seat });
    const held = g.inherited?.heroes[seat] ?? startOfHero(g, id);
    for (const ability of held.abilities) bring(g, ability, ABILITIES[seat]!, { seat });
    for (const equipment of held.equipment) bring(g, equipment, EQUIPMENT[seat]!, { seat });
    for (const { card, exhausted, fitted } of held.pack)
      bring(g, card, PACK[seat]!, { seat, exhausted, host: equipmentOf(g, seat)[fitted]?.id ?? 0 });
  });
  layDecks(g);
  g.inherited = null;
}

function startOfHero(g: Bardsung, id: string) {
  const box = bardsungBoxes.of(g);
  const hero = box.content.heroes.find((one) => one.id === id)!;
  const { abilities, equipment } = readyHero(box, hero, g.journey ? null : g.node);
  return { abilities, equipment, pack: [] };
}
