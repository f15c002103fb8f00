import { usesOf } from '@questwright/adventure';
import { createSpeaker, keysOf } from '@questwright/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { adventureFlavour } from '../content/flavour/adventures.ts';
import { content } from '../content/index.ts';
import { meets } from '../rules/adventure/requirement.ts';
import type { AdventureCard, EnemyDef, EventDef, QuestDef } from '../rules/definitions.ts';
import { game } from '../rules/index.ts';
import { ADVENTURES, type Adventure, COLUMNS, HEXES } from '../rules/map/hexes.ts';
import { NUMERALS } from '../rules/offers.ts';
import { FACES } from '../rules/terrain.ts';
import { attempt, draw, seenOf, unwatch, useRumor, watchCard } from './adventure-playout.ts';

afterAll(unwatch);

const { adventures } = content;
const enemies = adventures.filter((card): card is EnemyDef => card.kind === 'enemy');
const events = adventures.filter((card): card is EventDef => card.kind === 'event');
const quests = adventures.filter((card): card is QuestDef => card.kind === 'quest');
const SCENARIOS = [null, 'margath', 'corpse-king'];

const keysIn = (card: AdventureCard): string[] => card.text.flatMap((text) => keysOf(text));
const inGame = (card: AdventureCard, scenario: string): boolean =>
  card.scenario === null || card.scenario === scenario;

describe('the adventure decks', () => {
  it('are mostly of their own kind, with a few cards of the two others [RB-ADV-06, RB-ADV-07]', () => {
    const count = (deck: Adventure, scenario: string | null, kind: string): number =>
      adventures.filter((card) => card.deck === deck && card.scenario === scenario && card.kind === kind)
        .length;
    const mix = Object.fromEntries(
      ADVENTURES.map((deck) => [
        deck,
        SCENARIOS.map((one) => ['enemy', 'event', 'quest'].map((kind) => count(deck, one, kind))),
      ]),
    );
    expect(mix).toEqual({
      combat: [
        [14, 3, 3],
        [7, 2, 1],
        [7, 2, 1],
      ],
      exploration: [
        [3, 3, 14],
        [1, 2, 7],
        [1, 2, 7],
      ],
      social: [
        [3, 14, 3],
        [1, 7, 2],
        [1, 7, 2],
      ],
    });
  });

  it('bring lore or companions on half of the cards of a scenario, and on no others', () => {
    for (const deck of ADVENTURES) {
      for (const scenario of SCENARIOS) {
        const cards = adventures.filter((card) => card.deck === deck && card.scenario === scenario);
        const bringing = cards.filter((card) => keysIn(card).includes('rb.effect.gain-story'));
        expect(bringing.length, `${scenario} ${deck}`).toBe(scenario === null ? 0 : 5);
      }
    }
  });

  it('have a rumor on about one event in four', () => {
    const rumors = events.filter((card) => usesOf(card).length > 0);
    expect(rumors.length / events.length).toBeGreaterThan(0.2);
    expect(rumors.length / events.length).toBeLessThan(0.35);
  });

  it('are flavoured, in one short line a card that is never the same twice', () => {
    expect(Object.keys(adventureFlavour).sort()).toEqual(adventures.map(({ id }) => id).sort());
    const { say } = createSpeaker({ languages: [game.languages] });
    for (const { id } of adventures) expect(say(`rb.flavour.${id}`), id).toMatch(/^[A-Z].{1,78}[.!?]$/);
    expect(new Set(Object.values(adventureFlavour)).size).toBe(adventures.length);
  });
});

describe('enemies', () => {
  it('have 3 to 8 health, two abilities or three, and a reward', () => {
    for (const { id, health, text, reward, traits } of enemies) {
      expect(health, id).toBeGreaterThanOrEqual(3);
      expect(health, id).toBeLessThanOrEqual(8);
      expect(text.length, id).toBeGreaterThanOrEqual(3);
      expect(text.length, id).toBeLessThanOrEqual(5);
      expect([reward === null, traits.length === 0], id).toEqual([false, false]);
    }
  });

  it('do not fight alike: no two have the same abilities', () => {
    const fights = enemies.map(({ text, surges }) =>
      JSON.stringify([
        ...surges.map(({ cost, text: said }) => [cost, said]),
        text.slice(0, -1 - surges.length),
      ]),
    );
    expect(new Set(fights).size).toBe(enemies.length);
  });
});

describe('events', () => {
  it('never test the same attribute in both options', () => {
    for (const { id, options } of events) {
      const [first, second] = options.map(({ text }) =>
        keysOf(text).filter((key) => key.startsWith('rb.attribute.')),
      );
      expect(
        first!.filter((key) => second!.includes(key)),
        id,
      ).toEqual([]);
    }
  });
});

/** How likely dice meet a requirement, all rolls counted. */
function chance(needs: QuestDef['outcomes'][number]['needs'], dice: number): number {
  if (typeof needs === 'number') return 0;
  let met = 0;
  const all = FACES.length ** dice;
  for (let roll = 0; roll < all; roll++) {
    const faces = Array.from({ length: dice }, (_, i) => Math.floor(roll / FACES.length ** i) % FACES.length);
    if (meets(faces, needs)) met++;
  }
  return met / all;
}

const SPEED = Math.min(...content.heroes.map(({ speed }) => speed));

describe('quests', () => {
  it('have outcomes that the dice of every hero can meet, the easiest first', () => {
    for (const { id, outcomes, attempt: how } of quests) {
      if (how.by === 'test') continue;
      const chances = outcomes.map(({ needs }) => chance(needs, SPEED));
      expect(Math.min(...chances), id).toBeGreaterThan(0.05);
      expect(
        [...chances].sort((a, b) => b - a),
        id,
      ).toEqual(chances);
    }
  });

  it('that are tests ask for one success, then two, which every hero can reveal with all its cards', () => {
    for (const { id, outcomes, attempt: how } of quests) {
      if (how.by === 'explore') continue;
      expect(
        outcomes.map(({ needs }) => needs),
        id,
      ).toEqual([1, 2]);
      for (const hero of content.heroes) {
        const revealed = Math.max(...how.attributes.map((one) => hero[one])) + how.modifier;
        expect(Math.max(0, revealed) + hero.hand, `${hero.id} at ${id}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('lie all over the map: several in each ninth of it, in either scenario', () => {
    for (const scenario of ['margath', 'corpse-king']) {
      const ninths = new Map<number, Set<string>>();
      for (const card of quests.filter((one) => inGame(one, scenario))) {
        for (const hex of card.hexes) {
          const ninth = Math.floor((hex % COLUMNS) / 5) + 3 * Math.floor(hex / COLUMNS / 5);
          ninths.set(ninth, (ninths.get(ninth) ?? new Set()).add(card.id));
        }
      }
      for (let ninth = 0; ninth < 9; ninth++) {
        expect(ninths.get(ninth)?.size ?? 0, `${scenario}, ninth ${ninth}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(quests.every(({ hexes }) => hexes.every((hex) => HEXES[hex]))).toBe(true);
  });
});

describe('each card, drawn and played out, does everything that it says', () => {
  const TRIES = 300;
  const parts = new Map(adventures.map((card) => [card.id, watchCard(card)]));

  /** Tries until every part has happened, and tells what has not. */
  function missing(card: AdventureCard, play: (n: number, part: string) => void): string[] {
    const left = (): string[] => parts.get(card.id)!.filter((part) => !seenOf(card).has(part));
    for (let n = 0; n < TRIES && left().length > 0; n++) play(n, left()[0]!);
    return left();
  }

  it('enemies: every ability, every surge, every reward', () => {
    const lost = enemies.flatMap((card) =>
      missing(card, (n) => draw(card, n)).map((part) => [card.id, part]),
    );
    expect(lost).toEqual([]);
  }, 60_000);

  it('events: both options, passed and failed, and the use of every rumor', () => {
    const lost = events.flatMap((card) =>
      missing(card, (n, part) => {
        const option = part.startsWith('option:') ? part.slice(0, 'option:1'.length) : 'option:1';
        if (part.endsWith(' used')) {
          expect(draw(card, n, option), card.id).toBe('rumors:0');
          useRumor(card, n);
        } else draw(card, n, option);
      }).map((part) => [card.id, part]),
    );
    expect(lost).toEqual([]);
  }, 60_000);

  it('quests: every outcome', () => {
    for (const card of quests) expect(draw(card, 0), card.id).toBe('quests:0');
    const lost = quests.flatMap((card) =>
      missing(card, (n, part) => {
        const place = card.outcomes.findIndex(({ name }) => part === `outcome ${name}`);
        attempt(card, n, NUMERALS[place]!);
      }).map((part) => [card.id, part]),
    );
    expect(lost).toEqual([]);
  }, 60_000);
});
