import { changes, does, inOrder } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { SurgeAbility } from '../../rules/attack/surge-ability.ts';
import { printed as printedSurge } from '../../rules/attack/surges.ts';
import type { Attack } from '../../rules/attack/types.ts';
import { plotDeck, summoner, triggers } from '../../rules/campaign/plot-words.ts';
import { gainThreat } from '../../rules/campaign/threat.ts';
import { figureDef } from '../../rules/catalogue.ts';
import type { Context } from '../../rules/definitions.ts';
import { addTo, openDice, reroll } from '../../rules/dice/modify.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { recovers, suffers } from '../../rules/effects/harm.ts';
import { chooses, type GameEffect } from '../../rules/effects/on-figures.ts';
import { shieldsYours } from '../../rules/effects/overlord.ts';
import {
  gainsThreat,
  goesToGroup,
  liesOn,
  liesOnThat,
  monstersStruck,
  onMonsterStruck,
  whileExhausted,
} from '../../rules/effects/plot-cards.ts';
import { monsters, one, thatFigure, theAttacker } from '../../rules/effects/whom.ts';
import type { Attacking, Defending, Events } from '../../rules/events.ts';
import { attributeOf } from '../../rules/figures/characteristics.ts';
import { groupOf } from '../../rules/figures/groups.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import { addMonster, missing } from '../../rules/quest/groups.ts';
import type { Colour, Descent, Figure, Piece } from '../../rules/state.ts';
import { surge } from '../../rules/surges.ts';
import { masterAttacks } from './moments.ts';

const isMaster = (g: Descent, figure: Figure): boolean =>
  isMonster(g, figure) && figureDef(g, figure).rank === 'master';

const keyOf = ({ id }: Piece): string => `plot ${id}`;
/** What is asked of the attack again when it is over. */
const remembers = (text: string): GameEffect =>
  does(text, (_: Descent, { event, card }: Context) => {
    (event as Attacking).attack.fixed.push(keyOf(card));
  });
const isRemembered = (me: Piece, event: unknown): boolean =>
  (event as Attacking).attack.fixed.includes(keyOf(me));

const defeatsKnight = (g: Descent, { attack }: Attacking): boolean =>
  attack.defeated.some((id) => {
    const hero = figureOf(g, id);
    return hero !== undefined && isHero(g, hero) && (attributeOf(g, hero, 'might') ?? 0) >= 4;
  });

/** A shield for each monster of its group beside it, at most 3. */
const formsUp: GameEffect = onMonsterStruck(
  'd2.plot.formation',
  (g, figure) => groupOf(g, figure) !== undefined,
  (g, struck, figure, { event, card }) => {
    const beside = onMap(g).filter(
      (other) => other.id !== figure.id && other.on === figure.on && areAdjacent(g, other, figure),
    );
    addTo(struck.roll, { shield: Math.min(3, beside.length) });
    (event as Attacking).attack.fixed.push(`${keyOf(card)} ${figure.id}`);
  },
);
const holdsOut = (me: Piece, event: unknown): boolean => {
  const { attack } = event as Attacking;
  return attack.struck.some(
    ({ figure, dealt }) => dealt <= 0 && attack.fixed.includes(`${keyOf(me)} ${figure}`),
  );
};

/** A minion of its group stands where the master was. */
const leavesMinion: GameEffect = does(
  'd2.plot.leave-minion',
  function* (g: Descent, { event }: Context): Rule {
    const { figure, spaces } = event as Events['defeated'];
    yield* addMonster(g, groupOf(g, figure)!, 'minion', spaces);
  },
);

/** One defence die of a monster of the group beside which the card lies. */
const rerollsDefender: GameEffect = onMonsterStruck(
  'd2.plot.reroll-defender',
  (_, figure, me) => liesOn(me, figure),
  (g, struck) => (openDice(struck.roll).length > 0 ? reroll(g, g.overlord, struck.roll) : undefined),
);
const someOfGroupRoll = (g: Descent, me: Piece, event: unknown): boolean =>
  monstersStruck(g, event as Defending).some(({ figure }) => liesOn(me, figure));

/** Threat for the masters who are left, once. */
const councilPays: GameEffect = does('d2.plot.council-pays', (g: Descent, { card }: Context) => {
  card.tokens = 1;
  return gainThreat(g, Math.min(3, onMap(g).filter((one) => isMaster(g, one)).length), 'D2-PLOT-14');
});

const twoDamage = surge('+2 damage');

const refreshes: GameEffect = does('d2.plot.refresh-this', (_: Descent, { card }: Context) => {
  card.exhausted = false;
  card.on = 0;
});

/** The Plot deck of Sir Alric Farrow. */
export const theFallenElite = plotDeck('The Fallen Elite', [
  {
    name: 'Armor of Darkness',
    does: [
      triggers('afterRoll', shieldsYours(2), {
        says: 'd2.when.monster-defended',
        if: (g, _, event) => monstersStruck(g, event as Defending).length > 0,
      }),
    ],
  },
  {
    name: 'Trial of Knighthood',
    cost: 2,
    refreshes: 'encounter',
    does: [
      triggers('beforeRoll', remembers('d2.plot.trial'), {
        says: 'd2.when.master-attacks',
        if: masterAttacks,
      }),
      answers('resolved', gainsThreat(2), {
        of: 'anybody',
        says: 'd2.when.knight-falls',
        if: (g, me, event) => isRemembered(me, event) && defeatsKnight(g, event as Attacking),
      }),
    ],
  },
  {
    name: 'Veteran Council',
    cost: 2,
    refreshes: 'quest',
    does: [
      triggers('encounterSetUp', justExhausts, { says: 'd2.when.set-up' }),
      answers('encounterEnds', councilPays, {
        says: 'd2.when.that-encounter-ends',
        if: (_, me) => me.exhausted && me.tokens === 0,
      }),
    ],
  },
  {
    name: 'Fight in Formation',
    cost: 2,
    does: [
      triggers('beforeRoll', formsUp, {
        says: 'd2.when.monster-attacked',
        if: (g, _, event) => monstersStruck(g, event as Defending).length > 0,
      }),
      answers('resolved', gainsThreat(1), {
        of: 'anybody',
        says: 'd2.when.formation-holds',
        if: (_, me, event) => holdsOut(me, event),
      }),
    ],
  },
  {
    name: 'Unkillable',
    cost: 3,
    refreshes: 'encounter',
    does: [
      triggers('defeated', leavesMinion, {
        threat: 2,
        says: 'd2.when.master-defeated',
        if: (g, _, event) => {
          const { figure } = event as Events['defeated'];
          const group = isMaster(g, figure) ? groupOf(g, figure) : undefined;
          return group !== undefined && missing(g, group).includes('minion');
        },
      }),
    ],
  },
  {
    name: 'Knight Training',
    cost: 3,
    does: [
      answers('encounterSetUp', goesToGroup({ small: true }), { says: 'd2.when.set-up' }),
      triggers('afterRoll', rerollsDefender, { says: 'd2.when.group-defended', if: someOfGroupRoll }),
      answers('afterRoll', rerollsDefender, {
        may: true,
        of: 'anybody',
        name: 'Knight Training again',
        says: 'd2.when.group-defended-again',
        if: (g, me, event) => me.exhausted && someOfGroupRoll(g, me, event),
      }),
    ],
  },
  {
    name: 'Dark Champions',
    cost: 2,
    refreshes: 'encounter',
    does: [
      triggers('encounterSetUp', justExhausts, { threat: 3, says: 'd2.when.set-up' }),
      whileExhausted(
        changes<Descent>('d2.plot.champions', {
          health: (g: Descent, _: Piece, n: number, figure: Figure) => (isMaster(g, figure) ? n + 2 : n),
          defence: (g: Descent, _: Piece, dice: readonly Colour[], figure: Figure) =>
            isMaster(g, figure) ? [...dice, 'brown'] : dice,
          surgeAbilities: (g: Descent, me: Piece, abilities: readonly SurgeAbility[], attack: Attack) => {
            const attacker = figureOf(g, attack.attacker);
            return attacker && isMaster(g, attacker)
              ? [...abilities, printedSurge(twoDamage, `card:${me.id}`, me)]
              : abilities;
          },
        }),
      ),
    ],
  },
  {
    name: 'Vengeful Resolve',
    cost: 3,
    does: [
      answers('encounterSetUp', goesToGroup({ small: true }), { says: 'd2.when.set-up' }),
      triggers('overlordEnds', justExhausts, { says: 'd2.when.overlord-ends' }),
      answers('resolved', suffers('damage', 1, theAttacker), {
        of: 'anybody',
        says: 'd2.when.group-hurt',
        if: (g, me, event) => {
          const { figure, attack } = event as Attacking;
          if (!me.exhausted || !isHero(g, figure)) return false;
          return attack.struck.some(({ figure: id, dealt }) => {
            const struck = onMap(g).find((other) => other.id === id) ?? defeatedNow(g, id);
            return dealt > 0 && struck !== undefined && liesOn(me, struck);
          });
        },
      }),
    ],
  },
  {
    name: 'Refuse to Die',
    cost: 4,
    refreshes: 'encounter',
    does: [
      triggers('overlordStarts', inOrder(chooses(one(monsters)), liesOnThat), {
        threat: 2,
        says: 'd2.when.overlord-starts',
      }),
      whileExhausted(
        changes<Descent>('d2.plot.refuses', {
          health: (_: Descent, me: Piece, n: number, figure: Figure) => (figure.id === me.on ? n + 2 : n),
        }),
      ),
      answers('overlordStarts', healsIt(), {
        says: 'd2.when.overlord-starts',
        if: (g, me) => me.exhausted && onMap(g).some(({ id }) => id === me.on),
      }),
      answers('defeated', refreshes, {
        of: 'anybody',
        anyOrder: true,
        says: 'd2.when.that-defeated',
        if: (_, me, event) => (event as Events['defeated']).figure.id === me.on,
      }),
    ],
  },
  summoner('Summon - Alric', 3, { agent: 'Sir Alric Farrow', masters: 1, minions: 1 }),
]);

/** The monster that this card is about recovers 2 damage. */
function healsIt(): GameEffect {
  const aims: GameEffect = does('d2.plot.that-monster', (g: Descent, c: Context) => {
    const figure = figureOf(g, c.card.on);
    if (figure) c.chosen = figure;
  });
  return inOrder(aims, recovers('damage', 2, thatFigure));
}

/** A monster that the attack has defeated. */
function defeatedNow(g: Descent, id: number): Piece | undefined {
  return (g.zones.defeated as Piece[] | undefined)?.find((one) => one.id === id);
}
