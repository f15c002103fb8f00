import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { game } from '../../../rules/index.ts';
import { names, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostExplored } from '../near.ts';

const quest = "The Envoy's Road";
const guard = { items: ['The Envoy'] };

describe("The Envoy's Road", () => {
  ruleTest('the leader begins as the guard of the envoy', (open) => {
    const options = { quest: 'the-envoys-road', heroes: ['lyssa', 'syndrael'], leader: 1 };
    const t = open({ game, options });
    expect(names(t, 'items:1')).toEqual(['The Envoy']);
  });

  ruleTest('the envoy is hurt when two enemies are on her guard at the end of the enemy phase', (open) => {
    const harm = [1, 2].map((n) => {
      const engaged = ['A', 'B'].slice(0, n).map((name) => foe(name, { exhausted: true }));
      const t = open(position({ quest, heroes: [{ ...guard, engaged }, {}], phase: 'enemy' }));
      return t.state.counters['envoy-wounds'];
    });
    expect(harm).toEqual([0, 1]);
  });

  ruleTest('whoever aids the guard may take over', (open) => {
    const t = open(position({ quest, heroes: [{}, guard, {}], chance: dice('blank blank') }));
    pick(t, 'Aid', 'Ben', 'yes');
    expect([names(t, 'items:0'), names(t, 'items:1')]).toEqual([['The Envoy'], []]);
  });

  ruleTest('aiding somebody else is no chance to take over, nor is being aided', (open) => {
    const other = open(position({ quest, heroes: [{}, guard, {}], chance: dice('blank blank') }));
    pick(other, 'Aid', 'Cid');
    expect(other.prompt).toBe('ht.ask.activate');
    const own = open(position({ quest, heroes: [guard, {}, {}], chance: dice('blank blank') }));
    pick(own, 'Aid', 'Cid');
    expect(own.prompt).toBe('ht.ask.activate');
  });

  ruleTest('when the guard falls the leader takes the envoy, who is hurt', (open) => {
    const t = open(
      position({
        quest,
        leader: 'Ben',
        turn: 'Ann',
        heroes: [{ ...guard, wounds: 19, engaged: [foe('Wolf', { attack: 1 })] }, {}],
        chance: dice('blank blank', 'counterattack'),
      }),
    );
    pick(t, 'Rest');
    expect(names(t, 'items:1')).toEqual(['The Envoy']);
    expect(names(t, 'aside')).toEqual([]);
    expect(t.state.counters['envoy-wounds']).toBe(1);
  });

  ruleTest('Ilvane hunts the guard, whoever activates her', (open) => {
    const t = open(position({ quest, heroes: [{}, guard], shadows: ['Ilvane Nightcloak'], phase: 'enemy' }));
    expect(piece(t, 'Ilvane Nightcloak').zone).toBe('engaged:1');
    expect(piece(t, 'Ben').wounds).toBe(3);
    expect(names(t, 'conditions:1')).toEqual(['Poisoned']);
  });

  ruleTest('the quest is lost with the fifth harm, and won with the embassy gate explored', (open) => {
    const engaged = [foe('A', { exhausted: true }), foe('B', { exhausted: true })];
    const lost = open(
      position({
        quest,
        heroes: [{ ...guard, engaged }, {}],
        phase: 'enemy',
        counters: { 'envoy-wounds': 4 },
      }),
    );
    expect(lost.over?.result).toBe('defeat');
    const won = open(
      position({
        quest,
        heroes: [guard, {}],
        location: almostExplored('Embassy Gate'),
        chance: dice('success blank'),
      }),
    );
    pick(won, 'Explore');
    expect(won.over?.result).toBe('victory');
  });
});
