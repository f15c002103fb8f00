import { type Choice, createMatch, type Legacy, type Match } from '@questwright/kernel';
import { afterAll, beforeAll } from 'vitest';
import { habit } from '../../bot/habit.ts';
import type { DescentLegacy } from '../../rules/campaign/party.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { at, wins } from '../../rules/quest/words.ts';
import type { Descent, Side } from '../../rules/state.ts';
import { hall, written } from './quest-kit.ts';

/** A quest that a side wins when the first round is over. */
const small = (name: string, won: Side, more: Parameters<typeof written>[1] = {}) =>
  written(name, { rules: { End: [at('roundEnds', wins(won))] }, ...more });

const story = { sort: 'story', campaign: 'small-road' } as const;

/** A story of three chapters, and three quests beside it. */
export const SMALL = [
  small('Chapter One', 'heroes', { ...story, chapter: 1, weeks: 2, search: [hall.at('Hall', 2, 1)] }),
  small('Chapter Two', 'overlord', { ...story, chapter: 2 }),
  small('Chapter Three', 'heroes', { ...story, chapter: 3, act: 2 }),
  small('Side One', 'heroes'),
  small('Side Two', 'heroes', { rewards: { heroes: { xp: 3 } } }),
  small('Side Three', 'overlord'),
];

export function withSmallRoad(): void {
  const { printed } = descentBoxes;
  beforeAll(() => {
    const { content } = printed;
    descentBoxes.print(
      new DescentBox({
        ...content,
        legendQuests: SMALL.map(({ legendQuest }) => legendQuest),
        lasting: [...content.lasting, ...SMALL.flatMap(({ rules }) => rules)],
        legendCampaigns: [{ id: 'small-road', name: 'The Small Road' }],
      }),
    );
  });
  afterAll(() => descentBoxes.print(printed));
}

interface Wishes {
  readonly difficulty?: 'normal' | 'hard';
  readonly legacy?: Legacy | null;
  readonly seed?: string;
  readonly heroes?: number;
}

export const matchOf = ({
  difficulty = 'normal',
  legacy,
  seed = 'road',
  heroes = 2,
}: Wishes = {}): Match<Descent> =>
  createMatch<Descent>({
    game,
    seats: ['Ann'],
    seed,
    inCampaign: true,
    options: { play: 'legend', campaign: 'small-road', difficulty, players: Array(heroes).fill(0) },
    ...(legacy && { legacy }),
  } as never);

export const ids = (match: Match<Descent>): string[] => {
  const { choice } = match;
  return choice?.kind === 'one' ? choice.among.map((thing) => choice.as.id(thing)) : [];
};

export const closedIn = (match: Match<Descent>): { id: string; rule: string }[] =>
  (match.choice?.closed?.() ?? []).map(({ id, rule }) => ({ id, rule: rule ?? '' }));

/** Answers by habit until something is asked. */
export function untilAsked(match: Match<Descent>, isAsked: (choice: Choice) => boolean): Match<Descent> {
  while (match.choice && !isAsked(match.choice)) match.answer(match.choice.seat, habit(match, match.choice));
  return match;
}

/** A campaign in which the party is on the map for the first time. */
export const onTheMap = (wishes: Wishes = {}): Match<Descent> =>
  untilAsked(matchOf(wishes), ({ topic }) => topic === 'road');

export const go = (match: Match<Descent>, ...answers: string[]): Match<Descent> => {
  for (const answer of answers) match.answer(match.choice!.seat, answer);
  return match;
};

/** Sets out for a quest and plays it; what it leaves. */
export function left(match: Match<Descent>, quest: string): Legacy {
  go(match, `quest:${quest}`);
  untilAsked(match, () => false);
  return match.legacy!;
}

export const dataOf = (legacy: Legacy): DescentLegacy => legacy.data as unknown as DescentLegacy;
/** A legacy in which something is different. */
export const changed = (
  legacy: Legacy,
  change: (data: { -readonly [field in keyof DescentLegacy]: DescentLegacy[field] }) => void,
): Legacy => {
  const copy = JSON.parse(JSON.stringify(legacy)) as Legacy;
  change(copy.data as never);
  return copy;
};
