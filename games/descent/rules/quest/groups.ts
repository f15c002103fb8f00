import { note } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { cardDef, descentBoxes, figureDef, groupDef } from '../catalogue.ts';
import type { GroupDef, LieutenantPlan, Summoning } from '../definitions.ts';
import { groupOf } from '../figures/groups.ts';
import { isHidden } from '../figures/off-map.ts';
import { deciderOf } from '../figures/sides.ts';
import { lieutenantId, monsterId } from '../ids.ts';
import { awayFigures, conditionCards, groupCards, makePiece, onMap, plotsInPlay } from '../pieces.ts';
import { leaveStolen } from '../search/stolen.ts';
import { type Descent, type Figure, NONE, type Piece, type Rank } from '../state.ts';
import { AWAY, MAP, MAX_HEROES } from '../zones.ts';
import { placeNamed } from './encounter.ts';
import { putOn } from './placement.ts';

/*
 * The monster groups of an encounter. A group limit says how many minions and masters of a monster there may be, by the
 * number of heroes.
 */

/** Whether a group keeps to its limit, or only to the number of its figures, where an effect waives the limit. */
export type Within = 'limit' | 'figures';

/**
 * How many figures of a rank a group may have: fewer while an agent stands for some of them. There are as many figures as
 * four heroes may meet. [D2-AGENT-05, D2-AGENT-06, D2-MON-22, D2-MON-23]
 */
export const limitOf = (g: Descent, group: Piece, rank: Rank, within: Within = 'limit'): number =>
  printedLimit(g, group, rank, within) - replacedIn(g, group, rank);

const printedLimit = (g: Descent, group: Piece, rank: Rank, within: Within = 'limit'): number =>
  groupDef(g, group).limits[within === 'figures' ? MAX_HEROES : Math.max(2, g.players.length)]?.[rank] ?? 0;

/** Those whose place an agent on the map has taken cannot come back as long as he is there. [D2-AGENT-09, D2-AGENT-26] */
function replacedIn(g: Descent, group: Piece, rank: Rank): number {
  const agent = agentIn(g, group);
  const by = agent && summonerOf(g, agent);
  const summons = by && cardDef(g, by).summons;
  return summons ? replacedBy(g, group, summons)[rank] : 0;
}

/** Whom an agent replaces: what his card says, or the whole group if its limit is too small for that. [D2-AGENT-08] */
export function replacedBy(
  g: Descent,
  group: Piece,
  { masters, minions }: Summoning,
): { readonly [rank in Rank]: number } {
  const limit = { master: printedLimit(g, group, 'master'), minion: printedLimit(g, group, 'minion') };
  return masters > limit.master || minions > limit.minion ? limit : { master: masters, minion: minions };
}

const agentIn = (g: Descent, group: Piece): Piece | undefined =>
  onMap(g).find((figure) => figure.on === group.id && figureDef(g, figure).agent);

/** The Plot card by which an agent has come. */
export const summonerOf = (g: Descent, { id }: Figure): Piece | undefined =>
  plotsInPlay(g).find((card) => card.on === id && cardDef(g, card).summons);

/** The figures of a group on the map, an agent among them, or its own monsters of one rank. */
export const membersOf = (g: Descent, group: Piece, rank: Rank | null = null): Piece[] =>
  onMap(g).filter((figure) => {
    if (figure.on !== group.id) return false;
    const def = figureDef(g, figure);
    return rank === null || (def.rank === rank && !def.agent);
  });

/** The ranks of which a group has fewer figures than its limit. */
export const missing = (g: Descent, group: Piece, within: Within = 'limit'): Rank[] =>
  (['minion', 'master'] as const).filter(
    (rank) =>
      membersOf(g, group, rank).filter(counts).length + hiddenOf(g, group, rank) <
      limitOf(g, group, rank, within),
  );

/** Monsters that a card keeps off the map still count. */
const hiddenOf = (g: Descent, group: Piece, rank: Rank): number =>
  awayFigures(g).filter(
    (figure) => figure.on === group.id && isHidden(figure) && figureDef(g, figure).rank === rank,
  ).length;

/** A monster that a challenge token has turned into does not count for the limit. [D2-SECRET-23] */
const counts = ({ used }: Piece): boolean => !used;

/** Brings the card of a monster to the table. */
export const takeGroup = (g: Descent, { id }: GroupDef, inactive: boolean): Piece =>
  makePiece(g, id, 'groups', { used: inactive });

export const groupNamed = (g: Descent, monster: string): Piece | undefined =>
  groupCards(g).find((group) => groupDef(g, group).monster === monster);

export const monsterNamed = (g: Descent, monster: string): GroupDef =>
  descentBoxes.of(g).content.groups.find((group) => group.monster === monster)!;

/** Puts one more monster of a group on the map. It is not activated any more in a round in which its group has been. */
export function* addMonster(
  g: Descent,
  group: Piece,
  rank: Rank,
  place: readonly number[],
  name?: string,
): Rule<Piece | null> {
  const { monster } = groupDef(g, group);
  const figure = makePiece(g, monsterId(monster, g.act, rank), AWAY, {
    on: group.id,
    acted: group.acted,
    label: name ?? labelFor(g, group, monster, rank),
    hero: NONE,
  });
  if (yield* putOn(g, figure, place, g.overlord)) return figure;
  remove(g, figure);
  return null;
}

/** Whether a figure is a minion whose group may have one more master. */
export function canBePromoted(g: Descent, figure: Figure): boolean {
  const group = groupOf(g, figure);
  return (
    group !== undefined && figureDef(g, figure).rank === 'minion' && missing(g, group).includes('master')
  );
}

/** A master takes the place of a minion, with none of its tokens; it is activated if the minion still would be. */
export function promote(g: Descent, figure: Figure): void {
  const { on, at, lie, acted } = figure;
  const { monster, act } = figureDef(g, figure);
  const label = labelFor(g, groupOf(g, figure)!, monster!, 'master');
  for (const card of conditionCards(g).filter((one) => one.on === figure.id)) remove(g, card);
  leaveStolen(g, figure);
  remove(g, figure);
  makePiece(g, monsterId(monster!, act, 'master'), MAP, { on, at, lie, acted, label });
  note(g, 'd2.log.promoted', { figure: label }, 'D2-FABIL-61');
}

/** Puts a lieutenant on the map, with the card of the group that he is alone. */
export function* addLieutenant(g: Descent, plan: LieutenantPlan): Rule {
  const { name, place, side, inactive } = plan;
  const group = makePiece(g, lieutenantNamed(g, name).id, 'groups', { used: inactive });
  const def = lieutenantId(name, g.act, g.players.length);
  const figure = makePiece(g, def, AWAY, { on: group.id, label: name });
  if (side === 'heroes') g.control.push({ figure: figure.id, seat: null, side });
  if (place === '') return;
  if (!(yield* putOn(g, figure, placeNamed(g, place), deciderOf(g, figure)))) remove(g, figure);
}

export const lieutenantNamed = (g: Descent, name: string): GroupDef => {
  const found = descentBoxes.of(g).content.lieutenants.find((one) => one.monster === name);
  if (!found) throw new Error(`There is no lieutenant "${name}".`);
  return found;
};

/** `Zombie 2` and `Zombie master`: the first that no monster on the map is called. */
function labelFor(g: Descent, group: Piece, monster: string, rank: Rank): string {
  const taken = new Set(membersOf(g, group).map(({ label }) => label));
  for (let n = 1; ; n++) {
    const label =
      rank === 'minion' ? `${monster} ${n}` : n === 1 ? `${monster} master` : `${monster} master ${n}`;
    if (!taken.has(label)) return label;
  }
}
