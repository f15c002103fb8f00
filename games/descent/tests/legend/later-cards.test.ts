import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { tablesOf } from '../../rules/ground.ts';
import { searchDeck, tokensOnMap } from '../../rules/pieces.ts';
import { act, card, skipEquipment } from '../cards/kit.ts';
import { scene as withHand } from '../overlord/kit.ts';
import { dice, hero, heroNamed, monster, position, type Words } from '../position.ts';
import { at, figure, room, type Table } from './kit.ts';

/** Everything that is offered of a card now. */
const uses = (t: Table, def: string): string[] =>
  t.offered.filter((id) => id.startsWith(`use:${card(t, def).id}/`));

/** It is H's turn, and nobody plays the overlord. */
const legendTurn = (open: OpenPlaytest, H: Words, more: Words = {}): Table =>
  open(
    position({
      map: room('HA......', '........', '.......M'),
      figures: { H, A: hero(), M: monster() },
      legend: { lists: { 'Monster M': ['attack adjacent'] } },
      turn: { of: 'H', step: '1.I' },
      chance: {},
      ...more,
    }),
  );

/** The same with an overlord who has cards. */
const overlordTurn = (open: OpenPlaytest, H: Words): Table =>
  withHand(open, ['Dash', 'Frenzy'], { figures: { H }, turn: { of: 'H', step: '1.I' } });

describe('feats that are about the cards of the overlord', () => {
  ruleTest('Elder Mok looks at them, and has nothing to look at without him [D2-FHERO-17]', (open) => {
    const mok = heroNamed('Elder Mok');
    const t = overlordTurn(open, mok);
    expect(uses(t, 'elder-mok').length).toBe(1);
    t.choose(uses(t, 'elder-mok')[0]!);
    t.choose(t.offered[0]!);
    expect((t.state.zones['hand:0'] ?? []).length).toBe(1);
    const alone = legendTurn(open, mok);
    expect([alone.match.choice!.topic, uses(alone, 'elder-mok')]).toEqual(['act', []]);
  });

  ruleTest('Seer Kel looks at his deck, and has nothing to look at without him [D2-FHERO-56]', (open) => {
    const kel = heroNamed('Seer Kel');
    const t = overlordTurn(open, kel);
    expect(uses(t, 'seer-kel').length).toBe(1);
    t.choose(uses(t, 'seer-kel')[0]!);
    const deck = (): { id: number; def: string }[] => t.state.zones['deck:0'] ?? [];
    const sunk = deck().find(({ id }) => `card:${id}` === t.offered[0])!.def;
    t.choose(t.offered[0]!);
    expect(deck().at(-1)!.def).toBe(sunk);
    expect(uses(legendTurn(open, kel), 'seer-kel')).toEqual([]);
  });
});

describe('skills that are about the overlord', () => {
  /** What each skill offers while the overlord plays Frenzy on a monster that he activates, and while a list works one. */
  const offeredTo = (open: OpenPlaytest, skill: string, def: string): [boolean, boolean] => {
    const H = hero({ health: 20, skills: [skill], fatigue: 1 });
    const t = withHand(open, ['Frenzy'], {
      figures: { H: { ...H }, A: { ...hero({ health: 20 }), acted: true } },
      turn: { of: 'H', actions: 0 },
      shown: {},
    }).choose('end');
    let isOffered = false;
    for (let n = 0; n < 12 && t.match.choice && !isOffered; n++) {
      isOffered = uses(t, def).length > 0;
      const play = t.offered.find((id) => id.startsWith('play:'));
      if (!isOffered)
        t.choose(play ?? t.offered.find((id) => id.startsWith('activate:')) ?? t.offered.at(-1)!);
    }
    const alone = open(
      position({
        map: room('HM......', '........', '.......A'),
        figures: { H, A: hero(), M: monster() },
        legend: { due: 'group', lists: { 'Monster M': ['attack adjacent'] } },
        chance: dice({ blue: '3-2-0', red: '0-2-0', gray: '1' }),
      }),
    );
    return [isOffered, uses(alone, def).length > 0 || alone.match.choice!.topic !== 'next-hero'];
  };

  ruleTest('By the Book does nothing without him [D2-FCLASS-75]', (open) => {
    expect(offeredTo(open, 'By the Book', 'marshal-by-the-book')).toEqual([true, false]);
  });
  ruleTest('Just Reward does nothing without him [D2-FCLASS-76]', (open) => {
    expect(offeredTo(open, 'Just Reward', 'marshal-just-reward')).toEqual([true, false]);
  });
  ruleTest('Zealous Fire does nothing without him [D2-FCLASS-77]', (open) => {
    expect(offeredTo(open, 'Zealous Fire', 'marshal-zealous-fire')).toEqual([true, false]);
  });

  ruleTest('Grim Fate does nothing without him [D2-FCLASS-92]', (open) => {
    const prophet = hero({ skills: ['Grim Fate'], held: ['insight'] });
    const fates = (t: Table): string[] => t.offered.filter((id) => id.endsWith('/duringTurn/2'));
    const t = overlordTurn(open, prophet);
    expect(fates(t).length).toBe(1);
    t.choose(fates(t)[0]!);
    const [top] = t.state.zones['deck:0'] ?? [];
    t.choose('bottom');
    expect([(t.state.zones['deck:0'] ?? []).at(-1)!.def, card(t, 'prophet-grim-fate').exhausted]).toEqual([
      top!.def,
      true,
    ]);
    expect(fates(legendTurn(open, prophet))).toEqual([]);
  });
});

describe('Payday', () => {
  ruleTest('searches the search token nearest to the hero without an overlord [D2-FCLASS-26]', (open) => {
    const t = open(
      position({
        map: room('.*......', '...HM...', '.......*'),
        figures: {
          H: hero({ skills: ['Payday'], weapons: [{ attack: 'melee', dice: ['blue'] }] }),
          M: monster({ health: 1, defence: [], rank: 'master' }),
        },
        'search deck': ['Curse Doll'],
        legend: { lists: {} },
        turn: { of: 'H' },
        chance: dice({ blue: '3-2-0' }),
      }),
    );
    const before = searchDeck(t.state).length;
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
    t.choose(uses(t, 'bounty-hunter-payday')[0]!);
    const left = tokensOnMap(t.state).filter(({ def }) => def === 'search-token');
    expect([
      before - searchDeck(t.state).length,
      left.map((token) => tablesOf(t.state).names[token.at]),
    ]).toEqual([1, ['h3']]);
  });
});

describe('Prayer of Peace while it is exhausted', () => {
  /** D prays or does nothing, and then M engages. */
  const engaging = (open: OpenPlaytest, map: string, prays = true): Table => {
    const t = open(
      position({
        map,
        figures: {
          H: hero({ health: 30, defence: [] }),
          D: hero({ skills: ['Prayer of Peace'] }),
          M: monster({ speed: 6, passives: ['Shambling'] }),
        },
        legend: { due: 'group', lists: { 'Monster M': ['engage closest'] } },
        turn: { of: 'D' },
        chance: {},
      }),
    );
    if (prays) act(t, 'Prayer of Peace');
    t.choose('end');
    return t;
  };

  ruleTest('monsters engage only spaces that are not adjacent to the Disciple [D2-FCLASS-36]', (open) => {
    // The cheapest space beside H is beside D, too.
    const map = room('........', '..D.....', '..H....M', '........', '........');
    const t = engaging(open, map);
    expect(at(t, 'M')).toBe('d4');
    const plain = engaging(open, map, false).choose('figure:H');
    expect([...plain.offered, `space:${at(plain, 'M')}`]).toContain('space:d3');
  });

  ruleTest('monsters choose another target than the Disciple [D2-FCLASS-36]', (open) => {
    const map = room('........', '.....D.M', '........', '........', 'H.......');
    const t = engaging(open, map);
    expect(t.logged('d2.log.legend.deed').map(({ args }) => args?.target)).toEqual(['H']);
    expect(
      engaging(open, map, false)
        .logged('d2.log.legend.deed')
        .map(({ args }) => args?.target),
    ).toEqual(['D']);
  });
});

describe('the feat of Roganna', () => {
  ruleTest('lets a monster that would spot a hero near her engage that hero [D2-FHERO-45]', (open) => {
    const begun = (): Table =>
      open(
        position({
          map: room('H.......', '........', '.......M'),
          figures: {
            H: heroNamed('Roganna the Shade'),
            M: monster({ attack: 'ranged', speed: 6, passives: ['Shambling'] }),
          },
          legend: { lists: { 'Monster M': ['spot closest'] } },
          turn: { of: 'H', actions: 0 },
          chance: {},
        }),
      );
    const look = (isUsed: boolean): number => {
      const other = begun();
      other.choose('end');
      other.choose(isUsed ? uses(other, 'roganna-the-shade')[0]! : other.offered.at(-1)!);
      while (other.match.choice?.topic === 'legend-walk') other.choose(other.offered[0]!);
      const tables = tablesOf(other.state);
      return Math.max(
        Math.abs(tables.column[figure(other, 'M').at]! - 0),
        Math.abs(tables.row[figure(other, 'M').at]! - 0),
      );
    };
    expect([look(true), look(false)]).toEqual([1, 3]);
  });
});

describe('Grey Ker', () => {
  const begun = (open: OpenPlaytest): Table =>
    open(
      position({
        map: room('HAB.....', '........', '......MN'),
        figures: {
          H: heroNamed('Grey Ker'),
          A: hero(),
          B: hero(),
          M: monster(),
          N: monster({ name: 'Other' }),
        },
        legend: {
          lists: { 'Monster M': ['attack adjacent'], Other: ['attack adjacent'] },
        },
        turn: { of: 'H' },
        chance: { ...dice({}), 'next group': ['monster-m'] },
      }),
    );
  const suspend = (t: Table): Table => {
    t.choose('action:move', 'step:a2');
    return t.choose(uses(t, 'grey-ker')[0]!);
  };
  const groupsActed = (t: Table): string => ['M', 'N'].filter((one) => figure(t, one).acted).join('');

  ruleTest('may suspend the turn only after the first action, and once in a round', (open) => {
    const t = begun(open);
    expect(uses(t, 'grey-ker')).toEqual([]);
    t.choose('action:rest');
    expect(uses(t, 'grey-ker').length).toBe(1);
    t.choose('action:rest');
    expect(uses(t, 'grey-ker')).toEqual([]);
  });

  ruleTest(
    'suspends it: another hero’s turn starts right away, and his is not at its end [D2-FHERO-19]',
    (open) => {
      const t = suspend(begun(open));
      expect([t.match.choice!.topic, t.offered]).toEqual(['next-hero', ['activate:A', 'activate:B']]);
      expect([figure(t, 'H').acted, groupsActed(t)]).toEqual([false, '']);
    },
  );

  ruleTest(
    'resumes when another hero has ended a turn and the group after it has been activated [D2-FHERO-20]',
    (open) => {
      const t = suspend(begun(open)).choose('activate:A');
      skipEquipment(t).choose('end');
      expect([groupsActed(t), t.state.turn?.hero, figure(t, 'B').acted]).toEqual(['M', 0, false]);
    },
  );

  ruleTest('finds his movement points and his actions as they were [D2-FHERO-18]', (open) => {
    const t = suspend(begun(open));
    t.choose('activate:A');
    skipEquipment(t).choose('end');
    const [ker] = t.state.acting;
    expect([ker!.actions, ker!.points.map(({ left }) => left), t.offered.includes('step:a3')]).toEqual([
      1,
      [3],
      true,
    ]);
  });

  ruleTest('ends the turn in the usual way after that, and a group follows [D2-FHERO-21]', (open) => {
    const t = suspend(begun(open)).choose('activate:A');
    skipEquipment(t).choose('end');
    expect(figure(t, 'H').acted).toBe(false);
    t.choose('end');
    expect([figure(t, 'H').acted, groupsActed(t), t.state.turn?.hero]).toEqual([true, 'MN', 2]);
  });
});
