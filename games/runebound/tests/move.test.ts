import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { forEachMatch, takeDamage } from '../rules/effects/index.ts';
import { hexCalled } from '../rules/map/hexes.ts';
import { reach } from '../rules/map/reach.ts';
import { BIT, FACE_NAMES } from '../rules/terrain.ts';
import { doing, use } from './charm.ts';
import { chanceLeft, closed, facts, hero, logged, offers, pick, type T } from './look.ts';
import { dice, plainHero, position, type Words } from './position.ts';

const WATER = 'mountain/water';

/** A lone hero who has rolled these dice to move. */
function rolled(
  open: (start: ReturnType<typeof position>) => T,
  at: string,
  faces: string[],
  more: Words = {},
): T {
  const body = plainHero(0, { speed: faces.length });
  const t = open(position({ players: [{ hero: body, at, ...more }], chance: dice(...faces) }));
  return pick(t, 'move', 'roll');
}

const hexes = (t: T): string[] => t.offered.filter((id) => id.startsWith('hex:')).map((id) => id.slice(4));

describe('moving', () => {
  ruleTest('is a step into an adjacent hex, or a roll of dice equal to speed [RB-MOVE-01]', (open) => {
    const t = open(position({ players: [{ at: 'H9' }], chance: dice('plains', 'plains', 'plains') }));
    pick(t, 'move');
    expect(t.offered).toEqual(['roll', 'hex:H8', 'hex:I9', 'hex:I10', 'hex:H10', 'hex:G10', 'hex:G9']);
    pick(t, 'roll');
    expect(t.state.roll!.faces).toHaveLength(3);
  });

  ruleTest(
    'a step needs no die and no matching terrain, and crosses rivers [RB-MOVE-02, RB-MOVE-18]',
    (open) => {
      const t = open(position({ players: [{ at: 'L3' }] }));
      pick(t, 'move', 'hex:L4'); // over a river
      pick(t, 'move', 'hex:M4'); // into mountains
      expect(facts(t).at).toBe('The Razorbacks M4');
    },
  );

  ruleTest('once the dice are rolled the step is gone [RB-MOVE-03, RB-MOVE-06]', (open) => {
    const t = rolled(open, 'L3', [WATER]);
    expect(hexes(t)).not.toContain('K3'); // plains, which would be a step away
    pick(t, 'stop');
    expect([facts(t).at, hero(t).actions, t.prompt]).toEqual(['plains L3', 2, 'rb.ask.turn']);
  });

  ruleTest(
    'dice are spent one by one, each for one matching hex [RB-MOVE-04, RB-MOVE-05, RB-MOVE-08]',
    (open) => {
      const t = rolled(open, 'I9', ['plains/forest', 'forest/hills']);
      expect(hexes(t)).toEqual(expect.arrayContaining(['I8', 'I10', 'J9']));
      expect(hexes(t)).not.toContain('J8'); // mountains
      expect(hexes(t)).not.toContain('I7'); // two plains away, and one die shows no plains
      pick(t, 'hex:I8');
      expect([facts(t).at, t.prompt]).toEqual(['Riverlands I8', 'rb.ask.turn']); // all around is plains
    },
  );

  ruleTest('dice may be left unspent [RB-MOVE-06]', (open) => {
    const t = rolled(open, 'I9', ['plains', 'plains', 'wild']);
    pick(t, 'hex:I8', 'plains', 'stop');
    expect([facts(t).at, t.state.roll]).toEqual(['Riverlands I8', null]);
  });

  ruleTest('any die goes into a city [RB-MOVE-07, RB-HEX-05]', (open) => {
    for (const face of ['plains', 'plains/forest', 'forest/hills', 'hills/plains', WATER, 'wild']) {
      expect(hexes(rolled(open, 'H6', [face]))).toContain('G6');
    }
  });

  ruleTest('any die goes along a road, cities included [RB-MOVE-10]', (open) => {
    expect(hexes(rolled(open, 'G5', [WATER])).sort()).toEqual(['F5', 'G4', 'G6']);
    expect(hexes(rolled(open, 'Tamalir', [WATER])).sort()).toEqual(['F5', 'F6', 'G5', 'G7']);
  });

  ruleTest('a road hex is entered from elsewhere by its terrain [RB-MOVE-11]', (open) => {
    expect(hexes(rolled(open, 'H5', [WATER]))).not.toContain('G5');
    expect(hexes(rolled(open, 'H5', ['plains']))).toContain('G5');
  });

  ruleTest('leaving a road for a hex it does not lead to needs a match [RB-MOVE-12]', (open) => {
    expect(hexes(rolled(open, 'G5', ['forest/hills'])).sort()).toEqual(['G4', 'G6']);
  });

  ruleTest('roads that do not join give no way [RB-MOVE-13, RB-EX-05]', (open) => {
    expect(hexes(rolled(open, 'G4', ['forest/hills'])).sort()).toEqual(['G3', 'G5']);
    expect(hexes(rolled(open, 'G4', ['plains']))).toContain('H3');
  });

  ruleTest('any die crosses a bridge [RB-MOVE-14, RB-MOVE-20]', (open) => {
    expect(hexes(rolled(open, 'I6', ['forest/hills']))).toContain('I7');
    expect(hexes(rolled(open, 'K12', ['forest/hills']))).toContain('K13');
    expect(hexes(rolled(open, 'K13', ['plains/forest']))).toContain('K12');
  });

  ruleTest(
    'a river is crossed by water or wild alone, whatever lies beyond [RB-MOVE-15, RB-MOVE-16, RB-MOVE-17]',
    (open) => {
      for (const [face, crosses] of [
        ['plains', false],
        ['hills/plains', false],
        [WATER, true],
        ['wild', true],
      ] as const) {
        expect(hexes(rolled(open, 'L3', [face])).includes('L4'), face).toBe(crosses);
      }
    },
  );

  it('a river before a city still needs water or wild [RB-MOVE-19]', () => {
    // No city of this map has one, so the search is asked about an edge made for it.
    const city = { bits: () => 31, river: BIT.water, stops: () => false };
    const across = (face: string): number[] =>
      reach(hexCalled('L3'), [FACE_NAMES.indexOf(face)], 0, city).map(({ hex }) => hex);
    expect(across('plains')).not.toContain(hexCalled('L4'));
    expect(across('wild')).toContain(hexCalled('L4'));
  });

  ruleTest('an ability can move the hero between two dice [RB-MOVE-21, RB-MOVE-22, RB-EX-04]', (open) => {
    const t = rolled(open, 'I9', ['plains', 'plains', 'plains'], { learned: ['Tireless'] });
    pick(t, 'hex:I8', 'use Tireless', 'hex:J8');
    expect([facts(t).at, t.state.roll!.spent]).toEqual(["Mennara's Teeth J8", 1]);
    pick(t, 'hex:J9', 'hex:J10');
    expect([facts(t).at, t.prompt, hero(t).actions]).toEqual(['plains J10', 'rb.ask.turn', 2]);
    expect(offers(t)).not.toContain('use Tireless: move up to 1 hex'); // once per turn
  });

  ruleTest(
    'movement of an ability needs no move action and minds no terrain [RB-MOVE-21, RB-MOVE-23]',
    (open) => {
      const t = open(position({ players: [{ at: 'L3', learned: ['Tireless'] }] }));
      pick(t, 'use Tireless', 'hex:L4');
      expect([facts(t).at, hero(t).actions]).toEqual(['plains L4', 3]);
    },
  );

  ruleTest('in a combat no hex is entered [RB-MOVE-24]', (open) => {
    const t = open(
      position({
        players: [
          {
            at: 'H9',
            learned: ['Tireless'],
            casts: { 'token 1': 'physical', 'token 2': 'magic', 'token 3': 'surge' },
          },
          {},
        ],
        combat: {
          enemy: { health: 5 },
          casts: {
            'enemy-1': 'enemy',
            'enemy-2': 'enemy',
            'enemy-3': 'enemy',
            'enemy-4': 'surge',
            'enemy-5': 'double',
          },
        },
      }),
    );
    expect([t.asked, offers(t).some((text) => text.includes('Tireless'))]).toEqual([0, false]);
  });

  ruleTest('what entering does happens hex by hex [RB-MOVE-25]', (open) => {
    const body = plainHero(0, { speed: 2 });
    const t = open(
      position({
        scenario: 'corpse-king',
        players: [{ hero: body, at: 'I9' }],
        zombies: ['I8'],
        chance: dice('plains', 'plains'),
      }),
    );
    pick(t, 'move', 'roll', 'hex:I8');
    expect([hero(t).damage, t.prompt]).toEqual([2, 'rb.ask.spend-dice']);
    expect(logged(t, 'rolls')).toEqual(['enters', 'takes']);
  });

  ruleTest('a hero defeated on the way stops there and loses its dice [RB-MOVE-26]', (open) => {
    const body = plainHero(0, { speed: 2 });
    const t = open(
      position({
        scenario: 'corpse-king',
        players: [{ hero: body, at: 'I9', damage: 8 }],
        zombies: ['I8'],
        chance: dice('plains', 'plains'),
      }),
    );
    pick(t, 'move', 'roll', 'hex:I8');
    expect([facts(t).at, facts(t).defeated, t.state.roll, t.prompt]).toEqual([
      'Riverlands I8',
      true,
      null,
      'rb.ask.turn',
    ]);
  });

  ruleTest('nothing on the board blocks a hex [RB-HEX-03, RB-HEX-14]', (open) => {
    const t = open(
      position({
        scenario: 'corpse-king',
        players: [{ at: 'H9' }, { at: 'H8' }],
        villain: 'H8',
        zombies: ['H8'],
        act: 2,
      }),
    );
    pick(t, 'move', 'hex:H8');
    expect([facts(t, 0).at, facts(t, 1).at]).toEqual(['plains H8', 'plains H8']);
  });

  ruleTest('why a hex is closed is told [RB-MOVE-05, RB-MOVE-15]', (open) => {
    const t = rolled(open, 'L3', ['plains']);
    expect([closed(t)['hex:M3'], closed(t)['hex:L4'], closed(t)['hex:K4']]).toEqual([
      'RB-MOVE-05',
      'RB-MOVE-15',
      undefined,
    ]);
  });

  ruleTest('a hex that dice reach by a detour is not closed [RB-MOVE-15]', (open) => {
    const players = [{ hero: plainHero(0, { speed: 2 }), at: 'H5' }];
    const one = open(position({ players, chance: dice('plains', 'plains') }));
    pick(one, 'move', 'roll');
    expect([one.offered.includes('hex:H6'), closed(one)['hex:H6']]).toEqual([true, undefined]);
    const far = open(position({ players: [{ at: 'L3' }], chance: dice('plains', 'plains', 'plains') }));
    pick(far, 'move', 'roll');
    expect([far.offered.includes('hex:L4'), closed(far)['hex:L4']]).toEqual([false, 'RB-MOVE-15']);
  });

  ruleTest('a hex with a zombie is never passed through unasked [RB-MOVE-25]', (open) => {
    const body = plainHero(0, { speed: 2 });
    const t = open(
      position({
        scenario: 'corpse-king',
        players: [{ hero: body, at: 'H9' }],
        zombies: ['H8'],
        chance: dice('mountain/water', 'mountain/water'),
      }),
    );
    pick(t, 'move', 'roll');
    expect([hexes(t).includes('H8'), hexes(t).includes('G8')]).toEqual([true, false]); // the road goes on there
  });

  ruleTest('every hex that dice reach is offered once, with the dice it would spend [RB-MOVE-04]', (open) => {
    const t = rolled(open, 'I9', ['plains', 'wild']);
    const reached = hexes(t);
    expect(new Set(reached).size).toBe(reached.length);
    const about = t.view(0).choice!.options!.find(({ id }) => id === 'hex:I8')!.about;
    expect(about!.dice).toBe(1); // the plains, not the wild
    const far = t.view(0).choice!.options!.find(({ id }) => id === 'hex:I7')!.about;
    expect(far!.dice).toBe(3);
    pick(t, 'hex:I7');
    expect([facts(t).at, t.prompt]).toEqual(['Gardens of Tarn', 'rb.ask.turn']);
    expect(logged(t, 'rolls')).toEqual(['enters', 'enters']);
  });
});

describe('terrain dice', () => {
  ruleTest('a die of two symbols is matched by one of them and counts once [RB-DICE-03]', (open) => {
    const quest = {
      name: 'Two Ways',
      at: ['H9'],
      outcomes: [{ needs: ['hills', 'plains'], brings: 'gain 3 gold' }],
    };
    const body = plainHero(0, { speed: 1 });
    const t = open(
      position({ players: [{ hero: body, at: 'H9', quests: [quest] }], chance: dice('hills/plains') }),
    );
    pick(t, 'attempt Two Ways');
    expect([logged(t).at(-1), hero(t).actions]).toEqual(['rolls', 2]); // nothing met, nothing to decide
  });

  ruleTest('wild matches every terrain [RB-DICE-04]', (open) => {
    for (const at of ['J8', 'I5', 'K5', 'H12']) {
      const t = open(
        position({ players: [{ at, damage: 5 }], chance: dice('wild', 'wild', 'wild', 'wild', 'wild') }),
      );
      pick(t, 'rest');
      expect(hero(t).damage, at).toBe(0);
    }
  });

  ruleTest('a wild matches where that hurts, and nobody is asked [RB-DICE-05, RB-EX-06]', (open) => {
    const avalanche = forEachMatch(1, 'mountain', () => takeDamage(3));
    const rolling = (face: string) => use(open(doing(avalanche, { players: [{}], chance: dice(face) })));
    const wild = rolling('wild');
    expect([hero(wild).damage, wild.prompt]).toEqual([3, 'rb.ask.turn']);
    expect([hero(rolling('plains')).damage, hero(rolling(WATER)).damage]).toEqual([0, 3]);
  });

  ruleTest('more than five can be rolled [RB-DICE-06]', (open) => {
    const t = rolled(open, 'I9', Array(7).fill('plains'));
    expect(t.state.roll!.faces).toHaveLength(7);
  });

  ruleTest('a spent die is gone [RB-DICE-07]', (open) => {
    const t = rolled(open, 'I9', ['plains', WATER]);
    pick(t, 'hex:I8');
    expect(hexes(t)).not.toContain('I7');
    expect(hexes(t)).toContain('J8');
  });

  ruleTest('a reroll replaces the result [RB-DICE-09, RB-EXERT-03]', (open) => {
    const body = plainHero(0, { speed: 1 });
    const t = open(
      position({ players: [{ hero: body, at: 'I9', hand: ['blank'] }], chance: dice('plains', WATER) }),
    );
    pick(t, 'move', 'roll', 'exert to reroll plains');
    expect(t.state.roll!.faces).toHaveLength(1);
    expect([hexes(t).includes('I8'), hexes(t).includes('J8')]).toEqual([false, true]);
    expect(chanceLeft(t)).toEqual([]);
  });
});
