import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Played } from '../../rules/campaign/plan.ts';
import { game } from '../../rules/index.ts';
import type { Piece } from '../../rules/state.ts';
import { leftBy, played, playTo, type Table } from '../campaign/kit.ts';

const FIRST = played('first-blood', 'heroes', 'introduction');
const ACT_ONE = ['a-fat-goblin', 'castle-daerion', 'the-cardinals-plight'].map((quest) =>
  played(quest, 'heroes'),
);
const VAULT = played('the-shadow-vault', 'heroes', 'interlude');

const goOn = (open: OpenPlaytest, log: readonly Played[]): Table =>
  open({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    options: { campaign: 'the-shadow-rune', boxes: ['Lair of the Wyrm'] },
    legacy: leftBy(log, {
      campaign: 'the-shadow-rune',
      gold: 200,
      overlord: { rumors: ['card-unknown-treasures'] },
    }),
    inCampaign: true,
  } as never) as Table;

/** In the shopping step the overlord is asked for a Rumor card. */
const atShop = (t: Table): Table => {
  while (t.state.campaign!.step < 4) t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]!);
  return t;
};
const shop = (t: Table): Piece[] => (t.state.zones.shop ?? []) as Piece[];

describe('Unknown Treasures', () => {
  ruleTest('deals the shop face down, for one price; who passes a test may turn a card up', (open) => {
    const t = atShop(goOn(open, [FIRST]));
    expect([t.prompt, t.asked]).toEqual(['d2.ask.rumor', 0]);
    t.choose(t.offered.find((id) => id.startsWith('play:'))!);
    const answered: string[] = [];
    while (t.prompt === 'd2.ask.peek') {
      answered.push('yes');
      t.choose('yes');
    }
    playTo(t, 'd2.ask.shop');
    const hidden = shop(t).filter(({ down }) => down);
    expect([shop(t).length, hidden.length]).toEqual([5, 5 - answered.length]);
    for (const { id } of hidden) expect(t.offered).toContain(`buy:${id}`);
    const seen = JSON.stringify(t.view(1));
    for (const { def } of hidden)
      if (!shop(t).some((card) => !card.down && card.def === def)) expect(seen).not.toContain(`"${def}"`);
    const { gold } = t.state.campaign!;
    t.choose(`buy:${hidden[0]!.id}`);
    expect([gold - t.state.campaign!.gold, hidden[0]!.down, hidden[0]!.zone]).toEqual([
      100,
      false,
      'gear:h0',
    ]);
  });

  ruleTest('cannot be played in the special shopping after the Interlude [D2-FRUMOR-02]', (open) => {
    const t = atShop(goOn(open, [FIRST, ...ACT_ONE, VAULT]));
    expect(t.prompt).toBe('d2.ask.shop');
    expect(shop(t).every(({ down }) => !down)).toBe(true);
    // In the next phase it can.
    const later = atShop(goOn(open, [FIRST, ...ACT_ONE, VAULT, played('the-dawnblade', 'heroes', 'act-2')]));
    expect([later.prompt, later.offered.some((id) => id.startsWith('play:'))]).toEqual([
      'd2.ask.rumor',
      true,
    ]);
  });
});
