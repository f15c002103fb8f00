import { type Effect, hears, note, stillHappens, tell } from '@questwright/adventure';
import { type As, chooseOrder, type Rule } from '@questwright/kernel';
import { theQuest } from './catalogue.ts';
import { contextAt } from './context.ts';
import type { PerilTrack } from './definitions.ts';
import { chooserFor } from './heroes.ts';
import { settle } from './outcome.ts';
import { sheetOf } from './pieces.ts';
import type { Terrinoth } from './state.ts';

export const lastSpace = (g: Terrinoth): number => theQuest(g).peril.spaces.length - 1;

/** Peril increases by one space; on the last space the token stays and that space resolves again. */
export function* raisePeril(g: Terrinoth): Rule {
  const event = { to: Math.min(g.peril + 1, lastSpace(g)) };
  if (hears(g, 'perilWouldMove') && !(yield* stillHappens(g, 'perilWouldMove', event))) return;
  yield* movePeril(g, event.to);
}

/** The token goes to a space, and the effects of that space's colour resolve; gray has none. */
export function* movePeril(g: Terrinoth, to: number): Rule {
  g.peril = Math.max(0, Math.min(to, lastSpace(g)));
  const { spaces, effects } = theQuest(g).peril;
  const colour = spaces[g.peril]!;
  note(g, 'ht.log.peril', { space: g.peril + 1, colour: [`ht.colour.${colour}`] }, 'HT-PERIL-01');
  const due = colour === 'gray' ? [] : effects.filter((one) => one.colour === colour);
  const quest = sheetOf(g);
  for (const { effect } of due.length > 1 ? yield* orderOf(g, due) : due)
    yield* effect.run(g, contextAt(chooserFor(g, g.active), quest));
  if (hears(g, 'perilMoved')) yield* tell(g, 'perilMoved', {});
  yield* settle(g);
}

/** Several effects of one colour happen together: the active hero orders them. */
function* orderOf(g: Terrinoth, due: PerilTrack['effects']): Rule<readonly { effect: Effect<Terrinoth> }[]> {
  const among = due.map(({ effect }, i) => ({ effect, i }));
  const seat = chooserFor(g, g.active);
  const by = () => 'ht.by.peril-order';
  return yield* chooseOrder(g, { seat, prompt: 'ht.ask.peril-order', by, among, as: asPerilEffect });
}

const asPerilEffect: As<{ effect: Effect<Terrinoth>; i: number }> = {
  id: ({ i }) => `peril:${i}`,
  text: ({ effect }) => effect.text,
};
