import type { Tells } from '@questwright/board-kit';
import type { Speaker, Text, View } from '@questwright/kernel';
import type { AimFacts } from '../../rules/facts.ts';
import { CLOSED, OPEN } from '../../rules/ground.ts';
import { distance, NO_PATH } from '../../rules/map/count.ts';
import type { MapTables } from '../../rules/map/tables.ts';
import { FLOOR, OBSTACLE, TERRAINS } from '../../rules/map/terrain.ts';
import { surgeWords } from '../outlook.ts';
import {
  actingFigure,
  factsOf,
  figureDefOf,
  figuresOnMap,
  hiddenIn,
  mapOf,
  nameOfFigure,
  openOf,
  type Shown,
  shownIn,
  tokensOnMap,
} from '../sight.ts';
import { aimWords, isAiming } from './aiming.ts';
import { sufferedOn, wayTo } from './walking.ts';

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

/** What is known of a space: its terrain, what lies there, who stands there. Nothing is known of what nobody has explored. */
export function spaceWords(
  view: View,
  space: number,
  speaker: Speaker,
  aim: AimFacts | null = null,
): { name: string; things: string[] } | null {
  if (hiddenIn(view).has(space)) return null;
  const tables = mapOf(view)!;
  const { say } = speaker;
  const terrain = tables.terrain[space]!;
  const tokens = tokensOnMap(view).filter(({ at }) => at === space);
  const figures = figuresOnMap(view).filter(({ id }) => factsOf(view)?.figures[id]?.spaces.includes(space));
  return {
    name: tables.names[space]!,
    things: [
      ...(terrain === FLOOR ? [] : [say(`d2.board.terrain.${TERRAINS[terrain] ?? 'floor'}`)]),
      ...tokens.map(({ def, isDown }) =>
        say([isDown ? 'd2.board.token-down' : 'd2.board.token', { name: tokenName(def) }]),
      ),
      ...figures.flatMap((figure) => [
        figureWords(view, figure, speaker),
        ...aimedWords(view, aim, figure, speaker),
      ]),
      ...doorWords(view, tables, space, speaker),
      ...priceWords(view, space, speaker, figures.length > 0 || terrain === OBSTACLE),
    ],
  };
}

const tokenName = (def: string): string => def.replaceAll('-', ' ');

/** The doors at a space, and what can be done about them. */
const doorWords = (view: View, { objects }: MapTables, space: number, { say }: Speaker): string[] =>
  objects.flatMap(({ kind, sides }, door) => {
    const state = openOf(view).doors[door];
    const isThere = kind !== 'unexplored' && sides.some((pair) => pair.includes(space));
    if (!isThere || (state !== CLOSED && state !== OPEN)) return [];
    return [say(doorText(kind, state === OPEN))];
  });

/** A door in words: whoever points at one from afar reads what it takes to open it. */
export const doorText = (kind: string, isOpen: boolean): Text => [
  isOpen ? 'd2.board.door-open' : 'd2.board.door-closed',
  { kind },
];

/** What it takes to walk there and what one suffers on the way, or that it is too far. */
function priceWords(view: View, space: number, speaker: Speaker, isBlocked: boolean): string[] {
  const { attacks } = openOf(view);
  const walk = factsOf(view)?.walk;
  const steps = wayTo(walk, space);
  const last = steps.at(-1);
  if (!walk || (last ? !last.end : isBlocked || attacks.length > 0)) return [];
  if (!last) return [speaker.say(['d2.board.out-of-reach', { n: walk.points }])];
  return [speaker.say(['d2.board.takes-points', { n: last.points }]), ...sufferedOn(steps, speaker)];
}

/** What an attack that is aimed at a figure comes to. */
function aimedWords(view: View, aim: AimFacts | null, { id }: Shown, speaker: Speaker): string[] {
  const at = aim?.at.find(({ figure }) => figure === id);
  return aim && at ? aimWords(view, aim, at, speaker) : [];
}

/** What is told of the things that an option is about, to those who do not look. */
export const tells: Tells = (about, { view, say }) => {
  const tables = mapOf(view);
  if (!tables) return null;
  if (typeof about.surge === 'string') {
    const surge = factsOf(view)?.outlook?.surges.find(({ key }) => key === about.surge);
    return surge ? surgeWords(view, surge, say).join('; ') || null : null;
  }
  if (typeof about.card === 'number') {
    const figure = [...figuresOnMap(view), ...shownIn(view, 'away')].find(({ id }) => id === about.card);
    const aim = isAiming(view) ? (factsOf(view)?.aims[0] ?? null) : null;
    if (figure) return [figureWords(view, figure, say), ...aimedWords(view, aim, figure, say)].join('; ');
  }
  const [name] = [about.space ?? []].flat();
  const space = typeof name === 'string' ? tables.spaceNamed(name) : -1;
  if (space < 0) return null;
  const where = whereFrom(view, [space], say.say);
  return [where, ...(spaceWords(view, space, say)?.things ?? [])].filter(Boolean).join('; ') || null;
};
