import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight } from './fight.ts';
import { combat, offers, pick, type T } from './look.ts';
import { enemyCasts, foe, heroCasts, plainHero, position } from './position.ts';

const MEND = { surge: { '1 Mend': 'heal 2' } };

/** What is closed, with the ledger line that closes it. */
const closedUses = (t: T): string[] =>
  t.closed.filter(({ id }) => id.startsWith('use:')).map(({ rule }) => rule);

describe('abilities that would change nothing', () => {
  ruleTest('a surge ability can be used only to hand the turn to the other side [RB-SYMBOL-27]', (open) => {
    const t = open(fight({ player: { hero: plainHero(0, MEND) } }));
    expect(offers(t)).toContain('Mend (Ann): heal 2 damage (1 surge) (this would change nothing now)');
    pick(t, 'Mend');
    expect([t.asked, t.prompt, combat(t).attacker.passed]).toEqual([1, 'rb.ask.combat-action', false]);
    expect(combat(t).attacker.spent).toEqual(['surge/dash']);
    const hurt = open(fight({ player: { hero: plainHero(0, MEND), damage: 1 } }));
    expect(offers(hurt)).toContain('Mend (Ann): heal 2 damage (1 surge)');
  });

  ruleTest('so can the combat action of a card [RB-COMBAT-32]', (open) => {
    const casts = { 'hawthorne-1': 'physical', 'hawthorne-2': 'physical', 'hawthorne-3': 'physical' };
    const t = open(fight({ player: { hero: 'Lord Hawthorne', hand: ['blank'], casts } }));
    pick(t, 'deal physical');
    t.choose(t.offered); // all three
    pick(t, 'no', 'deal enemy damage', ['1 damage (1 shield on its back)']); // no Reach
    expect([t.asked, combat(t).attacker.pool]).toEqual([0, {}]);
    expect(offers(t)[1]).toMatch(/^Vicious Strike .*\(this would change nothing now\)$/);
    pick(t, 'Vicious Strike', 'no');
    expect([t.asked, combat(t).attacker.passed]).toEqual([1, false]);
  });

  ruleTest('an enemy that the rules play passes rather than use one [RB-SPORT-03]', (open) => {
    const t = open(
      position({
        players: [{ casts: heroCasts('physical', 'agility', 'dash') }],
        combat: {
          enemy: foe({ health: 9, ...MEND }),
          casts: enemyCasts('dash', 'shield', 'enemy', 'surge', 'dash'),
        },
      }),
    );
    pick(t, 'pass');
    expect([t.prompt, t.logged('rb.log.surge')]).toEqual(['rb.ask.retreat', []]);
  });

  ruleTest('what is no combat action is closed and says so [RB-ABILITY-19]', (open) => {
    const t = open(position({ players: [{ learned: ['Second Wind'], hand: ['blank'] }] }));
    expect(closedUses(t)).toEqual(['RB-ABILITY-19']);
    const hurt = open(position({ players: [{ learned: ['Second Wind'], hand: ['blank'], damage: 1 }] }));
    expect([closedUses(hurt), offers(hurt).some((text) => text.startsWith('use Second Wind'))]).toEqual([
      [],
      true,
    ]);
  });

  ruleTest(
    'and so is what asks for something that is not so, or that cannot be paid [RB-ABILITY-20, RB-ABILITY-16]',
    (open) => {
      const away = open(position({ players: [{ at: 'I9', learned: ['Songs of the Road'] }] }));
      expect(closedUses(away)).toEqual(['RB-ABILITY-20']);
      const poor = open(position({ players: [{ learned: ['Second Wind'], damage: 1 }] }));
      expect(closedUses(poor)).toEqual(['RB-ABILITY-16']);
    },
  );
});
