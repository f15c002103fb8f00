import { type About, optionsOf } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hexCalled } from '../rules/map/hexes.ts';
import { fight } from './fight.ts';
import { names, pick, piece, type T } from './look.ts';
import { plainHero, position } from './position.ts';

/** What each option is about, by its id. */
const abouts = (t: T): Record<string, About | undefined> =>
  Object.fromEntries(optionsOf(t.match.choice!).map(({ id, about }) => [id, about]));

const PLAIN = [
  ['2 surge', 'shield'],
  ['surge', 'agility'],
  ['golden agility', 'double'],
];
const striker = { hero: plainHero(0, { tokens: PLAIN, surge: { '1 Jab': 'deal 1 magic' } }) };

describe('options say what on the board they are about', () => {
  ruleTest('what a hero does by itself, its figure', (open) => {
    const { move, rest, train, idle, end } = abouts(open(position({ players: [{ at: 'H9' }] })));
    expect([move, rest, train]).toEqual([{ seat: 0 }, { seat: 0 }, { seat: 0 }]);
    expect([idle, end]).toEqual([{}, {}]);
  });

  ruleTest('what it does where it stands, that hex', (open) => {
    const adventurer = abouts(open(position({ players: [{ at: 'I10' }] })));
    expect(adventurer.adventure).toEqual({ seat: 0, hex: hexCalled('I10') });
    const customer = abouts(open(position({ players: [{}, { at: 'Tamalir' }], active: 'p2' })));
    expect(customer.shop).toEqual({ seat: 1, hex: hexCalled('Tamalir') });
  });

  ruleTest('what an event offers, its card and which option it is', (open) => {
    const fair = { name: 'Fair', options: ['gain 1 gold', 'gain 2 gold'] };
    const t = open(position({ players: [{ at: 'I10' }], decks: { social: [fair] } }));
    pick(t, 'adventure');
    expect(names(t, 'resolving')).toEqual(['Fair']);
    const card = piece(t, 'Fair').id;
    expect(abouts(t)).toEqual({
      'option:1': { card, option: 'option:1' },
      'option:2': { card, option: 'option:2' },
    });
  });

  ruleTest('what is done with a symbol, the tokens of that side which show it', (open) => {
    const t = open(fight({ player: striker, hero: ['surge', 'agility', 'double'] }));
    expect(abouts(t)).toMatchObject({
      agility: { symbol: 'agility', side: 0 },
      stack: { symbol: 'double', side: 0 },
      pass: {},
    });
    pick(t, 'pass');
    expect(abouts(t)['attack:enemy']).toEqual({ symbol: 'enemy', side: 1 });
  });

  ruleTest('a way of paying surges, all its tokens', (open) => {
    const t = open(fight({ player: striker, hero: ['surge', 'surge', 'agility'] }));
    pick(t, 'Jab');
    const [two, one] = ['2 surge/shield', 'surge/agility'].map((name) => piece(t, name).id);
    expect(abouts(t)).toEqual({
      [`pay:${two}`]: { token: [two] },
      [`pay:${one}`]: { token: [one] },
      [`pay:${two}+${one}`]: { token: [two, one] },
    });
  });
});
