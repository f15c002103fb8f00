import { wouldDo } from '@questwright/adventure';
import { createMatch, createSpeaker, kernelLanguages, type Text } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { expect } from 'vitest';
import { contextOf, heroContext } from '../rules/context.ts';
import type { Context, GameCondition, GameCost, GameEffect } from '../rules/definitions.ts';
import { heroCard } from '../rules/heroes.ts';
import { game } from '../rules/index.ts';
import { NONE, type Runebound } from '../rules/state.ts';
import { position, type Words } from './position.ts';

type Starts = readonly Start<Runebound>[];

/** A question that some positions answer with yes and others with no. */
export interface Case {
  readonly what: string;
  /** What is said of the effect, cost or condition. */
  readonly text: Text;
  readonly asked: (g: Runebound, c: Context) => boolean;
  readonly yes: Starts;
  readonly no: Starts;
}

/** Whether an effect would do something. */
export const effect = (what: string, one: GameEffect, yes: Starts, no: Starts = []): Case => ({
  what,
  text: one.text,
  asked: (g, c) => wouldDo(one, g, c),
  yes,
  no,
});

/** Whether a cost can be paid. */
export const cost = (what: string, one: GameCost, yes: Starts, no: Starts): Case => ({
  what,
  text: one.text,
  asked: (g, c) => one.canPay(g, c),
  yes,
  no,
});

/** Whether a condition holds. */
export const condition = (what: string, one: GameCondition, yes: Starts, no: Starts): Case => ({
  what,
  text: one.text,
  asked: (g, c) => one.holds(g, c),
  yes,
  no,
});

/** What Ann's own card is about. */
export const ann = (g: Runebound): Context => heroContext(g, 0, heroCard(g, 0));
/** A card that is no hero's, in no combat. */
export const nobody = (g: Runebound): Context => contextOf(0, NONE, heroCard(g, 0), -1);
/** An enemy's own card, in a combat. */
export const enemy = (g: Runebound): Context => contextOf(1, NONE, heroCard(g, 0), 1);

export const { say } = createSpeaker({ languages: [game.languages, kernelLanguages] });

/** Asks in every position of a case, for one who has the card; and whether it can be said. */
export function check({ what, text, asked, yes, no }: Case, who: typeof ann = ann): void {
  expect(say(text), what).toMatch(/^(?!.*(\brb\.|undefined|NaN|[{}])).+/);
  const answers = (starts: Starts): boolean[] =>
    starts.map((start) => {
      const g = stateOf(start);
      return asked(g, who(g));
    });
  expect([answers(yes), answers(no)], what).toEqual([yes.map(() => true), no.map(() => false)]);
}

/** The same question where all answers are no. */
export const never = (one: Case): Case => ({ ...one, yes: [], no: [...one.yes, ...one.no] });

/** The state of a match that begins so. */
export function stateOf(start: Start<Runebound>): Runebound {
  const { state } = createMatch({ ...start, seats: start.seats!, seed: 1, checkpoints: false });
  touches.get(start)?.(state);
  return state;
}

const touches = new WeakMap<Start<Runebound>, (g: Runebound) => void>();

/** A position with a change that only the rules could bring about. */
export function touched(start: Start<Runebound>, touch: (g: Runebound) => void): Start<Runebound> {
  const copy = { ...start };
  touches.set(copy, touch);
  return copy;
}

export const alone = (player: Words = {}, more: Words = {}): Start<Runebound> =>
  position({ players: [player], ...more });
export const two = (first: Words, second: Words, more: Words = {}): Start<Runebound> =>
  position({ players: [first, second], ...more });
export const king = (player: Words, zombies: string[]): Start<Runebound> =>
  alone(player, { scenario: 'corpse-king', zombies });

const CASTS = { 'token 1': 'physical', 'token 2': 'magic', 'token 3': 'surge' };
export const duel = two(
  { at: 'H9', casts: CASTS },
  { at: 'H9', casts: CASTS },
  { combat: { challenged: 'p2' } },
);

export const HERE = { at: 'H9' };
export const FURS = { name: 'Furs', type: 'goods', trade: 2 };
export const RING = { name: 'Ring', type: 'clothing', cost: 3 };
export const ERRAND = { name: 'Errand', at: ['H9'], outcomes: [{ needs: ['plains'] }] };
