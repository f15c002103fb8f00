import { attack } from '../attack/attack.ts';
import { comesToTarget } from '../attack/run-up.ts';
import { weaponsOf } from '../attack/sources.ts';
import { liesKnockedOut } from '../figures/off-map.ts';
import { isAlly, isHero, isMonster } from '../figures/sides.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { MAP } from '../zones.ts';
import { canAct, performAction } from './actions.ts';
import { grantOf } from './granted.ts';
import type { Source } from './sources.ts';
import { LIES_THERE, shut, type Why, whyNot } from './why-not.ts';

/** The attack action: with a weapon, bare hands, or what is on a figure's own card; only where there is a target. */
export const attacking: Source = {
  offer(g, act, figure, offers) {
    if (!mayAttackNow(g, act, figure)) return;
    for (const weapon of weaponsOf(g, figure))
      if (comesToTarget(g, figure, weapon))
        offers.push({ word: 'attack', source: weapon.source, name: weapon.name });
  },
  owns: ({ word }) => word === 'attack',
  perform: (g, act, figure, offer) => {
    const weapon = weaponsOf(g, figure).find(
      ({ source }) => offer.word === 'attack' && source === offer.source,
    )!;
    if (!grantOf(act, 'attack')) act.attacks--;
    return performAction(g, act, figure, 'attack', attack(g, figure, weapon));
  },
  closed(g, act, figure, closed) {
    const why = lies(g, act, figure) ? LIES_THERE : whyNotAttack(g, act, figure);
    if (!why && !mayAttackNow(g, act, figure)) return;
    for (const weapon of weaponsOf(g, figure)) {
      const { source, name } = weapon;
      const now = why ?? (comesToTarget(g, figure, weapon) ? null : NO_TARGET);
      shut(g, { word: 'attack', source, name }, now, closed);
    }
  },
};

const lies = (g: Descent, { own }: Activation, figure: Figure): boolean =>
  own && isHero(g, figure) && liesKnockedOut(figure);

export const NO_TARGET: Why = { reason: 'd2.closed.no-target', rule: 'D2-COMBAT-08' };

/** Why a figure performs no further attack with an action: monsters, allies and familiars perform one. */
export function whyNotAttack(g: Descent, act: Activation, figure: Figure, action = 'attack'): Why | null {
  const why = whyNot(g, act, figure, action);
  if (why || act.over || figure.zone !== MAP || act.attacks > 0 || grantOf(act, action)) return why;
  return { reason: 'd2.closed.one-attack', rule: limitOf(g, figure) };
}

const limitOf = (g: Descent, figure: Figure): string =>
  isMonster(g, figure) ? 'D2-ACTION-07' : isAlly(g, figure) ? 'D2-ACTION-08' : 'D2-ACTION-12';

/** An attack that an effect has given is none of those that the activation may contain. */
export const mayAttackNow = (g: Descent, act: Activation, figure: Figure): boolean =>
  (act.attacks > 0 || grantOf(act, 'attack') !== undefined) && canAct(g, act, figure, 'attack');
