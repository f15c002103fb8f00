import { Entry, ScenarioError } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { activation, attack, eachHero, explore, readyCards, rest } from '../rules/effects/index.ts';
import { abilityOf, conditionOf, keywordOf } from '../rules/scenario/ability-words.ts';
import { effectOf } from '../rules/scenario/effect-words.ts';
import { scenario } from '../rules/scenario/index.ts';
import { say } from './words/table.ts';

const effects: [words: unknown, said: string][] = [
  ['spawn', 'spawn 1 enemy'],
  [{ suffer: 2 }, 'suffer 2 wounds'],
  [{ suffer: 1, who: 'the leader' }, 'the party leader suffers 1 wound'],
  [{ recover: 1, who: 'that hero' }, 'that hero recovers 1 wound'],
  [{ 'gain tokens': 2, who: 'a hero' }, 'a hero of your choice gains 2 success tokens'],
  [
    { 'discard tokens': 'all', who: 'another hero' },
    'another hero of your choice discards all success tokens',
  ],
  [{ 'ready cards': 'all', who: 'each hero' }, 'each hero readies all activation cards'],
  [{ 'exhaust cards': 2, who: 'each other hero' }, 'each other hero exhausts 2 activation cards'],
  [{ 'give condition': 'Poisoned', who: 'most wounds' }, 'the hero with the most wounds becomes Poisoned'],
  [
    { 'remove condition': 'Focused', who: 'fewest tokens' },
    'the hero with the fewest success tokens discards Focused',
  ],
  [{ 'draw exploration': 2 }, 'draw 2 exploration cards'],
  [{ 'discard items': 1, who: 'most items' }, 'the hero with the most items discards an item'],
  [{ upgrade: 1 }, 'upgrade an activation card'],
  [{ wound: 1, which: 'a Goblin' }, 'deal 1 wound to 1 Goblin'],
  [{ wound: 1, which: 'an Undead in the shadows' }, 'deal 1 wound to 1 Undead in the shadows'],
  [{ heal: 2, which: 'each enemy engaged with you' }, 'each enemy engaged with you recovers 2 wounds'],
  [{ heal: 2 }, '1 enemy recovers 2 wounds'],
  [{ 'exhaust enemy': 1, which: 'this enemy' }, 'exhaust this enemy'],
  [{ 'ready enemy': 1, which: 'that enemy' }, 'ready that enemy'],
  [
    { 'send to shadows': 1, which: 'an enemy engaged with another' },
    'put 1 enemy engaged with another hero into the shadows',
  ],
  [{ 'discard enemy': 1, which: 'an enemy readied' }, 'discard 1 enemy that is readied'],
  [{ 'discard enemy': 1, which: 'each Rat Swarm exhausted' }, 'discard each Rat Swarm that is exhausted'],
  [{ engage: 2 }, 'engage 2 enemies'],
  [{ 'enemy engages': 1, who: 'fewest enemies' }, '1 enemy engages the hero with the fewest engaged enemies'],
  [{ 'add progress': 2 }, 'put 2 progress on the location'],
  [{ 'remove progress': 2 }, 'remove 2 progress from the location'],
  [{ 'raise peril': 2 }, 'increase peril 2 times'],
  [{ spawn: 2 }, 'spawn 2 enemies'],
  [
    { 'spawn with': 1, who: 'most health left' },
    'spawn an enemy engaged with the hero with the most health left',
  ],
  [{ 'spawn in shadows': 2 }, 'spawn 2 enemies in the shadows'],
  [{ 'spawn face down': 1 }, 'spawn 1 enemy face down in the shadows'],
  [
    { 'spawn nemesis': 1, who: 'the engaged hero' },
    'the nemesis, if in its lair, spawns engaged with the hero engaged with this enemy (from the shadows, the active hero)',
  ],
  [{ reroll: 2 }, 'you may reroll 2 dice'],
  [{ 'add successes': 1 }, 'add 1 success to the action'],
  [{ 'add defense': 1 }, 'add 1 defense to the action'],
  [{ prevent: 'all' }, 'prevent all of the wounds'],
  [{ prevent: 1 }, 'prevent 1 of the wounds'],
  [{ may: { recover: 1 } }, 'you may recover 1 wound'],
  [{ either: [{ suffer: 1 }, 'lose'] }, 'either suffer 1 wound or the quest is lost'],
  [['win', { suffer: 1 }], 'the quest is won, then suffer 1 wound'],
];

describe('the words of scenarios', () => {
  it.each(effects.map(([words, said]) => [said, words] as const))('%s', (said, words) => {
    expect(say(effectOf(Entry.of(words)).text)).toBe(said);
  });

  it('abilities', () => {
    const said = (words: object) => say(abilityOf(Entry.of(words)).text);
    expect(said({ when: 'round ends', do: { suffer: 1 } })).toBe('at the end of the round, suffer 1 wound');
    expect(said({ use: 'before roll', do: { 'add successes': 1 } })).toBe(
      'before you roll for an action, discard this card: add 1 success to the action',
    );
    expect(said({ attack: 1 })).toBe('this enemy has +1 attack');
    expect(said({ health: -1 })).toBe('this enemy has −1 health');
    expect(said({ each: 'Goblin', resilience: 1 })).toBe('each Goblin has +1 resilience');
    expect(said({ each: 'enemy', attack: 1 })).toBe('each enemy has +1 attack');
    expect(said({ 'hero dice': 1 })).toBe('+1 hero die on every action');
    expect(said({ 'maximum health': 2 })).toBe('+2 maximum health');
  });

  it('keywords and conditions', () => {
    expect([keywordOf(Entry.of('Retreat')).name, keywordOf(Entry.of('Retreat')).basic]).toEqual([
      'Retreat',
      true,
    ]);
    const swarm = keywordOf(Entry.of({ Swarm: { suffer: 2 } }));
    expect([swarm.name, swarm.basic, say(swarm.effect.text)]).toEqual(['Swarm', false, 'suffer 2 wounds']);
    const said = (value: unknown) => say(conditionOf(Entry.of(value)).text);
    expect(said('fully explored')).toBe('the location is fully explored');
    expect(said(['fully explored', 'nemesis defeated'])).toBe(
      'the location is fully explored and the nemesis is defeated',
    );
    expect(said('a hero has fallen')).toBe('a hero has fallen');
    expect(said('peril at its end')).toBe('the peril token is on the last space');
    expect(conditionOf(Entry.of('never')).holds(null as never, null as never)).toBe(false);
  });
});

describe('the words of scenarios that nobody knows', () => {
  const two = { heroes: [{}, {}], location: { exploration: 3 } };
  const wrong: [doc: Record<string, unknown>, at: (string | number)[], reason: string][] = [
    [{ heroes: [{}] }, ['heroes'], 'expected 2 to 4 heroes, not 1'],
    [{ heroes: [{}, {}, {}, {}, {}] }, ['heroes'], 'expected 2 to 4 heroes, not 5'],
    [{ ...two, leader: 'Zoe' }, ['leader'], 'there is no seat "Zoe"'],
    [
      { ...two, phase: 'night' },
      ['phase'],
      'expected one of setup, hero, enemy, peril, travel, end, not night',
    ],
    [{ ...two, heroes: [{ colour: 'red' }, {}] }, ['heroes', 0, 'colour'], '"colour" is not a word here'],
    [
      { ...two, heroes: [{}, { engaged: ['Unicorn'] }] },
      ['heroes', 1, 'engaged', 0],
      'there is no enemy "Unicorn" in the box',
    ],
    [
      { ...two, heroes: [{ items: ['Excalibur'] }, {}] },
      ['heroes', 0, 'items', 0],
      'there is no exploration card "Excalibur"',
    ],
    [
      { ...two, shadows: [{ name: 'Bandit', wounds: -1 }] },
      ['shadows', 0, 'wounds'],
      'expected a whole number of at least 0, not -1',
    ],
    [
      { ...two, shadows: [{ name: 'Bandit', wounds: 'two' }] },
      ['shadows', 0, 'wounds'],
      'expected a whole number of at least 0, not two',
    ],
    [
      { ...two, heroes: [{ 'exhausted cards': ['Moonwalk'] }, {}] },
      ['heroes', 0, 'exhausted cards', 0],
      'the hero has no card "Moonwalk"',
    ],
    [{ ...two, quest: { name: 'Q', gold: 1 } }, ['quest', 'gold'], '"gold" is not a word here'],
    [{ ...two, quest: 'The Dragon Problem' }, ['quest'], 'there is no quest "The Dragon Problem"'],
  ];
  it.each(wrong)('%j', (doc, at, reason) => {
    const error = refusalOf(doc);
    expect(error.message).toContain(reason);
    expect(error.path).toEqual(at);
  });

  const made: [effect: unknown, at: (string | number)[], reason: string][] = [
    [{ dance: 1 }, [], 'expected one effect of suffer, recover'],
    [{ suffer: 1, recover: 1 }, [], 'expected one effect of suffer, recover'],
    [{ suffer: 'lots' }, ['suffer'], 'suffer: expected a whole number of at least 0, not lots'],
    [{ suffer: 1, who: 'nobody' }, ['who'], 'who: expected one of you, that hero'],
    [
      { wound: 1, which: 'the enemy' },
      ['which'],
      'which: expected "this enemy", "that enemy", "an enemy …" or "each enemy …", not the enemy',
    ],
    [{ wound: 1, which: ['x'] }, ['which'], 'which: expected enemies such as "each enemy in the shadows"'],
    [{ 'give condition': [] }, ['give condition'], 'give condition: expected a condition'],
    [{ either: { suffer: 1 } }, ['either'], 'either: expected a list of effects'],
    [{ either: [{ suffer: 1 }, { dance: 1 }] }, ['either', 1], 'expected one effect'],
    [{ may: { dance: 1 } }, ['may'], 'expected one effect'],
    [7, [], 'expected one effect of suffer, recover'],
    [true, [], 'expected an effect such as "suffer: 1", not true'],
  ];
  it.each(made)('effect %j', (words, at, reason) => {
    const error = errorIn(() => effectOf(Entry.of(words)));
    expect([error.message, error.path]).toEqual([expect.stringContaining(reason), at]);
  });

  const abilities: [words: unknown, at: (string | number)[], reason: string][] = [
    [{ when: 'it rains', do: 'win' }, ['when'], 'when: expected one of round starts'],
    [{ when: 'round ends', do: 'dance' }, ['do'], 'expected one effect'],
    [
      { when: 'round ends', do: 'win', who: 'you' },
      ['who'],
      '"who" is not a word here; expected one of when, do',
    ],
    [{ use: 'at night', do: 'win' }, ['use'], 'use: expected one of in activation, before roll, after roll'],
    [{ use: 'after roll', do: 'dance' }, ['do'], 'expected one effect'],
    [{ use: 'after roll', do: 'win', for: 1 }, ['for'], '"for" is not a word here'],
    [
      { luck: 1 },
      [],
      'expected an ability: "when" and "do", "use" and "do", or a change such as "attack: 1"',
    ],
    [{ luck: 1, attack: 1 }, ['luck'], '"luck" is not a word here'],
    [{ each: 'Goblin' }, [], 'expected an ability: "when" and "do", "use" and "do", or a change'],
    [{ each: [], attack: 1 }, ['each'], 'each: expected enemy, a trait or a name'],
    [{ each: 'Gobblin', attack: 1 }, ['each'], '"Gobblin" is neither a trait nor the name of an enemy'],
    [{ 'hero dice': 'two' }, ['hero dice'], 'expected a whole number, not two'],
    [{ 'maximum health': 'two' }, ['maximum health'], 'expected a whole number, not two'],
    [{ resilience: 'two' }, ['resilience'], 'expected a whole number, not two'],
    ['win', [], 'expected an ability such as'],
  ];
  it.each(abilities)('ability %j', (words, at, reason) => {
    const entry = Entry.of(words);
    const error = errorIn(() => {
      abilityOf(entry);
      entry.refuseUnread();
    });
    expect([error.message, error.path]).toEqual([expect.stringContaining(reason), at]);
  });

  it('keywords and conditions', () => {
    const doc = Entry.of({ bar: ['Dance', { Dance: { waltz: 1 } }], victory: 'soon' });
    const [basic, own] = doc.at('bar').list();
    expect(errorIn(() => keywordOf(basic!))).toMatchObject({ path: ['bar', 0] });
    expect(errorIn(() => keywordOf(own!))).toMatchObject({ path: ['bar', 1, 'Dance'] });
    expect(errorIn(() => conditionOf(doc.at('victory')))).toMatchObject({ path: ['victory'] });
  });
});

describe('cards that cannot be', () => {
  const card = { name: 'Card', archetype: 'Mage' } as const;
  it('have no action, two of them, or a rest that does not ready all cards', () => {
    expect(() => activation({ ...card, lines: [] })).toThrow('"card" needs one action, and has 0.');
    expect(() => activation({ ...card, lines: [attack(1), explore(1)] })).toThrow(
      '"card" needs one action, and has 2.',
    );
    for (const ready of [[], [readyCards(1)], [readyCards('all', eachHero)]])
      expect(() => activation({ ...card, lines: [rest(1), ...ready] })).toThrow(
        'must ready all of its owner',
      );
    expect(activation({ ...card, lines: [rest(1), readyCards('all')] }).action).toBe('rest');
  });
});

function errorIn(run: () => unknown): ScenarioError {
  try {
    run();
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

function refusalOf(doc: Record<string, unknown>): Error & { path?: unknown } {
  try {
    scenario.begin(Entry.of(doc));
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was refused.');
}
