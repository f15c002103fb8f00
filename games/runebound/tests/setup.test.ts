import { pieces } from '@questwright/adventure';
import { type Playtest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { adventureDef } from '../rules/catalogue.ts';
import { handSizeOf, heroOf } from '../rules/heroes.ts';
import { game } from '../rules/index.ts';
import { ADVENTURES, GEMS, HEXES } from '../rules/map/hexes.ts';
import type { Offer } from '../rules/offers.ts';
import type { Runebound } from '../rules/state.ts';
import { addUses } from '../rules/uses.ts';
import { DECK, DISCARD, MARKET } from '../rules/zones.ts';
import { hero, logged, names, offers, pick, type T } from './look.ts';

const four = { game, seats: ['Ann', 'Ben', 'Cid', 'Dot'] };
const two = (options: object = {}) => ({ game, seats: ['Ann', 'Ben'], options });

/** Makes the choices of set-up, the first option each time, until the first turn. */
function setUp(t: T): T {
  while (t.state.phase === 'setup') t.choose(firstAnswer(t));
  return t;
}

const firstAnswer = (t: T) => {
  const { choice } = t.match;
  return choice!.kind === 'some' ? t.offered.slice(0, choice!.min) : t.offered[0]!;
};

/** The first two players take the first hex that is offered. */
function placeBoth(t: T): void {
  for (let i = 0; i < 2; i++) t.choose(t.offered[0]!);
}

const zone = (t: Playtest<Runebound>, name: string): number => pieces(t.state, name).length;

describe('set-up', () => {
  ruleTest(
    'goes: board, scenario, decks, heroes, skills, placement, abilities, markets, time [RB-SETUP-01]',
    (open) => {
      const t = open(two({ scenario: 'corpse-king', first: 0, heroes: ['elder-mok', 'lyssa'] }));
      expect(t.state.gems.every((up) => up)).toBe(true);
      expect(t.prompt).toBe('rb.ask.place');
      expect([zone(t, 'combat-deck') > 0, zone(t, 'hand:0'), zone(t, 'asset-deck')]).toEqual([true, 3, 0]);
      placeBoth(t);
      expect(t.prompt).toBe('rb.ask.trophy-kind'); // Elder Mok's ability, when all have been placed
      expect([hero(t, 0).at, hero(t, 1).at]).not.toContain(-1);
      expect(zone(t, 'asset-deck')).toBe(0);
      t.choose('kind:combat');
      expect([t.prompt, zone(t, 'hand:1')]).toEqual(['rb.ask.hand-limit', 5]); // Lyssa's: three of five skills
      t.choose(t.offered[0]!, t.offered[1]!);
      expect([zone(t, 'hand:1'), zone(t, 'asset-deck') > 0]).toEqual([3, true]);
      expect([t.state.phase, t.state.time]).toEqual(['turn', 0]);
      expect(logged(t).filter((key) => ['scenario', 'picks-hero', 'placed', 'turn'].includes(key))).toEqual([
        'scenario',
        'picks-hero',
        'picks-hero',
        'placed',
        'placed',
        'turn',
      ]);
    },
  );

  it('has a faceup gem on each of the 27 icons, nine of each kind [RB-SETUP-02, RB-SETUP-03]', () => {
    expect(GEMS).toHaveLength(27);
    for (const kind of ADVENTURES) expect(HEXES.filter(({ gem }) => gem === kind)).toHaveLength(9);
  });

  ruleTest('turns every gem faceup [RB-SETUP-02]', (open) => {
    expect(open(two()).state.gems).toEqual(GEMS.map(() => true));
  });

  ruleTest('goes clockwise round the seats [RB-SETUP-04, RB-SETUP-14]', (open) => {
    const t = open({ ...four, options: { first: 2 } });
    const order: number[] = [];
    while (t.prompt === 'rb.ask.hero') {
      order.push(t.asked);
      t.choose(t.offered[0]!);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  ruleTest('leaves all tokens that are not placed in the bank [RB-SETUP-05]', (open) => {
    const t = setUp(open(two()));
    const assetTokens = content.tokens.filter(({ owner }) => owner === 'asset').map(({ id }) => id);
    expect(names(t, 'token-bank')).toEqual(assetTokens);
  });

  ruleTest('plays the scenario that was agreed on, or one at random [RB-SETUP-06]', (open) => {
    expect(open(two({ scenario: 'corpse-king' })).state.scenario).toBe('corpse-king');
    for (const drawn of ['margath', 'corpse-king']) {
      const chance = { scenario: [drawn], '*': 'seeded' as const };
      expect(open({ ...two(), chance }).state.scenario).toBe(drawn);
    }
  });

  ruleTest('shuffles the story cards of that scenario and of no other [RB-SETUP-07, RB-SETUP-08]', (open) => {
    const t = open({ ...two({ scenario: 'margath' }) });
    const own = content.stories.filter(({ scenario }) => scenario === 'margath').map(({ name }) => name);
    expect(names(t, 'story-deck').sort()).toEqual(own.sort());
    const chance = { 'story-deck': [['wings-at-dusk', 'the-master']], '*': 'seeded' as const };
    const shuffled = open({ ...two({ scenario: 'margath' }), chance });
    expect(names(shuffled, 'story-deck').slice(0, 2)).toEqual(['Wings at Dusk', 'The Master']);
  });

  ruleTest(
    'follows the set-up of the scenario card: a companion each [RB-SETUP-09, RB-SCENARIO-15]',
    (open) => {
      const t = setUp(open(two({ scenario: 'corpse-king' })));
      expect([hero(t, 0).story, hero(t, 1).story]).toEqual([1, 1]);
      expect(hero(setUp(open(two({ scenario: 'margath' }))), 0).story).toBe(0);
    },
  );

  ruleTest(
    'makes three decks of common and scenario cards, each by its back [RB-SETUP-08, RB-SETUP-10]',
    (open) => {
      const t = open(two({ scenario: 'margath' }));
      for (const kind of ADVENTURES) {
        const wanted = content.adventures
          .filter((card) => card.deck === kind && (card.scenario === null || card.scenario === 'margath'))
          .map(({ id }) => id);
        expect(
          pieces(t.state, DECK[kind])
            .map(({ def }) => def)
            .sort(),
        ).toEqual(wanted.sort());
        expect(zone(t, DISCARD[kind])).toBe(0);
      }
    },
  );

  ruleTest('shuffles the thirty cards of each adventure deck [RB-SETUP-11]', (open) => {
    const printed = content.adventures.map(({ id }) => id);
    for (const scenario of ['margath', 'corpse-king']) {
      const t = open(two({ scenario }));
      for (const kind of ADVENTURES) {
        const deck = pieces(t.state, DECK[kind]).map(({ def }) => def);
        expect(deck).toHaveLength(30);
        expect(deck).not.toEqual(printed.filter((id) => deck.includes(id)));
      }
    }
  });

  ruleTest('picks the first player at random [RB-SETUP-12]', (open) => {
    for (const [drawn, seat] of [
      ['p1', 0],
      ['p2', 1],
    ] as const) {
      const t = open({ ...two(), chance: { 'first player': [drawn], '*': 'seeded' } });
      expect([t.state.first, t.asked]).toEqual([seat, seat]);
    }
  });

  ruleTest('does not offer a hero twice [RB-SETUP-15]', (open) => {
    const t = open(two({ first: 0 }));
    expect(offers(t)).toHaveLength(6);
    pick(t, 'Lyssa');
    expect(offers(t)).toHaveLength(5);
    expect(offers(t)).not.toContain('Lyssa');
  });

  ruleTest(
    'begins with the side of the setup ability up, and turns it over after [RB-SETUP-16, RB-SETUP-22]',
    (open) => {
      const t = open(two({ first: 0, heroes: ['laurel', 'lyssa'] }));
      expect(pieces(t.state, 'hero:0')[0]!.down).toBe(true);
      setUp(t);
      expect([pieces(t.state, 'hero:0')[0]!.down, pieces(t.state, 'hero:1')[0]!.down]).toEqual([
        false,
        false,
      ]);
    },
  );

  ruleTest('leaves the abilities of the other side unused [RB-SETUP-23]', (open) => {
    const t = open(two({ first: 0, heroes: ['elder-mok', 'lyssa'] }));
    const usable = (): string[] => {
      const found: Offer[] = [];
      addUses(t.state, 0, 'turn', found);
      return found.map((offer) => (offer.kind === 'use' ? offer.use.name! : offer.kind));
    };
    expect([zone(t, 'hand:0') > 0, usable()]).toEqual([true, []]);
    setUp(t);
    expect(usable()).toEqual(['Restore Spirit']);
  });

  ruleTest('gives starting gold and tokens, and no asset [RB-SETUP-17, RB-SETUP-18]', (open) => {
    const t = open(two({ first: 0, heroes: ['lord-hawthorne', 'lyssa'] }));
    expect([hero(t, 0).gold, hero(t, 1).gold]).toEqual([3, 1]);
    expect(names(t, 'tokens:0')).toEqual(['hawthorne-1', 'hawthorne-2', 'hawthorne-3']);
    setUp(t);
    expect([zone(t, 'assets:0'), zone(t, 'assets:1')]).toEqual([0, 0]);
  });

  ruleTest('deals as many skills as the hand size [RB-SETUP-19]', (open) => {
    const t = open(two({ first: 1, heroes: ['master-thorn', 'elder-mok'] }));
    expect([zone(t, 'hand:0'), zone(t, 'hand:1')]).toEqual([4, 3]);
    expect(handSizeOf(t.state, 0)).toBe(4);
    expect(t.log.filter(({ key }) => key === 'rb.log.draws-skills').map(({ args }) => args!.hero)).toEqual([
      'Elder Mok',
      'Master Thorn',
    ]);
  });

  ruleTest('offers every hex of the kind on the hero card [RB-SETUP-20]', (open) => {
    const t = open(two({ first: 0, heroes: ['elder-mok', 'corbin'] }));
    const shrines = HEXES.filter(({ site }) => site === 'shrine').map(({ label }) => `hex:${label}`);
    expect([heroOf(t.state, 0).start, t.offered]).toEqual(['shrine', shrines]);
    pick(t, "Suvar's Rest");
    const strongholds = HEXES.filter(({ site }) => site === 'stronghold').map(({ label }) => `hex:${label}`);
    expect([t.asked, t.offered]).toEqual([1, strongholds]);
  });

  ruleTest('resolves setup abilities in turn order when all are placed [RB-SETUP-21]', (open) => {
    const t = open(two({ first: 1, heroes: ['master-thorn', 'elder-mok'] }));
    expect([t.prompt, t.asked]).toEqual(['rb.ask.place', 1]);
    placeBoth(t);
    expect([t.prompt, t.asked]).toEqual(['rb.ask.trophy-kind', 1]);
    t.choose('kind:social');
    expect([t.prompt, t.asked]).toEqual(['rb.ask.move-up-to', 0]);
  });

  ruleTest(
    'lets Laurel exert for the dice of her ability, and not use Pathfinding [RB-SETUP-24, RB-SETUP-25]',
    (open) => {
      const t = open({
        ...two({ first: 0, heroes: ['laurel', 'lyssa'] }),
        chance: { 'terrain die': ['plains', 'plains', 'plains', 'plains/forest'], '*': 'seeded' },
      });
      placeBoth(t);
      expect(offers(t)).toEqual(['keep the dice', 'exert to reroll plains']);
      pick(t, 'exert');
      t.choose(t.offered[0]!);
      pick(t, 'keep');
      expect(hero(t, 0).gold).toBe(3);
    },
  );

  ruleTest('gives Elder Mok a trophy off a deck he picks, facedown [RB-SETUP-26, RB-EX-01]', (open) => {
    const t = open(two({ first: 0, heroes: ['elder-mok', 'lyssa'] }));
    placeBoth(t);
    expect(t.offered).toEqual(['kind:combat', 'kind:exploration', 'kind:social']);
    const topCard = pieces(t.state, 'exploration-deck')[0]!.def;
    t.choose('kind:exploration');
    const [trophy, ...others] = pieces(t.state, 'trophies:0');
    expect([trophy!.def, trophy!.down, others]).toEqual([topCard, true, []]);
    expect(adventureDef(t.state, trophy!).deck).toBe('exploration');
  });

  ruleTest('deals three faceup assets to each of the four markets [RB-SETUP-27]', (open) => {
    const t = setUp(open(two()));
    for (const city in MARKET) {
      expect(pieces(t.state, MARKET[city]!)).toHaveLength(3);
      expect(pieces(t.state, MARKET[city]!).every(({ down }) => !down)).toBe(true);
    }
    expect(Object.keys(MARKET).sort()).toEqual(['Dawnsmoor', 'Forge', 'Riverwatch', 'Tamalir']);
  });

  ruleTest(
    'starts on the first space in Act 1, which triggers nothing [RB-SETUP-28, RB-SETUP-29]',
    (open) => {
      const t = setUp(open(two()));
      expect([t.state.time, t.state.act]).toEqual([0, 1]);
      const triggered = ['rb.log.time', 'rb.log.story', 'rb.log.refresh'];
      expect(t.log.filter(({ key }) => triggered.includes(key))).toEqual([]);
    },
  );

  it('has six skill sets and three asset sets [RB-SETUP-30]', () => {
    expect(new Set(content.skills.map(({ set }) => set)).size).toBe(6);
    expect(new Set(content.assets.map(({ set }) => set))).toEqual(new Set(['A', 'B', 'C']));
  });
});
