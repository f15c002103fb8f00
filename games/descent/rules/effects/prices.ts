import { type Cost, costs, does } from '@questwright/adventure';
import { chooseAmount, chooseOne, type Rule } from '@questwright/kernel';
import { hasPlotDeck } from '../campaign/campaign.ts';
import { turnIntoFortune } from '../campaign/threat.ts';
import { cardDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { payFatigue, roomForFatigue } from '../figures/harm.ts';
import { canSufferFatigue } from '../figures/room-for-fatigue.ts';
import { asOffer } from '../ground.ts';
import { pointsIn, spend } from '../move/pool.ts';
import { discardCard, handOf } from '../overlord/deck.ts';
import { heroFigure, pieceOf, plotsInPlay, sheetsOf, skillsOf } from '../pieces.ts';
import { type Activation, type Descent, NONE, type Piece } from '../state.ts';
import type { Offer } from '../words.ts';
import type { GameAmount, GameEffect } from './on-figures.ts';

/** The sheet of the hero whose ability it is. */
const sheetOf = (g: Descent, { figure }: Context): Piece | undefined =>
  figure && figure.hero !== NONE && heroFigure(g, figure.hero).id === figure.id
    ? sheetsOf(g, figure.hero)[0]
    : undefined;

/** Class tokens from the hero's own sheet. */
export const classTokens = (n: number): Cost<Descent, Context> =>
  costs(
    ['d2.cost.tokens', { n }],
    (g, c) => (sheetOf(g, c)?.tokens ?? 0) >= n,
    (g, c) => {
      sheetOf(g, c)!.tokens -= n;
    },
  );

/** A Class card of any hero that is not exhausted, and is then. */
export const exhausting = (def: string, name: string): Cost<Descent, Context> => {
  const ready = (g: Descent): Piece | undefined =>
    g.players.flatMap((_, hero) => skillsOf(g, hero)).find((card) => card.def === def && !card.exhausted);
  return costs(
    ['d2.cost.exhaust', { name }],
    (g) => ready(g) !== undefined,
    (g) => {
      ready(g)!.exhausted = true;
    },
  );
};

/** "Suffer any amount of fatigue": as much as fits under Stamina, for the lines that follow. */
export const suffersAnyFatigue: GameEffect = does(
  'd2.effect.any-fatigue',
  function* (g: Descent, c: Context): Rule {
    const max = roomForFatigue(g, c.figure!);
    c.paid = yield* chooseAmount(g, {
      seat: c.seat,
      topic: 'fatigue',
      prompt: 'd2.ask.any-fatigue',
      min: 1,
      max,
    });
    yield* payFatigue(g, c.figure!, c.paid);
  },
  (g, { figure }) => canSufferFatigue(g, figure!, 1),
);

/** As much as the fatigue that was suffered for it. */
export const fatiguePaid: GameAmount = {
  printed: 'X',
  note: 'd2.amount.fatigue-paid',
  count: (_, { paid }: Context) => paid ?? 0,
};

const poolOf = (g: Descent, { figure }: Context): Activation | undefined =>
  g.acting.findLast((act) => act.figure === figure?.id);

/** Movement points, from whatever source they are. */
export const movementPoints = (n: number): Cost<Descent, Context> =>
  costs(
    ['d2.cost.points', { n }],
    (g, c) => {
      const pool = poolOf(g, c);
      return pool !== undefined && pointsIn(pool) >= n;
    },
    (g, c) => spend(poolOf(g, c)!, n),
  );

/** The card by which another Plot card costs 1 threat less, if it is ready; a Trap card goes with it. */
const discounter = (g: Descent, card: Piece): Piece | undefined =>
  handOf(g).length === 0
    ? undefined
    : plotsInPlay(g).find((one) => one.id !== card.id && !one.exhausted && cardDef(g, one).discounts);

const traps = (g: Descent): Piece[] => handOf(g).filter((card) => cardDef(g, card).traits?.includes('Trap'));

/** Whether so much threat is there, also as far as the overlord alone knows. */
export const canPayInSecret = (g: Descent, card: Piece, n: number): boolean =>
  g.threat >= n || (discounter(g, card) !== undefined && traps(g).length > 0);

/** Threat tokens of the overlord, which become fortune. What could lower the price counts if everybody sees that it could. */
export const threat = (n: number): Cost<Descent, Context> =>
  costs(
    ['d2.cost.threat', { n }],
    (g, { card }) => g.threat >= n || (g.threat >= n - 1 && discounter(g, card) !== undefined),
    function* (g, { card }) {
      const price = n - (yield* discount(g, card, n));
      g.threat -= price;
      if (hasPlotDeck(g)) yield* turnIntoFortune(g, price);
    },
  );

/** A Trap card of the hand makes it 1 cheaper, if the overlord wants to; he is asked whatever he holds. */
function* discount(g: Descent, card: Piece, n: number): Rule<number> {
  const by = discounter(g, card);
  if (!by) return 0;
  const pass: readonly Offer[] = g.threat >= n ? [{ word: 'pass' }] : [];
  const among = traps(g).map((one): Offer => ({ word: 'card', card: one.id, name: cardDef(g, one).name }));
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'card',
    prompt: 'd2.ask.discount',
    publicPrompt: 'd2.ask.discount',
    among: [...among, ...pass],
    as: asOffer(g),
    always: true,
    secret: true,
  });
  if (offer.word !== 'card') return 0;
  by.exhausted = true;
  discardCard(g, pieceOf(g, offer.card));
  return 1;
}

/** A token that lies on this card. */
export const tokenHere: Cost<Descent, Context> = costs(
  'd2.cost.token-here',
  (_, { card }) => card.tokens > 0,
  (_, { card }) => {
    card.tokens--;
  },
);

/** A card from the overlord's hand, of which everybody sees how many there are. */
export const cardFromHand: Cost<Descent, Context> = {
  text: 'd2.cost.card',
  canPay: (g) => handOf(g).length > 0,
  *pay(g) {
    const among = handOf(g).map(
      (card): Offer => ({ word: 'card', card: card.id, name: cardDef(g, card).name }),
    );
    const offer = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'card',
      prompt: 'd2.ask.discard-card',
      among,
      as: asOffer(g),
    });
    if (offer.word === 'card') discardCard(g, pieceOf(g, offer.card));
  },
};

export const priceTexts: { readonly [key: string]: string } = {
  'd2.effect.any-fatigue': 'suffer X fatigue',
  'd2.amount.fatigue-paid': 'where X is the fatigue suffered for it',
  'd2.cost.threat': 'spend {n} threat',
  'd2.ask.discount': 'Do you discard a Trap card to trigger it for 1 threat less?',
  'd2.cost.token-here': 'discard 1 token from this card',
  'd2.cost.card': 'discard 1 Overlord card from your hand',
  'd2.cost.exhaust': 'exhaust {name}',
  'd2.cost.tokens': 'discard {n, plural, one {# class token} other {# class tokens}}',
  'd2.cost.points': 'spend {n, plural, one {# movement point} other {# movement points}}',
};
