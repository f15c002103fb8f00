import './tray.css';
import type { BoardProps } from '@questwright/board-kit';
import { Dice } from './dice.tsx';
import { SeenCard } from './panel/belongings.tsx';
import { Past } from './past.tsx';
import { justHappened } from './recent.ts';
import { cardsOf, isOffer, offeredCards, offeredIn, offeredTokens, openOf, type Seen } from './sight.ts';
import { Test } from './test.tsx';
import { CombatToken } from './token.tsx';

/** What is happening right now: cards that are resolved, a test, dice, and what can be picked from elsewhere. */
export function Tray({ view, seats, choice, narrow, log }: BoardProps) {
  const { roll, test } = openOf(view);
  const laidOut = choice && isOffer(choice, narrow) ? offeredIn(view, choice) : [];
  const isHere = ({ id }: Seen): boolean => laidOut.every((card) => card.id !== id);
  const drawn = seats.flatMap((_, seat) => cardsOf(view, `drawn:${seat}`));
  const cards = [...cardsOf(view, 'resolving'), ...drawn].filter(isHere);
  const offered = offeredCards(view, choice).filter(isHere);
  const tokens = offeredTokens(view, choice);
  const isQuiet = !roll && !test && cards.length + offered.length + tokens.length === 0;
  // On a phone there is no room for what is over.
  if (isQuiet && (narrow || !justHappened(log))) return null;
  return (
    <div
      className="rb-tray"
      data-about="zone:tray"
      data-beside={cards.length > 0 && (test || roll) ? '' : undefined}
    >
      {isQuiet && <Past log={log} />}
      {cards.length > 0 && (
        <div className="rb-tray-cards">
          {cards.map((card) => (
            <SeenCard key={card.id} card={card} size={narrow || test || roll ? 'thumb' : 'card'} />
          ))}
        </div>
      )}
      {test && <Test view={view} seats={seats} />}
      {roll && <Dice view={view} seats={seats} log={log} />}
      {offered.length > 0 && (
        <div className="rb-tray-cards">
          {offered.map((card) => (
            <SeenCard key={card.id} card={card} />
          ))}
        </div>
      )}
      {tokens.length > 0 && (
        <div className="rb-token-row">
          {tokens.map((token) => (
            <CombatToken key={token.id} token={token} />
          ))}
        </div>
      )}
    </div>
  );
}
