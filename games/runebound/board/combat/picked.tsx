import { type BoardProps, useKit } from '@questwright/board-kit';
import { useSyncExternalStore } from 'react';
import type { Damage } from '../../rules/combat/damage.ts';
import { sumOf } from './pools.ts';

/** What the tokens that have been picked so far would do: the damage of an attack, the damage that shields stop. */
export function Picked({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { say, acting } = useKit();
  const picked = useSyncExternalStore(acting.subscribe, acting.picked);
  if (choice?.topic !== 'attack' && choice?.topic !== 'shields') return null;
  const n = sumOf(view, choice.options!, picked);
  return (
    <p className="rb-picked" aria-live="polite">
      {choice.topic === 'attack'
        ? say.say(['rb.board.would-deal', { n }])
        : say.say(['rb.board.would-block', { n, of: (choice.subject as Damage).damage }])}
    </p>
  );
}
