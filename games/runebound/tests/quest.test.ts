import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { meets } from '../rules/adventure/requirement.ts';
import { FACE_NAMES, type TerrainSymbol } from '../rules/terrain.ts';
import { closed, facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { dice, plainHero, position, type Words } from './position.ts';

const MW = 'mountain/water';
const quest = (outcomes: Words[], more: Words = {}): Words => ({
  name: 'Errand',
  at: ['H9', 'H8'],
  outcomes,
  ...more,
});
const SIMPLE = [{ needs: ['plains'], brings: 'gain 1 gold' }];

/** A hero who explores with these dice. */
function explore(
  open: (start: ReturnType<typeof position>) => T,
  card: unknown,
  faces: string[],
  more: Words = {},
): T {
  const body = plainHero(0, { speed: Math.min(3, faces.length) });
  const t = open(
    position({
      players: [{ hero: body, at: 'H9', gold: 0, quests: [card], ...more }],
      chance: dice(...faces),
    }),
  );
  return pick(t, `attempt ${typeof card === 'string' ? card : 'Errand'}`);
}

const outcomes = (t: T): string[] => t.offered.filter((id) => id.startsWith('outcome'));

const met = (needs: string, faces: string): boolean =>
  meets(
    faces.split(' ').map((face) => FACE_NAMES.indexOf(face)),
    needs.split(' ') as TerrainSymbol[],
  );

describe('quests', () => {
  ruleTest('a drawn quest is kept faceup, in any number [RB-QUEST-01, RB-QUEST-02]', (open) => {
    const t = open(
      position({
        players: [{ at: 'J5', quests: [quest(SIMPLE), 'The Goat Track', 'Lights in the Fen'] }],
        decks: { exploration: ['The Twisted Path'] },
      }),
    );
    pick(t, 'adventure');
    expect(facts(t).quests).toEqual(['Errand', 'The Goat Track', 'Lights in the Fen', 'The Twisted Path']);
    expect(t.state.zones['quests:0']!.every(({ down }) => !down)).toBe(true);
  });

  ruleTest('an attempt is offered with the chances of its outcomes', (open) => {
    const offered = (outcomes: Words[], more: Words, speed: number) =>
      offers(
        open(
          position({
            players: [{ hero: plainHero(0, { speed }), at: 'H9', quests: [quest(outcomes, more)] }],
          }),
        ),
      ).find((text) => text.startsWith('attempt'));
    // One face of six is wild; two dice miss it in 25 of 36 rolls.
    const wild = [{ needs: ['wild'], brings: 'gain 1 gold' }];
    expect(offered(wild, {}, 1)).toBe('attempt Errand (chances without exerting: I 17 %)');
    expect(offered([...wild, { needs: ['wild', 'wild'], brings: 'gain 2 gold' }], {}, 2)).toBe(
      'attempt Errand (chances without exerting: I 31 % and II 3 %)',
    );
  });

  ruleTest('it is attempted in one of its hexes only [RB-QUEST-03]', (open) => {
    for (const [at, open_] of [
      ['H9', true],
      ['H8', true],
      ['H10', false],
    ] as const) {
      const t = open(position({ players: [{ at, quests: [quest(SIMPLE)] }] }));
      expect(
        offers(t).some((text) => text.startsWith('attempt Errand')),
        at,
      ).toBe(open_);
      if (!open_) expect(Object.values(closed(t))).toContain('RB-QUEST-03');
    }
  });

  ruleTest('an attempt costs what the card says [RB-QUEST-04]', (open) => {
    const dear = quest(SIMPLE, { actions: 2 });
    const t = open(position({ players: [{ at: 'H9', quests: [dear] }], chance: dice(MW, MW, MW) }));
    pick(t, 'attempt Errand');
    expect(hero(t).actions).toBe(1);
    expect(offers(t)).not.toContain('attempt Errand');
  });

  it('has one to three outcomes on every card [RB-QUEST-05]', () => {
    for (const card of content.adventures) {
      if (card.kind !== 'quest') continue;
      expect(card.outcomes.length, card.id).toBeGreaterThanOrEqual(1);
      expect(card.outcomes.length, card.id).toBeLessThanOrEqual(3);
    }
  });

  ruleTest('a met requirement opens the outcome of the same numeral [RB-QUEST-06, RB-QUEST-09]', (open) => {
    const card = quest([
      { needs: ['forest'], brings: 'gain 1 gold' },
      { needs: ['plains'], brings: 'gain 2 gold' },
      { needs: ['water', 'water'], brings: 'gain 3 gold' },
    ]);
    const t = explore(open, card, ['plains', MW]);
    expect(outcomes(t)).toEqual(['outcome:II']);
    pick(t, 'outcome:II');
    expect(hero(t).gold).toBe(2);
  });

  ruleTest('exploring rolls dice equal to speed [RB-QUEST-07]', (open) => {
    const t = explore(open, quest(SIMPLE), ['plains', 'plains', MW]);
    expect(t.state.roll!.faces).toHaveLength(3);
  });

  ruleTest('what the dice bring depends on the card that called for them [RB-QUEST-08]', (open) => {
    const first = quest([{ needs: ['plains'], brings: 'gain 1 gold' }]);
    const second = quest(
      [
        { needs: ['water'], brings: 'gain 2 gold' },
        { needs: ['plains'], brings: 'gain 5 gold' },
      ],
      {
        name: 'Other',
      },
    );
    const players = [{ at: 'H9', gold: 0, quests: [first, second] }];
    const t = open(position({ players, chance: dice('plains', 'plains', 'forest/hills') }));
    pick(t, 'attempt Other');
    expect(outcomes(t)).toEqual(['outcome:II']);
    pick(t, 'outcome:II');
    expect([hero(t).gold, facts(t).quests]).toEqual([5, ['Errand']]);
  });

  it('spends a die for each symbol, and no die for two [RB-QUEST-09, RB-QUEST-10]', () => {
    expect(met('plains hills', 'plains forest/hills')).toBe(true);
    expect(met('plains hills', 'hills/plains')).toBe(false);
    expect(met('plains hills', 'hills/plains mountain/water')).toBe(false);
    expect(met('plains forest', 'plains/forest forest/hills')).toBe(true);
    expect(met('plains plains hills', 'hills/plains hills/plains plains')).toBe(true);
  });

  it('takes a wild for any one symbol, and only a wild for a wild [RB-QUEST-11, RB-EX-16, RB-EX-17, RB-EX-18]', () => {
    expect(met('mountain wild', 'wild mountain/water')).toBe(true);
    expect(met('mountain wild', 'wild wild')).toBe(true);
    expect(met('mountain wild', 'mountain/water mountain/water')).toBe(false);
    expect(met('wild wild', 'wild mountain/water')).toBe(false);
    expect(met('wild wild', 'wild wild')).toBe(true);
    expect(met('forest water', 'wild plains')).toBe(false);
  });

  ruleTest(
    'an outcome may be declined; the quest stays and costs again [RB-QUEST-12, RB-QUEST-13]',
    (open) => {
      const t = explore(open, quest(SIMPLE), ['plains', 'plains', 'plains', 'plains', 'plains', 'plains']);
      pick(t, 'decline');
      expect([facts(t).quests, hero(t).gold, hero(t).actions]).toEqual([['Errand'], 0, 2]);
      pick(t, 'attempt Errand', 'outcome:I');
      expect([hero(t).gold, hero(t).actions]).toEqual([1, 1]);
    },
  );

  ruleTest('with nothing met the quest stays [RB-QUEST-13]', (open) => {
    const t = explore(open, quest([{ needs: ['wild'] }]), ['plains', 'plains']);
    expect([facts(t).quests, t.prompt]).toEqual([['Errand'], 'rb.ask.turn']);
  });

  ruleTest(
    'only one outcome is resolved, and the quest is a trophy then [RB-QUEST-14, RB-QUEST-15]',
    (open) => {
      const card = quest([
        { needs: ['plains'], brings: 'gain 1 gold' },
        { needs: ['plains'], brings: 'gain 2 gold' },
      ]);
      const t = explore(open, card, ['plains', 'plains']);
      expect(outcomes(t)).toEqual(['outcome:I', 'outcome:II']);
      pick(t, 'outcome:I');
      expect([hero(t).gold, facts(t).quests, facts(t).trophies.exploration]).toEqual([1, [], 1]);
    },
  );

  ruleTest('an outcome that says discard gives no trophy [RB-QUEST-16]', (open) => {
    const t = explore(open, quest([{ needs: ['plains'], brings: 'take 1 damage', discard: true }]), [
      'plains',
    ]);
    pick(t, 'outcome:I');
    expect([facts(t).trophies.all, names(t, 'exploration-discard'), hero(t).damage]).toEqual([
      0,
      ['Errand'],
      1,
    ]);
  });

  ruleTest('no bonus is the trophy and nothing more [RB-QUEST-17]', (open) => {
    const t = explore(open, quest([{ needs: ['plains'] }]), ['plains']);
    expect(offers(t)).toContain('I: outcome 1');
    pick(t, 'outcome:I');
    expect([hero(t).gold, facts(t).trophies.exploration]).toEqual([0, 1]);
  });

  ruleTest('what is needed is on the card, not in the hex [RB-QUEST-18]', (open) => {
    const plains = explore(open, quest([{ needs: ['forest'] }]), ['plains']); // explored in plains
    expect([plains.prompt, facts(plains).quests]).toEqual(['rb.ask.turn', ['Errand']]); // nothing is met
    const forest = explore(open, quest([{ needs: ['forest'] }]), ['forest/hills']);
    expect(outcomes(forest)).toEqual(['outcome:I']);
  });

  ruleTest('the trophy comes after the effects of the outcome [RB-QUEST-19]', (open) => {
    const t = explore(open, quest(SIMPLE), ['plains']);
    pick(t, 'outcome:I');
    expect(logged(t, 'outcome')).toEqual(['gains-gold', 'takes-trophy']);
  });

  ruleTest('a die can be rerolled by exerting while exploring [RB-EX-14, RB-EXERT-03]', (open) => {
    const t = explore(open, 'The Twisted Path', ['wild', 'plains', 'plains', MW], {
      hero: 'Laurel of Bloodwood',
      at: 'O11',
      hand: ['blank'],
    });
    expect(outcomes(t)).toEqual(['outcome:I']);
    expect(offers(t)).toEqual(
      expect.arrayContaining(['decline', 'exert to reroll wild', 'exert to reroll plains']),
    );
    pick(t, 'exert to reroll plains');
    expect(outcomes(t)).toEqual(['outcome:I', 'outcome:II']);
  });

  ruleTest(
    'The Twisted Path: after declining, the third outcome for 3 gold [RB-QUEST-20, RB-EX-15]',
    (open) => {
      const t = explore(open, 'The Twisted Path', ['wild', 'plains', 'plains', 'wild', MW, MW], {
        hero: 'Laurel of Bloodwood',
        at: 'O12',
        gold: 0,
      });
      pick(t, 'decline', 'attempt The Twisted Path');
      expect(outcomes(t)).toEqual(['outcome:I', 'outcome:II', 'outcome:III']);
      pick(t, 'outcome:III');
      expect([hero(t).gold, facts(t).trophies.exploration, hero(t).actions]).toEqual([3, 1, 1]);
    },
  );

  ruleTest('The Twisted Path: the first outcome draws a card [RB-QUEST-20]', (open) => {
    const t = open(
      position({
        players: [{ at: 'O11', quests: ['The Twisted Path'] }],
        decks: { exploration: ['The Goat Track'] },
        chance: dice('plains/forest', 'plains', 'plains'),
      }),
    );
    pick(t, 'attempt', 'outcome:I');
    expect([facts(t).quests, facts(t).trophies.exploration]).toEqual([['The Goat Track'], 1]);
  });

  ruleTest('The Twisted Path: the second resolves an outcome of another quest [RB-QUEST-21]', (open) => {
    const t = open(
      position({
        players: [{ at: 'O11', gold: 0, quests: ['The Twisted Path', 'The Goat Track'] }],
        chance: dice('plains/forest', MW, 'plains'),
      }),
    );
    pick(t, 'attempt The Twisted Path', 'outcome:II');
    expect(offers(t)).toEqual(['I: Creep along', 'II: Climb on', 'III: Reach the eyrie']);
    pick(t, 'III');
    expect([hero(t).gold, facts(t).quests, facts(t).trophies.exploration]).toEqual([4, [], 2]);
  });
});
