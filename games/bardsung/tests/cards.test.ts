import { type Trigger, whenever } from '@questwright/adventure';
import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { encounterCard, immediateAspect, roomCard } from '../rules/cards/dungeon.ts';
import { enemyCard } from '../rules/cards/enemies.ts';
import { armourCard, attackCard, heroCard, passiveCard, weaponCard } from '../rules/cards/heroes.ts';
import { runeStone, woundCard } from '../rules/cards/treasure.ts';
import { BardsungBox, bardsungBoxes } from '../rules/catalogue.ts';
import type { Context } from '../rules/context.ts';
import { bleed, blessing, inspire, wound } from '../rules/effects/attack-effects.ts';
import { challenge } from '../rules/effects/challenges.ts';
import { adds, upgradesDamage } from '../rules/effects/standing.ts';
import { tableFacts } from '../rules/facts.ts';
import { game } from '../rules/index.ts';
import { bring, heroModel } from '../rules/pieces.ts';
import { resilienceOf } from '../rules/profile.ts';
import { upgraded } from '../rules/rolls/damage-roll.ts';
import { withMadeUp } from '../rules/scenario/components.ts';
import { type Bardsung, DAMAGE_DICE, type Piece } from '../rules/state.ts';
import { facts, foe, hero, pick, position, strike } from './position.ts';

type Words = Record<string, unknown>;

const at = <E extends 'heroesEndRound' | 'roundEnds'>(event: E): Trigger<Bardsung, Context, E> => ({
  event,
  text: 'bs.effect.nothing',
});

/** A box with one hero for each kind of card, in a room with a chest and an ogre. */
const { printed } = bardsungBoxes;
const layout = [{ def: 'hall', col: 8, row: 6, turn: 0 }];
const withAbility = (name: string, ...abilities: Parameters<typeof passiveCard>[1]) =>
  passiveCard({ name }, abilities);
bardsungBoxes.print(
  new BardsungBox({
    ...content,
    heroes: [
      heroCard({ name: 'Edge', abilities: ['slash', 'keen'], equipment: ['blade', 'coat'] }),
      heroCard({ name: 'Bard', abilities: ['tune'], equipment: ['blade', 'coat'] }),
      heroCard({ name: 'Scout', abilities: ['late'], equipment: ['blade', 'coat'] }),
    ],
    abilities: [
      attackCard({ name: 'Slash' }, { with: 'str', hit: [wound] }),
      withAbility('Keen', upgradesDamage(1)),
      withAbility('Tune', whenever(at('heroesEndRound'), inspire)),
      withAbility('Late', whenever(at('roundEnds'), inspire)),
    ],
    equipment: [weaponCard({ name: 'Blade' }, 10), armourCard({ name: 'Coat' })],
    enemies: [enemyCard({ name: 'Ogre', gold: 2 }, { tn: 12, toughness: 12 })],
    treasure: [runeStone({ name: 'Ward' }, [adds('resilience', 2)])],
    dungeon: [roomCard({ name: 'Hall', tile: 'AB', runes: { A: 'sun' }, chests: 'B' })],
    aspects: [
      immediateAspect(
        { name: 'Riddle', deck: 'challenge' },
        challenge('wis', 12, { success: inspire, failure: bleed }),
      ),
    ],
    wounds: [woundCard({ name: 'Cut' }, 'con', 10)],
    encounters: [
      encounterCard({
        name: 'Siege',
        goal: 'outlast',
        rounds: 9,
        layout,
        runes: { sun: { enemy: 'ogre', count: [1, 1, 1, 1, 1] } },
      }),
      encounterCard({ name: 'Wandering', goal: 'crawl', layout, exit: 5 }),
    ],
  }),
  withMadeUp,
);
afterAll(() => bardsungBoxes.print(printed, withMadeUp));

const siege = (heroes: string[], chance: Words = {}) =>
  createMatch<Bardsung>({
    game,
    seats: heroes.map((_, i) => `p${i}`),
    seed: 1,
    options: { encounter: 'siege', heroes },
    chance: { '*': 'seeded', ...chance },
  } as never);

describe('an encounter by itself', () => {
  it('is for one to five heroes, one for each player [BS-SETUP-01, BS-SETUP-02]', () => {
    expect(game.seats).toEqual({ min: 1, max: 5 });
    expect(siege(['edge']).state.zones['model:0']).toHaveLength(1);
    expect(() => siege(['edge', 'edge'])).toThrow('Two seats cannot play the same hero.');
  });

  it('deals the hero cards as the marching order [BS-SETUP-11]', () => {
    const at = (names: string[]) => {
      const { state } = siege(['edge', 'bard', 'scout'], { 'marching order': [names] });
      return state.order.slice(0, 3).map((id) => state.zones.initiative!.find((card) => card.id === id)!.def);
    };
    expect(at(['Scout', 'Edge', 'Bard'])).toEqual(['scout', 'edge', 'bard']);
    expect(at(['Bard', 'Edge', 'Scout'])).toEqual(['bard', 'edge', 'scout']);
  });

  it('a crawl begins on one tile, and the rest is explored [BS-NODE-06]; other nodes lie there whole [BS-NODE-03]', () => {
    const crawl = createMatch<Bardsung>({
      game,
      seats: ['p'],
      seed: 1,
      options: { encounter: 'wandering', heroes: ['edge'] },
    } as never);
    expect([crawl.state.tiles.length, crawl.state.zones.enemies ?? []]).toEqual([1, []]);
    expect(siege(['edge']).state.zones.enemies).toHaveLength(1);
  });

  it('any encounter can be played by itself, without a campaign [BS-CHAP-08]', () => {
    const match = siege(['edge']);
    expect([match.state.journey, match.state.supplies.potion]).toEqual([null, 3]);
  });
});

describe('a lone hero', () => {
  it('has a third action from the first turn on, and two heroes have none [BS-SETUP-16]', () => {
    const actions = (...heroes: string[]) => siege(heroes).state.turn!.actions;
    expect([actions('edge'), actions('edge', 'bard')]).toEqual([3, 2]);
  });
});

describe('cards that work by themselves', () => {
  const struck = (die: string) => {
    const match = siege(['edge'], { attack: [12], [`damage ${die}`]: [11], 'marching order': [['Edge']] });
    const slash = match.state.zones['abilities:0']!.find(({ def }) => def === 'slash')!;
    match.answer(0, `ability:${slash.id}`);
    return match;
  };

  it('an active one is used by the action, a passive one never [BS-ABIL-01, BS-ABIL-02, BS-ABIL-03]', () => {
    const match = siege(['edge'], { 'marching order': [['Edge']] });
    const among =
      match.choice!.kind === 'one'
        ? match.choice!.among.map((one) => match.choice!.kind === 'one' && match.choice!.as.id(one))
        : [];
    const ids = match.state.zones['abilities:0']!.map(({ id, def }) => [
      def,
      among.includes(`ability:${id}`),
    ]);
    expect(Object.fromEntries(ids)).toEqual({ slash: true, keen: false });
  });

  it('a passive one works by itself [BS-ABIL-02]', () => {
    const dieOf = (hero: string): number => {
      const { state } = siege([hero]);
      return upgraded(state, heroModel(state, 0), 6);
    };
    expect([dieOf('edge'), dieOf('bard')]).toEqual([8, 6]);
  });

  it('upgrade rolls the next larger die [BS-DICE-06, BS-DICE-08], and a d12 at most [BS-DICE-07]', () => {
    const { state } = struck('d12');
    const model = state.zones['model:0']![0] as Piece;
    expect(DAMAGE_DICE.map((die) => upgraded(state, model, die))).toEqual([6, 8, 10, 12, 12]);
  });

  it('hero cards of the end phase come before the other effects [BS-END-09, BS-END-10]', () => {
    const after = (who: string) => {
      const match = siege([who], { event: [4] });
      match.state.fate.active = 0;
      match.answer(0, 'end');
      return match.state.fate.active;
    };
    expect([after('edge'), after('bard'), after('scout')]).toEqual([0, 1, 1]);
  });
});

describe('what is printed', () => {
  ruleTest('a hero has speed, range, resilience and grit [BS-PROFILE-01]', (open) => {
    const t = open(
      position({
        heroes: [
          { speed: 1, range: 2, resilience: 3, grit: 2, abilities: [strike({ range: undefined })] },
          {},
        ],
        enemies: [foe('Ogre', '1C', { behaviour: [{ first: ['charge closest'] }], effects: ['wound'] })],
        order: ['Ann', 'Ogre'],
        chance: { defence: [9] },
      }),
    );
    expect(t.offered.filter((id) => id.startsWith('move'))).toEqual(['move:1B']);
    expect(t.offered.some((id) => id.startsWith('ability'))).toBe(true);
    pick(t, 'end');
    expect(hero(t, 'Ann').wounds).toBe(0);
  });

  ruleTest('grit says how many wounds defeat a hero [BS-PROFILE-01]', (open) => {
    const after = (grit: number) =>
      open(
        position({
          heroes: [{ grit, wounds: 1 }, {}],
          enemies: [foe('Ogre', '1A', { behaviour: [{ first: ['attack in range'] }], effects: ['wound'] })],
          order: ['Ogre'],
          chance: { defence: [1] },
        }),
      ).over?.result ?? 'no';
    expect([after(2), after(3)]).toEqual(['failed', 'no']);
  });

  ruleTest('an enemy has TN, speed, range, toughness, grit, gold and a behaviour [BS-PROFILE-02]', (open) => {
    const t = open(
      position({
        heroes: [{ at: '1D', resilience: 1 }, { at: '1D' }],
        enemies: [
          foe('Ogre', '1A', { tn: 5, speed: 2, range: 1, gold: 3, trait: 'Ferocious', effects: ['wound'] }),
        ],
        order: ['Ogre', 'Ann'],
        chance: { defence: [4] },
      }),
    );
    expect([facts(t).enemies, hero(t, 'Ann').wounds]).toEqual([['Ogre 1C'], 0]);
  });

  ruleTest('toughness says what hurts an enemy twice, and gold what it leaves [BS-PROFILE-02]', (open) => {
    const after = (toughness: number) => {
      const ogre = foe('Ogre', '1A', { toughness, gold: 3 });
      const chance = { attack: [12], 'damage d6': [5] };
      const t = open(position({ heroes: [{ abilities: [strike()] }, {}], enemies: [ogre], chance }));
      pick(t, 'Strike');
      return [facts(t).enemies, facts(t).gold];
    };
    expect([after(5), after(6)]).toEqual([
      [[], 3],
      [['Ogre 1A 1 wounded'], 0],
    ]);
  });

  ruleTest('fate tokens are the party’s, active or exhausted [BS-FATE-01]', (open) => {
    const t = open(
      position({
        heroes: [
          { abilities: [{ name: 'Hymn', fate: true, skill: ['blessing'] }] },
          { abilities: [{ name: 'Chant', fate: true, skill: ['blessing'] }] },
        ],
        fate: 1,
      }),
    );
    pick(t, 'Hymn', 'end');
    expect([facts(t).fate, t.closed.some(({ rule }) => rule === 'BS-ABIL-04')]).toEqual([0, true]);
  });

  ruleTest('the event roll is one d6 [BS-EVENT-01]', (open) => {
    const t = open(position({ heroes: [{}], chance: { event: [7], 'marching order': ['keep'] } }));
    expect(() => t.match.fork().answer(0, 'end')).toThrow('can only be: 1, 2, 3, 4, 5, 6');
  });

  ruleTest('a silenced player may not talk or signal to the others [BS-COND-14]', (open) => {
    const t = open(position({ heroes: [{}, { conditions: ['silence'] }] }));
    expect(tableFacts(t.state).silenced).toEqual([1]);
  });
});

describe('challenges', () => {
  const riddle = (toolkit: boolean) => challenge('wis', 12, { success: blessing, failure: bleed, toolkit });
  const meet = (effect: ReturnType<typeof riddle>, test: number[], toolkits: number) => {
    const match = siege(['edge', 'bard'], { test, 'marching order': [['Edge', 'Bard']] });
    match.state.supplies.toolkit = toolkits;
    const model = match.state.zones['model:0']![0] as Piece;
    const rule = effect.run(match.state, {
      seat: 0,
      card: model,
      attacker: model,
      target: model,
      event: null,
    });
    return { match, rule, model };
  };
  const BLEED = 1 << 1;
  const BLESSING = 1 << 2;

  it('an action roll with the characteristic and TN that it names [BS-CHAL-02]', () => {
    for (const [roll, marks] of [
      [12, BLESSING],
      [11, BLEED],
    ] as const) {
      const { match, rule, model } = meet(riddle(false), [roll], 1);
      match.state.fate.active = 0;
      match.state.supplies.charm = 0;
      expect(rule.next().done).toBe(true);
      expect(model.marks).toBe(marks);
    }
  });

  it('a toolkit meets it only where the card offers that [BS-CHAL-04, BS-TOKEN-03]', () => {
    const { match, rule, model } = meet(riddle(true), [], 1);
    expect(rule.next().value).toMatchObject({ topic: 'toolkit' });
    rule.next({ id: 'yes' } as never);
    expect([model.marks, match.state.supplies.toolkit]).toEqual([BLESSING, 0]);
    const other = meet(riddle(false), [20], 1);
    expect([other.rule.next().done, other.match.state.supplies.toolkit]).toEqual([true, 1]);
  });
});

describe('runes on armour', () => {
  it('count for the defence rolls of their hero once they are fitted [BS-DEF-05]', () => {
    const resisted = (isFitted: boolean) => {
      const { state } = siege(['edge'], { 'marching order': [['Edge']] });
      const coat = state.zones['equipment:0']!.find(({ def }) => def === 'coat')!;
      bring(state, 'ward', 'pack:0', { seat: 0, host: isFitted ? coat.id : 0 });
      return (
        resilienceOf(state, heroModel(state, 0)) - resilienceOf(siege(['edge']).state, heroModel(state, 0))
      );
    };
    expect([resisted(true), resisted(false)]).toEqual([2, 0]);
  });
});
