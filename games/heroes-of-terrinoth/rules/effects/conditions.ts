import { holdsWhen, pieces } from '@questwright/adventure';
import { nested, type Touches } from '@questwright/kernel';
import { locationDef, theQuest } from '../catalogue.ts';
import { conditionOf } from '../conditions.ts';
import type { Colour, Context } from '../definitions.ts';
import { engagedSeat, engagedWith, isInPlay } from '../enemies.ts';
import { heroPiece, living } from '../heroes.ts';
import { activeLocation, isFullyExplored } from '../locations.ts';
import { lastSpace } from '../peril.ts';
import { carriedBy, inLair } from '../pieces.ts';
import type { Action, ActionKind, HeroFace, Terrinoth } from '../state.ts';
import { PLACES } from './touches.ts';
import { describe, matching, type Trait } from './which.ts';

export { all, any, not } from '@questwright/adventure';

const condition = holdsWhen<Terrinoth, Context>;
/** What is known of the action that is over does not change any more. */
const isSettled = (): Touches => [];

export const youHaveTokens = (n: number) =>
  condition(['ht.if.tokens', { n }], (g, { seat }) => heroPiece(g, seat).tokens >= n);
export const youAreWounded = condition('ht.if.wounded', (g, { seat }) => heroPiece(g, seat).wounds > 0);
export const youAreUnhurt = condition('ht.if.unhurt', (g, { seat }) => heroPiece(g, seat).wounds === 0);
export const youHaveEnemies = (n: number) =>
  condition(
    ['ht.if.enemies', { n }],
    (g, { seat }) => engagedWith(g, seat).length >= n,
    () => PLACES,
  );
export const youHaveNoEnemies = condition(
  'ht.if.no-enemies',
  (g, { seat }) => engagedWith(g, seat).length === 0,
  () => PLACES,
);
export const youAre = (name: string) =>
  condition(
    ['ht.if.condition', { condition: [`ht.condition.${name}`] }],
    (g, { seat }) => conditionOf(g, seat, name) !== undefined,
  );
export const youAreLeader = condition('ht.if.leader', (g, { seat }) => g.leader === seat);
export const youCarry = (card: string) =>
  condition(['ht.if.carry', { card: [`ht.card.${card}`] }], (g, { seat }) =>
    carriedBy(g, seat).some(({ def }) => def === card),
  );
export const someoneCarries = (card: string) =>
  condition(['ht.if.someone-carries', { card: [`ht.card.${card}`] }], (g) =>
    living(g).some((seat) => carriedBy(g, seat).some(({ def }) => def === card)),
  );
/** A quest card that a hero carried is put aside when that hero has fallen. */
export const dropped = (card: string) =>
  condition(['ht.if.dropped', { card: [`ht.card.${card}`] }], (g) =>
    pieces(g, 'aside').some(({ def }) => def === card),
  );
export const nobodyCarries = (card: string) =>
  condition(
    ['ht.if.nobody-carries', { card: [`ht.card.${card}`] }],
    (g) => !living(g).some((seat) => carriedBy(g, seat).some(({ def }) => def === card)),
  );
/** After the card's action: it had at least this many successes. */
export const successesAtLeast = (n: number) =>
  condition(['ht.if.successes', { n }], (_, { successes }) => successes >= n, isSettled);
export const noSuccess = condition('ht.if.no-success', (_, { successes }) => successes === 0, isSettled);
/** The action that an ability answers to, or in which something is used. */
const actionOf = (g: Terrinoth, { event }: Context): Action | null =>
  (event as { action?: Action } | null)?.action ?? g.action;
export const actionIs = (kind: ActionKind) =>
  condition(
    ['ht.if.action', { action: [`ht.an.${kind}`] }],
    (g, c) => actionOf(g, c)?.kind === kind,
    isSettled,
  );
export const youRolled = (face: HeroFace) =>
  condition(
    ['ht.if.rolled', { face: [`ht.a-face.${face}`] }],
    (g, c) => actionOf(g, c)?.heroDice.includes(face) ?? false,
    () => ['?dice'],
  );
export const targetDefeated = condition('ht.if.target-defeated', (_, c) =>
  c.enemies.some((enemy) => !isInPlay(enemy)),
);
export const targetSurvived = condition('ht.if.target-survived', (_, c) => c.enemies.some(isInPlay));

export const thisIsEngaged = condition('ht.if.this-engaged', (_, { card }) => engagedSeat(card) >= 0);
export const thisIsInShadows = condition('ht.if.this-in-shadows', (_, { card }) => card.zone === 'shadows');
export const thisIsWounded = condition(
  'ht.if.this-wounded',
  (_, { card }) => card.wounds > 0,
  (_, { card }) => [`?wounds-of:${card.id}`],
);
export const thisHasWounds = (n: number) =>
  condition(
    ['ht.if.this-wounds', { n }],
    (_, { card }) => card.wounds >= n,
    (_, { card }) => [`?wounds-of:${card.id}`],
  );
/** Where a place is named, "in play" is not needed. */
const where = (traits: readonly Trait[]) =>
  [traits.every(({ noun }) => noun) ? 'ht.if.in-play' : 'ht.none'] as const;
export const thereIs = (...traits: Trait[]) =>
  condition(
    ['ht.if.there-is', { which: nested(describe('some', 1, traits)), where: where(traits) }],
    (g, c) => matching(g, c, traits).length > 0,
  );
export const thereIsNo = (...traits: Trait[]) =>
  condition(
    ['ht.if.there-is-no', { which: nested(describe('one', 1, traits)), where: where(traits) }],
    (g, c) => matching(g, c, traits).length === 0,
  );
export const thereAre = (n: number, ...traits: Trait[]) =>
  condition(
    ['ht.if.there-are', { which: nested(describe('at-least', n, traits)), where: where(traits) }],
    (g, c) => matching(g, c, traits).length >= n,
  );

export const fullyExplored = condition('ht.if.explored', (g) => isFullyExplored(g));
export const atLocation = (id: string) =>
  condition(['ht.if.at', { location: [`ht.card.${id}`] }], (g) => activeLocation(g)?.def === id);
export const notAtLocation = (id: string) =>
  condition(['ht.if.not-at', { location: [`ht.card.${id}`] }], (g) => activeLocation(g)?.def !== id);
export const locationHas = (trait: string) =>
  condition(['ht.if.location-trait', { trait }], (g) => {
    const location = activeLocation(g);
    return location !== undefined && locationDef(g, location).traits.includes(trait);
  });
export const locationTokensAtLeast = (n: number, name: string) =>
  condition(['ht.if.location-tokens', { n, name }], (g) => (activeLocation(g)?.tokens ?? 0) >= n);
export const lastLocation = condition('ht.if.last-location', (g) => pieces(g, 'location-deck').length === 0);

export const nemesisInLair = condition('ht.if.in-lair', (g) => inLair(g).length > 0);
export const nemesisDefeated = condition('ht.if.nemesis-defeated', (g) => {
  const { nemesis } = theQuest(g);
  return pieces(g, 'aside').some(({ def }) => def === nemesis);
});
export const counterAtLeast = (counter: string, n: number) =>
  condition(
    ['ht.if.counter-at-least', { counter: [`ht.counter.${counter}`], n }],
    (g) => g.counters[counter]! >= n,
  );
export const counterAtMost = (counter: string, n: number) =>
  condition(
    ['ht.if.counter-at-most', { counter: [`ht.counter.${counter}`], n }],
    (g) => g.counters[counter]! <= n,
  );
export const perilAtLeast = (space: number) =>
  condition(['ht.if.peril', { n: space + 1 }], (g) => g.peril >= space);
export const perilAtEnd = condition('ht.if.peril-end', (g) => g.peril >= lastSpace(g));
export const perilOn = (colour: Colour) =>
  condition(
    ['ht.if.peril-on', { colour: [`ht.colour.${colour}`] }],
    (g) => theQuest(g).peril.spaces[g.peril] === colour,
  );
export const roundAtLeast = (n: number) => condition(['ht.if.round', { n }], (g) => g.round >= n);
export const heroesFallen = (n: number) =>
  condition(['ht.if.fallen', { n }], (g) => g.seats - living(g).length >= n);
