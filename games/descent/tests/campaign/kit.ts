import { type Answer, createMatch, type Legacy, type Match } from '@questwright/kernel';
import type { OpenPlaytest, Playtest } from '@questwright/kernel/testing';
import { afterAll, beforeAll } from 'vitest';
import type { DescentLegacy } from '../../rules/campaign/party.ts';
import { columns, type Played, type Slot } from '../../rules/campaign/plan.ts';
import type { Rewards } from '../../rules/campaign/reward.ts';
import { campaign, path } from '../../rules/campaign/words.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { CampaignDef, Content } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { at, quest, required, wins } from '../../rules/quest/words.ts';
import type { Descent, Side } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { drawn } from '../quest/kit.ts';

export type Table = Playtest<Descent>;

const yard = drawn(room('......', '......'), { West: 'a1 a2 b1 b2', East: 'f1 f2' });

/** A quest that a side wins when the first round is over. */
export const small = (name: string, won: Side, more: { act?: number; rewards?: Rewards } = {}) =>
  quest(name, {
    ...more,
    encounters: [
      {
        map: yard,
        heroes: 'West',
        groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
        search: ['c1', 'c2'],
        rules: { End: [at('roundEnds', wins(won))] },
      },
    ],
  });

/** Five quests of Act I; the third and the fifth are the overlord's. */
export const SMALL = [
  small('Start', 'heroes'),
  small('One', 'heroes'),
  small('Two', 'heroes'),
  small('Three', 'overlord'),
  small('Four', 'heroes'),
  small('Five', 'overlord'),
  small('Middle A', 'heroes'),
  small('Middle B', 'overlord'),
  ...['One', 'Two', 'Three', 'Four', 'Five'].flatMap((name) => [
    small(`${name} Left`, 'heroes', { act: 2 }),
    small(`${name} Right`, 'overlord', { act: 2 }),
  ]),
  small('Aside', 'heroes'),
  small('End A', 'heroes', { act: 2 }),
  small('End B', 'overlord', { act: 2 }),
];

const row = (name: string) => ({ quest: name, left: `${name}-left`, right: `${name}-right` });
export const smallPlan = columns({
  introduction: 'start',
  rows: ['one', 'two', 'three', 'four', 'five'].map(row),
  interlude: { heroes: 'middle-a', overlord: 'middle-b' },
  finale: { heroes: 'end-a', overlord: 'end-b' },
});

export const smallCampaign: CampaignDef = campaign(
  { name: 'Small', original: true },
  {
    plan: smallPlan,
    start: 'Home',
    paths: [
      path('Home', 'Hill', 'road', 'plain'),
      path('Home', 'Wood', 'forest'),
      path('Wood', 'Hill', 'water'),
      path('Home', 'Peak', 'mountain'),
      path('Home', 'Lake', 'water'),
    ],
    places: { one: 'Hill', two: 'Wood', three: 'Lake', four: 'Peak' },
  },
);

/** The box has the small campaign, and what else is said, for the tests of a file. */
export function withSmallCampaign(more: Partial<Content> = {}): void {
  const { printed } = descentBoxes;
  beforeAll(() => {
    const { content } = printed;
    const box = new DescentBox(content).withMore({
      quests: SMALL.map((one) => one.quest),
      lasting: SMALL.flatMap(({ rules }) => rules),
      campaigns: [smallCampaign],
    });
    descentBoxes.print(new DescentBox({ ...box.content, ...more }));
  });
  afterAll(() => descentBoxes.print(printed));
}

export const played = (quest: string, won: Side, slot: Slot = 'act-1'): Played => ({ quest, slot, won });
export const START = played('start', 'heroes', 'introduction');

type Changes = { -readonly [field in keyof DescentLegacy]?: unknown };

/** What the introduction has left: two heroes with nothing but what they began with. */
export function leftBy(log: readonly Played[] = [START], changes: Changes = {}): Legacy {
  const { content } = descentBoxes.printed;
  const owned = content.cards
    .filter(({ deck }) => deck === 'Basic I')
    .flatMap(({ id, copies = 1 }) => Array<string>(copies).fill(id));
  const classed = (hero: string, id: string) => {
    const { skills, equipment } = content.classes.find((one) => one.id === id)!;
    return {
      hero,
      class: id,
      xp: 0,
      skills,
      gear: equipment.map((card) => ({ card, worn: true })),
      fortune: 0,
    };
  };
  const {
    heroes = {},
    overlord = {},
    ...rest
  } = changes as {
    heroes?: { [hero: number]: object };
    overlord?: object;
  };
  const data = {
    campaign: 'small',
    over: null,
    log,
    found: [],
    heroes: [classed('grisban-the-thirsty', 'berserker'), classed('leoric-of-the-book', 'runemaster')].map(
      (one, n) => ({ ...one, ...heroes[n] }),
    ),
    gold: 0,
    overlord: { owned: owned.sort(), xp: 0, relics: [], plot: null, rumors: [], ...overlord },
    rumorsOut: [],
    questCards: [],
    advanced: [],
    box: [],
    legend: null,
    ...rest,
  };
  return { version: 2, data: data as unknown as DescentLegacy };
}

const seats = ['Olga', 'Ada', 'Ben'];

/** The match that follows; until something is asked for, if it is said. */
export function goOn(open: OpenPlaytest, legacy: Legacy | undefined, until?: string): Table {
  const t = open({
    game,
    seats,
    options: { campaign: 'small' },
    ...(legacy && { legacy }),
    inCampaign: true,
  });
  return until === undefined ? t : playTo(t, until);
}

/** Passes, or takes what comes first, until something is asked for; without it, until the match is over. */
export function playTo(t: Table, until?: string): Table {
  while (t.match.choice && t.prompt !== until) t.choose(plainAnswer(t.match));
  return t;
}

const DECLINING = ['pass', 'end', 'stop', 'no'];
export function plainAnswer({ choice }: Match<Descent>): Answer {
  if (choice!.kind === 'some') return [];
  if (choice!.kind === 'amount') throw new Error('nothing plain answers an amount');
  const ids = choice!.among.map((thing) => choice!.as.id(thing));
  if (choice!.kind === 'order') return ids;
  return DECLINING.find((id) => ids.includes(id)) ?? ids[0]!;
}

/** Plays the match that follows with plain answers, until a choice of a topic; without it, until the match is over. */
export function matchTo(
  legacy: Legacy | undefined,
  topic?: string,
  { seed = 'test', campaignId = 'small' } = {},
): Match<Descent> {
  const options = { campaign: campaignId };
  const match = createMatch({ game, seats, seed, options, inCampaign: true, ...(legacy && { legacy }) });
  while (match.choice && (topic === undefined || match.choice.topic !== topic))
    match.answer(match.choice.seat, plainAnswer(match));
  return match;
}

/** Plays a whole match with plain answers, and gives what it leaves. */
export const playOut = (legacy: Legacy | undefined, seed?: string, campaignId?: string): Legacy =>
  matchTo(legacy, undefined, {
    ...(seed !== undefined && { seed }),
    ...(campaignId !== undefined && { campaignId }),
  }).legacy!;

export const dataOf = ({ data }: Legacy): DescentLegacy => data as DescentLegacy;
