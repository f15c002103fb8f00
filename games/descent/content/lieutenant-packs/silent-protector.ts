import { type Ability, changes, does, inOrder, lastingDef } from '@questwright/adventure';
import { chooseAmount, chooseOne, type Lasting, last, type Rule } from '@questwright/kernel';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import type { Acting } from '../../rules/deeds.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { chooses, type GameEffect } from '../../rules/effects/on-figures.ts';
import { nearThat } from '../../rules/effects/overlord-cards.ts';
import { liesOnThat } from '../../rules/effects/plot-cards.ts';
import { each, monsters, one } from '../../rules/effects/whom.ts';
import type { Events, Harm } from '../../rules/events.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { groupTraitsOf } from '../../rules/figures/monster-traits.ts';
import { asOffer } from '../../rules/ground.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import { membersOf } from '../../rules/quest/groups.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import type { Offer } from '../../rules/words.ts';
import { isThere, monsterIsHurt } from './moments.ts';

function* pick(g: Descent, figures: readonly Figure[], prompt: string): Rule<Figure> {
  const among = figures.map((figure): Offer => ({ word: 'figure', figure }));
  const offer = yield* chooseOne(g, { seat: g.overlord, topic: 'figure', prompt, among, as: asOffer(g) });
  return figures[among.indexOf(offer)]!;
}

/** One monster of the group has an action less in this turn, and another one more. */
const shifted = (id: string, by: number) =>
  lastingDef({ id, name: 'Brethren' }, [
    changes<Descent>(['d2.plot.actions', { n: by }], {
      actions: (_: Descent, me: Piece, n: number, figure: Figure) =>
        (me as unknown as Lasting).on === figure.id ? n + by : n,
    }),
  ]);
export const brethrenLasting = [shifted('brethren-less', -1), shifted('brethren-more', 1)].map((def) => ({
  ...def,
  kind: 'lasting' as const,
}));

/** The attacks of an activation are counted apart from its actions, so there is none more. [D2-FPLOT-14] */
const shiftsAction: GameEffect = does('d2.plot.brethren', function* (g: Descent, { event }: Context): Rule {
  const { group } = event as Events['groupStarts'];
  const less = yield* pick(g, membersOf(g, group), 'd2.ask.acts-less');
  const others = membersOf(g, group).filter(({ id }) => id !== less.id);
  const more = yield* pick(g, others, 'd2.ask.acts-more');
  last(g, 'brethren-less', { on: less.id, until: 'turn' });
  last(g, 'brethren-more', { on: more.id, until: 'turn' });
});

/** Of all actions only move actions are left to that monster. [D2-FPLOT-15] */
const silence: Ability = {
  text: 'd2.plot.silence',
  forbid: {
    action: {
      when: (_: Descent, me: Piece, { figure, action }: Acting) =>
        me.exhausted && figure.id === me.on && action !== 'move',
      rule: 'D2-FPLOT-15',
    },
  },
};

const aimsAtIt: GameEffect = does('d2.plot.that-monster', (g: Descent, c: Context) => {
  const figure = figureOf(g, c.card.on);
  if (figure) c.chosen = figure;
});

const othersOf = (g: Descent, figure: Figure): Figure[] =>
  onMap(g).filter((other) => other.on === figure.on && other.on !== 0 && other.id !== figure.id);

/** A part of the damage goes to the others of the group, as the overlord divides it. [D2-FPLOT-16] */
const sharesBurden: GameEffect = does(
  'd2.plot.share',
  function* (g: Descent, { event }: Context): Rule {
    const harm = event as Harm;
    const most = { min: 1, max: harm.n - 1 };
    const n = yield* chooseAmount(g, {
      seat: g.overlord,
      topic: 'damage',
      prompt: 'd2.ask.how-much',
      ...most,
    });
    harm.n -= n;
    const shares = new Map<Figure, number>();
    for (let left = n; left > 0; left--) {
      const figure = yield* pick(g, othersOf(g, harm.figure), 'd2.ask.donor');
      shares.set(figure, (shares.get(figure) ?? 0) + 1);
    }
    for (const [figure, share] of shares)
      yield* sufferDamage(g, figure, share, { kind: 'ability', attack: 0, by: 0 });
  },
  (g, { event }) => othersOf(g, (event as Harm).figure).length > 0,
);

/** Cards of Serena's Plot deck. */
export const [brethren, sharedBurdens, oathOfSilence] = plotDeck('Silent Protector', [
  {
    name: 'Brethren',
    does: [
      triggers('groupStarts', shiftsAction, {
        says: 'd2.when.civilized-starts',
        if: (g, _, event) => {
          const { group } = event as Events['groupStarts'];
          return groupTraitsOf(g, group).includes('civilized') && membersOf(g, group).length > 1;
        },
      }),
    ],
  },
  {
    name: 'Shared Burdens',
    cost: 3,
    does: [
      triggers('wouldSuffer', sharesBurden, {
        says: 'd2.when.monster-suffers-two',
        if: (g, me, event) => monsterIsHurt(g, me, event) && (event as Harm).n >= 2,
      }),
    ],
  },
  {
    name: 'Oath of Silence',
    cost: 3,
    refreshes: 'encounter',
    does: [
      triggers('encounterSetUp', inOrder(chooses(one(monsters)), liesOnThat), { says: 'd2.when.set-up' }),
      silence,
      answers('overlordEnds', inOrder(aimsAtIt, recovers('damage', 2, each(monsters, nearThat(3)))), {
        says: 'd2.when.overlord-ends',
        if: (g, me, event) => me.exhausted && isThere(g, me, event),
      }),
    ],
  },
]);
