import { costs, does } from '@questwright/adventure';
import { chooseAmount, confirm, derive, type Rule } from '@questwright/kernel';
import { attack } from '../attack/attack.ts';
import { weaponOfAction, weaponsOf } from '../attack/sources.ts';
import { hasTarget, mayTarget, targetsAmong } from '../attack/targets.ts';
import { figureDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { remainingHealth, speedOf } from '../figures/characteristics.ts';
import { sufferDamage } from '../figures/harm.ts';
import { recover } from '../figures/recover.ts';
import { deciderOf } from '../figures/sides.ts';
import { areAdjacent, spacesOf } from '../ground.ts';
import { isHeld } from '../move/base.ts';
import { startMove } from '../move/move-action.ts';
import { gain, movesBy } from '../move/pool.ts';
import { walkAtOnce } from '../move/spaces.ts';
import { onMap } from '../pieces.ts';
import { canBePromoted, promote } from '../quest/groups.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Figure } from '../state.ts';
import { actingNow } from '../turn/activation.ts';
import { MAP } from '../zones.ts';
import { attackWith } from './attacks.ts';
import { type GameEffect, onFigures, sourceOf } from './on-figures.ts';
import { type FigureTrait, type Whom, you } from './whom.ts';

/*
 * What lieutenants do.
 */

/** "Deal up to 5 damage to that monster, and recover as much." */
export const feedsOn = (most: number, whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.feed',
    { n: most },
    {
      *does(g, figure, c) {
        const max = Math.min(most, remainingHealth(g, figure));
        const ask = { topic: 'damage', prompt: 'd2.ask.how-much', min: 1, max } as const;
        const n = yield* chooseAmount(g, { seat: c.seat, ...ask });
        const { damage } = yield* sufferDamage(g, figure, n, sourceOf(c));
        if (c.figure?.zone === MAP) yield* recover(g, c.figure, { damage }, sourceOf(c));
      },
    },
  );

/** A minion whose group may have one more master. */
export const promotable: FigureTrait = {
  text: 'd2.which.promotable',
  noun: false,
  fits: (g, figure) => canBePromoted(g, figure),
};

/** "Replace that minion by a master of its group." */
export const promotes = (whom: Whom): GameEffect =>
  onFigures(whom, 'd2.effect.promote', {}, { does: (g, figure) => promote(g, figure) });

/** Damage that its figure must survive. */
export const damageSurvived = (n: number) =>
  costs<Descent, Context>(
    ['d2.cost.damage', { n }],
    (g, { figure }) => {
      const source = { kind: 'cost', attack: 0, by: figure!.id } as const;
      return remainingHealth(g, figure!) > derive(g, 'suffering', n, { figure: figure!, source });
    },
    function* (g, { figure }) {
      yield* sufferDamage(g, figure!, n, { kind: 'cost', attack: 0, by: figure!.id });
    },
  );

/** "Perform an attack that targets all adjacent figures", friends among them. */
export const attacksAllBeside: GameEffect = does(
  'd2.effect.attack-all-beside',
  function* (g: Descent, { figure }: Context): Rule {
    const [weapon] = weaponsOf(g, figure!);
    yield* attack(g, figure!, weapon!, { everyone: (other) => areAdjacent(g, figure!, other) });
  },
  (g, { figure }) => {
    const [weapon] = weaponsOf(g, figure!);
    const isBeside = (other: Figure): boolean => areAdjacent(g, figure!, other);
    return weapon !== undefined && targetsAmong(g, figure!, weapon.arms, isBeside, 1).length > 0;
  },
);

/** "Each minion of your group may perform an attack at once." */
export const minionsAttack: GameEffect = does(
  'd2.effect.minions-attack',
  function* (g: Descent, { figure }: Context): Rule {
    for (const minion of minionsWith(g, figure!)) {
      if (minion.zone !== MAP || !hasSomebodyToAttack(g, minion)) continue;
      const prompt = ['d2.ask.attack-with-minion', { figure: minion.label }] as const;
      if (yield* confirm(g, { seat: deciderOf(g, minion), topic: 'ability', prompt }))
        yield* attackWith(g, minion);
    }
  },
  (g, { figure }) => minionsWith(g, figure!).some((minion) => hasSomebodyToAttack(g, minion)),
);

const minionsWith = (g: Descent, { on }: Figure): Figure[] =>
  onMap(g).filter((other) => other.on === on && figureDef(g, other).rank === 'minion');

const hasSomebodyToAttack = (g: Descent, figure: Figure): boolean =>
  weaponsOf(g, figure).some(({ arms }) => hasTarget(g, figure, arms));

/** An attack with dice of its own, which stand beside it on the card. */
export const attacksBy = (action: string): GameEffect =>
  does(
    ['d2.effect.attack-by', { action }],
    function* (g: Descent, { figure }: Context): Rule {
      yield* attack(g, figure!, weaponOfAction(g, figure!, action));
    },
    (g, { figure }) => hasTarget(g, figure!, weaponOfAction(g, figure!, action).arms),
  );

/** "Perform a move action": what comes with it comes only with the points of this one. */
export const movesWith = (ability: string): GameEffect =>
  onFigures(
    you,
    'd2.effect.move-action',
    { atOnce: 'false' },
    {
      useful: mayMove,
      does(g, figure) {
        const act = actingNow(g)!;
        act.moves--;
        startMove(g, act, figure, ability);
      },
    },
  );

/** Whether a figure has just moved with the points of an ability of its own. */
export const hasMovedBy =
  (ability: string) =>
  (g: Descent, { id }: Figure): boolean =>
    g.acting.some((act) => act.figure === id && movesBy(act, ability));

function mayMove(g: Descent, figure: Figure): boolean {
  const act = actingNow(g);
  return (
    act !== null && act.moves > 0 && isAllowed(g, 'action', { figure, action: 'move' }) && !isHeld(g, figure)
  );
}

/**
 * "Perform a move action and then an attack action that targets every figure that you have moved through." Nothing else
 * comes in between; points that are left can be spent afterwards.
 */
export const movesThroughAndAttacks: GameEffect = does(
  'd2.effect.cry-havoc',
  function* (g: Descent, { figure }: Context): Rule {
    const act = actingNow(g)!;
    const passed = new Set<Figure>();
    act.moves--;
    const left = yield* walkAtOnce(g, figure!, speedOf(g, figure!), 'points', deciderOf(g, figure!), {
      entered(space) {
        for (const other of onMap(g))
          if (other.id !== figure!.id && spacesOf(g, other).includes(space)) passed.add(other);
      },
    });
    const targets = [...passed].filter((other) => other.zone === MAP && mayBeTarget(g, figure!, other));
    const [weapon] = weaponsOf(g, figure!);
    if (figure!.zone === MAP && targets.length > 0) yield* attack(g, figure!, weapon!, { targets });
    if (left > 0 && figure!.zone === MAP) gain(g, act, 'gift', left);
  },
  (g, { figure }) => mayMove(g, figure!) && isAllowed(g, 'action', { figure: figure!, action: 'attack' }),
);

const mayBeTarget = (g: Descent, attacker: Figure, figure: Figure): boolean => {
  const { standing, sort } = figureDef(g, figure);
  return standing !== 'bystander' && sort !== 'object' && mayTarget(g, attacker, figure);
};

export const lieutenantTexts: { readonly [key: string]: string } = {
  'd2.effect.feed': 'deal up to {n} damage to {whom}, and recover as much damage as it suffers',
  'd2.which.promotable': 'that is a minion of a group with room for another master',
  'd2.effect.promote': 'replace {whom} by a master of its group, without any of its tokens and conditions',
  'd2.cost.damage': 'suffer {n} damage, if that does not defeat you',
  'd2.effect.attack-all-beside': 'perform an attack that targets all adjacent figures',
  'd2.effect.minions-attack': 'each minion of your group may perform an attack at once',
  'd2.ask.attack-with-minion': 'Does {figure} attack?',
  'd2.effect.attack-by': 'perform an attack with the dice of {action}',
  'd2.effect.cry-havoc':
    'perform a move action, and then an attack action that targets every figure that you have moved through',
};
