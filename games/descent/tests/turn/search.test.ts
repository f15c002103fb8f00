import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Piece } from '../../rules/state.ts';
import { ground } from '../move/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { actionsLeft, figure, type Table, zone } from './kit.ts';

const ROW = ground('.* H .* . .*', '. A . . M');

interface Scene {
  readonly map?: string;
  readonly h?: Words;
  readonly deck?: readonly string[];
  readonly shown?: { readonly [colour: string]: string };
  readonly more?: Words;
}
const seeking = (
  open: OpenPlaytest,
  { map = ROW, h = {}, deck = ['Health Potion', 'Stamina Potion'], shown = {}, more = {} }: Scene = {},
): Table =>
  open(
    position({
      map,
      figures: { H: hero(h), A: hero(), M: monster({ health: 20 }) },
      turn: { of: 'H' },
      'search deck': deck,
      chance: dice(shown),
      ...more,
    }),
  );
const searches = (t: Table): string[] => t.offered.filter((id) => id.startsWith('search:'));
const found = (t: Table): Piece[] => (t.state.zones['found:h0'] ?? []) as Piece[];
const uses = (t: Table): string[] => t.offered.filter((id) => /^(use|ability):/.test(id));

describe('the search action', () => {
  ruleTest(
    'is open for tokens beside the hero and in the same space [D2-SEARCH-02, D2-SEARCH-09, D2-SEARCH-10]',
    (open) => {
      expect(searches(seeking(open))).toEqual(['search:a1', 'search:c1']);
      expect(searches(seeking(open, { map: ground('H* . .* . .', '. A . . M') }))).toEqual(['search:a1']);
      expect(searches(seeking(open, { map: ground('H . .* . .', '. A . . M') }))).toEqual([]);
    },
  );

  ruleTest(
    'discards the token and gives the top Search card for one action [D2-SEARCH-01, D2-SEARCH-04, D2-SEARCH-05]',
    (open) => {
      const t = seeking(open);
      t.choose('search:a1');
      expect([zone(t, 'found:h0'), zone(t, 'search-deck'), actionsLeft(t)]).toEqual([
        ['health-potion'],
        ['stamina-potion'],
        1,
      ]);
      expect(searches(t)).toEqual(['search:c1']);
    },
  );

  ruleTest(
    'finds nothing when the deck has run out, which is not shuffled anew [D2-SEARCH-17, D2-SEARCH-18]',
    (open) => {
      const t = seeking(open, { deck: ['Health Potion'], more: {} });
      t.choose('search:a1', 'search:c1');
      expect([zone(t, 'found:h0'), zone(t, 'search-deck'), zone(t, 'tokens').length]).toEqual([
        ['health-potion'],
        [],
        1,
      ]);
    },
  );

  ruleTest('is finished though the hero is defeated on the way [D2-SEARCH-11, D2-SEARCH-12]', (open) => {
    const trap = { name: 'Trap', when: 'searching', does: 'suffer 1 damage' };
    const t = seeking(open, { h: { damage: 11, skills: [trap] } });
    t.choose('search:a1');
    expect([figure(t, 'H').zone, zone(t, 'found:h0'), zone(t, 'tokens').length]).toEqual([
      'away',
      ['health-potion'],
      2,
    ]);
  });

  ruleTest('is also what a skill makes that searches from afar [D2-SEARCH-13]', (open) => {
    const t = seeking(open, {
      map: ground('H . . .* .', '. A . . M'),
      h: { skills: ['Greedy', { name: 'Joy', when: 'searched', does: 'recover 1 fatigue' }] },
    });
    t.choose(uses(t)[0]!);
    expect([zone(t, 'found:h0'), figure(t, 'H').fatigue, actionsLeft(t)]).toEqual([['health-potion'], 0, 1]);
  });
});

describe('a Search card', () => {
  ruleTest(
    'is used without being equipped, once, and stays with its hero turned over [D2-SEARCH-19, D2-SEARCH-21, D2-SEARCH-22]',
    (open) => {
      const t = seeking(open, { h: { damage: 5, found: ['Health Potion'] } });
      expect(found(t)[0]!.worn).toBe(false);
      t.choose(uses(t)[0]!);
      expect([
        figure(t, 'H').damage,
        found(t).map(({ def, used }) => [def, used]),
        uses(t),
        actionsLeft(t),
      ]).toEqual([0, [['health-potion', true]], [], 1]);
    },
  );

  ruleTest('heals an adjacent hero as well, and a Stamina Potion takes no action [D2-FSEARCH-01]', (open) => {
    const t = seeking(open, { h: { fatigue: 3, found: ['Stamina Potion'] } });
    t.choose(uses(t)[0]!);
    expect([figure(t, 'H').fatigue, actionsLeft(t)]).toEqual([0, 2]);
  });

  ruleTest('that is nothing is discarded, and the chest becomes a shop item [D2-SHOP-03]', (open) => {
    const t = open(
      position({
        map: ROW,
        figures: { H: hero(), A: hero(), M: monster() },
        turn: { of: 'H' },
        'search deck': ['Nothing', 'Treasure Chest'],
        chance: { 'shop item': ['sling-act-1'] },
      }),
    );
    t.choose('search:a1');
    expect(found(t)).toEqual([]);
    t.choose('search:c1');
    expect([found(t), zone(t, 'gear:h0')]).toEqual([[], ['sling-act-1']]);
  });

  ruleTest('Warding Talisman adds two shields once', (open) => {
    const t = open(
      position({
        map: ground('. H M', '. A .'),
        figures: {
          H: hero({ found: ['Warding Talisman'] }),
          A: hero(),
          M: monster({ dice: ['blue', 'red'] }),
        },
        turn: { activating: 'M' },
        chance: dice({ blue: '3-2-0', red: '0-3-0', gray: '1' }),
      }),
    );
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:H');
    t.choose(uses(t)[0]!);
    expect([figure(t, 'H').damage, found(t)[0]!.used]).toEqual([2, true]);
  });
});
