import { either, inOrder, when } from '@questwright/adventure';
import { figureFor } from '../../../rules/context.ts';
import { answers, used } from '../../../rules/effects/abilities.ts';
import { gains } from '../../../rules/effects/gains.ts';
import { becomes, suffers } from '../../../rules/effects/harm.ts';
import { lays, staying } from '../../../rules/effects/lasting.ts';
import { draws, rerollsAnybodys } from '../../../rules/effects/overlord.ts';
import { cardFromHand } from '../../../rules/effects/prices.ts';
import { rolls, shieldsRolled, surgeRolled } from '../../../rules/effects/rolls.ts';
import { grantsSurge } from '../../../rules/effects/surges.ts';
import { tests } from '../../../rules/effects/tests.ts';
import { heroes, inSight, one, thatFigure, theAttacker, you } from '../../../rules/effects/whom.ts';
import type { Attacking, Events } from '../../../rules/events.ts';
import { isHero } from '../../../rules/figures/sides.ts';
import { areAdjacent } from '../../../rules/ground.ts';
import { relic } from '../../../rules/items/relic.ts';
import { surgeThat } from '../../../rules/surges.ts';
import { targetsYou, yours } from '../classes/conditions.ts';

/** What Duskblade does to a hero for a turn. */
export const slowed = staying({ id: 'duskblade-slowed', name: 'Duskblade' }, gains('speed', -1));

const forced = { may: true, of: 'anybody', exhaust: true, cost: cardFromHand } as const;

/** The overlord sides of the relics. "You" is the lieutenant who wields it. */
export const overlordRelics = [
  relic({ id: 'bones-of-woe-overlord', name: 'Bones of Woe' }, { otherSide: 'fortunas-dice-hero' }, [
    answers('overlordStarts', inOrder(rolls('blue'), when(surgeRolled, draws(1))), {
      anywhere: true,
      says: 'd2.when.overlord-starts',
    }),
  ]),
  relic({ id: 'duskblade-overlord', name: 'Duskblade' }, { otherSide: 'dawnblade-hero' }, [
    answers('figureStarts', lays(slowed, thatFigure, 'turn'), {
      of: 'others',
      anyOrder: true,
      says: 'd2.when.hero-starts-beside',
      if: (g, me, event) => {
        const { figure } = event as Events['figureStarts'];
        return isHero(g, figure) && areAdjacent(g, figureFor(g, me)!, figure);
      },
    }),
    grantsSurge('Pierce 5', yours),
  ]),
  relic({ id: 'scorpions-kiss-overlord', name: "Scorpion's Kiss" }, { otherSide: 'trueshot-hero' }, [
    used(
      'asAction',
      tests(one(heroes, inSight), 'awareness', {
        failed: inOrder(becomes('immobilized', thatFigure), becomes('poisoned', thatFigure)),
        passed: either(becomes('immobilized', thatFigure), becomes('poisoned', thatFigure)),
      }),
      { exhaust: true },
    ),
  ]),
  relic(
    { id: 'shield-of-zoreks-favor-overlord', name: "Shield of Zorek's Favor" },
    { otherSide: 'shield-of-the-dark-god-hero' },
    [
      answers('resolved', tests(you, 'might', { passed: suffers('damage', shieldsRolled, theAttacker) }), {
        of: 'others',
        says: 'd2.when.wielder-survives',
        if: (g, me, event) => targetsYou(g, me, (event as Attacking).attack),
      }),
    ],
  ),
  relic({ id: 'staff-of-shadows-overlord', name: 'Staff of Shadows' }, { otherSide: 'staff-of-light-hero' }, [
    answers('afterRoll', either(rerollsAnybodys, draws(1)), { ...forced, says: 'd2.when.attack-rolled' }),
    answers('rolled', either(rerollsAnybodys, draws(1)), { ...forced, says: 'd2.when.dice-rolled' }),
    answers('anyTime', draws(1), { ...forced, says: 'd2.when.any-time' }),
    answers('yourTurn', draws(1), { ...forced, says: 'd2.when.your-turn' }),
  ]),
  relic(
    { id: 'the-shadow-rune-overlord', name: 'The Shadow Rune' },
    { otherSide: 'the-shadow-rune-hero', wielder: 'Baron Zachareth' },
    [
      grantsSurge('+2 damage', yours),
      grantsSurge('+1 range, +1 damage', yours),
      grantsSurge(surgeThat(draws(1)), yours),
    ],
  ),
];
