import { nameOf } from '@questwright/adventure';
import { tokensOf } from '../conditions/tokens.ts';
import { zoneLabel } from '../map/as-zone.ts';
import { zonesOfDoor } from '../map/ways.ts';
import { initiativeCard } from '../order/marching-order.ts';
import {
  chestsOnMat,
  delayedAspects,
  doorsOnMat,
  enemiesOnMat,
  heroModels,
  initiativeCards,
  packOf,
  sustainedAspects,
  terrainOnMat,
  woundsOf,
} from '../pieces.ts';
import { type Bardsung, type ConditionName, MARKS, type Piece } from '../state.ts';

const CONDITIONS: readonly ConditionName[] = [...MARKS, 'poison', 'stunned'];

/** What a position comes to, in the words of scenario files. */
export function positionFacts(g: Bardsung): Record<string, unknown> {
  return {
    round: g.round,
    phase: g.phase,
    order: g.order.map((id) => nameOf(g, initiativeCard(g, id))),
    exhausted: g.order
      .map((id) => initiativeCard(g, id))
      .filter(({ exhausted }) => exhausted)
      .map((card) => nameOf(g, card)),
    acting: g.acting === 0 ? 'nobody' : nameOf(g, initiativeCard(g, g.acting)),
    actions: g.turn?.actions ?? 0,
    fate: g.fate.active,
    gold: g.gold,
    echo: g.loud ? 'loud' : 'quiet',
    supplies: g.supplies,
    tiles: g.tiles.length,
    heroes: Object.fromEntries(
      heroModels(g).map((hero) => [
        nameOf(g, hero),
        {
          at: zoneLabel(hero.at),
          wounds: woundsOf(g, hero.seat).length,
          serious: woundsOf(g, hero.seat).filter(({ turned }) => turned).length,
          conditions: conditionsOn(hero),
          pack: packOf(g, hero.seat).map((card) => nameOf(g, card)),
        },
      ]),
    ),
    enemies: enemiesOnMat(g).map(
      (enemy) =>
        `${nameOf(g, enemy)} ${zoneLabel(enemy.at)}${enemy.wounds > 0 ? ` ${enemy.wounds} wounded` : ''}`,
    ),
    foes: Object.fromEntries(
      [...new Set(enemiesOnMat(g).map((enemy) => nameOf(g, enemy)))].map((name) => [
        name,
        foesCalled(g, name),
      ]),
    ),
    turned: initiativeCards(g)
      .filter(({ seat, turned }) => seat < 0 && turned)
      .map((card) => nameOf(g, card)),
    doors: doorsOnMat(g).map(
      (door) => `${zonesOfDoor(g, door).map(zoneLabel).join('|')} ${door.turned ? 'closed' : 'open'}`,
    ),
    chests: chestsOnMat(g).map(({ at }) => zoneLabel(at)),
    sustained: sustainedAspects(g).map((card) => nameOf(g, card)),
    delayed: delayedAspects(g).map((card) => nameOf(g, card)),
    terrain: terrainOnMat(g).map((token) => `${token.def} ${zoneLabel(token.at)}`),
  };
}

/** The models of a kind of enemy, in the order in which they came. */
const foesCalled = (g: Bardsung, name: string): unknown[] =>
  enemiesOnMat(g)
    .filter((enemy) => nameOf(g, enemy) === name)
    .map((enemy) => ({ at: zoneLabel(enemy.at), wounds: enemy.wounds, conditions: conditionsOn(enemy) }));

export const conditionsOn = (model: Piece): ConditionName[] =>
  CONDITIONS.flatMap((condition) => Array.from({ length: tokensOf(model, condition) }, () => condition));
