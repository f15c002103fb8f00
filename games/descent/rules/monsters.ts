import { head, idFor, printed } from '@questwright/adventure';
import { arms, type WrittenArms } from './arms.ts';
import { figureDefinition } from './catalogue.ts';
import type { FigureDef, GroupDef } from './definitions.ts';
import { actionNamed } from './monster-actions.ts';
import { passiveNamed } from './passives.ts';
import type { WrittenSurge } from './surges.ts';
import type { AttackType, Attribute, Colour, Rank, Size } from './things.ts';

/** One rank of a monster in one act, as it is written. */
export interface WrittenRank {
  readonly speed: number;
  readonly health: number;
  readonly defence: readonly Colour[];
  readonly dice: readonly Colour[];
  readonly surges: readonly WrittenSurge[];
  /** What its attacks have besides: Pierce, Blast, a longer reach, several targets. */
  readonly arms?: Pick<WrittenArms, 'reach' | 'pierce' | 'blast' | 'targets'>;
  readonly passives?: readonly string[];
  readonly actions?: readonly string[];
  readonly attributes?: { readonly [attribute in Attribute]?: number };
}

export interface WrittenMonster {
  readonly type: AttackType;
  readonly traits: readonly string[];
  readonly size: Size;
  /** By the number of heroes: how many minions and masters a group has. */
  readonly limits: { readonly [heroes: number]: readonly [minions: number, masters: number] };
  readonly acts: { readonly [act: number]: { readonly [rank in Rank]?: WrittenRank } };
}

export interface Monster {
  readonly group: GroupDef;
  readonly figures: readonly FigureDef[];
}

export const monsterId = (name: string, act: number, rank: Rank): string => `${idFor(name)}/${act}/${rank}`;

/** A monster: the card of its group, and a figure for each rank and act. */
export function monster(name: string, { type, traits, size, limits, acts }: WrittenMonster): Monster {
  const figures = Object.entries(acts).flatMap(([act, ranks]) =>
    (['minion', 'master'] as const).flatMap((rank) => {
      const written = ranks[rank];
      return written ? [figureOf(name, Number(act), rank, { type, traits, size, ...written })] : [];
    }),
  );
  const counts = Object.entries(limits).map(([heroes, [minion, master]]) => [heroes, { minion, master }]);
  return {
    group: { ...head({ name }), kind: 'group', monster: name, limits: Object.fromEntries(counts), text: [] },
    figures,
  };
}

type Written = WrittenRank & Pick<WrittenMonster, 'type' | 'traits' | 'size'>;

function figureOf(name: string, act: number, rank: Rank, written: Written): FigureDef {
  const {
    type,
    dice,
    surges,
    arms: more = {},
    passives = [],
    actions = [],
    attributes = {},
    ...rest
  } = written;
  const { speed, health, defence, traits, size } = rest;
  const known = passives.map(passiveNamed);
  return figureDefinition(
    { id: monsterId(name, act, rank), name },
    {
      sort: 'monster',
      speed,
      health,
      defence,
      attributes,
      size,
      traits,
      rank,
      act,
      monster: name,
      passives,
      actions,
      arms: arms({
        type,
        dice,
        surges,
        ...more,
        ...Object.assign({}, ...known.map((passive) => passive.arms ?? {})),
      }),
    },
    printed([...known.map(({ ability }) => ability), ...actions.map(actionNamed)]),
  );
}
