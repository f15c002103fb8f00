import { type Answer, type Choice, legalAnswers, type Match } from '@questwright/kernel';
import { weaponsOf } from '../rules/attack/sources.ts';
import { figureDef, groupDef } from '../rules/catalogue.ts';
import type { GroupDef } from '../rules/definitions.ts';
import { liesKnockedOut } from '../rules/figures/off-map.ts';
import { isHero, sideOf } from '../rules/figures/sides.ts';
import { closedObjects, distanceOf, spacesOf, tablesOf } from '../rules/ground.ts';
import { stepsFrom } from '../rules/map/steps.ts';
import { canLeave } from '../rules/move/leave.ts';
import { awayFigures, figureOf, questCards } from '../rules/pieces.ts';
import type { Activation, Descent, Figure, Piece } from '../rules/state.ts';
import type { Offer } from '../rules/words.ts';
import { aimsOf, goalsOf, isAfter } from './aims.ts';
import { BETWEEN_QUESTS, planned } from './campaign.ts';
import { dress } from './dress.ts';
import { deal, dearest } from './outfit.ts';
import { bestBlow, blowOn, isRisky, planFor } from './plan.ts';
import { trigger } from './plots.ts';
import { standsWell, surroundingsOf } from './standing.ts';

type One = Extract<Choice, { kind: 'one' }>;

/** What a side answers without thinking ahead: by plan in an activation, by simple preferences everywhere else. */
export function habit(match: Match<Descent>, choice: Choice): Answer {
  const g = match.state;
  if (choice.kind === 'some') return choice.min === 0 ? [] : first(choice);
  if (choice.kind !== 'one') return first(choice);
  if (BETWEEN_QUESTS.includes(choice.topic ?? '')) return planned(g, choice) ?? declineOr(choice);
  switch (choice.topic) {
    case 'act':
      return inActivation(match, choice);
    case 'target':
      return target(g, choice);
    case 'use':
      return trigger(g, choice) ?? declineOr(choice);
    case 'next-hero':
    case 'activate':
      return trigger(g, choice) ?? mostToDo(g, choice);
    case 'place':
    case 'step':
    case 'base':
      return whereItStandsBest(g, choice);
    case 'group':
      return strongest(g, choice);
    case 'skill':
    case 'overlord-card':
      return dearest(choice);
    case 'shop':
      return deal(g, choice);
    case 'weapon':
    case 'rank':
      return idsOf(choice).at(-1)!;
    case 'surge':
      return firstOf(choice, ['surge']);
    case 'recover':
    case 'stand-up':
      return firstOf(choice, ['yes', 'recover']);
    case 'equip':
      return dress(g, choice) ?? firstOf(choice, ['keep-equipment']);
    default:
      return declineOr(choice);
  }
}

const first = (choice: Choice): Answer => legalAnswers(choice)[Symbol.iterator]().next().value!;
export const idsOf = ({ among, as }: One): string[] => among.map((thing) => as.id(thing));
const offersOf = (choice: One): readonly Offer[] => choice.among as readonly Offer[];

const DECLINING = ['keep-equipment', 'pass', 'keep', 'no-more-surges', 'no', 'end', 'no-more-targets'];
function declineOr(choice: One): string {
  const ids = idsOf(choice);
  return DECLINING.find((id) => ids.includes(id)) ?? ids[0]!;
}

function firstOf(choice: One, kinds: readonly string[]): string {
  const ids = idsOf(choice);
  return (
    ids.find((id) => kinds.some((kind) => id === kind || id.startsWith(`${kind}:`))) ?? declineOr(choice)
  );
}

/** The next thing to do in an activation: by what must be done first, then by plan. */
function inActivation(match: Match<Descent>, choice: One): string {
  const g = match.state;
  const act = g.acting.at(-1);
  const figure = act && figureOf(g, act.figure);
  // A side whose figure has just fallen, or acts outside an activation, has nothing to plan.
  if (!act || !figure) return declineOr(choice);
  const ids = idsOf(choice);
  const must = urgent(g, figure, act, ids);
  if (must) return must;
  const further = goOn(match, figure, act, choice);
  if (further) return further;
  const plan = planFor(g, figure, act);
  if (plan.first === 'attack') {
    const blow = attackWith(g, figure, ids);
    if (blow) return blow;
  }
  if (plan.first === 'search') {
    const find = ids.find((id) => id.startsWith('search:'));
    if (find) return find;
  }
  if (plan.first === 'walk') {
    const on = walkOn(g, figure, choice, plan.to, plan.points);
    if (on) {
      walks.set(match, { ...whereabouts(g, figure, act), to: plan.to });
      return on;
    }
  }
  return atLeast(g, figure, act, choice);
}

/** A walk that has been begun in a match, as it stood when the last step of it was decided. */
interface Walk {
  readonly round: number;
  readonly figure: number;
  readonly actions: number;
  readonly at: number;
  readonly to: number;
}
const walks = new WeakMap<Match<Descent>, Walk>();

const whereabouts = (g: Descent, { id, at }: Figure, { actions }: Activation): Omit<Walk, 'to'> => ({
  round: g.round,
  figure: id,
  actions,
  at,
});

/** Whoever has begun to walk goes on without a new plan: one step nearer to where the old one leads. */
function goOn(match: Match<Descent>, figure: Figure, act: Activation, choice: One): string | undefined {
  const walk = walks.get(match);
  if (!walk) return undefined;
  walks.delete(match);
  const g = match.state;
  const isSame = walk.round === g.round && walk.figure === figure.id && walk.actions === act.actions;
  if (!isSame || figure.at === walk.at || figure.at === walk.to) return undefined;
  const step = stepNearer(g, figure, choice, walk.to);
  if (step) walks.set(match, { ...walk, at: figure.at });
  return step;
}

/** A hero who lies stands up; one who can leave by the way out does; a fallen friend is revived. */
function urgent(g: Descent, figure: Figure, act: Activation, ids: readonly string[]): string | undefined {
  if (isAtTheWayOut(g, figure)) {
    const out = ['leave', 'action:move', 'action:fatigue'].find((id) => ids.includes(id));
    if (out) return out;
  }
  if (ids.includes('action:stand-up')) return 'action:stand-up';
  const token = ids.find((id) => id.startsWith('pick-up:'));
  if (token && isSeizing(g, figure)) return token;
  const climb = ids.find((id) => id.startsWith('climb:'));
  if (climb) return climb;
  const hampered = ids.find((id) => id.startsWith('discard:stunned') || id.startsWith('discard:immobilized'));
  if (hampered) return hampered;
  const asked = questCards(g).map(({ id }) => ids.find((one) => one.startsWith(`ability:${id}/`)));
  const task = asked.find((one) => one !== undefined);
  if (task) return task;
  if (act.actions < 2 && act.points.length > 0) return undefined;
  const fallen = ids.find((id) => id.startsWith('revive:'));
  if (fallen && awayFigures(g).some(liesKnockedOut)) return fallen;
  return ids.find((id) => id.startsWith('free:'));
}

/** Whether a figure's side wants it to pick up objective tokens. */
const isSeizing = (g: Descent, figure: Figure): boolean =>
  aimsOf(g).some((aim) => aim.what === 'seize' && aim.side === sideOf(g, figure) && isAfter(g, aim, figure));

/** Whether a figure that is to get there stands where it may leave the map. */
const isAtTheWayOut = (g: Descent, figure: Figure): boolean =>
  canLeave(g, figure) && goalsOf(g, figure, sideOf(g, figure)).some((goal) => goal.includes(figure.at));

function attackWith(g: Descent, figure: Figure, ids: readonly string[]): string | undefined {
  const offered = weaponsOf(g, figure).filter(({ source }) => ids.includes(`weapon:${source}`));
  const weapon = bestBlow(g, figure, offered) ?? offered[0];
  return weapon && `weapon:${weapon.source}`;
}

/** A step nearer to where the plan leads, or what gives the points for it. */
function walkOn(g: Descent, figure: Figure, choice: One, to: number, missing: number): string | undefined {
  const step = stepNearer(g, figure, choice, to);
  if (step) return step;
  const ids = idsOf(choice);
  if (missing > 2 && ids.includes('action:move')) return 'action:move';
  if (missing > 0 && missing <= 2 && ids.includes('action:fatigue')) return 'action:fatigue';
  return ids.includes('action:move') && missing > 0 ? 'action:move' : undefined;
}

function stepNearer(g: Descent, figure: Figure, choice: One, to: number): string | undefined {
  const { as } = choice;
  const ways = waysTo(g, figure, to);
  const here = Math.min(...spacesOf(g, figure).map((space) => ways[space]!));
  let [best, least]: [Offer | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const offer of offersOf(choice)) {
    if (offer.word !== 'step' && offer.word !== 'shrink') continue;
    const far = ways[offer.space]!;
    if (far < least) [best, least] = [offer, far];
  }
  return best && (best.word === 'shrink' || least < here) ? as.id(best) : undefined;
}

/** How many steps each space is from a goal, around enemies, and around pits and lava where there is a way around them. */
function waysTo(g: Descent, figure: Figure, to: number): Uint8Array {
  const tables = tablesOf(g);
  const side = sideOf(g, figure);
  const barred = new Uint8Array(tables.count);
  for (const other of g.zones.map as Figure[])
    if (sideOf(g, other) !== side && figureDef(g, other).standing === 'figure')
      for (const space of spacesOf(g, other)) if (space >= 0) barred[space] = 1;
  const here = spacesOf(g, figure);
  const safe = barred.map((bar, space) => (isRisky(g, space) && !here.includes(space) ? 1 : bar));
  const ways = waysAround(g, to, safe);
  return here.some((space) => ways[space]! < NO_WAY) ? ways : waysAround(g, to, barred);
}
const NO_WAY = 250;

function waysAround(g: Descent, to: number, barred: Uint8Array): Uint8Array {
  const tables = tablesOf(g);
  const closed = closedObjects(g);
  const ways = new Uint8Array(tables.count).fill(NO_WAY);
  ways[to] = 0;
  const queue = [to];
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i]!;
    for (const next of stepsFrom(tables, space, closed)) {
      if (ways[next] !== NO_WAY || barred[next]) continue;
      ways[next] = ways[space]! + 1;
      queue.push(next);
    }
  }
  return ways;
}

/** Where nothing better is to be done: a door, a search, a rest. */
function atLeast(g: Descent, figure: Figure, act: Activation, choice: One): string {
  const ids = idsOf(choice);
  if (act.actions > 0 && isHero(g, figure)) {
    const handy = ids.find((id) => id.startsWith('search:')) ?? doorToOpen(choice);
    if (handy) return handy;
    if (ids.includes('action:rest') && figure.fatigue > 0) return 'action:rest';
  }
  return ids.includes('end') ? 'end' : (ids.find((id) => id.startsWith('step:')) ?? ids[0]!);
}

/** A door is opened, never closed again. */
function doorToOpen(choice: One): string | undefined {
  const closed = offersOf(choice).find(({ word }) => word === 'open');
  return closed && choice.as.id(closed);
}

function target(g: Descent, choice: One): string {
  const attack = g.attacks.at(-1);
  const attacker = attack && figureOf(g, attack.attacker);
  if (!attack || !attacker) return idsOf(choice)[0]!;
  const weapon = weaponsOf(g, attacker).find(({ source }) => source === attack.source);
  let [best, most]: [Offer | null, number] = [null, -1];
  for (const offer of offersOf(choice)) {
    if (offer.word !== 'target') continue;
    const gain = weapon
      ? blowOn(g, attacker, weapon, offer.figure, distanceOf(g, attacker, offer.figure))
      : 0;
    if (gain > most) [best, most] = [offer, gain];
  }
  return best ? choice.as.id(best) : declineOr(choice);
}

/** Whoever has the most to gain goes first. */
function mostToDo(g: Descent, choice: One): string {
  let [best, most]: [Offer | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const offer of offersOf(choice)) {
    if (offer.word !== 'activate') continue;
    const { figure } = offer;
    const there = figure.zone === 'map';
    const n = there
      ? planFor(g, figure, null).worth - standsWell(g, spacesOf(g, figure)[0]!, surroundingsOf(g, figure))
      : 0;
    if (n > most) [best, most] = [offer, n];
  }
  return best ? choice.as.id(best) : idsOf(choice)[0]!;
}

/** The space or base where a figure stands best, if it is known whose it is. */
function whereItStandsBest(g: Descent, choice: One): string {
  const id = g.moving.at(-1) ?? g.acting.at(-1)?.figure;
  const figure = id === undefined ? undefined : figureOf(g, id);
  const ids = idsOf(choice);
  if (!figure) return ids[0]!;
  const around = surroundingsOf(g, figure);
  let [best, most] = [ids[0]!, Number.NEGATIVE_INFINITY];
  for (const [n, offer] of offersOf(choice).entries()) {
    const spaces =
      'space' in offer && offer.space !== null ? [offer.space] : 'spaces' in offer ? offer.spaces : [];
    if (spaces.length === 0) continue;
    const well = Math.max(...spaces.map((space) => standsWell(g, space, around)));
    if (well > most) [best, most] = [ids[n]!, well];
  }
  return best;
}

/** The group with the fewest and strongest monsters; it is chosen for a quest, or among those on the map. */
function strongest(g: Descent, choice: One): string {
  const groups = choice.among as readonly (GroupDef | Piece)[];
  const limit = (group: GroupDef | Piece): number => {
    const { limits } = 'limits' in group ? group : groupDef(g, group);
    return (limits[4]?.minion ?? 0) + (limits[4]?.master ?? 0);
  };
  return choice.as.id([...groups].sort((a, b) => limit(a) - limit(b))[0]!);
}
