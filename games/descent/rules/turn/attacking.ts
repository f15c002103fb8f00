import { attack } from '../attack/attack.ts';
import { comesToTarget } from '../attack/run-up.ts';
import { weaponsOf } from '../attack/sources.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { canAct, performAction } from './actions.ts';
import { grantOf } from './granted.ts';
import type { Source } from './sources.ts';

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
    if (!mayAttackNow(g, act, figure)) return;
    for (const weapon of weaponsOf(g, figure)) {
      const { source, name } = weapon;
      if (comesToTarget(g, figure, weapon)) continue;
      const text = name ? (['d2.word.attack-with', { weapon: name }] as const) : 'd2.word.attack';
      closed.push({ id: `weapon:${source}`, text, reason: 'd2.closed.no-target', rule: 'D2-COMBAT-08' });
    }
  },
};

/** An attack that an effect has given is none of those that the activation may contain. */
export const mayAttackNow = (g: Descent, act: Activation, figure: Figure): boolean =>
  (act.attacks > 0 || grantOf(act, 'attack') !== undefined) && canAct(g, act, figure, 'attack');
