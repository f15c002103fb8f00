import { idFor, note } from '@questwright/adventure';
import { chooseOne, NOTHING } from '@questwright/kernel';
import { campaignOf, heroSeats, nameIn } from '../campaign/campaign.ts';
import type { Reward } from '../campaign/reward.ts';
import { descentBoxes } from '../catalogue.ts';

/** The heroes get an ally, unless they have one. [D2-ALLY-02, D2-ALLY-31] */
export const allyJoins = (name: string): Reward => ({
  text: ['d2.reward.ally', { ally: name }],
  give(g) {
    if (campaignOf(g).ally) return NOTHING;
    campaignOf(g).ally = { id: `ally-${idFor(name)}`, skills: [] };
    note(g, 'd2.log.ally', { ally: name }, 'D2-ALLY-02');
    return NOTHING;
  },
});

/** The ally whom the heroes have gets an Ally Skill card; nothing happens when it is not that ally's. [D2-ALLY-06] */
export const allyLearns = (skill: string, name: string): Reward => ({
  text: ['d2.reward.ally-skill', { skill: name }],
  give(g) {
    const campaign = campaignOf(g);
    const { ally } = campaign;
    if (!ally || !skill.startsWith(`${ally.id.slice('ally-'.length)}-`) || ally.skills.includes(skill))
      return NOTHING;
    campaign.ally = { id: ally.id, skills: [...ally.skills, skill] };
    note(g, 'd2.log.ally-learns', { ally: nameIn(g, ally.id), skill: name }, 'D2-ALLY-06');
    return NOTHING;
  },
});

/** The ally gets one more of its Ally Skill cards, which the heroes choose. [D2-ALLY-06] */
export const allyGrows: Reward = {
  text: 'd2.reward.ally-grows',
  *give(g) {
    const campaign = campaignOf(g);
    const { ally } = campaign;
    const { allies } = descentBoxes.of(g).content;
    const left = allies.find(({ id }) => id === ally?.id)?.skills.filter((id) => !ally!.skills.includes(id));
    if (!ally || !left || left.length === 0) return;
    const skill = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'ally',
      prompt: ['d2.ask.ally-skill', { ally: nameIn(g, ally.id) }],
      among: left,
      as: {
        id: (id) => `skill:${id}`,
        text: (id) => ['d2.word.definition', { name: nameIn(g, id) }],
        about: (id) => ({ definition: id }),
      },
    });
    campaign.ally = { id: ally.id, skills: [...ally.skills, skill] };
    note(g, 'd2.log.ally-learns', { ally: nameIn(g, ally.id), skill: nameIn(g, skill) }, 'D2-ALLY-06');
  },
};

export const allyRewardTexts: { readonly [key: string]: string } = {
  'd2.reward.ally': '{ally} becomes the ally of the heroes.',
  'd2.reward.ally-skill': 'The ally gains {skill}.',
  'd2.reward.ally-grows': 'The ally gains an Ally Skill card that the heroes choose.',
  'd2.ask.ally-skill': 'Which skill does {ally} gain?',
};
