import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { basicTwo } from '../../content/labyrinth-of-ruin/basic-ii.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { heroes, one, thatFigure } from '../../rules/effects/whom.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import * as when from '../../rules/overlord/moments.ts';
import { attack, damage, room } from '../attack/kit.ts';
import { hero, monster } from '../position.ts';
import { figure } from '../table.ts';
import { atEnd, overlords, pile, playable, plays, playThe, scene, settle, withMore } from './kit.ts';

/** Cards that differ in their type alone, and one that is played on a hero and of which there are two. */
const like = (name: string, trait: 'Event' | 'Magic' | 'Trap') => ({
  name,
  traits: [trait],
  when: [when.yourTurnStarts],
  does: suffers('damage', 1, one(heroes)),
});
const made = overlordDeck('Basic I', [
  like('An Event', 'Event'),
  like('A Spell', 'Magic'),
  like('A Trap', 'Trap'),
  {
    name: 'Sting',
    traits: ['Event'],
    copies: 2,
    when: [when.yourTurnStarts],
    on: one(heroes),
    does: suffers('damage', 1, thatFigure),
  },
]);
withMore({ cards: [...made, ...basicTwo] });

const hurt = (t: ReturnType<typeof scene>): number[] => ['H', 'A'].map((letter) => damage(t, letter));

describe('playing Overlord cards', () => {
  ruleTest('is the same for every type of card, and costs nothing [D2-OVCARD-04, D2-OVCARD-14]', (open) => {
    const t = overlords(open, ['An Event', 'A Spell', 'A Trap']);
    const threat = t.state.threat;
    for (const def of ['basic-i-an-event', 'basic-i-a-spell', 'basic-i-a-trap']) {
      expect(playable(t)).toContain(def);
      settle(playThe(t, def)).choose('figure:H');
    }
    expect([hurt(t), pile(t, 'discard').length, t.state.threat, pile(t, 'hand:0')]).toEqual([
      [3, 0],
      3,
      threat,
      ['next'],
    ]);
  });

  ruleTest('goes on as long as the overlord likes, at one moment and in one turn [D2-OVCARD-15]', (open) => {
    const t = overlords(open, ['An Event', 'A Spell', 'Dark Resilience', 'Plan Ahead'], {
      figures: { M: monster({ damage: 3, health: 9 }) },
      shown: { red: '0-1-0 0-1-0' },
    });
    playThe(t, 'basic-i-an-event');
    settle(playThe(t, 'basic-i-a-spell'));
    t.choose(t.offered).choose('figure:H', 'figure:H');
    settle(t);
    settle(playThe(t, 'universal-dark-resilience'));
    playThe(t, 'universal-plan-ahead').choose(t.offered);
    expect(pile(t, 'discard').length).toBe(4);
  });

  ruleTest(
    'of one name may answer to one moment twice, on different figures and never on the same [D2-OVCARD-18, D2-OVCARD-19]',
    (open) => {
      const t = overlords(open, ['Sting', 'Sting']);
      playThe(t, 'basic-i-sting');
      settle(t).choose('figure:H');
      expect(playable(t)).toEqual(['basic-i-sting']);
      // Only A is left for the second one, so nobody is asked whom it hits.
      settle(playThe(t, 'basic-i-sting'));
      expect([hurt(t), pile(t, 'hand:0')]).toEqual([[1, 1], ['next']]);
    },
  );

  ruleTest('offers a card that has been declared no second time', (open) => {
    const t = overlords(open, ['Sting', 'An Event']);
    playThe(t, 'basic-i-sting');
    expect(playable(t)).toEqual(['basic-i-an-event']);
    settle(playThe(t, 'basic-i-an-event'));
    t.choose(t.offered).choose('figure:H', 'figure:A');
    expect(hurt(t)).toEqual([1, 1]);
  });

  ruleTest('of one name on both figures leaves a third card of that name in hand [D2-OVCARD-18]', (open) => {
    const t = overlords(open, ['Sting', 'Sting', 'Sting']);
    playThe(t, 'basic-i-sting');
    settle(t).choose('figure:H');
    playThe(t, 'basic-i-sting');
    settle(t);
    expect([plays(t), hurt(t), pile(t, 'hand:0').includes('basic-i-sting')]).toEqual([[], [1, 1], true]);
  });

  ruleTest('gives a card for every hero who is defeated [D2-OVCARD-12]', (open) => {
    const t = scene(open, [], {
      map: room('HM......', 'A.......', '........'),
      figures: {
        H: hero({ health: 1, defence: [] }),
        A: hero({ health: 1, defence: [] }),
        M: monster({ blast: true, defence: [] }),
      },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-1-0' },
    });
    attack(t, 'target:H');
    t.choose(t.offered);
    expect([figure(t, 'H').zone, figure(t, 'A').zone, pile(t, 'hand:0')]).toEqual([
      'away',
      'away',
      ['next', 'last'],
    ]);
  });
});

describe('a hand that holds all cards', () => {
  ruleTest('makes the first card that is played the new deck, at once [D2-OVCARD-26]', (open) => {
    const t = overlords(open, ['Dark Charm', 'Dash'], {
      'overlord deck': [],
      shown: { gray: '0', black: '0' },
    });
    playThe(t, 'basic-i-dark-charm');
    settle(t).choose('figure:H');
    // H has passed the test, and the card that the overlord draws for it is Dark Charm again.
    expect([pile(t, 'hand:0').sort(), pile(t, 'deck:0'), pile(t, 'discard')]).toEqual([
      ['basic-i-dark-charm', 'basic-i-dash'],
      [],
      [],
    ]);
  });

  ruleTest(
    'lets Dark Charm be played twice at one start of turn, on different heroes [D2-OVCARD-27]',
    (open) => {
      const t = overlords(open, ['Dark Charm', 'Dash'], {
        'overlord deck': [],
        shown: { gray: '0 0', black: '0 0' },
        chance: { 'overlord deck': ['keep', 'keep'] },
      });
      playThe(t, 'basic-i-dark-charm');
      settle(t).choose('figure:H');
      expect(playable(t)).toEqual(['basic-i-dark-charm']);
      settle(playThe(t, 'basic-i-dark-charm'));
      const passed = t.logged('d2.log.passes').map((entry) => JSON.stringify(entry));
      expect(passed.length).toBe(2);
      expect(new Set(passed).size).toBe(2);
    },
  );

  ruleTest(
    'waits for the first card that is discarded when the one that was played stays [D2-OVCARD-41]',
    (open) => {
      const t = overlords(open, ['Word of Misery', 'Dash'], { 'overlord deck': [] });
      settle(playThe(t, 'basic-i-word-of-misery'));
      expect([pile(t, 'in-play'), pile(t, 'deck:0')]).toEqual([['basic-i-word-of-misery'], []]);
      t.choose('activate:M');
      playThe(t, 'basic-i-dash');
      expect([pile(t, 'in-play'), pile(t, 'deck:0')]).toEqual([['basic-i-word-of-misery'], ['basic-i-dash']]);
    },
  );
});

describe('what cards cannot do', () => {
  ruleTest('affect an inactive monster [D2-INACT-03]', (open) => {
    const figures = (inactive: boolean) => ({
      M: monster(),
      N: { ...monster({ damage: 2 }), inactive, rank: 'master' },
    });
    const offered = (inactive: boolean): string[] => {
      const t = atEnd(
        overlords(open, ['Blood Rage', 'Reinforce', 'Dark Resilience'], {
          map: room('H.......', '........', 'A..N...M'),
          figures: figures(inactive),
        }),
        ...(inactive ? ['M'] : ['M', 'N']),
      );
      return playable(t);
    };
    // The only master, and the only monster that could recover, is N.
    expect(offered(true)).toEqual(['warlord-blood-rage']);
    expect(offered(false)).toEqual(['warlord-blood-rage', 'warlord-reinforce']);
  });

  ruleTest(
    'give a move or an attack to a monster that may perform only one action [D2-FOVL-03, D2-FOVL-06]',
    (open) => {
      const t = overlords(open, ['Unholy Ritual', 'Dash', 'Frenzy'], {
        figures: { M: { monster: 'Zombie', rank: 'minion' }, N: { monster: 'Cave Spider', rank: 'minion' } },
        map: room('HM......', '.......N', '.......A'),
        'overlord deck': ['One', 'Two', 'Three', 'Four', 'Five'],
      });
      playThe(t, 'magus-unholy-ritual');
      settle(t).choose('group:zombie');
      settle(t).choose('activate:M');
      expect([t.state.acting[0]!.actions, playable(t)]).toEqual([1, []]);
      t.choose('end', 'activate:N');
      expect([t.state.acting[0]!.actions, playable(t)]).toEqual([2, ['basic-i-dash', 'basic-i-frenzy']]);
    },
  );
});

describe('Blood Rage', () => {
  const raging = (
    open: Parameters<typeof scene>[0],
    hand: readonly string[],
    shown: Record<string, string>,
  ) =>
    overlords(open, hand, {
      figures: { H: { ...hero({ health: 40, defence: [] }), acted: true } },
      shown,
    });

  ruleTest('makes two attacks that are moments of their own for one name [D2-FOVL-22]', (open) => {
    const t = atEnd(
      raging(open, ['Blood Rage', 'Dirty Fighting', 'Dirty Fighting'], {
        blue: '3-2-0 3-2-0',
        red: '0-1-0 0-1-0',
      }),
    );
    settle(playThe(t, 'warlord-blood-rage'));
    const seen: string[][] = [];
    for (let n = 0; n < 2; n++) {
      if (t.offered.includes('target:H')) t.choose('target:H');
      seen.push(playable(t));
      playThe(t, 'basic-ii-dirty-fighting');
      settle(t);
      if (t.offered.includes('no-more-surges')) t.choose('no-more-surges');
    }
    expect(seen).toEqual([['basic-ii-dirty-fighting'], ['basic-ii-dirty-fighting']]);
    expect([damage(t, 'H'), figure(t, 'M').zone]).toEqual([6, 'defeated']);
  });

  ruleTest('has one more attack by Flurry before the monster is defeated [D2-FOVL-23]', (open) => {
    const t = atEnd(
      raging(open, ['Blood Rage', 'Flurry', 'Dash'], {
        blue: '2-2-1 3-2-0 3-2-0',
        red: '0-1-0 0-1-0 0-1-0',
        green: '0-1-0',
      }),
    );
    settle(playThe(t, 'warlord-blood-rage'));
    if (t.offered.includes('target:H')) t.choose('target:H');
    playThe(t, 'basic-ii-flurry');
    settle(t).choose(t.offered.find((id) => id.startsWith('surge:'))!);
    for (let n = 0; n < 8 && figure(t, 'M').zone === 'map'; n++)
      t.choose(t.offered.includes('target:H') ? 'target:H' : 'pass');
    // 3 and 3, and between them 4 of the attack that Flurry gave.
    expect([damage(t, 'H'), figure(t, 'M').zone]).toEqual([10, 'defeated']);
  });
});
