import { note } from '@questwright/adventure';
import { NOTHING, pick, type Rule } from '@questwright/kernel';
import { descentBoxes } from '../../catalogue.ts';
import type { StageDef } from '../../definitions.ts';
import type { Descent } from '../../state.ts';
import type { Delve } from '../state.ts';
import { unlockedStages } from '../unlocks.ts';
import { ACT_TWO_AFTER, BOSS_EVERY } from './numbers.ts';

export const delveOf = (g: Descent): Delve => g.legend!.delve!;

export const stageNow = (g: Descent): StageDef =>
  descentBoxes.of(g).content.stages.find(({ quest }) => quest.id === g.quest)!;

/** Whether the next stage is a boss's. */
const isBossNext = ({ resolved }: Delve): boolean => (resolved + 1) % BOSS_EVERY === 0;

/** A stage is drawn that has not been played yet. */
export function drawStage(g: Descent): Rule {
  const delve = delveOf(g);
  const open = unlockedStages(g, descentBoxes.of(g).content.stages).filter(
    ({ boss, quest }) => boss === isBossNext(delve) && !delve.drawn.includes(quest.id),
  );
  const { quest } = pick(g, 'stage', open, (one) => one.quest.id);
  delve.drawn.push(quest.id);
  delve.open = false;
  delve.searched = 0;
  g.quest = quest.id;
  g.encounter = 0;
  g.act = delve.resolved < ACT_TWO_AFTER ? 1 : 2;
  g.round = 1;
  g.legend!.due = 'hero';
  note(g, 'd2.log.delve.stage', { n: delve.resolved + 1, stage: quest.name }, 'D2-STAGE-01');
  return NOTHING;
}
