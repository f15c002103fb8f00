import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { brand, branded } from '../../content/lieutenant-packs/eternal-agony.ts';
import { pettyTheft } from '../../content/lieutenant-packs/skulduggery.ts';
import { intoTheShadows } from '../../content/lieutenant-packs/unseen-legions.ts';
import { isFreed, isPossessed } from '../../rules/allies/possession.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { attributeOf } from '../../rules/figures/characteristics.ts';
import { groupCards, heroFigure } from '../../rules/pieces.ts';
import { missing } from '../../rules/quest/groups.ts';
import { at, quest, required, wins } from '../../rules/quest/words.ts';
import type { Figure, Piece } from '../../rules/state.ts';
import { room, type Table } from '../attack/kit.ts';
import { goOn, SMALL, withSmallCampaign } from '../campaign/kit.ts';
import { drawn } from '../quest/kit.ts';
import { foe, foes, go, inQuest, paid, plotCard, scheming, usesOf } from './kit.ts';

/*
 * Plot cards of later boxes that leave something on the table when an encounter or a quest ends.
 */

const yard = drawn(room('......', '......'), { West: 'a1 a2', East: 'b1 b2 c1 c2 d1 d2 e1 e2 f1 f2' });
const zombies = required('Zombie', 'East', { exactly: { minion: 1, master: 1 } });
const plain = {
  map: yard,
  heroes: 'West',
  groups: [zombies],
  search: ['c1', 'c2'],
  rules: { End: [at('roundEnds', wins('heroes'))] },
};
const WRITTEN = [
  quest('One', { encounters: [plain, plain] }),
  quest('Two', {
    encounters: [
      { ...plain, rules: { ...plain.rules, Doom: [at('overlordStarts', isDefeated(each(heroes)))] } },
      plain,
    ],
  }),
  quest('Four', {
    encounters: [
      {
        ...plain,
        ally: 'Serena',
        rules: {
          ...plain.rules,
          Spirits: [answers('encounterStarts', isPossessed), at('overlordEnds', isFreed)],
        },
      },
    ],
  }),
];
const ALL = SMALL.map((one) => WRITTEN.find(({ quest: own }) => own.id === one.quest.id) ?? one);
withSmallCampaign({
  events: [],
  cards: [...content.cards, branded!, pettyTheft!, intoTheShadows!],
  tokens: [...content.tokens, brand],
  quests: [...content.quests, ...ALL.map((one) => one.quest)],
  lasting: [...content.lasting, ...ALL.flatMap(({ rules }) => rules)],
});

const searchTokens = (t: Table): Piece[] =>
  (t.state.zones.tokens as Piece[]).filter(({ def }) => def === 'search-token');

describe('Into the Shadows', () => {
  const hidden = (t: Table): Figure[] => (t.state.zones.away as Figure[]).filter(({ hero }) => hero < 0);
  const shaded = (open: Parameters<typeof inQuest>[0]): Table => {
    const t = inQuest(open, scheming('Unseen Legions', ['Into the Shadows'], 4), 'one', {
      take: [/activate:.* 1$/],
      until: (u) => usesOf(u, 'Into the Shadows').length > 0,
    });
    return go(t.choose(usesOf(t, 'Into the Shadows')[0]!), { until: 'd2.ask.activate' });
  };
  ruleTest('puts a monster aside instead of its actions, and it counts for the limit', (open) => {
    const t = shaded(open);
    expect([hidden(t).map(({ def }) => def), foes(t).length, t.prompt]).toEqual([
      ['zombie/1/minion'],
      1,
      'd2.ask.activate',
    ]);
    // Two heroes: two minions and a master of zombies.
    expect(missing(t.state, groupCards(t.state)[0]!)).toEqual(['minion']);
  });
  ruleTest('discards it when the encounter ends without a rest [D2-FPLOT-25]', (open) => {
    const t = shaded(open);
    go(t, { until: () => t.state.encounter === 1 && t.prompt === 'd2.ask.next-hero' });
    expect([hidden(t), foes(t).length]).toEqual([[], 2]);
    go(t, { take: ['action:rest'], until: () => t.state.turn?.rested === true });
    expect([t.state.turn?.rested, foes(t).length]).toEqual([true, 2]);
  });
});

describe('Branded', () => {
  const brands = (t: Table): number =>
    ((t.state.zones.held ?? []) as Piece[]).filter(({ def }) => def === 'brand').length;
  const marked = (open: Parameters<typeof inQuest>[0]): Table =>
    inQuest(open, scheming('Eternal Agony', ['Branded'], 4), 'two', {
      use: ['Branded'],
      until: (u) => u.state.encounter === 1 && u.prompt === 'd2.ask.next-hero',
    });
  ruleTest(
    'stays on the sheet in the next encounter, with less willpower and might [D2-FPLOT-26]',
    (open) => {
      const t = marked(open);
      const hero = [0, 1]
        .map((n) => heroFigure(t.state, n))
        .find(({ id }) => (t.state.zones.held as Piece[]).some(({ on }) => on === id))!;
      const other = heroFigure(t.state, hero.hero === 0 ? 1 : 0);
      expect([t.state.encounter, brands(t), ...paid(t, 'Branded').slice(0, 2)]).toEqual([1, 1, 4, false]);
      // Grisban has 3 willpower and 5 might, Leoric has 2 and 1.
      const of = (figure: Figure) => [
        attributeOf(t.state, figure, 'willpower'),
        attributeOf(t.state, figure, 'might'),
      ];
      expect([of(hero), of(other)]).toEqual([
        [3 - 1, 5 - 1],
        [2, 1],
      ]);
    },
  );
  ruleTest('is gone in the next quest [D2-FPLOT-26]', (open) => {
    const t = marked(open);
    go(t, {});
    const next = goOn(open, t.match.legacy!, 'd2.ask.next-hero');
    expect([brands(next), plotCard(next, 'Branded').def]).toEqual([0, 'eternal-agony-branded']);
  });
});

describe('Petty Theft', () => {
  const stealing = (open: Parameters<typeof inQuest>[0], id: string, who: RegExp): Table => {
    const t = inQuest(open, scheming('Skulduggery', ['Petty Theft'], 4), id, {
      use: ['Petty Theft'],
      until: 'd2.ask.activate',
    });
    go(t, { take: [who], until: () => t.offered.includes('action:move') });
    t.choose('action:move');
    t.choose(usesOf(t, 'Petty Theft')[0]!);
    return go(t, { until: () => searchTokens(t).some(({ on }) => on !== 0) });
  };
  ruleTest('lets a monster take a search token along, which nobody can search', (open) => {
    const t = stealing(open, 'one', /activate:.* 1$/);
    expect(searchTokens(t).map(({ on }) => on)).toEqual([foe(t, 'minion').id, 0]);
  });
  ruleTest('leaves the token where a monster stood that is none any more [D2-FPLOT-07]', (open) => {
    const t = stealing(open, 'four', /activate:Serena/);
    const serena = foes(t).find(({ label }) => label === 'Serena')!;
    const { at: space } = serena;
    expect(searchTokens(t).map(({ on }) => on)).toContain(serena.id);
    go(t, { until: () => !foes(t).some(({ label }) => label === 'Serena') });
    expect(searchTokens(t).map(({ on, at: there }) => [on, there])).toContainEqual([0, space]);
  });
});
