import { createMatch, legalAnswers, type Match } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { itemsLeft } from '../../rules/campaign/shop.ts';
import { game } from '../../rules/index.ts';
import { roomBoxes } from '../../rules/rooms/room.ts';
import type { Descent } from '../../rules/state.ts';

const LAIR = 'Lair of the Wyrm';

const begin = (options: object): Match<Descent> =>
  createMatch({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    seed: 3,
    options: options as never,
    inCampaign: 'campaign' in options,
  }) as Match<Descent>;

/** What is offered when something is first asked about, by whoever takes the first option of everything else. */
function offered(options: object, topic: string): string[] {
  const match = begin(options);
  while (match.choice!.topic !== topic)
    match.answer(match.choice!.seat, legalAnswers(match.choice!)[Symbol.iterator]().next().value!);
  return [...legalAnswers(match.choice!)].map(String);
}

const isLairs = (id: string): boolean =>
  /reynhart|quellen|fire-imp|hybrid-sentinel|halberd|flash-powder/.test(id);

describe('what comes in another box', () => {
  const quest = 'the-monsters-hoard';

  it('is offered to players who have said that they play with it, and to nobody else [D2-COLL-01]', () => {
    // The overlord fills a group of cursed monsters, heroes are chosen, and experts shop.
    const cursed = { quest: 'the-masquerade-ball', level: 'expert' };
    for (const topic of ['hero', 'group', 'shop']) {
      expect([topic, offered(cursed, topic).some(isLairs)]).toEqual([topic, false]);
      expect([topic, offered({ ...cursed, boxes: [LAIR] }, topic).some(isLairs)]).toEqual([topic, true]);
    }
  });

  it('comes with a quest and with a campaign of that box [D2-COLL-01]', () => {
    expect(offered({ quest: 'gold-digger' }, 'hero').some(isLairs)).toBe(true);
    expect(offered({ campaign: 'lair-of-the-wyrm' }, 'hero').some(isLairs)).toBe(true);
    expect(offered({ campaign: 'the-shadow-rune' }, 'hero').some(isLairs)).toBe(false);
  });

  it('is in the shop of a campaign, and so are its secret rooms', () => {
    const [without, withLair] = [{}, { boxes: [LAIR] }].map((more) => {
      const { state } = begin({ campaign: 'the-shadow-rune', ...more });
      return [itemsLeft(state, 1).filter(({ box }) => box === LAIR).length, roomBoxes(state)];
    });
    expect(without).toEqual([0, []]);
    expect(withLair).toEqual([3, [LAIR]]);
  });

  it('is refused where no such box exists', () => {
    expect(() => begin({ quest, boxes: ['The Moon'] })).toThrow(
      /The boxes are some of these: Lair of the Wyrm/,
    );
    expect(() => begin({ quest, boxes: LAIR })).toThrow(/boxes/);
    expect(begin({ quest, boxes: [] }).state.boxes).toBeUndefined();
  });

  it('shows its quests at the table to those who play with it', () => {
    const at = (more: object): boolean => offered({ ...more }, 'quest').includes('quest:at-the-forge');
    expect([at({}), at({ boxes: [LAIR] })]).toEqual([false, true]);
  });
});
