import { note } from '@questwright/adventure';
import { type As, chooseOne, pick, type Rule } from '@questwright/kernel';
import { descentBoxes, groupDef } from '../catalogue.ts';
import type { GroupDef, GroupPlan } from '../definitions.ts';
import { hasOverlord } from '../figures/sides.ts';
import { groupCards } from '../pieces.ts';
import { encounterOf, placeNamed } from '../quest/encounter.ts';
import { addLieutenant, addMonster, limitOf, monsterNamed, takeGroup } from '../quest/groups.ts';
import type { Descent } from '../state.ts';

/** Step 12: the required groups are there; the overlord fills each open group with a monster that is not used yet. */
export function* chooseGroups(g: Descent): Rule {
  const { groups } = encounterOf(g);
  const required = groups.flatMap(({ monster }) => (monster === null ? [] : [monster]));
  for (const plan of groups) {
    const group = plan.monster === null ? yield* fill(g, plan, required) : monsterNamed(g, plan.monster);
    takeGroup(g, group, plan.inactive);
    if (plan.monster === null) note(g, 'd2.log.group', { monster: group.monster }, 'D2-SETUP-16');
  }
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

/** The monsters of the box that share a trait with an open group, and that no other group of the encounter is of. */
function openTo(g: Descent, { traits }: GroupPlan, required: readonly string[]): readonly GroupDef[] {
  const { groups, figures } = descentBoxes.of(g).content;
  const taken = [...required, ...groupCards(g).map((group) => groupDef(g, group).monster)];
  return groups.filter(
    ({ monster }) =>
      !taken.includes(monster) &&
      figures.some(
        (figure) => figure.monster === monster && figure.traits.some((one) => traits.includes(one)),
      ),
  );
}

/** Step 13: the overlord puts each group where the quest says, as many monsters as its limit allows or the quest names, and lieutenants. */
export function* placeMonsters(g: Descent): Rule {
  const { groups, lieutenants } = encounterOf(g);
  for (const [n, { place, exactly }] of groups.entries()) {
    const group = groupCards(g)[n]!;
    for (const rank of ['minion', 'master'] as const)
      for (let left = exactly ? (exactly[rank] ?? 0) : limitOf(g, group, rank); left > 0; left--)
        yield* addMonster(g, group, rank, placeNamed(g, place));
  }
  for (const plan of lieutenants) yield* addLieutenant(g, plan);
}

const asGroup: As<GroupDef> = {
  id: ({ id }) => `group:${id}`,
  text: ({ name }) => ['d2.word.definition', { name }],
  about: ({ id }) => ({ definition: id }),
};
