import { type Insight, valueBy } from '@questwright/bots';
import { type Answer, type Choice, createRandom, legalAnswers, type Match } from '@questwright/kernel';
import { figureOf } from '../rules/pieces.ts';
import type { Descent } from '../rules/state.ts';
import { BETWEEN_QUESTS } from './campaign.ts';
import { habit, idsOf } from './habit.ts';
import { valuation } from './valuation.ts';

/** Questions that habit answers well enough, or of which no answer shows in the position that follows. */
const BY_HABIT = [
  'quest',
  'deck',
  'leave-out',
  'skill',
  'overlord-card',
  'shop',
  'equip',
  'group',
  'next-hero',
  'activate',
  'place',
  'step',
  ...BETWEEN_QUESTS,
];
/** Whoever leaves by the way out is missed on the map: that looks like a loss, and is what the quest wants. */
const DONE_AT_ONCE = ['keep-equipment', 'leave'];
/** Who likes which hero is a matter of taste. */
const BY_TASTE = ['hero', 'class'];

/** The answers worth a thought, what habit would answer first; only one where there is nothing to think about. */
export function worthAThought(match: Match<Descent>, choice: Choice, most: number): Answer[] {
  const topic = choice.topic ?? '';
  if (BY_TASTE.includes(topic)) return [anyOf(match, choice)];
  const usual = habit(match, choice);
  if (choice.kind !== 'one' || BY_HABIT.includes(topic) || !isInPlay(match.state)) return [usual];
  if (topic === 'act' && isOnTheWay(match.state, usual)) return [usual];
  if (typeof usual === 'string' && DONE_AT_ONCE.includes(usual)) return [usual];
  const answers = [usual];
  for (const id of idsOf(choice)) {
    if (answers.length >= most) break;
    if (id !== usual && !isPlain(id) && !isIdle(match.state, id)) answers.push(id);
  }
  return answers;
}

/** Before the first turn and between two quests nothing shows yet of what an answer is good for. */
const isInPlay = ({ phase }: Descent): boolean => !['setup', 'campaign', 'travel'].includes(phase);

/** An imagined match has dice of its own, which tell nothing. */
function anyOf({ state }: Match<Descent>, choice: Choice): Answer {
  const answers = [...legalAnswers(choice)];
  return answers[createRandom(state.chance.words.join()).below(answers.length)]!;
}

/** In the middle of a walk a figure goes on walking. */
const isOnTheWay = (g: Descent, usual: Answer): boolean =>
  typeof usual === 'string' && usual.startsWith('step:') && (g.acting.at(-1)?.points.length ?? 0) > 0;

/** What habit sees to: where to walk, and passes that reach further than they must. */
const isPlain = (id: string): boolean =>
  /^(step|shrink|stop|action:move|action:fatigue|pass:|(?:keep|change)-equipment|unequip|give|take|door|base|space)/.test(
    id,
  );

/** Rest without fatigue brings nothing. */
const isIdle = (g: Descent, id: string): boolean =>
  id === 'action:rest' && figureOf(g, g.acting.at(-1)?.figure ?? 0)?.fatigue === 0;

const MOST_FIGURES = 1000;

export const insight: Insight<Descent> = {
  value: valueBy(valuation),
  valuation,
  policy: (match, choice) =>
    BY_TASTE.includes(choice.topic ?? '') ? anyOf(match, choice) : habit(match, choice),
  candidates: worthAThought,
  /** The activation of a figure is a beat, and so is the time between two of them. */
  beat: ({ round, encounter, phase, acting }) =>
    MOST_FIGURES * (2 * (100 * encounter + round) + (phase === 'overlord' ? 1 : 0)) +
    (acting[0]?.figure ?? 0),
};
