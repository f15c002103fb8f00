import { pieces } from '@questwright/adventure';
import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sideContext } from '../rules/combat/options.ts';
import { castToken } from '../rules/combat/tokens.ts';
import { fitting, foesTokens } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import type { Runebound } from '../rules/state.ts';
import { fight } from './fight.ts';
import { combat, logged, offers, pick } from './look.ts';
import { foe, heroCasts, plainHero } from './position.ts';

const surgeDoes = (does: string, cost = 1) => foe({ health: 9, surge: { [`${cost} Trick`]: does } });

/** A hero whose surge does something. */
const trickster = (does: string, tokens?: string[][]) => ({
  hero: plainHero(0, { surge: { '1 Trick': does }, ...(tokens && { tokens }) }),
});

describe('combat tokens', () => {
  ruleTest('only the side that is up is in force [RB-TOKEN-01, RB-TOKEN-02]', (open) => {
    const t = open(fight({ hero: ['shield', 'magic', 'dash'] }));
    expect(offers(t)).toEqual(['pass', 'deal magic damage']); // no physical, no surge, no agility
    expect(combat(t).attacker.pool['2 physical/shield']).toBe('1 shield');
  });

  ruleTest('an effect on a symbol looks at faceup sides, of any value [RB-TOKEN-03, RB-TOKEN-15]', (open) => {
    const tokens = [
      ['2 physical', 'shield'],
      ['physical', 'shield'],
      ['shield', 'physical'],
    ];
    const t = open(
      fight({
        player: { hero: plainHero(0, { tokens }) },
        hero: ['physical', 'physical', 'shield'],
        enemy: surgeDoes("remove all of your foe's physical tokens"),
      }),
    );
    pick(t, 'pass', 'Trick');
    expect(combat(t).attacker.pool).toEqual({ 'shield/physical': '1 shield' });
  });

  it('lands on either side alike [RB-TOKEN-04, RB-TOKEN-05]', () => {
    const g = createMatch({ game, seats: ['Ann'], seed: 'tokens' }).state as Runebound;
    const token = pieces(g, 'enemy-tokens')[0]!;
    let heads = 0;
    for (let i = 0; i < 4000; i++) {
      castToken(g, token);
      heads += token.side;
    }
    expect(Math.abs(heads - 2000)).toBeLessThan(130);
  });

  ruleTest('only combat tokens are cast, flipped and recast [RB-TOKEN-07]', (open) => {
    const t = open(
      fight({
        player: { ...trickster("flip any number of either side's tokens") },
        more: { scenario: 'corpse-king' },
      }),
    );
    pick(t, 'Trick');
    expect(t.offered.every((id) => id.startsWith('token:'))).toBe(true);
  });

  ruleTest('flipping turns an unspent token to its other side [RB-TOKEN-08]', (open) => {
    const t = open(fight({ enemy: surgeDoes("flip 1 of your foe's tokens") }));
    pick(t, 'deal physical', 'Trick');
    expect(offers(t)).toEqual(['1 magic (agility on its back)', '1 surge (dash on its back)']); // not the spent one
    pick(t, ['1 magic']);
    expect(combat(t).attacker.pool['golden magic/agility']).toBe('1 agility');
  });

  ruleTest('a recast may land as it was [RB-TOKEN-09]', (open) => {
    const t = open(
      fight({
        hero: ['physical', ['magic', 'magic'], 'surge'],
        enemy: surgeDoes("recast 1 of your foe's tokens"),
      }),
    );
    pick(t, 'pass', 'Trick', ['1 magic']);
    expect(combat(t).attacker.pool['golden magic/agility']).toBe('1 magic');
    expect(logged(t)).toContain('recast');
  });

  ruleTest('each side recasts its own tokens, whoever made it do so [RB-TOKEN-10]', (open) => {
    const t = open(
      fight({
        hero: ['physical', ['magic', 'agility'], 'surge'],
        foe: [['enemy', 'dash'], 'enemy', 'enemy', 'surge', 'double'],
        enemy: surgeDoes("recast 2 of either side's tokens"),
      }),
    );
    pick(t, 'pass', 'Trick', ['1 magic (agility on its back)', '1 damage (dash on its back)']);
    expect(combat(t).attacker.pool['golden magic/agility']).toBe('1 agility');
    expect(combat(t).defender.pool['enemy-1']).toBe('1 dash');
  });

  ruleTest('a recast that names no owner reaches both sides [RB-TOKEN-11]', (open) => {
    const t = open(fight({ enemy: surgeDoes("recast 1 of either side's tokens") }));
    pick(t, 'pass', 'Trick');
    expect(offers(t)).toHaveLength(7); // three and five, less the surge that paid
  });

  ruleTest('a spent token cannot be spent again in the round [RB-TOKEN-12]', (open) => {
    const t = open(fight());
    pick(t, 'deal physical', 'pass');
    expect(offers(t)).toEqual(['pass', 'deal magic damage']);
    expect(combat(t).attacker.spent).toEqual(['2 physical/shield']);
  });

  ruleTest('a removed token counts as spent [RB-TOKEN-13]', (open) => {
    const t = open(fight({ enemy: surgeDoes("remove 1 of your foe's tokens") }));
    pick(t, 'pass', 'Trick', ['1 magic']);
    expect(combat(t).attacker.spent).toEqual(['golden magic/agility']);
  });

  ruleTest('effects reach spent tokens only where they say so [RB-TOKEN-14]', (open) => {
    const tokens = [
      ['physical', 'shield'],
      ['physical', 'dash'],
      ['physical', 'agility'],
    ];
    const spent = open(
      fight({
        enemy: surgeDoes("recast 1 of your foe's tokens"),
        player: { hero: plainHero(0, { tokens }) },
        hero: ['physical', 'physical', 'physical'],
      }),
    );
    pick(spent, 'deal physical');
    spent.choose(spent.offered); // all three
    expect([spent.asked, offers(spent).find((text) => text.includes('Trick'))]).toEqual([
      1,
      expect.stringContaining('would change nothing now'),
    ]);
    pick(spent, 'Trick');
    expect([combat(spent).attacker.pool, combat(spent).defender.spent]).toEqual([{}, ['enemy-4']]);
  });

  ruleTest('Prophesy recasts a token in the hero’s pool, not a spent one [RB-TOKEN-30]', (open) => {
    const t = open(fight({ enemy: 'Dread Prophet', hero: ['physical', ['magic', 'agility'], 'surge'] }));
    pick(t, 'deal physical', 'Prophesy');
    expect(offers(t)).toEqual(['1 magic (agility on its back)', '1 surge (dash on its back)']);
    pick(t, ['1 magic']);
    expect(combat(t).attacker.pool['golden magic/agility']).toBe('1 agility');
  });

  ruleTest('Prophesy finds no token when all are spent [RB-EX-23]', (open) => {
    const tokens = [
      ['physical', 'shield'],
      ['physical', 'dash'],
      ['golden physical', 'agility'],
    ];
    const t = open(
      fight({
        enemy: 'Dread Prophet',
        player: { hero: plainHero(0, { tokens }) },
        hero: ['physical', 'physical', 'physical'],
      }),
    );
    pick(t, 'deal physical');
    t.choose(t.offered); // all three
    expect([combat(t).attacker.pool, t.asked]).toEqual([{}, 1]);
    const [prophet] = pieces(t.state, 'foe:1');
    expect(fitting(t.state, sideContext(t.state, 1, prophet!), foesTokens(1))).toEqual([]);
  });

  ruleTest('a symbol with a number counts once for initiative [RB-TOKEN-16, RB-EX-20]', (open) => {
    const tokens = [
      ['golden 2 physical', 'shield'],
      ['magic', 'agility'],
      ['surge', 'dash'],
    ];
    const t = open(
      fight({
        player: { hero: plainHero(0, { tokens }) },
        foe: ['dash', 'enemy', 'enemy', 'enemy', 'double'],
      }),
    );
    expect(t.asked).toBe(1); // two golden tokens against one
  });

  ruleTest('a shield on the board of a plain hero is no golden symbol [RB-SYMBOL-25]', (open) => {
    const t = open(
      fight({ hero: ['shield', 'agility', 'dash'], foe: ['dash', 'enemy', 'enemy', 'surge', 'double'] }),
    );
    expect(t.asked).toBe(1); // a golden dash against nothing
    expect(heroCasts('x')).toEqual({ 'token 1': 'x' });
  });
});

describe('stacking on a double', () => {
  const tokens = [
    ['2 physical', 'shield'],
    ['double', 'golden magic'],
    ['surge', 'double'],
  ];
  const stacker = (hero: string[], more = {}) =>
    fight({ player: { hero: plainHero(0, { tokens, ...more }) }, hero });

  ruleTest(
    'is a combat action, and the symbol counts twice [RB-TOKEN-17, RB-TOKEN-18, RB-TOKEN-19, RB-TOKEN-24, RB-EX-19]',
    (open) => {
      const t = open(stacker(['physical', 'double', 'surge']));
      pick(t, 'stack', '2 physical');
      expect([t.asked, combat(t).attacker.pool['2 physical/shield']]).toEqual([1, '4 physical, stacked']);
      pick(t, 'pass', 'deal physical');
      expect(combat(t).defender.damage).toBe(4);
      expect([...combat(t).attacker.spent].sort()).toEqual(['2 physical/shield', 'double/golden magic']);
    },
  );

  ruleTest('nothing goes on a token that is stacked, a double either [RB-TOKEN-20]', (open) => {
    const t = open(stacker(['physical', 'double', 'double']));
    pick(t, 'stack', 'double (1 magic on its back)', 'double (1 surge on its back)'); // a double on a double
    pick(t, 'pass');
    expect(offers(t)).toEqual(['pass', 'deal physical damage']);
  });

  ruleTest(
    'the top can be flipped and stays on top; the double beneath is immune [RB-TOKEN-21, RB-TOKEN-22, RB-TOKEN-23]',
    (open) => {
      const t = open(
        fight({
          player: { hero: plainHero(0, { tokens }) },
          hero: ['physical', 'double', 'surge'],
          enemy: surgeDoes("flip 1 of your foe's tokens"),
        }),
      );
      pick(t, 'stack', '2 physical', 'Trick');
      expect(offers(t)).toEqual(['2 physical (1 shield on its back)', '1 surge (double on its back)']);
      pick(t, ['2 physical']);
      expect(combat(t).attacker.pool['2 physical/shield']).toBe('2 shield, stacked');
    },
  );

  ruleTest(
    'when the top is removed the double stays and can be used again [RB-TOKEN-21, RB-TOKEN-25]',
    (open) => {
      const t = open(
        fight({
          player: { hero: plainHero(0, { tokens }) },
          hero: ['physical', 'double', 'surge'],
          enemy: surgeDoes("remove 1 of your foe's tokens"),
        }),
      );
      pick(t, 'stack', '2 physical', 'Trick', ['2 physical']);
      expect(combat(t).attacker.pool['double/golden magic']).toBe('1 double');
      pick(t, 'stack');
      expect(combat(t).attacker.pool['surge/double']).toBe('2 surge, stacked');
    },
  );

  ruleTest('a recast top returns to the stack [RB-TOKEN-22]', (open) => {
    const t = open(
      fight({
        player: { hero: plainHero(0, { tokens }) },
        hero: [['physical', 'shield'], 'double', 'surge'] as unknown as string[],
        enemy: surgeDoes("recast 1 of your foe's tokens"),
      }),
    );
    pick(t, 'stack', '2 physical', 'Trick', ['2 physical']);
    expect(combat(t).attacker.pool['2 physical/shield']).toBe('2 shield, stacked');
  });

  ruleTest('a stack is not taken apart at will [RB-TOKEN-26]', (open) => {
    const t = open(stacker(['physical', 'double', 'surge']));
    pick(t, 'stack', '2 physical', 'pass');
    expect(offers(t)).toEqual(['pass', 'deal physical damage']);
  });

  ruleTest('any symbol may be stacked [RB-TOKEN-27]', (open) => {
    const dull = [
      ['agility', 'shield'],
      ['double', 'magic'],
      ['dash', 'surge'],
    ];
    const t = open(
      fight({ player: { hero: plainHero(0, { tokens: dull }) }, hero: ['agility', 'double', 'dash'] }),
    );
    pick(t, 'stack');
    expect(offers(t)).toEqual(['agility (1 shield on its back)', 'dash (1 surge on its back)']);
    pick(t, 'dash');
    expect(combat(t).attacker.pool['dash/surge']).toBe('2 dash, stacked');
  });

  ruleTest('a token is spent whole [RB-TOKEN-28]', (open) => {
    const t = open(fight({ enemy: foe({ health: 9 }), damage: 8 }));
    pick(t, 'deal physical'); // 2 where 1 is enough
    expect([t.state.combat, t.prompt]).toEqual([null, 'rb.ask.turn']);
    const u = open(
      fight({
        hero: ['shield', 'magic', 'surge'],
        player: {
          hero: plainHero(0, {
            tokens: [
              ['2 shield', 'physical'],
              ['golden magic', 'agility'],
              ['surge', 'dash'],
            ],
          }),
        },
      }),
    );
    pick(u, 'pass', 'deal enemy damage', ['1 damage (dash on its back)'], ['2 shields']);
    expect(combat(u).attacker.spent).toEqual(['2 shield/physical']);
  });

  ruleTest(
    'a spent token that is recast returns to the pool [RB-TOKEN-29, RB-SYMBOL-22, RB-EX-22]',
    (open) => {
      const t = open(
        fight({
          player: trickster('recast 1 of your spent tokens'),
          hero: ['physical', 'magic', ['surge', 'dash']] as unknown as string[],
        }),
      );
      pick(t, 'Trick'); // only the surge that paid for it is spent
      expect(combat(t).attacker.pool['surge/dash']).toBe('1 dash');
    },
  );
});
