import { note } from '@questwright/adventure';
import { type As, chooseOne, pick, type Rule } from '@questwright/kernel';
import { terrinothBoxes } from '../catalogue.ts';
import type { QuestSheetDef } from '../definitions.ts';
import type { Terrinoth } from '../state.ts';

/** The group picks a quest or lets chance draw one, unless the match was made for one. */
export function* chooseQuest(g: Terrinoth): Rule {
  const box = terrinothBoxes.of(g);
  const { quests } = box.content;
  const wish = g.wishes.quest;
  const chosen =
    wish === null
      ? yield* chooseOne(g, {
          seat: 0,
          prompt: 'ht.ask.quest',
          among: [...quests, null],
          as: asQuest,
          always: true,
        })
      : wish === 'random'
        ? null
        : (box.get(wish) as QuestSheetDef);
  const quest = chosen ?? pick(g, 'random quest', quests, ({ id }) => id);
  g.quest = quest.id;
  note(g, 'ht.log.quest', { quest: quest.name }, 'HT-SETUP-01');
}

const asQuest: As<QuestSheetDef | null> = {
  id: (quest) => (quest ? `quest:${quest.id}` : 'quest:random'),
  text: (quest) => {
    if (!quest) return 'ht.random-quest';
    const { name, rating, forNewcomers } = quest;
    return [forNewcomers ? 'ht.quest-for-newcomers' : 'ht.quest', { name, rating: [`ht.rating.${rating}`] }];
  },
};
