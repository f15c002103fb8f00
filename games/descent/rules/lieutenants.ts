import { head } from '@questwright/adventure';
import type { WrittenArms } from './arms.ts';
import { lieutenantId } from './ids.ts';
import { creature, type Monster, type WrittenRank } from './monsters.ts';
import type { AttackType, Colour } from './things.ts';

/** One act of a lieutenant, as it is written: some of his numbers go by how many heroes there are. */
export interface WrittenAct extends Omit<WrittenRank, 'speed' | 'health' | 'defence'> {
  readonly speed: number;
  readonly byHeroes: {
    readonly [heroes: number]: { readonly health: number; readonly defence: readonly Colour[] };
  };
  readonly also?: { readonly [action: string]: WrittenArms };
}

export interface WrittenLieutenant {
  readonly type: AttackType;
  readonly acts: { readonly [act: number]: WrittenAct };
}

/** A lieutenant: the card of the group that he is alone, and a figure for each act and each number of heroes. */
export function lieutenant(name: string, { type, acts }: WrittenLieutenant): Monster {
  const figures = Object.entries(acts).flatMap(([act, { byHeroes, ...written }]) =>
    Object.entries(byHeroes).map(([heroes, numbers]) =>
      creature(lieutenantId(name, Number(act), Number(heroes)), {
        ...{ sort: 'lieutenant', name, rank: null, act: Number(act), type, traits: [], size: 'small' },
        ...written,
        ...numbers,
      }),
    ),
  );
  return {
    group: { ...head({ name }), kind: 'group', monster: name, limits: {}, lieutenant: true, text: [] },
    figures,
  };
}
