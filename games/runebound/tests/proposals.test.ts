import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, hero, pick } from './look.ts';
import { position, type Words } from './position.ts';

const sword = { name: 'Sword', type: 'weapon', cost: 4 };
const meeting = (more: Words[] = []) =>
  position({
    players: [{ at: 'H9', gold: 3 }, { at: 'H9', gold: 0, assets: [sword] }, ...more],
  });

describe('proposing a barter in another hero’s turn', () => {
  ruleTest('is possible when the active hero asks for an offer [RB-BARTER-10, RB-BARTER-02]', (open) => {
    const t = open(meeting());
    pick(t, 'hear-offer');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.give-assets']);
    pick(t, ['Sword'], 3);
    expect([t.asked, t.prompt]).toEqual([0, 'rb.ask.accept-barter']);
    pick(t, 'yes');
    expect([facts(t, 0).assets, hero(t, 1).gold, t.prompt, hero(t).actions]).toEqual([
      ['Sword'],
      3,
      'rb.ask.turn',
      3,
    ]);
  });

  ruleTest('is asked for before the turn ends, of each hero there once [RB-BARTER-11]', (open) => {
    const t = open(
      meeting([
        { at: 'H9', gold: 1 },
        { at: 'I9', gold: 5 },
      ]),
    );
    pick(t, 'end');
    expect([t.asked, t.prompt]).toEqual([1, 'rb.ask.propose-barter']);
    pick(t, 'no');
    expect([t.asked, t.prompt]).toEqual([2, 'rb.ask.propose-barter']);
    pick(t, 'no');
    expect([t.asked, t.prompt, t.state.active]).toEqual([1, 'rb.ask.turn', 1]); // not the hero elsewhere
  });

  ruleTest('is not asked for again of who has made an offer [RB-BARTER-11]', (open) => {
    const t = open(meeting());
    pick(t, 'hear-offer', [], 1, 'no', 'end');
    expect([t.prompt, t.state.active]).toEqual(['rb.ask.turn', 1]);
  });

  ruleTest('lets the turn go on when the offer is accepted [RB-BARTER-12]', (open) => {
    const t = open(meeting());
    pick(t, 'end', 'yes', ['Sword'], 2, 'yes');
    expect([facts(t, 0).assets, t.prompt, t.asked, hero(t).actions]).toEqual([
      ['Sword'],
      'rb.ask.turn',
      0,
      3,
    ]);
    pick(t, 'end');
    expect(t.state.active).toBe(1);
  });

  ruleTest('ends the turn when it is declined [RB-BARTER-12, RB-BARTER-06]', (open) => {
    const t = open(meeting());
    pick(t, 'end', 'yes', ['Sword'], 2, 'no');
    expect([facts(t, 0).assets, t.state.active]).toEqual([[], 1]);
  });
});
