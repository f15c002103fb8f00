import { figureInks, type Mood, type Palette, sceneInks } from './inks.ts';
import { type Drawing, drawingOf, moved, pathOf, type Shape } from './pen.ts';
import { places, weathers } from './places.ts';
import type { Folk, Put, Subject, Word } from './subject.ts';
import { arms } from './words/arms.ts';
import { beasts } from './words/beasts.ts';
import { buildings } from './words/buildings.ts';
import { backs, beards, bodies, faces, hair, hats } from './words/folk.ts';
import { goods } from './words/goods.ts';
import { nature } from './words/nature.ts';
import { signs } from './words/signs.ts';
import { wear } from './words/wear.ts';

const words: Record<Word, string> = {
  ...arms,
  ...wear,
  ...goods,
  ...buildings,
  ...nature,
  ...signs,
  ...beasts,
};

/** A path of one colour. */
interface Painted {
  readonly fill: string;
  readonly shapes: Drawing;
}

/** The whole picture as the content of an SVG whose square is 100 by 100; the scene goes on beyond it. */
export function compose(subject: Subject): string {
  const { where, mood, weather = 'clear' } = subject;
  const scene = sceneOf(mood, `${BACKDROP}${places[where]}`);
  const before = sceneOf(mood, weathers[weather]);
  const figures = composeFigures(subject);
  // Rays come from behind; everything else falls or drifts before the figures.
  return weather === 'rays' ? scene + before + figures : scene + figures + before;
}

/** The sky, and a glow that the figure stands before. */
const BACKDROP =
  '0R-100,-80 300,260;1S-100,40 0,30 50,34 100,30 200,40 200,180 -100,180;7O50,44 46;7O50,44 32;';

const scenes = new Map<string, string>();

/** Many cards share a scene or the weather: it is painted once. */
function sceneOf(mood: Mood, text: string): string {
  const key = `${mood}${text}`;
  let scene = scenes.get(key);
  if (scene === undefined) {
    scene = painted(drawingOf(text), sceneInks(mood)).map(flat).join('');
    scenes.set(key, scene);
  }
  return scene;
}

/** The figures alone: what tells a card from the others, whatever the scene. */
export const composeFigures = (subject: Subject): string => figuresOf(subject).map(cutOut).join('');

function figuresOf(subject: Subject): Painted[][] {
  const { behind } = subject;
  const who = listOf(subject.who);
  const what = listOf(subject.what);
  const puts = [
    ...(behind ? [toPut(behind, MIDDLE)] : []),
    ...who.map((one, i) => toPut(one, spot(i, who.length))),
    ...what.map((one, i) => toPut(one, who.length > 0 ? BESIDE : spot(i, what.length))),
  ];
  return puts.map((one) => figure(one, subject));
}

type Spot = Pick<Put, 'x' | 'y' | 'size'>;

const MIDDLE: Spot = { x: 50, y: 50, size: 92 };
const BESIDE: Spot = { x: 76, y: 74, size: 46 };

/** One stands in the middle, two side by side, three in a triangle. */
const SPOTS: readonly (readonly Spot[])[] = [
  [{ x: 50, y: 50, size: 90 }],
  [
    { x: 32, y: 46, size: 62 },
    { x: 68, y: 56, size: 62 },
  ],
  [
    { x: 50, y: 32, size: 52 },
    { x: 26, y: 68, size: 52 },
    { x: 74, y: 68, size: 52 },
  ],
];

const spot = (i: number, count: number): Spot => (SPOTS[count - 1] ?? SPOTS[2]!)[i] ?? MIDDLE;

const listOf = <T>(some: T | readonly T[] | undefined): readonly T[] =>
  some === undefined ? [] : Array.isArray(some) ? some : [some as T];

const toPut = (of: Word | Folk | Put, at: Spot): Put =>
  typeof of === 'object' && 'of' in of ? of : { of, ...at };

function figure(at: Put, { tint = 'brown', second = 'gold' }: Subject): Painted[] {
  if (typeof at.of === 'string')
    return painted(
      moved(drawingOf(words[at.of]), at),
      figureInks(at.tint ?? tint, at.second ?? second, 'fair'),
    );
  const { of } = at;
  const inks = figureInks(
    at.tint ?? of.tint ?? 'brown',
    at.second ?? of.second ?? 'brown',
    of.skin ?? 'fair',
  );
  return painted(moved(bust(of), at), inks);
}

const BUILDS = {
  small: { x: 50, y: 60, size: 84 },
  broad: { x: 50, y: 54, size: 108 },
  huge: { x: 50, y: 62, size: 128 },
} as const;

/** Somebody: what is behind them, body, face, hair, beard, hat, and what they hold, with the hand that holds it. */
function bust(of: Folk): Drawing {
  const { face, wears, back = 'none', beard = 'none', hat = 'none', build } = of;
  const body = [
    backs[back],
    bodies[wears],
    faces[face],
    hair[of.hair ?? 'bald'],
    beards[beard],
    hats[hat],
  ].flatMap(drawingOf);
  const held = [
    ...(of.off
      ? [...moved(drawingOf(words[of.off]), { x: 86, y: 66, size: 56 }), ...drawingOf('sO84,80 6')]
      : []),
    ...(of.holds
      ? [
          ...moved(drawingOf(words[of.holds]), { x: 13, y: 48, size: 88, turn: -8 }),
          ...drawingOf('sO16,80 6.4'),
        ]
      : []),
  ];
  const whole = [...body, ...held];
  return build ? moved(whole, BUILDS[build]) : moved(whole, { x: 50, y: 54, size: 100 });
}

/** Shapes that follow each other in one ink are one path. */
function painted(drawing: Drawing, inks: Palette): Painted[] {
  const all: { fill: string; shapes: Shape[] }[] = [];
  for (const shape of drawing) {
    const fill = inks[shape.ink];
    if (fill === undefined) throw new Error(`no ink is called ${shape.ink}`);
    const last = all.at(-1);
    if (last?.fill === fill) last.shapes.push(shape);
    else all.push({ fill, shapes: [shape] });
  }
  return all;
}

const flat = ({ fill, shapes }: Painted): string => `<path fill="${fill}" d="${pathOf(shapes)}"/>`;

/** A figure stands out by a dark edge around all of it; what is as thin as mist has none. */
function cutOut(parts: readonly Painted[]): string {
  const solid = parts.filter(({ fill }) => !fill.startsWith('rgb')).flatMap(({ shapes }) => shapes);
  return `<path class="kit-plate-edge" d="${pathOf(solid)}"/><g class="kit-plate-figure">${parts.map(flat).join('')}</g>`;
}
