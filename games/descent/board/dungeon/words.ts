import type { Tells } from '@questwright/board-kit';
import type { Speaker, View } from '@questwright/kernel';
import { CLOSED } from '../../rules/ground.ts';
import { distance, NO_PATH } from '../../rules/map/count.ts';
import { FLOOR, TERRAINS } from '../../rules/map/terrain.ts';
import {
  actingFigure,
  factsOf,
  figureDefOf,
  figuresOnMap,
  mapOf,
  nameOfFigure,
  openOf,
  type Shown,
  shownIn,
} from '../sight.ts';

/** A figure in words: "Zombie 1, minion, 3 spaces north-east, 2 of 3 health, stunned". */
export function figureWords(view: View, figure: Shown, { say }: Speaker): string {
  const now = factsOf(view)?.figures[figure.id];
  const rank = figureDefOf(figure.def)?.rank;
  return [
    nameOfFigure(figure),
    rank ? say(`d2.board.rank.${rank}`) : '',
    whereFrom(view, now?.spaces ?? [], say),
    factsOf(view)?.sight.includes(figure.id) ? say('d2.board.in-sight') : '',
    now ? say(['d2.board.health-of', { left: now.health.value - figure.damage, max: now.health.value }]) : '',
    ...(now?.conditions.map((condition) => say([`d2.condition.${condition}`, {}])) ?? []),
    figure.acted ? say('d2.board.has-acted') : '',
    figure.zone === 'away' ? say('d2.board.knocked-out') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const COMPASS = [
  ['north-west', 'north', 'north-east'],
  ['west', '', 'east'],
  ['south-west', 'south', 'south-east'],
] as const;

/** How far something is from the figure that acts, and in which direction. */
function whereFrom(view: View, spaces: readonly number[], say: Speaker['say']): string {
  const tables = mapOf(view);
  const here = factsOf(view)?.figures[actingFigure(view) ?? -1]?.spaces[0];
  const [to] = spaces;
  if (!tables || here === undefined || to === undefined || spaces.includes(here)) return '';
  const far = distance(tables, here, to, closedBits(view));
  const [across, down] = [
    Math.sign(tables.column[to]! - tables.column[here]!),
    Math.sign(tables.row[to]! - tables.row[here]!),
  ];
  const direction = COMPASS[down + 1]![across + 1]!;
  return far === NO_PATH ? '' : say(['d2.board.far', { n: far, direction: say(`d2.board.${direction}`) }]);
}

const closedBits = (view: View): number =>
  openOf(view).doors.reduce((bits, state, door) => (state === CLOSED ? bits | (1 << door) : bits), 0);

/** What is known of a space: its terrain, what lies there, who stands there. */
export function spaceWords(view: View, space: number, speaker: Speaker): { name: string; things: string[] } {
  const tables = mapOf(view)!;
  const { say } = speaker;
  const terrain = tables.terrain[space]!;
  const tokens = shownIn(view, 'tokens').filter(({ at }) => at === space);
  const figures = figuresOnMap(view).filter(({ id }) => factsOf(view)?.figures[id]?.spaces.includes(space));
  return {
    name: tables.names[space]!,
    things: [
      ...(terrain === FLOOR ? [] : [say(`d2.board.terrain.${TERRAINS[terrain] ?? 'floor'}`)]),
      ...tokens.map(({ def }) => say([`d2.board.token`, { name: tokenName(def) }])),
      ...figures.map((figure) => figureWords(view, figure, speaker)),
      ...priceWords(view, space, say),
    ],
  };
}

const tokenName = (def: string | undefined): string => (def ?? '').replaceAll('-', ' ');

/** What it takes to walk there. */
function priceWords(view: View, space: number, say: Speaker['say']): string[] {
  const way = factsOf(view)?.walk?.ways.find((one) => one.space === space);
  return way?.end ? [say(['d2.board.takes-points', { n: way.points }])] : [];
}

/** What is told of the things that an option is about, to those who do not look. */
export const tells: Tells = (about, { view, say }) => {
  const tables = mapOf(view);
  if (!tables) return null;
  if (typeof about.card === 'number') {
    const figure = [...figuresOnMap(view), ...shownIn(view, 'away')].find(({ id }) => id === about.card);
    if (figure) return figureWords(view, figure, say);
  }
  const [name] = [about.space ?? []].flat();
  const space = typeof name === 'string' ? tables.spaceNamed(name) : -1;
  return space < 0 ? null : spaceWords(view, space, say).things.join('; ') || null;
};
