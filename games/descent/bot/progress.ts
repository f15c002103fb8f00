import { descentBoxes } from '../rules/catalogue.ts';
import type { GroupDef, GroupPlan, PartPlan } from '../rules/definitions.ts';
import { isHero } from '../rules/figures/sides.ts';
import { PORTAL } from '../rules/legend/delve/stage.ts';
import { heroFigure } from '../rules/pieces.ts';
import { forHeroes } from '../rules/quest/by-heroes.ts';
import { encounterOf } from '../rules/quest/encounter.ts';
import { marksLeft } from '../rules/quest/marks.ts';
import { isPartOpen } from '../rules/quest/parts.ts';
import type { Descent } from '../rules/state.ts';
import { aimsOf } from './aims.ts';
import { AIMED, WORTH } from './worth.ts';

/*
 * How far the heroes have come where nobody plays the overlord. Whatever they achieve puts the next thing to do before them,
 * which is farther away than the last one was: this must never make them leave it undone.
 */

/** What it is worth to have opened a part of the map, and the portal of a stage. */
const OPENED = 60;
/** A monster that is still to come, with the health that most of them have. */
const MONSTER = WORTH.monster + 5 * WORTH.monsterHealth;

/** What is still to be done, in the health that one would give for it; `perMark` for each thing to be used. */
export function stillToDo(g: Descent, perMark: number): number {
  if (!g.legend || g.quest === '') return 0;
  const names = marksWanted(g);
  const marks = names.reduce((sum, name) => sum + marksLeft(g, name).length, 0);
  const closed = encounterOf(g).parts.filter(({ name }) => !isPartOpen(g, name));
  const portal = g.legend.delve && !g.legend.delve.open ? OPENED + perMark : 0;
  return perMark * marks + portal + closed.reduce((sum, part) => sum + hiddenIn(g, part, names, perMark), 0);
}

/** The names of the marks that heroes are after. */
function marksWanted(g: Descent): readonly string[] {
  const heroes = g.players.flatMap((_, hero) => heroFigure(g, hero) ?? []);
  return aimsOf(g).flatMap(({ side, mark, is }) =>
    side === 'heroes' &&
    mark !== null &&
    mark !== PORTAL &&
    heroes.some((one) => isHero(g, one) && is(g, one))
      ? [mark]
      : [],
  );
}

/** What opening a part brings to the table. */
function hiddenIn(g: Descent, part: PartPlan, names: readonly string[], perMark: number): number {
  const marks = names.reduce((sum, name) => sum + (part.marks[name]?.length ?? 0), 0);
  const named = part.uniques.length + part.lieutenants.length;
  const monsters = part.groups.reduce((sum, group) => sum + sizeOf(g, group), named);
  return OPENED + perMark * marks + MONSTER * monsters + 2 * AIMED * named;
}

function sizeOf(g: Descent, { monster, exactly }: GroupPlan): number {
  const limits = descentBoxes
    .of(g)
    .content.groups.find((group: GroupDef) => group.monster === monster)?.limits;
  const { minion = 0, master = 0 } = exactly ?? limits?.[g.players.length] ?? { minion: 2, master: 1 };
  const heroes = g.players.length;
  return forHeroes(minion, heroes) + forHeroes(master, heroes);
}
