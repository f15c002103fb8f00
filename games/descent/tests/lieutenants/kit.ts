import type { OpenPlaytest } from '@questwright/kernel/testing';
import { room, type Table } from '../attack/kit.ts';
import { dice, hero, position, type Words } from '../position.ts';

interface Scene {
  readonly act?: number;
  readonly map?: string;
  readonly figures?: Words;
  readonly own?: Words;
  readonly shown?: { readonly [colour: string]: string };
  readonly turn?: Words;
  readonly more?: Words;
}

/** L, a lieutenant of the box, in the room of the heroes H and A, and activated unless `turn` says otherwise. */
export function withLieutenant(open: OpenPlaytest, name: string, scene: Scene = {}): Table {
  const { act = 1, map = room('.LH.....', '........', 'A.......'), own = {}, shown = {} } = scene;
  const { figures = { H: hero({ health: 30 }), A: hero() }, turn = { activating: 'L' }, more = {} } = scene;
  const L = { lieutenant: name, act, ...own };
  return open(position({ map, figures: { L, ...figures }, turn, chance: dice(shown), ...more }));
}

/** L attacks H. */
export function attackH(t: Table): Table {
  t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
  return t.offered.includes('target:H') ? t.choose('target:H') : t;
}

/** Spends a surge on the ability at this place of the card. */
export const surge = (t: Table, place: number): Table => t.choose(`surge:own:${place}`);
