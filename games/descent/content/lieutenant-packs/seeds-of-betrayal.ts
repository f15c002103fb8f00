import { changes, does, head, inOrder } from '@questwright/adventure';
import { chooseOne, chooseSome, type Rule } from '@questwright/kernel';
import { plotDeck, summoner, triggers } from '../../rules/campaign/plot-words.ts';
import { cardDef } from '../../rules/catalogue.ts';
import type { Context, TokenDef } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { becomes } from '../../rules/effects/harm.ts';
import { namesAttribute } from '../../rules/effects/name-attribute.ts';
import { type GameEffect, onFigures } from '../../rules/effects/on-figures.ts';
import { draws } from '../../rules/effects/overlord.ts';
import { addsToken, gainsThreat } from '../../rules/effects/plot-cards.ts';
import { drawsAnother } from '../../rules/effects/search.ts';
import { each, heroes, thatFigure } from '../../rules/effects/whom.ts';
import { addsShields } from '../../rules/effects/words.ts';
import type { Events, Rolled } from '../../rules/events.ts';
import { isHero } from '../../rules/figures/sides.ts';
import { test } from '../../rules/figures/test.ts';
import { deckOf, discardCard, drawCard, handOf, shuffleDeck, takeCard } from '../../rules/overlord/deck.ts';
import { makePiece } from '../../rules/pieces.ts';
import { ATTRIBUTES, type Descent, type Piece } from '../../rules/state.ts';
import { BENEATH } from '../../rules/zones.ts';
import { isHeld } from '../base/classes/sneaky.ts';
import { atStep, firstEncounter, TRAVEL } from './moments.ts';

const cardNames = (g: Descent) => ({
  id: ({ id }: Piece) => `card:${id}`,
  text: (card: Piece) => ['d2.word.definition', { name: cardDef(g, card).name }] as const,
  about: ({ id }: Piece) => ({ card: id }),
});

const leavesMoreOut: GameEffect = does('d2.plot.leave-more-out', (_: Descent, { event }: Context) => {
  (event as Events['leavingOut']).least -= 2;
});

/** The first hand is chosen, and nobody else sees what. */
const choosesHand: GameEffect = does('d2.plot.choose-hand', function* (g: Descent, { event }: Context): Rule {
  (event as Events['drawingHand']).prevented = true;
  const n = Math.min(g.players.length, deckOf(g).length);
  const hand = yield* chooseSome(g, {
    seat: g.overlord,
    topic: 'card',
    prompt: 'd2.ask.first-hand',
    publicPrompt: 'd2.ask.first-hand',
    among: deckOf(g),
    as: cardNames(g),
    min: n,
    max: n,
    secret: true,
  });
  for (const card of [...hand]) takeCard(g, card);
  shuffleDeck(g);
});

/** Up to two cards of the hand go, and as many are drawn. */
const replacesCards: GameEffect = does(
  'd2.plot.replace-cards',
  function* (g: Descent): Rule {
    const gone = yield* chooseSome(g, {
      seat: g.overlord,
      topic: 'card',
      prompt: 'd2.ask.discard-card',
      publicPrompt: 'd2.ask.discard-card',
      among: handOf(g),
      as: cardNames(g),
      min: 0,
      max: Math.min(2, handOf(g).length),
      secret: true,
    });
    for (const card of [...gone]) discardCard(g, card);
    for (const _ of gone) drawCard(g, 'D2-OVCARD-16');
  },
  (g) => handOf(g).length > 0,
);

/** What lies beneath Two-Pronged Gambit: a token with its threat or its fortune side up, which looks the same to the heroes. */
const beneath = (side: 'threat' | 'fortune'): TokenDef => ({
  ...head({ id: `gambit-${side}`, name: side === 'threat' ? 'Threat' : 'Fortune' }),
  kind: 'token',
  back: 'gambit',
  terrain: null,
  text: [],
});
export const gambitTokens = [beneath('threat'), beneath('fortune')];

const betsInSecret: GameEffect = does('d2.plot.gambit', function* (g: Descent): Rule {
  const side = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'gambit',
    prompt: 'd2.ask.gambit',
    publicPrompt: 'd2.ask.gambit',
    among: ['threat', 'fortune'] as const,
    as: { id: (one) => `bet:${one}`, text: (one) => ['d2.word.bet', { side: one }] },
    secret: true,
  });
  makePiece(g, `gambit-${side}`, `${BENEATH}:${g.overlord}`);
});

const betOn = (g: Descent): string | undefined => g.zones[`${BENEATH}:${g.overlord}`]?.[0]?.def;

/** Whoever fails becomes Stunned, Diseased or Poisoned, by the attribute. */
const TROUBLE = {
  might: 'stunned',
  knowledge: 'stunned',
  awareness: 'diseased',
  willpower: 'poisoned',
} as const;

/** Each hero tests an attribute that the overlord names for that hero. [D2-FPLOT-02] */
const troubles: GameEffect = onFigures(
  each(heroes),
  'd2.plot.trouble',
  {},
  {
    *does(g, figure, c) {
      const attribute = yield* namesAttribute(g, figure, ATTRIBUTES);
      const { passed } = yield* test(g, figure, attribute);
      if (!passed) yield* becomes(TROUBLE[attribute], thatFigure).run(g, { ...c, chosen: figure });
    },
  },
);

const forgets: GameEffect = does('d2.plot.done', (_: Descent, { card }: Context) => {
  card.tokens = 0;
});

/** The Plot deck of Baron Zachareth. */
export const seedsOfBetrayal = plotDeck('Seeds of Betrayal', [
  {
    name: 'Sole Purpose',
    does: [triggers('leavingOut', leavesMoreOut, { exhaust: false, says: 'd2.when.leaving-out' })],
  },
  {
    name: 'Scrying and Plotting',
    cost: 1,
    does: [triggers('drawingHand', choosesHand, { threat: 3, says: 'd2.when.drawing-hand' })],
  },
  {
    name: 'Rush of Power',
    cost: 2,
    does: [
      triggers('overlordStarts', addsToken, { says: 'd2.when.overlord-starts' }),
      answers('overlordEnds', inOrder(forgets, draws(2)), {
        says: 'd2.when.rush-ends',
        if: (_, me) => me.tokens > 0,
      }),
    ],
  },
  {
    name: 'Two-Pronged Gambit',
    cost: 2,
    refreshes: 'quest',
    does: [
      triggers('encounterSetUp', betsInSecret, { says: 'd2.when.quest-set-up', if: firstEncounter }),
      answers('questEnds', gainsThreat(3), {
        says: 'd2.when.gambit-won',
        if: (g, _, event) =>
          betOn(g) ===
          ((event as Events['questEnds']).winner === 'overlord' ? 'gambit-threat' : 'gambit-fortune'),
      }),
    ],
  },
  {
    name: 'Nefarious Power',
    cost: 2,
    does: [
      triggers('rolled', addsShields(1), {
        says: 'd2.when.hero-tests',
        if: (g, _, event) => {
          const { attribute, figure } = event as Rolled;
          return attribute !== null && isHero(g, figure);
        },
      }),
    ],
  },
  {
    name: 'Always Prepared',
    cost: 2,
    does: [triggers('overlordStarts', replacesCards, { says: 'd2.when.overlord-starts' })],
  },
  {
    name: 'False Friends',
    cost: 3,
    refreshes: 'shopping',
    does: [
      triggers('encounterSetUp', justExhausts, {
        threat: 2,
        says: 'd2.when.quest-set-up',
        if: firstEncounter,
      }),
      changes<Descent>('d2.plot.false-friends', {
        shopCards: (_: Descent, me: Piece, n: number) => (me.exhausted ? n - 2 : n),
      }),
    ],
  },
  {
    name: 'Trouble on the Road',
    cost: 3,
    does: [
      triggers('campaignStepEnds', troubles, { threat: 2, says: 'd2.when.travelled', if: atStep(TRAVEL) }),
    ],
  },
  {
    name: 'Meticulous Planning',
    cost: 4,
    does: [
      triggers('found', drawsAnother, {
        says: 'd2.when.hero-found',
        if: (_, __, event) => isHeld(event),
      }),
    ],
  },
  summoner('Summon - Zachareth', 3, { agent: 'Baron Zachareth', masters: 1, minions: 1 }),
]);
