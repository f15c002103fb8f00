import { note } from '@questwright/adventure';
import { type As, chooseOne, type Rule } from '@questwright/kernel';
import { cardDef, descentBoxes } from '../catalogue.ts';
import type { Descent } from '../state.ts';
import { QUEST_CARDS } from '../zones.ts';
import { campaignDef, campaignOf, nextIn, questNamed, questsIn, speakersFor } from './campaign.ts';
import { lying } from './holdings.ts';
import type { Slot } from './plan.ts';

interface Choice {
  readonly quest: string;
  readonly slot: Slot;
}

/** Step 6: whoever may choose takes one of the quests that are available. [D2-CAMP-41] */
export function* chooseNextQuest(g: Descent): Rule {
  const campaign = campaignOf(g);
  const { quests, slot, chooser } = nextIn(descentBoxes.of(g), campaignDef(g), campaign.log)!;
  const { quest, slot: chosen } = yield* chooseOne<Choice>(g, {
    seat: speakersFor(g, chooser),
    topic: 'next-quest',
    prompt: 'd2.ask.next-quest',
    among: [...quests.map((one) => ({ quest: one, slot })), ...onCards(g)],
    as: asQuest(g),
  });
  takeQuest(g, quest, chosen);
}

/** The quests of Quest cards in play can be chosen as well, as far as the box has them. [D2-RUMOR-19] */
const onCards = (g: Descent): Choice[] =>
  lying(g, QUEST_CARDS)
    .map((card): Choice => ({ quest: cardDef(g, card).quest!, slot: 'card' }))
    .filter(({ quest }) => questsIn(descentBoxes.of(g))(quest));

/** The quest of this match is settled. */
export function takeQuest(g: Descent, quest: string, slot: Slot): void {
  g.quest = quest;
  campaignOf(g).slot = slot;
  note(g, 'd2.log.quest', { quest: questNamed(g, quest).name }, 'D2-CAMP-41');
}

const asQuest = (g: Descent): As<Choice> => ({
  id: ({ quest }) => `quest:${quest}`,
  text: ({ quest }) => ['d2.word.quest', { name: questNamed(g, quest).name }],
  about: ({ quest }) => ({ definition: quest }),
});
