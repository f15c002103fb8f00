import { note } from '@questwright/adventure';
import { type As, chooseOne, type Rule } from '@questwright/kernel';
import { beginCampaign } from '../campaign/new-campaign.ts';
import { descentBoxes } from '../catalogue.ts';
import type { QuestDef } from '../definitions.ts';
import { questOf } from '../quest/outcome.ts';
import type { Descent } from '../state.ts';

/** Step 1: the players agree on a quest, unless the match was made for one. */
export function* chooseQuest(g: Descent): Rule {
  if (g.campaign) {
    beginCampaign(g);
    return;
  }
  if (g.quest === '') {
    const quest = yield* chooseOne(g, {
      seat: Array.from({ length: g.seats }, (_, seat) => seat),
      topic: 'quest',
      prompt: 'd2.ask.quest',
      among: descentBoxes.of(g).content.quests,
      as: asQuest,
    });
    g.quest = quest.id;
  }
  const quest = questOf(g)!;
  agreeOnLevel(g, quest);
  note(g, 'd2.log.quest', { quest: quest.name }, 'D2-SETUP-02');
}

/**
 * A quest of act II is proposed for experts, and with components of its act; the players may have said otherwise. Experts
 * always meet those of act II. [D2-EPIC-16, D2-ACT-06, D2-ACT-07]
 */
function agreeOnLevel(g: Descent, { act }: QuestDef): void {
  if (!g.isLevelSaid) g.level = act === 2 ? 'expert' : 'basic';
  if (g.level === 'expert') g.act = 2;
  else if (g.act === 0) g.act = act;
}

const asQuest: As<QuestDef> = {
  id: ({ id }) => `quest:${id}`,
  text: ({ name }) => ['d2.word.quest', { name }],
  about: ({ id }) => ({ definition: id }),
};
