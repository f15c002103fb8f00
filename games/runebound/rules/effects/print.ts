import { isFresh, type Listener, type Modifier, type Rule, type Text, use } from '@questwright/kernel';
import type { Ability, Printed } from '../definitions.ts';
import type { Piece, Runebound } from '../state.ts';

/** What a card's abilities come to: its text, a paragraph each, and what they do. */
export type Print = Pick<Printed, 'text' | 'uses' | 'surges' | 'aliases' | 'on' | 'modify'>;

export function print(abilities: readonly Ability[], before: readonly Text[] = []): Print {
  const on = new Map<string, Part[]>();
  const modify = new Map<string, Modifier[]>();
  for (const ability of abilities) {
    for (const event in ability.on) put(on, event, ability.on[event]!);
    for (const value in ability.modify) put(modify, value, ability.modify[value]!);
  }
  return {
    text: [...before, ...abilities.map(({ text }) => text)],
    uses: abilities.flatMap((ability) => ability.use ?? []),
    surges: abilities.flatMap((ability) => ability.surge ?? []),
    aliases: abilities.flatMap(({ alias }) => alias ?? []),
    ...(on.size > 0 && {
      on: Object.fromEntries([...on].map(([event, parts]) => [event, inPrintedOrder(event, parts)])),
    }),
    ...(modify.size > 0 && {
      modify: Object.fromEntries([...modify].map(([value, parts]) => [value, oneAfterTheOther(parts)])),
    }),
  };
}

function put<T>(map: Map<string, T[]>, key: string, item: T): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

/** A listener that may ask first. Declining does not use up an ability that works once in a while. */
export interface Part extends Listener {
  asks?(g: Runebound, me: Piece, data: unknown): Rule<boolean>;
}

/** Abilities of one card that answer to the same event resolve in the order in which they are printed. */
function inPrintedOrder(event: string, parts: readonly Part[]): Listener {
  const [only, ...others] = parts;
  if (others.length === 0 && !only!.once && !only!.asks) return only!;
  const key = (me: Piece, i: number): string => `${me.def}#${me.id}/${event}.${i}`;
  const answers = (g: Runebound, me: Piece, data: unknown, i: number): boolean => {
    const { once, when } = parts[i]!;
    return (!once || isFresh(g, once, key(me, i))) && (!when || when(g, me, data));
  };
  return {
    text: parts[0]!.text ?? '',
    when: (g: Runebound, me: Piece, data: unknown) => parts.some((_, i) => answers(g, me, data, i)),
    *run(g: Runebound, me: Piece, data: unknown) {
      for (const [i, { once, asks, run }] of parts.entries()) {
        if (!answers(g, me, data, i)) continue;
        if (asks && !(yield* asks(g, me, data))) continue;
        if (once) use(g, once, key(me, i));
        const rule = run(g, me, data);
        if (rule) yield* rule;
      }
    },
  };
}

function oneAfterTheOther(parts: readonly Modifier[]): Modifier {
  if (parts.length === 1) return parts[0]!;
  return (g, me, value, subject) => parts.reduce((changed, part) => part(g, me, changed, subject), value);
}
