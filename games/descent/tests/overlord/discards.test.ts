import { does, inOrder } from '@questwright/adventure';
import { cardsIn, move } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Context } from '../../rules/definitions.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { returnsToBox } from '../../rules/effects/search.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import * as when from '../../rules/overlord/moments.ts';
import type { Descent } from '../../rules/state.ts';
import { ground } from '../move/kit.ts';
import { hero } from '../position.ts';
import { pick } from '../table.ts';
import { atEnd, overlords, pile, playThe, scene, settle, withMore } from './kit.ts';

const hurts = suffers('damage', 1, each(heroes));
/** A card that takes whatever is in the game box back to the hand of the overlord, as it says so. */
const recalls = does('d2.effect.discard-this', (g: Descent, { seat }: Context) => {
  for (const card of [...cardsIn(g, 'box')]) move(g, card, `hand:${seat}`);
});
const made = overlordDeck('Basic I', [
  { name: 'Once', traits: ['Event'], when: [when.yourTurnStarts], does: inOrder(hurts, returnsToBox) },
  { name: 'Recall', traits: ['Event'], when: [when.yourTurn], does: recalls },
]);
withMore({ cards: made });

describe('a card that is discarded', () => {
  ruleTest('goes onto the pile of its deck, open and on top [D2-DISCARD-02]', (open) => {
    const t = atEnd(
      overlords(open, ['Word of Pain', 'Word of Despair'], { shown: { gray: '0 0 0 0', black: '0 0 0 0' } }),
    );
    settle(playThe(t, 'magus-word-of-pain'));
    expect(pile(t, 'discard')).toEqual(['magus-word-of-pain']);
    const searched = scene(open, [], {
      map: ground('.* H A . M'),
      turn: { of: 'H' },
      'search deck': ['Nothing', 'Health Potion'],
    });
    searched.choose('search:a1');
    expect([pile(searched, 'search-discard'), pile(searched, 'found:h0')]).toEqual([['nothing'], []]);
  });
});

describe('what goes back to its supply', () => {
  ruleTest('can be had again in the same game [D2-RETURN-01]', (open) => {
    const gain = { name: 'Gain', does: 'gain elixir' };
    const t = scene(open, [], {
      figures: {
        H: hero({ damage: 9, skills: [gain], held: ['Elixir', 'Elixir', 'Elixir', 'Elixir'] }),
        A: hero({ held: ['Elixir', 'Elixir', 'Elixir', 'Elixir'] }),
      },
      turn: { of: 'H' },
      shown: { red: '0-1-0' },
    });
    const gains = (): string[] =>
      t.offered.filter((id) => id.startsWith(`use:${t.state.zones['skills:h0']![0]!.id}/`));
    // All eight tokens are out: there is none to gain until one has been discarded.
    expect(gains()).toEqual([]);
    pick(t, 'use');
    expect([t.state.zones.held!.length, gains().length]).toEqual([7, 1]);
    t.choose(gains()[0]!);
    expect(t.state.zones.held!.length).toBe(8);
  });

  ruleTest('comes up again as a card of a deck that is made anew [D2-RETURN-01]', (open) => {
    const t = overlords(open, ['Dark Charm', 'Dash'], {
      'overlord deck': [],
      shown: { gray: '0', black: '0' },
    });
    playThe(t, 'basic-i-dark-charm');
    settle(t).choose('figure:H');
    expect(pile(t, 'hand:0')).toContain('basic-i-dark-charm');
  });
});

describe('what goes back to the game box', () => {
  const boxed = (open: Parameters<typeof overlords>[0], hand: readonly string[]) => {
    const t = overlords(open, [...hand, 'Once'], { 'overlord deck': ['Next'] });
    return settle(playThe(t, 'basic-i-once'));
  };

  ruleTest(
    'is out for the rest of the quest: no deck that is made anew has it [D2-DISCARD-04, D2-RETURN-02]',
    (open) => {
      const t = boxed(open, ['Plan Ahead']);
      // The last card was drawn, and there is no discard pile to make a deck of: the card is not on it.
      expect([pile(t, 'box'), pile(t, 'deck:0'), pile(t, 'discard')]).toEqual([['basic-i-once'], [], []]);
      expect([...pile(t, 'hand:0')].sort()).toEqual(['next', 'universal-plan-ahead']);
    },
  );

  ruleTest(
    'is found by no card that looks through deck and discard pile, and comes back only where a rule says so [D2-RETURN-04]',
    (open) => {
      const t = overlords(open, ['Diabolic Power', 'Recall', 'Once'], {
        'overlord deck': ['Next', 'Last'],
        chance: { 'overlord deck': ['keep', 'keep', 'keep'] },
      });
      settle(playThe(t, 'basic-i-once'));
      playThe(t, 'magus-diabolic-power');
      const ids = t.offered.map((id) => Number(id.slice('card:'.length)));
      const names = [...t.state.zones['deck:0']!, ...(t.state.zones.discard ?? []), ...t.state.zones.box!]
        .filter(({ id }) => ids.includes(id))
        .map(({ def }) => def);
      expect(names).not.toContain('basic-i-once');
      t.choose(t.offered[0]!);
      settle(t);
      playThe(t, 'basic-i-recall');
      expect([pile(t, 'box'), pile(t, 'hand:0').includes('basic-i-once')]).toEqual([[], true]);
    },
  );
});
