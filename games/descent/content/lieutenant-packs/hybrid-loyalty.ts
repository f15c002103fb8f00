import { changes, does, inOrder, lastingDef } from '@questwright/adventure';
import { cardsIn, chooseOne, type Lasting, last, type Rule } from '@questwright/kernel';
import type { Attack } from '../../rules/attack/types.ts';
import { campaignOf } from '../../rules/campaign/campaign.ts';
import { plotDeck, summoner, triggers } from '../../rules/campaign/plot-words.ts';
import { gainGold } from '../../rules/campaign/rewards.ts';
import { gainThreat } from '../../rules/campaign/threat.ts';
import { cardDef, figureDef } from '../../rules/catalogue.ts';
import type { Context } from '../../rules/definitions.ts';
import { addTo, turnTo } from '../../rules/dice/modify.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { othersInThatGroup } from '../../rules/effects/monster-traits.ts';
import { movesSpaces } from '../../rules/effects/moves.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { draws, rollsBy } from '../../rules/effects/overlord.ts';
import { each, monsters } from '../../rules/effects/whom.ts';
import type { Attacking, Events, Resolved } from '../../rules/events.ts';
import { groupOf } from '../../rules/figures/groups.ts';
import { isHero } from '../../rules/figures/sides.ts';
import { spacesOf } from '../../rules/ground.ts';
import { DISCARD, putOnTop, takeCard } from '../../rules/overlord/deck.ts';
import { hitKey } from '../../rules/overlord/hand.ts';
import { figureOf } from '../../rules/pieces.ts';
import { addMonster, missing } from '../../rules/quest/groups.ts';
import type { Change, Roll } from '../../rules/rolls.ts';
import type { Descent, Figure, Piece, Rank, Size } from '../../rules/state.ts';
import { playCard } from '../../rules/windows/window.ts';
import { atStep, played, REWARDS } from './moments.ts';

/** The figure that an Overlord card was played on: it is "that figure". */
const targetOf = ({ on, event }: Resolved): Figure | undefined =>
  on ?? (event as { readonly figure?: Figure } | null)?.figure;

const aimsThere: GameEffect = does('d2.plot.that-target', (_: Descent, c: Context) => {
  const target = targetOf(c.event as Resolved);
  if (target) c.chosen = target;
});

const isOn = (me: Piece, group: number): boolean => (me as unknown as Lasting).on === group;
export const loyaltyLasting = [
  lastingDef({ id: 'dual-training', name: 'Dual Training' }, [
    changes<Descent>('d2.plot.dual-training', {
      attackChange: (g: Descent, me: Piece, all: readonly Change[], { attacker }: Attack) => {
        const figure = figureOf(g, attacker);
        return figure && isOn(me, figure.on) ? [...all, { damage: 1 }] : all;
      },
    }),
  ]),
];

const trainsGroup: GameEffect = does('d2.plot.train-group', (g: Descent, { chosen }: Context) => {
  const group = chosen && groupOf(g, chosen);
  if (group) last(g, 'dual-training', { on: group.id, until: 'turn' });
});

/** What a quest gives besides. */
const cutsADeal: GameEffect = does('d2.plot.deal', function* (g: Descent): Rule {
  yield* gainThreat(g, campaignOf(g).log.at(-1)?.won === 'overlord' ? 2 : 1, 'D2-PLOT-14');
  gainGold(g, 25, 'D2-SHOP-07');
});

/** The die that the card has rerolled. */
const rerolledIn = (g: Descent, { event }: Context): Roll | undefined =>
  rollsBy(g, g.overlord, (event as Resolved).event).find(({ rerolled }) => rerolled !== undefined);

const turnsIt: GameEffect = does(
  'd2.plot.turn-rerolled',
  function* (g: Descent, c: Context): Rule {
    const roll = rerolledIn(g, c)!;
    yield* turnTo(g, g.overlord, roll, roll.rerolled!);
  },
  (g, c) => rerolledIn(g, c) !== undefined,
);

const addsSurge: GameEffect = does('d2.plot.add-surge', (_: Descent, { event }: Context) => {
  addTo(((event as Events['cardPlayed']).event as Attacking).attack.roll, { surge: 1 });
});

/** The card comes back and is played on somebody else at once. */
const playsAgain: GameEffect = does('d2.plot.play-again', function* (g: Descent, { event }: Context): Rule {
  const { card, at, event: moment, on } = event as Resolved;
  takeCard(g, card);
  const { name } = cardDef(g, card);
  yield* playCard(g, card, at, moment as never, new Set(on ? [hitKey(name, on)] : []));
});

const basicCards = (g: Descent): Piece[] =>
  g.zones[DISCARD]
    ? (cardsIn(g, DISCARD) as Piece[]).filter((card) => cardDef(g, card).deck.startsWith('Basic '))
    : [];

/** A basic card of the pile comes on top of the deck instead of the card that is drawn. */
const bringsBack: GameEffect = does(
  'd2.plot.bring-back',
  function* (g: Descent, { event }: Context): Rule {
    const card = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'card',
      prompt: 'd2.ask.card',
      among: basicCards(g),
      as: {
        id: ({ id }) => `card:${id}`,
        text: (one) => ['d2.word.definition', { name: cardDef(g, one).name }],
        about: ({ id }) => ({ card: id }),
      },
    });
    (event as Events['drawing']).prevented = true;
    putOnTop(g, [card]);
  },
  (g) => basicCards(g).length > 0,
);

const PRICE: { readonly [size in Size]: number } = { small: 1, medium: 2, huge: 3, massive: 4 };
const priceOf = (g: Descent, { event }: Context): number =>
  PRICE[figureDef(g, (event as Events['reinforced']).figure).size];
const ranksLeft = (g: Descent, { event }: Context): Rank[] => {
  const group = groupOf(g, (event as Events['reinforced']).figure);
  return group ? missing(g, group) : [];
};

/** One more monster of the group comes, for threat by its size. */
const paysForMore: GameEffect = does(
  'd2.plot.hazard-pay',
  function* (g: Descent, c: Context): Rule {
    const { figure } = c.event as Events['reinforced'];
    const rank = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'rank',
      prompt: 'd2.ask.rank',
      among: ranksLeft(g, c),
      as: { id: (one) => `rank:${one}`, text: (one) => ['d2.word.definition', { name: one }] },
    });
    g.threat -= priceOf(g, c);
    yield* addMonster(g, groupOf(g, figure)!, rank, spacesOf(g, figure));
  },
  (g, c) => ranksLeft(g, c).length > 0 && g.threat >= priceOf(g, c),
);

/** The Plot deck of Belthir. */
export const hybridLoyalty = plotDeck('Hybrid Loyalty', [
  {
    name: 'Dual Training',
    does: [
      triggers('cardResolved', inOrder(aimsThere, trainsGroup), {
        name: 'Dual Training: Frenzy',
        says: ['d2.when.card-played', { card: 'Frenzy' }],
        if: played('Frenzy'),
      }),
      triggers('cardResolved', inOrder(aimsThere, movesSpaces(1, each(monsters, othersInThatGroup))), {
        name: 'Dual Training: Dash',
        says: ['d2.when.card-played', { card: 'Dash' }],
        if: played('Dash'),
      }),
    ],
  },
  { name: 'Fight with Honor', cost: 2, does: [{ text: 'd2.plot.honor' }], discounts: true },
  {
    name: 'Cut a Deal',
    cost: 2,
    does: [
      triggers('campaignStepStarts', cutsADeal, {
        threat: 0,
        says: 'd2.when.quest-over',
        if: atStep(REWARDS),
      }),
    ],
  },
  {
    name: 'Show of Force',
    cost: 2,
    refreshes: 'quest',
    does: [
      triggers('knockedOut', justExhausts, {
        says: 'd2.when.hero-knocked-out',
        if: (g, _, event) => {
          const { figure, step } = event as Events['knockedOut'];
          return step === 'turn' && isHero(g, figure);
        },
      }),
      answers('threatGained', draws(1), {
        may: true,
        says: 'd2.when.threat-gained',
        if: (_, me) => me.exhausted,
      }),
    ],
  },
  {
    name: 'Make Our Own Luck',
    cost: 2,
    does: [
      triggers('cardResolved', turnsIt, {
        says: ['d2.when.card-played', { card: 'Dark Fortune' }],
        if: played('Dark Fortune'),
      }),
    ],
  },
  {
    name: 'End It!',
    cost: 2,
    does: [
      triggers('cardPlayed', addsSurge, {
        says: ['d2.when.card-played', { card: 'Critical Blow' }],
        if: played('Critical Blow'),
      }),
    ],
  },
  {
    name: 'Bribery',
    cost: 2,
    refreshes: 'encounter',
    does: [
      triggers('cardResolved', playsAgain, {
        threat: 2,
        says: ['d2.when.card-played', { card: 'Dark Charm' }],
        if: (g, me, event) => played('Dark Charm')(g, me, event) && (event as Resolved).card.zone === DISCARD,
      }),
    ],
  },
  { name: 'Resourceful', cost: 3, does: [triggers('drawing', bringsBack, { says: 'd2.when.drawing' })] },
  {
    name: 'Hazard Pay',
    cost: 4,
    does: [triggers('reinforced', paysForMore, { threat: 0, says: 'd2.when.reinforced' })],
  },
  summoner('Summon - Belthir', 3, { agent: 'Belthir', masters: 1, minions: 1 }),
]);
