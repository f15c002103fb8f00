import { type BoardProps, useKit } from '@questwright/board-kit';
import { useSyncExternalStore } from 'react';
import type { Combat } from '../../rules/state.ts';
import { countOf, tokensOfSide } from './pools.ts';

/** What the tokens that have been picked so far would do: the damage of an attack, the damage that shields stop. */
export function Picked({ combat, view, choice }: { combat: Combat } & Pick<BoardProps, 'view' | 'choice'>) {
  const { say, acting } = useKit();
  const picked = useSyncExternalStore(acting.subscribe, acting.picked);
  const [key, args] = typeof choice?.prompt === 'string' ? [choice.prompt] : (choice?.prompt ?? []);
  if (key !== 'rb.ask.attack' && key !== 'rb.ask.shields') return null;
  const side = combat.seats[0] === choice?.seat && isOf(0) ? 0 : 1;
  const n = tokensOfSide(view, combat, side)
    .filter(({ id }) => picked.includes(`token:${id}`))
    .reduce((sum, token) => sum + countOf(view, token), 0);

  /** Whether the tokens on offer are those of a side: one player may decide for both. */
  function isOf(of: 0 | 1): boolean {
    const ids = tokensOfSide(view, combat, of).map(({ id }) => `token:${id}`);
    return choice?.options?.every(({ id }) => ids.includes(id)) === true;
  }

  return (
    <p className="rb-picked" aria-live="polite">
      {key === 'rb.ask.attack'
        ? say.say(['rb.board.would-deal', { n }])
        : say.say(['rb.board.would-block', { n, of: Number(args?.n ?? 0) }])}
    </p>
  );
}
