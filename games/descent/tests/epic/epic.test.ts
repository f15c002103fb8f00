import { head, printed } from '@questwright/adventure';
import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { DescentBox, descentBoxes, figureDef } from '../../rules/catalogue.ts';
import type { CardDefinition } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { quest, required } from '../../rules/quest/words.ts';
import type { Figure } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { drawn, type Table, withQuests, zone } from '../quest/kit.ts';

const yard = drawn(room('........', '........'), { West: 'a1 a2 b1 b2', East: 'g1 g2 h1 h2' });
const encounters = [{ map: yard, heroes: 'West', groups: [required('Zombie', 'East')], rules: {} }];
const early = quest('Early Quest', { encounters });
const late = quest('Late Quest', { act: 2, encounters });
withQuests(early, late);

/** Overlord cards of two classes and a universal one; the experience that each costs is behind its name. */
const card = (name: string, deck: string, xp: number): CardDefinition => ({
  ...head({ name, original: true }),
  kind: 'card',
  deck,
  back: 'overlord',
  xp,
  ...printed([]),
});
const CARDS = [
  card('Wide One', 'Universal', 1),
  card('Wide Two', 'Universal', 2),
  card('Red One A', 'Red', 1),
  card('Red One B', 'Red', 1),
  card('Red Two', 'Red', 2),
  card('Red Three', 'Red', 3),
  card('Blue One', 'Blue', 1),
];
beforeAll(() => {
  const { content: all } = descentBoxes.printed;
  descentBoxes.print(
    new DescentBox({
      ...all,
      cards: [
        ...all.cards.filter((one) => one.back !== 'overlord' || one.deck.startsWith('Basic ')),
        ...CARDS,
      ],
    }),
  );
});

const PICKS = ['hero:grisban-the-thirsty', 'hero:leoric-of-the-book', 'class:berserker', 'class:runemaster'];
/** A match of that level, until something is asked for. */
function begin(open: OpenPlaytest, options: Record<string, unknown>, until: string): Table {
  const t = open({ game, seats: ['Olga', 'Ada', 'Ben'], options: { quest: 'early-quest', ...options } });
  return on(t, until);
}
function on(t: Table, until: string): Table {
  while (t.state.phase === 'setup' && t.prompt !== until) {
    const pick =
      PICKS.find((id) => t.offered.includes(id)) ?? (t.offered.includes('pass') ? 'pass' : t.offered[0]!);
    t.choose(t.match.choice!.kind === 'some' ? [] : pick);
  }
  return t;
}
const bought = (t: Table): string[] =>
  t.offered.filter((id) => id.startsWith('buy:')).map((id) => id.slice(4));
const costs = (t: Table): number[] =>
  [...new Set(bought(t).map((id) => content.cards.find((one) => one.id === id)!.xp!))].sort();
const HIGH = {
  advanced: { xp: 3, gold: 150, overlord: 4 },
  expert: { xp: 6, gold: 250, overlord: 8 },
} as const;
const levels = ['advanced', 'expert'] as const;

describe('Epic Play', () => {
  ruleTest(
    'has three levels, of which the basic one changes nothing [D2-EPIC-01, D2-EPIC-02, D2-EPIC-03]',
    (open) => {
      const seen = ['basic', 'advanced', 'expert'].map((level) => {
        const t = open({ game, seats: ['Olga', 'Ada', 'Ben'], options: { quest: 'early-quest', level } });
        const asked = new Set<string>();
        while (t.state.phase === 'setup') {
          asked.add(t.prompt);
          const pick =
            PICKS.find((id) => t.offered.includes(id)) ??
            (t.offered.includes('pass') ? 'pass' : t.offered[0]!);
          t.choose(t.match.choice!.kind === 'some' ? [] : pick);
        }
        return ['d2.ask.skill', 'd2.ask.shop', 'd2.ask.overlord-card'].map((one) => asked.has(one));
      });
      expect(seen).toEqual([
        [false, false, false],
        [true, true, true],
        [true, true, true],
      ]);
      expect(() =>
        open({ game, seats: ['Olga', 'Ada'], options: { quest: 'early-quest', level: 'legendary' } }),
      ).toThrow();
    },
  );

  ruleTest(
    'gives heroes XP for skills of their own class, which they may keep [D2-EPIC-04, D2-EPIC-09, D2-EPIC-15, D2-XP-02, D2-XP-04, D2-XP-09, D2-XP-11, D2-CLASSCARD-03, D2-CLASSCARD-11, D2-CLASSCARD-12, D2-SETUP-12]',
    (open) => {
      for (const level of levels) {
        const { xp } = HIGH[level];
        const t = begin(open, { level }, 'd2.ask.skill');
        const mine = content.cards.filter(({ deck, xp: price = 0 }) => deck === 'Berserker' && price > 0);
        expect([t.asked, bought(t)]).toEqual([1, mine.filter((one) => one.xp! <= xp).map(({ id }) => id)]);
        // What is spent is gone: after skills of 3 XP in all as much less is left.
        t.choose('buy:berserker-brute', 'buy:berserker-charge');
        expect(t.asked === 1 ? Math.max(...costs(t)) <= xp - 3 : xp === 3).toBe(true);
        on(t, 'd2.ask.shop');
        expect(zone(t, 'skills:h0')).toEqual(['berserker-rage', 'berserker-brute', 'berserker-charge']);
        // The second hero has passed.
        expect(zone(t, 'skills:h1')).toEqual(['runemaster-runic-knowledge']);
      }
    },
  );

  ruleTest(
    'lets skills of 2 and 3 XP be bought first, and XP stay with whom they are [D2-CLASSCARD-13, D2-XP-03]',
    (open) => {
      const t = begin(open, { level: 'advanced' }, 'd2.ask.skill');
      expect(costs(t)).toContain(2);
      t.choose('buy:berserker-charge', 'pass');
      // One XP of the first hero is left; the second has 3 all the same.
      expect([t.asked, t.match.choice!.prompt]).toEqual([
        2,
        ['d2.ask.skill', { hero: 'Leoric of the Book', xp: 3 }],
      ]);
    },
  );

  ruleTest(
    'gives heroes gold that they share, for shop items of the acts of the level [D2-EPIC-05, D2-EPIC-06, D2-EPIC-10, D2-EPIC-11, D2-SHOP-02]',
    (open) => {
      for (const level of levels) {
        const t = begin(open, { level }, 'd2.ask.shop');
        const { gold } = HIGH[level];
        const price = (id: string): number =>
          descentBoxes.printed.content.prices.find(({ item }) => item === id)!.gold;
        const purse = (): number => (t.match.choice!.prompt as readonly [string, { gold: number }])[1].gold;
        expect(purse()).toBe(2 * gold);
        const acts = new Set(
          bought(t).map((id) => [...content.weapons, ...content.items].find((one) => one.id === id)!.shop),
        );
        expect(acts.has(1) && (level === 'expert' || !acts.has(2))).toBe(true);
        // The first hero spends more than the own share.
        t.choose('buy:immolation-act-1');
        expect([t.asked, purse(), bought(t).includes('immolation-act-1')]).toEqual([
          2,
          2 * gold - 150,
          false,
        ]);
        t.choose('pass', 'buy:sunburst-act-1');
        expect(purse()).toBe(2 * gold - 275);
        expect(bought(t).every((id) => price(id) <= 2 * gold - 275)).toBe(true);
        on(t, 'd2.ask.put');
        expect(zone(t, 'gear:h0')).toEqual([
          'berserker-chipped-greataxe',
          'immolation-act-1',
          'sunburst-act-1',
        ]);
      }
    },
  );

  ruleTest(
    'lets starting equipment be sold for 25 gold a card [D2-EPIC-07, D2-EPIC-12, D2-SHOP-13]',
    (open) => {
      for (const level of levels) {
        const t = begin(open, { level }, 'd2.ask.shop');
        const purse = (): number => (t.match.choice!.prompt as readonly [string, { gold: number }])[1].gold;
        const before = purse();
        const sale = t.offered.filter((id) => id.startsWith('sell:'));
        expect(sale.length).toBe(1);
        t.choose(sale[0]!);
        expect([zone(t, 'gear:h0'), purse()]).toEqual([[], before + 25]);
      }
    },
  );

  ruleTest(
    'lets the overlord leave cards out of his deck in secret, as long as 15 remain [D2-SETUP-20, D2-SETUP-21]',
    (open) => {
      const t = begin(open, { level: 'advanced' }, 'd2.ask.overlord-card');
      t.choose('buy:red-one-a', 'buy:blue-one', 'pass');
      on(t, 'd2.ask.leave-out');
      expect([t.asked, t.offered.length, t.match.choice]).toMatchObject([0, 17, { min: 0, max: 2 }]);
      const [one, other] = t.offered;
      t.choose([one!, other!]);
      on(t, '');
      const out = zone(t, 'left-out:0');
      expect([out.length, zone(t, 'deck:0').length + zone(t, 'hand:0').length]).toEqual([2, 15]);
      // The others see how many cards he has left out, and not which.
      for (const seat of [1, 2, -1])
        expect(out.some((def) => JSON.stringify(t.view(seat).zones).includes(def))).toBe(false);
    },
  );

  ruleTest(
    'gives the overlord XP for cards that he adds to his deck [D2-EPIC-08, D2-EPIC-13, D2-XP-12, D2-XP-13, D2-OVCARD-06, D2-OVCARD-42]',
    (open) => {
      for (const level of levels) {
        const t = begin(open, { level }, 'd2.ask.overlord-card');
        const left = (): number => (t.match.choice!.prompt as readonly [string, { xp: number }])[1].xp;
        expect([t.asked, left()]).toEqual([0, HIGH[level].overlord]);
        t.choose('buy:red-one-a', 'buy:blue-one');
        expect(left()).toBe(HIGH[level].overlord - 2);
        t.choose('pass');
        on(t, '');
        const all = [...zone(t, 'deck:0'), ...zone(t, 'hand:0')];
        expect([all.length, all.includes('red-one-a'), all.includes('blue-one')]).toEqual([17, true, true]);
        // Everybody is told what he has bought, and nobody where it lies.
        expect(t.logged('d2.log.overlord-buys').length).toBe(2);
        expect(JSON.stringify(t.view(1).zones)).not.toContain('red-one-a');
      }
    },
  );

  ruleTest(
    'lets him buy universal cards and those of 1 XP freely, others after as many of their class [D2-XP-14, D2-XP-15, D2-XP-16, D2-XP-17, D2-XP-18, D2-OVCARD-28, D2-OVCARD-33, D2-OVCARD-34, D2-OVCARD-35, D2-OVCARD-36, D2-OVCARD-38]',
    (open) => {
      const t = begin(open, { level: 'expert' }, 'd2.ask.overlord-card');
      expect(bought(t)).toEqual(['wide-one', 'wide-two', 'red-one-a', 'red-one-b', 'blue-one']);
      t.choose('buy:red-one-a');
      expect(bought(t)).not.toContain('red-two');
      t.choose('buy:red-one-b');
      expect([bought(t).includes('red-two'), bought(t).includes('red-three')]).toEqual([true, false]);
      t.choose('buy:red-two');
      expect(bought(t)).toContain('red-three');
      // Another class is still open to him.
      expect(bought(t)).toContain('blue-one');
    },
  );
});

describe('the acts', () => {
  it('are two, and every quest, monster and shop item is of one of them [D2-ACT-01, D2-ACT-02]', () => {
    const acts = [
      ...content.quests.map(({ act }) => act),
      ...content.figures
        .filter(({ sort }) => sort === 'monster' || sort === 'lieutenant')
        .map(({ act }) => act),
      ...[...content.weapons, ...content.items].flatMap(({ shop }) => (shop === undefined ? [] : [shop])),
    ];
    expect([...new Set(acts)].sort()).toEqual([1, 2]);
  });

  const actsOnMap = (t: Table): number[] => [
    ...new Set(
      (t.state.zones.map as Figure[])
        .filter(({ on: group }) => group !== 0)
        .map((one) => figureDef(t.state, one).act),
    ),
  ];

  ruleTest(
    'of the components are proposed by the quest, and the players choose otherwise [D2-ACT-05, D2-ACT-06, D2-EPIC-16]',
    (open) => {
      const played = (options: Record<string, unknown>): [string, number[]] => {
        const t = on(begin(open, options, ''), '');
        return [t.state.level, actsOnMap(t)];
      };
      expect(played({})).toEqual(['basic', [1]]);
      expect(played({ act: 2 })).toEqual(['basic', [2]]);
      // For a quest of act II everybody is asked, and Expert is proposed first.
      const t = open({ game, seats: ['Olga', 'Ada', 'Ben'], options: { quest: 'late-quest' } });
      expect([t.prompt, t.match.choice!.seats, t.offered]).toEqual([
        'd2.ask.level',
        [0, 1, 2],
        ['level:expert', 'level:advanced', 'level:basic'],
      ]);
      t.answer(2, 'level:advanced');
      on(t, '');
      expect([t.state.level, actsOnMap(t)]).toEqual(['advanced', [2]]);
      expect(played({ quest: 'late-quest', level: 'expert' })).toEqual(['expert', [2]]);
      expect(played({ quest: 'late-quest', level: 'basic' })).toEqual(['basic', [2]]);
      expect(played({ quest: 'late-quest', level: 'basic', act: 1 })).toEqual(['basic', [1]]);
    },
  );

  ruleTest(
    'are the second for the monsters of the expert level, whatever the quest [D2-ACT-07, D2-EPIC-14, D2-SETUP-18]',
    (open) => {
      const t = on(begin(open, { level: 'expert' }, ''), '');
      expect([t.state.act, actsOnMap(t)]).toEqual([2, [2]]);
      const advanced = on(begin(open, { level: 'advanced' }, ''), '');
      expect(actsOnMap(advanced)).toEqual([1]);
    },
  );
});
