import { chooseOne, type Rule } from '@questwright/kernel';
import { struckFigure } from '../attack/fate.ts';
import type { Attack } from '../attack/types.ts';
import { isMonster } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import type { Descent } from '../state.ts';
import type { Offer } from '../words.ts';

/**
 * An attack that affects several monsters is dealt in full to one of them, which is a target if any monster is: whoever
 * attacks picks it. Everybody else whom it affects, friend or enemy, is dealt half the result, rounded up.
 */
export function* shareDamage(g: Descent, attack: Attack): Rule {
  const monsters = attack.struck.filter((struck) => {
    const figure = struckFigure(g, struck);
    return figure && isMonster(g, figure);
  });
  if (new Set(monsters.map(({ figure }) => figure)).size < 2) return;
  const targeted = monsters.filter(({ as }) => as !== 'area');
  const open = targeted.length > 0 ? targeted : monsters;
  const figures = [...new Set(open.map((struck) => struckFigure(g, struck)!))];
  const offer = yield* chooseOne(g, {
    seat: attack.seat,
    topic: 'whole-damage',
    prompt: 'd2.ask.whole-damage',
    among: figures.map((figure): Offer => ({ word: 'figure', figure })),
    as: asOffer(g),
  });
  const picked = offer.word === 'figure' ? offer.figure.id : 0;
  for (const struck of attack.struck) if (struck.figure !== picked) struck.share = 2;
}
