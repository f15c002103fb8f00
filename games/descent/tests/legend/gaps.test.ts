import { AUTOMATON } from '@questwright/kernel';
import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { trialsOfFrostgate } from '../../content/legend/campaigns.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { charms } from '../../rules/effects/charm.ts';
import { heroes, one } from '../../rules/effects/whom.ts';
import { leaveStage } from '../../rules/legend/delve/leave.ts';
import { opensPortal } from '../../rules/legend/delve/stage.ts';
import { activatesAgain } from '../../rules/legend/quest-words.ts';
import { earnsXp } from '../../rules/legend/road/words.ts';
import { overlordDecides } from '../../rules/legend/table.ts';
import { sheetsOf } from '../../rules/pieces.ts';
import { required } from '../../rules/quest/words.ts';
import type { Descent } from '../../rules/state.ts';
import type { Offer } from '../../rules/words.ts';
import { dice, hero, monster, position } from '../position.ts';
import { accept, inStage, run, until } from './delve-kit.ts';
import { activated, damage, figure, has, room, type Table } from './kit.ts';
import { begun, withLegendQuests, written } from './quest-kit.ts';
import { go, onTheMap, untilAsked, withSmallRoad } from './road-kit.ts';

describe('a figure that is made to attack and has no order of surges', () => {
  const forced = (open: OpenPlaytest, surges: readonly string[], blue: string, red = '0-2-0'): Table => {
    const t = open(
      position({
        map: room('HA......', '.......M'),
        figures: {
          H: hero({ health: 30, defence: [], weapons: [{ attack: 'melee', dice: ['blue', 'red'], surges }] }),
          A: hero({ health: 30, defence: [] }),
          M: monster(),
        },
        legend: { lists: { 'Monster M': ['attack adjacent'] } },
        turn: { of: 'H' },
        chance: dice({ blue, red }),
      }),
    );
    const g = t.state;
    const by = figure(t, 'H');
    const whom = { ...one(heroes), of: () => [by] };
    const rule = charms(whom, 'attack').run(g, { seat: AUTOMATON, card: by, figure: by, event: {} } as never);
    run(rule as never, (choice) => {
      if (choice.seat !== AUTOMATON) return accept(choice);
      return overlordDecides(g, choice);
    });
    return t;
  };

  ruleTest('spends surges for the most damage, and not for what comes first [D2-COMBAT-57]', (open) => {
    const t = forced(open, ['Immobilize', '+1 damage', '+3 damage'], '2-2-1');
    // The nearest whom a charmed hero can attack is that hero.
    expect([damage(t, 'H'), has(t, 'H', 'immobilized')]).toEqual([7, false]);
  });
});

describe('an attack without a target', () => {
  ruleTest('that affects several monsters is dealt in full to one of them [D2-COMBAT-59]', (open) => {
    const t = activated(open, {
      map: room('NMO', '.H.'),
      M: { dice: ['red'], actions: ['Sweep'], health: 20, defence: [] },
      figures: {
        N: monster({ name: 'N', health: 20, defence: [], acted: true }),
        O: monster({ name: 'O', health: 10, defence: [], acted: true }),
      },
      lists: { 'Monster M': ['act Sweep'], N: ['attack adjacent'], O: ['attack adjacent'] },
      shown: { red: '0-3-0' },
    });
    while (t.match.choice?.topic === 'order') t.choose(t.offered);
    expect([damage(t, 'N'), damage(t, 'O'), damage(t, 'H')]).toEqual([3, 2, 2]);
  });
});

describe('heroes whom an order moves', () => {
  ruleTest('are bound by none of the preferences of monsters [D2-MOVE-35]', (open) => {
    const t = open(
      position({
        map: room('M.l.H', '.....'),
        figures: { H: hero(), M: monster() },
        legend: { lists: { 'Monster M': ['attack adjacent'] } },
        turn: { of: 'H' },
        chance: {},
      }),
    );
    const g = t.state;
    g.acting = [{ ...g.acting[0]!, figure: figure(t, 'M').id }];
    g.moving = [figure(t, 'H').id];
    figure(t, 'H').at = 3;
    const steps = [2, 7, 8].map((space): Offer => ({ word: 'step', space, source: null }));
    const choice = { kind: 'one', topic: 'step', seat: AUTOMATON, among: steps } as never;
    expect(overlordDecides(g, choice)).toBe(steps[0]);
  });
});

describe('a hero who is back up', () => {
  ruleTest('is so without being reported, and no morale comes of it [D2-MORALE-04]', (open) => {
    const t = open(
      position({
        map: room('.A......', '.......M'),
        figures: { H: hero({ token: 'a1' }), A: hero(), M: monster() },
        legend: { morale: 1, lists: { 'Monster M': ['attack adjacent'] } },
        turn: { of: 'A' },
        chance: dice({ red: '0-2-0 0-2-0' }),
      }),
    );
    expect(figure(t, 'H').zone).toBe('away');
    t.choose('revive:H');
    expect([figure(t, 'H').zone, t.state.legend!.morale]).toEqual(['map', 1]);
  });
});

describe('the portal of a stage', () => {
  it('opens through the objective of the stage [D2-PORTAL-06]', () => {
    for (const { quest } of content.stages) {
      const rules = quest.encounters[0]!.rules.map((id) => content.lasting.find((one) => one.id === id)!);
      const objective = rules.find(({ name }) => name === 'Objective')!;
      expect([quest.name, JSON.stringify(objective.text).includes('d2.delve.opens')]).toEqual([
        quest.name,
        true,
      ]);
    }
    const { state: g } = inStage();
    const rule = opensPortal.run(g, {} as never);
    if (rule) run(rule, accept);
    expect(g.legend!.delve!.open).toBe(true);
  });
});

describe('the sheets of heroes in The Delve', () => {
  it('turn up only where it says so: on the way into Act II [D2-HERO-16]', () => {
    const after = (resolved: number): boolean => {
      const { state: g } = inStage();
      g.legend!.delve!.resolved = resolved;
      sheetsOf(g, 0)[0]!.used = true;
      run(leaveStage(g), accept);
      return sheetsOf(g, 0)[0]!.used;
    };
    expect([after(0), after(1), after(2), after(3)]).toEqual([true, true, false, true]);
  });
});

describe('XP in the middle of a quest', () => {
  withSmallRoad();
  const earned = (learnsAtOnce: boolean): string[] => {
    const { printed } = descentBoxes;
    descentBoxes.print(
      new DescentBox({
        ...printed.content,
        legendCampaigns: [{ ...trialsOfFrostgate, id: 'small-road', learnsAtOnce }],
      }),
    );
    const match = untilAsked(go(onTheMap(), 'quest:chapter-one'), ({ topic }) => topic === 'next-hero');
    const rule = earnsXp(1).run(match.state, {} as never);
    const asked = rule
      ? run(rule, (choice) => (choice.kind === 'one' ? choice.among.at(-1) : undefined))
      : [];
    descentBoxes.print(printed);
    return asked;
  };

  it('may be spent whenever heroes receive any in Trials of Frostgate, and not elsewhere [D2-XP-24]', () => {
    expect(trialsOfFrostgate.learnsAtOnce).toBe(true);
    expect(earned(false)).toEqual([]);
    expect(earned(true)).toContain('learn');
  });
});

describe('the activation of a group', () => {
  withLegendQuests(
    written('Restless', { groups: [required('Ettin', 'Hall', { exactly: { minion: 0, master: 1 } })] }),
  );

  /** How often the ettin has activated in the first round. */
  const activations = (change: (g: Descent) => void): number => {
    const match = begun('restless', { heroes: 2 });
    const count = (): number => match.log.filter(({ key }) => key === 'd2.log.legend.group').length;
    until(match, () => count() === 1 && match.state.legend!.activation === null);
    change(match.state);
    until(match, () => match.state.round === 2);
    return count();
  };

  it('can be forced: then it activates once more in the round [D2-TRACK-05]', () => {
    expect(activations((g) => void activatesAgain('Ettin').run(g, {} as never))).toBe(2);
    expect(activations(() => undefined)).toBe(1);
  });

  it('is never forgotten: no round ends before it [D2-TRACK-06]', () => {
    const match = begun('restless', { heroes: 2 });
    until(match, () => match.state.round === 2);
    const ends = match.log.findIndex(({ key, args }) => key === 'd2.log.round' && args?.n === 2);
    const group = match.log.findIndex(({ key }) => key === 'd2.log.legend.group-ends');
    expect([group >= 0, group < ends]).toEqual([true, true]);
  });
});
