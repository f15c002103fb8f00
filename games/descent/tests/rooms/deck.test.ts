import { type Answer, cardsIn, createMatch, type Legacy, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { event, heroesChoose, searches } from '../../rules/campaign/event-words.ts';
import { descentBoxes } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { tablesOf } from '../../rules/map/known.ts';
import { MOST_SPACES } from '../../rules/map/layout.ts';
import { at, quest, required, wins } from '../../rules/quest/words.ts';
import type { Descent } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { leftBy, plainAnswer, START, smallCampaign, withSmallCampaign } from '../campaign/kit.ts';
import { drawn } from '../quest/kit.ts';

const yard = drawn(room('......', '......', '......'), { West: 'a1 a2 a3', East: 'f1 f2 f3' });
const encounter = (won: 'heroes' | 'overlord') => ({
  map: yard,
  heroes: 'West',
  groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
  search: ['a1', 'a2'],
  rules: { Dawn: [at('overlordEnds', wins(won))] },
});
const nights = quest('Two Nights', { encounters: [encounter('overlord'), encounter('heroes')] });
const found = heroesChoose(searches);
const tidings = event(
  'tidings',
  'Tidings',
  { box: 'base' },
  { road: found, plain: found, forest: found, mountain: found, water: found },
);

withSmallCampaign({
  campaigns: [...content.campaigns, { ...smallCampaign, box: 'Lair of the Wyrm' }],
  events: [tidings],
});

const lying = (match: Match<Descent>, zone: string): string[] =>
  match.state.zones[zone] ? cardsIn(match.state, zone).map(({ def }) => def) : [];

/** A match whose first Search card is the Secret Passage. */
function withPassageFirst(
  options: object,
  legacy?: Legacy,
  ready = (_: Match<Descent>) => true,
): Match<Descent> {
  for (let seed = 0; seed < 400; seed++) {
    const match = createMatch({
      game,
      seats: ['Olga', 'Ada', 'Ben'],
      seed: `rooms ${seed}`,
      options,
      ...(legacy && { legacy, inCampaign: true }),
    });
    while (match.choice && !ready(match)) match.answer(match.choice.seat, plainAnswer(match));
    if (lying(match, 'search-deck')[0] === 'secret-passage') return match;
  }
  throw new Error('no seed will do');
}

const idsOf = ({ choice }: Match<Descent>): string[] =>
  choice?.kind === 'one' ? choice.among.map((one) => choice.as.id(one)) : [];
const choose = (match: Match<Descent>, answer: Answer): void => match.answer(match.choice!.seat, answer);

describe('a match with secret rooms', () => {
  const decks = (options: object) => {
    const match = createMatch({
      game,
      seats: ['Olga', 'Ada', 'Ben'],
      seed: 'rooms',
      options: { quest: 'first-blood', ...options },
    });
    return { search: lying(match, 'search-deck'), rooms: lying(match, 'room-deck') };
  };

  it('has one Secret Passage in the place of Nothing, and the rooms of both boxes [D2-SEARCH-15, D2-SECRET-01]', () => {
    const { search, rooms } = decks({ rooms: true });
    expect(search.filter((id) => id === 'secret-passage')).toHaveLength(1);
    expect([search.includes('nothing'), rooms.length]).toEqual([false, 12]);
    const without = decks({});
    expect([
      without.search.includes('nothing'),
      without.search.includes('secret-passage'),
      without.rooms,
    ]).toEqual([true, false, []]);
    expect(without.search.length).toBe(search.length);
  });

  it('has space for the largest room beside the map of every quest', () => {
    for (const { encounters } of content.quests)
      for (const { map } of encounters)
        expect(tablesOf(map().drawing).count + 25).toBeLessThanOrEqual(MOST_SPACES);
  });

  it('discards a room that nobody has claimed when the encounter ends [D2-SECRET-44]', () => {
    const { printed } = descentBoxes;
    descentBoxes.print(printed.withMore({ quests: [nights.quest], lasting: [...nights.rules] }));
    const match = withPassageFirst({ quest: 'two-nights', rooms: true });
    while (match.state.phase === 'setup') choose(match, plainAnswer(match));
    while (!idsOf(match).some((id) => id.startsWith('search:'))) choose(match, plainAnswer(match));
    choose(match, idsOf(match).find((id) => id.startsWith('search:'))!);
    while (!idsOf(match).includes('yes')) choose(match, 'pass');
    choose(match, 'yes');
    const open = lying(match, 'room');
    while (match.choice && match.state.encounter === 0) choose(match, plainAnswer(match));
    // A card that is resolved at once is gone by then, too.
    expect(open.length).toBeLessThanOrEqual(1);
    expect([lying(match, 'room'), lying(match, 'passages'), lying(match, 'challenges')]).toEqual([
      [],
      [],
      [],
    ]);
    expect([match.state.room ?? null, lying(match, 'room-discard').length]).toEqual([null, 1]);
    expect(tablesOf(match.state.map).count).toBe(18);
    descentBoxes.print(printed);
  });
});

describe('a campaign of a box with secret rooms', () => {
  const legacy = (): Legacy => leftBy([START], { rooms: [{ card: 'room-of-keys', hero: -1, tokens: 2 }] });

  it('uses the rooms of its box, and keeps those cards that say so [D2-SECRET-01, D2-SECRET-43, D2-SECRET-45]', () => {
    const isThere = (match: Match<Descent>) => match.state.phase === 'travel';
    const match = withPassageFirst({ campaign: 'small' }, legacy(), isThere);
    expect([lying(match, 'room-deck').length, lying(match, 'room')]).toEqual([6, ['room-of-keys']]);
  });

  it('replaces a Secret Passage that is found on the way, though the heroes have been set up [D2-SECRET-06]', () => {
    const isThere = (match: Match<Descent>) =>
      match.state.phase === 'travel' && match.state.campaign!.journey !== null;
    const match = withPassageFirst({ campaign: 'small' }, legacy(), isThere);
    while (match.state.phase === 'travel') choose(match, plainAnswer(match));
    const cards = [...lying(match, 'found:h0'), ...lying(match, 'found:h1')];
    expect([cards.length > 0, cards.includes('secret-passage'), lying(match, 'passages')]).toEqual([
      true,
      false,
      [],
    ]);
    expect(lying(match, 'search-deck')).toContain('secret-passage');
  });
});
