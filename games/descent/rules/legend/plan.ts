import { valueFor } from '@questwright/adventure';
import { couldReach } from '../attack/odds.ts';
import { weaponsOf } from '../attack/sources.ts';
import { distanceTo, mayTarget, targetsOf } from '../attack/targets.ts';
import { speedOf } from '../figures/characteristics.ts';
import { areAdjacent } from '../ground.ts';
import { isHeld } from '../move/base.ts';
import { pointsIn } from '../move/pool.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { usingAbilities } from '../turn/abilities.ts';
import { canAct } from '../turn/actions.ts';
import { mayAttackNow } from '../turn/attacking.ts';
import { grantOf } from '../turn/granted.ts';
import type { Offer } from '../words.ts';
import type { Circumstance, Entry } from './lists.ts';
import type { GroupActivation } from './state.ts';
import { preferred, type Walk } from './walks.ts';
import { firstOf, fitting, meantAsHeroes } from './whom.ts';

/** Somebody whom an entry may aim at, and how the figure gets there. */
export interface Course {
  readonly target: Figure;
  readonly walks: readonly Walk[];
  /** A figure that can be targeted only from beside it is engaged where others are spotted. [D2-FHERO-45] */
  readonly kind?: 'engage';
}

/** What a figure will do by an entry. Between several courses, or walks of one, the players choose. */
export type Plan =
  | { readonly verb: 'engage' | 'spot'; readonly courses: readonly Course[] }
  | { readonly verb: 'attack'; readonly offer: Offer; readonly courses: readonly Course[] }
  | { readonly verb: 'act'; readonly offer: Offer; readonly courses: readonly Course[] }
  | { readonly verb: 'retreat'; readonly walks: readonly Walk[] };

/** What a figure would do by an entry of its list now; null when it skips the entry. Nothing is changed by asking. */
export function resolvable(
  g: Descent,
  act: Activation,
  figure: Figure,
  entry: Entry,
  activation: Pick<GroupActivation, 'did'>,
): Plan | null {
  if (entry.when && !holds(g, figure, entry.when, activation)) return null;
  switch (entry.verb) {
    case 'engage':
    case 'spot':
      return planWalk(g, act, figure, entry, entry.verb);
    case 'attack':
      return planAttack(g, act, figure, entry);
    case 'act':
      return planAction(g, act, figure, entry);
    case 'retreat':
      return planRetreat(g, act, figure);
  }
}

function holds(
  g: Descent,
  figure: Figure,
  when: Circumstance,
  { did }: Pick<GroupActivation, 'did'>,
): boolean {
  if (when === 'engaged') return did.includes('engage');
  if (when === 'attacked') return did.includes('attack');
  return meantAsHeroes(g, figure).some((hero) => areAdjacent(g, figure, hero));
}

const mayMove = (g: Descent, act: Activation, figure: Figure): boolean =>
  (act.moves > 0 || grantOf(act, 'move') !== undefined) &&
  canAct(g, act, figure, 'move') &&
  !isHeld(g, figure);

function planWalk(
  g: Descent,
  act: Activation,
  figure: Figure,
  { whom }: Entry,
  verb: 'engage' | 'spot',
): Plan | null {
  if (!whom || !mayMove(g, act, figure)) return null;
  const points = pointsIn(act) + speedOf(g, figure);
  const fit = fitting(g, figure, whom, meantAsHeroes(g, figure));
  const hushers = valueFor(g, 'hushedBy', NOBODY, figure);
  // Beside somebody who keeps it from attacking there is nothing to go for.
  const open = fit.filter((hero) => !hushers.includes(hero));
  const courseTo = (target: Figure): Course => {
    const isFar = verb === 'spot' && !mayTarget(g, figure, target);
    const walks = preferred(g, figure, { kind: isFar ? 'engage' : verb, target }, points);
    return isFar ? { target, walks, kind: 'engage' } : { target, walks };
  };
  const leads = ({ walks }: Course): boolean => walks.length > 0;
  const among = whom.near ? open.filter((target) => leads(courseTo(target))) : open;
  const courses = firstOf(g, figure, whom, among).map(courseTo).filter(leads);
  return courses.length > 0 ? { verb, courses } : null;
}
const NOBODY: readonly Figure[] = [];

/** Whom it can attack now and could reach; of these, those whom the entry puts first. */
function planAttack(g: Descent, act: Activation, figure: Figure, { whom }: Entry): Plan | null {
  if (!whom || !mayAttackNow(g, act, figure)) return null;
  for (const { source, name, arms } of weaponsOf(g, figure)) {
    const open = targetsOf(g, figure, arms).filter(({ space }) =>
      couldReach(arms, distanceTo(g, figure, space)),
    );
    const meant = meantAsHeroes(g, figure).filter((hero) => open.some((target) => target.figure === hero));
    const first = firstOf(g, figure, whom, fitting(g, figure, whom, meant));
    if (first.length > 0)
      return {
        verb: 'attack',
        offer: { word: 'attack', source, name },
        courses: first.map((target) => ({ target, walks: [] })),
      };
  }
  return null;
}

/** A monster action that is open to the figure and, where it is about a hero, has one who fits. */
function planAction(g: Descent, act: Activation, figure: Figure, { whom, action }: Entry): Plan | null {
  const offers: Offer[] = [];
  usingAbilities.offer(g, act, figure, offers);
  const offer = offers.find((one) => one.word === 'ability' && one.name === action);
  if (!offer) return null;
  const first = whom ? firstOf(g, figure, whom, fitting(g, figure, whom, meantAsHeroes(g, figure))) : [];
  if (whom && first.length === 0) return null;
  return { verb: 'act', offer, courses: first.map((target) => ({ target, walks: [] })) };
}

/** Only with points that it has left. */
export function planRetreat(g: Descent, act: Activation, figure: Figure): Plan | null {
  const points = pointsIn(act);
  if (points === 0 || isHeld(g, figure)) return null;
  const walks = preferred(g, figure, { kind: 'retreat' }, points);
  return walks.length > 0 ? { verb: 'retreat', walks } : null;
}
