import { createMatch } from '@questwright/kernel';
import { kindsOffered, refusalOf } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

type Words = Record<string, unknown>;

const base = {
  title: 'x',
  game: 'heroes-of-terrinoth',
  heroes: [{}, {}],
  location: { exploration: 5 },
  expect: { over: null },
};
const refused = (words: Words): string => refusalOf(game, { ...base, ...words });
const hero = (words: Words): Words => ({ heroes: [words, {}] });
const enemy = (words: Words): Words => ({ shadows: [{ name: 'Wolf', attack: 1, ...words }] });
const location = (words: Words): Words => ({ location: { name: 'Ford', exploration: 5, ...words } });
const quest = (words: Words): Words => ({ quest: { name: 'Errand', ...words } });
const does = (effect: unknown): Words => enemy({ abilities: [{ when: 'round ends', do: effect }] });
const EFFECT = 'shadows/0/abilities/0/do';
const setUp = (words: Words): Words => ({
  phase: 'setup',
  leader: 'p1',
  heroes: ['Elder Mok', 'Kari Wraithstalker'],
  quest: { enemies: [{ sets: ['Bandit'] }], locations: [{ cards: ['Roadside Inn'] }] },
  location: undefined,
  chance: { '*': 'seeded' },
  ...words,
});

type Case = readonly [words: Words, path: string, message: string];
const cases = (...all: Case[]): Case[] => all;

const refuses = (title: string, all: readonly Case[]): void =>
  it.each(all)(`${title}: %j`, (words, path, message) => {
    expect(refused(words)).toMatch(new RegExp(`^${path}: .*${message}`));
  });

it('what the refused scenarios are made from makes sense', () => {
  for (const words of [{}, enemy({}), location({}), quest({}), does('spawn'), setUp({})])
    expect(refused(words)).toBe('it makes sense');
});

describe('a position is refused, with the way to the word, for', () => {
  refuses(
    'what is neither true nor false',
    cases(
      [hero({ defeated: 'yes' }), 'heroes/0/defeated', 'expected true or false, not yes'],
      [enemy({ exhausted: 'yes' }), 'shadows/0/exhausted', 'expected true or false'],
      [enemy({ facedown: 1 }), 'shadows/0/facedown', 'expected true or false'],
      [{ grim: 'yes' }, 'grim', 'expected true or false'],
      [hero({ cards: [{ action: 'attack', ranged: 'yes' }] }), 'heroes/0/cards/0/ranged', 'true or false'],
      [
        hero({ cards: [{ action: 'attack', 'no enemy dice': 'yes' }] }),
        'heroes/0/cards/0/no enemy dice',
        'true or false',
      ],
    ),
  );

  refuses(
    'unknown words for whom an effect is',
    cases(
      [does({ suffer: 1, who: 'everybody' }), `${EFFECT}/who`, 'expected one of you, .*not everybody'],
      [
        does({ wound: 1, which: 'each Gobblin' }),
        `${EFFECT}/which`,
        '"Gobblin" is neither a trait nor the name',
      ],
      [does({ wound: 1, which: 'an enemy in the shadow' }), `${EFFECT}/which`, 'is neither a trait nor'],
      [does({ wound: 1, which: 'all enemies' }), `${EFFECT}/which`, 'expected "this enemy"'],
      [
        enemy({ abilities: [{ each: 'Gobblin', attack: 1 }] }),
        'shadows/0/abilities/0/each',
        'is neither a trait nor',
      ],
      [does({ 'give condition': 'Poisonned' }), `${EFFECT}/give condition`, 'one of Poisoned'],
      [hero({ conditions: ['Poisonned'] }), 'heroes/0/conditions/0', 'one of Poisoned'],
    ),
  );

  refuses(
    'words that nothing reads',
    cases(
      [does({ spawn: 1, who: 'each hero' }), `${EFFECT}/who`, '"who" is not a word here'],
      [does({ suffer: 1, which: 'an enemy' }), `${EFFECT}/which`, '"which" is not a word here'],
      [does({ upgrade: 5 }), `${EFFECT}/upgrade`, 'expected 1 or true'],
      [hero({ wouds: 3 }), 'heroes/0/wouds', '"wouds" is not a word here; expected one of .*wounds'],
      [hero({ hero: 'Elder Mok', name: 'Mok' }), 'heroes/0/name', 'not a word'],
      [enemy({ helth: 3 }), 'shadows/0/helth', '"helth" is not a word here; expected one of .*health'],
      [enemy({ 'quest specific': true }), 'shadows/0/quest specific', 'not a word'],
      [enemy({ progress: 3 }), 'shadows/0/progress', 'not a word'],
      [{ shadows: [{ name: 'Bandit', archetype: 'Mage' }] }, 'shadows/0/archetype', 'not a word'],
      [{ 'enemy deck': [{ name: 'Bandit', wounds: 1 }] }, 'enemy deck/0/wounds', 'not a word'],
      [location({ wounds: 2 }), 'location/wounds', 'not a word'],
      [hero({ items: [{ name: 'Healing Potion', wounds: 1 }] }), 'heroes/0/items/0/wounds', 'not a word'],
      [hero({ exhausted: true }), 'heroes/0/exhausted', 'not a word'],
      [{ phase: 'enemy', activation: 2 }, 'activation', 'not a word'],
      [enemy({ abilities: [{ when: 'round ends', use: 'in activation', do: 'spawn' }] }), '.*/use', 'not a'],
      [enemy({ abilities: [{ attack: 1, health: 1 }] }), 'shadows/0/abilities/0/health', 'not a word'],
      [enemy({ abilities: [{ 'hero dice': 1, each: 'enemy' }] }), '.*/each', 'not a word'],
      [enemy({ bar: [{ Swarm: 'spawn', Bite: 'spawn' }] }), 'shadows/0/bar/0', 'one keyword'],
      [
        { 'exploration deck': [{ name: 'Both', event: 'spawn', abilities: [] }] },
        'exploration deck/0/abilities',
        'not a word',
      ],
      [
        hero({ abilities: [{ 'hero dice': 1 }, { 'maximum health': 1 }] }),
        'heroes/0/abilities',
        'one ability',
      ],
      [hero({ cards: [{ action: 'attack' }, { action: 'attack', dice: 1 }] }), 'heroes/0/cards/1', 'attack'],
      [quest({ enemies: [{ sets: [] }] }), 'quest/enemies', 'not a word'],
      [{ leader: null }, 'leader', 'expected a seat'],
      [{ shadows: null }, 'shadows', 'expected a list'],
    ),
  );

  refuses(
    'what a match that begins with its set-up does not read',
    cases(
      [setUp({ location: { exploration: 5 } }), 'location', '"location" is not a word here'],
      [setUp({ peril: 3 }), 'peril', 'not a word'],
      [
        setUp({ heroes: [{ hero: 'Elder Mok', engaged: ['Bandit'] }, 'Kari Wraithstalker'] }),
        'heroes/0/engaged',
        'not a word',
      ],
      [
        setUp({
          heroes: [{ name: 'Ann', archetype: 'Warrior', cards: [{ action: 'attack' }] }, 'Elder Mok'],
        }),
        'heroes/0/cards',
        'not a word',
      ],
      [
        setUp({ quest: { enemies: [{ sets: ['Nobodies'] }] } }),
        'quest/enemies/0/sets/0',
        'one of Rat Swarm|Bandit',
      ],
      [
        setUp({ quest: { locations: [{ random: { Triviel: 1 } }] } }),
        'quest/locations/0/random/Triviel',
        'Trivial',
      ],
      [
        setUp({ quest: { locations: [{ random: { any: 'two' } }] } }),
        'quest/locations/0/random/any',
        'whole',
      ],
      [setUp({ quest: { locations: [{ cards: ['Nowhere'] }] } }), 'quest/locations/0/cards/0', 'no location'],
    ),
  );

  refuses(
    'what cannot be',
    cases(
      [hero({ wounds: 99 }), 'heroes/0/wounds', '99 wounds would have defeated hero 1, with 20 health'],
      [hero({ wounds: 20 }), 'heroes/0/wounds', '20'],
      [hero({ wounds: -1 }), 'heroes/0/wounds', 'of at least 0'],
      [hero({ tokens: 6 }), 'heroes/0/tokens', 'from 0 to 5'],
      [enemy({ wounds: 3 }), 'shadows/0/wounds', '3 wounds'],
      [enemy({ wounds: 1, facedown: true }), 'shadows/0/wounds', 'face down'],
      [
        hero({ engaged: ['Bandit', 'Bandit', 'Rat Swarm', 'Rat Swarm'] }),
        'heroes/0/engaged/3',
        'three enemies',
      ],
      [hero({ engaged: [{ name: 'Bandit', facedown: true }] }), 'heroes/0/engaged/0/facedown', 'not a word'],
      [{ heroes: ['Elder Mok', 'Elder Mok'] }, 'heroes/1', 'Elder Mok'],
      [{ heroes: ['Elder Mok', 'Avric Albright'] }, 'heroes/1', 'Healer'],
      [hero({ conditions: ['Poisoned', 'Poisoned'] }), 'heroes/0/conditions/1', 'Poisoned'],
      [hero({ defeated: true, wounds: 1 }), 'heroes/0/wounds', 'not a word'],
      [hero({ defeated: true, engaged: ['Bandit'] }), 'heroes/0/engaged', 'not a word'],
      [{ heroes: [{ defeated: true }, {}], leader: 'p1' }, 'leader', 'defeated'],
      [{ heroes: [{ defeated: true }, {}], leader: 'p2', turn: 'p1' }, 'turn', 'defeated'],
      [{ peril: 13 }, 'peril', 'from 1 to 12'],
      [{ peril: 0 }, 'peril', 'from 1 to 12'],
      [{ activation: 5 }, 'activation', 'from 1 to 4'],
      [{ round: 0 }, 'round', 'at least 1'],
      [{ counters: { villagers: 3 } }, 'counters/villagers', 'not a word'],
      [{ quest: 'Ash and Starfall', counters: { shards: 4 } }, 'counters/shards', 'from 0 to 3'],
      [{ 'enemy deck': ['Splig'] }, 'enemy deck/0', 'nemesis'],
      [{ lair: ['Bandit'] }, 'lair/0', 'nemesis'],
      [quest({ nemesis: 'Bandit' }), 'quest/nemesis', 'Bandit is no nemesis'],
      [quest({ 'peril track': [] }), 'quest/peril track', 'a list of colours'],
      [hero({ items: [{ name: 'Storm', event: 'spawn' }] }), 'heroes/0/items/0', 'Storm is an event'],
      [
        hero({ 'exhausted cards': ['Piercing Strike'] }),
        'heroes/0/exhausted cards/0',
        'the hero has no card',
      ],
      [
        {
          heroes: [
            { name: 'Ann', archetype: 'Mage' },
            { name: 'Ann', archetype: 'Scout' },
          ],
        },
        'heroes/1',
        'two heroes are called Ann',
      ],
      [enemy({ health: 0 }), 'shadows/0/health', 'at least 1'],
      [location({ exploration: -1 }), 'location/exploration', 'from 0|at least 0'],
    ),
  );
});

it('a made-up card is no basic card of its archetype: whoever sets up takes four', () => {
  const made = { id: 'made-cards-1', name: 'Hack', action: 'attack', archetype: 'Warrior' };
  const match = createMatch({
    game,
    seats: ['Ann', 'Ben'],
    seed: 1,
    options: {
      quest: 'the-goblin-problem',
      heroes: ['kari-wraithstalker', 'syndrael'],
      leader: 0,
      components: { cards: [made] },
    },
  });
  expect([0, 1].map((seat) => match.state.zones[`actions:${seat}`]!.length)).toEqual([4, 4]);
});

it('kinds of options are known, so that a check of any other is refused', () => {
  const { kinds } = game.scenario!;
  expect([...kindsOffered(game, 6)].filter((kind) => !kinds!.includes(kind))).toEqual([]);
  expect(refused({ offered: { spned: [] } })).toMatch(
    /^offered\/spned: "spned" is no kind of option; .*spend/,
  );
});

describe('a mistake inside a made-up card is told with the card', () => {
  refuses(
    'by its place and name',
    cases(
      [hero({ engaged: [{ name: 'Brute', health: 'five' }] }), 'heroes/0/engaged/0/health', 'in "Brute"'],
      [does({ fly: 1 }), EFFECT, 'one effect of .*in "Wolf"'],
      [does([{ suffer: 1 }, { wound: 'two' }]), `${EFFECT}/1/wound`, 'whole number.*in "Wolf"'],
      [enemy({ abilities: [{ when: 'it rains', do: 'spawn' }] }), 'shadows/0/abilities/0/when', 'in "Wolf"'],
      [enemy({ abilities: [{ when: 'round ends' }] }), 'shadows/0/abilities/0/do', 'in "Wolf"'],
      [enemy({ bar: ['Bite'] }), 'shadows/0/bar/0', 'in "Wolf"'],
      [enemy({ rating: 'Easy' }), 'shadows/0/rating', 'in "Wolf"'],
      [hero({ cards: [{ name: 'Hack', dice: 2 }] }), 'heroes/0/cards/0/action', 'in "Hack"'],
      [quest({ 'peril effects': { pink: 'spawn' } }), 'quest/peril effects/pink', 'in "Errand"'],
      [quest({ 'peril effects': { gray: 'fly' } }), 'quest/peril effects/gray', 'in "Errand"'],
      [quest({ victory: 'by luck' }), 'quest/victory', 'in "Errand"'],
      [quest({ nemesis: { name: 'Boss', attack: 'much' } }), 'quest/nemesis/attack', 'in "Boss"'],
    ),
  );
});
