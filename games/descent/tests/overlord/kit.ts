import type { OpenPlaytest } from '@questwright/kernel/testing';
import { afterAll, beforeAll } from 'vitest';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { Content } from '../../rules/definitions.ts';
import { room, type Table } from '../attack/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';

const DECK = ['Next', 'Last', 'Late'];

/** Components of other boxes, and made up ones, are in the box for the tests of this file. */
export function withMore(more: Partial<Content>): void {
  let { printed } = descentBoxes;
  beforeAll(() => {
    ({ printed } = descentBoxes);
    descentBoxes.print(new DescentBox(printed.content).withMore(more));
  });
  afterAll(() => descentBoxes.print(printed));
}

export const plays = (t: Table): string[] => t.offered.filter((id) => id.startsWith('play:'));
/** What the overlord may play now, by what the cards are. */
export const playable = (t: Table): string[] =>
  plays(t).map((id) => (t.state.zones['hand:0'] ?? []).find((card) => `play:${card.id}` === id)!.def);
export const pile = (t: Table, zone: string): string[] => (t.state.zones[zone] ?? []).map(({ def }) => def);

/** Nothing else is played at this moment. */
export function settle(t: Table): Table {
  while (t.prompt === 'd2.ask.play') t.choose('pass');
  return t;
}
/** Plays a card, by what it is, and answers nothing else. */
export const playThe = (t: Table, def: string): Table => t.choose(plays(t)[playable(t).indexOf(def)]!);

/** H and A against M; the overlord has these cards. */
export function scene(open: OpenPlaytest, hand: readonly string[], words: Words = {}): Table {
  const {
    figures = {},
    shown = {},
    chance = {},
    ...more
  } = words as { figures?: Words; chance?: Words; shown?: { [colour: string]: string } };
  return open(
    position({
      map: room('HM......', '........', '.......A'),
      figures: { H: hero({ health: 20 }), A: hero({ health: 20 }), M: monster(), ...figures },
      hand,
      'overlord deck': DECK,
      ...more,
      chance: { ...dice(shown), 'overlord deck': ['keep'], ...chance },
    }),
  );
}

/** The last hero's turn is over: the overlord's begins. */
export const overlords = (open: OpenPlaytest, hand: readonly string[], words: Words = {}): Table => {
  const { figures = {} } = words as { figures?: Words };
  return scene(open, hand, {
    turn: { of: 'A', actions: 0 },
    ...words,
    figures: { H: { ...hero({ health: 20 }), acted: true }, ...figures },
  }).choose('end');
};

/** M is activated and does nothing; the end of the overlord's turn comes. */
export const atEnd = (t: Table, ...monsters: readonly string[]): Table => {
  for (const letter of monsters.length > 0 ? monsters : ['M']) settle(t).choose(`activate:${letter}`, 'end');
  return t;
};
