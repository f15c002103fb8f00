import { hears, note, tell } from '@questwright/adventure';
import { type Rule, renew } from '@questwright/kernel';
import { settle } from '../outcome.ts';
import type { Terrinoth } from '../state.ts';

/** What happens at the end of the round; then the next one begins. */
export function* closeRound(g: Terrinoth): Rule {
  g.active = g.leader;
  if (hears(g, 'roundEnds')) yield* tell(g, 'roundEnds', {});
  yield* settle(g);
  yield* beginRound(g);
}

export function* beginRound(g: Terrinoth): Rule {
  g.round++;
  g.phase = 'hero';
  g.turn = 0;
  g.first = g.leader;
  g.active = g.leader;
  renew(g, 'round');
  note(g, 'ht.log.round', { n: g.round }, 'HT-ROUND-01');
  if (hears(g, 'roundStarts')) yield* tell(g, 'roundStarts', {});
}
