import type { Ability } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { SurgeAbility } from '../attack/surge-ability.ts';
import { printed } from '../attack/surges.ts';
import type { Attack } from '../attack/types.ts';
import { figureFor } from '../context.ts';
import { figureOf } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { surge, surgeText } from '../surges.ts';

/** Which attacks gain something, and how that is said: "your attacks", "attacks of heroes within 3 spaces". */
export interface Which {
  readonly text: Text;
  holds(g: Descent, own: Figure, attacker: Figure, attack: Attack, me: Piece): boolean;
}

/** Whether a card speaks of an attack now: its figure is there, and so is the attacker. */
export function concerns(g: Descent, me: Piece, attack: Attack, which: Which): boolean {
  const own = figureFor(g, me);
  const attacker = figureOf(g, attack.attacker);
  return own !== null && attacker !== undefined && which.holds(g, own, attacker, attack, me);
}

/** "… gain the surge ability …" */
export function grantsSurge(written: string, which: Which): Ability {
  const ability = surge(written);
  return {
    text: ['d2.grants.surge', { which: nested(which.text), surge: nested(surgeText(ability)) }],
    modify: {
      surgeAbilities: (g: Descent, me: Piece, abilities: readonly SurgeAbility[], attack: Attack) =>
        concerns(g, me, attack, which) ? [...abilities, printed(ability, `card:${me.id}`)] : abilities,
    },
  };
}

/** "Each such attack misses unless its attacker spends a surge." */
export const demandsSurge = (
  name: string,
  text: Text,
  holds: (g: Descent, me: Piece, attack: Attack) => boolean,
): Ability => ({
  text,
  modify: {
    surgeDemands: (g: Descent, me: Piece, demands: readonly string[], attack: Attack) =>
      holds(g, me, attack) ? [...demands, name] : demands,
  },
});

export const grantTexts: { readonly [key: string]: string } = {
  'd2.grants.surge': '{which} gain the surge ability {surge}',
  'd2.demands.mist':
    'Every attack that targets a space up to 3 spaces from you misses unless a surge is spent for it',
  'd2.demands.unseen': 'Every attack that targets you misses unless a surge is spent for it',
  'd2.grants.yours-with-rune': 'as long as one of your weapons is Magic or Rune, your attacks',
  'd2.grants.heroes-within-3': 'attacks of heroes within 3 spaces, yours included,',
};
