import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { pick } from '../table.ts';
import { actionsLeft, camp, figure, idleMonsters, idleTurn, passOn, room, scene } from './kit.ts';

const acting = (t: ReturnType<typeof scene>): string[] =>
  t.state.acting.map(({ figure: id }) => [...t.state.zones.map!].find((one) => one.id === id)!.def);
const abilities = (t: ReturnType<typeof scene>): string[] =>
  t.offered.filter((id) => id.startsWith('ability:'));

describe('an activation', () => {
  ruleTest('is what an action needs: who is not activated performs none [D2-ACTIV-01]', (open) => {
    const leap = { name: 'Leap', action: true, does: 'recover 1 damage' };
    const t = scene(open, { figures: camp({ A: hero({ damage: 3, skills: [leap] }) }), turn: { of: 'H' } });
    expect(abilities(t)).toEqual([]);
    t.choose('end');
    expect([t.state.turn?.hero, abilities(t).length]).toEqual([1, 1]);
  });

  ruleTest('is no part of an action that interrupts another figure [D2-ACTIV-02]', (open) => {
    const ready = {
      name: 'Ready',
      when: 'entered',
      of: 'others',
      may: true,
      interrupts: true,
      does: 'perform a move action',
    };
    const t = scene(open, {
      map: room('A..H....', '........', '.......M'),
      figures: { H: hero(), A: hero({ skills: [ready] }), M: monster() },
      turn: { of: 'H' },
    });
    t.choose('action:move', 'step:c1');
    pick(t, 'use');
    expect([t.asked, t.state.acting.length]).toEqual([2, 1]);
    t.choose('step:a2', 'stop');
    expect(figure(t, 'A').acted).toBe(false);
    t.choose('end');
    expect([t.state.turn?.hero, actionsLeft(t)]).toEqual([1, 2]);
  });

  ruleTest('is no part of an action that a rule of the quest gives out of turn [D2-ACTIV-03]', (open) => {
    const panic = { when: 'suffered', of: 'anybody', does: 'that figure perform a move action' };
    const pain = { name: 'Pain', does: 'enemies within 1 suffer 1 damage' };
    const t = scene(open, {
      map: room('HM......', '........', '.......A'),
      figures: { H: hero({ skills: [pain] }), A: { ...hero(), acted: true }, M: monster() },
      turn: { of: 'H' },
      'quest rules': [panic],
    });
    pick(t, 'use');
    expect(t.asked).toBe(0);
    t.choose('step:c1', 'stop');
    expect(figure(t, 'M').acted).toBe(false);
    t.choose('end', 'activate:M');
    expect(actionsLeft(t)).toBe(2);
  });

  ruleTest('of a hero is step 3.II of the turn, and nothing else of it [D2-ACTIV-05, D2-TURN-25]', (open) => {
    const t = scene(open, {
      map: room('HR......', 'AM......'),
      figures: {
        H: hero({ packed: [{ name: 'Axe', dice: ['red'] }] }),
        A: hero(),
        R: { figure: 'Reanimate', of: 'H' },
        M: monster(),
      },
      turn: { of: 'H', step: '1.I' },
    });
    const seen: unknown[] = [];
    const look = (): number => seen.push([t.state.turn?.step, acting(t)]);
    look();
    t.choose('pass');
    look();
    t.choose('activate:R');
    look();
    t.choose('end');
    look();
    t.choose('end');
    expect(seen).toEqual([
      ['2', []],
      ['3.I', []],
      ['3.I', ['reanimate']],
      ['3.II', ['h@figure']],
    ]);
    expect([t.state.turn?.hero, t.state.turn?.step]).toEqual([1, '3.II']);
  });

  ruleTest(
    'is at every moment of it when the overlord activates a monster: before, between and after its actions, and in a move [D2-ACTIV-14, D2-TURN-32, D2-OVCARD-15]',
    (open) => {
      const offered = (): string[] =>
        t.offered.flatMap((id) => {
          const card = t.state.zones['hand:0']!.find((one) => `play:${one.id}` === id);
          return card ? [card.def] : [];
        });
      const both = ['basic-i-frenzy', 'universal-dark-resilience'];
      const t = scene(open, {
        map: room('HM......', '........', '.......A'),
        figures: { H: hero({ health: 20 }), A: hero(), M: monster({ damage: 2, health: 9 }) },
        turn: { activating: 'M' },
        hand: ['Frenzy', 'Dark Resilience'],
        'overlord deck': ['Next', 'Last'],
        shown: { blue: '3-2-0', red: '0-1-0', gray: '0' },
      });
      expect(offered()).toEqual(both);
      t.choose('action:move', 'step:b2');
      expect(offered()).toEqual(both);
      t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:H');
      passOn(t);
      expect([actionsLeft(t), offered()]).toEqual([0, both]);
    },
  );
});

describe('a character of the quest', () => {
  const guide = { figure: { sort: 'character', 'as hero': true } };
  const guided = (open: Parameters<typeof scene>[0], when: string) =>
    scene(open, {
      map: room('HAF.....', '........', '.......M'),
      figures: { H: hero(), A: hero(), F: guide, M: monster() },
      'quest rules': [{ name: 'Guide', when, of: 'anybody', does: 'activate each character' }],
    });

  ruleTest('that acts at the start or at the end of a turn acts in it [D2-ACTIV-15]', (open) => {
    const first = guided(open, 'turn starts');
    first.choose('activate:H');
    expect([acting(first), first.state.turn?.hero]).toEqual([['figure-f'], 0]);
    first.choose('action:move', 'step:c2', 'end');
    expect([acting(first), first.state.turn?.step, figure(first, 'F').acted]).toEqual([
      ['h@figure'],
      '3.II',
      true,
    ]);
    const last = guided(open, 'turn ends');
    last.choose('activate:H', 'end');
    expect([acting(last), last.state.turn?.hero]).toEqual([['figure-f'], 0]);
    last.choose('end');
    expect([last.state.turn?.hero, acting(last)]).toEqual([1, ['a@figure']]);
  });

  ruleTest('that acts before or after a turn acts in no turn [D2-ACTIV-16, D2-TURN-03]', (open) => {
    const first = guided(open, 'before turn');
    first.choose('activate:H');
    expect([acting(first), first.state.turn]).toEqual([['figure-f'], null]);
    first.choose('end');
    expect([first.state.turn?.hero, acting(first)]).toEqual([0, ['h@figure']]);
    const last = guided(open, 'after turn');
    last.choose('activate:H', 'end');
    expect([acting(last), last.state.turn]).toEqual([['figure-f'], null]);
    last.choose('end');
    expect(last.state.turn?.hero).toBe(1);
  });
});

describe('the steps of a turn', () => {
  ruleTest(
    'have what happens by itself, and what somebody may use, each by its text [D2-TURN-05]',
    (open) => {
      const at = (name: string, more: Words) => ({
        name,
        when: 'turn starts',
        does: 'recover 1 damage',
        ...more,
      });
      const t = scene(open, {
        figures: camp({ H: hero({ damage: 5, skills: [at('Must', {}), at('May', { may: true })] }) }),
      });
      t.choose('activate:H');
      expect([t.asked, t.prompt, t.offered.filter((id) => id.startsWith('use:')).length]).toEqual([
        1,
        'd2.ask.use',
        1,
      ]);
      t.choose('pass');
      expect(figure(t, 'H').damage).toBe(4);
    },
  );

  ruleTest('refresh the cards of the overlord when his turn has started [D2-TURN-28]', (open) => {
    const whisper = {
      name: 'Whisper',
      when: 'turn starts',
      of: 'anybody',
      may: true,
      exhaust: true,
      does: 'that figure suffers 1 damage',
    };
    const t = scene(open, { 'overlord cards in play': [whisper] });
    t.choose('activate:H');
    pick(t, 'use');
    const isExhausted = (): boolean =>
      (t.state.zones['in-play']![0] as unknown as { exhausted: boolean }).exhausted;
    expect([figure(t, 'H').damage, isExhausted()]).toEqual([1, true]);
    t.choose('end');
    // It is still exhausted in the turn of the next hero, so nobody is asked.
    expect([t.state.turn?.hero, t.prompt, isExhausted()]).toEqual([1, 'd2.ask.act', true]);
    t.choose('end');
    expect([t.state.turn?.side, isExhausted()]).toEqual(['overlord', false]);
  });

  ruleTest(
    'have the conditions of a monster at the start and at the end of its own activation [D2-TURN-33]',
    (open) => {
      const t = scene(open, {
        figures: camp({
          Y: { monster: 'Zombie', rank: 'minion', conditions: ['poisoned', 'immobilized'] },
        }),
        shown: { gray: '0', black: '0' },
      });
      idleTurn(idleTurn(t, 'H'), 'A');
      t.choose('activate:Z', 'end');
      const state = (): unknown => [
        figure(t, 'Y').damage,
        t.state.zones.conditions!.map(({ def }) => def).sort(),
      ];
      expect(state()).toEqual([0, ['immobilized', 'poisoned']]);
      t.choose('activate:Y');
      // It has no Might, so it fails.
      expect(state()).toEqual([1, ['immobilized', 'poisoned']]);
      t.choose('end');
      expect(state()).toEqual([1, ['poisoned']]);
      idleMonsters(t, 'G');
    },
  );

  ruleTest(
    'end what was to last up to a turn before anything happens at its start [D2-TURN-07, D2-TURN-08]',
    (open) => {
      const count = (): number => (t.state.zones.lasting ?? []).length;
      const t = scene(open, {
        map: room('HA......', '........', '.......M'),
        figures: {
          H: hero({ damage: 4, skills: ['Prayer of Healing', 'Armor of Faith'] }),
          A: hero({
            damage: 4,
            skills: [
              { name: 'Dawn', when: 'turn starts', of: 'anybody', may: true, does: 'recover 1 damage' },
            ],
          }),
          M: monster(),
        },
        turn: { of: 'H' },
        shown: { red: '0-1-0' },
      });
      pick(t, 'use');
      t.choose('figure:A');
      expect(count()).toBe(1);
      t.choose('end', 'pass');
      expect([t.state.turn?.hero, count()]).toEqual([1, 1]);
      t.choose('end', 'activate:M', 'pass', 'end', 'activate:H');
      // A is asked for Dawn at the start of the turn of H, and Armor of Faith is over by then.
      expect([t.asked, t.prompt, t.state.turn?.hero, count()]).toEqual([2, 'd2.ask.use', 0, 0]);
    },
  );
});
