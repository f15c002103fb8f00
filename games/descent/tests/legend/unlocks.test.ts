import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { StageDef } from '../../rules/definitions.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { drawStage } from '../../rules/legend/delve/run.ts';
import { isSideQuestUnlocked, unlockedStages } from '../../rules/legend/unlocks.ts';
import { accept, inStage, owns, run } from './delve-kit.ts';
import { ids, matchOf, untilAsked, withSmallRoad } from './road-kit.ts';

/** More stages than any box unlocks, as if they came with that box. */
const MANY = 9;
const stagesOf = (box: string): StageDef[] =>
  [false, true].flatMap((boss) => {
    const [one] = content.stages.filter((stage) => stage.boss === boss);
    return Array.from({ length: MANY }, (_, n) => ({
      ...one!,
      quest: { ...one!.quest, id: `${box} ${boss} ${n}`, box },
    }));
  });

describe('what a box unlocks of The Delve', () => {
  it.each([
    ['D2-COLL-19', 'Lair of the Wyrm', 2, 1],
    ['D2-COLL-28', 'Labyrinth of Ruin', 4, 3],
    ['D2-COLL-37', 'The Trollfens', 2, 1],
    ['D2-COLL-46', 'Shadow of Nerekhall', 4, 3],
    ['D2-COLL-55', 'Manor of Ravens', 2, 1],
    ['D2-COLL-64', 'Mists of Bilehall', 2, 3],
    ['D2-COLL-73', 'The Chains that Rust', 2, 3],
  ] as const)('[%s] %s: %s standard stages and %s of bosses', (_, box, standard, boss) => {
    const { state: g } = inStage();
    const open = () => unlockedStages(g, [...content.stages, ...stagesOf(box)]);
    expect(open()).toEqual(content.stages);
    owns(g, [box]);
    const more = open().filter(({ quest }) => quest.box === box);
    expect([more.filter((one) => !one.boss).length, more.filter((one) => one.boss).length]).toEqual([
      standard,
      boss,
    ]);
  });

  it('and no stage is drawn that is not unlocked', () => {
    const box = 'The Trollfens';
    const { printed } = descentBoxes;
    descentBoxes.print(
      new DescentBox({
        ...printed.content,
        stages: [...stagesOf(box), ...printed.content.stages.slice(0, 1)],
      }),
    );
    const { state: g } = inStage();
    owns(g, [box]);
    const delve = g.legend!.delve!;
    const drawn = [1, 2].map(() => {
      run(drawStage(g), accept);
      return delve.drawn.at(-1);
    });
    descentBoxes.print(printed);
    expect(drawn.toSorted()).toEqual([`${box} false 0`, `${box} false 1`]);
  });
});

describe('the side quest that a box unlocks', () => {
  withSmallRoad();

  it.each([
    ['D2-COLL-20', 'Lair of the Wyrm', 'Temple of the Elemental Dragon'],
    ['D2-COLL-29', 'Labyrinth of Ruin', 'The Demon Hive'],
    ['D2-COLL-38', 'The Trollfens', "The Troll's Treasure"],
    ['D2-COLL-47', 'Shadow of Nerekhall', 'The Worst Exotic Merriod Inn'],
    ['D2-COLL-56', 'Manor of Ravens', 'Smash and Grab'],
    ['D2-COLL-65', 'Mists of Bilehall', "Mad Moriden's Tower"],
    ['D2-COLL-74', 'The Chains that Rust', 'Names of Nightfall'],
    ['D2-COLL-81', 'Oath of the Outcast', 'Bound by Fear'],
    ['D2-COLL-84', 'Crown of Destiny', 'Time Trials'],
    ['D2-COLL-87', 'Crusade of the Forgotten', 'Gather No Moss'],
    ['D2-COLL-90', 'Guardians of Deephall', "Stand at Thaurgrim's Rest"],
    ['D2-COLL-93', 'Visions of Dawn', 'What Brings Us Together'],
    ['D2-COLL-96', 'Bonds of the Wild', 'Tooth and Blade'],
    ['D2-COLL-99', 'Shards of Everdark', 'Let Them Go'],
    ['D2-COLL-102', 'Treaty of Champions', 'Prisoner of Icespire'],
    ['D2-COLL-105', 'Stewards of the Secret', 'Choose Your Poison'],
  ] as const)('[%s] %s: %s', (_, box, name) => {
    /** What is on offer on the map, if this is the only side quest in the world. */
    const offered = (boxes: readonly string[]): string[] => {
      const { printed } = descentBoxes;
      const { legendQuests } = printed.content;
      const [side] = legendQuests.filter(({ sort }) => sort === 'side');
      descentBoxes.print(
        new DescentBox({
          ...printed.content,
          legendQuests: [
            ...legendQuests.filter(({ sort }) => sort !== 'side'),
            { ...side!, quest: { ...side!.quest, id: 'the-side-quest', name, box } },
          ],
        }),
      );
      const match = matchOf();
      if (boxes.length > 0) owns(match.state, [...boxes]);
      untilAsked(match, ({ topic }) => topic === 'road');
      const all = ids(match);
      descentBoxes.print(printed);
      return all.filter((id) => id === 'quest:the-side-quest');
    };
    expect([offered([]), offered([box])]).toEqual([[], ['quest:the-side-quest']]);
  });
});

it('nothing is in the content that no box unlocks', () => {
  const { state: g } = inStage();
  const { stages, legendQuests } = content;
  owns(g, [...new Set([...stages, ...legendQuests].map(({ quest }) => quest.box))]);
  expect(unlockedStages(g, stages)).toEqual(stages);
  for (const { quest, sort } of legendQuests)
    if (sort === 'side' && quest.box !== BASE_BOX) expect(isSideQuestUnlocked(g, quest)).toBe(true);
});
