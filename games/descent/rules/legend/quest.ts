import { idFor } from '@questwright/adventure';
import type { LegendQuestDef, QuestMap, Spoils } from '../definitions.ts';
import { AssemblyError, type Barred, jointsOf, type Placed } from '../map/assemble.ts';
import type { Each } from '../quest/by-heroes.ts';
import { tiled } from '../quest/map.ts';
import { quest, type WrittenEncounter, type WrittenPart, type WrittenQuest } from '../quest/words.ts';
import type { Side } from '../state.ts';

type Sort = LegendQuestDef['sort'];

/** A quest for play without an overlord as it is written: one encounter on a map that opens part by part. */
export interface WrittenLegendQuest extends Omit<WrittenEncounter, 'map'>, Pick<WrittenQuest, 'act' | 'box'> {
  readonly sort: Sort;
  /** The name of the campaign of a chapter. */
  readonly campaign?: string;
  readonly chapter?: number;
  readonly weeks?: number;
  /** The rounds that it is expected to take, by the number of heroes. */
  readonly time: Each;
  /** What four heroes are expected to take at hard difficulty, if not half as long; others in proportion. */
  readonly hard?: number;
  /** What winning and losing give, where it differs from what most such quests give. */
  readonly rewards?: { readonly [side in Side]?: Partial<Spoils> };
  readonly tiles: readonly Placed[];
  readonly doors?: readonly Barred[];
}

/** What most quests give: numbers of our own. */
const REWARDS: { readonly [sort in Sort]: { readonly [side in Side]: Spoils } } = {
  story: { heroes: { gold: 25, fame: 3, xp: 1 }, overlord: { gold: 0, fame: 1, xp: 1 } },
  side: { heroes: { gold: 50, fame: 2, xp: 0 }, overlord: { gold: 0, fame: 0, xp: 0 } },
  short: { heroes: { gold: 25, fame: 1, xp: 0 }, overlord: { gold: 0, fame: 0, xp: 0 } },
};
const WEEKS = 3;

export function legendQuest(
  name: string,
  {
    sort,
    campaign = '',
    chapter = 0,
    weeks = WEEKS,
    time,
    hard = time[2] / 2,
    rewards = {},
    tiles,
    doors = [],
    act,
    box,
    parts = {},
    ...encounter
  }: WrittenLegendQuest,
): { readonly legendQuest: LegendQuestDef; readonly rules: ReturnType<typeof quest>['rules'] } {
  const whole = withCaps(tiles, parts);
  const made = quest(name, {
    ...(act !== undefined && { act }),
    ...(box !== undefined && { box }),
    encounters: [{ ...encounter, map: inParts(tiles, doors, whole), parts: whole }],
  });
  return {
    legendQuest: {
      quest: made.quest,
      sort,
      campaign: campaign === '' ? '' : idFor(campaign),
      chapter,
      weeks,
      time: { normal: time, hard: scaled(time, hard / time[2]) },
      rewards: {
        heroes: { ...REWARDS[sort].heroes, ...rewards.heroes },
        overlord: { ...REWARDS[sort].overlord, ...rewards.overlord },
      },
    },
    rules: made.rules,
  };
}

const scaled = ([two, three, four]: Each, by: number): Each => [two * by, three * by, four * by];

type Parts = { readonly [name: string]: WrittenPart };

/** The part that a tile belongs to; undefined for what is open from the start. */
const partOf = (parts: Parts, tile: string): string | undefined =>
  Object.keys(parts).find((part) => parts[part]!.tiles.includes(tile));

/** An end cap that no part names lies with the tile that it closes. */
function withCaps(tiles: readonly Placed[], parts: Parts): Parts {
  const joints = jointsOf(tiles);
  const caps = tiles.filter(
    ({ tile, name }) => tile.piece === 'end cap' && partOf(parts, name) === undefined,
  );
  const closes = (cap: string): string | undefined => {
    const [joint] = joints.filter((pair) => pair.includes(cap));
    return joint && partOf(parts, joint.find((one) => one !== cap)!);
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      {
        ...part,
        tiles: [...part.tiles, ...caps.map((cap) => cap.name).filter((cap) => closes(cap) === name)],
      },
    ]),
  );
}

/**
 * The map of tiles, with the borders of its parts: where two of them are joined without a door, nobody sees
 * or goes any further.
 */
function inParts(tiles: readonly Placed[], doors: readonly Barred[], parts: Parts): () => QuestMap {
  const isBetween = (one: readonly string[], other: readonly string[]): boolean =>
    one.every((tile) => other.includes(tile));
  const borders = jointsOf(tiles).filter(([one, other]) => partOf(parts, one) !== partOf(parts, other));
  for (const { kind, between } of doors)
    if (kind !== 'door' && borders.some((joint) => isBetween(joint, between)))
      throw new AssemblyError(`Only a door can lie where a part ends, and no ${kind}: ${between.join(', ')}`);
  for (const [name, { opens, tiles: own }] of Object.entries(parts)) {
    const isDoorOf = ({ between }: Barred): boolean =>
      borders.some((joint) => isBetween(joint, between)) && between.some((tile) => own.includes(tile));
    if (opens === 'door' && !doors.some(isDoorOf)) throw new AssemblyError(`No door leads to ${name}`);
    for (const tile of own)
      if (!tiles.some((one) => one.name === tile)) throw new AssemblyError(`There is no tile ${tile}`);
  }
  const unseen = new Map(borders.map((joint) => [[...joint].sort().join(), joint]));
  for (const { between } of doors) unseen.delete([...between].sort().join());
  return tiled(tiles, [
    ...doors,
    ...[...unseen.values()].map((between): Barred => ({ kind: 'unexplored', between })),
  ]);
}
