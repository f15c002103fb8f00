import { move } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import { putInBox } from '../rules/catalogue.ts';
import type { Ability, CardDef, GameEffect } from '../rules/definitions.ts';
import { action, asset } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import { makePiece } from '../rules/pieces.ts';
import type { Runebound } from '../rules/state.ts';
import { fight } from './fight.ts';
import { pick, type T } from './look.ts';
import { type PositionWords, position } from './position.ts';

if (game.id !== 'runebound') throw new Error('The box is open before cards are added to it.');

const made = new Set<string>();

/** Puts a card into the box, once: played three times, a test must make the same card each time. */
export function cardInTheBox(card: CardDef): string {
  if (!made.has(card.id)) putInBox(card);
  made.add(card.id);
  return card.id;
}

/** The position in which these cards lie on top of a zone besides. */
export const withCards = (start: Start<Runebound>, zone: string, ...ids: string[]): Start<Runebound> => ({
  ...start,
  arrange: (g) => {
    start.arrange!(g);
    for (const id of ids) move(g, makePiece(g, id, zone), zone, { place: 'top' });
  },
});

/** The position in which Ann has a charm with these abilities. */
export const withCharm = (start: Start<Runebound>, ...abilities: Ability[]): Start<Runebound> =>
  withCharms(start, [0], ...abilities);

/** The position in which each of some seats has a charm with these abilities. */
export function withCharms(
  start: Start<Runebound>,
  seats: readonly number[],
  ...abilities: Ability[]
): Start<Runebound> {
  const id = `charm ${JSON.stringify(abilities.map(({ text }) => text))}`;
  const card = cardInTheBox(asset(id, { name: 'Charm', set: 'A', type: 'equipment', cost: 1, abilities }));
  return seats.reduce((position, seat) => withCards(position, `assets:${seat}`, card), start);
}

/** Ann uses a charm that does this, for an action. */
export const doing = (effect: GameEffect, doc: PositionWords = { players: [{}] }): Start<Runebound> =>
  withCharm(position(doc), action(1, effect));

/** A fight in which Ann has a charm. */
export const fighting = (ability: Ability, spec: Parameters<typeof fight>[0] = {}): Start<Runebound> =>
  withCharm(fight(spec), ability);

export const use = (t: T, ...answers: Parameters<typeof pick>[1][]): T => pick(t, 'use Charm', ...answers);
