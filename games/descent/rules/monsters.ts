import { head, printed } from '@questwright/adventure';
import { arms, type WrittenArms } from './arms.ts';
import { figureDefinition } from './catalogue.ts';
import type { FigureDef, GroupDef, Sort } from './definitions.ts';
import { monsterId } from './ids.ts';
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
  /** The box that it comes in, if not the base box. */
  readonly box?: string;
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

/** A monster: the card of its group, and a figure for each rank and act. */
export function monster(name: string, { box, type, traits, size, limits, acts }: WrittenMonster): Monster {
  const figures = Object.entries(acts).flatMap(([act, ranks]) =>
    (['minion', 'master'] as const).flatMap((rank) => {
      const written = ranks[rank];
      if (!written) return [];
      const own = { sort: 'monster', name, rank, act: Number(act), type, traits, size } as const;
      return [creature(monsterId(name, Number(act), rank), { ...own, ...written })];
    }),
  );
  const counts = Object.entries(limits).map(([heroes, [minion, master]]) => [heroes, { minion, master }]);
  return {
    group: {
      ...head({ name }),
      kind: 'group',
      monster: name,
      ...(box && { box }),
      limits: Object.fromEntries(counts),
      lieutenant: false,
      text: [],
    },
    figures,
  };
}

/** A monster of a group or a lieutenant, as it is written. */
export interface WrittenCreature extends WrittenRank, Pick<WrittenMonster, 'type' | 'traits' | 'size'> {
  readonly sort: Sort;
  readonly name: string;
  readonly rank: Rank | null;
  readonly agent?: boolean;
  readonly act: number;
  /** What some of its actions are made with, where that is not what its attacks are made with. */
  readonly also?: { readonly [action: string]: WrittenArms };
}

/** The figure of a monster: its numbers, its attack, and what its passives and actions do. */
export function creature(id: string, written: WrittenCreature): FigureDef {
  const { name, type, dice, surges, passives = [], actions = [], also = {}, ...rest } = written;
  const {
    arms: more = {},
    attributes = {},
    sort,
    speed,
    health,
    defence,
    traits,
    size,
    rank,
    agent = false,
    act,
  } = rest;
  const known = passives.map(passiveNamed);
  const atDefeat = known.find((passive) => passive.atDefeat)?.atDefeat;
  const others = Object.entries(also).map(([action, own]) => [action, arms(own)]);
  return figureDefinition(
    { id, name },
    {
      ...{ sort, speed, health, defence, attributes, size, traits, rank, agent, act, monster: name },
      passives,
      actions,
      ...(atDefeat && { atDefeat }),
      also: Object.fromEntries(others),
      arms: arms({
        type,
        dice,
        surges,
        ...more,
        ...Object.assign({}, ...known.map((passive) => passive.arms ?? {})),
      }),
    },
    printed([...known.map(({ ability }) => ability), ...actions.flatMap(actionNamed)]),
  );
}
