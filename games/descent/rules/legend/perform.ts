import { note } from '@questwright/adventure';
import { chooseOne, nested, type Rule } from '@questwright/kernel';
import { heroSeats } from '../figures/sides.ts';
import { asOffer, spaceName } from '../ground.ts';
import { expand, isHeld, isLarge, shrinkTo } from '../move/base.ts';
import { beginMove, endMoves, interruptMoves } from '../move/move-action.ts';
import { pointsIn } from '../move/pool.ts';
import { onMap } from '../pieces.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { usingAbilities } from '../turn/abilities.ts';
import { attacking } from '../turn/attacking.ts';
import { moving } from '../turn/moving.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { type Entry, whomText } from './lists.ts';
import { type Course, type Plan, planRetreat } from './plan.ts';
import type { GroupActivation } from './state.ts';
import { type Goal, preferred, type Walk } from './walks.ts';

/** A figure does what it has planned, and says why. */
export function* perform(
  g: Descent,
  act: Activation,
  figure: Figure,
  plan: Plan,
  entry: Entry,
  activation: GroupActivation,
): Rule {
  if (plan.verb === 'retreat') {
    yield* retreat(g, act, figure, plan.walks);
    return;
  }
  const course = yield* chooseCourse(g, figure, plan.courses);
  activation.aim = course?.target.id ?? 0;
  activation.did.push(plan.verb);
  if (course && plan.verb !== 'attack') activation.engaged = course.target.id;
  explain(g, figure, plan, entry, course);
  if (plan.verb === 'attack') yield* attacking.perform(g, act, figure, plan.offer);
  else if (plan.verb === 'act') yield* useAction(g, act, figure, plan.offer, course);
  else if (course) {
    yield* interruptMoves(g, act, figure);
    beginMove(g, act, figure);
    yield* follow(g, act, figure, course.walks, { kind: course.kind ?? plan.verb, target: course.target });
  }
  activation.aim = 0;
  if (!entry.retreats || act.over || figure.zone !== MAP) return;
  const away = planRetreat(g, act, figure);
  if (away?.verb === 'retreat') yield* retreat(g, act, figure, away.walks);
}

/** A monster action; one that is a move action leads toward the target of the entry. */
function* useAction(g: Descent, act: Activation, figure: Figure, offer: Offer, course: Course | null): Rule {
  const before = pointsIn(act);
  yield* usingAbilities.perform(g, act, figure, offer);
  const points = pointsIn(act);
  if (!course || points <= before || act.over || figure.zone !== MAP) return;
  const goal: Goal = { kind: 'engage', target: course.target };
  yield* follow(g, act, figure, preferred(g, figure, goal, points), goal);
}

function explain(g: Descent, figure: Figure, plan: Plan, entry: Entry, course: Course | null): void {
  note(
    g,
    'd2.log.legend.deed',
    {
      figure,
      verb: plan.verb,
      action: entry.action ?? '',
      target: course ? course.target : '',
      aimed: course ? 'yes' : 'no',
      why: nested(entry.whom ? whomText(entry.whom) : 'd2.list.nobody'),
    },
    RULE_OF[entry.verb],
  );
}
const RULE_OF = {
  engage: 'D2-ENGAGE-01',
  spot: 'D2-SPOT-01',
  attack: 'D2-COMBAT-48',
  act: 'D2-ACTION-19',
  retreat: 'D2-RETREAT-01',
} as const;

/** Whom the list puts first; between those of equal priority and distance any of the players decides. */
function* chooseCourse(g: Descent, figure: Figure, courses: readonly Course[]): Rule<Course | null> {
  if (courses.length < 2) return courses[0] ?? null;
  const among = courses.map(({ target }): Offer => ({ word: 'figure', figure: target }));
  const offer = yield* chooseOne(g, {
    seat: heroSeats(g),
    topic: 'legend-target',
    subject: { figure: figure.id },
    prompt: ['d2.ask.legend-target', { figure: figure.label }],
    among,
    as: asOffer(g),
  });
  return courses[among.indexOf(offer)]!;
}

function* retreat(g: Descent, act: Activation, figure: Figure, walks: readonly Walk[]): Rule {
  note(g, 'd2.log.legend.retreats', { figure }, 'D2-RETREAT-01');
  yield* follow(g, act, figure, walks, { kind: 'retreat' });
}

/** Where everybody is, and how they fare: it differs after an interrupt, and otherwise only by the figure that walks. */
const position = (g: Descent, walker: Figure): string =>
  onMap(g)
    .map(({ id, at, lie, damage }) => (id === walker.id ? damage : `${id}:${at}:${lie}:${damage}`))
    .join();

/** A figure walks as it has planned; when something has come in between it plans the rest anew. */
function* follow(g: Descent, act: Activation, figure: Figure, planned: readonly Walk[], goal: Goal): Rule {
  let walks = planned;
  while (walks.length > 0) {
    const walk = yield* chooseWalk(g, figure, walks);
    if (!(yield* isInterrupted(g, act, figure, walk))) break;
    if (act.over || figure.zone !== MAP || isHeld(g, figure)) break;
    if (goal.kind !== 'retreat' && goal.target.zone !== MAP) break;
    walks = preferred(g, figure, goal, pointsIn(act));
  }
  yield* expand(g, figure);
  if (goal.kind === 'retreat') yield* endMoves(g, act, figure);
}

/** Walks until the end, or until something else happens. */
function* isInterrupted(g: Descent, act: Activation, figure: Figure, walk: Walk): Rule<boolean> {
  if (isLarge(g, figure)) shrinkTo(figure, walk.from);
  for (const space of walk.path) {
    const before = position(g, figure);
    yield* moving.perform(g, act, figure, { word: 'step', space, source: null });
    if (act.over || figure.zone !== MAP) return true;
    if (figure.at !== space || position(g, figure) !== before) {
      if (space === walk.path.at(-1)) break;
      return true;
    }
  }
  yield* expand(g, figure, new Set([walk.base]));
  return false;
}

function* chooseWalk(g: Descent, figure: Figure, walks: readonly Walk[]): Rule<Walk> {
  if (walks.length === 1) return walks[0]!;
  const among = walks.map(
    ({ base }): Offer =>
      base.length === 1 ? { word: 'space', space: base[0]! } : { word: 'base', spaces: base },
  );
  const offer = yield* chooseOne(g, {
    seat: heroSeats(g),
    topic: 'legend-walk',
    subject: { figure: figure.id, from: spaceName(g, figure.at) },
    prompt: ['d2.ask.legend-walk', { figure: figure.label }],
    among,
    as: asOffer(g),
  });
  return walks[among.indexOf(offer)]!;
}
