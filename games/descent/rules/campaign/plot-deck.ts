import { note } from '@questwright/adventure';
import { type As, chooseOne, type Rule } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import { hasOverlord } from '../figures/sides.ts';
import { makePiece } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { PLOTS } from '../zones.ts';
import { campaignOf } from './campaign.ts';
import { lying } from './holdings.ts';

/** The threat for which a Plot card is bought; nothing for the basic card of its deck. */
export const plotCost = ({ threat = 0 }: CardDefinition): number => threat;

const plotCards = (g: Descent): readonly CardDefinition[] =>
  descentBoxes.of(g).content.cards.filter(({ plot }) => plot);

/**
 * The cards of the Plot deck that are neither before the overlord nor in the box, and that he has threat for.
 * [D2-PLOT-05, D2-PLOT-16, D2-PLOT-18]
 */
export function plotsForSale(g: Descent): readonly CardDefinition[] {
  const { plot, box } = campaignOf(g);
  const mine = lying(g, PLOTS).map(({ def }) => def);
  return plotCards(g).filter(
    (card) =>
      card.deck === plot && plotCost(card) <= g.threat && !mine.includes(card.id) && !box.includes(card.id),
  );
}

/** The Plot decks of the box: those that are complete, with a basic card. */
export const plotDecks = (g: Descent): readonly string[] => [
  ...new Set(plotCards(g).flatMap((card) => (plotCost(card) === 0 && card.basic ? [card.deck] : []))),
];

/** When a campaign begins, the overlord may take one Plot deck, whose basic card lies before him. [D2-PLOT-01, D2-PLOT-04] */
export function* takePlotDeck(g: Descent): Rule {
  if (!g.campaign || g.campaign.log.length > 0 || !hasOverlord(g)) return;
  const decks = plotDecks(g);
  if (decks.length === 0) return;
  const deck = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'plot-deck',
    prompt: 'd2.ask.plot-deck',
    among: [...decks, ''],
    as: asDeck,
  });
  if (deck === '') return;
  campaignOf(g).plot = deck;
  for (const { id } of plotCards(g).filter((card) => card.deck === deck && card.basic))
    makePiece(g, id, PLOTS);
  note(g, 'd2.log.plot-deck', { deck }, 'D2-PLOT-01');
}

const asDeck: As<string> = {
  id: (deck) => (deck === '' ? 'pass' : `deck:${deck}`),
  text: (deck) => (deck === '' ? 'd2.word.pass' : ['d2.word.definition', { name: deck }]),
};
