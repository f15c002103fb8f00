import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { cardDef, figureDef } from '../catalogue.ts';
import { figureFor } from '../context.ts';
import type { CardDefinition } from '../definitions.ts';
import { overlordCardsInPlay } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';

/** The overlord side of a relic, as it is written. */
interface WrittenRelic {
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
  readonly otherSide: string;
  /** The only lieutenant who can wield it. */
  readonly wielder?: string;
  /** It is a group's, or lies before the overlord, and no lieutenant wields it. */
  readonly relic?: 'monster' | 'universal';
}

/** Whether a figure can wield a relic; agents cannot. [D2-AGENT-14] */
export function mayWield(g: Descent, figure: Figure, { wielder }: Pick<CardDefinition, 'wielder'>): boolean {
  const { name, agent } = figureDef(g, figure);
  return !agent && (wielder === undefined || name === wielder);
}

/** The overlord side of a relic: it says nothing without somebody who wields it, and nothing once that one is defeated. */
export const relic = (
  written: Written,
  { box, otherSide, wielder, relic: kind }: WrittenRelic,
  abilities: readonly Ability[],
): CardDefinition => ({
  ...head(written),
  kind: 'card',
  deck: 'relic',
  otherSide,
  ...(box && { box }),
  ...(wielder && { wielder }),
  ...(kind && { relic: kind }),
  ...printed(abilities, [
    ...(wielder ? [['d2.relic.only', { wielder }] as const] : []),
    ...(kind ? [`d2.relic.${kind}`] : []),
  ]),
  silent: (g: Descent, me: Piece) => {
    if (me.used || kind) return me.used;
    const figure = figureFor(g, me);
    return figure === null || !mayWield(g, figure, wielder ? { wielder } : {});
  },
});

/**
 * A relic whose wielder is defeated does nothing any more until the quest is over. [D2-RELIC-10, D2-RELIC-11]
 */
export function layDownRelic(g: Descent, { id }: Figure): void {
  for (const card of overlordCardsInPlay(g))
    if (card.on === id && cardDef(g, card).deck === 'relic') card.used = true;
}

export const relicTexts: { readonly [key: string]: string } = {
  'd2.relic.only': 'Only {wielder} wields it',
  'd2.relic.monster': 'Monster relic: a group wields it',
  'd2.relic.universal': 'Universal relic: it lies before the overlord, and nobody wields it',
  'd2.ask.relic': 'Which relic does {figure} wield in this quest?',
  'd2.ask.monster-relic': 'Which group wields {card} in this encounter?',
  'd2.log.wields': '{figure} wields {card}.',
};
