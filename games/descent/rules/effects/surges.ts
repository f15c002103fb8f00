import type { Ability } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { SurgeAbility } from '../attack/surge-ability.ts';
import { printed } from '../attack/surges.ts';
import type { Attack } from '../attack/types.ts';
import { figureFor } from '../context.ts';
import { figureOf } from '../pieces.ts';
import type { Change } from '../rolls.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { readSurge, surgeText, type WrittenSurge } from '../surges.ts';

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
export function grantsSurge(written: WrittenSurge, which: Which): Ability {
  const ability = readSurge(written);
  return {
    text: ['d2.grants.surge', { which: nested(which.text), surge: nested(surgeText(ability)) }],
    modify: {
      surgeAbilities: (g: Descent, me: Piece, abilities: readonly SurgeAbility[], attack: Attack) =>
        concerns(g, me, attack, which)
          ? [...abilities, printed(ability, keyFor(me, abilities), me)]
          : abilities,
    },
  };
}

/** One card may grant several surge abilities, each of which is used once. */
function keyFor({ id }: Piece, abilities: readonly SurgeAbility[]): string {
  const own = `card:${id}`;
  const n = abilities.filter(({ key }) => key === own || key.startsWith(`${own}/`)).length;
  return n === 0 ? own : `${own}/${n}`;
}

/** "… gain +1 damage": added to the roll, whatever is rerolled. It is settled when the attack is declared. */
export const attacksGain = (change: Change, which: Which): Ability => ({
  text: [
    'd2.grants.change',
    { which: nested(which.text), damage: change.damage ?? 0, range: change.range ?? 0 },
  ],
  modify: {
    attackChange: (g: Descent, me: Piece, changes: readonly Change[], attack: Attack) =>
      concerns(g, me, attack, which) ? [...changes, change] : changes,
  },
});

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
  'd2.grants.surge': '{which} gain the surge ability: {surge}',
  'd2.grants.change':
    '{which} gain {damage, plural, =0 {} other {+# damage}}{range, plural, =0 {} other {+# range}}',
  'd2.grants.yours': 'your attacks',
  'd2.grants.by-this': 'attacks that you make with this card',
  'd2.grants.yours-with-shield': 'as long as you have a Shield equipped, your attacks with a Melee weapon',
  'd2.grants.unseen-by': 'your attacks that target a monster that did not see you at the start of your turn',
  'd2.grants.yours-ranged': 'your Ranged attacks',
  'd2.grants.with-this': 'attacks with this weapon',
  'd2.grants.other-hand-empty': 'as long as your other hand is empty, attacks with this weapon',
  'd2.grants.challenged':
    'your attacks that target the monster with your token, and its attacks that target you,',
  'd2.demands.mist':
    'Every attack that targets a space up to 3 spaces from you misses unless a surge is spent for it',
  'd2.demands.unseen': 'Every attack that targets you misses unless a surge is spent for it',
  'd2.grants.yours-with-rune': 'as long as one of your weapons is Magic or Rune, your attacks',
  'd2.grants.heroes-within-3': 'attacks of heroes within 3 spaces, yours included,',
};
