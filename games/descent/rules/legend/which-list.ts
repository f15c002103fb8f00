import { descentBoxes, figureDef, groupDef } from '../catalogue.ts';
import { pieceOf } from '../pieces.ts';
import { membersOf } from '../quest/groups.ts';
import type { Descent, Figure, Piece, Rank } from '../state.ts';
import type { ActivationDef, Entry, Role } from './lists.ts';

/** The lists of a group: its own, or those of how it fights. */
export function listsOf(g: Descent, group: Piece): readonly ActivationDef[] {
  const { activations } = descentBoxes.of(g).content;
  const { monster } = groupDef(g, group);
  const all = activations.filter((list) => list.monster === monster);
  const madeUp = all.filter((list) => list.madeUp);
  const own = madeUp.length > 0 ? madeUp : all;
  return own.length > 0 ? own : activations.filter(({ pattern }) => pattern === roleOf(g, group));
}

/** How a monster fights: from afar, by what its card lets it do besides attacking, or plainly. */
function roleOf(g: Descent, group: Piece): Role {
  const [figure] = membersOf(g, group);
  const { arms, actions, passives } = figureDef(g, figure!);
  if (arms?.type === 'ranged') return 'ranged';
  return actions.length > 0 || passives.includes('Fly') ? 'skirmisher' : 'brawler';
}

/** The list that is being worked. */
export function listNow(g: Descent): ActivationDef {
  const { list } = g.legend!.activation!;
  return descentBoxes.of(g).content.activations.find(({ id }) => id === list)!;
}

/** What a figure goes through; a lieutenant, who has no rank, goes through what masters do. */
export const entriesFor = (g: Descent, figure: Figure): readonly Entry[] =>
  listNow(g)[figureDef(g, figure).rank === 'minion' ? 'minion' : 'master'];

/** The ranks in the order in which they activate. */
export const rankOrder = (g: Descent): readonly Rank[] =>
  listNow(g).first === 'master' ? ['master', 'minion'] : ['minion', 'master'];

/** Whether a figure activates among those of a rank. */
export const isOfRank = (g: Descent, figure: Figure, rank: Rank): boolean =>
  (figureDef(g, figure).rank ?? 'master') === rank;

/** The group that activates. */
export const groupNow = (g: Descent): Piece => pieceOf(g, g.legend!.activation!.group);
