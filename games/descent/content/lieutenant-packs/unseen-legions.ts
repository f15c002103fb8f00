import { does, inOrder, note } from '@questwright/adventure';
import { chooseOne, confirm, move, type Rule } from '@questwright/kernel';
import type { Attack } from '../../rules/attack/types.ts';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { emptyBeside } from '../../rules/effects/arrivals.ts';
import { attackWith } from '../../rules/effects/attacks.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { monstersStruck } from '../../rules/effects/plot-cards.ts';
import type { Attacking, Events, Harm } from '../../rules/events.ts';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { isHidden } from '../../rules/figures/off-map.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { asOffer } from '../../rules/ground.ts';
import { arrive } from '../../rules/move/place.ts';
import { awayFigures, figureOf } from '../../rules/pieces.ts';
import { leaveStolen } from '../../rules/search/stolen.ts';
import { type Descent, type Figure, NONE, type Piece } from '../../rules/state.ts';
import { endActingOf } from '../../rules/turn/activation.ts';
import type { Offer } from '../../rules/words.ts';
import { AWAY, MAP } from '../../rules/zones.ts';

/** The monsters that an attack affects of whose group it affects others, too. */
const struckTogether = (g: Descent, attack: Attack): Figure[] => {
  const all = [...new Set(monstersStruck(g, { attack }).map(({ figure }) => figure))];
  return all.filter((one) => one.on !== 0 && all.some(({ id, on }) => id !== one.id && on === one.on));
};

const keyOf = (me: Piece, { id }: Pick<Figure, 'id'>): string => `sacrifice ${me.id} ${id}`;

const choosesVictim: GameEffect = does(
  'd2.plot.sacrifice',
  function* (g: Descent, { event, card }: Context): Rule {
    const { attack } = event as Attacking;
    const all = struckTogether(g, attack);
    const among = all.map((figure): Offer => ({ word: 'figure', figure }));
    const offer = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'figure',
      prompt: 'd2.ask.donor',
      among,
      as: asOffer(g),
    });
    attack.fixed.push(keyOf(card, all[among.indexOf(offer)]!));
  },
);

/** Who was picked to suffer for a figure in the attack from which it is about to suffer. */
function victimFor(g: Descent, me: Piece, { figure, source }: Harm): Figure | undefined {
  const attack = g.attacks.find(({ id }) => id === source.attack);
  return attack?.struck
    .flatMap((struck) => figureOf(g, struck.figure) ?? [])
    .find((one) => attack.fixed.includes(keyOf(me, one)) && one.on === figure.on && one.id !== figure.id);
}

const takesItAll: GameEffect = does('d2.plot.suffers-all', (g: Descent, { event, card }: Context) => {
  const harm = event as Harm;
  harm.figure = victimFor(g, card, harm)!;
});

/** It is off the map and waits. [D2-FPLOT-25] */
const hides: GameEffect = does('d2.plot.hide', (g: Descent, { event }: Context) => {
  const { figure } = event as Events['figureStarts'];
  leaveStolen(g, figure);
  endActingOf(g, figure);
  move(g, figure, AWAY);
  figure.at = NONE;
  figure.lie = NONE;
  figure.used = true;
  note(g, 'd2.log.leaves', { figure }, 'D2-PLOT-22');
});

const waiting = (g: Descent): Figure[] =>
  awayFigures(g).filter((figure) => isMonster(g, figure) && isHidden(figure));

/** All who wait come beside the hero who rests, and each may attack that hero. */
const comesOut: GameEffect = does('d2.plot.come-out', function* (g: Descent, { event }: Context): Rule {
  const hero = (event as Events['rested']).figure;
  const come: Figure[] = [];
  for (const figure of waiting(g)) {
    const among = emptyBeside(g, hero).map((space): Offer => ({ word: 'space', space }));
    if (among.length === 0) break;
    const offer = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'place',
      prompt: 'd2.ask.place',
      among,
      as: asOffer(g),
    });
    if (offer.word !== 'space') continue;
    figure.used = false;
    yield* arrive(g, figure, offer.space);
    come.push(figure);
  }
  for (const figure of come) {
    if (hero.zone !== MAP || figure.zone !== MAP) continue;
    const prompt = ['d2.ask.attacks-rester', { figure: figure.label }] as const;
    if (yield* confirm(g, { seat: g.overlord, topic: 'attack', prompt }))
      yield* attackWith(g, figure, { first: ({ id }) => id === hero.id });
  }
});

const sacrifice = {
  says: 'd2.when.several-affected',
  if: (g: Descent, _: Piece, event: unknown) => struckTogether(g, (event as Attacking).attack).length > 0,
};

/** Cards of the Plot deck of Verminous. One may be used when it is said who is affected, also in step 4. [D2-FPLOT-23] */
export const [ignobleSacrifice, intoTheShadows] = plotDeck('Unseen Legions', [
  {
    name: 'Ignoble Sacrifice',
    cost: 2,
    does: [
      triggers('affected', choosesVictim, sacrifice),
      triggers('beforeRoll', choosesVictim, {
        ...sacrifice,
        name: 'Ignoble Sacrifice in step 4',
        says: 'd2.when.more-affected',
        if: (g, me, event) => (event as Attacking).attack.stage === 'surges' && sacrifice.if(g, me, event),
      }),
      answers('wouldSuffer', takesItAll, {
        of: 'anybody',
        anyOrder: true,
        says: 'd2.when.others-suffer',
        if: (g, me, event) =>
          (event as Harm).kind === 'damage' && victimFor(g, me, event as Harm) !== undefined,
      }),
    ],
  },
  {
    name: 'Into the Shadows',
    cost: 3,
    does: [
      triggers('figureStarts', hides, {
        exhaust: false,
        says: 'd2.when.weak-activated',
        if: (g, _, event) => {
          const { figure } = event as Events['figureStarts'];
          return isMonster(g, figure) && !isHero(g, figure) && healthOf(g, figure) <= 4;
        },
      }),
      answers('rested', inOrder(comesOut), {
        of: 'anybody',
        says: 'd2.when.hero-rests',
        if: (g, _, event) => isHero(g, (event as Events['rested']).figure) && waiting(g).length > 0,
      }),
    ],
  },
]);
