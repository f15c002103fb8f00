import type { Condition } from '@questwright/adventure';
import { describe, expect, it } from 'vitest';
import { engagedWithYou, inTheShadows, is, theNemesis, withTrait } from '../../rules/effects/index.ts';
import type { Action, Terrinoth } from '../../rules/state.ts';
import { piece } from '../look.ts';
import { foe, type PositionWords } from '../position.ts';
import { about, mixed, say } from './table.ts';

const heroes = [{ engaged: [foe('Rat')] }, {}, {}];
const action = (more: Partial<Action>) => ({ event: { action: { kind: 'rest', heroDice: [], ...more } } });

/** A condition, what it says, where it holds beyond the mixed table, and where it does not. */
type Case = [
  condition: Condition<Terrinoth>,
  said: string,
  holds: Partial<PositionWords> | object,
  fails: Partial<PositionWords> | object,
];
const SAME = {};

const cases: Case[] = [
  [is.youHaveTokens(3), 'you have 3 or more success tokens', SAME, { heroes }],
  [is.youHaveTokens(1), 'you have a success token', SAME, { heroes }],
  [
    is.youHaveTokens(4),
    'you have 4 or more success tokens',
    { heroes: [{ ...heroes[0], tokens: 4 }, {}] },
    SAME,
  ],
  [is.youAreWounded, 'you are wounded', SAME, { heroes }],
  [is.youAreUnhurt, 'you have no wounds', { heroes }, SAME],
  [is.youHaveEnemies(1), 'an enemy is engaged with you', SAME, { seat: 2 }],
  [is.youHaveEnemies(2), '2 or more enemies are engaged with you', { seat: 1 }, SAME],
  [is.youHaveNoEnemies, 'no enemy is engaged with you', { seat: 2 }, SAME],
  [is.youAre('poisoned'), 'you are Poisoned', SAME, { seat: 1 }],
  [is.youAreLeader, 'you are the party leader', { seat: 1 }, SAME],
  [is.youCarry('healing-potion'), 'you have Healing Potion', SAME, { seat: 1 }],
  [is.someoneCarries('healing-potion'), 'a hero has Healing Potion', { seat: 1 }, { heroes }],
  [is.nobodyCarries('healing-potion'), 'no hero has Healing Potion', { heroes }, { seat: 1 }],
  [is.dropped('splig'), 'that hero had Splig', { aside: ['Splig'] }, SAME],
  [is.successesAtLeast(2), 'the action brought 2 or more successes', SAME, { successes: 1 }],
  [is.successesAtLeast(1), 'the action brought a success', SAME, { successes: 0 }],
  [is.noSuccess, 'the action brought no success', { successes: 0 }, SAME],
  [is.actionIs('rest'), 'it is a rest action', action({}), action({ kind: 'attack' })],
  [is.actionIs('aid'), 'it is an aid action', action({ kind: 'aid' }), SAME],
  [
    is.youRolled('critical'),
    'you rolled a critical success',
    action({ heroDice: ['blank', 'critical'] }),
    action({}),
  ],
  [is.youRolled('blank'), 'you rolled a blank', action({ heroDice: ['blank'] }), SAME],
  [is.targetSurvived, 'a target is still in play', SAME, { enemies: [] }],
  [is.thisIsWounded, 'this enemy is wounded', SAME, { heroes }],
  [is.thisHasWounds(1), 'this enemy has 1 wound or more', SAME, { heroes }],
  [
    is.thisHasWounds(2),
    'this enemy has 2 wounds or more',
    { heroes: [{ engaged: [foe('Rat', { wounds: 2 })] }, {}] },
    SAME,
  ],
  [is.thereIs(theNemesis), 'there is 1 nemesis in play', SAME, { shadows: [foe('Bat')] }],
  [is.thereIs(inTheShadows), 'there is 1 enemy in the shadows', SAME, { shadows: [] }],
  [is.thereIsNo(withTrait('Vermin')), 'there is no Vermin in play', { heroes }, SAME],
  [is.thereIsNo(inTheShadows), 'there is no enemy in the shadows', { shadows: [] }, SAME],
  [
    is.thereAre(3, inTheShadows),
    'there are at least 3 enemies in the shadows',
    SAME,
    { shadows: [foe('Bat'), foe('Owl')] },
  ],
  [is.thereAre(1, engagedWithYou), 'there are at least 1 enemy engaged with you', SAME, { seat: 2 }],
  [is.fullyExplored, 'the location is fully explored', { location: { exploration: 2, progress: 2 } }, SAME],
  [is.atLocation('river-bank'), 'the party is at River Bank', { location: 'River Bank' }, SAME],
  [is.notAtLocation('river-bank'), 'the party is not at River Bank', SAME, { location: 'River Bank' }],
  [
    is.locationHas('Wilds'),
    'the location is a Wilds',
    SAME,
    { location: { name: 'Inn', exploration: 3, traits: ['Town'] } },
  ],
  [
    is.locationTokensAtLeast(1, 'barrels'),
    'there are 1 or more barrels on the location',
    SAME,
    { location: { exploration: 3 } },
  ],
  [
    is.locationTokensAtLeast(2, 'barrels'),
    'there are 2 or more barrels on the location',
    { location: { exploration: 3, tokens: 2 } },
    SAME,
  ],
  [is.lastLocation, 'no location is left in the deck', { 'location deck': [] }, SAME],
  [is.nemesisInLair, 'the nemesis is in its lair', { lair: ['Splig'] }, SAME],
  [
    is.nemesisDefeated,
    'the nemesis is defeated',
    { quest: 'The Goblin Problem', aside: ['Splig'] },
    { quest: 'The Goblin Problem' },
  ],
  [is.perilAtLeast(1), 'the peril token is on space 2 or beyond', SAME, { peril: 1 }],
  [is.perilAtLeast(2), 'the peril token is on space 3 or beyond', { peril: 3 }, SAME],
  [is.perilAtEnd, 'the peril token is on the last space', { peril: 3 }, SAME],
  [is.perilOn('green'), 'the peril token is on a green space', SAME, { peril: 3 }],
  [is.roundAtLeast(3), 'it is round 3 or later', SAME, { round: 2 }],
  [is.heroesFallen(1), 'a hero has fallen', { heroes: [...heroes.slice(0, 2), { defeated: true }] }, SAME],
  [
    is.heroesFallen(2),
    '2 heroes have fallen',
    { leader: 'Ann', heroes: [heroes[0]!, { defeated: true }, { defeated: true }] },
    { heroes: [...heroes.slice(0, 2), { defeated: true }] },
  ],
  [
    is.all(is.youAreWounded, is.youHaveEnemies(1)),
    'you are wounded and an enemy is engaged with you',
    SAME,
    { seat: 2 },
  ],
  [
    is.all(is.youAreWounded, is.youHaveEnemies(2)),
    'you are wounded and 2 or more enemies are engaged with you',
    { heroes: [{ wounds: 1, engaged: [foe('Rat'), foe('Cat')] }, {}] },
    SAME,
  ],
  [
    is.any(is.youAreUnhurt, is.youAreLeader),
    'you have no wounds or you are the party leader',
    { seat: 1 },
    { seat: 2 },
  ],
  [is.not(is.youAreWounded), 'it is not so that you are wounded', { heroes }, SAME],
];

const CONTEXT = ['seat', 'successes', 'event', 'enemies', 'card'];

describe('conditions', () => {
  const holds = (condition: Condition<Terrinoth>, words: object): boolean => {
    const entries = Object.entries(words);
    const t = mixed(Object.fromEntries(entries.filter(([word]) => !CONTEXT.includes(word))));
    const more = Object.fromEntries(entries.filter(([word]) => CONTEXT.includes(word)));
    return condition.holds(t.state, about(t, more));
  };

  it.each(cases.map(([condition, said, yes, no]) => [said, condition, yes, no] as const))(
    '%s',
    (said, condition, yes, no) => {
      expect(say(condition.text)).toBe(said);
      expect([holds(condition, yes), holds(condition, no)]).toEqual([true, false]);
    },
  );

  it('tell what a hero carries among other things', () => {
    const items = ['Stamina Elixir', 'Healing Potion'];
    const t = mixed({ heroes: [{ items, engaged: [foe('Rat')] }, { items }, {}] });
    const carried = [is.youCarry, is.someoneCarries, is.nobodyCarries].map((word) => word('healing-potion'));
    expect(carried.map((condition) => condition.holds(t.state, about(t)))).toEqual([true, true, false]);
  });

  it('tell whether a target was defeated', () => {
    const t = mixed({ lair: [foe('Warlord', { rank: 'nemesis' })] });
    const targets = (...names: string[]) => about(t, { enemies: names.map((name) => piece(t, name)) });
    const result = (condition: Condition<Terrinoth>, ...names: string[]) =>
      condition.holds(t.state, targets(...names));
    expect([result(is.targetDefeated, 'Rat', 'Warlord'), result(is.targetDefeated, 'Rat')]).toEqual([
      true,
      false,
    ]);
    expect([result(is.targetSurvived, 'Rat', 'Warlord'), result(is.targetSurvived, 'Warlord')]).toEqual([
      true,
      false,
    ]);
    expect(say(is.targetDefeated.text)).toBe('a target was defeated');
  });

  it('tell where an enemy is', () => {
    const t = mixed();
    const at = (condition: Condition<Terrinoth>, name: string) =>
      condition.holds(t.state, about(t, { card: piece(t, name) }));
    expect([at(is.thisIsEngaged, 'Rat'), at(is.thisIsEngaged, 'Ogre'), at(is.thisIsEngaged, 'Bat')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([at(is.thisIsInShadows, 'Rat'), at(is.thisIsInShadows, 'Bat')]).toEqual([false, true]);
    expect([say(is.thisIsEngaged.text), say(is.thisIsInShadows.text)]).toEqual([
      'this enemy is engaged with a hero',
      'this enemy is in the shadows',
    ]);
  });

  it('tell what a quest has counted', () => {
    const t = mixed({ quest: 'Millbrook Burning', counters: { saved: 4 } });
    const at = (condition: Condition<Terrinoth>) => condition.holds(t.state, about(t));
    expect([4, 5].map((n) => at(is.counterAtLeast('saved', n)))).toEqual([true, false]);
    expect([4, 3].map((n) => at(is.counterAtMost('saved', n)))).toEqual([true, false]);
    expect([say(is.counterAtLeast('saved', 4).text), say(is.counterAtMost('saved', 4).text)]).toEqual([
      'the number of saved villagers is 4 or more',
      'the number of saved villagers is 4 or less',
    ]);
  });

  it('hold nothing of a location where there is none', () => {
    const t = mixed({ location: undefined });
    const none = [
      is.locationHas('Wilds'),
      is.locationTokensAtLeast(1, 'barrel'),
      is.fullyExplored,
      is.atLocation('river-bank'),
    ];
    expect(none.map((condition) => condition.holds(t.state, about(t)))).toEqual([false, false, false, false]);
    expect(is.notAtLocation('river-bank').holds(t.state, about(t))).toBe(true);
  });
});
