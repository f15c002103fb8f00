import { head } from '@questwright/adventure';
import type { WrittenArms } from './arms.ts';
import type { FigureDef } from './definitions.ts';
import { agentId, lieutenantId } from './ids.ts';
import { creature, type Monster, type WrittenRank } from './monsters.ts';
import type { AttackType, Colour, Size } from './things.ts';

/** One act of a lieutenant, as it is written: some of his numbers depend on how many heroes there are. */
export interface WrittenAct extends Omit<WrittenRank, 'speed' | 'health' | 'defence'> {
  readonly speed: number;
  readonly byHeroes: {
    readonly [heroes: number]: { readonly health: number; readonly defence: readonly Colour[] };
  };
  readonly also?: { readonly [action: string]: WrittenArms };
}

export interface WrittenLieutenant {
  readonly size?: Size;
  readonly type: AttackType;
  readonly acts: { readonly [act: number]: WrittenAct };
}

/** A lieutenant: the card of the group that he is alone, and a figure for each act and each number of heroes. */
export function lieutenant(name: string, { type, size = 'small', acts }: WrittenLieutenant): Monster {
  return {
    figures: figuresOf(acts, (act, heroes, written) =>
      creature(lieutenantId(name, act, heroes), {
        ...{ sort: 'lieutenant', name, rank: null, act, type, traits: [], size },
        ...written,
      }),
    ),
    group: { ...head({ name }), kind: 'group', monster: name, limits: {}, lieutenant: true, text: [] },
  };
}

/** An agent: a master of the group that he is summoned into, and a monster of his own kind. [D2-AGENT-03, D2-MON-05] */
export const agent = (name: string, { type, acts }: WrittenLieutenant): readonly FigureDef[] =>
  figuresOf(acts, (act, heroes, written) =>
    creature(agentId(name, act, heroes), {
      ...{ sort: 'monster', agent: true, name, rank: 'master', act, type, traits: [], size: 'small' },
      ...written,
    }),
  );

type Made = (act: number, heroes: number, written: WrittenRank & Pick<WrittenAct, 'also'>) => FigureDef;

/** A figure for each act and each number of heroes. */
const figuresOf = (acts: WrittenLieutenant['acts'], made: Made): readonly FigureDef[] =>
  Object.entries(acts).flatMap(([act, { byHeroes, ...written }]) =>
    Object.entries(byHeroes).map(([heroes, numbers]) =>
      made(Number(act), Number(heroes), { ...written, ...numbers }),
    ),
  );
