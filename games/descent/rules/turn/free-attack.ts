import { chooseOne, type Rule } from '@questwright/kernel';
import { attack } from '../attack/attack.ts';
import { weaponsOf } from '../attack/sources.ts';
import { targetsOf } from '../attack/targets.ts';
import { recover } from '../figures/recover.ts';
import { isHero } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import type { Activation, Descent, Figure, Turn } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { isFreeActionAllowed } from './actions.ts';
import { NO_TARGET } from './attacking.ts';
import type { Source } from './sources.ts';
import { forbiddenBy, shut, type Why } from './why-not.ts';

/*
 * Two heroes: each of them makes one attack in a turn that takes no action, or recovers 2 damage at its end.
 */

const RECOVERY = 2;

const isOpen = (g: Descent, act: Activation, figure: Figure): boolean =>
  g.twoHeroes &&
  act.own &&
  !act.over &&
  figure.zone === MAP &&
  isHero(g, figure) &&
  g.turn?.freeAttack !== true &&
  isFreeActionAllowed(g, figure, 'attack');

/** A plain attack, never an ability that contains one. */
export const attackingFreely: Source = {
  offer(g, act, figure, offers) {
    if (!isOpen(g, act, figure)) return;
    for (const { source, name, arms } of weaponsOf(g, figure))
      if (targetsOf(g, figure, arms).length > 0) offers.push({ word: 'free attack', source, name });
  },
  owns: ({ word }) => word === 'free attack',
  *perform(g, _, figure, offer) {
    const weapon = weaponsOf(g, figure).find(
      ({ source }) => offer.word === 'free attack' && source === offer.source,
    )!;
    if (g.turn) g.turn.freeAttack = true;
    yield* attack(g, figure, weapon);
  },
  closed(g, act, figure, closed) {
    if (!g.twoHeroes || !act.own || act.over || figure.zone !== MAP || !isHero(g, figure)) return;
    const why = g.turn?.freeAttack
      ? SPENT
      : forbiddenBy(g, 'action', { figure, action: 'attack', free: true });
    for (const { source, name, arms } of weaponsOf(g, figure)) {
      const now = why ?? (targetsOf(g, figure, arms).length > 0 ? null : NO_TARGET);
      shut(g, { word: 'free attack', source, name }, now, closed);
    }
  },
};
const SPENT: Why = { reason: 'd2.closed.free-attack', rule: 'D2-TWO-02' };

const RECOVER: Offer = { word: 'recover' };
const PASS: Offer = { word: 'pass' };

/** A hero who has not made the free attack, and is not knocked out, may recover damage instead. */
export function* recoverInstead(g: Descent, turn: Turn, figure: Figure): Rule {
  if (!g.twoHeroes || turn.freeAttack || figure.zone !== MAP || figure.damage === 0) return;
  const offer = yield* chooseOne(g, {
    seat: g.players[turn.hero]!,
    topic: 'recover',
    prompt: 'd2.ask.recover',
    among: [RECOVER, PASS],
    as: asOffer(g),
  });
  if (offer === RECOVER)
    yield* recover(g, figure, { damage: RECOVERY }, { kind: 'ability', attack: 0, by: figure.id });
}
