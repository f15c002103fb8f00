import type { EventName, Trigger as On } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import { contextAt } from '../context.ts';
import type { Context } from '../definitions.ts';
import type { Events, WoundSource } from '../events.ts';
import type { ActionKind, Piece, Terrinoth } from '../state.ts';
import { bearerOf } from '../zones.ts';
import { describe, type Trait } from './which.ts';

export type Trigger<E extends EventName<Terrinoth> = EventName<Terrinoth>> = On<Terrinoth, Context, E>;

function trigger<E extends EventName<Terrinoth>>(
  event: E,
  text: Text,
  concerns?: (g: Terrinoth, me: Piece, event: Events[E]) => boolean,
  about?: (c: Context, event: Events[E]) => void,
): Trigger<E> {
  return { event, text, ...(concerns && { concerns }), ...(about && { about }) } as Trigger<E>;
}

const isYours = (_: Terrinoth, me: Piece, { seat }: { seat: number }): boolean => bearerOf(me) === seat;
const isAnothers = (_: Terrinoth, me: Piece, { seat }: { seat: number }): boolean =>
  bearerOf(me) >= 0 && bearerOf(me) !== seat;
const aboutHero = (c: Context, { seat }: { seat: number }): void => {
  c.other = seat;
};
const aboutEnemy = (c: Context, { enemy }: { enemy: Piece }): void => {
  c.enemies = [enemy];
};

// Rounds and phases
export const roundStarts = trigger('roundStarts', 'ht.at.round-start');
export const roundEnds = trigger('roundEnds', 'ht.at.round-end');
export const enemyPhaseStarts = trigger('enemyPhaseStarts', 'ht.at.enemy-phase-start');
export const enemyPhaseEnds = trigger('enemyPhaseEnds', 'ht.at.enemy-phase-end');
export const perilMoves = trigger('perilMoved', 'ht.at.peril-moved');
/** The usual timing of what is printed on locations. */
export const inTravelPhase = trigger('travelPhase', 'ht.at.travel-phase');
export const thisIsRevealed = trigger('locationRevealed', 'ht.at.revealed', (_, me, e) => e.location === me);
export const locationRevealed = trigger('locationRevealed', 'ht.at.any-revealed');
export const partyReaches = (id: string) =>
  trigger(
    'locationRevealed',
    ['ht.at.reach', { location: [`ht.card.${id}`] }],
    (_, __, e) => e.location.def === id,
  );
export const partyLeaves = trigger('partyLeaves', 'ht.at.any-leave');
export const partyLeavesThis = trigger('partyLeaves', 'ht.at.leave', (_, me, e) => e.location === me);

/** A counter of the quest comes to a number, or passes it, from below. */
export const counterReaches = (counter: string, n: number) =>
  trigger(
    'counterChanged',
    ['ht.at.counter-reaches', { counter: [`ht.counter.${counter}`], n }],
    (_, __, e) => e.counter === counter && e.from < n && e.to >= n,
  );

// Activations and actions
export const yourActivationStarts = trigger('activationStarts', 'ht.at.activation-start', isYours);
export const yourActivationEnds = trigger('activationEnds', 'ht.at.activation-end', isYours);
export const eachActivationStarts = trigger('activationStarts', 'ht.at.each-activation-start');
export const eachActivationEnds = trigger('activationEnds', 'ht.at.each-activation-end');

const kindText = (key: string, kind: ActionKind | undefined): Text => [
  key,
  { action: [kind ? `ht.an.${kind}` : 'ht.an.action'] },
];
const ofKind = (kind: ActionKind | undefined, action: { kind: ActionKind }): boolean =>
  kind === undefined || action.kind === kind;

export const youBegin = (kind?: ActionKind) =>
  trigger(
    'actionStarts',
    kindText('ht.at.you-begin', kind),
    (g, me, e) => isYours(g, me, e) && ofKind(kind, e.action),
  );
export const heroBegins = (kind?: ActionKind) =>
  trigger(
    'actionStarts',
    kindText('ht.at.hero-begins', kind),
    (_, __, e) => ofKind(kind, e.action),
    aboutHero,
  );
/** After the roll, before rerolls. */
export const youRoll = (kind?: ActionKind) =>
  trigger(
    'diceRolled',
    kindText('ht.at.you-roll', kind),
    (g, me, e) => isYours(g, me, e) && ofKind(kind, e.action),
  );
/** The successes are known and not yet used. */
export const youCount = (kind?: ActionKind) =>
  trigger(
    'successesCounted',
    kindText('ht.at.you-count', kind),
    (g, me, e) => isYours(g, me, e) && ofKind(kind, e.action),
    aboutAction,
  );
export const heroCounts = (kind?: ActionKind) =>
  trigger(
    'successesCounted',
    kindText('ht.at.hero-counts', kind),
    (_, __, e) => ofKind(kind, e.action),
    aboutAction,
  );
export const youFinish = (kind?: ActionKind) =>
  trigger(
    'actionEnds',
    kindText('ht.at.you-finish', kind),
    (g, me, e) => isYours(g, me, e) && ofKind(kind, e.action),
    aboutAction,
  );
export const anotherFinishes = (kind?: ActionKind) =>
  trigger(
    'actionEnds',
    kindText('ht.at.another-finishes', kind),
    (g, me, e) => isAnothers(g, me, e) && ofKind(kind, e.action),
    aboutAction,
  );
export const heroFinishes = (kind?: ActionKind) =>
  trigger(
    'actionEnds',
    kindText('ht.at.hero-finishes', kind),
    (_, __, e) => ofKind(kind, e.action),
    aboutAction,
  );

function aboutAction(c: Context, { seat, action }: Events['actionEnds']): void {
  c.other = action.aided >= 0 ? action.aided : seat;
  c.successes = action.successes;
}

// Wounds and defeat
const from = (source: WoundSource | undefined, e: { from: WoundSource }): boolean =>
  source === undefined || e.from === source;
const sourceText = (key: string, source: WoundSource | undefined): Text => [
  key,
  { source: [source ? `ht.source.${source}` : 'ht.none'] },
];
export const youWouldSuffer = (source?: WoundSource) =>
  trigger(
    'heroWouldSuffer',
    sourceText('ht.at.you-would-suffer', source),
    (g, me, e) => isYours(g, me, e) && from(source, e),
  );
export const anotherWouldSuffer = (source?: WoundSource) =>
  trigger(
    'heroWouldSuffer',
    sourceText('ht.at.another-would-suffer', source),
    (g, me, e) => isAnothers(g, me, e) && from(source, e),
    aboutHero,
  );
export const heroWouldSuffer = (source?: WoundSource) =>
  trigger(
    'heroWouldSuffer',
    sourceText('ht.at.hero-would-suffer', source),
    (_, __, e) => from(source, e),
    aboutHero,
  );
export const youSuffer = (source?: WoundSource) =>
  trigger(
    'heroSuffered',
    sourceText('ht.at.you-suffer', source),
    (g, me, e) => isYours(g, me, e) && from(source, e),
  );
export const youRecover = trigger('heroRecovered', 'ht.at.you-recover', isYours);
export const heroFalls = trigger('heroDefeated', 'ht.at.hero-falls', undefined, aboutHero);
export const youGainTokens = trigger('tokensGained', 'ht.at.you-gain-tokens', isYours);
export const youGainCondition = trigger('conditionGained', 'ht.at.you-gain-condition', isYours);
export const youDrawExploration = trigger('explorationDrawn', 'ht.at.you-draw', isYours);
export const progressIsAdded = trigger('progressAdded', 'ht.at.progress', undefined, aboutHero);

// Enemies
const fits = (g: Terrinoth, me: Piece, enemy: Piece, traits: readonly Trait[]): boolean => {
  const c = contextAt(g.active, me);
  return traits.every((one) => one.fits(g, enemy, c));
};
const aText = (key: string, traits: readonly Trait[]): Text => [
  key,
  { which: nested(describe('a', 1, traits)) },
];
export const enemyFalls = (...traits: Trait[]) =>
  trigger(
    'enemyDefeated',
    aText('ht.at.enemy-falls', traits),
    (g, me, e) => fits(g, me, e.enemy, traits),
    aboutEnemy,
  );
export const youDefeat = (...traits: Trait[]) =>
  trigger(
    'enemyDefeated',
    aText('ht.at.you-defeat', traits),
    (g, me, e) => isYours(g, me, e) && fits(g, me, e.enemy, traits),
    aboutEnemy,
  );
export const thisFalls = trigger(
  'enemyDefeated',
  'ht.at.this-falls',
  (_, me, e) => e.enemy === me,
  aboutEnemyHero,
);
export const thisEngages = trigger(
  'enemyEngaged',
  'ht.at.this-engages',
  (_, me, e) => e.enemy === me,
  aboutHero,
);
export const enemyEngagesYou = trigger('enemyEngaged', 'ht.at.engages-you', isYours, aboutEnemy);
export const enemyEngages = (...traits: Trait[]) =>
  trigger(
    'enemyEngaged',
    aText('ht.at.enemy-engages', traits),
    (g, me, e) => fits(g, me, e.enemy, traits),
    aboutEnemyHero,
  );
export const enemySpawns = (...traits: Trait[]) =>
  trigger(
    'enemySpawned',
    aText('ht.at.enemy-spawns', traits),
    (g, me, e) => fits(g, me, e.enemy, traits),
    aboutEnemy,
  );
export const thisActivates = trigger(
  'enemyActivates',
  'ht.at.this-activates',
  (_, me, e) => e.enemy === me,
  aboutHero,
);
export const enemyActivates = (...traits: Trait[]) =>
  trigger(
    'enemyActivates',
    aText('ht.at.enemy-activates', traits),
    (g, me, e) => fits(g, me, e.enemy, traits),
    aboutEnemy,
  );
export const thisSuffers = trigger(
  'enemySuffered',
  'ht.at.this-suffers',
  (_, me, e) => e.enemy === me,
  aboutHero,
);
export const thisWouldSuffer = trigger(
  'enemyWouldSuffer',
  'ht.at.this-would-suffer',
  (_, me, e) => e.enemy === me,
  aboutHero,
);
export const thisCounterattacks = trigger(
  'enemyCounterattacks',
  'ht.at.this-counterattacks',
  (_, me, e) => e.enemy === me,
  aboutHero,
);
export const enemyCounterattacksYou = trigger(
  'enemyCounterattacks',
  'ht.at.counterattacks-you',
  isYours,
  aboutEnemy,
);

function aboutEnemyHero(c: Context, { enemy, seat }: { enemy: Piece; seat: number }): void {
  c.enemies = [enemy];
  c.other = seat;
}
