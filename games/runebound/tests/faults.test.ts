import { cardsIn, createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import { makePiece } from '../rules/pieces.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import { stateOf } from './cases.ts';
import { fight, passBoth } from './fight.ts';
import type { T } from './look.ts';
import { position, type Words } from './position.ts';

const lying = (g: Runebound, zone: string): Piece[] => cardsIn(g, zone) as Piece[];

const faults = (g: Runebound): string[] => [...game.faults!(g)];

/** A match as it is after set-up, with nothing made up in it. */
function begun(touch: (g: Runebound) => void): Runebound {
  const match = createMatch({ game, seats: ['Ann', 'Ben'], seed: 1, options: { scenario: 'margath' } });
  const random = createRandom(1);
  while ((match.state as Runebound).phase === 'setup') {
    match.answer(match.choice!.seat, randomAnswer(match.choice!, random));
  }
  const g = match.state as Runebound;
  touch(g);
  return g;
}

const top = (g: Runebound, zone: string): Piece => lying(g, zone)[0]!;

describe('what must always be true', () => {
  it('holds of a match that has begun', () => {
    expect(faults(begun(() => {}))).toEqual([]);
  });

  it('nothing is lost, doubled or misplaced', () => {
    const lost = begun((g) => void lying(g, 'asset-deck').shift());
    expect(faults(lost)).toEqual([expect.stringMatching(/^There are 0 of ".+" instead of one\.$/)]);
    const doubled = begun((g) => void makePiece(g, top(g, 'skill-deck').def, 'skill-deck'));
    expect(faults(doubled)).toEqual([expect.stringMatching(/^There are 2 of/)]);
    const misplaced = begun((g) => {
      top(g, 'combat-deck').zone = 'social-deck';
    });
    expect(faults(misplaced)).toEqual([
      expect.stringMatching(/lies in "combat-deck" and says "social-deck"/),
    ]);
  });

  it('the board is in order', () => {
    const told = (touch: (g: Runebound) => void): string[] => faults(begun(touch));
    const crowd = (g: Runebound): void => {
      const market = lying(g, 'market:Forge');
      const [one, two] = lying(g, 'asset-deck').splice(0, 2);
      for (const card of [one!, two!]) {
        card.zone = 'market:Forge';
        market.push(card);
      }
    };
    expect(told(crowd)).toEqual(['The market of Forge has 5 cards.']);
    for (const time of [-1, 12])
      expect(told((g) => void (g.time = time))).toEqual([`The time token is on space ${time}.`]);
    expect(told((g) => void (g.time = 11))).toEqual([]);
    expect(told((g) => void g.zombies.push(3, 999))).toEqual(['A zombie is on hex 999.']);
  });

  ruleTest('tokens lie in combats only, and stacks are stacks', (open) => {
    const t = open(fight());
    const stray = begun((g) => {
      top(g, 'enemy-tokens').state = 1;
    });
    expect(faults(stray)).toEqual(['enemy-1 is in no combat.']);
    const told = (touch: (tokens: Piece[]) => void): string[] => {
      const { state } = open(fight());
      touch(lying(state, 'enemy-tokens'));
      return faults(state);
    };
    expect(faults(t.state)).toEqual([]);
    const stacked = ([one, two]: Piece[]): void => {
      one!.on = two!.id;
      two!.under = one!.id;
    };
    expect(told(stacked)).toEqual([]);
    expect(told(([one]) => void (one!.on = 9999))).toEqual([
      'enemy-1 lies on something that does not bear it.',
    ]);
    expect(told(([one, two]) => void (one!.on = two!.id))).toEqual([
      'enemy-1 lies on something that does not bear it.',
    ]);
    const three = (tokens: Piece[]): void => {
      stacked(tokens);
      tokens[1]!.on = tokens[2]!.id;
      tokens[2]!.under = tokens[1]!.id;
    };
    expect(told(three)).toEqual(['enemy-2 is in the middle of a stack of three.']);
  });

  ruleTest('an enemy is there, and stands', (open) => {
    const told = (touch: (t: T) => void): string[] => {
      const t = open(fight());
      touch(t);
      return faults(t.state);
    };
    expect(told((t) => void (lying(t.state, 'foe:1')[0]!.damage = 9))).toEqual([
      'The enemy should be defeated.',
    ]);
    expect(told((t) => void lying(t.state, 'foe:1').pop())).toEqual(['The enemy is missing.']);
    expect(told((t) => void passBoth(t))).toEqual([]);
  });

  ruleTest('heroes are somewhere, and owe nothing', (open) => {
    const told = (touch: (g: Runebound) => void): string[] => {
      const { state } = open(position({ players: [{}, {}] }));
      touch(state);
      return faults(state);
    };
    const ben = (g: Runebound) => g.heroes[1]!;
    expect(told((g) => void (ben(g).at = 999))).toEqual(['Ben is on hex 999.']);
    expect(told((g) => void (ben(g).gold = -1))).toEqual(['Ben has -1 gold.']);
    expect(told((g) => void (ben(g).actions = -1))).toEqual(['Ben has -1 actions.']);
    expect(told((g) => void (ben(g).damage = 10))).toEqual(['Ben has more damage than health.']);
    expect(told((g) => void (ben(g).damage = 9))).toEqual([]);
    expect(told((g) => void lying(g, 'tokens:1').pop())).toEqual(['Ben has 2 starting tokens.']);
    const gone = (g: Runebound): void => {
      ben(g).eliminated = true;
      ben(g).at = 999;
    };
    expect(told(gone)).toEqual([]);
  });

  it('a hero whom nothing happens to is within its limits', () => {
    const ids = (cards: readonly { readonly id: string }[], n: number): string[] =>
      cards.slice(0, n).map(({ id }) => id);
    const minds = content.skills.filter(({ attribute }) => attribute === 'mind');
    const weapons = content.assets.filter(({ type }) => type === 'weapon');
    /** What is told when Ben has been given more cards than the rules would let him keep. */
    const told = (
      zone: string,
      cards: readonly string[],
      ann: Words = { at: 'H8' },
      active = 'p1',
    ): string[] => {
      const g = stateOf(position({ players: [ann, { at: 'A13' }], active }));
      for (const id of cards) makePiece(g, id, `${zone}:1`);
      return faults(g);
    };
    const skilled = ids(minds, 6);
    expect(told('learned', skilled)).toEqual([expect.stringMatching(/^Ben has 6 skills of mind\.$/)]);
    expect(told('learned', ids(minds, 1))).toEqual([]);
    expect(told('assets', ids(weapons, 2))).toEqual(['Ben has two assets of a type.']);
    expect(told('assets', ids(weapons, 1))).toEqual([]);
    expect(told('hand', ids(minds, 4))).toEqual(['Ben holds too many cards.']);
    expect(told('hand', ids(minds, 3))).toEqual([]);
    expect(told('learned', skilled, { at: 'A13' })).toEqual([]); // they may be bartering
    expect(told('learned', skilled, {}, 'p2')).toEqual([]); // and in its own turn it may be choosing
  });
});
