import { type Ability, head, inOrder, printed } from '@questwright/adventure';
import { isStruck, isTargeted } from '../attack/affected.ts';
import type { Attack } from '../attack/types.ts';
import { figureFor } from '../context.ts';
import type { CardDefinition } from '../definitions.ts';
import { answers, type Terms, used } from '../effects/abilities.ts';
import { performsMove } from '../effects/actions.ts';
import { reinforces } from '../effects/arrivals.ts';
import { attacks, endsAttack, nearTarget, standsIn, whenAttacking } from '../effects/attacks.ts';
import { isActivated } from '../effects/characters.ts';
import { gainsToken } from '../effects/class-tokens.ts';
import {
  alters,
  becomes,
  discards,
  falls,
  prevents,
  recovers,
  suffers,
  takesOver,
  turnsInto,
} from '../effects/harm.ts';
import {
  endsMove,
  gainsPoints,
  movesRelative,
  movesSpaces,
  movesTarget,
  placesWithin,
} from '../effects/moves.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { classTokens, movementPoints } from '../effects/prices.ts';
import { refreshesAll } from '../effects/refresh.ts';
import { testsElse } from '../effects/tests.ts';
import {
  characters,
  each,
  enemy,
  type FigureTrait,
  figures,
  heroes,
  isWithin,
  one,
  thatFigure,
  within,
  you,
} from '../effects/whom.ts';
import {
  addsDie,
  addsShields,
  addsToAttack,
  becomesShields,
  rerolls,
  rerollsDefence,
  turns,
} from '../effects/words.ts';
import type { Characteristic, Setting, Testing } from '../events.ts';
import { hasCondition } from '../figures/conditions.ts';
import { areAdjacent } from '../ground.ts';
import { pieceOf } from '../pieces.ts';
import {
  ATTRIBUTES,
  type AttackType,
  type Attribute,
  COLOURS,
  CONDITIONS,
  type Colour,
  type Condition,
  type Descent,
  type Figure,
  type Piece,
} from '../state.ts';
import type { Source } from '../things.ts';
import type { EventName } from '../windows/names.ts';

/** What a skill of a scenario can answer to, in words. Without a word it is used during the turn, or as an action. */
export const TRIGGERS: { readonly [words: string]: EventName } = {
  'turn starts': 'figureStarts',
  'turn ends': 'figureEnds',
  'before turn': 'beforeTurn',
  'after turn': 'afterTurn',
  'action done': 'actionDone',
  'would suffer': 'wouldSuffer',
  suffered: 'suffered',
  'would recover': 'wouldRecover',
  recovered: 'recovered',
  falling: 'falling',
  defeated: 'defeated',
  'knocked out': 'knockedOut',
  'condition gained': 'conditionGained',
  rolled: 'rolled',
  'attack declared': 'declared',
  'attack affects': 'affected',
  'before rolling': 'beforeRoll',
  'after rolling': 'afterRoll',
  'checking range': 'checkingRange',
  'attack certain': 'certain',
  'damage dealt': 'dealt',
  'attack resolved': 'resolved',
  'test passed': 'testPassed',
  'test failed': 'testFailed',
  leaving: 'leaving',
  entered: 'entered',
  'door opened': 'doorOpened',
  surges: 'surging',
  'overlord starts': 'overlordStarts',
  'overlord ends': 'overlordEnds',
  'round starts': 'roundStarts',
  searching: 'searching',
  searched: 'searched',
  'round ends': 'roundEnds',
  'group starts': 'groupStarts',
  'card played': 'cardPlayed',
  refreshed: 'refreshed',
  'encounter ends': 'encounterEnds',
  'surge spent': 'surgeSpent',
  reinforced: 'reinforced',
};

/** A skill that is used after rolling if what it asks for held when the attack was declared. */
export const WHEN_ATTACKING = 'attacking';

/** Characteristics of a hero that a skill can change. */
export const CHARACTERISTICS = ['speed', 'health', 'stamina', ...ATTRIBUTES] as const;
type Numbers = { readonly [name in (typeof CHARACTERISTICS)[number]]?: number };

/** A skill that a scenario makes up. */
export interface WrittenSkill extends Omit<Terms, 'if' | 'cost'> {
  readonly name: string;
  readonly when?: string;
  readonly action?: boolean;
  readonly does?: string;
  /** What its hero's characteristics are raised or lowered by, and what they are set to. */
  readonly gives?: Numbers;
  readonly sets?: Numbers;
  /** Of what is suffered or recovered, this kind alone. */
  readonly kind?: 'damage' | 'fatigue';
  readonly step?: string;
  /** What happens is within this many spaces of its hero. */
  readonly within?: number;
  /** Class tokens and movement points that it costs. */
  readonly tokens?: number;
  readonly points?: number;
  /** Of what is suffered, only what comes from an attack. */
  readonly from?: 'attack';
  /** What it asks of an attack when that is declared. */
  readonly ask?: string;
  /** It is a Plot card. */
  readonly plot?: boolean;
}

export function skill(written: WrittenSkill): CardDefinition {
  const { name, gives = {}, sets = {}, plot = false } = written;
  const changes = [...settingsBy(sets), ...changesBy(gives)];
  return {
    ...head({ name, original: true }),
    kind: 'card',
    deck: 'skill',
    ...(plot && { plot }),
    ...printed([...changes, ...abilitiesOf(written)]),
    silent: (_: Descent, me: Piece) => me.exhausted,
  };
}

/** What a written skill does, if anything; also what a weapon says. */
export function abilitiesOf({
  name: _name,
  when,
  action,
  does,
  gives: _gives,
  sets: _sets,
  kind,
  step,
  within: reach,
  tokens,
  points,
  from,
  ask = 'any target',
  plot: _plot,
  ...prices
}: WrittenSkill): Ability[] {
  const price = tokens ? classTokens(tokens) : points ? movementPoints(points) : null;
  const terms: Terms = { ...prices, ...(price && { cost: price }) };
  return does === undefined ? [] : [abilityOf(does)];

  function abilityOf(words: string): Ability {
    const effect = effectNamed(words);
    if (when === undefined) return used(action ? 'asAction' : 'duringTurn', effect, terms);
    if (when === WHEN_ATTACKING) return whenAttacking(effect, { ...terms, holds: askedOf(ask) });
    const isOfKind = (event: unknown): boolean => {
      const what = event as {
        kind?: string;
        damage?: number;
        fatigue?: number;
        instead?: boolean;
        step?: string;
        source?: Source;
      };
      if (from !== undefined && !what.source?.attack) return false;
      if (step !== undefined && what.step !== step) return false;
      if (kind === undefined) return true;
      if (what.kind !== undefined) return what.kind === kind;
      return kind === 'damage' ? what.damage! > 0 : what.fatigue! > 0 || what.instead === true;
    };
    const isAsked = (g: Descent, me: Piece, event: unknown): boolean => {
      const { attack } = event as { readonly attack?: Attack };
      return !attack || askedOf(ask)(g, me, attack);
    };
    const isNear = (g: Descent, me: Piece, event: unknown): boolean =>
      reach === undefined ||
      isWithin(g, figureFor(g, me), (event as { readonly figure: Figure }).figure, reach);
    return answers(TRIGGERS[when]!, effect, {
      ...terms,
      if: (g, me, event) => isOfKind(event) && isNear(g, me, event) && isAsked(g, me, event),
    });
  }
}

/** Enemies or figures within some spaces of you, of the target, or of the target space. */
function near([words, side, n, space]: readonly (string | undefined)[]): FigureTrait[] {
  const where = words!.includes('target')
    ? nearTarget(Number(n), space ? 'space' : 'figure')
    : within(Number(n));
  return side === 'enemies' ? [enemy, where] : [where];
}

/**
 * What a skill asks of an attack: `affects you`, `targets you`, `target adjacent`, `target not adjacent`, `target poisoned`.
 * Throws a RangeError.
 */
export function askedOf(words: string): (g: Descent, me: Piece, attack: Attack) => boolean {
  const [, not, what] = /^target (not )?(\w+)$/.exec(words) ?? [];
  const isSo = (g: Descent, attack: Attack): boolean =>
    attack.aims.some(({ figure }) => {
      const target = pieceOf(g, figure);
      return what === 'adjacent'
        ? areAdjacent(g, pieceOf(g, attack.attacker), target)
        : hasCondition(g, target, what as Condition);
    });
  if (words === 'any target') return () => true;
  if (words === 'affects you') return (g, me, attack) => isStruck(attack, figureFor(g, me)!);
  if (words === 'targets you') return (g, me, attack) => isTargeted(attack, figureFor(g, me)!);
  if (what !== 'adjacent' && !CONDITIONS.includes(what as Condition))
    throw new RangeError(`"${words}" is nothing that a skill can ask of an attack`);
  return (g, _, attack) => isSo(g, attack) !== (not !== undefined);
}

/** What a card changes about its own hero while it is not exhausted. */
const changesBy = (numbers: Numbers): Ability[] =>
  Object.entries(numbers).map(([name, n]) => {
    const isAttribute = ATTRIBUTES.includes(name as Attribute);
    const change = (g: Descent, me: Piece, value: number, subject: Figure | Testing): number => {
      const figure = 'figure' in subject ? subject.figure : subject;
      const isMeant = !isAttribute || (subject as Testing).attribute === name;
      return isMeant && figure.id === figureFor(g, me)?.id ? value + n : value;
    };
    return {
      text: ['d2.changes', { name, n, layer: 'add' }],
      modify: { [isAttribute ? 'attribute' : name]: change },
    };
  });

/** What a card sets of its own hero. */
const settingsBy = (numbers: Numbers): Ability[] =>
  Object.entries(numbers).map(([name, n]) => ({
    text: ['d2.changes', { name, n, layer: 'set' }],
    modify: {
      settings: (g: Descent, me: Piece, settings: readonly Setting[], what: Characteristic) =>
        what.name === name && what.figure.id === figureFor(g, me)?.id
          ? [...settings, { n, since: me.since }]
          : settings,
    },
  }));

/** An effect by its words: `suffer 1 damage`, `that figure suffers 1 damage`, `attack then attack`. Throws a RangeError. */
export function effectNamed(words: string): GameEffect {
  const [first, ...others] = words.split(' then ');
  if (others.length > 0) return inOrder(effectNamed(first!), ...others.map(effectNamed));
  const whom = words.startsWith('that figure ') ? thatFigure : you;
  const said = words.replace(/^that figure /, '').replace(/^(suffer|recover|become|move|gain)s /, '$1 ');
  const tested = /^test (\w+) else (.*)$/.exec(said);
  if (tested && ATTRIBUTES.includes(tested[1] as Attribute))
    return testsElse(tested[1] as Attribute, effectNamed(tested[2]!), whom);
  const [, verb, n, kind] = /^(suffer|recover) (\d+) (damage|fatigue)$/.exec(said) ?? [];
  if (verb) return (verb === 'suffer' ? suffers : recovers)(kind as 'damage' | 'fatigue', Number(n), whom);
  const [, spaces] = /^move (\d+) spaces?$/.exec(said) ?? [];
  if (spaces || said === 'move up to Speed') return movesSpaces(spaces ? Number(spaces) : null, whom);
  const [, far, leads] = /^move (\d+) spaces? (toward|away from) (?:you|that figure)$/.exec(said) ?? [];
  if (far) return movesRelative(leads === 'toward' ? 'toward' : 'away', Number(far), whom);
  const [, reached] = /^(?:is )?placed? within (\d+)$/.exec(said) ?? [];
  if (reached) return placesWithin(Number(reached), whom);
  const [, points] = /^gain (\d+) points?$/.exec(said) ?? [];
  if (points) return gainsPoints(Number(points), whom);
  if (said === 'end move') return endsMove(whom);
  if (said === 'perform a move action') return performsMove(whom);
  if (said === 'reinforce') return reinforces;
  const [, pushed] = /^move the target (\d+) spaces?$/.exec(said) ?? [];
  if (pushed) return movesTarget(Number(pushed));
  const [, change, condition] = /^(become|discard) (\w+)$/.exec(said) ?? [];
  if (change && CONDITIONS.includes(condition as Condition))
    return change === 'become' ? becomes(condition as Condition, whom) : discards(condition as Condition);
  const [, shields] = /^([+-]\d+) shields?$/.exec(said) ?? [];
  if (shields) return addsShields(Number(shields));
  const [, added, what] = /^([+-]\d+) (damage|range|surge)s?$/.exec(said) ?? [];
  if (added) return addsToAttack(what as 'damage' | 'range' | 'surge', Number(added));
  const [, colour] = /^add 1 (\w+) die$/.exec(said) ?? [];
  if (colour && COLOURS.includes(colour as Colour)) return addsDie(colour as Colour);
  const [, result] = /^result (\d+) shields?$/.exec(said) ?? [];
  if (result) return becomesShields(Number(result));
  const [, strikes, armed, foe] =
    /^(attack)(?: with a (melee|ranged) weapon)?( that figure)?$/.exec(said) ?? [];
  if (strikes)
    return attacks({ ...(armed && { with: armed as AttackType }), ...(foe && { against: 'that' as const }) });
  const [, side] = /^stand in(?: within (\d+))?$/.exec(said) ?? [];
  if (said.startsWith('stand in')) return standsIn(side ? Number(side) : undefined);
  const [, near1, hurting] = /^heroes within (\d+) suffer (\d+) damage$/.exec(said) ?? [];
  if (near1) return suffers('damage', Number(hurting), each(heroes, within(Number(near1))));
  const [, all] = /^each hero suffers (\d+) damage$/.exec(said) ?? [];
  if (all) return suffers('damage', Number(all), each(heroes));
  const [, healed] = /^1 hero within 1 recovers (\d+) damage$/.exec(said) ?? [];
  if (healed) return recovers('damage', Number(healed), one(heroes, within(1)));
  const [, gained] = /^gain (elixir|valor|insight)$/.exec(said) ?? [];
  if (gained) return gainsToken(gained, whom);
  const hurt = /^(enemies|figures) within (\d+)(?: of the target( space)?)? suffer (\d+) damage$/.exec(said);
  if (hurt) return suffers('damage', Number(hurt[4]), each(figures, ...near(hurt)));
  const [, more] = /^([+-]\d+)$/.exec(said) ?? [];
  if (more) return alters(Number(more));
  const plain: { readonly [words: string]: GameEffect } = {
    'reroll 1 die': rerolls,
    'turn 1 die': turns,
    'as fatigue': turnsInto('fatigue'),
    'as damage': turnsInto('damage'),
    'take over': takesOver,
    'reroll 1 defence die': rerollsDefence,
    'end attack': endsAttack,
    'refresh your cards': refreshesAll,
    prevent: prevents,
    'activate each character': isActivated(each(characters)),
    'be defeated': falls,
  };
  if (Object.hasOwn(plain, said)) return plain[said]!;
  throw new RangeError(`"${words}" is no effect that a scenario can make up`);
}
