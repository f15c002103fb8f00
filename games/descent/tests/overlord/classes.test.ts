import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { attack, damage, room, type Table } from '../attack/kit.ts';
import { ground } from '../move/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { figure, has } from '../table.ts';

const DECK = ['Next', 'Last', 'Late'];
const plays = (t: Table): string[] => t.offered.filter((id) => id.startsWith('play:'));
/** Nothing else is played at this moment. */
const settle = (t: Table): Table => {
  while (t.prompt === 'd2.ask.play') t.choose('pass');
  return t;
};
const play = (t: Table): Table => settle(t.choose(plays(t)[0]!));
const pile = (t: Table, zone: string): string[] => (t.state.zones[zone] ?? []).map(({ def }) => def);

/** H and A against M; the overlord has these cards. */
function scene(open: OpenPlaytest, hand: readonly string[], words: Words = {}): Table {
  const {
    figures = {},
    shown = {},
    ...more
  } = words as { figures?: Words; shown?: { [colour: string]: string } };
  return open(
    position({
      map: room('HM......', '........', '.......A'),
      figures: { H: hero({ health: 20 }), A: hero({ health: 20 }), M: monster(), ...figures },
      hand,
      'overlord deck': DECK,
      ...more,
      chance: { ...dice(shown), 'overlord deck': ['keep'] },
    }),
  );
}

/** The last hero's turn is over: the overlord's begins. */
const overlords = (open: OpenPlaytest, hand: readonly string[], words: Words = {}): Table => {
  const { figures = {} } = words as { figures?: Words };
  return scene(open, hand, {
    turn: { of: 'A', actions: 0 },
    ...words,
    figures: { H: { ...hero({ health: 20 }), acted: true }, ...figures },
  }).choose('end');
};
/** M is activated and does nothing; the end of the overlord's turn comes. */
const atEnd = (t: Table): Table => {
  settle(t);
  return t.choose('activate:M', 'end');
};

describe('the decks of the overlord', () => {
  it('have as many cards as the box [D2-COLL-07]', () => {
    const count = (deck: string): number =>
      content.cards.filter((card) => card.deck === deck).reduce((sum, { copies = 1 }) => sum + copies, 0);
    expect(['Basic I', 'Magus', 'Saboteur', 'Universal', 'Warlord'].map(count)).toEqual([15, 7, 7, 4, 7]);
  });

  it('show name, kind, text with its moment, deck and price [D2-OVCARD-03, D2-OVCARD-08, D2-OVCARD-29, D2-OVCARD-32]', () => {
    const bought = content.cards.filter(({ deck }) =>
      ['Magus', 'Saboteur', 'Universal', 'Warlord'].includes(deck),
    );
    for (const { name, traits, text, xp, plays: moments } of bought)
      expect([name.length > 0, traits!.length, text.length > 0, xp! > 0, moments!.length > 0]).toEqual([
        true,
        1,
        true,
        true,
        true,
      ]);
    const universal = content.cards.filter(({ deck }) => deck === 'Universal');
    expect(universal.map(({ name, copies }) => [name, copies])).toEqual([
      ['Dark Resilience', 1],
      ['Plan Ahead', 2],
      ['Schemes', 1],
    ]);
  });
});

describe('the Warlord', () => {
  ruleTest('plays Blood Rage at the end of his turn: two attacks, then the monster is defeated', (open) => {
    const t = atEnd(
      overlords(open, ['Blood Rage'], {
        figures: { H: { ...hero({ health: 20, defence: [] }), acted: true } },
        shown: { blue: '3-2-0 3-2-0', red: '0-1-0 0-1-0' },
      }),
    );
    play(t);
    while (t.offered.includes('target:H')) settle(t.choose('target:H'));
    expect([damage(t, 'H'), figure(t, 'M').zone]).toEqual([6, 'defeated']);
  });

  ruleTest(
    'draws 2 cards for Bloodlust beyond the one for the defeat, also with the card just drawn [D2-FOVL-17, D2-FOVL-19]',
    (open) => {
      const t = scene(open, ['Dash'], {
        figures: { H: hero({ health: 2, defence: [] }) },
        'overlord deck': ['Bloodlust', 'Next', 'Last', 'Late'],
        turn: { activating: 'M' },
        shown: { blue: '3-2-0', red: '0-1-0' },
      });
      attack(t, 'target:H');
      while (t.prompt === 'd2.ask.play' && plays(t).length === 0) t.choose('pass');
      play(t);
      expect(pile(t, 'hand:0')).toEqual(['basic-i-dash', 'next', 'last']);
    },
  );

  ruleTest('cannot play Bloodlust for who is merely treated as a hero [D2-FOVL-18]', (open) => {
    const t = scene(open, ['Bloodlust'], {
      figures: { H: { figure: { 'as hero': true, health: 1, defence: [] } }, B: hero() },
      map: room('HM......', '......B.', '.......A'),
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-1-0' },
    });
    attack(t, 'target:H');
    while (t.prompt === 'd2.ask.play' && plays(t).length === 0) t.choose('pass');
    expect([plays(t), pile(t, 'hand:0')]).toEqual([[], ['warlord-bloodlust']]);
  });

  ruleTest('adds 2 shields with Dark Fortitude', (open) => {
    const t = scene(open, ['Dark Fortitude'], {
      figures: { H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }) },
      turn: { of: 'H' },
      shown: { blue: '3-2-0', gray: '0' },
    });
    attack(t, 'target:M');
    play(t);
    expect(damage(t, 'M')).toBe(0);
  });

  ruleTest('strikes an Expert Blow: +2 damage, and for a surge the card comes back', (open) => {
    const t = scene(open, ['Expert Blow'], {
      figures: { H: hero({ health: 20, defence: [] }) },
      turn: { activating: 'M' },
      shown: { blue: '2-2-1', red: '0-1-0' },
    });
    attack(t, 'target:H');
    play(t);
    settle(t);
    t.choose(t.offered.find((id) => id.startsWith('surge:'))!);
    while (t.offered.includes('pass') && !t.offered.includes('end')) t.choose('pass');
    expect([damage(t, 'H'), pile(t, 'hand:0')]).toEqual([5, ['warlord-expert-blow']]);
  });

  ruleTest(
    'calls minions beside a master as his turn ends, far from the heroes [D2-FOVL-24, D2-FOVL-25]',
    (open) => {
      const t = atEnd(
        overlords(open, ['Reinforce'], {
          map: room('HA......', '........', '......M.'),
          figures: { M: { monster: 'Zombie', rank: 'master' } },
        }),
      );
      play(t);
      while (t.offered.some((id) => id.startsWith('space:'))) {
        expect(t.offered.every((id) => /^space:[fgh]/.test(id))).toBe(true);
        t.choose(t.offered[0]!);
      }
      expect(pile(t, 'map').filter((def) => def === 'zombie/1/minion').length).toBe(2);
    },
  );
});

describe('the Magus', () => {
  ruleTest('hurts heroes who fail a test of might with Word of Pain', (open) => {
    const t = atEnd(overlords(open, ['Word of Pain'], { shown: { gray: '3 0', black: '4 0' } }));
    play(t);
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([1, 0]);
  });

  ruleTest('tires heroes with Word of Despair after each action of their next turn', (open) => {
    const t = atEnd(overlords(open, ['Word of Despair'], { shown: { gray: '3 0', black: '4 0' } }));
    play(t);
    settle(t);
    t.choose('activate:H', 'action:rest');
    expect(figure(t, 'H').fatigue).toBe(1);
    t.choose('end');
    expect(pile(t, 'lasting')).toEqual([]);
  });

  ruleTest(
    'draws for the figures of a group with Unholy Ritual, keeps 2, and they have an action less [D2-FOVL-12, D2-FOVL-13]',
    (open) => {
      const zombie = { monster: 'Zombie', rank: 'minion' };
      const t = overlords(open, ['Unholy Ritual'], {
        map: room('H.......', '......ZY', '.....M.A'),
        figures: { M: zombie, Z: zombie, Y: zombie },
        'overlord deck': ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
      });
      play(t);
      expect(t.match.choice).toMatchObject({ min: 2, max: 2 });
      t.choose(t.offered.slice(0, 2));
      expect(pile(t, 'hand:0')).toEqual(['one', 'two', 'three']);
      settle(t);
      t.choose('activate:Z');
      expect(t.state.acting[0]!.actions).toBe(1);
    },
  );

  ruleTest('fetches a card with Diabolic Power, and heroes test by its kind', (open) => {
    const t = overlords(open, ['Diabolic Power'], {
      'overlord deck': ['Next', 'Tripwire', 'Last'],
      shown: { gray: '3 0', black: '4 0' },
    });
    settle(t);
    play(t);
    t.choose(
      t.offered.find((id) =>
        t.state.zones['deck:0']!.some((card) => `card:${card.id}` === id && card.def === 'basic-i-tripwire'),
      )!,
    );
    expect([pile(t, 'hand:0').includes('basic-i-tripwire'), damage(t, 'H'), damage(t, 'A')]).toEqual([
      true,
      2,
      0,
    ]);
  });
});

describe('the Saboteur', () => {
  const searched = (
    open: OpenPlaytest,
    hand: readonly string[],
    shown: { [colour: string]: string },
    map = ground('.* H A . .*', '. . . . M'),
  ): Table => {
    const t = scene(open, hand, { map, turn: { of: 'H' }, 'search deck': ['Health Potion'], shown });
    t.choose('search:a1');
    while (t.prompt === 'd2.ask.play' && plays(t).length === 0) t.choose('pass');
    return t;
  };

  ruleTest('blasts those near a search with Explosive Runes by what they roll beyond awareness', (open) => {
    const t = play(searched(open, ['Explosive Runes'], { gray: '3 0', black: '4 2' }));
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([4, 0]);
  });

  ruleTest('does no damage by Explosive Runes to who has no attributes [D2-FOVL-14]', (open) => {
    const t = scene(open, ['Explosive Runes'], {
      map: ground('.* H F . .*', '. A . . M'),
      figures: { F: { figure: { 'as hero': true, health: 3 } } },
      turn: { of: 'H' },
      'search deck': ['Health Potion'],
      shown: { gray: '0 0', black: '0 0' },
    });
    t.choose('search:a1');
    while (t.prompt === 'd2.ask.play' && plays(t).length === 0) t.choose('pass');
    play(t);
    expect(damage(t, 'F')).toBe(0);
  });

  ruleTest('springs the Uthuk Demon Trap: damage by the attribute, or defeat', (open) => {
    const t = play(searched(open, ['Uthuk Demon Trap'], { gray: '0', black: '2' }));
    expect(t.asked).toBe(1);
    t.choose('test:might');
    expect(damage(t, 'H')).toBe(3);
    const lost = play(searched(open, ['Uthuk Demon Trap'], { gray: '3', black: '2' }));
    lost.choose('test:awareness');
    expect(figure(lost, 'H').zone).toBe('away');
  });

  ruleTest('poisons by a dart who searches, before anything is found', (open) => {
    const t = scene(open, ['Poison Dart'], {
      map: ground('.* H A . .*', '. . . . M'),
      turn: { of: 'H' },
      'search deck': ['Health Potion'],
      shown: { gray: '3', black: '4' },
    });
    t.choose('search:a1');
    play(t);
    expect(pile(t, 'found:h0')).toEqual([]);
    t.choose(t.offered[0]!);
    expect([damage(t, 'H'), figure(t, 'H').fatigue, has(t, 'H', 'poisoned')]).toEqual([1, 1, true]);
  });

  ruleTest(
    'turns a hero into a monkey: Speed 5, no defence dice, no attack, until his next turn ends',
    (open) => {
      const t = play(searched(open, ['Curse of the Monkey God'], { gray: '3', black: '4' }));
      settle(t);
      expect(t.offered.some((id) => id.startsWith('weapon:'))).toBe(false);
      t.choose('action:move');
      expect(t.state.acting[0]!.points[0]!.left).toBe(5);
      t.choose('end');
      expect(pile(t, 'lasting')).toEqual(['monkey']);
    },
  );

  ruleTest('webs a hero who enters an empty space, and heroes beside him', (open) => {
    const t = scene(open, ['Web Trap'], {
      map: room('H..A....', '........', '.......M'),
      turn: { of: 'H' },
      shown: { gray: '0 3', black: '2 4' },
    });
    t.choose('action:move', 'step:b1');
    settle(t).choose('step:c1');
    play(t);
    expect([has(t, 'H', 'immobilized'), has(t, 'A', 'immobilized')]).toEqual([false, true]);
  });

  ruleTest('laughs: a passed test is taken anew with 1 less [D2-FOVL-16]', (open) => {
    const laugh = (gray: string, black: string): Table => {
      const t = scene(open, ['Wicked Laughter', 'Tripwire'], {
        map: room('H.......', '........', 'A......M'),
        turn: { of: 'H' },
        shown: { gray, black },
      });
      t.choose('action:move', 'step:b1');
      t.choose(plays(t)[0]!, 'pass');
      return play(t);
    };
    const failed = laugh('1 1', '2 2');
    expect(failed.state.acting[0]!.points.reduce((sum, { left }) => sum + left, 0)).toBe(0);
    const passed = laugh('1 0', '2 2');
    expect([passed.state.acting[0]!.points[0]!.left, pile(passed, 'hand:0').length]).toEqual([3, 1]);
  });
});

describe('cards that any overlord can buy', () => {
  ruleTest('Dark Resilience: a monster recovers what two red dice show', (open) => {
    const t = overlords(open, ['Dark Resilience'], {
      figures: { M: monster({ damage: 4, health: 9 }) },
      shown: { red: '0-1-0 0-2-0' },
    });
    settle(t);
    play(t);
    expect(damage(t, 'M')).toBe(1);
  });

  ruleTest('Plan Ahead: the top cards in another order', (open) => {
    const t = overlords(open, ['Plan Ahead'], { 'overlord deck': ['Drawn', 'One', 'Two', 'Three'] });
    settle(t);
    play(t);
    t.choose([...t.offered].reverse());
    expect(pile(t, 'deck:0')).toEqual(['three', 'two', 'one']);
  });

  ruleTest('Schemes: the first card of a kind, the others discarded [D2-OVCARD-05]', (open) => {
    const t = overlords(open, ['Schemes'], { 'overlord deck': ['Drawn', 'Dash', 'Tripwire', 'Frenzy'] });
    settle(t);
    play(t).choose('trait:Trap');
    expect([pile(t, 'hand:0'), pile(t, 'discard').includes('basic-i-dash')]).toEqual([
      ['drawn', 'basic-i-tripwire'],
      true,
    ]);
  });
});
