import { type Ability, type Condition, type Cost, type Effect, usable } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import { contextAt } from '../context.ts';
import type { Action, ActionKind, Piece, Terrinoth } from '../state.ts';
import { bearerOf } from '../zones.ts';
import { describe, type Trait } from './which.ts';

export { whenever } from '@questwright/adventure';

/** The moments at which the acting hero may use what says so: items, own abilities, the place, the quest. */
type Moment = 'activation' | 'beforeRoll' | 'afterRoll';

/** How often an ability works at most. */
export type Limit = 'round' | 'activation' | 'action' | 'game';

/** Something that the acting hero may use at a moment, for a price. */
export const use = (
  moment: Moment,
  cost: Cost<Terrinoth>,
  effect: Effect<Terrinoth>,
  once?: Limit,
): Ability => usable([moment], `ht.moment.${moment}`, effect, { cost, ...(once && { once }) });

/** Whether a standing change is in force: always, or while something is true. */
interface Standing {
  readonly while?: Condition<Terrinoth>;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function standing(text: Text, { while: condition }: Standing): Text {
  return condition ? ['ht.while', { ability: nested(text), condition: nested(condition.text) }] : text;
}

const inForce = (g: Terrinoth, me: Piece, seat: number, { while: condition }: Standing): boolean =>
  !condition || condition.holds(g, contextAt(seat, me));

export type EnemyValue = 'attack' | 'health' | 'resilience';

/** This enemy has more or less of something. */
export function thisHas(n: number, value: EnemyValue, terms: Standing = {}): Ability<Terrinoth> {
  return {
    text: standing(['ht.this-has', { n: signed(n), value: [`ht.value.${value}`] }], terms),
    modify: {
      [value]: (g: Terrinoth, me: Piece, base: number, enemy: Piece) =>
        enemy === me && inForce(g, me, g.active, terms) ? base + n : base,
    },
  };
}

/** Enemies that fit have more or less of something. */
export function enemiesHave(
  n: number,
  value: EnemyValue,
  traits: readonly Trait[],
  terms: Standing = {},
): Ability<Terrinoth> {
  return {
    text: standing(
      [
        'ht.enemies-have',
        { which: nested(describe('each', 1, traits)), n: signed(n), value: [`ht.value.${value}`] },
      ],
      terms,
    ),
    modify: {
      [value]: (g: Terrinoth, me: Piece, base: number, enemy: Piece) => {
        const c = contextAt(bearerOf(me) >= 0 ? bearerOf(me) : g.active, me);
        return traits.every((one) => one.fits(g, enemy, c)) && inForce(g, me, c.seat, terms)
          ? base + n
          : base;
      },
    },
  };
}

interface DiceTerms extends Standing {
  readonly action?: ActionKind;
  readonly ranged?: true;
}

const diceModifier =
  (n: number, terms: DiceTerms) =>
  (g: Terrinoth, me: Piece, base: number, action: Action): number => {
    const owner = bearerOf(me);
    if (owner >= 0 && owner !== action.seat) return base;
    if (terms.action && action.kind !== terms.action) return base;
    if (terms.ranged && !action.ranged) return base;
    return inForce(g, me, action.seat, terms) ? Math.max(0, base + n) : base;
  };

const diceText = (key: string, n: number, terms: DiceTerms): Text =>
  standing(
    [
      key,
      {
        n: signed(n),
        action: [terms.action ? `ht.on.${terms.action}${terms.ranged ? '.ranged' : ''}` : 'ht.on.any'],
      },
    ],
    terms,
  );

/** You roll more or fewer hero dice; on a card that belongs to nobody, every hero does. */
export const heroDice = (n: number, terms: DiceTerms = {}): Ability<Terrinoth> => ({
  text: diceText('ht.hero-dice', n, terms),
  modify: { heroDice: diceModifier(n, terms) },
});

export const enemyDice = (n: number, terms: DiceTerms = {}): Ability<Terrinoth> => ({
  text: diceText('ht.enemy-dice', n, terms),
  modify: { enemyDice: diceModifier(n, terms) },
});

/** You have more health; on a card that belongs to nobody, every hero has. */
export const moreHealth = (n: number): Ability<Terrinoth> => ({
  text: ['ht.more-health', { n: signed(n) }],
  modify: {
    maxHealth: (_, me, base, seat) => (bearerOf(me) < 0 || bearerOf(me) === seat ? base + n : base),
  },
});

export const explorationValueChange = (n: number, terms: Standing = {}): Ability<Terrinoth> => ({
  text: standing(['ht.exploration-value', { n: signed(n) }], terms),
  modify: {
    explorationValue: (g, me, base) => (inForce(g, me, g.active, terms) ? base + n : base),
  },
});

/** More or fewer enemies come with each new location. */
export const spawnChange = (
  n: number,
  where: 'engaged' | 'shadows',
  terms: Standing = {},
): Ability<Terrinoth> => ({
  text: standing([`ht.spawn-change.${where}`, { n: signed(n) }], terms),
  modify: {
    [where === 'engaged' ? 'spawnEngaged' : 'spawnShadows']: (g: Terrinoth, me: Piece, base: number) =>
      inForce(g, me, g.active, terms) ? Math.max(0, base + n) : base,
  },
});
