import { answers } from '../../rules/effects/abilities.ts';
import { guessesTop } from '../../rules/effects/overlord-cards.ts';
import { relic } from '../../rules/items/relic.ts';

/** The overlord side of Band of Foresight, which lies before him. */
export const bandOfForesight = relic(
  { id: 'band-of-foresight-overlord', name: 'Band of Foresight' },
  { otherSide: 'forewarned-ring-hero', relic: 'universal' },
  [answers('yourTurn', guessesTop, { may: true, exhaust: true, says: 'd2.when.your-turn' })],
);
