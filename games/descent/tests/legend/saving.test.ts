import { cardsIn, type Match, readMatch, writeMatch } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { game } from '../../rules/index.ts';
import { groupCards, searchDeck, sheetsOf, tokensOnMap } from '../../rules/pieces.ts';
import type { Descent } from '../../rules/state.ts';
import { go, onTheMap, untilAsked, withSmallRoad } from './road-kit.ts';

withSmallRoad();

/** The position that comes out of the file of a match is the very same. */
const isKept = (match: Match<Descent>): boolean => {
  const { match: again } = readMatch(writeMatch(match, { secret: true }), () => game);
  return JSON.stringify(again.state) === JSON.stringify(match.state) && again.count === match.count;
};

describe('a campaign without an overlord is saved', () => {
  it('when a quest and when a round of it starts, with all figures and cards [D2-SAVE-01, D2-SAVE-02, D2-SAVE-06]', () => {
    const match = go(onTheMap(), 'quest:chapter-one');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    expect([match.state.round, isKept(match)]).toEqual([1, true]);
    expect(JSON.parse(JSON.stringify(match.state.zones)).map.length).toBe(2);
  });

  it('when a quest ends [D2-SAVE-03]', () => {
    const match = go(onTheMap(), 'quest:chapter-one');
    untilAsked(match, () => false);
    expect([match.over !== null, isKept(match)]).toEqual([true, true]);
  });

  it('when the party leaves a city [D2-SAVE-04]', () => {
    const match = go(onTheMap(), 'city:tamalir', 'leave');
    expect([match.choice!.topic, isKept(match)]).toEqual(['road', true]);
  });
});

describe('a quest without an overlord', () => {
  it('begins with the Search deck and what its first part needs on the table [D2-SETUP-28]', () => {
    const match = go(onTheMap(), 'quest:chapter-one');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    expect([searchDeck(match.state).length > 0, tokensOnMap(match.state).length]).toEqual([true, 1]);
  });

  it('leaves everything else in the box until it is called for [D2-SETUP-29]', () => {
    const match = go(onTheMap(), 'quest:chapter-one');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    expect(groupCards(match.state)).toEqual([]);
  });

  it('turns Hero sheets faceup when it is over [D2-HERO-15]', () => {
    const match = go(onTheMap(), 'quest:chapter-one');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    for (const hero of [0, 1]) sheetsOf(match.state, hero)[0]!.used = true;
    untilAsked(match, () => false);
    const next = onTheMap({ legacy: match.legacy! });
    expect([0, 1].map((hero) => sheetsOf(next.state, hero)[0]!.used)).toEqual([false, false]);
  });

  it('always has its objective before everybody [D2-PORTAL-07]', () => {
    for (const { quest } of content.stages) {
      const objective = quest.encounters[0]!.rules.map((id) => content.lasting.find((one) => one.id === id)!);
      expect(
        objective.some(({ name, text }) => name === 'Objective' && text.length > 0),
        quest.name,
      ).toBe(true);
    }
    const match = go(onTheMap(), 'quest:chapter-one');
    untilAsked(match, ({ topic }) => topic === 'next-hero');
    expect(cardsIn(match.state, 'quest').length).toBe(1);
    expect((match.view(0).zones.quest as unknown[]).length).toBe(1);
  });
});

describe('what the boxes unlock', () => {
  it('are these side quests in the base box [D2-COLL-10]', () => {
    const side = content.legendQuests
      .filter(({ sort, quest }) => sort === 'side' && quest.box === BASE_BOX)
      .map(({ quest }) => quest.name);
    expect(side).toEqual(
      expect.arrayContaining([
        ...[
          'Arachnophilia',
          'Dragon Hunting',
          'Enemy of my Enemy',
          'Hook, Line, and Tentacle',
          'Lair of Tekaris',
        ],
        ...['Pest Control', 'Soul to Save', 'Tombs of Kayladorn', 'The Treasure of Davin Throm'],
      ]),
    );
  });

  it('is neither a stage nor a side quest by a pack of a lieutenant [D2-COLL-110]', () => {
    const boxes = new Set([...content.legendQuests, ...content.stages].map(({ quest }) => quest.box));
    expect([...boxes].some((box) => /pack/i.test(box))).toBe(false);
  });
});
