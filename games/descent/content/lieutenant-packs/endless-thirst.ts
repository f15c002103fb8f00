import { changes, does, inOrder, lastingDef, may, when } from '@questwright/adventure';
import { chooseOne, type Lasting, last, type Rule } from '@questwright/kernel';
import type { Attack } from '../../rules/attack/types.ts';
import { plotDeck, summoner, triggers } from '../../rules/campaign/plot-words.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { recovers, suffers } from '../../rules/effects/harm.ts';
import { ifTrait, isOfTrait, othersInThatGroup } from '../../rules/effects/monster-traits.ts';
import { movesSpaces } from '../../rules/effects/moves.ts';
import { chooses, type GameEffect } from '../../rules/effects/on-figures.ts';
import { attackGains } from '../../rules/effects/overlord.ts';
import { rollsFor } from '../../rules/effects/overlord-cards.ts';
import {
  addsAttackDie,
  addsDefenceDie,
  groupGains,
  liesOnThat,
  monstersStruck,
  whileExhausted,
} from '../../rules/effects/plot-cards.ts';
import { heartsRolled } from '../../rules/effects/rolls.ts';
import { tests } from '../../rules/effects/tests.ts';
import { each, heroes, monsters, one, thatFigure } from '../../rules/effects/whom.ts';
import { rerollsColour } from '../../rules/effects/words.ts';
import type { Attacking, Defending, Events } from '../../rules/events.ts';
import { remainingHealth } from '../../rules/figures/characteristics.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { recover } from '../../rules/figures/recover.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { asOffer } from '../../rules/ground.ts';
import { figureOf } from '../../rules/pieces.ts';
import type { Change } from '../../rules/rolls.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import type { Offer } from '../../rules/words.ts';
import { atStep, attackerHas, monsterAttacks, smallMonsterMoves, TRAVEL } from './moments.ts';

const DARK = 'dark';
const ABILITY = { kind: 'ability', attack: 0, by: 0 } as const;

function* pickMonster(g: Descent, prompt: string, figures: readonly Figure[]): Rule<Figure> {
  const among = figures.map((figure): Offer => ({ word: 'figure', figure }));
  const offer = yield* chooseOne(g, { seat: g.overlord, topic: 'figure', prompt, among, as: asOffer(g) });
  return figures[among.indexOf(offer)]!;
}

/** Only who has as much Health left can be made to suffer it. [D2-FPLOT-05] */
const donors = (g: Descent, c: Context): Figure[] =>
  monsters.matching(g, c, []).filter((figure) => remainingHealth(g, figure) >= 2);

/** One monster suffers, and another recovers; among Dark ones it suffers less. */
const givesBlood: GameEffect = does(
  'd2.plot.give-blood',
  function* (g: Descent, c: Context): Rule {
    const donor = yield* pickMonster(g, 'd2.ask.donor', donors(g, c));
    const others = monsters.matching(g, c, []).filter(({ id }) => id !== donor.id);
    const other = yield* pickMonster(g, 'd2.ask.figure', others);
    const areDark = isOfTrait(g, donor, DARK) && isOfTrait(g, other, DARK);
    yield* sufferDamage(g, donor, areDark ? 1 : 2, ABILITY);
    yield* recover(g, other, { damage: 1 }, ABILITY);
  },
  (g, c) => donors(g, c).length > 0 && monsters.matching(g, c, []).length > 1,
);

const isOn = (me: Piece, figure: Figure): boolean => (me as unknown as Lasting).on === figure.id;

/** A group that has a trait for this encounter, and a monster that has tasted suffering. */
export const traitGained = (trait: string, id: string, name: string) =>
  lastingDef({ id, name }, [
    changes<Descent>(['d2.plot.has-trait', { trait }], {
      groupTraits: (_: Descent, me: Piece, traits: readonly string[], group: Piece) =>
        isOn(me, group) ? [...traits, trait] : traits,
    }),
  ]);
const tasted = lastingDef({ id: 'the-taste-of-suffering', name: 'The Taste of Suffering' }, [
  changes<Descent>('d2.plot.tasted', {
    health: (g: Descent, me: Piece, n: number, figure: Figure) =>
      isOn(me, figure) ? n + g.players.length : n,
  }),
]);
export const thirstLasting = [traitGained(DARK, 'nights-embrace', "Night's Embrace"), tasted];

/** The monster that has done it is "that figure", and bears a mark. */
const marksCulprit: GameEffect = does('d2.plot.mark-culprit', (g: Descent, c: Context) => {
  const culprit = figureOf(g, (c.event as Events['defeated']).source.by)!;
  c.chosen = culprit;
  last(g, 'the-taste-of-suffering', { on: culprit.id });
});

/** The die may be rerolled once when it has been rolled. */
const remembers: GameEffect = does('d2.plot.reroll-once', (_: Descent, { event, card }: Context) => {
  (event as Attacking).attack.fixed.push(`scent ${card.id}`);
});

const isWounded = (g: Descent, event: unknown): boolean =>
  (event as Attacking).attack.struck.some(({ figure }) => {
    const target = figureOf(g, figure);
    return target !== undefined && isHero(g, target) && target.damage >= 6;
  });

const dealsDamage = (event: unknown): boolean =>
  (event as Attacking).attack.struck.some(({ dealt }) => dealt > 0);

/** The Plot deck of Lady Eliza Farrow. */
export const endlessThirst = plotDeck('Endless Thirst', [
  { name: 'Bloodline', does: [triggers('yourTurn', givesBlood, { threat: 0, says: 'd2.when.your-turn' })] },
  {
    name: 'Bad Dreams',
    cost: 1,
    does: [
      triggers(
        'campaignStepEnds',
        tests(each(heroes), 'willpower', { failed: suffers('fatigue', 2, thatFigure) }),
        {
          says: 'd2.when.travelled',
          if: atStep(TRAVEL),
        },
      ),
    ],
  },
  {
    name: "Night's Embrace",
    cost: 1,
    does: [
      triggers('encounterSetUp', groupGains(DARK, 'nights-embrace'), {
        exhaust: false,
        says: 'd2.when.set-up',
      }),
    ],
  },
  {
    name: 'Fangs in the Dark',
    cost: 2,
    does: [
      triggers(
        'resolved',
        inOrder(recovers('damage', 2, thatFigure), when(ifTrait(DARK), recovers('damage', 1, thatFigure))),
        {
          says: 'd2.when.monster-dealt',
          if: (g, _, event) => isMonster(g, (event as Attacking).figure) && dealsDamage(event),
        },
      ),
    ],
  },
  {
    name: 'The Power of Blood',
    cost: 2,
    does: [
      triggers('moveDeclared', inOrder(liesOnThat, movesSpaces(1, thatFigure)), {
        says: 'd2.when.small-moves',
        if: smallMonsterMoves(),
      }),
      whileExhausted(
        changes<Descent>('d2.plot.blood-damage', {
          attackChange: (g: Descent, me: Piece, all: readonly Change[], { attacker }: Attack) => {
            const figure = attacker === me.on ? figureOf(g, attacker) : undefined;
            return figure && isOfTrait(g, figure, DARK) ? [...all, { damage: 1 }] : all;
          },
        }),
      ),
    ],
  },
  {
    name: 'Nighttime Hunt',
    cost: 3,
    does: [
      triggers('beforeRoll', addsAttackDie('yellow'), {
        name: 'Nighttime Hunt: attack',
        says: 'd2.when.dark-attacks',
        if: attackerHas(DARK),
      }),
      triggers(
        'beforeRoll',
        addsDefenceDie('black', (g, figure) => isOfTrait(g, figure, DARK)),
        {
          name: 'Nighttime Hunt: defence',
          says: 'd2.when.dark-attacked',
          if: (g, _, event) => monstersStruck(g, event as Defending).length > 0,
        },
      ),
    ],
  },
  {
    name: 'Scent of Blood',
    cost: 3,
    does: [
      triggers('beforeRoll', inOrder(attackGains('+3 damage'), when(ifTrait(DARK), remembers)), {
        says: 'd2.when.wounded-attacked',
        if: (g, me, event) => monsterAttacks(g, me, event) && isWounded(g, event),
      }),
      answers('afterRoll', rerollsColour('blue'), {
        may: true,
        of: 'anybody',
        if: (_, me, event) => (event as Attacking).attack.fixed.includes(`scent ${me.id}`),
      }),
    ],
  },
  {
    name: 'The Taste of Suffering',
    cost: 3,
    does: [
      triggers('defeated', inOrder(marksCulprit, when(ifTrait(DARK), may(movesSpaces(null, thatFigure)))), {
        says: 'd2.when.monster-knocks-out',
        if: (g, _, event) => {
          const { figure, source } = event as Events['defeated'];
          const by = figureOf(g, source.by);
          return isHero(g, figure) && by !== undefined && isMonster(g, by);
        },
      }),
    ],
  },
  {
    name: "The Lady's Care",
    cost: 3,
    does: [
      triggers(
        'yourTurn',
        inOrder(
          chooses(one(monsters)),
          rollsFor(thatFigure, 'red', 1),
          recovers('damage', heartsRolled, thatFigure),
          when(ifTrait(DARK), recovers('damage', 1, each(monsters, othersInThatGroup))),
        ),
        { says: 'd2.when.your-turn' },
      ),
    ],
  },
  summoner('Summon - Eliza', 3, { agent: 'Lady Eliza Farrow', masters: 1, minions: 0 }),
]);
