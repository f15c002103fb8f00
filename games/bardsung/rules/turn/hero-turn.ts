import { nameOf, note, valueFor } from '@questwright/adventure';
import { chooseOne, type Rule, remove, renew, use } from '@questwright/kernel';
import { takeDeed } from '../aspects/aspects.ts';
import { heroAttack, targetsOf } from '../attack/hero-attack.ts';
import { abilityDef } from '../catalogue.ts';
import { suffer } from '../conditions/suffer.ts';
import { explore } from '../explore/explore.ts';
import { exhaustFate, spendCharm } from '../fate/fate.ts';
import { consume, openChest } from '../loot/loot.ts';
import { asModel } from '../models.ts';
import { exhaust } from '../order/exhaust.ts';
import { enemiesOnMat, heroModel } from '../pieces.ts';
import { speedOf } from '../profile.ts';
import { rest } from '../rest/rest.ts';
import { rollTest } from '../rolls/action-roll.ts';
import type { Bardsung, HeroTurn, Piece } from '../state.ts';
import { endTurnIn } from '../terrain/enter.ts';
import { tryToRecover } from '../wounds/recover.ts';
import { abilityKey, asTurnOffer, closedOffers, openOffers, type TurnOffer } from './offers.ts';
import { walk, wayTo } from './walk.ts';

const ACTIONS = 2;
const MUSHROOMS = { tn: 14, gold: 3 } as const;

/** Two actions, one more by a third action token, one fewer for each stunned token, and never below zero. */
export function beginHeroTurn(g: Bardsung, card: Piece): void {
  const { seat } = card;
  const hero = heroModel(g, seat);
  renew(g, 'turn');
  const third = g.third[seat]!;
  const printed = ACTIONS + Number(third) - hero.stunned;
  const actions = Math.max(0, valueFor(g, 'actions', printed, hero));
  g.turn = { seat, actions, steps: 0, fresh: true, mayRecover: true, third };
  note(g, 'bs.log.turn', { hero: seat }, 'BS-ROUND-03');
}

/** One thing that a hero does in the turn. */
export function* heroStep(g: Bardsung, card: Piece): Rule {
  const turn = g.turn!;
  const offer = yield* chooseOne<TurnOffer>(g, {
    seat: turn.seat,
    topic: 'turn',
    subject: { actions: turn.actions },
    prompt: ['bs.ask.turn', { actions: turn.actions, steps: turn.steps }],
    among: openOffers(g, turn),
    as: asTurnOffer(g),
    closed: () => closedOffers(g, turn),
    always: true,
  });
  if (offer.kind === 'plain' && offer.id === 'end') yield* endHeroTurn(g, turn, card);
  else yield* carryOut(g, turn, offer);
}

function* carryOut(g: Bardsung, turn: HeroTurn, offer: TurnOffer): Rule {
  const hero = heroModel(g, turn.seat);
  if (offer.kind === 'plain') {
    if (offer.id === 'charm') spendCharm(g);
    else yield* rest(g);
    return;
  }
  turn.fresh = false;
  turn.mayRecover = false;
  if (offer.kind === 'move') return yield* moveOn(g, turn, hero, offer.at);
  turn.steps = 0;
  switch (offer.kind) {
    case 'recover':
      return yield* tryToRecover(g, turn.seat, offer.card);
    case 'ability':
      return yield* useAbility(g, turn, hero, offer.card);
    case 'explore':
      turn.actions--;
      return yield* explore(g, turn.seat, offer.opening);
    case 'door':
      return flipDoor(g, turn, offer.card);
    case 'aspect':
      turn.actions--;
      return yield* takeDeed(g, hero, offer.card);
    case 'chest':
      return openChest(g, turn.seat, offer.card);
    case 'banner':
      turn.actions--;
      note(g, 'bs.log.terrain-goes', { terrain: offer.card }, 'BS-TERRAIN-08');
      return remove(g, offer.card);
    case 'mushrooms':
      return yield* pickMushrooms(g, hero, offer.card);
    case 'consumable':
      return yield* consume(g, turn.seat, offer.card);
  }
}

/** A move action goes as far as the hero's speed, or less; what is left of it is used before anything else is done. */
function* moveOn(g: Bardsung, turn: HeroTurn, hero: Piece, at: number): Rule {
  if (turn.steps === 0) {
    turn.actions--;
    turn.steps = speedOf(g, hero);
  }
  const zones = wayTo(g, hero.at, at, turn.steps);
  turn.steps -= zones.length;
  yield* walk(g, hero, zones);
}

function* useAbility(g: Bardsung, turn: HeroTurn, hero: Piece, card: Piece): Rule {
  const { attack, skill, fate, free } = abilityDef(g, card);
  if (!free) turn.actions--;
  use(g, 'turn', abilityKey(card));
  if (attack) {
    const target = yield* chooseOne(g, {
      seat: turn.seat,
      topic: 'target',
      prompt: ['bs.ask.target', { card: nameOf(g, card) }],
      among: targetsOf(g, hero, attack),
      as: asModel(g),
    });
    if (fate) exhaustFate(g);
    return yield* heroAttack(g, card, hero, attack, target);
  }
  if (fate) exhaustFate(g);
  note(g, 'bs.log.uses', { model: hero, card }, 'BS-HERO-06');
  if (skill) yield* skill.run(g, { seat: turn.seat, card, attacker: hero, target: null, event: null });
}

/** A door in the hero's zone is opened or closed; closing it costs a toolkit while monsters are in play. */
function flipDoor(g: Bardsung, turn: HeroTurn, door: Piece): void {
  turn.actions--;
  if (!door.turned && enemiesOnMat(g).length > 0) g.supplies.toolkit--;
  door.turned = !door.turned;
  note(g, door.turned ? 'bs.log.closes-door' : 'bs.log.opens-door', { hero: turn.seat }, 'BS-HERO-09');
}

/** Three gold, and a roll against the spores. It takes no action. */
function* pickMushrooms(g: Bardsung, hero: Piece, patch: Piece): Rule {
  remove(g, patch);
  g.gold += MUSHROOMS.gold;
  note(g, 'bs.log.mushrooms', { model: hero, gold: MUSHROOMS.gold }, 'BS-TERRAIN-18');
  if (!(yield* rollTest(g, hero.seat, 'con', MUSHROOMS.tn))) yield* suffer(g, hero, 'poison');
}

function* endHeroTurn(g: Bardsung, turn: HeroTurn, card: Piece): Rule {
  const hero = heroModel(g, turn.seat);
  if (turn.third) g.third[turn.seat] = false;
  if (hero.stunned > 0) hero.stunned--;
  yield* endTurnIn(g, hero);
  yield* exhaust(g, card);
}
