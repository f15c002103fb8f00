import { note, tell } from '@questwright/adventure';
import { chooseOne, close, type Rule, renew, type Text } from '@questwright/kernel';
import { goAdventuring } from '../actions/adventure.ts';
import { moveAction } from '../actions/move.ts';
import { takeRest } from '../actions/rest.ts';
import { shop } from '../actions/shop.ts';
import { train } from '../actions/train.ts';
import { attemptQuest } from '../adventure/quest.ts';
import { healthOf, heroAt, heroName, isIn, turnOrder } from '../heroes.ts';
import { keepLimits } from '../limits.ts';
import { hexName } from '../map/hexes.ts';
import type { Offer } from '../offers.ts';
import { learn } from '../skills.ts';
import type { Runebound } from '../state.ts';
import { showTrophies } from '../trophies.ts';
import { useNow } from '../uses.ts';
import { barter, hearOffer, lastOffers } from './barter.ts';
import { closedActions } from './closed.ts';
import * as choices from './offers.ts';

const ACTIONS = 3;

/** A player's turn begins with three actions. */
export function* startTurn(g: Runebound): Rule {
  const seat = g.active;
  heroAt(g, seat).actions = ACTIONS;
  g.phase = 'turn';
  renew(g, 'turn');
  note(g, 'rb.log.turn', { hero: seat }, 'RB-ROUND-02');
  yield* tell(g, 'turnStarts', { seat });
}

/** What a player in a turn goes by besides what is offered. */
export interface ActionsLeft {
  readonly actions: number;
}

/** One thing that the active player does, between actions or as one. */
export function* takeTurn(g: Runebound): Rule {
  const seat = g.active;
  if (!isIn(g, seat)) return passOn(g);
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'turn',
    subject: { actions: heroAt(g, seat).actions } satisfies ActionsLeft,
    prompt: ['rb.ask.turn', { n: heroAt(g, seat).actions }],
    by: () => standing(g, seat),
    among: choices.turnOffers(g, seat),
    as: choices.asTurnOffer(g, seat),
    always: true,
    closed: () => closedActions(g, seat),
  });
  if (offer === choices.END) yield* endTurn(g, seat);
  else yield* carryOut(g, seat, offer);
}

/** Where a hero stands, how it is, and what it has to spend. */
const standing = (g: Runebound, seat: number): Text => {
  const { at, damage, gold } = heroAt(g, seat);
  const health = healthOf(g, seat);
  return ['rb.by.turn', { hero: heroName(g, seat), hex: hexName(at), left: health - damage, health, gold }];
};

function* carryOut(g: Runebound, seat: number, offer: Offer): Rule {
  if (offer.kind === 'learn') yield* learn(g, seat, offer.card);
  else if (offer.kind === 'use') yield* useNow(g, seat, offer);
  else if (offer.kind === 'attempt') yield* attemptQuest(g, seat, offer.card);
  else if (offer === choices.BARTER) yield* barter(g, seat);
  else if (offer === choices.HEAR) yield* hearOffer(g, seat);
  else if (offer === choices.SHOW) yield* showTrophies(g, seat);
  else yield* act(g, seat, offer);
  if (isIn(g, seat)) yield* keepLimits(g, seat);
}

function* act(g: Runebound, seat: number, offer: Offer): Rule {
  const hero = heroAt(g, seat);
  hero.actions -= offer === choices.ADVENTURE ? 2 : 1;
  if (offer === choices.MOVE) yield* moveAction(g, seat);
  else if (offer === choices.SHOP) yield* shop(g, seat);
  else if (offer === choices.ADVENTURE) yield* goAdventuring(g, seat);
  else if (offer === choices.REST) yield* takeRest(g, seat);
  else if (offer === choices.TRAIN) yield* train(g, seat);
  else if (offer === choices.GET_UP) {
    hero.delayed = false;
    note(g, 'rb.log.gets-up', { hero: seat }, 'RB-DELAY-01');
  } else note(g, 'rb.log.idles', { hero: seat }, 'RB-ACT-09');
}

/** Actions that are left are spent on nothing. After an exchange the turn goes on: it may have changed the plans. */
function* endTurn(g: Runebound, seat: number): Rule {
  if (yield* lastOffers(g, seat)) return;
  heroAt(g, seat).actions = 0;
  note(g, 'rb.log.ends-turn', { hero: seat }, 'RB-ROUND-04');
  yield* tell(g, 'turnEnds', { seat });
  passOn(g);
}

/** The next player who has not had a turn in this round, or the end of the round. */
function passOn(g: Runebound): void {
  close(g, 'turn');
  g.taken |= 1 << g.active;
  const next = turnOrder(g).find((seat) => !(g.taken & (1 << seat)));
  if (next === undefined) g.phase = 'round-end';
  else {
    g.active = next;
    g.phase = 'turn-start';
  }
}
