import { type Choice, createMatch, type Match } from '@questwright/kernel';
import { afterAll, beforeAll } from 'vitest';
import { row } from '../../content/legend/stages/row.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { legendQuest, type WrittenLegendQuest } from '../../rules/legend/quest.ts';
import { onMap } from '../../rules/pieces.ts';
import type { Descent, Figure } from '../../rules/state.ts';
import { until } from './delve-kit.ts';

export const hall = row('indoor', ['22B', 'Hall'], ['10B', 'Crypt']);

/** A quest on a hall and a crypt behind a door; nothing ends it. */
export const written = (name: string, more: Partial<WrittenLegendQuest> = {}) =>
  legendQuest(name, {
    sort: 'side',
    time: [6, 6, 6],
    tiles: hall.tiles,
    doors: [{ kind: 'door', between: ['Hall', 'Crypt'] }],
    heroes: 'Entrance',
    groups: [],
    rules: {},
    ...more,
  });

/** The quests are in the box for the tests of this file. */
export function withLegendQuests(...quests: readonly ReturnType<typeof legendQuest>[]): void {
  let { printed } = descentBoxes;
  beforeAll(() => {
    ({ printed } = descentBoxes);
    const { content } = printed;
    descentBoxes.print(
      new DescentBox({
        ...content,
        legendQuests: [...content.legendQuests, ...quests.map((one) => one.legendQuest)],
        lasting: [...content.lasting, ...quests.flatMap(({ rules }) => rules)],
      }),
    );
  });
  afterAll(() => descentBoxes.print(printed));
}

interface Wishes {
  readonly heroes?: number;
  readonly seed?: string;
  readonly difficulty?: 'normal' | 'hard';
}

/** A quest without an overlord that has been set up; one person plays all heroes. */
export const begun = (
  quest: string,
  { heroes = 4, seed = 'parts', difficulty = 'normal' }: Wishes = {},
): Match<Descent> =>
  until(
    createMatch<Descent>({
      game,
      seats: ['Ann'],
      seed,
      options: {
        play: 'legend',
        mode: 'quest',
        quest,
        difficulty,
        players: Array.from({ length: heroes }, () => 0),
      },
    } as never),
    ({ topic }) => topic === 'next-hero',
  );

/** The first thing on offer, and things in the order in which they come. */
export const first = (choice: Choice): unknown =>
  choice.kind === 'one' ? choice.among[0] : choice.kind === 'order' ? choice.among : undefined;

export const named = (g: Descent, label: string): Figure =>
  onMap(g).find((figure) => figure.label === label)!;
export const heroesOf = (g: Descent): Figure[] => onMap(g).filter(({ hero }) => hero >= 0);
