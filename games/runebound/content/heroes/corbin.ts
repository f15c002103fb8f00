import { isFresh, use } from '@questwright/kernel';
import {
  action,
  challenge,
  deal,
  gainGold,
  gainTrophy,
  hero,
  inOrder,
  onChallengeWon,
  spendSymbol,
  surge,
  unlessFoePays,
  X,
} from '../../rules/effects/index.ts';

const challenged = (other: number): string => `corbin has challenged ${other}`;

/** Each hero once in a game; neither can retreat. */
const bounty = challenge({
  retreat: false,
  allowed: (g, _, other) => isFresh(g, 'game', challenged(other)),
  started: (g, _, other) => use(g, 'game', challenged(other)),
});

export const corbin = hero({
  name: 'Corbin',
  speed: 3,
  health: 10,
  hand: 3,
  body: 3,
  mind: 2,
  spirit: 0,
  gold: 2,
  start: 'stronghold',
  tokens: ['corbin-1', 'corbin-2', 'corbin-3'],
  setup: inOrder(gainTrophy(1, 'combat'), gainGold(1)),
  abilities: [
    action(1, bounty, { name: 'Settle a Bounty' }),
    onChallengeWon(inOrder(gainGold(2), gainTrophy(1, 'combat'))),
    surge('X', 'Hammering Blows', unlessFoePays(spendSymbol('surge', X), deal(X, 'physical'))),
  ],
});
