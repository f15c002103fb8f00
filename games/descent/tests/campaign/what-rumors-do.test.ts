import { createMatch, type Match } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaign, path } from '../../rules/campaign/words.ts';
import { DescentBox, defOf, descentBoxes } from '../../rules/catalogue.ts';
import type { ItemDef } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { conditionCards, heroFigure } from '../../rules/pieces.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { goOn, leftBy, plainAnswer, playTo, START, smallPlan, type Table, withSmallCampaign } from './kit.ts';

withSmallCampaign();

let printed = descentBoxes.printed;
beforeEach(() => {
  printed = descentBoxes.printed;
  return () => descentBoxes.print(printed);
});

/** The small campaign is of this box, and meets no events. */
function inBox(box: string): void {
  const small = campaign(
    { name: 'Small', original: true },
    { plan: smallPlan, box, start: 'Home', paths: [path('Home', 'Hill')], places: { one: 'Hill' } },
  );
  descentBoxes.print(new DescentBox({ ...printed.content, campaigns: [small], events: [] }));
}

const holding = (card: string, more: object = {}) =>
  leftBy([START], { ...more, overlord: { rumors: [card] } });
const ids = ({ choice }: Match<Descent>): string[] =>
  choice!.kind === 'one' ? choice!.among.map((one) => choice!.as.id(one)) : [];

describe('Scarce Goods', () => {
  const traitsIn = (t: Table): string[] =>
    (t.state.zones.shop as Piece[]).flatMap((card) => (defOf(t.state, card) as ItemDef).traits);

  ruleTest(
    'keeps goods with the trait that the overlord names out of the shop, in this step alone',
    (open) => {
      inBox('The Trollfens');
      const plain = goOn(open, leftBy(), 'd2.ask.shop');
      const named = traitsIn(plain)[0]!;
      const t = goOn(open, holding('card-scarce-goods'));
      while (!t.offered.some((id) => id.startsWith('play:'))) t.choose(plainAnswer(t.match));
      t.choose(t.offered.find((id) => id.startsWith('play:'))!);
      expect([t.asked, t.prompt]).toEqual([0, 'd2.ask.shop-trait']);
      playTo(t.choose(`trait:${named}`), 'd2.ask.shop');
      expect([t.state.zones.shop!.length, traitsIn(t).includes(named)]).toEqual([5, false]);
    },
  );
});

describe('Cursed Treasures', () => {
  const dear = descentBoxes.printed.content.items
    .filter(({ shop }) => shop === 2)
    .slice(0, 6)
    .map(({ id }) => ({ card: id, worn: false }));

  /** Hero 0 has more Act II items than any willpower; hero 1 has none. */
  function cursed(seed: number): readonly [number, number] {
    inBox('Manor of Ravens');
    const legacy = holding('card-cursed-treasures', { heroes: { 0: { gear: dear } } });
    const options = { campaign: 'small' };
    const match: Match<Descent> = createMatch({
      game,
      seats: ['Olga', 'Ada', 'Ben'],
      seed,
      options,
      legacy,
      inCampaign: true,
    });
    while (match.state.phase !== 'hero') {
      const open = ids(match);
      const wanted =
        open.find((id) => id.startsWith('play:')) ?? open.find((id) => id === 'condition:cursed');
      match.answer(match.choice!.seat, wanted ?? plainAnswer(match));
    }
    const g = match.state;
    const count = (hero: number): number =>
      conditionCards(g).filter(({ on, def }) => def === 'cursed' && on === heroFigure(g, hero)!.id).length;
    return [count(0), count(1)];
  }

  it('are a burden in a test of willpower; the overlord names the condition of who fails', () => {
    expect(dear).toHaveLength(6);
    const all = Array.from({ length: 12 }, (_, seed) => cursed(seed));
    expect(all.map(([rich]) => rich)).toEqual(Array(12).fill(1));
    expect(new Set(all.map(([, poor]) => poor))).toEqual(new Set([0, 1]));
  });
});
