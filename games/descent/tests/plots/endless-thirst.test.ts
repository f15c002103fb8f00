import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { resultOf } from '../../rules/dice/roll.ts';
import { attributeOf, healthOf } from '../../rules/figures/characteristics.ts';
import { monsterTraitsOf } from '../../rules/figures/monster-traits.ts';
import { figureOf } from '../../rules/pieces.ts';
import { damage, figure, room, surges, type Table } from '../attack/kit.ts';
import { overlords, scene } from '../overlord/kit.ts';
import { dice, hero, position, type Words } from '../position.ts';
import { foe, go, inQuest, paid, scheming, usesOf, withPlots } from './kit.ts';

withPlots();

const DECK = 'Endless Thirst';
const blade = { name: 'Blade', attack: 'melee', dice: ['blue', 'red'] };
const barghest = (more: Words = {}) => ({ monster: 'Barghest', rank: 'minion', ...more });
const zombie = (more: Words = {}) => ({ monster: 'Zombie', rank: 'minion', ...more });

describe('Bad Dreams', () => {
  ruleTest('lets each hero who fails a test of willpower after the journey suffer 2 fatigue', (open) => {
    const t = inQuest(open, scheming(DECK, ['Bad Dreams'], 4), 'one', {
      until: (u) => usesOf(u, 'Bad Dreams').length > 0,
    });
    const { threat } = t.state;
    expect(t.state.phase).toBe('travel');
    // The hero who gets the fortune is asked about the dice.
    const rolled = new Map<number, boolean>();
    go(t, {
      use: ['Bad Dreams'],
      until: () => {
        const one = t.state.tests.at(-1);
        if (one) {
          const tested = figureOf(t.state, one.figure)!;
          expect(one.attribute).toBe('willpower');
          rolled.set(tested.id, resultOf(one.roll).shield > attributeOf(t.state, tested, 'willpower')!);
        }
        return t.state.phase !== 'travel';
      },
    });
    expect(rolled.size).toBe(1);
    for (const [id, fails] of rolled) expect(figureOf(t.state, id)!.fatigue).toBe(fails ? 2 : 0);
    expect(paid(t, 'Bad Dreams')).toEqual([threat - 1, true, 1]);
  });
});

describe("Night's Embrace", () => {
  ruleTest('gives a group the trait dark for the encounter, and is not exhausted', (open) => {
    const t = inQuest(open, scheming(DECK, ["Night's Embrace"], 4), 'one', { until: 'd2.ask.use' });
    const { threat } = t.state;
    const traits = () => monsterTraitsOf(t.state, foe(t, 'master'));
    expect(traits()).toEqual(['cursed', 'building']);
    go(t, { use: ["Night's Embrace"], until: 'd2.ask.next-hero' });
    expect([traits(), ...paid(t, "Night's Embrace")]).toEqual([
      ['cursed', 'building', 'dark'],
      threat - 1,
      false,
      1,
    ]);
  });
});

describe('Fangs in the Dark', () => {
  const bite = (open: OpenPlaytest, who: Words, map: string): Table => {
    const t = open(
      position({
        map: room(map, '........', '.......A'),
        figures: { H: hero({ health: 20 }), A: hero(), M: { ...who, damage: 3 } },
        'overlord cards in play': ['Fangs in the Dark'],
        threat: 1,
        turn: { activating: 'M' },
        chance: dice({ blue: '3-2-0', red: '0-2-0', yellow: '1-1-0', gray: '0' }),
      }),
    );
    return go(t, {
      use: ['Fangs in the Dark'],
      take: [/^weapon:/, 'target:H'],
      until: () => t.state.threat === 0 && t.prompt === 'd2.ask.act',
    });
  };
  ruleTest('lets a monster that deals damage recover 2', (open) => {
    const t = bite(open, { monster: 'Zombie', rank: 'master' }, 'HM......');
    expect([damage(t, 'M'), ...paid(t, 'Fangs in the Dark')]).toEqual([1, 0, true, 0]);
  });
  ruleTest('lets a dark one recover 1 more', (open) => {
    expect(damage(bite(open, barghest(), 'HMM.....'), 'M')).toBe(0);
  });
});

describe('The Power of Blood', () => {
  ruleTest('moves a small monster 1 space when it declares a move', (open) => {
    const t = open(
      position({
        map: room('M.......', '.......H'),
        figures: { H: hero(), M: zombie() },
        'overlord cards in play': ['The Power of Blood'],
        threat: 1,
        turn: { activating: 'M' },
      }),
    );
    go(t.choose('action:move'), { use: ['The Power of Blood'], until: () => t.state.threat === 0 });
    t.choose(t.offered.find((id) => id.endsWith('b1'))!);
    const act = t.state.acting.at(-1)!;
    // The points of the move are all there.
    expect([act.points.reduce((sum, { left }) => sum + left, 0), ...paid(t, 'The Power of Blood')]).toEqual([
      3,
      0,
      true,
      0,
    ]);
  });
  for (const [who, map, dealt] of [
    [barghest(), 'HMM.....', 5],
    [zombie(), 'HM......', 3],
  ] as const)
    ruleTest(
      `gives ${who.monster} ${dealt === 5 ? 'as a dark monster 1' : 'no'} damage while it is exhausted`,
      (open) => {
        const t = open(
          position({
            map: room(map, '.......A'),
            figures: { H: hero({ health: 20 }), A: hero(), M: who },
            'overlord cards in play': [{ card: 'The Power of Blood', on: 'M', exhausted: true }],
            turn: { activating: 'M' },
            chance: dice({ blue: '3-2-0', red: '0-2-0', yellow: '1-1-0', gray: '0' }),
          }),
        );
        go(t, { take: [/^weapon:/, 'target:H'], until: () => damage(t, 'H') > 0 });
        expect(damage(t, 'H')).toBe(dealt);
      },
    );
});

describe('Nighttime Hunt', () => {
  ruleTest('adds a black die for a dark monster that is attacked', (open) => {
    const t = scene(open, [], {
      map: room('HMM.....', '........', '.......A'),
      figures: { H: hero({ weapons: [blade] }), M: barghest() },
      'overlord cards in play': ['Nighttime Hunt'],
      threat: 1,
      turn: { of: 'H' },
      shown: { blue: '3-2-0', red: '0-2-0', gray: '0', black: '2' },
    });
    go(t, { use: ['Nighttime Hunt'], take: [/^weapon:/], until: () => damage(t, 'M') > 0 });
    expect([damage(t, 'M'), ...paid(t, 'Nighttime Hunt')]).toEqual([2, 0, true, 0]);
  });
});

describe('Scent of Blood', () => {
  const hunt = (open: OpenPlaytest, who: Words, map: string, hurt: number): Table =>
    go(
      open(
        position({
          map: room(map, '.......A'),
          figures: { H: hero({ health: 20, damage: hurt }), A: hero(), M: who },
          'overlord cards in play': ['Scent of Blood'],
          threat: 1,
          turn: { activating: 'M' },
          chance: dice({ blue: '2-2-1 6-1-1', red: '0-2-0', yellow: '1-1-0', gray: '0' }),
        }),
      ),
      {
        use: ['Scent of Blood', 'Scent of Blood'],
        take: [/^weapon:/, 'target:H'],
        until: (t) => surges(t).length > 0 || damage(t, 'H') > hurt,
      },
    );
  ruleTest('gives an attack on a hero with 6 damage a surge of 3 damage', (open) => {
    const t = hunt(open, zombie(), 'HM......', 6);
    const before = surges(t).length;
    go(t, { take: [surges(t).at(-1)!], until: () => damage(t, 'H') > 6 });
    expect([before, damage(t, 'H'), ...paid(t, 'Scent of Blood')]).toEqual([3, 6 + 3 + 3, 0, true, 0]);
  });
  ruleTest('is not offered for a hero with 5 damage', (open) => {
    expect(paid(hunt(open, zombie(), 'HM......', 5), 'Scent of Blood')).toEqual([1, false, 0]);
  });
  ruleTest('lets a dark monster reroll the attack die once', (open) => {
    const t = hunt(open, barghest(), 'HMM.....', 6);
    go(t, { take: ['no-more-surges'], until: () => damage(t, 'H') > 6 });
    // The blue die shows 1 damage after the reroll instead of 2.
    expect(damage(t, 'H')).toBe(6 + 1 + 2);
  });
});

describe('The Taste of Suffering', () => {
  const kill = (open: OpenPlaytest, who: Words, map: string): Table => {
    const t = overlords(open, [], {
      map: room(map, '........', '.......A'),
      figures: { H: { ...hero({ health: 3 }), acted: true }, M: who },
      'overlord cards in play': ['The Taste of Suffering'],
      threat: 1,
      shown: { blue: '3-2-0', red: '0-2-0', yellow: '1-1-0', gray: '0' },
    });
    return go(t, {
      use: ['The Taste of Suffering'],
      take: ['activate:M', /^weapon:/, 'target:H'],
      until: () => t.state.threat === 0,
    });
  };
  ruleTest('marks a monster that knocks out a hero: it has 1 Health more for each hero', (open) => {
    const t = go(kill(open, zombie(), 'HM......'), { until: 'd2.ask.act' });
    expect([healthOf(t.state, figure(t, 'M')), ...paid(t, 'The Taste of Suffering')]).toEqual([
      3 + 2,
      0,
      true,
      0,
    ]);
  });
  ruleTest('lets a dark one move up to its Speed', (open) => {
    const t = kill(open, barghest(), 'HMM.....');
    expect(t.offered).toEqual(['yes', 'no']);
    go(t, { take: ['yes', /(step|space|shrink):/], until: () => figure(t, 'M').at !== 1 });
    expect(t.state.zones.map).toContain(figure(t, 'M'));
  });
});

describe("The Lady's Care", () => {
  ruleTest('heals a monster by a red die, and the others of a dark group by 1', (open) => {
    const t = overlords(open, [], {
      map: room('H.MM.NN.', '........', '.......A'),
      figures: { M: barghest({ damage: 3 }), N: barghest({ damage: 3 }) },
      'overlord cards in play': ["The Lady's Care"],
      threat: 1,
      shown: { red: '0-2-0' },
    });
    go(t, {
      use: ["The Lady's Care"],
      take: ['figure:M'],
      until: () => t.state.threat === 0 && t.prompt === 'd2.ask.activate',
    });
    expect([damage(t, 'M'), damage(t, 'N'), ...paid(t, "The Lady's Care")]).toEqual([1, 2, 0, true, 0]);
  });
  ruleTest('heals nobody else of a group that is not dark', (open) => {
    const t = overlords(open, [], {
      map: room('H.M..N..', '........', '.......A'),
      figures: { M: zombie({ damage: 2 }), N: zombie({ damage: 2 }) },
      'overlord cards in play': ["The Lady's Care"],
      threat: 1,
      shown: { red: '0-1-0' },
    });
    go(t, {
      use: ["The Lady's Care"],
      take: ['figure:M'],
      until: () => t.state.threat === 0 && t.prompt === 'd2.ask.activate',
    });
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([1, 2]);
  });
});
