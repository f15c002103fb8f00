import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { answers } from '../rules/effects/abilities.ts';
import { at, counts, quest, reinforces, required, wins } from '../rules/quest/words.ts';
import type { EventName } from '../rules/windows/names.ts';
import { attack, room } from './attack/kit.ts';
import { overlords, playThe, settle } from './overlord/kit.ts';
import { hero, monster } from './position.ts';
import { begun, drawn, type Table, withQuests } from './quest/kit.ts';
import { figure, pick } from './table.ts';
import { idleTurn, scene } from './turn/kit.ts';

/*
 * Moments that no card of the base box asks for. Each is heard by somebody who listens.
 */

const yard = drawn(room('......', '......', '......'), { West: 'a1 a2 a3', East: 'f1 f2 f3' });
const encounter = {
  map: yard,
  heroes: 'West',
  groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
};
const hears = (event: EventName) => answers(event, counts, { of: 'anybody' });
const nights = quest('Three Bells', {
  encounters: [
    {
      ...encounter,
      rules: {
        Start: [hears('encounterStarts')],
        Help: [hears('reinforced')],
        Tide: [at('overlordStarts', reinforces('Zombie', 'East'))],
        Dawn: [at('overlordEnds', wins('overlord'))],
      },
    },
    {
      ...encounter,
      rules: {
        Start: [hears('encounterStarts')],
        Close: [hears('encounterEnds')],
        Knell: [hears('questEnds')],
        Noon: [at('overlordStarts', wins('heroes'))],
      },
    },
  ],
});
withQuests(nights);

const counted = (t: Table): { [rule: string]: number } =>
  Object.fromEntries(
    (t.state.zones.quest as unknown as { def: string; tokens: number }[]).map(({ def, tokens }) => [
      def.split('-').at(-1)!,
      tokens,
    ]),
  );
function idleUntil(t: Table, isSo: () => boolean): Table {
  for (let n = 0; n < 60 && !t.over && !isSo(); n++)
    t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
  return t;
}

describe('windows that later boxes use', () => {
  ruleTest('open when an encounter starts, the second one too, and when a monster is reinforced', (open) => {
    const t = begun(open, { quest: 'three-bells', seats: 3 });
    expect(counted(t)).toMatchObject({ start: 1, help: 0 });
    idleUntil(t, () => t.state.turn?.side === 'overlord' && t.prompt === 'd2.ask.activate');
    expect(counted(t)).toMatchObject({ start: 1, help: 1 });
    idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
    expect(counted(t)).toEqual({ start: 1, close: 0, knell: 0, noon: 0 });
  });

  ruleTest('open when the last encounter is over, and with it the quest', (open) => {
    const t = begun(open, { quest: 'three-bells', seats: 3 });
    idleUntil(t, () => false);
    expect([t.over?.result, counted(t)]).toEqual(['heroes', { start: 1, close: 1, knell: 1, noon: 0 }]);
  });

  ruleTest('open each time a surge has been spent', (open) => {
    const calm = { name: 'Calm', when: 'surge spent', does: 'recover 1 damage' };
    const t = scene(open, {
      map: room('HM......', '........', 'A.......'),
      figures: {
        H: hero({
          damage: 5,
          weapons: [{ name: 'Axe', dice: ['blue'], surges: ['+1 damage'] }],
          skills: [calm],
        }),
        A: hero(),
        M: monster({ health: 9, defence: [] }),
      },
      turn: { of: 'H' },
      shown: { blue: '2-2-1' },
    });
    attack(t, 'target:M');
    expect(figure(t, 'H').damage).toBe(5);
    t.choose('surge:own:0');
    expect([figure(t, 'H').damage, figure(t, 'M').damage]).toEqual([4, 3]);
  });

  ruleTest('open when a card of a monster brings a reinforcement', (open) => {
    const call = { name: 'Call', action: true, does: 'reinforce' };
    const fear = { name: 'Fear', when: 'reinforced', of: 'anybody', does: 'suffer 1 fatigue' };
    const t = scene(open, {
      map: room('H.......', '........', 'A......M'),
      figures: {
        H: hero({ skills: [fear] }),
        A: hero(),
        M: { ...monster({ skills: [call] }), rank: 'minion' },
      },
      turn: { activating: 'M' },
    });
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    t.choose(t.offered[0]!);
    expect(figure(t, 'H').fatigue).toBe(1);
  });

  ruleTest('open when an encounter is over', (open) => {
    const sigh = { name: 'Sigh', when: 'encounter ends', of: 'anybody', does: 'suffer 1 damage' };
    const t = scene(open, {
      map: room('HA......', '........', '.......M'),
      figures: { H: hero({ skills: [sigh] }), A: hero(), M: monster() },
      'between encounters': true,
    });
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest('open when the overlord plays a card, before it is resolved', (open) => {
    const gasp = { name: 'Gasp', when: 'card played', of: 'anybody', may: true, does: 'recover 1 damage' };
    const t = overlords(open, ['Word of Misery'], {
      figures: { A: hero({ health: 20, damage: 5, skills: [gasp] }) },
    });
    playThe(t, 'basic-i-word-of-misery');
    settle(t);
    expect([t.asked, t.prompt]).toEqual([2, 'd2.ask.use']);
    pick(t, 'use');
    expect(figure(t, 'A').damage).toBe(4);
  });

  ruleTest('open when a card is refreshed', (open) => {
    const nap = { name: 'Nap', exhaust: true, does: 'recover 1 fatigue' };
    const joy = { name: 'Joy', when: 'refreshed', of: 'anybody', does: 'recover 1 damage' };
    const t = scene(open, {
      map: room('HA......', '........', '.......M'),
      figures: {
        H: hero({ damage: 5, fatigue: 3, skills: [nap, joy] }),
        A: { ...hero(), acted: true },
        M: monster(),
      },
      turn: { of: 'H' },
    });
    pick(t, 'use');
    t.choose('end', 'activate:M', 'end');
    expect(figure(t, 'H').damage).toBe(5);
    idleTurn(t, 'H');
    expect(figure(t, 'H').damage).toBe(4);
  });
});
