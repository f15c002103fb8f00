import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { activationDef } from '../rules/catalogue.ts';
import { ARCHETYPES } from '../rules/definitions.ts';
import {
  activation,
  exhaustThis,
  exhaustToPay,
  gainTokens,
  item,
  rest,
  use,
} from '../rules/effects/index.ts';
import { activationCards } from '../rules/heroes.ts';
import { ACTION_KINDS } from '../rules/state.ts';
import { alsoInBox } from './box.ts';
import { closed, exhaustedCards, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

alsoInBox({
  extras: [
    item({ name: 'Sundial', abilities: [use('activation', exhaustThis, gainTokens(1))] }),
    item({ name: 'Hourglass', abilities: [use('activation', exhaustToPay(1), gainTokens(1))] }),
  ],
});

const kinds = [...ACTION_KINDS].sort();

describe('hero cards', () => {
  it('give a name, a maximum health, an archetype and one ability [HT-HERO-01]', () => {
    for (const card of content.heroes) {
      expect(card.name, card.id).toMatch(/^[A-Z]/);
      expect(card.health, card.id).toBeGreaterThan(0);
      expect(ARCHETYPES, card.id).toContain(card.archetype);
      expect(card.text, card.id).toHaveLength(1);
      expect(card.on ?? card.modify, card.id).toBeDefined();
    }
    expect(new Set(content.heroes.map(({ name }) => name)).size).toBe(content.heroes.length);
  });
});

describe('activation cards', () => {
  it('come as four for each archetype and class, each with another action [HT-HERO-02]', () => {
    const groups = new Map<string, string[]>();
    for (const { archetype, class: own, action } of content.activations) {
      const group = `${archetype} ${own}`;
      groups.set(group, [...(groups.get(group) ?? []), action]);
    }
    for (const [group, actions] of groups) expect(actions.sort(), group).toEqual(kinds);
    expect([...groups.keys()].filter((group) => group.endsWith('null')).sort()).toEqual(
      ARCHETYPES.map((archetype) => `${archetype} null`).sort(),
    );
  });

  ruleTest('are always four with different actions, also after an upgrade [HT-HERO-02]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'explore', dice: 1, after: 'upgrade' }] }, {}],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    const actions = (): string[] =>
      activationCards(t.state, 0).map((card) => activationDef(t.state, card).action);
    expect(actions().sort()).toEqual(kinds);
    t.choose(t.offered[0]!);
    expect(names(t, 'actions:0')).not.toEqual(['Attack', 'Explore', 'Rest', 'Aid']);
    expect(actions().sort()).toEqual(kinds);
  });

  it('that rest also ready all cards of their owner, in the whole box [HT-HERO-14]', () => {
    const readiesAll = (card: (typeof content.activations)[number]): boolean =>
      card.lines.some((line) => 'readiesAll' in line && line.readiesAll === true);
    const restCards = content.activations.filter(({ action }) => action === 'rest');
    expect(restCards).toHaveLength(12);
    expect(restCards.filter((card) => !readiesAll(card))).toEqual([]);
    expect(() => activation({ name: 'Nap', archetype: 'Mage', lines: [rest(2)] })).toThrow('must ready all');
  });

  ruleTest('a rest readies all four, itself among them [HT-HERO-14]', (open) => {
    const t = open(
      position({
        heroes: [
          { 'exhausted cards': ['attack', 'explore', 'aid'] },
          { 'exhausted cards': ['attack', 'rest'] },
        ],
        chance: dice('blank blank'),
      }),
    );
    expect(offers(t)).toEqual(['Rest']);
    pick(t, 'Rest');
    expect([exhaustedCards(t, 0), exhaustedCards(t, 1)]).toEqual([[], ['Attack', 'Rest']]);
  });

  it('that aid let the aided hero ready a card, more often than not [HT-HERO-15]', () => {
    const aidCards = content.activations.filter(({ action }) => action === 'aid');
    const readying = aidCards.filter(({ text }) => JSON.stringify(text).includes('ht.ready-cards'));
    expect(readying.length).toBeGreaterThan(aidCards.length / 2);
  });

  ruleTest('the aided hero picks the card to ready [HT-HERO-15]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'aid', dice: 1, after: { 'ready cards': 1, who: 'that hero' } }],
            'exhausted cards': ['attack'],
          },
          { 'exhausted cards': ['attack', 'explore'] },
        ],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Aid');
    expect([t.asked, offers(t)]).toEqual([1, ['Attack', 'Explore']]);
    pick(t, 'Explore');
    expect([exhaustedCards(t, 0), exhaustedCards(t, 1)]).toEqual([['Attack', 'Aid'], ['Attack']]);
  });

  describe('can be readied by others, too', () => {
    const readyOne = { 'ready cards': 1, who: 'each hero' };
    const tired = { 'exhausted cards': ['attack', 'aid'] };

    ruleTest('by exploration cards [HT-HERO-16]', (open) => {
      const t = open(
        position({
          heroes: [
            { cards: [{ action: 'explore', dice: 1, after: { 'draw exploration': 1 } }], ...tired },
            {},
          ],
          'exploration deck': [{ name: 'Milestone', event: { 'ready cards': 1 } }],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore', 'Aid');
      expect(exhaustedCards(t, 0)).toEqual(['Attack', 'Explore']);
    });

    ruleTest('by locations [HT-HERO-16]', (open) => {
      const t = open(
        position({
          heroes: [tired, { 'exhausted cards': ['rest'] }],
          location: { name: 'Inn', exploration: 5, abilities: [{ when: 'travel phase', do: readyOne }] },
          phase: 'travel',
        }),
      );
      pick(t, 'Attack');
      expect([exhaustedCards(t, 0), exhaustedCards(t, 1)]).toEqual([['Aid'], []]);
    });

    ruleTest('by quests [HT-HERO-16]', (open) => {
      const t = open(
        position({
          heroes: [tired, {}],
          quest: { 'peril track': ['gray', 'green'], 'peril effects': { green: readyOne } },
          phase: 'peril',
        }),
      );
      pick(t, 'Attack');
      expect(exhaustedCards(t, 0)).toEqual(['Aid']);
    });

    it('by some in the box of each of these kinds [HT-HERO-16]', () => {
      const readies = ({ text }: { text: unknown }): boolean =>
        JSON.stringify(text).includes('ht.ready-cards');
      expect(content.exploration.flatMap(({ cards }) => cards).filter(readies)).not.toEqual([]);
      expect(content.locations.filter(readies)).not.toEqual([]);
      expect(content.quests.filter(readies)).not.toEqual([]);
    });
  });
});

describe('readied and exhausted', () => {
  ruleTest('cards come into play readied, whatever they were before [HT-HERO-03]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [
              {
                action: 'attack',
                dice: 1,
                after: ['spawn', { 'draw exploration': 1 }, { 'give condition': 'poisoned' }, 'spawn'],
              },
            ],
            engaged: [foe('Rat', { health: 1, ...idle })],
          },
          {},
        ],
        'enemy deck': [foe('Wolf')],
        'exploration deck': [{ name: 'Rope', abilities: [] }],
        chance: { ...dice('success'), 'shuffle enemies': ['keep'] },
      }),
    );
    pick(t, 'Attack');
    for (const name of ['Rat', 'Wolf', 'Rope', 'Poisoned']) {
      expect([name, piece(t, name).exhausted]).toEqual([name, false]);
    }
    expect(names(t, 'engaged:0')).toEqual(['Wolf', 'Rat']); // the slain one came back
  });

  ruleTest('exhausting a readied card is the price of some abilities [HT-HERO-04, HT-HERO-05]', (open) => {
    const t = open(
      position({
        heroes: [{ items: ['Sundial', 'Hourglass'], 'exhausted cards': ['attack', 'explore'] }, {}],
        chance: dice('blank blank blank blank'),
      }),
    );
    expect(offers(t)).toEqual(['Rest', 'Aid', 'Sundial', 'Hourglass']);
    pick(t, 'Sundial');
    expect([piece(t, 'Sundial').exhausted, hero(t, 0).tokens]).toEqual([true, 1]);
    expect(offers(t)).toEqual(['Rest', 'Aid', 'Hourglass']);
    pick(t, 'Hourglass');
    expect(offers(t)).toEqual(['Rest', 'Aid']); // only what is readied can be exhausted
    pick(t, 'Aid');
    expect([exhaustedCards(t, 0), hero(t, 0).tokens]).toEqual([['Attack', 'Explore', 'Aid'], 2]);
    pick(t, 'Rest', 'roll', 'Rest'); // Ann and Ben
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest', 'Aid', 'Hourglass']); // the Sundial stays exhausted
  });

  ruleTest('what is exhausted stays closed until it is readied [HT-HERO-05]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'explore', dice: 1, after: [{ 'exhaust cards': 1 }, { 'ready cards': 1 }] }],
            'exhausted cards': ['attack'],
          },
          {},
        ],
        chance: dice('blank blank blank'),
      }),
    );
    expect(offers(t)).toEqual(['Explore', 'Rest', 'Aid']);
    expect(closed(t)).toMatchObject({ Attack: 'HT-HERO-05' });
    pick(t, 'Explore');
    expect(offers(t)).toEqual(['Rest', 'Aid']); // to exhaust: neither Attack nor Explore again
    pick(t, 'Rest');
    expect(offers(t)).toEqual(['Attack', 'Explore', 'Rest']); // to ready
    pick(t, 'Attack', 'Aid'); // Ben aids
    expect(t.asked).toBe(0);
    expect(offers(t)).toEqual(['Attack', 'Aid']);
    expect(closed(t)).toMatchObject({ Explore: 'HT-HERO-05', Rest: 'HT-HERO-05' });
  });
});
