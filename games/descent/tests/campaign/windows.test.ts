import type { Ability } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { classSkills } from '../../rules/class-cards.ts';
import { answers } from '../../rules/effects/abilities.ts';
import type { Events } from '../../rules/events.ts';
import { skillsOf } from '../../rules/pieces.ts';
import { counts } from '../../rules/quest/words.ts';
import type { Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import { goOn, leftBy, withSmallCampaign } from './kit.ts';

/** Its tokens are the numbers of the steps that it has heard of, one digit each. */
const notes = (event: 'campaignStepStarts' | 'campaignStepEnds'): Ability => {
  const listener: Answer<typeof event> = {
    run: (_, me: Piece, { step }: Events[typeof event]) => {
      me.tokens = me.tokens * 10 + step;
    },
  };
  return { text: 'd2.quest.counts', on: { [event]: listener } };
};
const listeners = classSkills('Berserker', [
  { name: 'Hears Starts', xp: 0, does: [notes('campaignStepStarts')] },
  { name: 'Hears Ends', xp: 0, does: [notes('campaignStepEnds')] },
  { name: 'Hears Battle', xp: 0, does: [answers('encounterStarts', counts, { of: 'anybody' })] },
]);
withSmallCampaign({ cards: [...content.cards, ...listeners] });

describe('windows of a campaign', () => {
  ruleTest(
    'open when each of the eight steps begins and ends, and when the quest begins after them',
    (open) => {
      const skills = ['berserker-rage', ...listeners.map(({ id }) => id)];
      const t = goOn(open, leftBy(undefined, { heroes: { 0: { skills } } }), 'd2.ask.next-hero');
      const heard = skillsOf(t.state, 0).map(({ tokens }) => tokens);
      expect(heard).toEqual([0, 12345678, 12345678, 1]);
    },
  );
});
