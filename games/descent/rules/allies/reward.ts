import { idFor, note } from '@questwright/adventure';
import { NOTHING } from '@questwright/kernel';
import { campaignOf, nameIn } from '../campaign/campaign.ts';
import type { Reward } from '../campaign/reward.ts';

/** The heroes get an ally. [D2-ALLY-02] */
export const allyJoins = (name: string): Reward => ({
  text: ['d2.reward.ally', { ally: name }],
  give(g) {
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

export const allyRewardTexts: { readonly [key: string]: string } = {
  'd2.reward.ally': '{ally} becomes the ally of the heroes.',
  'd2.reward.ally-skill': 'The ally gains {skill}.',
};
