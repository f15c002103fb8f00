import { pieces } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { gainGold, inCombat, spendStory } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import { distance, HEXES, hexCalled, NEIGHBOURS } from '../rules/map/hexes.ts';
import { use, withCharm } from './charm.ts';
import { chanceLeft, endRound, facts, foeHealth, hero, logged, names, offers, pick, type T } from './look.ts';
import { enemyCasts, heroCasts, margathCasts, plainHero, position } from './position.ts';

describe('The Ascendance of Margath', () => {
  const last = (more: object = {}, player: object = {}) =>
    position({ players: [{ at: 'Tamalir', ...player }], time: 12, ...more });

  ruleTest('Margath appears in Skydown when Act 1 ends [RB-SCENARIO-05]', (open) => {
    const t = open(last());
    expect(t.state.villain).toBe(-1);
    endRound(t);
    expect(t.state.villain).toBe(hexCalled('Skydown'));
    expect(logged(t)).toContain('villain-appears');
  });

  const engaging = (more: object = {}, player: object = {}) =>
    position({
      players: [{ at: 'Skydown', casts: heroCasts('physical', 'magic', 'surge'), ...player }, {}],
      act: 2,
      villain: 'Skydown',
      chance: margathCasts,
      ...more,
    });

  ruleTest(
    'a hero in his hex may engage him for an action; being there is not enough [RB-SCENARIO-06]',
    (open) => {
      const t = open(engaging());
      expect(t.state.combat).toBeNull();
      pick(t, 'use The Ascendance of Margath');
      expect([t.state.combat!.kind, hero(t).actions]).toEqual(['villain', 2]);
      const apart = open(engaging({}, { at: 'H9' }));
      expect(offers(apart).some((text) => text.includes('engage the villain'))).toBe(false);
    },
  );

  ruleTest(
    'the scenario card is turned for the combat, and back if the hero does not win [RB-SCENARIO-01, RB-SCENARIO-03]',
    (open) => {
      const t = open(engaging({}, { damage: 8 }));
      const card = () => pieces(t.state, 'scenario')[0]!;
      expect([card().side, t.view(1).zones.scenario]).toEqual([0, expect.anything()]);
      pick(t, 'use The Ascendance of Margath');
      expect(card().side).toBe(1);
      pick(t, 'pass', 'deal enemy damage', ['2 damage (1 surge on its back)']);
      expect(card().side).toBe(0);
    },
  );

  ruleTest('both sides of its card can be read by all, at any time [RB-SCENARIO-02]', (open) => {
    const bothAreShown = (t: T): void => {
      for (const seat of [-1, 0, 1]) {
        const shown = Object.values(t.view(seat).zones).flatMap((zone) =>
          Array.isArray(zone) ? (zone as { def?: string }[]).map(({ def }) => def) : [],
        );
        expect(shown, `seat ${seat}`).toEqual(expect.arrayContaining(['margath', 'high-lord-margath']));
      }
    };
    bothAreShown(open({ game, seats: ['Ann', 'Ben'], options: { scenario: 'margath' } })); // in setup
    const t = open(engaging());
    bothAreShown(t);
    pick(t, 'use The Ascendance of Margath');
    bothAreShown(t);
  });

  it('both sides of each card say something', () => {
    for (const { villain, text } of content.scenarios) {
      expect(text.length).toBeGreaterThan(1);
      expect(content.villains.find(({ id }) => id === villain)!.text.length).toBeGreaterThan(2);
    }
  });

  ruleTest(
    'he casts seven tokens, the master and his own among them [RB-VILLAIN-01, RB-VILLAIN-02]',
    (open) => {
      const t = open(engaging({ act: 1 }));
      pick(t, 'use The Ascendance of Margath');
      const pool = t.state.zones['enemy-tokens']!.filter(
        (token) => (token as never as { state: number }).state === 1,
      );
      expect(pool.map(({ def }) => def)).toEqual([
        ...Object.keys(enemyCasts('', '', '', '', '')),
        'master',
        'margath-token',
      ]);
    },
  );

  ruleTest(
    'who defeats him wins alone, and the game is over [RB-VILLAIN-03, RB-SCENARIO-04, RB-VILLAIN-12]',
    (open) => {
      const t = open(
        engaging(
          {},
          {
            lore: 7,
            hero: plainHero(0, {
              tokens: [
                ['9 physical', 'shield'],
                ['golden magic', 'agility'],
                ['surge', 'dash'],
              ],
            }),
          },
        ),
      );
      pick(t, 'use The Ascendance of Margath', 'deal physical');
      expect([t.over!.result, t.over!.winners]).toEqual(['seat 1', [0]]);
      expect(names(t, 'trophies:0')).toEqual([]); // he is no adventure card
    },
  );

  ruleTest(
    'each lore of his foe lowers his health by 1, never below 8 [RB-SCENARIO-10, RB-VILLAIN-11]',
    (open) => {
      for (const [lore, health] of [
        [0, 15],
        [3, 12],
        [9, 8],
      ] as const) {
        const t = open(engaging({}, { lore }));
        pick(t, 'use The Ascendance of Margath');
        expect(foeHealth(t)).toBe(health);
      }
    },
  );

  ruleTest(
    'nobody retreats from him: that rule’s "cannot" beats the "may" of the phase [RB-VILLAIN-07, RB-CORE-05]',
    (open) => {
      const again = (symbol: string) => [symbol, symbol];
      const t = open(
        engaging(
          {
            chance: Object.fromEntries(
              ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5', 'master', 'margath-token'].map((id) => [
                `cast ${id}`,
                again(id === 'enemy-5' ? 'double' : 'enemy'),
              ]),
            ),
          },
          { casts: heroCasts(again('shield'), again('magic'), again('dash')) },
        ),
      );
      pick(t, 'use The Ascendance of Margath', 'pass', 'pass');
      expect([t.prompt, t.state.combat!.round]).toEqual(['rb.ask.combat-action', 2]);
    },
  );

  ruleTest(
    'a hero he defeats is eliminated; he loses his damage and the game goes on [RB-VILLAIN-04, RB-VILLAIN-05]',
    (open) => {
      const t = open(engaging({}, { damage: 8 }));
      pick(t, 'use The Ascendance of Margath', 'deal physical', 'deal enemy damage', [
        '2 damage (1 surge on its back)',
      ]);
      expect([facts(t, 0).eliminated, t.over, t.asked]).toEqual([true, null, 1]);
      expect(t.state.villain).toBe(hexCalled('Skydown')); // he stays in play
      expect(pieces(t.state, 'aside').map(({ damage }) => damage)).toEqual([0]);
    },
  );

  ruleTest('when all are eliminated all have lost [RB-VILLAIN-06]', (open) => {
    const t = open(
      engaging({
        players: [
          { at: 'Skydown', damage: 8, casts: heroCasts('shield', 'magic', 'dash') },
          { eliminated: true },
        ],
      }),
    );
    pick(t, 'use The Ascendance of Margath', 'pass', []);
    expect([t.over?.result, t.over?.winners]).toEqual(['defeat', []]);
  });

  ruleTest(
    'healing cannot bring him above his health as it was lowered [RB-VILLAIN-08, RB-VILLAIN-09]',
    (open) => {
      const shown = ['enemy', 'enemy', 'enemy', 'surge', 'double', 'surge', 'surge'];
      const ids = [...Object.keys(enemyCasts('', '', '', '', '')), 'master', 'margath-token'];
      const chance = Object.fromEntries(ids.map((id, i) => [`cast ${id}`, [shown[i]!]]));
      const t = open(engaging({ chance }, { lore: 3 }));
      pick(t, 'use The Ascendance of Margath', 'deal magic');
      expect([pieces(t.state, 'foe:1')[0]!.damage, foeHealth(t)]).toEqual([1, 12]);
      pick(t, 'Dragonlord');
      t.choose(t.offered[0]!); // it would heal 3
      expect([pieces(t.state, 'foe:1')[0]!.damage, foeHealth(t)]).toEqual([0, 12]);
    },
  );

  ruleTest('his health follows the lore of his foe in the middle of the combat [RB-VILLAIN-10]', (open) => {
    const scholar = plainHero(0, { surge: { '1 Recall': 'gain 2 lore' } });
    const t = open(engaging({}, { lore: 1, hero: scholar }));
    pick(t, 'use The Ascendance of Margath');
    expect(foeHealth(t)).toBe(14);
    pick(t, 'Recall');
    expect(foeHealth(t)).toBe(12);
    const spent = inCombat(gainGold(1), { cost: spendStory(1, 'lore') });
    const u = open(withCharm(engaging({}, { lore: 3 }), spent));
    pick(u, 'use The Ascendance of Margath');
    expect(foeHealth(u)).toBe(12);
    use(u);
    expect(foeHealth(u)).toBe(13);
  });

  const after = (faces: string[], more: object = {}, player: object = {}) =>
    position({
      players: [{ at: 'Tamalir', ...player }, {}],
      act: 2,
      time: 12,
      villain: 'Skydown',
      chance: { 'terrain die': faces },
      ...more,
    });
  const plains = (n: number) => Array(n).fill('plains') as string[];

  ruleTest(
    'once Act 2 is over five dice are rolled, at the end of that very round too [RB-SCENARIO-07, RB-SCENARIO-11]',
    (open) => {
      const t = endRound(open(after(plains(10))));
      expect([t.logged('rb.log.rolls').length, t.state.time, t.state.round]).toEqual([1, 11, 13]);
      endRound(t);
      expect(t.logged('rb.log.rolls')).toHaveLength(2);
      expect(chanceLeft(t)).toEqual([]); // five dice each time
    },
  );

  const toTamalir = (hex: number): number => distance(hex, hexCalled('Tamalir'));

  ruleTest('each wild moves him one hex toward Tamalir, and nothing else does [RB-SCENARIO-08]', (open) => {
    const far = toTamalir(hexCalled('Skydown'));
    for (const wilds of [0, 1, 3]) {
      const t = endRound(open(after([...plains(5 - wilds), ...Array(wilds).fill('wild')])));
      while (t.prompt === 'rb.ask.villain-path') t.choose(t.offered[0]!);
      expect(toTamalir(t.state.villain), `${wilds} wilds`).toBe(far - wilds);
    }
  });

  ruleTest('the first player picks among the shortest ways [RB-SCENARIO-12]', (open) => {
    const t = open(after(['wild', ...plains(4)], { first: 'p2', active: 'p2', villain: 'I9' }));
    pick(t, 'end', 'end');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.villain-path']);
    const from = hexCalled('I9');
    const nearer = NEIGHBOURS[from]!.filter((hex) => toTamalir(hex) === toTamalir(from) - 1);
    expect(t.offered).toEqual(nearer.map((hex) => `hex:${HEXES[hex]!.label}`));
    expect(nearer.length).toBeGreaterThan(1);
    t.choose(t.offered[1]!);
    expect(t.state.villain).toBe(nearer[1]);
  });

  ruleTest('when he reaches it all have lost [RB-SCENARIO-09]', (open) => {
    const t = endRound(open(after(['wild', ...plains(4)], { villain: 'G7' })));
    expect([t.over!.result, t.over!.winners]).toEqual(['defeat', []]);
  });

  ruleTest('the first player may exert to reroll these dice [RB-SCENARIO-13]', (open) => {
    const t = open(after(['wild', ...plains(5)], { villain: 'G7' }, { hand: ['blank'] }));
    pick(t, 'end', 'end');
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.dice']);
    pick(t, 'exert to reroll wild');
    expect([t.over, t.prompt]).toEqual([null, 'rb.ask.turn']);
  });
});
