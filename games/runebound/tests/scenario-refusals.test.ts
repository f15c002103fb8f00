import { kindsOffered, refusalOf } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

type Words = Record<string, unknown>;

const base = {
  title: 'x',
  game: 'runebound',
  players: [{ hero: 'Lyssa' }, { hero: 'Elder Mok' }],
  expect: { over: null },
};
const refused = (words: Words): string => refusalOf(game, { ...base, ...words });
const player = (words: Words): Words => ({ players: [{ hero: 'Lyssa', ...words }, { hero: 'Elder Mok' }] });
const hero = (words: Words): Words => player({ hero: { name: 'Ann', ...words } });
const asset = (words: Words): Words => player({ assets: [{ name: 'Charm', ...words }] });
const skill = (words: Words): Words => player({ learned: [{ name: 'Art', ...words }] });
const combat = (words: Words): Words => ({
  combat: { enemy: 'Dreadbringer', ...words },
  chance: { '*': 'seeded' },
});
const foe = (words: Words): Words => combat({ enemy: { name: 'Brute', ...words } });
const quest = (words: Words): Words =>
  player({ quests: [{ name: 'Errand', at: ['Tamalir'], outcomes: [], ...words }] });
const outcome = (words: Words): Words => quest({ outcomes: [{ needs: ['forest'], ...words }] });
const engage = (effect: unknown): Words => asset({ engage: effect });
const setUp = (words: Words): Words => ({ phase: 'setup', chance: { '*': 'seeded' }, ...words });

type Case = readonly [words: Words, path: string, message: string];
const cases = (...all: Case[]): Case[] => all;

const refuses = (title: string, all: readonly Case[]): void =>
  it.each(all)(`${title}: %j`, (words, path, message) => {
    expect(refused(words)).toMatch(new RegExp(`^${path}: .*${message}`));
  });

it('what the refused scenarios are made from makes sense', () => {
  const all = [
    {},
    hero({}),
    asset({}),
    skill({}),
    combat({}),
    foe({}),
    quest({}),
    outcome({ brings: 'heal 1' }),
    engage('deal 2'),
    setUp({}),
  ];
  for (const words of all) expect(refused(words)).toBe('it makes sense');
});

describe('a position is refused, with the way to the word, for', () => {
  refuses(
    'what is neither true nor false',
    cases(
      [player({ delayed: 'yes' }), 'players/0/delayed', 'expected true or false, not yes'],
      [player({ eliminated: 'yes' }), 'players/0/eliminated', 'expected true or false'],
      [{ 'act 2 is over': 'yes', act: 2, time: 12 }, 'act 2 is over', 'expected true or false'],
      [{ combat: { villain: 'yes' } }, 'combat/villain', 'expected true or false'],
      [combat({ 'of a story card': 'yes' }), 'combat/of a story card', 'expected true or false'],
      [skill({ success: 'yes' }), 'players/0/learned/0/success', 'expected true or false'],
      [
        outcome({ brings: 'heal 1', discard: 'yes' }),
        'players/0/quests/0/outcomes/0/discard',
        'true or false',
      ],
    ),
  );

  refuses(
    'unknown words',
    cases(
      [asset({ bonus: { bdoy: 1 } }), 'players/0/assets/0/bonus/bdoy', '"bdoy" is not a word here.*body'],
      [asset({ bonus: { body: 'one' } }), 'players/0/assets/0/bonus/body', 'whole number'],
      [outcome({ needs: ['forrest'] }), 'players/0/quests/0/outcomes/0/needs/0', 'one of .*forest'],
      [outcome({ brings: 'gain much' }), 'players/0/quests/0/outcomes/0/brings', 'an effect in words'],
      [quest({ outcomes: 'many' }), 'players/0/quests/0/outcomes', 'expected a list'],
      [quest({ at: ['Nowhere'] }), 'players/0/quests/0/at/0', 'a hex|a place'],
      [skill({ orbs: { pink: 1 } }), 'players/0/learned/0/orbs/pink', 'not a word'],
      [skill({ orbs: { gray: 'one' } }), 'players/0/learned/0/orbs/gray', 'whole number'],
      [asset({ spends: ['agility'] }), 'players/0/assets/0/spends', 'two symbols'],
      [asset({ surge: { 'Y Slice': 'deal 2' } }), 'players/0/assets/0/surge/Y Slice', 'a number or X'],
      [asset({ token: ['2 physical'] }), 'players/0/assets/0/token', 'two sides'],
      [asset({ token: ['two physical', 'shield'] }), 'players/0/assets/0/token/0', 'a side'],
      [hero({ tokens: 3 }), 'players/0/hero/tokens', 'a list'],
      [engage('double all fizz'), 'players/0/assets/0/engage', 'an effect in words|one of'],
      [engage("flip 1 of your foe's fizz tokens"), 'players/0/assets/0/engage', 'effect in words|one of'],
      [engage('test mind to fly'), 'players/0/assets/0/engage', 'effect in words'],
      [
        { decks: { social: [{ name: 'Talk', options: ['heal 1'] }] } },
        'decks/social/0/options',
        'two effects',
      ],
      [{ 'story track': ['No Such Story'] }, 'story track/0', 'a story card'],
      [player({ at: 'Tamalir I8' }), 'players/0/at', 'a hex'],
      [player({ hero: 'Lisa' }), 'players/0/hero', 'a card of the box: hero'],
    ),
  );

  refuses(
    'words that nothing reads',
    cases(
      [player({ golds: 3 }), 'players/0/golds', '"golds" is not a word here; expected one of .*gold'],
      [asset({ health: 3 }), 'players/0/assets/0/health', 'not a word'],
      [{ decks: { social: { only: [], onyl: [] } } }, 'decks/social/onyl', 'not a word'],
      [{ markets: { Forgee: [] } }, 'markets/Forgee', 'not a word'],
      [{ combat: { villain: true, enemy: 'Dreadbringer' } }, 'combat/enemy', 'not a word'],
      [{ combat: { challenged: 'p2', damage: 3 } }, 'combat/damage', 'not a word'],
      [player({ lore: 1, companions: 2 }), 'players/0/companions', 'not a word'],
      [{ ...player({ lore: 1 }), scenario: 'corpse-king' }, 'players/0/lore', 'not a word'],
      [{ zombies: ['A1'] }, 'zombies', '"zombies" is not a word here'],
      [player({ eliminated: true, gold: 3 }), 'players/0/gold', 'not a word'],
      [
        player({ eliminated: true, assets: ['Artifacts'] }),
        'players/0/assets/0',
        'Artifacts is not read here',
      ],
      [{ gems: [] }, 'gems', '"gems" is not a word here'],
    ),
  );

  refuses(
    'what a match that begins with its set-up does not read',
    cases(
      [setUp({ act: 2 }), 'act', '"act" is not a word here'],
      [setUp(player({ gold: 3 })), 'players/0/gold', 'not a word'],
      [setUp(hero({ speed: 5 })), 'players/0/hero', 'a hero of the box'],
      [
        setUp({ players: [{ hero: 'Lisa' }, { hero: 'Lyssa' }] }),
        'players/0/hero',
        'a card of the box: hero',
      ],
      [setUp({ scenario: 'dragon' }), 'scenario', 'one of margath, corpse-king'],
    ),
  );

  refuses(
    'what cannot be',
    cases(
      [player({ damage: 99 }), 'players/0/damage', '99 damage'],
      [player({ gold: -1 }), 'players/0/gold', 'at least 0'],
      [player({ actions: 9 }), 'players/0/actions', 'from 0 to 3'],
      [player({ lore: -1 }), 'players/0/lore', 'at least 0'],
      [{ act: 3 }, 'act', 'from 1 to 2'],
      [{ act: 0 }, 'act', 'from 1 to 2'],
      [{ time: 13 }, 'time', 'from 1 to 12'],
      [{ round: 0 }, 'round', 'at least 1'],
      [{ 'act 2 is over': true }, 'act 2 is over', 'act 2'],
      [{ 'facedown gems': ['Tamalir'] }, 'facedown gems/0', 'no gem'],
      [{ 'facedown gems': ['A2'] }, 'facedown gems/0', 'no gem'],
      [{ players: [{ hero: 'Lyssa' }, { hero: 'lyssa' }] }, 'players/1/hero', 'Lyssa'],
      [
        { players: [{ hero: { name: 'Ann' } }, { hero: { name: 'Ann', speed: 4 } }] },
        'players/1/hero',
        'Ann',
      ],
      [setUp({ players: [{ hero: 'Lyssa' }, { hero: 'Lyssa' }] }), 'players/1/hero', 'Lyssa'],
      [{ players: [] }, 'players', 'expected 1 to 4 players, not 0'],
      [player({ assets: ['Truesteel Axe', 'Truesteel Axe'] }), 'players/0/assets/1', 'only one'],
      [
        { ...player({ assets: ['Truesteel Axe'] }), markets: { Forge: ['Truesteel Axe'] } },
        'markets/Forge/0',
        'only one',
      ],
      [player({ trophies: ['Dreadbringer', 'Dreadbringer'] }), 'players/0/trophies/1', 'only one'],
      [{ markets: { Forge: ['Artifacts', {}, {}, {}, {}] } }, 'markets/Forge/3', 'three'],
      [{ ...player({ eliminated: true }), active: 'p1' }, 'active', 'eliminated'],
      [{ combat: { challenged: 'p1' } }, 'combat/challenged', 'itself|another'],
      [foe({ health: 0 }), 'combat/enemy/health', 'at least 1'],
      [
        { ...foe({ health: 5 }), combat: { enemy: { health: 5 }, damage: 5 } },
        'combat/damage',
        'from 0 to 4',
      ],
      [{ combat: {} }, 'combat/enemy', 'a card: enemy'],
      [{ decks: { skill: Array(80).fill('success') } }, 'decks/skill/\\d+', 'no .*left'],
    ),
  );
});

it('kinds of options are known, so that a check of any other is refused', () => {
  const { kinds } = game.scenario!;
  expect([...kindsOffered(game, 4)].filter((kind) => !kinds!.includes(kind))).toEqual([]);
  expect(refused({ offered: { hexx: [] } })).toMatch(/^offered\/hexx: "hexx" is no kind of option; .*hex/);
});

describe('what tokens will show is refused', () => {
  const shows = (casts: Words): Words => ({
    ...player({ hero: 'Lord Hawthorne', casts }),
    combat: { enemy: 'Dreadbringer' },
    chance: { '*': 'seeded' },
  });
  refuses(
    'with the way to the token',
    cases(
      [shows({ 'hawthorne-9': 'shield' }), 'players/0/casts/hawthorne-9', 'no token'],
      [shows({ 'hawthorne-1': 'fizz' }), 'players/0/casts/hawthorne-1', 'one of .*shield'],
      [shows({ 'hawthorne-1': ['shield', 'fizz'] }), 'players/0/casts/hawthorne-1/1', 'one of .*shield'],
      [combat({ casts: { 'enemy-1': 'fizz' } }), 'combat/casts/enemy-1', 'one of '],
      [
        { ...shows({ 'hawthorne-1': 'shield' }), chance: { 'cast hawthorne-1': 'shield', '*': 'seeded' } },
        'players/0/casts/hawthorne-1',
        'chance',
      ],
    ),
  );
});

describe('a mistake inside a made-up card is told with the card', () => {
  refuses(
    'by its place and name',
    cases(
      [foe({ health: 'five' }), 'combat/enemy/health', 'in "Brute"'],
      [foe({ reward: 'gain riches' }), 'combat/enemy/reward', 'in "Brute"'],
      [asset({ type: 'hat' }), 'players/0/assets/0/type', 'in "Charm"'],
      [asset({ cots: 3 }), 'players/0/assets/0/cots', '"cots" is not a word here.*in "Charm"'],
      [outcome({ brings: 'fly' }), 'players/0/quests/0/outcomes/0/brings', 'in "Errand"'],
      [hero({ tokens: [['2 physical', 'fizz']] }), 'players/0/hero/tokens/0/1', 'in "Ann"'],
    ),
  );
});
