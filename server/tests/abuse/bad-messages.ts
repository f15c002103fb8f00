import type { Random } from '@questwright/kernel';

/** The match that is abused, and another that waits for players. */
export interface Targets {
  readonly match: string;
  /** The choice that is open in it. */
  readonly open: number;
  readonly lobbied: string;
}

const STALE = [0, 1, 2, 5, 99, 1e6, -1, 1.5];

/**
 * Something that must be refused: no message at all, or one that is malformed, stale, illegal or foreign. A player,
 * who sits in the first seat, sends what only a player could try.
 */
export function badMessage(random: Random, { match, open, lobbied }: Targets, isPlayer: boolean): string {
  const pick = <T>(...of: readonly T[]): T => of[random.below(of.length)]!;
  const seat = isPlayer ? 1 : random.below(9) - 1;
  const say = (type: string, fields: object): string =>
    JSON.stringify({ type, id: random.below(1000), match, ...fields });
  switch (random.below(13)) {
    case 0:
      return pick('', '{', 'null', '[]', '"x"', '\0', '{"type":"answer"', '[[[[[[[[', '𝕏'.repeat(50));
    case 1:
      return say(pick('', 'x', '__proto__', 'constructor', 'toString'), {});
    case 2:
      return say('watch', { match: pick<unknown>('', '../..', 'A'.repeat(22), 'x'.repeat(5000), 7) });
    case 3:
      return say('answer', {
        seat: pick(0, seat),
        n: pick(...STALE),
        answer: pick<unknown>('card:0', [], ['a', 'a'], 99, '', null, {}, 'x'.repeat(300)),
      });
    case 4:
      return say('answer', { seat: 0, n: pick(...STALE), answer: 'pass', extra: 1 });
    case 5:
      return say('answer', {
        seat: pick(0, 1),
        n: open,
        answer: pick<unknown>('nothing such', ['nothing'], -1),
      });
    case 6:
      return say(pick('undo', 'leave'), { seat, to: pick(0, 99, -1) });
    case 7:
      return say('agree', { n: pick(open, ...STALE), agree: true });
    case 8:
      return say(pick('take', 'hand'), { seat: pick(0, 1, 2), level: 'wizard' });
    case 9:
      return say(pick('start', 'archive'), { match: isPlayer ? match : pick(match, lobbied) });
    case 10:
      return say('create', {
        match: undefined,
        game: pick('chess', '../x', ''),
        seats: [{ kind: 'me' }],
        listed: true,
      });
    case 11:
      return say('rematch', {});
    default:
      return say('chat', { text: pick<unknown>('', '\u202e', 'x'.repeat(501), 7, '\u0007') });
  }
}
