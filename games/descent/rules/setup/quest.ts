import { note } from '@questwright/adventure';
import { type As, chooseOne, type Rule } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { beginCampaign } from '../campaign/new-campaign.ts';
import { descentBoxes } from '../catalogue.ts';
import type { QuestDef } from '../definitions.ts';
import { questOf } from '../quest/outcome.ts';
import type { Descent } from '../state.ts';
import { LEVELS, type Level } from './levels.ts';

/** Step 1: the players agree on a quest, unless the match was made for one. */
export function* chooseQuest(g: Descent): Rule {
  if (g.campaign) {
    beginCampaign(g);
    return;
  }
  if (g.quest === '') {
    const quest = yield* chooseOne(g, {
      seat: everybody(g),
      topic: 'quest',
      prompt: 'd2.ask.quest',
      among: playedAlone(g),
      as: asQuest,
    });
    g.quest = quest.id;
  }
  const quest = questOf(g)!;
  yield* agreeOnLevel(g, quest);
  note(g, 'd2.log.quest', { quest: quest.name }, 'D2-SETUP-02');
}

/**
 * The quests of the boxes in use, but for the Interludes and Finales of full campaigns; those of a mini campaign are also on
 * Quest cards. Without an overlord those that are made for it. [D2-INTER-11, D2-INTER-12]
 */
function playedAlone(g: Descent): readonly QuestDef[] {
  const { quests, legendQuests, campaigns } = descentBoxes.of(g).content;
  if (g.legend) return legendQuests.map(({ quest }) => quest);
  const turningPoints = campaigns.flatMap(({ plan, mini }) => (mini ? [] : plan.turningPoints));
  return quests.filter((quest) => isInUse(g, quest) && !turningPoints.includes(quest.id));
}

/**
 * For a quest of act II the level of experts is proposed, and the players choose, unless they have named one
 * before. It is played with the components of its act, and by experts always with those of act II.
 * [D2-EPIC-16, D2-ACT-06, D2-ACT-07]
 */
function* agreeOnLevel(g: Descent, { act }: QuestDef): Rule {
  if (!g.isLevelSaid && act === 2) {
    g.level = yield* chooseOne<Level>(g, {
      seat: everybody(g),
      topic: 'level',
      prompt: 'd2.ask.level',
      among: [...LEVELS].reverse(),
      as: asLevel,
    });
    note(g, 'd2.log.level', { level: g.level }, 'D2-EPIC-16');
  }
  if (g.level === 'expert') g.act = 2;
  else if (g.act === 0) g.act = act;
}

const everybody = (g: Descent): number[] => Array.from({ length: g.seats }, (_, seat) => seat);

const asLevel: As<Level> = {
  id: (level) => `level:${level}`,
  text: (level) => ['d2.word.level', { level }],
};

const asQuest: As<QuestDef> = {
  id: ({ id }) => `quest:${id}`,
  text: ({ name }) => ['d2.word.quest', { name }],
  about: ({ id }) => ({ definition: id }),
};
