import { asUse, canUse, note, usableAt, useNow, valueFor } from '@questwright/adventure';
import { type As, type Asked, chooseOne, type Listening, NOTHING, type Rule } from '@questwright/kernel';
import { heroPiece } from '../heroes.ts';
import type { Action, Terrinoth } from '../state.ts';
import { closedTokens } from './closed.ts';

const TOKENS_PER_ACTION = 2;

/** Before the roll: the hero may use what works now and spend success tokens; then the dice are rolled. */
export function prepare(g: Terrinoth, action: Action, by: Asked['by']): Rule {
  if (heroPiece(g, action.seat).tokens === 0 && !canUse(g, 'beforeRoll')) return NOTHING;
  return offerPreparation(g, action, by);
}

function* offerPreparation(g: Terrinoth, action: Action, by: Asked['by']): Rule {
  const { seat } = action;
  for (;;) {
    const uses = usableAt(g, 'beforeRoll', seat);
    const limit = valueFor(g, 'tokensPerAction', TOKENS_PER_ACTION, action);
    const tokens = Math.min(limit, heroPiece(g, seat).tokens);
    const among: (number | Listening)[] = [];
    for (let n = 0; n <= tokens; n++) among.push(n);
    for (const ability of uses) among.push(ability);
    const closed = () => closedTokens(g, action);
    const picked = yield* chooseOne(g, { seat, prompt: PROMPTS[action.kind], by, among, as: asStep, closed });
    if (typeof picked === 'number') return spend(g, action, picked);
    yield* useNow(g, picked, seat);
  }
}

function spend(g: Terrinoth, action: Action, n: number): void {
  if (n === 0) return;
  heroPiece(g, action.seat).tokens -= n;
  action.spent += n;
  note(g, 'ht.log.spends', { hero: action.seat, n }, 'HT-TOKEN-02');
}

const PROMPTS = {
  attack: ['ht.ask.prepare', { action: ['ht.action.attack'] }],
  explore: ['ht.ask.prepare', { action: ['ht.action.explore'] }],
  rest: ['ht.ask.prepare', { action: ['ht.action.rest'] }],
  aid: ['ht.ask.prepare', { action: ['ht.action.aid'] }],
} as const;

const asStep: As<number | Listening> = {
  id: (thing) => (typeof thing === 'number' ? (SPEND[thing] ?? `spend:${thing}`) : asUse.id(thing)),
  text: (thing) => {
    if (typeof thing !== 'number') return asUse.text(thing);
    return thing === 0 ? 'ht.roll' : ['ht.spend', { n: thing }];
  },
  about: (thing) => (typeof thing === 'number' ? {} : asUse.about!(thing)),
};
const SPEND = ['roll', 'spend:1', 'spend:2'];
