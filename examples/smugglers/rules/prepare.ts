import { chooseOne, confirm, log, type Rule, together } from '@questwright/kernel';
import type { Smugglers } from './state.ts';

/** So many coins close the watch's ears to one sale. */
const BRIBE = 2;

/** Before the second night the smugglers agree on who begins, and each says by themselves whether to pay the watch. */
export function* prepare(g: Smugglers): Rule {
  const all = [...g.coins.keys()];
  g.turn = yield* chooseOne(g, {
    seat: all,
    topic: 'first',
    prompt: 'smugglers.ask-first',
    among: all,
    as: { id: (seat) => `first:${seat}`, text: (seat) => ['smugglers.seat', { seat: { seat } }] },
    always: true,
  });
  log(g, 'smugglers.first', { seat: { seat: g.turn } }, { rule: 'SM-NIGHT-07' });
  let paid = 0;
  yield* together(g, all, function* (seat) {
    if (g.coins[seat] === 0 || !(yield* confirm(g, { seat, topic: 'bribe', prompt: 'smugglers.ask-bribe' })))
      return;
    g.coins[seat]!--;
    paid++;
    log(g, 'smugglers.paid', { seat: { seat } }, { rule: 'SM-NIGHT-08' });
  });
  if (paid >= BRIBE) {
    g.deaf = true;
    log(g, 'smugglers.deaf', {}, { rule: 'SM-NIGHT-09' });
  }
  g.prepared = true;
}
