import { concerns, type Effect, hears, heroName, note, tell } from '@questwright/adventure';
import {
  areAlike,
  chooseOne,
  type Listening,
  NOTHING,
  orderedBy,
  type Rule,
  zonesAt,
} from '@questwright/kernel';
import { asEnemy } from '../as.ts';
import { defOf } from '../catalogue.ts';
import { contextAt } from '../context.ts';
import { attackOf, difficultyOf, engagedWith } from '../enemies.ts';
import { chooserFor } from '../heroes.ts';
import { carriedBy } from '../pieces.ts';
import type { Action, Piece, Terrinoth } from '../state.ts';
import { sufferWounds } from '../wounds.ts';

/** Step 3: counterattacks, then threats. */
export function resolveEnemyDice(g: Terrinoth, action: Action): Rule {
  return action.enemyDice.length > 0 ? resolveResults(g, action) : NOTHING;
}

function* resolveResults(g: Terrinoth, action: Action): Rule {
  let counterattacks = 0;
  let threats = 0;
  for (const face of action.enemyDice) {
    if (face === 'counterattack') counterattacks++;
    else if (face === 'threat') threats++;
  }
  if (counterattacks > 0) yield* counterattack(g, action, counterattacks);
  if (threats > 0) yield* resolveThreats(g, action.seat);
}

/**
 * For each result the strongest readied enemy that has not struck yet strikes. Defense is taken off the sum.
 */
function* counterattack(g: Terrinoth, action: Action, results: number): Rule {
  const { seat } = action;
  const waiting = engagedWith(g, seat).filter((enemy) => !enemy.exhausted);
  let wounds = 0;
  let last: Piece | null = null;
  for (let i = 0; i < results && waiting.length > 0; i++) {
    const enemy = yield* nextToCounterattack(g, seat, waiting);
    waiting.splice(waiting.indexOf(enemy), 1);
    const attack = attackOf(g, enemy);
    wounds += attack;
    last = enemy;
    note(g, 'ht.log.counterattacks', { enemy, n: attack }, 'HT-ACTION-18');
    if (hears(g, 'enemyCounterattacks')) yield* tell(g, 'enemyCounterattacks', { enemy, seat });
  }
  action.struck = wounds;
  const n = wounds - action.defense;
  if (wounds > 0 && action.defense > 0) {
    const hero = heroName(g, seat);
    note(g, 'ht.log.defends', { hero, n: Math.min(wounds, action.defense) }, 'HT-ACTION-21');
  }
  yield* sufferWounds(g, seat, n, 'counterattack', last);
}

/** The highest attack, then the highest difficulty; among those that are still equal, the leader picks. */
function* nextToCounterattack(g: Terrinoth, seat: number, waiting: readonly Piece[]): Rule<Piece> {
  const strongest = highest(waiting, (enemy) => attackOf(g, enemy));
  const hardest = highest(strongest, (enemy) => difficultyOf(g, enemy));
  if (hardest.length === 1 || areEqual(g, seat, hardest)) return hardest[0]!;
  return yield* chooseOne(g, {
    seat: g.leader,
    prompt: 'ht.ask.counterattack',
    by: () => 'ht.by.counterattack',
    among: hardest,
    as: asEnemy(g),
  });
}

function highest(enemies: readonly Piece[], worth: (enemy: Piece) => number): readonly Piece[] {
  if (enemies.length === 1) return enemies;
  let best = Number.NEGATIVE_INFINITY;
  let found: Piece[] = [];
  for (const enemy of enemies) {
    const value = worth(enemy);
    if (value > best) {
      best = value;
      found = [enemy];
    } else if (value === best) found.push(enemy);
  }
  return found;
}

/** Who strikes makes no difference if nothing in play answers to it, or if the enemies are alike: nobody is asked. */
const areEqual = (g: Terrinoth, seat: number, enemies: readonly Piece[]): boolean =>
  !enemies.some((enemy) => concerns(g, 'enemyCounterattacks', { enemy, seat })) || areAlike(g, enemies);

/** Every threat effect in sight resolves once: of the quest, of face-up cards in play and in the lair. */
function* resolveThreats(g: Terrinoth, seat: number): Rule {
  const threats = threatsInSight(g);
  if (threats.length === 0) return;
  const ordered = yield* orderedBy(g, chooserFor(g, seat), threats);
  for (const { card, name, listener } of ordered) {
    if (card.down || !isInSight(card.zone)) continue;
    note(g, 'ht.log.threat', { card: name }, 'HT-ACTION-26');
    yield* listener.run(g, card, { seat }) as Rule;
  }
}

function threatsInSight(g: Terrinoth): Listening[] {
  const threats: Listening[] = [];
  for (let i = 0; i < SHARED_SIGHT.length; i++) addThreats(g, sharedSight(g, i), threats);
  for (let seat = 0; seat < g.seats; seat++) {
    addThreats(g, engagedWith(g, seat), threats);
    addThreats(g, carriedBy(g, seat), threats);
  }
  return threats;
}

function addThreats(g: Terrinoth, cards: readonly Piece[], threats: Listening[]): void {
  for (const card of cards) {
    if (card.down) continue;
    const def = defOf(g, card);
    const threat = 'threat' in def ? def.threat : null;
    if (threat) threats.push({ card, name: def.name, ability: 'threat', listener: listenerFor(threat) });
  }
}

const SHARED_SIGHT = ['quest', 'location', 'shadows', 'lair'];
const sharedSight = zonesAt<Piece>(SHARED_SIGHT);
const isInSight = (zone: string): boolean =>
  SHARED_SIGHT.includes(zone) || zone.startsWith('engaged:') || zone.startsWith('items:');

const listeners = new WeakMap<Effect<Terrinoth>, Listening['listener']>();

function listenerFor(threat: Effect<Terrinoth>): Listening['listener'] {
  let listener = listeners.get(threat);
  if (!listener) {
    listener = {
      text: threat.text,
      run: (g: Terrinoth, card: Piece, { seat }: { seat: number }) => threat.run(g, contextAt(seat, card)),
    };
    listeners.set(threat, listener);
  }
  return listener;
}
