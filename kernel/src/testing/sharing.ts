import type { Random } from '../generator.ts';
import { createMatch } from '../match.ts';
import { randomAnswer } from '../program.ts';
import type { MatchSetup } from '../record.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { ZoneWatch } from '../zone-watch.ts';
import { assertSame } from './same.ts';

/**
 * A match shares cards with its checkpoints until it asks for them. Plays a random match that keeps
 * checkpoints beside one that keeps none and therefore shares nothing, and throws unless they stay the same.
 * The checkpoints are frozen: rules that change what is not theirs fail. Every n-th position gets a fork,
 * whose checkpoints are frozen as well. Whoever watches the zones of one of the two matches must see the same
 * as in the other.
 */
export function proveSharing<G extends State>(
  setup: MatchSetup<G>,
  random: Random,
  every = 5,
  ahead = 20,
): void {
  const alone = createMatch({ ...setup, checkpoints: false });
  const match = createMatch(setup);
  const watch = new ZoneWatch(-1);
  const watched = new Map<string, unknown>();
  while (alone.choice) {
    for (const { state } of match.checkpoints) if (!Object.isFrozen(state)) freeze(state);
    const { seat } = alone.choice;
    for (const { zone, after } of watch.look(match.state)) watched.set(zone, after);
    assertSame(`the zones seen after ${alone.count} answers`, byName(alone.view(-1).zones), byName(watched));
    for (const eyes of [seat, -1])
      assertSame(`what ${eyes} sees after ${alone.count} answers`, alone.view(eyes), match.view(eyes));
    assertSame(`the state after ${alone.count} answers`, alone.state, match.state);
    if (alone.count % every === 0) {
      const fork = match.fork({ checkpoints: alone.count % 2 === 0 });
      assertSame(`the state of a fork after ${alone.count} answers`, alone.state, fork.state);
      for (let i = 0; fork.choice && i < ahead; i++) {
        freeze(fork.newestCheckpoint.state);
        fork.answer(fork.choice.seat, randomAnswer(fork.choice, random));
      }
    }
    const answer = randomAnswer(alone.choice, random);
    alone.answer(seat, answer);
    match.answer(seat, answer);
  }
  assertSame('the end', alone.state, match.state);
}

const byName = (zones: View['zones'] | ReadonlyMap<string, unknown>): unknown[] =>
  [...(zones instanceof Map ? zones : Object.entries(zones))].sort(([a], [b]) => (a < b ? -1 : 1));

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
