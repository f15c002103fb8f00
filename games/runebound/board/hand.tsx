import { type BoardProps, useKit } from '@questwright/board-kit';
import { SeenCard } from './panel/belongings.tsx';
import { cardsOf } from './sight.ts';

/** The skills in one's hand, large enough to read, for the drawer of the phone. */
export function Hand({ view, seat }: BoardProps) {
  const { say } = useKit();
  const hand = cardsOf(view, `hand:${seat}`);
  return (
    <div className="rb-hand">
      {hand.map((card) => (
        <SeenCard key={card.id} card={card} size="card" />
      ))}
      {hand.length === 0 && <p>{say.say('rb.board.empty-hand')}</p>}
    </div>
  );
}
