import { createMatch, createRandom, randomAnswer, writeMatch } from '@questwright/kernel';
import { game } from '@questwright/magpies';

/** The file of a match of Magpies in which the second player is just being robbed. */
export function robbed(): string {
  for (let seed = 0; ; seed++) {
    const match = createMatch({ game, seats: ['Anna', 'Ben'], seed });
    const random = createRandom(seed);
    while (match.choice && match.count < 12) {
      const { seat, options } = match.view(match.choice.seat).choice!;
      if (seat === 1 && match.view(1).choice!.window) return writeMatch(match, { secret: true });
      const steals = seat === 0 && options!.some(({ id }) => id === 'steal');
      match.answer(seat, steals ? 'steal' : randomAnswer(match.choice, random));
    }
  }
}
