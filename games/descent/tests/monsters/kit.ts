import type { OpenPlaytest } from '@questwright/kernel/testing';
import { monsters } from '../../content/monsters/base.ts';
import type { FigureDef } from '../../rules/definitions.ts';
import { room, type Table } from '../attack/kit.ts';
import { dice, hero, position, type Words } from '../position.ts';

export type Rank = 'minion' | 'master';
export interface Which {
  readonly act: number;
  readonly rank: Rank;
}

/** Both acts and both ranks, or one of the ranks. */
export const EVERY: readonly Which[] = [1, 2].flatMap((act) =>
  (['minion', 'master'] as const).map((rank) => ({ act, rank })),
);
export const MASTERS = EVERY.filter(({ rank }) => rank === 'master');
export const MINIONS = EVERY.filter(({ rank }) => rank === 'minion');

export const figureOf = (name: string, { act, rank }: Which): FigureDef =>
  monsters
    .flatMap(({ figures }) => figures)
    .find((figure) => figure.name === name && figure.act === act && figure.rank === rank)!;

/** A large room: the monster ends in column c, and what stands to its right begins in column d. */
export function lair(name: string, right = 'HA.B..', below = '......', last = '......'): string {
  const { size } = figureOf(name, { act: 1, rank: 'minion' });
  const [wide, tall] = { small: [1, 1], medium: [2, 1], huge: [2, 2], massive: [3, 2] }[size]!;
  const there = 'M'.repeat(wide!).padStart(3, '.');
  return room(`${there}${right}`, `${tall === 2 ? there : '...'}${below}`, `...${last}`);
}

interface Scene {
  readonly map?: string;
  readonly figures?: Words;
  readonly shown?: { readonly [colour: string]: string };
  readonly turn?: Words;
  readonly monster?: Words;
}

/** A monster of the box, M, that is activated where H stands beside it, A near and B farther away. */
export function activated(open: OpenPlaytest, name: string, which: Which, scene: Scene = {}): Table {
  const { map = lair(name), shown = {}, turn = { activating: 'M' }, monster = {} } = scene;
  const figures = scene.figures ?? { H: hero(), A: hero(), B: hero() };
  const M = { monster: name, ...which, ...monster };
  return open(position({ map, figures: { M, ...figures }, turn, chance: dice(shown) }));
}

/** The acting figure uses an ability by its name. */
export const act = (t: Table, name: string): Table =>
  t.choose(t.offered.find((id) => id.startsWith('ability:') && id.endsWith(`/${name}`))!);

export const mayAct = (t: Table, name: string): boolean => t.offered.some((id) => id.endsWith(`/${name}`));

/** What surges are offered, as players read them. */
export const surgeTexts = (t: Table): string[] =>
  (t.match.view(t.asked).choice?.options ?? []).flatMap(({ id, text }) =>
    id.startsWith('surge:') ? [JSON.stringify(text)] : [],
  );
