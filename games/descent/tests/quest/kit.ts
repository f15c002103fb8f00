import type { OpenPlaytest, Playtest } from '@questwright/kernel/testing';
import { afterAll, beforeAll } from 'vitest';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { QuestMap } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { tablesOf } from '../../rules/map/known.ts';
import type { quest } from '../../rules/quest/words.ts';
import type { Descent, Figure } from '../../rules/state.ts';

export type Table = Playtest<Descent>;
type Written = ReturnType<typeof quest>;

/** The quests are in the box for the tests of this file. */
export function withQuests(...quests: readonly Written[]): void {
  let { printed } = descentBoxes;
  beforeAll(() => {
    ({ printed } = descentBoxes);
    const { content } = printed;
    descentBoxes.print(
      new DescentBox({
        ...content,
        quests: [...content.quests, ...quests.map((one) => one.quest)],
        lasting: [...content.lasting, ...quests.flatMap(({ rules }) => rules)],
      }),
    );
  });
  afterAll(() => descentBoxes.print(printed));
}

/** A drawn map whose places are lists of spaces. */
export const drawn = (drawing: string, places: { readonly [name: string]: string }) => (): QuestMap => {
  const { spaceNamed } = tablesOf(drawing);
  const spaces = Object.entries(places).map(([name, said]) => [name, said.split(' ').map(spaceNamed)]);
  return { drawing, places: Object.fromEntries(spaces), tiles: [] };
};

interface Wishes {
  readonly quest?: string;
  readonly seats?: number;
  readonly players?: readonly number[];
  /** What is picked when it is offered; otherwise the first option is. */
  readonly picks?: readonly string[];
  readonly seed?: number;
  /** Stops before this is asked. */
  readonly until?: string;
}

/** A match in which the set-up has been played, or that part of it. */
export function begun(open: OpenPlaytest, wishes: Wishes = {}): Table {
  const { quest, seats = 4, players, picks = [], until, seed } = wishes;
  const t = open({
    game,
    seats: ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'].slice(0, seats),
    ...(seed !== undefined && { seed }),
    options: { ...(quest && { quest }), ...(players && { players }) },
  });
  while (t.state.phase === 'setup' && t.prompt !== until) {
    const pick = picks.find((id) => t.offered.includes(id)) ?? t.offered[0]!;
    t.choose(t.match.choice!.kind === 'some' ? [] : pick);
  }
  return t;
}

export const zone = (t: Table, name: string): string[] => (t.state.zones[name] ?? []).map(({ def }) => def);

/** The names of the spaces in which figures of a definition stand. */
export const spacesOf = (t: Table, def: string): string[] =>
  (t.state.zones.map as Figure[])
    .filter((one) => one.def === def)
    .map(({ at }) => tablesOf(t.state.map).names[at]!);
