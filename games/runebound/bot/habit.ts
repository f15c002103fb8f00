import type { Answer, Choice } from '@questwright/kernel';
import type { Offer } from '../rules/offers.ts';
import type { Runebound } from '../rules/state.ts';
import { byInstinct } from './combat/answers.ts';
import { sideOfSeat } from './combat/search.ts';

/** What a hero answers without a thought, where a thought ahead needs an answer to go on. */
export function habit(g: Runebound, choice: Choice): Answer {
  if (g.combat) return byInstinct(g, choice, sideOfSeat(g.combat, choice.seat));
  switch (choice.kind) {
    case 'amount':
      return choice.min;
    case 'order':
      return choice.among.map((thing) => choice.as.id(thing));
    case 'some':
      return choice.among.slice(0, choice.min).map((thing) => choice.as.id(thing));
    case 'one':
      // It would not know what to propose.
      if (choice.topic === 'propose-barter') return 'no';
      return choice.as.id(lastOutcome(choice.among) ?? choice.among[0]);
  }
}

/** The outcomes of a quest are better the more they ask for. */
const lastOutcome = (among: readonly unknown[]): unknown =>
  among.findLast((offer) => (offer as Offer).kind === 'outcome');
