import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, damage, fight, figure, hall, surges, type Table } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';

const turn = { activating: 'M' };
/** More cards than are drawn, so that the discard pile is not shuffled. */
const DECK = { 'overlord deck': ['Next', 'Last'] };
const plays = (t: Table): string[] => t.offered.filter((id) => id.startsWith('play:'));
const play = (t: Table): Table => t.choose(plays(t)[0]!);
const pile = (t: Table, zone: string): string[] => (t.state.zones[zone] ?? []).map(({ def }) => def);

/** M attacks H; the overlord has these cards in hand. */
const assault = (
  open: OpenPlaytest,
  hand: readonly string[],
  shown: { readonly [colour: string]: string },
  more: Words = {},
): Table => {
  const { own = {}, foe = {}, ...rest } = more as { own?: Words; foe?: Words };
  return fight(open, {
    map: hall('MH'),
    figures: { M: monster({ surges: ['+2 damage'], ...foe }), H: hero(own) },
    turn,
    hand,
    ...DECK,
    shown,
    ...rest,
  });
};

describe('the cards in the hand of the overlord', () => {
  const shown = { blue: '3-2-0', red: '0-1-0', gray: '0' };

  ruleTest('Dark Might adds a surge to his attack, and is discarded [D2-OVCARD-22]', (open) => {
    const t = assault(open, ['Dark Might'], shown);
    expect(plays(t)).toEqual([]);
    attack(t, 'target:H');
    play(t);
    expect(pile(t, 'discard')).toEqual(['basic-i-dark-might']);
    t.choose(surges(t)[0]!);
    expect([damage(t, 'H'), pile(t, 'hand:0')]).toEqual([5, []]);
  });

  ruleTest(
    'two of one name do not answer the same roll, but do answer two [D2-OVCARD-17, D2-OVCARD-21]',
    (open) => {
      const t = assault(open, ['Dark Might', 'Dark Might', 'Frenzy'], {
        blue: '3-2-0 3-2-0',
        red: '0-1-0 0-1-0',
        gray: '0 0',
      });
      play(t);
      attack(t, 'target:H');
      play(t);
      // He is asked again, since he has cards and others could be played; not for a second Dark Might.
      expect([t.asked, plays(t)]).toEqual([0, []]);
      t.choose('pass').choose('no-more-surges');
      attack(t, 'target:H');
      expect(plays(t)).toHaveLength(1);
    },
  );

  ruleTest('Critical Blow gives the attack a surge ability of its own', (open) => {
    const t = assault(
      open,
      ['Critical Blow'],
      { blue: '2-2-1', red: '0-1-0', gray: '0' },
      { foe: { surges: [] } },
    );
    attack(t, 'target:H');
    play(t);
    t.choose(surges(t)[0]!);
    expect(damage(t, 'H')).toBe(6);
  });

  ruleTest(
    'Frenzy: an attack action more, which no limit counts, and a plain one [D2-ATTACK-06, D2-FOVL-04, D2-FOVL-05, D2-MON-34]',
    (open) => {
      const t = assault(
        open,
        ['Frenzy'],
        { blue: '3-2-0 3-2-0', red: '0-1-0 0-1-0', gray: '0 0' },
        { foe: { actions: ['Sweep'] } },
      );
      const offered = (): string[] => t.offered.filter((id) => /^(weapon:|ability:)/.test(id));
      expect(offered()).toHaveLength(2);
      attack(t, 'target:H', 'pass');
      expect([t.state.acting[0]!.actions, offered()]).toEqual([1, []]);
      play(t);
      // Sweep is an ability that contains an attack: the action that was gained is none for it.
      expect(offered().map((id) => id.split(':')[0])).toEqual(['weapon']);
      attack(t, 'target:H');
      expect([t.state.acting[0]!.actions, damage(t, 'H'), offered()]).toEqual([1, 6, []]);
    },
  );

  ruleTest('Frenzy first: the attack of the monster’s own is still open after it [D2-FOVL-05]', (open) => {
    const t = assault(open, ['Frenzy'], { blue: '3-2-0 3-2-0', red: '0-1-0 0-1-0', gray: '0 0' });
    play(t);
    attack(t, 'target:H');
    expect([t.state.acting[0]!.actions, damage(t, 'H')]).toEqual([2, 3]);
    attack(t, 'target:H');
    expect([t.state.acting[0]!.actions, damage(t, 'H')]).toEqual([1, 6]);
    expect(t.offered.some((id) => id.startsWith('weapon:'))).toBe(false);
  });

  ruleTest('Frenzy also after both actions, and not twice for one monster', (open) => {
    const t = assault(open, ['Frenzy', 'Frenzy'], shown, { turn: { ...turn, actions: 0 } });
    play(t);
    expect(plays(t)).toEqual([]);
    attack(t, 'target:H', 'pass');
    expect([damage(t, 'H'), t.offered]).toEqual([3, ['end']]);
  });

  ruleTest('Dash: a move action more, also for who shambles [D2-FOVL-02, D2-FABIL-75]', (open) => {
    const t = assault(open, ['Dash'], shown, { map: hall('M...H.'), foe: { passives: ['Shambling'] } });
    t.choose('action:move');
    expect(t.offered).not.toContain('action:move');
    play(t);
    t.choose('action:move');
    expect([t.state.acting[0]!.actions, t.state.acting[0]!.points.map(({ left }) => left)]).toEqual([
      1,
      [3, 3],
    ]);
  });
});

describe('dice that are rerolled or added to', () => {
  ruleTest('Dark Fortune rerolls a die of the overlord, of whichever roll of his [D2-MOD-07]', (open) => {
    const t = assault(open, ['Dark Fortune', 'Frenzy'], { blue: '3-2-0', red: '0-1-0 0-3-0', gray: '0' });
    attack(t, 'target:H');
    play(t).choose('reroll:1', 'pass', 'end');
    expect(damage(t, 'H')).toBe(5);
  });

  ruleTest('Dark Fortune is nothing for dice of a hero', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: {
        H: hero({ weapons: [{ name: 'Axe', dice: ['red'] }] }),
        M: monster({ health: 20, defence: ['gray'] }),
      },
      hand: ['Dark Fortune'],
      ...DECK,
      shown: { red: '0-3-0', gray: '0 2' },
    });
    attack(t, 'target:M');
    play(t);
    // There is only the defence die of the monster to reroll.
    expect(damage(t, 'M')).toBe(1);
  });

  ruleTest('Heavy Cloak cancels the surge that Dark Might has just added [D2-MOD-17]', (open) => {
    const t = assault(
      open,
      ['Dark Might'],
      { blue: '3-2-0', red: '0-1-0', gray: '0' },
      { own: { weapons: ['Heavy Cloak'] } },
    );
    attack(t, 'target:H');
    // No surge has been rolled: nothing to cancel yet.
    expect(t.asked).toBe(0);
    play(t);
    expect(t.asked).toBe(1);
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect([surges(t), damage(t, 'H')]).toEqual([[], 3]);
  });
});

describe('Word of Misery', () => {
  /** The overlord's turn begins; H has a skill that hurts, M attacks. */
  const misery = (open: OpenPlaytest, more: Words = {}, own: Words = {}): Table => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: hero({ health: 20, ...own }), M: monster() },
      turn: { of: 'H' },
      hand: ['Word of Misery'],
      ...DECK,
      shown: { blue: '3-2-0', red: '0-1-0', gray: '0' },
      ...more,
    });
    t.choose('end');
    play(t);
    while (t.prompt === 'd2.ask.play') t.choose('pass');
    t.choose('activate:M');
    attack(t, 'target:H');
    while (t.offered.includes('pass')) t.choose('pass');
    return t;
  };
  const suffered = (t: Table): number[] => [damage(t, 'H'), figure(t, 'H').fatigue];

  ruleTest('each time a hero suffers damage costs 1 fatigue too, however much it is [D2-FOVL-08]', (open) => {
    expect(suffered(misery(open))).toEqual([3, 1]);
  });

  ruleTest('fatigue that is suffered as damage is no new cause [D2-FOVL-09]', (open) => {
    expect(suffered(misery(open, {}, { fatigue: 4 }))).toEqual([4, 4]);
  });

  ruleTest('a rule of the quest that gives damage for fatigue sets it off once [D2-TRIG-08]', (open) => {
    const rule = { when: 'suffered', kind: 'fatigue', of: 'anybody', does: 'that figure suffers 1 damage' };
    // 3 damage, then 1 fatigue of the card, then 1 damage of the quest, which is not one more cause.
    expect(suffered(misery(open, { 'quest rules': [rule] }))).toEqual([4, 1]);
  });

  ruleTest('stays in play, and is discarded at the end of the round [D2-FOVL-10]', (open) => {
    const t = misery(open);
    expect(pile(t, 'in-play')).toEqual(['basic-i-word-of-misery']);
    t.choose('end');
    expect([pile(t, 'in-play'), pile(t, 'discard')]).toEqual([[], ['basic-i-word-of-misery']]);
  });
});

describe('traps', () => {
  const walk = (open: OpenPlaytest, card: string, shown: { readonly [colour: string]: string }) =>
    fight(open, {
      map: hall('H.A...'),
      figures: { H: hero(), A: hero() },
      hand: [card],
      ...DECK,
      shown,
    }).choose('action:move', 'step:b1');

  ruleTest('Tripwire ends the move action of a hero who fails [D2-FOVL-07]', (open) => {
    const t = play(walk(open, 'Tripwire', { gray: '3', black: '2' }));
    expect([t.state.acting[0]!.points, t.state.acting[0]!.actions]).toEqual([[], 1]);
    const passed = play(walk(open, 'Tripwire', { gray: '1', black: '2' }));
    expect(passed.state.acting[0]!.points.map(({ left }) => left)).toEqual([3]);
  });

  ruleTest('Pit Trap costs a point, or stuns whoever has none', (open) => {
    const t = play(walk(open, 'Pit Trap', { gray: '3', black: '2' }));
    expect([damage(t, 'H'), t.state.acting[0]!.points.map(({ left }) => left)]).toEqual([1, [2]]);
  });

  ruleTest('not where somebody else stands, nor before the step [D2-OVCARD-16, D2-OVCARD-20]', (open) => {
    const t = walk(open, 'Pit Trap', {});
    expect([t.asked, plays(t).length]).toEqual([0, 1]);
    t.choose('pass', 'step:c1');
    expect(t.asked).toBe(1);
    t.choose('step:d1');
    expect(plays(t)).toHaveLength(1);
  });
});

describe('what others learn of the hand', () => {
  ruleTest('he is asked with any card in hand, and without one he is not [D2-OVCARD-10]', (open) => {
    const shown = { blue: '3-2-0', red: '0-1-0', gray: '0' };
    const asked = (hand: readonly string[]): boolean =>
      attack(assault(open, hand, shown), 'target:H').offered.includes('pass');
    expect([asked(['Dark Might']), asked(['Tripwire']), asked(['Anything']), asked([])]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  ruleTest('he passes for the attack, or for the turn', (open) => {
    const walker = () =>
      fight(open, { map: hall('H....A'), figures: { H: hero(), A: hero() }, hand: ['Tripwire'] }).choose(
        'action:move',
        'step:b1',
      );
    const t = walker();
    t.choose('pass', 'step:c1');
    expect(t.asked).toBe(0);
    const passing = walker();
    passing.choose('pass:turn', 'step:c1');
    expect(passing.asked).toBe(1);
  });

  ruleTest('is nothing: heroes are sent the same whatever he holds [D2-OVCARD-10]', (open) => {
    /** What the player of H is sent, question by question, while M attacks and the overlord plays nothing. */
    const sent = (card: string): string[] => {
      const t = assault(open, [card], { blue: '3-2-0', red: '0-1-0', gray: '0' });
      const views: string[] = [];
      for (const answer of [t.offered.find((id) => id.startsWith('weapon:'))!, 'target:H', 'pass', 'end']) {
        views.push(JSON.stringify(t.match.view(1)));
        t.choose(answer);
      }
      return [...views, JSON.stringify(t.match.view(1))];
    };
    const [first, ...others] = ['Dark Might', 'Tripwire', 'Word of Misery', 'Dark Charm'].map(sent);
    for (const other of others) expect(other).toEqual(first);
  });
});
