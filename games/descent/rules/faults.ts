import { figureDef } from './catalogue.ts';
import { healthOf, staminaOf } from './figures/characteristics.ts';
import { isHero, isLieutenant } from './figures/sides.ts';
import { isBystander } from './figures/standing.ts';
import { spaceName, spacesOf, tablesOf } from './ground.ts';
import { OBSTACLE } from './map/terrain.ts';
import { awayFigures, conditionCards, figureOf, objectsOpen, onMap } from './pieces.ts';
import type { Descent, Figure } from './state.ts';
import { calledBy } from './words.ts';

/** What must always be true at a choice. */
export function faults(g: Descent): string[] {
  if (g.map === '') return [];
  return [
    ...groundFaults(g),
    ...[...onMap(g), ...awayFigures(g)].flatMap((figure) => figureFaults(g, figure)),
    ...conditionFaults(g),
    ...pointFaults(g),
  ];
}

/** One figure in a space; only a figure that walks through a friend shares one for the time being. */
function groundFaults(g: Descent): string[] {
  const found: string[] = [];
  const { terrain, count } = tablesOf(g);
  const walking = [...g.moving, ...g.acting.map(({ figure }) => figure)];
  const here = new Map<number, Figure>();
  for (const figure of onMap(g)) {
    if (figureDef(g, figure).door !== null || isBystander(g, figure)) continue;
    for (const space of spacesOf(g, figure)) {
      if (space < 0 || space >= count) found.push(`${calledBy(figure)} stands nowhere.`);
      else if (terrain[space] === OBSTACLE && !walking.includes(figure.id))
        found.push(`${calledBy(figure)} stands on an obstacle, ${spaceName(g, space)}.`);
      const other = here.get(space);
      if (other && !walking.includes(figure.id) && !walking.includes(other.id))
        found.push(`${calledBy(figure)} and ${calledBy(other)} both stand in ${spaceName(g, space)}.`);
      here.set(space, figure);
    }
  }
  return found;
}

function figureFaults(g: Descent, figure: Figure): string[] {
  const found: string[] = [];
  const name = calledBy(figure);
  if (figure.damage < 0 || figure.fatigue < 0) found.push(`${name} has less than no damage or fatigue.`);
  if (figure.damage > healthOf(g, figure)) found.push(`${name} has more damage than Health.`);
  const stamina = staminaOf(g, figure);
  if (stamina === null && figure.fatigue > 0) found.push(`${name} has fatigue and no Stamina.`);
  if (
    !isHero(g, figure) &&
    !isLieutenant(g, figure) &&
    figureDef(g, figure).sort !== 'object' &&
    figure.zone === 'away' &&
    figure.at >= 0
  )
    found.push(`${name} has a hero token and is no hero.`);
  return found;
}

function conditionFaults(g: Descent): string[] {
  const seen = new Set<string>();
  return conditionCards(g).flatMap(({ on, def }) => {
    const key = `${on} ${def}`;
    if (seen.has(key)) return [`A figure is ${def} twice.`];
    seen.add(key);
    return figureOf(g, on) || objectsOpen(g).some(({ id }) => id === on) ? [] : [`Nobody is ${def}.`];
  });
}

/** Movement points, attacks and tests belong to somebody who acts. */
function pointFaults(g: Descent): string[] {
  return g.acting.flatMap(({ points }) =>
    points.filter(({ left }) => left < 0).map(() => 'A figure has less than no points.'),
  );
}
