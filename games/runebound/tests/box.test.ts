import { usesOf } from '@questwright/adventure';
import { describe, expect, it } from 'vitest';
import { TERRAIN_DIE } from '../content/dice.ts';
import { content } from '../content/index.ts';
import { BRIDGES } from '../content/map/edges.ts';
import { GEM_HEXES } from '../content/map/gems.ts';
import { SITES } from '../content/map/places.ts';
import { cardsOf } from '../rules/catalogue.ts';
import { ATTRIBUTES, type SkillDef } from '../rules/definitions.ts';
import { ADVENTURES, GEMS } from '../rules/map/hexes.ts';

const { heroes, tokens, assets, skills, adventures, stories, scenarios, villains } = content;
const SETS = ['A', 'B', 'C'];
const SCENARIOS = ['margath', 'corpse-king'];

/** How many there are of each kind. */
function count<T>(things: readonly T[], kind: (thing: T) => string | number): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const thing of things) counted[kind(thing)] = (counted[kind(thing)] ?? 0) + 1;
  return counted;
}

const each = (kinds: readonly string[], n: number): Record<string, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, n]));

describe('the cards of the box', () => {
  it('have ids of their own', () => {
    const ids = cardsOf(content).map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have names of their own, but for two coats of leather', () => {
    const names = cardsOf(content).map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual(['Leather Armor']);
  });
});

describe('assets', () => {
  it('are sixty, twenty in each set', () => {
    expect(assets).toHaveLength(60);
    expect(count(assets, ({ set }) => set)).toEqual(each(SETS, 20));
  });

  it('have 34 tokens, each of the code of one card of its set', () => {
    const codes = tokens.filter(({ owner }) => owner === 'asset').map(({ id }) => id);
    expect(codes).toHaveLength(34);
    expect(assets.flatMap(({ token }) => token ?? []).sort()).toEqual([...codes].sort());
    expect(count(codes, (code) => code[0]!)).toEqual({ A: 11, B: 11, C: 12 });
    for (const { id, set, token } of assets) if (token) expect(token[0], id).toBe(set);
  });

  it('have tokens where the type has any, and none as goods or to move with', () => {
    const bare = assets.filter(({ token }) => token === null);
    expect(count(bare, ({ type }) => type)).toEqual({ goods: 12, movement: 6, equipment: 6, clothing: 2 });
    const armed = assets.filter(({ token }) => token !== null);
    expect(count(armed, ({ type }) => type)).toEqual({ weapon: 15, clothing: 12, equipment: 7 });
  });

  it('have each of six kinds of goods twice: for nothing or for 2 gold, wanted in three kinds of sites', () => {
    const goods = assets.filter(({ type }) => type === 'goods');
    const terms = count(goods, ({ cost, trade, text }) => `${cost} ${trade} ${JSON.stringify(text[1])}`);
    expect(Object.values(terms)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(count(goods, ({ cost, trade }) => `${cost} for ${trade}`)).toEqual({ '0 for 2': 6, '2 for 5': 6 });
    for (const { id, type, trade } of assets) if (type !== 'goods') expect(trade, id).toBe(0);
  });

  it('cost from nothing to 12 gold, most of them little', () => {
    const bands = count(assets, ({ cost }) =>
      cost <= 2 ? '0–2' : cost <= 5 ? '3–5' : cost <= 8 ? '6–8' : cost <= 12 ? '9–12' : 'more',
    );
    expect(bands).toEqual({ '0–2': 16, '3–5': 20, '6–8': 16, '9–12': 8 });
  });

  it('have a use for surges on every unnamed token that shows one', () => {
    const shows = new Set(
      tokens.filter(({ sides }) => sides.some(({ symbol }) => symbol === 'surge')).map(({ id }) => id),
    );
    for (const { id, token, surges } of assets) {
      if (token !== null && shows.has(token)) expect(surges.length, id).toBe(1);
    }
  });
});

describe('skills', () => {
  const price = ({ orbs }: SkillDef): number => orbs.combat + orbs.exploration + orbs.social + orbs.gray;
  const colors = ({ orbs }: SkillDef): number => ADVENTURES.filter((kind) => orbs[kind] > 0).length;

  it('are sixty, ten in each of six sets and twenty of each attribute', () => {
    expect(skills).toHaveLength(60);
    expect(count(skills, ({ set }) => set)).toEqual(
      each(
        [
          'Favor of the Gods',
          'Friends in Low Places',
          'Military Training',
          'Rune Magic',
          'Strength of the Wilds',
          'Thirst for Travel',
        ],
        10,
      ),
    );
    expect(count(skills, ({ attribute }) => attribute)).toEqual(each(ATTRIBUTES, 20));
  });

  it('bear a success on 24 cards, four a set, dear ones as often as cheap ones', () => {
    const starred = skills.filter(({ success }) => success === 1);
    expect(starred).toHaveLength(24);
    expect(new Set(Object.values(count(starred, ({ set }) => set)))).toEqual(new Set([4]));
    expect(count(starred, price)).toEqual({ 1: 7, 2: 9, 3: 6, 4: 2 });
    expect(skills.every(({ success }) => success <= 1)).toBe(true);
  });

  it('cost one to four trophies', () => {
    expect(count(skills, price)).toEqual({ 1: 18, 2: 22, 3: 14, 4: 6 });
    for (const set of new Set(skills.map((skill) => skill.set))) {
      const prices = count(
        skills.filter((skill) => skill.set === set),
        price,
      );
      expect([prices[1], prices[4]], set).toEqual([3, 1]);
    }
  });

  it('ask for one color on half of the cards, for two on the strongest', () => {
    expect(count(skills, colors)).toEqual({ 0: 20, 1: 30, 2: 10 });
    const mean = (some: readonly SkillDef[]): number =>
      some.reduce((n, one) => n + price(one), 0) / some.length;
    const [none, one, two] = [0, 1, 2].map((n) => mean(skills.filter((skill) => colors(skill) === n)));
    expect(two!).toBeGreaterThan(Math.max(none!, one!) + 1);
  });

  it('lean to two attributes in every set', () => {
    for (const set of new Set(skills.map((skill) => skill.set))) {
      const own = Object.values(
        count(
          skills.filter((skill) => skill.set === set),
          ({ attribute }) => attribute,
        ),
      ).sort((a, b) => b - a);
      expect(own[0]! + own[1]!, set).toBeGreaterThanOrEqual(8);
    }
  });

  it('do sixty different things', () => {
    expect(new Set(skills.map(({ text }) => JSON.stringify(text))).size).toBe(60);
  });
});

describe('story cards', () => {
  it('are ten for each scenario: six quests and four events', () => {
    for (const scenario of SCENARIOS) {
      const own = stories.filter((card) => card.scenario === scenario);
      expect(
        count(own, ({ quest }) => (quest ? 'quest' : 'event')),
        scenario,
      ).toEqual({ quest: 6, event: 4 });
    }
    expect(stories).toHaveLength(20);
  });

  it('lie somewhere, or happen', () => {
    for (const card of stories) {
      const { id, quest, effect } = card;
      if (quest) expect([quest.hexes.length > 0, usesOf(card).length], id).toEqual([true, 1]);
      else expect(effect, id).not.toBeNull();
    }
  });

  it('bring enemies that are neither villains nor trophies', () => {
    const foes = villains.filter(({ id }) => !scenarios.some(({ villain }) => villain === id));
    expect(foes.map(({ id, token, deck, least }) => [id, token, deck, least])).toEqual([
      ['ashwing', null, null, 0],
      ['the-grave-wright', null, null, 0],
    ]);
  });
});

describe('heroes and villains', () => {
  it('six heroes, each with a setup ability, what the other side says, and three tokens', () => {
    expect(heroes).toHaveLength(6);
    for (const { id, setup, text, tokens: own } of heroes) {
      expect(setup.text, id).toBeTruthy();
      expect(text.length, id).toBeGreaterThanOrEqual(3); // the setup ability and at least two more
      expect(new Set(own).size, id).toBe(3);
    }
    const ofHeroes = tokens.filter(({ owner }) => owner === 'hero').map(({ id }) => id);
    expect(heroes.flatMap((hero) => hero.tokens).sort()).toEqual(ofHeroes.sort());
  });

  it('a villain for each scenario, with a token of its own besides the five and the master', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(SCENARIOS);
    const ofVillains = scenarios.map(({ villain }) => villains.find(({ id }) => id === villain)!.token);
    expect(tokens.filter(({ owner }) => owner === 'enemy').map(({ id }) => id)).toEqual([
      'enemy-1',
      'enemy-2',
      'enemy-3',
      'enemy-4',
      'enemy-5',
      'master',
      ...ofVillains,
    ]);
  });
});

describe('the board and the dice', () => {
  it('27 gems, nine of each kind', () => {
    expect(GEMS).toHaveLength(27);
    expect(Object.values(GEM_HEXES).map((hexes) => new Set<string>(hexes).size)).toEqual([9, 9, 9]);
  });

  it('four cities and two bridges', () => {
    expect([SITES.city.length, BRIDGES.length]).toEqual([4, 2]);
  });

  it('dice with six faces, each terrain on as many as it should be', () => {
    const shown = TERRAIN_DIE.flatMap((face) => face.split('/'));
    expect(TERRAIN_DIE).toHaveLength(6);
    expect(count(shown, (terrain) => terrain)).toEqual({
      wild: 1,
      plains: 3,
      forest: 2,
      hills: 2,
      mountain: 1,
      water: 1,
    });
  });
});

describe('adventure cards', () => {
  it('are sixty for every game, twenty a deck', () => {
    const common = adventures.filter(({ scenario }) => scenario === null);
    expect(common).toHaveLength(60);
    expect(count(common, ({ deck }) => deck)).toEqual(each(ADVENTURES, 20));
  });

  it('are thirty for each scenario, ten a deck', () => {
    for (const scenario of SCENARIOS) {
      const own = adventures.filter((card) => card.scenario === scenario);
      expect(
        count(own, ({ deck }) => deck),
        scenario,
      ).toEqual(each(ADVENTURES, 10));
    }
    expect(adventures).toHaveLength(120);
  });

  it('send quests to places that exist', () => {
    for (const card of adventures) {
      if (card.kind === 'quest') expect(card.hexes.length, card.id).toBeGreaterThanOrEqual(card.at.length);
    }
  });
});
