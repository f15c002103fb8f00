import { changes, does, inOrder, lastingDef, when } from '@questwright/adventure';
import { type Lasting, last, remove } from '@questwright/kernel';
import { plotDeck, summoner, triggers } from '../../rules/campaign/plot-words.ts';
import { gainThreat } from '../../rules/campaign/threat.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { recovers } from '../../rules/effects/harm.ts';
import { ifTrait, isOfTrait } from '../../rules/effects/monster-traits.ts';
import { movesSpaces } from '../../rules/effects/moves.ts';
import { chooses, type GameEffect, onFigures } from '../../rules/effects/on-figures.ts';
import { rollsFor } from '../../rules/effects/overlord-cards.ts';
import {
  addsToken,
  ambushes,
  choosesStruck,
  goesToGroup,
  groupGains,
  liesOn,
  liesOnThat,
  monstersStruck,
  whileExhausted,
} from '../../rules/effects/plot-cards.ts';
import { heartsRolled } from '../../rules/effects/rolls.ts';
import { type FigureTrait, monsters, one, thatFigure } from '../../rules/effects/whom.ts';
import type { Attacking, Events, Harm } from '../../rules/events.ts';
import { liesKnockedOut } from '../../rules/figures/off-map.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { areAdjacent, distanceOf, spacesApart, spacesOf } from '../../rules/ground.ts';
import { monsterId } from '../../rules/ids.ts';
import { heroEnters } from '../../rules/overlord/moments.ts';
import { awayFigures, figureOf, onMap } from '../../rules/pieces.ts';
import type { Change, Roll } from '../../rules/rolls.ts';
import type { Colour, Descent, Figure, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import { traitGained } from './endless-thirst.ts';
import { monsterIsHurt, smallMonsterMoves } from './moments.ts';

const WILD = 'wilderness';

const isNearHero = (g: Descent, figure: Figure): boolean =>
  onMap(g).some((other) => isHero(g, other) && distanceOf(g, figure, other) <= 3);

/** Beside the figure of the event. */
const besideThat: FigureTrait = {
  text: 'd2.which.beside-that-one',
  noun: false,
  fits: (g, figure, { event }) => areAdjacent(g, figure, (event as Harm).figure),
};

const shields: GameEffect = onFigures(
  one(monsters, besideThat),
  'd2.plot.meat-shield',
  {},
  {
    does(_, figure, { event }) {
      (event as Harm).figure = figure;
    },
  },
);

const staysOn = (me: Piece): number => (me as unknown as Lasting).on;
const goes: Answer<'overlordStarts'> = { run: (g, me) => remove(g, me), anyOrder: true };
const dived = lastingDef({ id: 'dive-into-cover', name: 'Dive Into Cover' }, [
  {
    text: 'd2.plot.in-cover',
    on: { overlordStarts: goes },
    modify: {
      defence: (_: Descent, me: Piece, dice: readonly Colour[], figure: Figure) =>
        staysOn(me) === figure.id ? [...dice, 'black'] : dice,
    },
  },
]);
export const uprisingLasting = [traitGained(WILD, 'feral-instincts', 'Feral Instincts'), dived];

const takesCover: GameEffect = does('d2.plot.take-cover', (g: Descent, { chosen }: Context) => {
  if (chosen) last(g, 'dive-into-cover', { on: chosen.id });
});

/** In the space of a knocked out hero, or beside it. */
const isBesideFallen = (g: Descent, figure: Figure): boolean =>
  awayFigures(g).some(
    (hero) => isHero(g, hero) && liesKnockedOut(hero) && spacesApart(g, spacesOf(g, figure), [hero.at]) <= 1,
  );

/** So many tokens the card holds. */
const SCRAPS = 6;

/** The tokens on the card become threat. */
const turnsIntoThreat: GameEffect = does('d2.plot.scraps', (g: Descent, { card }: Context) =>
  gainThreat(g, card.tokens, 'D2-PLOT-14'),
);

const raided = (roll: Roll, isWild: boolean): Change =>
  roll.kind === 'attack' ? { surge: 1, ...(isWild && { damage: 1 }) } : { shield: 1 };

const forgets: GameEffect = does('d2.plot.forget', (_: Descent, { card }: Context) => {
  card.on = 0;
});

/** The Plot deck of Splig. */
export const goblinUprising = plotDeck('Goblin Uprising', [
  {
    name: 'Spirited Retreat',
    does: [
      triggers('moveDeclared', inOrder(liesOnThat, movesSpaces(1, thatFigure)), {
        says: 'd2.when.small-wild-moves',
        if: smallMonsterMoves(WILD),
      }),
      answers('actionDone', inOrder(forgets, movesSpaces(1, thatFigure)), {
        may: true,
        of: 'anybody',
        says: 'd2.when.retreat-ends',
        if: (g, me, event) => {
          const { figure, action } = event as Events['actionDone'];
          return action === 'move' && figure.id === me.on && isNearHero(g, figure);
        },
      }),
    ],
  },
  {
    name: 'Feral Instincts',
    cost: 1,
    does: [
      triggers('encounterSetUp', groupGains(WILD, 'feral-instincts'), {
        exhaust: false,
        says: 'd2.when.set-up',
      }),
    ],
  },
  {
    name: 'Overfed',
    cost: 2,
    refreshes: 'encounter',
    does: [
      triggers('encounterSetUp', justExhausts, { says: 'd2.when.set-up' }),
      whileExhausted(
        changes<Descent>('d2.plot.overfed', {
          health: (g: Descent, _: Piece, n: number, figure: Figure) =>
            isMonster(g, figure) && isOfTrait(g, figure, WILD) ? n + 2 : n,
          speed: (g: Descent, _: Piece, n: number, figure: Figure) =>
            isMonster(g, figure) && isOfTrait(g, figure, WILD) ? n - 1 : n,
        }),
      ),
    ],
  },
  {
    name: 'Meat Shield',
    cost: 2,
    does: [triggers('wouldSuffer', shields, { says: 'd2.when.monster-suffers', if: monsterIsHurt })],
  },
  {
    name: 'Emergency Rations',
    cost: 2,
    does: [
      triggers(
        'yourTurn',
        inOrder(
          chooses(one(monsters)),
          rollsFor(thatFigure, 'red', 1),
          recovers('damage', heartsRolled, thatFigure),
          when(ifTrait(WILD), recovers('damage', 1, thatFigure)),
        ),
        { says: 'd2.when.your-turn' },
      ),
    ],
  },
  {
    name: 'Dive Into Cover',
    cost: 3,
    does: [
      triggers(
        'resolved',
        inOrder(choosesStruck(), movesSpaces(3, thatFigure), when(ifTrait(WILD), takesCover)),
        {
          says: 'd2.when.hero-has-attacked',
          if: (g, _, event) =>
            isHero(g, (event as Attacking).figure) && monstersStruck(g, event as Attacking).length > 0,
        },
      ),
    ],
  },
  {
    name: 'Goblin Ambush',
    cost: 3,
    refreshes: 'encounter',
    does: [
      triggers(
        'entered',
        ambushes({
          arms: (g) => monsterId('Goblin Archer', g.act, 'master'),
          range: 4,
          text: 'd2.plot.ambush',
        }),
        {
          says: 'd2.when.hero-enters-empty',
          interrupts: true,
          if: (g, _, event) =>
            isHero(g, (event as Events['entered']).figure) && heroEnters.when!(g, event as Events['entered']),
        },
      ),
    ],
  },
  {
    name: 'Raided Armory',
    cost: 4,
    does: [
      triggers('overlordStarts', goesToGroup(), { threat: 2, says: 'd2.when.overlord-starts' }),
      whileExhausted(
        changes<Descent>('d2.plot.raided', {
          rollChange: (g: Descent, me: Piece, all: readonly Change[], roll: Roll) => {
            const figure = figureOf(g, roll.figure);
            return figure && liesOn(me, figure) && (roll.kind === 'attack' || roll.kind === 'defence')
              ? [...all, raided(roll, isOfTrait(g, figure, WILD))]
              : all;
          },
        }),
      ),
    ],
  },
  {
    name: 'Scavenge',
    cost: 4,
    does: [
      triggers('overlordStarts', justExhausts, { says: 'd2.when.overlord-starts' }),
      used('asAction', addsToken, {
        of: 'anybody',
        name: 'Scavenge',
        says: 'd2.when.beside-fallen',
        if: (g, me, event) => {
          const { figure } = event as Events['asAction'];
          return me.exhausted && me.tokens < SCRAPS && isMonster(g, figure) && isBesideFallen(g, figure);
        },
      }),
      answers('questEnds', turnsIntoThreat, { says: 'd2.when.quest-ends', if: (_, me) => me.tokens > 0 }),
    ],
  },
  summoner('Summon - Splig', 3, { agent: 'Splig', masters: 1, minions: 0 }),
]);
