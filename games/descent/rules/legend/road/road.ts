import { note } from '@questwright/adventure';
import { type DescentBox, descentBoxes } from '../../catalogue.ts';
import type { LegendQuestDef } from '../../definitions.ts';
import type { Descent } from '../../state.ts';
import type { Road } from '../state.ts';

/** The campaign without an overlord that a match is part of. */
export const roadOf = (g: Descent): Road => g.legend!.road!;

/** The quests of a campaign's story, in their order. */
export const chaptersOf = (box: DescentBox, campaign: string): readonly LegendQuestDef[] =>
  box.content.legendQuests
    .filter((one) => one.campaign === campaign && one.chapter > 0)
    .sort((a, b) => a.chapter - b.chapter);

/** The chapter that follows what was played; undefined when the story is over. */
export function nextChapter(
  box: DescentBox,
  campaign: string,
  log: readonly { readonly quest: string }[],
): LegendQuestDef | undefined {
  const played = log.map(({ quest }) => quest);
  return chaptersOf(box, campaign).find(({ quest }) => !played.includes(quest.id));
}

export const legendQuestNamed = (box: DescentBox, id: string): LegendQuestDef | undefined =>
  box.content.legendQuests.find(({ quest }) => quest.id === id);

/** The act that the story has come to. */
export const actOf = (g: Descent): number =>
  legendQuestNamed(descentBoxes.of(g), roadOf(g).story!.quest)!.quest.act;

/** Something takes a week: the story quest is one week nearer. */
export function spendWeek(g: Descent): void {
  const road = roadOf(g);
  road.weeks++;
  if (road.story) road.story.weeksLeft--;
  note(g, 'd2.log.road.week', { n: road.story?.weeksLeft ?? 0 }, 'D2-WEEK-02');
}
