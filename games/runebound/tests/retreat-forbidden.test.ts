import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight } from './fight.ts';
import { combat, facts, offers, pick } from './look.ts';
import { foe, heroCasts, margathCasts, position } from './position.ts';

const cloaked = {
  at: 'H8',
  assets: ['Cloak of Dusk'],
  casts: { ...heroCasts('physical', 'magic', 'surge'), C08: 'agility' },
};

describe('who cannot retreat', () => {
  ruleTest('cannot do it by a card that lets one retreat, either [RB-CORE-04]', (open) => {
    const t = open(fight({ player: cloaked, enemy: 'Horned Marauder' }));
    pick(t, 'Melt Away');
    expect([t.prompt, t.asked, facts(t).at]).toEqual(['rb.ask.combat-action', 1, 'plains H8']);
    expect(combat(t).attacker.spent).toEqual(['surge/dash']);
  });

  ruleTest('nor from a villain [RB-VILLAIN-07]', (open) => {
    const t = open(
      position({
        players: [cloaked, {}],
        combat: { villain: true },
        chance: margathCasts,
      }),
    );
    while (t.asked !== 0) pick(t, 'pass');
    pick(t, 'Melt Away');
    expect([t.prompt, t.state.combat?.kind]).toEqual(['rb.ask.combat-action', 'villain']);
  });

  ruleTest('is only who something forbids it: from others the cloak is a way out [RB-RETREAT-03]', (open) => {
    const t = open(fight({ player: cloaked, enemy: foe({ health: 9 }) }));
    expect(offers(t).find((text) => text.startsWith('Melt Away'))).not.toContain('nothing');
    pick(t, 'Melt Away', 'hex:H7');
    expect([t.state.combat, facts(t).at]).toEqual([null, 'Riverlands H7']);
  });
});
