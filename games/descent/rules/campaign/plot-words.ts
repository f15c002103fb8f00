import { type Ability, head, idFor, printed } from '@questwright/adventure';
import type { CardDefinition, Summoning } from '../definitions.ts';
import { answers, type Terms } from '../effects/abilities.ts';
import { returnsToDeck, summonsAgent } from '../effects/agents.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { canPayInSecret, threat } from '../effects/prices.ts';
import type { Events } from '../events.ts';
import type { Descent, Piece } from '../state.ts';
import type { EventName } from '../windows/names.ts';

/** A Plot card as it is written: without a price it is the basic card of its deck. */
export interface WrittenPlot {
  readonly name: string;
  readonly cost?: number;
  readonly does: readonly Ability[];
  readonly refreshes?: CardDefinition['refreshes'];
  readonly summons?: Summoning;
  readonly discounts?: true;
  /** The XP that the overlord gets when it goes back to the box. */
  readonly givesXp?: number;
}

/** A Plot deck. */
export const plotDeck = (deck: string, cards: readonly WrittenPlot[]): readonly CardDefinition[] =>
  cards.map(({ name, cost = 0, does, refreshes, summons, discounts, givesXp }) => ({
    ...head({ id: `${idFor(deck)}-${idFor(name)}`, name }),
    kind: 'card',
    deck,
    plot: true,
    threat: cost,
    basic: cost === 0,
    ...(refreshes && { refreshes }),
    ...(summons && { summons }),
    ...(discounts && { discounts }),
    ...(givesXp && { givesXp }),
    ...printed(does, refreshes ? [`d2.plot.refreshes-${refreshes}`] : []),
  }));

interface Trigger extends Omit<Terms, 'may' | 'cost'> {
  /** The threat that is spent each time. */
  readonly threat?: number;
}

/** An ability of a Plot card that the overlord may trigger: he spends threat, and exhausts the card unless it says "use". */
export const triggers = (
  event: EventName,
  effect: GameEffect,
  { threat: n = 1, exhaust = true, ...terms }: Trigger,
): Ability =>
  answers(event, effect, {
    of: 'anybody',
    ...terms,
    may: true,
    exhaust,
    ...(n > 0 && {
      cost: threat(n),
      inSecret: (g: Descent, me: Piece) => canPayInSecret(g, me, n) && (terms.inSecret?.(g, me) ?? true),
    }),
  });

/** The card that summons an agent: it goes back to the deck when he is defeated. */
export const summoner = (name: string, cost: number, summons: Summoning): WrittenPlot => ({
  name,
  cost,
  summons,
  does: [
    triggers('encounterSetUp', summonsAgent(summons), { threat: 2, says: 'd2.when.set-up' }),
    answers('defeated', returnsToDeck, {
      of: 'anybody',
      anyOrder: true,
      says: 'd2.when.agent-defeated',
      if: (_, me, event) => (event as Events['defeated']).figure.id === me.on,
    }),
  ],
});

export const plotTexts: { readonly [key: string]: string } = {
  'd2.plot.refreshes-encounter': 'It is refreshed only at the end of each encounter',
  'd2.plot.refreshes-quest': 'It is refreshed only at the end of each quest',
  'd2.plot.refreshes-shopping': 'It is refreshed only after the next shopping step',
  'd2.plot.refreshes-never': 'It is not refreshed as other cards are',
  'd2.when.set-up': 'When an encounter has been set up',
  'd2.when.agent-defeated': 'When the agent is defeated',
};
