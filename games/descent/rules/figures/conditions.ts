import { type Ability, head, note, printed } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import type { ConditionDef } from '../definitions.ts';
import { conditionCards, makePiece } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import {
  type Attribute,
  CONDITIONS,
  type Condition,
  type Descent,
  type Figure,
  NONE,
  type Piece,
} from '../state.ts';
import type { Source } from '../things.ts';
import type { Answer } from '../windows/answers.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { isHero } from './sides.ts';
import { isBystander } from './standing.ts';
import { testAttribute } from './test.ts';

/** A condition, as it is written. */
export const condition = (
  name: Condition,
  abilities: readonly Ability[],
  { action = false, box }: { readonly action?: boolean; readonly box?: string } = {},
): ConditionDef => ({
  ...head({ id: name, name: `${name[0]!.toUpperCase()}${name.slice(1)}` }),
  kind: 'condition',
  condition: name,
  ...(box && { box }),
  action,
  ...printed(abilities),
});

/** The card or token of a condition that a figure has; undefined when it does not have it. */
export const conditionOn = (g: Descent, figure: Figure, name: Condition): Piece | undefined =>
  conditionCards(g).find(({ on, def }) => on === figure.id && def === name);

export const hasCondition = (g: Descent, figure: Figure, name: Condition): boolean =>
  conditionOn(g, figure, name) !== undefined;

export const conditionsOf = (g: Descent, figure: Figure): readonly Condition[] =>
  CONDITIONS.filter((name) => hasCondition(g, figure, name));

/** A hero's condition is a card that lies before its player; that of any other figure is a token. */
export const putCondition = (g: Descent, figure: Figure, name: Condition): Piece =>
  makePiece(g, name, 'conditions', { on: figure.id, hero: isHero(g, figure) ? figure.hero : NONE });

/** Gives a figure a condition. One that it already has changes nothing, and a knocked out hero receives none. */
export function* giveCondition(g: Descent, figure: Figure, name: Condition, source: Source): Rule {
  if (figure.zone !== MAP || isBystander(g, figure) || hasCondition(g, figure, name)) return;
  if (!isAllowed(g, 'condition', { figure, condition: name })) return;
  putCondition(g, figure, name);
  note(g, 'd2.log.condition', { figure, condition: name }, 'D2-COND-04');
  yield* window(g, 'conditionGained', { figure, condition: name, source });
}

export function* discardCondition(g: Descent, figure: Figure, name: Condition): Rule {
  const card = conditionOn(g, figure, name);
  if (!card) return;
  remove(g, card);
  note(g, 'd2.log.condition-lost', { figure, condition: name }, 'D2-COND-12');
  yield* window(g, 'conditionLost', { figure, condition: name });
}

/** Whether a condition is a figure's. */
export const mine = (me: Piece, { id }: Figure): boolean => me.on === id;

type Hurt = (g: Descent, figure: Figure, n: number, source: Source) => Rule<unknown>;

/** A test at the start of the figure's turn: passed it is discarded, failed it stays and hurts by 1. */
export function testedAtStart(name: Condition, attribute: Attribute, hurt: Hurt | null): Ability {
  const tested: Answer<'figureStarts'> = {
    when: (_, me, { figure }) => mine(me, figure) && figure.zone === MAP,
    *run(g, me, { figure }) {
      if (yield* testAttribute(g, figure, attribute)) yield* discardCondition(g, figure, name);
      else if (hurt) yield* hurt(g, figure, 1, { kind: 'condition', attack: 0, by: me.id });
    },
    text: `d2.${name}-test`,
  };
  return { text: `d2.${name}-test`, on: { figureStarts: tested } };
}

/** It is discarded at the end of the figure's turn, if that is so. */
export function goesAtEnd(name: Condition, isSo?: (g: Descent, figure: Figure) => boolean): Ability {
  const goes: Answer<'figureEnds'> = {
    when: (g, me, { figure }) => mine(me, figure) && (!isSo || isSo(g, figure)),
    run: (g, _, { figure }) => discardCondition(g, figure, name),
    anyOrder: true,
  };
  return { text: `d2.${name}-end`, on: { figureEnds: goes } };
}
