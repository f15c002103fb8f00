import { type Answer, createMatch, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { LAIR } from '../../rules/boxes.ts';
import { game } from '../../rules/index.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { dataOf, leftBy, plainAnswer, START, withSmallCampaign } from './kit.ts';

withSmallCampaign();

const begin = (seed: string, options: object = {}): Match<Descent> =>
  createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    seed,
    options: { campaign: 'small', ...options } as never,
    legacy: leftBy([START]),
    inCampaign: true,
  });

describe('the decks of a campaign', () => {
  const withBoxes = (boxes: readonly string[]): { readonly shop: string[]; readonly events: string[] } => {
    const match = begin('decks', { boxes });
    const seen = { shop: [] as string[], events: [] as string[] };
    const names = (zone: string): string[] => (match.state.zones[zone] ?? []).map(({ def }) => def);
    while (match.choice && (match.state.campaign!.step > 0 || match.state.phase === 'travel')) {
      if (seen.shop.length === 0) seen.shop = [...names('shop'), ...names('shop-deck')];
      if (match.choice.topic === 'way') seen.events = names('event-deck');
      match.answer(match.choice.seat, plainAnswer(match));
    }
    return seen;
  };
  const ofLair = [...content.weapons, ...content.items].filter(({ box, shop }) => box === LAIR && shop === 1);

  it('take in the cards of every box that is played with [D2-SETUP-26]', () => {
    const [base, more] = [withBoxes([]), withBoxes([LAIR])];
    expect(ofLair.length).toBeGreaterThan(2);
    for (const { id } of ofLair) {
      expect([id, base.shop.includes(id), more.shop.includes(id)]).toEqual([id, false, true]);
    }
    const lairs = (ids: readonly string[]): number => ids.filter((id) => id.startsWith('travel-lotw')).length;
    expect([lairs(base.events), lairs(more.events)]).toEqual([0, 3]);
  });
});

describe('Search cards that were used', () => {
  const foundIn = ({ state }: Match<Descent>): Piece[] =>
    [0, 1].flatMap((hero) => (state.zones[`found:h${hero}`] ?? []) as Piece[]);

  /** Heroes tire themselves, search, and use what they have found. */
  function answer(match: Match<Descent>): Answer {
    const choice = match.choice!;
    const ids = choice.kind === 'one' ? choice.among.map((one) => choice.as.id(one)) : [];
    const uses = foundIn(match).map(({ id }) => `use:${id}/`);
    const wished =
      ids.find((id) => uses.some((use) => id.startsWith(use))) ??
      ids.find((id) => id.startsWith('search:')) ??
      (foundIn(match).length > 0 ? undefined : ids.find((id) => id === 'action:fatigue'));
    return wished ?? plainAnswer(match);
  }

  it('are paid for all the same [D2-SEARCH-23]', () => {
    let some = 0;
    for (let seed = 0; seed < 40 && some < 2; seed++) {
      const match = begin(`search ${seed}`);
      let used: string[] = [];
      while (match.choice) {
        used = foundIn(match).flatMap((card) => (card.used ? [card.def] : []));
        match.answer(match.choice.seat, answer(match));
      }
      if (used.length === 0) continue;
      some++;
      expect(dataOf(match.legacy!).found).toEqual(expect.arrayContaining(used));
    }
    expect(some).toBe(2);
  });
});
