import { type Rule, remove } from '@questwright/kernel';
import { descentBoxes, figureDef, groupDef } from '../catalogue.ts';
import type { GroupDef } from '../definitions.ts';
import { monsterId } from '../monsters.ts';
import { groupCards, makePiece, onMap } from '../pieces.ts';
import { type Descent, NONE, type Piece, type Rank } from '../state.ts';
import { AWAY } from '../zones.ts';
import { putOn } from './placement.ts';

/*
 * The monster groups of an encounter. A group limit says how many minions and masters of a monster there may be, by the
 * number of heroes.
 */

/** How many figures of a rank a group may have. */
export const limitOf = (g: Descent, group: Piece, rank: Rank): number =>
  groupDef(g, group).limits[Math.max(2, g.players.length)]?.[rank] ?? 0;

/** The figures of a group on the map, or those of one rank. */
export const membersOf = (g: Descent, group: Piece, rank: Rank | null = null): Piece[] =>
  onMap(g).filter(
    (figure) => figure.on === group.id && (rank === null || figureDef(g, figure).rank === rank),
  );

/** The ranks of which a group has fewer figures than its limit. */
export const missing = (g: Descent, group: Piece): Rank[] =>
  (['minion', 'master'] as const).filter(
    (rank) => membersOf(g, group, rank).length < limitOf(g, group, rank),
  );

/** Brings the card of a monster to the table. */
export const takeGroup = (g: Descent, { id }: GroupDef, inactive: boolean): Piece =>
  makePiece(g, id, 'groups', { used: inactive });

export const groupNamed = (g: Descent, monster: string): Piece | undefined =>
  groupCards(g).find((group) => groupDef(g, group).monster === monster);

export const monsterNamed = (g: Descent, monster: string): GroupDef =>
  descentBoxes.of(g).content.groups.find((group) => group.monster === monster)!;

/** Puts one more monster of a group on the map. It is not activated any more in a round in which its group has been. */
export function* addMonster(g: Descent, group: Piece, rank: Rank, place: readonly number[]): Rule<boolean> {
  const { monster } = groupDef(g, group);
  const figure = makePiece(g, monsterId(monster, g.act, rank), AWAY, {
    on: group.id,
    acted: group.acted,
    label: labelFor(g, group, monster, rank),
    hero: NONE,
  });
  const isPut = yield* putOn(g, figure, place, g.overlord);
  if (!isPut) remove(g, figure);
  return isPut;
}

/** `Zombie 2` and `Zombie master`: the first that no monster on the map is called. */
function labelFor(g: Descent, group: Piece, monster: string, rank: Rank): string {
  const taken = new Set(membersOf(g, group).map(({ label }) => label));
  for (let n = 1; ; n++) {
    const label =
      rank === 'minion' ? `${monster} ${n}` : n === 1 ? `${monster} master` : `${monster} master ${n}`;
    if (!taken.has(label)) return label;
  }
}
