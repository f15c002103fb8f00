import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { pinFacts } from '@questwright/kernel/testing';
import { describe } from 'vitest';
import { content } from '../content/index.ts';
import { BRIDGES, RIVERS, ROADS } from '../content/map/edges.ts';
import type { CardDef, EnemyDef, TokenSide } from '../rules/definitions.ts';
import { game } from '../rules/index.ts';
import { ADVENTURES, COLUMNS, HEXES, hexName } from '../rules/map/hexes.ts';
import { FACE_NAMES } from '../rules/terrain.ts';
import * as board from './published-board.ts';
import * as cards from './published-cards.ts';

const { say } = createSpeaker({ languages: [game.languages, kernelLanguages] });

/** A card as the players read it, a paragraph after the other. */
const says = ({ text }: Pick<CardDef, 'text'>): string => text.map((line) => say(line)).join(' · ') || '-';

const card = {
  id: ({ id }: { id: string }) => id,
  isOurs: ({ original }: { original: boolean }) => original,
};
const name = (one: { name: string }): string => one.name;
const listed = (words: readonly string[]): string => words.join(', ');
const scenario = (one: { scenario: string | null }): string => one.scenario ?? 'common';

describe('what is published about the cards', () => {
  pinFacts('heroes', {
    ...card,
    table: cards.HEROES,
    things: content.heroes,
    columns: {
      name,
      speed: (hero) => hero.speed,
      health: (hero) => hero.health,
      hand: (hero) => hero.hand,
      body: (hero) => hero.body,
      mind: (hero) => hero.mind,
      spirit: (hero) => hero.spirit,
      gold: (hero) => hero.gold,
      start: (hero) => hero.start,
      says,
    },
  });

  const side = ({ symbol, value, gold }: TokenSide): string =>
    `${gold ? 'golden ' : ''}${value === 1 ? '' : `${value} `}${symbol}`;

  pinFacts('combat tokens', {
    ...card,
    table: cards.TOKENS,
    things: content.tokens,
    columns: {
      owner: ({ owner }) => owner,
      first: ({ sides }) => side(sides[0]),
      second: ({ sides }) => side(sides[1]),
    },
  });

  pinFacts('assets', {
    ...card,
    table: cards.ASSETS,
    things: content.assets,
    id: ({ id, token }) => token ?? id,
    columns: {
      name,
      set: ({ set }) => set,
      type: ({ type }) => type,
      cost: ({ cost }) => cost,
      trade: ({ trade }) => trade,
      says,
    },
  });

  pinFacts('skills', {
    ...card,
    table: cards.SKILLS,
    things: content.skills,
    columns: {
      name,
      attribute: ({ attribute }) => attribute,
      orbs: ({ orbs }) =>
        listed(Object.entries(orbs).flatMap(([orb, n]) => (n === 0 ? [] : [`${n} ${orb}`]))),
      success: ({ success }) => success,
      says,
    },
  });

  const isEnemy = (one: CardDef): one is EnemyDef => one.kind === 'enemy';

  pinFacts('enemies', {
    ...card,
    table: cards.ENEMIES,
    things: content.adventures.filter(isEnemy),
    columns: {
      name,
      deck: ({ deck }) => deck,
      scenario,
      health: ({ health }) => health,
      traits: ({ traits }) => listed(traits),
      says,
    },
  });

  pinFacts('quests and events', {
    ...card,
    table: cards.QUESTS_AND_EVENTS,
    things: content.adventures.filter((one) => !isEnemy(one)),
    columns: { name, deck: ({ deck }) => deck, scenario, says },
  });

  pinFacts('story cards', {
    ...card,
    table: cards.STORIES,
    things: content.stories,
    columns: { name, scenario, says },
  });

  pinFacts('villains', {
    ...card,
    table: cards.VILLAINS,
    things: content.villains,
    columns: {
      name,
      health: ({ health }) => health,
      least: ({ least }) => least,
      token: ({ token }) => token ?? '-',
      traits: ({ traits }) => listed(traits),
      says,
    },
  });

  pinFacts('scenario cards', {
    ...card,
    table: cards.SCENARIOS,
    things: content.scenarios,
    columns: {
      name,
      token: ({ token }) => token,
      villain: ({ villain }) => villain,
      spawn: ({ spawn }) => hexName(spawn),
      says,
    },
  });
});

describe('what is published about the board and the dice', () => {
  const rows = Array.from({ length: HEXES.length / COLUMNS }, (_, row) =>
    HEXES.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

  pinFacts('the terrain of every hex', {
    table: board.TERRAIN,
    things: rows,
    id: (row) => row[0]!.label.slice(1),
    columns: { hexes: (row) => row.map(({ terrain }) => terrain[0]).join('') },
  });

  pinFacts('names and sites', {
    table: board.PLACES,
    things: HEXES.filter((hex) => hex.name !== null || hex.site !== null),
    id: ({ label }) => label,
    columns: { name: (hex) => hex.name!, site: ({ site }) => site ?? '-' },
  });

  pinFacts('gems', {
    table: board.GEMS,
    things: ADVENTURES,
    id: (kind) => kind,
    columns: {
      hexes: (kind) =>
        HEXES.filter(({ gem }) => gem === kind)
          .map(({ label }) => label)
          .join(' '),
    },
  });

  /** A list of ids alone is a table without columns. */
  const list = (ids: string): string => `id\n${ids.trim().split(/\s+/).join('\n')}`;
  const edge = (ends: readonly string[]): string => [...ends].sort().join('-');

  pinFacts('rivers', { table: list(board.RIVERS), things: RIVERS, id: edge, columns: {} });
  pinFacts('roads', { table: list(board.ROADS), things: ROADS, id: edge, columns: {} });
  pinFacts('bridges', {
    table: board.BRIDGES,
    things: BRIDGES,
    id: name,
    columns: { edge: ({ edge: ends }) => edge(ends) },
  });
  pinFacts('faces of the die', {
    table: list(board.DIE),
    things: FACE_NAMES,
    id: (face) => face,
    columns: {},
  });
});
