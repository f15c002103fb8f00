import { nested, type Text } from '@questwright/kernel';
import type { DescentEffect, Surge, SurgeGives } from './definitions.ts';
import { CONDITIONS, type Condition } from './things.ts';

/** What surge abilities that give a condition are called. */
const GIVING: { readonly [word: string]: Condition } = {
  bleed: 'bleeding',
  burn: 'burning',
  curse: 'cursed',
  disease: 'diseased',
  doom: 'doomed',
  immobilize: 'immobilized',
  poison: 'poisoned',
  stun: 'stunned',
  terrify: 'terrified',
  weaken: 'weakened',
};

/** Abilities that surges pay for and that have rules of their own. */
export const SURGE_ABILITIES = [
  'Fire',
  'Earth',
  'Water',
  'Air',
  'Fire Breath',
  'Subdue',
  'Blood Call',
  'Knockback',
  'Wither',
  'Expert Blow',
  'Flurry',
  'Second Strike',
  'Swarm',
] as const;

/**
 * A surge ability as it is written: `+2 damage`, `Pierce 2`, `Poison`, several parts with commas between them, and what
 * it costs before a colon where that is more than one surge: `2: +3 damage, Stun`. Throws a RangeError.
 */
export function surge(written: string): Surge {
  const priced = /^(\d+): *(.*)$/.exec(written);
  const parts = (priced ? priced[2]! : written).split(/, */);
  return Object.assign({ cost: priced ? Number(priced[1]) : 1 }, ...parts.map(part)) as Surge;
}

/** A surge ability as a card has it: in its usual words, or with an effect besides. */
export type WrittenSurge = string | Surge;

/** A surge ability that does something of its own: besides what is written, if anything is. */
export const surgeThat = (effect: DescentEffect, written?: string): Surge => ({
  ...(written === undefined ? { cost: 1 } : surge(written)),
  effect,
});

export const readSurge = (written: WrittenSurge): Surge =>
  typeof written === 'string' ? surge(written) : written;

function part(written: string): SurgeGives {
  const counted = /^(?:\+(\d+) (damage|range)|(pierce|mend) (\d+)|(\d+) (fatigue))$/i.exec(written);
  if (counted) {
    const [, more, what, named, n, some, tired] = counted;
    if (what) return { [what]: Number(more) };
    return named ? { [named.toLowerCase()]: Number(n) } : { [tired!]: Number(some) };
  }
  const word = written.toLowerCase();
  if (word === 'blast') return { blast: true };
  const condition = GIVING[word];
  if (condition) return { conditions: [condition] };
  const ability = SURGE_ABILITIES.find((name) => name.toLowerCase() === word);
  if (ability) return { ability };
  throw new RangeError(
    `"${written}" is no surge ability; there are +1 damage, +1 range, Pierce 1, Mend 1, 1 fatigue, Blast, ` +
      `${Object.keys(GIVING).join(', ')}, ${SURGE_ABILITIES.join(', ')}`,
  );
}

/** What a surge ability is called: `+2 damage`, `Pierce 2, Poison`. */
export function surgeText(gives: SurgeGives): Text {
  const parts: Text[] = [];
  if (gives.damage) parts.push(['d2.surge.damage', { n: gives.damage }]);
  if (gives.range) parts.push(['d2.surge.range', { n: gives.range }]);
  if (gives.pierce) parts.push(['d2.surge.pierce', { n: gives.pierce }]);
  if (gives.mend) parts.push(['d2.surge.mend', { n: gives.mend }]);
  if (gives.fatigue) parts.push(['d2.surge.fatigue', { n: gives.fatigue }]);
  if (gives.blast) parts.push('d2.surge.blast');
  for (const condition of gives.conditions ?? []) parts.push(`d2.surge.${condition}`);
  if (gives.ability) parts.push(['d2.surge.ability', { name: gives.ability }]);
  if (gives.effect) parts.push(gives.effect.text);
  return parts.reduce((one, more) => ['d2.surge.both', { one: nested(one), more: nested(more) }]);
}

export const surgeWords: { readonly [key: string]: string } = {
  'd2.surge.damage': '+{n} damage',
  'd2.surge.range': '+{n} range',
  'd2.surge.pierce': 'Pierce {n}',
  'd2.surge.mend': 'Mend {n}',
  'd2.surge.fatigue': '{n} fatigue',
  'd2.surge.blast': 'Blast',
  'd2.surge.ability': '{name}',
  'd2.surge.both': '{one}, {more}',
  ...Object.fromEntries(
    CONDITIONS.map((condition) => {
      const [word] = Object.entries(GIVING).find(([, given]) => given === condition)!;
      return [`d2.surge.${condition}`, `${word[0]!.toUpperCase()}${word.slice(1)}`];
    }),
  ),
};
