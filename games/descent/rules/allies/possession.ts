import { does, note } from '@questwright/adventure';
import { move, type Rule, remove } from '@questwright/kernel';
import { descentBoxes, figureDef } from '../catalogue.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { healthOf } from '../figures/characteristics.ts';
import { defeatIfFull } from '../figures/defeat.ts';
import { isAlly } from '../figures/sides.ts';
import { lieutenantId } from '../ids.ts';
import { carriedBy } from '../objectives/objective.ts';
import { awayFigures, conditionCards, groupCards, makePiece, onMap } from '../pieces.ts';
import { lieutenantNamed } from '../quest/groups.ts';
import { leaveStolen } from '../search/stolen.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { AWAY, MAP } from '../zones.ts';

/*
 * An ally whom a rule of the quest makes possessed is a lieutenant in every respect: the Lieutenant card is used, and the
 * Ally card and the skills lie idle. What has happened to the figure stays with it. [D2-ALLY-26, D2-ALLY-27, D2-ALLY-28]
 */

/** Some lieutenants have a card for one act alone. */
const ACTS = [1, 2];

const lieutenantFor = (g: Descent, name: string): string =>
  [g.act, ...ACTS]
    .map((act) => lieutenantId(name, act, g.players.length))
    .find((id) => descentBoxes.of(g).find(id))!;

/** "The ally becomes possessed." */
export const isPossessed: GameEffect = does(
  'd2.effect.possessed',
  function* (g: Descent): Rule {
    const figure = onMap(g).find((one) => isAlly(g, one))!;
    const { name } = figureDef(g, figure);
    const group = makePiece(g, lieutenantNamed(g, name).id, 'groups');
    yield* trades(g, figure, makePiece(g, lieutenantFor(g, name), AWAY, { on: group.id, label: name }));
    note(g, 'd2.log.possessed', { ally: name }, 'D2-ALLY-26');
  },
  (g) => onMap(g).some((figure) => isAlly(g, figure)),
);

const possessed = (g: Descent): Figure | undefined => {
  const names = awayFigures(g)
    .filter((figure) => isAlly(g, figure))
    .map((figure) => figureDef(g, figure).name);
  return onMap(g).find((figure) => figure.on !== 0 && names.includes(figureDef(g, figure).name));
};

/** "The ally is no longer possessed." */
export const isFreed: GameEffect = does(
  'd2.effect.freed',
  function* (g: Descent): Rule {
    const figure = possessed(g)!;
    const group = groupCards(g).find(({ id }) => id === figure.on);
    yield* trades(g, figure, awayFigures(g).find((one) => isAlly(g, one))!);
    remove(g, figure);
    if (group) remove(g, group);
    note(g, 'd2.log.freed', { ally: figure.label }, 'D2-ALLY-26');
  },
  (g) => possessed(g) !== undefined,
);

/** One figure takes the place of another, with its damage and its conditions. */
function* trades(g: Descent, from: Figure, to: Figure): Rule {
  to.at = from.at;
  to.acted = from.acted;
  to.damage = Math.min(from.damage, healthOf(g, to));
  for (const card of conditionCards(g)) if (card.on === from.id) card.on = to.id;
  for (const token of carriedBy(g, from)) token.on = to.id;
  leaveStolen(g, from);
  from.at = NONE;
  from.damage = 0;
  move(g, from, AWAY);
  move(g, to, MAP);
  yield* defeatIfFull(g, to, { kind: 'quest', attack: 0, by: 0 });
}

export const possessionTexts: { readonly [key: string]: string } = {
  'd2.effect.possessed': 'the ally becomes possessed, and is a lieutenant',
  'd2.effect.freed': 'the ally is no longer possessed',
};
