import { announce, createMatch, isHeard, type Rule } from '@questwright/kernel';
import { game } from '@questwright/magpies';

const { state } = createMatch({ game, seats: ['a', 'b'], seed: 1 });
const EVENT = 'nobody-listens';
const COUNT = 10_000;

function* rule(): Rule {
  for (let i = 0; i < COUNT; i++) yield* announce(state, EVENT, i);
}

/** Announcements that nothing in play listens to. */
export function announcements(): number {
  if (isHeard(state, EVENT)) throw new Error('Somebody listens.');
  rule().next();
  return COUNT;
}
