import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { gainActions, gainGold, onTestFailed, trigger } from '../rules/effects/index.ts';
import { withCharms } from './charm.ts';
import { hero, offers, pick, type T } from './look.ts';
import { dice, position, type Words } from './position.ts';

/** When the round ends everybody tests mind and fails. */
const hunters = (players: Words[], more: Words = {}) =>
  position({
    players,
    decks: { story: { only: ['What the Hunters Found'] }, skill: Array(2 * players.length).fill('blank') },
    ...more,
  });

const earned = (t: T): unknown[] => t.logged('rb.log.gains-gold').map(({ args }) => args!.hero);

describe('while no turn is running', () => {
  ruleTest('nobody uses an ability that works once per turn [RB-ABILITY-21]', (open) => {
    const t = open(hunters([{}, { hero: 'Elder Mok', hand: ['blank'] }]));
    pick(t, 'end');
    expect([t.asked, offers(t).some((text) => text.startsWith('Restore'))]).toEqual([1, true]);
    pick(t, 'end');
    expect([t.prompt, t.asked, offers(t)]).toEqual(['rb.ask.test', 1, ['done', 'exert']]);
  });

  ruleTest('nor on the dice that are rolled for the villain [RB-ABILITY-21]', (open) => {
    const t = open(
      position({
        act: 2,
        time: 12,
        'act 2 is over': true,
        villain: 'Skydown',
        players: [{ hero: 'Laurel of Bloodwood', hand: ['blank'] }],
        chance: dice('plains', 'plains', 'plains', 'plains', 'plains'),
      }),
    );
    pick(t, 'end');
    expect([t.prompt, offers(t)]).toEqual(['rb.ask.dice', ['keep the dice', 'exert to reroll plains']]);
  });

  ruleTest('nothing happens that happens once per turn [RB-ABILITY-21]', (open) => {
    const once = onTestFailed(gainGold(1), { once: 'turn' });
    expect(earned(pick(open(withCharms(hunters([{}]), [0], once)), 'end'))).toEqual([]);
    const always = onTestFailed(gainGold(1));
    expect(earned(pick(open(withCharms(hunters([{}]), [0], always)), 'end'))).toEqual(['Ann']);
  });

  ruleTest('nobody gains actions [RB-ABILITY-21]', (open) => {
    const t = open(withCharms(hunters([{}, {}]), [1], onTestFailed(gainActions(1))));
    pick(t, 'end', 'end');
    expect([t.asked, hero(t, 1).actions, hero(t, 1).damage]).toEqual([0, 0, 2]);
  });

  ruleTest('simultaneous abilities go in turn order from the first player [RB-ABILITY-22]', (open) => {
    const whoever = trigger('testFailed', { text: 'rb.when.testFailed', when: () => true }, gainGold(2));
    const start = hunters([{}, {}, {}], { first: 'p2', active: 'p1' });
    const t = open(withCharms(start, [0, 1, 2], whoever));
    pick(t, 'end');
    expect(earned(t).slice(0, 3)).toEqual(['Ben', 'Cid', 'Ann']);
  });
});
