import { move } from '@questwright/kernel';
import type { Start } from '@questwright/kernel/testing';
import type { RuneboundBox } from '../rules/catalogue.ts';
import type { Ability, CardDef, GameEffect } from '../rules/definitions.ts';
import { action, asset } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import { makePiece } from '../rules/pieces.ts';
import type { Runebound } from '../rules/state.ts';
import { fight } from './fight.ts';
import { pick, type T } from './look.ts';
import { type PositionWords, position } from './position.ts';

/** The position in which these cards lie on top of a zone besides: cards of the box by id, or cards of the test's own. */
export const withCards = (
  start: Start<Runebound>,
  zone: string,
  ...cards: (CardDef | string)[]
): Start<Runebound> => ({
  ...withInBox(start, ...cards.filter((card) => typeof card !== 'string')),
  arrange: (g) => {
    start.arrange!(g);
    for (const card of cards) {
      move(g, makePiece(g, typeof card === 'string' ? card : card.id, zone), zone, { place: 'top' });
    }
  },
});

/** The position whose box has these cards besides. */
export function withInBox(start: Start<Runebound>, ...cards: CardDef[]): Start<Runebound> {
  const box = (start.box ?? game.openBox!(game.options(start.options, start.seats!.length))) as RuneboundBox;
  return { ...start, box: box.with(cards.filter(({ id }) => !box.find(id))) };
}

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
  const card = asset({ id, name: 'Charm', set: 'A', type: 'equipment', cost: 1, abilities });
  return seats.reduce((position, seat) => withCards(position, `assets:${seat}`, card), start);
}

/** Ann uses a charm that does this, for an action. */
export const doing = (effect: GameEffect, doc: PositionWords = { players: [{}] }): Start<Runebound> =>
  withCharm(position(doc), action(1, effect));

/** A fight in which Ann has a charm. */
export const fighting = (ability: Ability, spec: Parameters<typeof fight>[0] = {}): Start<Runebound> =>
  withCharm(fight(spec), ability);

export const use = (t: T, ...answers: Parameters<typeof pick>[1][]): T => pick(t, 'use Charm', ...answers);
