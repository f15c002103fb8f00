import { OptionsError } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';

const COMPLETE = {
  wishes: { scenario: 'margath', heroes: ['corbin', null], first: 1 },
  components: null,
};

describe('the options of Runebound', () => {
  it('are the same when they are read again', () => {
    const once = game.options({ scenario: 'margath', heroes: ['corbin'], first: 1 }, 2);
    expect(once).toEqual(COMPLETE);
    expect(game.options(once, 2)).toEqual(COMPLETE);
    expect(game.options(JSON.parse(JSON.stringify(once)), 2)).toEqual(COMPLETE);
  });

  it.each([
    ['no wishes', { wishes: null }],
    ['wishes that are no record', { wishes: 'margath' }],
    ['an unknown scenario', { wishes: { ...COMPLETE.wishes, scenario: 'nowhere' }, components: null }],
    ['an unknown hero', { wishes: { ...COMPLETE.wishes, heroes: ['nobody'] }, components: null }],
    ['more heroes than seats', { wishes: { ...COMPLETE.wishes, heroes: ['corbin', null, null] } }],
    ['a seat that there is not', { wishes: { ...COMPLETE.wishes, first: 9 }, components: null }],
    ['a wish that there is not', { wishes: { ...COMPLETE.wishes, gold: 1e9 }, components: null }],
    ['wishes and words', { ...COMPLETE, scenario: 'margath' }],
    ['a list', []],
    ['components that are no text', { components: { gold: 1 } }],
    ['components that are not JSON', { components: 'gold' }],
    ['components that are no list', { components: '{"kind":"hero"}' }],
    ['components of no kind', { components: '[{"kind":"dragon","words":{}}]' }],
    ['components without words', { components: '[{"kind":"hero"}]' }],
    ['components with words that nobody knows', { components: '[{"kind":"hero","words":{"wings":2}}]' }],
  ])('are refused with %s', (_, given) => {
    expect(() => game.options(given, 2)).toThrow(OptionsError);
  });

  it('say when they bring made-up components along', () => {
    const words = { name: 'Sling', cost: 1 };
    const components = JSON.stringify([{ kind: 'asset', words }]);
    expect(game.madeUp!(game.options({ components }, 2))).toBe(true);
    expect(game.madeUp!(game.options({}, 2))).toBe(false);
  });
});
