import { valueFor } from '@questwright/adventure';
import { weaponsOf } from '../attack/sources.ts';
import { figureDef } from '../catalogue.ts';
import { isHero } from '../figures/sides.ts';
import { figureOf } from '../pieces.ts';
import type { Activation, Descent, Figure } from '../state.ts';

/** How many actions that contain an attack a hero may perform: as many as it has actions. */
const NO_LIMIT = 99;

/** Familiars perform one move action, and one further action if their card has one. Monsters that shamble move once, too. */
function isLimitedToOneMove(g: Descent, figure: Figure): boolean {
  const { sort, passives } = figureDef(g, figure);
  return sort === 'familiar' || passives.includes('Shambling');
}

/** How many actions an activation has. [D2-FAM-21, D2-FAM-22] */
function actionsOf(g: Descent, figure: Figure): number {
  const { sort, actions } = figureDef(g, figure);
  return sort === 'familiar' && actions.length === 0 && weaponsOf(g, figure).length === 0 ? 1 : 2;
}

/** How many actions a figure may perform in an activation, as things stand. */
export const actionsAllowed = (g: Descent, figure: Figure): number =>
  valueFor(g, 'actions', actionsOf(g, figure), figure);

/** A figure begins to act; `own` unless it interrupts somebody else. */
export function beginActing(
  g: Descent,
  figure: Figure,
  own: boolean,
  actions = actionsOf(g, figure),
): Activation {
  const act: Activation = {
    figure: figure.id,
    own,
    actions: own ? valueFor(g, 'actions', actions, figure) : actions,
    attacks: isHero(g, figure) ? NO_LIMIT : figureDef(g, figure).passives.includes('Ravage') ? 2 : 1,
    moves: isLimitedToOneMove(g, figure) ? 1 : NO_LIMIT,
    taken: 0,
    granted: [],
    points: [],
    walking: 0,
    underWay: false,
    over: false,
  };
  g.acting.push(act);
  return act;
}

/** The figure that acts now; null when none does. */
export function actingNow(g: Descent): Activation | null {
  return g.acting.at(-1) ?? null;
}

/** The figure of an activation; undefined when it has been defeated meanwhile. */
export const figureOfAct = (g: Descent, { figure }: Activation): Figure | undefined => figureOf(g, figure);

/** Ends the activation of a figure, also of one that somebody else interrupts: what is under way is finished first. */
export function endActingOf(g: Descent, figure: Figure): void {
  for (const act of g.acting) {
    if (act.figure !== figure.id) continue;
    act.over = true;
    act.points = [];
    act.walking = 0;
  }
}

/** A number that no other attack, move action or gift of points has. */
export const nextNumber = (g: Descent): number => ++g.counted;
