import { type Answer, type Choice, legalAnswers } from '@questwright/kernel';
import { abilityDef } from '../rules/catalogue.ts';
import { zoneLabel } from '../rules/map/as-zone.ts';
import { distancesFrom, UNREACHED, zonesOfDoor } from '../rules/map/ways.ts';
import { inBattle } from '../rules/order/marching-order.ts';
import {
  abilitiesOf,
  chestsOnMat,
  doorsOnMat,
  enemiesOnMat,
  heroModel,
  heroModels,
  woundsOf,
} from '../rules/pieces.ts';
import { gritOf } from '../rules/profile.ts';
import type { Bardsung, Piece } from '../rules/state.ts';
import { nextPortal, zonesAtExit } from './goal.ts';
import { plan, planWay } from './planner.ts';

type One = Extract<Choice, { kind: 'one' }>;

/** What comes to mind first, without thinking ahead: fight what is there, rest when hurt, and go for the exit. */
export function instinct(g: Bardsung, choice: Choice): Answer {
  if (choice.kind !== 'one') return legalAnswers(choice)[Symbol.iterator]().next().value!;
  const ids = idsOf(choice);
  switch (choice.topic) {
    case 'turn':
      return inTurn(g, g.turn!.seat, ids);
    case 'upkeep':
      return plan(g, choice);
    case 'node':
      return planWay(g, choice);
    case 'target':
      return target(g, choice, ids);
    case 'potion':
    case 'toolkit':
      return 'yes';
    case 'reroll':
      return g.fate.active > 1 ? 'yes' : 'no';
    default:
      return ids[0]!;
  }
}

const idsOf = ({ among, as }: One): string[] => among.map((thing) => as.id(thing));

function inTurn(g: Bardsung, seat: number, ids: readonly string[]): string {
  if (ids.includes('rest') && shouldRest(g)) return 'rest';
  const handy = ids.find((id) => id.startsWith('recover') || id.startsWith('chest'));
  if (handy) return handy;
  if (inBattle(g)) {
    const deed = deedIn(g, seat, ids);
    if (deed) return deed;
    return goTo(g, seat, ids, zonesOfEnemies(g));
  }
  const ends = zonesAtExit(g);
  const portal = ends.length === 0 ? nextPortal(g) : undefined;
  if (portal && ids.includes(`explore:${portal.portal}`)) return `explore:${portal.portal}`;
  const goals = chestNear(g, seat) ?? (portal ? [portal.zone] : ends);
  return goTo(g, seat, ids, goals);
}

/** Towards the nearest enemy. */
export const approach = (g: Bardsung, choice: One): string =>
  goTo(g, g.turn!.seat, idsOf(choice), zonesOfEnemies(g));

/** Towards the nearest of the goals, and through a closed door if no other way leads there. */
function goTo(g: Bardsung, seat: number, ids: readonly string[], goals: readonly number[]): string {
  const far = distancesFrom(g, heroModel(g, seat).at);
  if (goals.length > 0 && goals.every((goal) => far[goal] === UNREACHED)) {
    const closed = doorsOnMat(g).filter(({ turned }) => turned);
    const here = closed.find(({ id }) => ids.includes(`door:${id}`));
    if (here) return `door:${here.id}`;
    return (
      moveTowards(
        g,
        seat,
        ids,
        closed.flatMap((door) => zonesOfDoor(g, door)),
      ) ?? 'end'
    );
  }
  return moveTowards(g, seat, ids, goals) ?? 'end';
}

/** One hero is close to falling, or all are hurt. */
function shouldRest(g: Bardsung): boolean {
  let all = 0;
  let isClose = false;
  for (const hero of heroModels(g)) {
    const wounds = woundsOf(g, hero.seat).length;
    all += wounds;
    if (wounds >= gritOf(g, hero) - 2) isClose = true;
  }
  return isClose || all >= 2 * g.seats;
}

/** An attack before anything else, and one that costs no fate before one that does. */
function deedIn(g: Bardsung, seat: number, ids: readonly string[]): string | undefined {
  const open = abilitiesOf(g, seat).filter(({ id }) => ids.includes(`ability:${id}`));
  const rank = (card: Piece): number => {
    const { attack, fate } = abilityDef(g, card);
    return Number(!attack) + Number(fate) / 2;
  };
  const best = open.sort((a, b) => rank(a) - rank(b))[0];
  return best && `ability:${best.id}`;
}

const zonesOfEnemies = (g: Bardsung): number[] => [...new Set(enemiesOnMat(g).map(({ at }) => at))];

const NEAR = 2;
function chestNear(g: Bardsung, seat: number): number[] | undefined {
  const far = distancesFrom(g, heroModel(g, seat).at);
  const found = chestsOnMat(g).filter(({ at }) => far[at]! <= NEAR);
  return found.length > 0 ? found.map(({ at }) => at) : undefined;
}

/** The move after which the nearest goal is nearest, if that is nearer than now. */
function moveTowards(
  g: Bardsung,
  seat: number,
  ids: readonly string[],
  goals: readonly number[],
): string | undefined {
  const fars = goals.map((goal) => distancesFrom(g, goal));
  const near = (at: number): number => Math.min(...fars.map((far) => far[at]!));
  const { at: here } = heroModel(g, seat);
  let [best, least] = [here, near(here)];
  const speed = distancesFrom(g, here);
  for (let at = 0; at < speed.length; at++) {
    if (speed[at]! > MOST_SPEED || near(at) >= least || !ids.includes(`move:${zoneLabel(at)}`)) continue;
    [best, least] = [at, near(at)];
  }
  return best === here ? undefined : `move:${zoneLabel(best)}`;
}
const MOST_SPEED = 5;

/** The enemy that is nearest to falling, or the hero who is. */
function target(g: Bardsung, { among }: One, ids: readonly string[]): string {
  let [best, most] = [0, -1];
  among.forEach((thing, i) => {
    const model = thing as Piece;
    const hurt = model.seat >= 0 ? woundsOf(g, model.seat).length : model.wounds;
    if (hurt > most) [best, most] = [i, hurt];
  });
  return ids[best]!;
}
