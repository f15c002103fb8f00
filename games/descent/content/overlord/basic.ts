import { either, inOrder, may } from '@questwright/adventure';
import { answers } from '../../rules/effects/abilities.ts';
import { charms } from '../../rules/effects/charm.ts';
import { becomes, suffers } from '../../rules/effects/harm.ts';
import { endsMove, losesPointElse } from '../../rules/effects/moves.ts';
import { attackGains, draws, grantsAction, rerollsYours, staysInPlay } from '../../rules/effects/overlord.ts';
import { tests } from '../../rules/effects/tests.ts';
import { heroes, one, thatFigure } from '../../rules/effects/whom.ts';
import { addsToAttack } from '../../rules/effects/words.ts';
import type { Suffered } from '../../rules/events.ts';
import { countsAsHero } from '../../rules/figures/sides.ts';
import { leavesPlay, overlordDeck } from '../../rules/overlord/card.ts';
import * as when from '../../rules/overlord/moments.ts';
import type { Attribute } from '../../rules/state.ts';

const poisons = (attribute: Attribute) =>
  tests(thatFigure, attribute, {
    passed: draws(1),
    failed: inOrder(
      suffers('damage', 1, thatFigure),
      suffers('fatigue', 1, thatFigure),
      becomes('poisoned', thatFigure),
    ),
  });

/** The Basic I deck of the overlord, 15 cards, as far as the rules can play them. */
export const basicDeck = overlordDeck('Basic I', [
  { name: 'Critical Blow', traits: ['Event'], when: [when.monsterHasRolled], does: attackGains('+3 damage') },
  {
    name: 'Dark Charm',
    traits: ['Magic'],
    when: [when.yourTurnStarts],
    on: one(heroes),
    does: tests(thatFigure, 'willpower', {
      passed: draws(1),
      failed: may(charms(thatFigure, 'move', 'attack')),
    }),
  },
  { name: 'Dark Fortune', traits: ['Event'], copies: 2, when: when.youRoll, does: rerollsYours },
  {
    name: 'Dark Might',
    traits: ['Magic'],
    copies: 2,
    when: [when.youRollAttack],
    does: addsToAttack('surge', 1),
  },
  { name: 'Dash', traits: ['Event'], copies: 2, when: [when.activating], does: grantsAction('move') },
  { name: 'Frenzy', traits: ['Event'], copies: 2, when: [when.activating], does: grantsAction('attack') },
  {
    name: 'Pit Trap',
    traits: ['Trap'],
    when: [when.heroEnters],
    does: tests(thatFigure, 'awareness', {
      failed: inOrder(suffers('damage', 1, thatFigure), losesPointElse(becomes('stunned', thatFigure))),
    }),
  },
  {
    name: 'Poison Dart',
    traits: ['Trap'],
    when: [when.heroOpensDoor, when.heroSearches],
    does: either(poisons('awareness'), poisons('might')),
  },
  {
    name: 'Tripwire',
    traits: ['Trap'],
    copies: 2,
    when: [when.heroWalksIn],
    does: tests(thatFigure, 'awareness', { failed: endsMove(thatFigure) }),
  },
  {
    name: 'Word of Misery',
    traits: ['Magic'],
    when: [when.yourTurnStarts],
    does: staysInPlay,
    stays: [
      answers('suffered', suffers('fatigue', 1, thatFigure), {
        of: 'anybody',
        says: 'd2.when.hero-suffers-damage',
        if: (g, _, event) => {
          const { figure, damage } = event as Suffered;
          return damage > 0 && countsAsHero(g, figure);
        },
      }),
      leavesPlay('roundEnds'),
    ],
  },
]);
