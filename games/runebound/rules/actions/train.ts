import { note, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { handSizeOf } from '../heroes.ts';
import { drawSkills } from '../skills.ts';
import type { Runebound } from '../state.ts';

/** Draws as many skills as the hand size, then discards down to it. */
export function* train(g: Runebound, seat: number): Rule {
  note(g, 'rb.log.trains', { hero: seat }, 'RB-TRAIN-01');
  yield* drawSkills(g, seat, handSizeOf(g, seat));
  yield* tell(g, 'trained', { seat });
}
