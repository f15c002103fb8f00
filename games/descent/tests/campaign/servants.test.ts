import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { ravenFlock, unkindness } from '../../content/manor-of-ravens/unkindness.ts';
import { scourge, soulbinder } from '../../content/the-chains-that-rust/soulbinder.ts';
import { monsterTraitsOf } from '../../rules/figures/monster-traits.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import { damage, figure, room } from '../attack/kit.ts';
import { overlords, scene, settle } from '../overlord/kit.ts';
import { hero } from '../position.ts';
import { zone } from '../quest/kit.ts';
import { goOn, leftBy, played, playTo, START, type Table, withSmallCampaign } from './kit.ts';

/** Two more cards of each of the classes, which are made up. */
const others = ['Unkindness', 'Soulbinder'].flatMap((deck) =>
  overlordDeck(deck, [
    { name: `${deck} One`, traits: ['Event'], xp: 1 },
    { name: `${deck} Also`, traits: ['Event'], xp: 1 },
    { name: `${deck} Two`, traits: ['Event'], xp: 2 },
  ]),
);
withSmallCampaign({
  cards: [...content.cards, ...unkindness, ...soulbinder, ...others],
  figures: [...content.figures, ...ravenFlock.figures, ...scourge.figures],
  groups: [...content.groups, ravenFlock.group, scourge.group],
  events: [],
});

const CARDS = { Unkindness: 'unkindness-call-of-the-ravens', Soulbinder: 'soulbinder-ties-that-bind' };
const use = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('use:'))!);

describe('a card that summons servants', () => {
  const buying = (open: Parameters<typeof goOn>[0], ...more: readonly string[]): Table => {
    const { owned } = (leftBy().data as unknown as { overlord: { owned: string[] } }).overlord;
    const overlord = { xp: 3 - more.length, owned: [...owned, ...more].sort() };
    return goOn(
      open,
      leftBy([START, played('three', 'overlord'), played('five', 'overlord')], { overlord }),
      'd2.ask.overlord-spends',
    );
  };
  for (const [deck, card] of Object.entries(CARDS))
    ruleTest(`${deck}: does not count for the next level [D2-XP-19, D2-XP-20]`, (open) => {
      const second = `buy:${deck.toLowerCase()}-${deck.toLowerCase()}-two`;
      const one = `${deck.toLowerCase()}-${deck.toLowerCase()}-one`;
      expect(buying(open, card, one).offered).not.toContain(second);
      // Any other card of the class would have been the second one.
      expect(buying(open, one, `${one.slice(0, -3)}also`).offered).toContain(second);
    });
  ruleTest('lies before the overlord and is no part of his deck', (open) => {
    const t = playTo(buying(open, CARDS.Unkindness), 'd2.ask.next-hero');
    expect([
      zone(t, 'in-play').includes(CARDS.Unkindness),
      zone(t, 'deck:0').includes(CARDS.Unkindness),
    ]).toEqual([true, false]);
  });
});

describe('a servant', () => {
  ruleTest('Raven Flock: comes beside a monster and has no traits [D2-MON-19]', (open) => {
    const t = overlords(open, [], {
      map: room('H......M', '........', '.......A'),
      figures: { M: { monster: 'Zombie', rank: 'master' } },
      'overlord cards in play': ['Call of the Ravens'],
    });
    settle(use(t));
    settle(t.choose('space:g1'));
    expect([damage(t, 'M'), monsterTraitsOf(t.state, figure(t, 'Raven Flock'))]).toEqual([4, []]);
    expect(monsterTraitsOf(t.state, figure(t, 'M'))).toHaveLength(2);
  });
  ruleTest('Scourge: comes in the place of a monster and has no traits [D2-MON-19]', (open) => {
    const t = scene(open, [], {
      figures: { H: hero({ weapons: [{ name: 'Blade', dice: ['blue', 'red'] }] }) },
      map: room('HM......', '........', '.......A'),
      'overlord cards in play': ['Ties That Bind'],
      turn: { of: 'H' },
      shown: { blue: '3-2-0', red: '0-3-0', gray: '0' },
    });
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!).choose('target:M');
    use(t);
    expect([figure(t, 'Scourge').at, monsterTraitsOf(t.state, figure(t, 'Scourge'))]).toEqual([1, []]);
  });
});
