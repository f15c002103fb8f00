import { note } from '@questwright/adventure';
import { type As, chooseOne, pick, type Rule } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { descentBoxes, groupDef } from '../catalogue.ts';
import type { EncounterDef, GroupDef, GroupPlan, UniquePlan } from '../definitions.ts';
import { hasOverlord } from '../figures/sides.ts';
import { monsterId } from '../ids.ts';
import { groupCards } from '../pieces.ts';
import type { Descent, Piece, Rank } from '../state.ts';
import { forHeroes } from './by-heroes.ts';
import { layRules } from './contents.ts';
import { placeNamed } from './encounter.ts';
import { addMonster, groupNamed, limitOf, membersOf, missing, monsterNamed, takeGroup } from './groups.ts';

/*
 * The monsters that a quest brings to its map, or to a part of it that has opened.
 */

/** The monsters that an encounter names: no open group is filled with them. */
export const requiredIn = ({ groups, parts }: EncounterDef): readonly string[] =>
  [groups, ...parts.map((part) => part.groups)].flatMap((plans) =>
    plans.flatMap(({ monster }) => monster ?? []),
  );

/** Takes the card of a group: that of the monster which the quest names, or one that is chosen for an open group. */
export function* bringGroup(g: Descent, plan: GroupPlan, required: readonly string[]): Rule<Piece> {
  const def = plan.monster === null ? yield* fill(g, plan, required) : monsterNamed(g, plan.monster);
  if (plan.monster === null) note(g, 'd2.log.group', { monster: def.monster }, 'D2-SETUP-16');
  return takeGroup(g, def, plan.inactive);
}

function* fill(g: Descent, plan: GroupPlan, required: readonly string[]): Rule<GroupDef> {
  if (!hasOverlord(g)) return pick(g, 'open group', openTo(g, plan, required), ({ id }) => id);
  return yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'group',
    subject: { traits: plan.traits },
    prompt: 'd2.ask.group',
    among: openTo(g, plan, required),
    as: asGroup,
  });
}

/**
 * The monsters of the boxes in use that share a trait with an open group, and of which there is no other
 * group in the encounter.
 */
function openTo(g: Descent, { traits }: GroupPlan, required: readonly string[]): readonly GroupDef[] {
  const { groups, figures } = descentBoxes.of(g).content;
  const taken = [...required, ...groupCards(g).map((group) => groupDef(g, group).monster)];
  return groups.filter(
    (group) =>
      !taken.includes(group.monster) &&
      isInUse(g, group) &&
      figures.some(
        (figure) => figure.monster === group.monster && figure.traits.some((one) => traits.includes(one)),
      ),
  );
}

/**
 * Puts the monsters of a group where the quest says: as many as its limit has room for, or as the quest names. Without an
 * overlord masters come first, and each has its own space where the quest marks one. [D2-PLACE-08, D2-PLACE-11, D2-PLACE-14]
 */
export function* placeGroup(g: Descent, group: Piece, { place, exactly, on }: GroupPlan): Rule {
  for (const rank of g.legend ? (['master', 'minion'] as const) : (['minion', 'master'] as const)) {
    if (isHeldBack(g, group, rank)) continue;
    const n = exactly
      ? forHeroes(exactly[rank] ?? 0, g.players.length)
      : limitOf(g, group, rank) - membersOf(g, group, rank).length;
    for (let one = 0; one < n; one++)
      yield* addMonster(g, group, rank, placeNamed(g, on?.[rank]?.[one] ?? place));
  }
}

/** Small Beginnings: none of that rank stands there when a map, or a part of it, is set up. */
function isHeldBack(g: Descent, group: Piece, rank: Rank): boolean {
  const { monster } = groupDef(g, group);
  const { figures } = descentBoxes.of(g).content;
  return figures.some(
    ({ id, passives }) => id === monsterId(monster, g.act, rank) && passives.includes('Small Beginnings'),
  );
}

/** A unique monster comes as one of its group, with the rules that it has of its own. */
export function* addUnique(g: Descent, { name, monster, place, rank, rule }: UniquePlan): Rule {
  const group = groupNamed(g, monster) ?? takeGroup(g, monsterNamed(g, monster), false);
  const as = rank ?? (missing(g, group).includes('master') ? 'master' : 'minion');
  const figure = yield* addMonster(g, group, as, placeNamed(g, place), name);
  if (!figure) return;
  note(g, 'd2.log.legend.unique', { figure, monster, rank: as }, 'D2-MON-36');
  layRules(g, [rule]);
}

const asGroup: As<GroupDef> = {
  id: ({ id }) => `group:${id}`,
  text: ({ name }) => ['d2.word.definition', { name }],
  about: ({ id }) => ({ definition: id }),
};
