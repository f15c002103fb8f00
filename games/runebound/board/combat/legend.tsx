import { useKit } from '@questwright/board-kit';
import { symbolIcons } from '../icons.ts';

const SYMBOLS = ['physical', 'magic', 'enemy', 'shield', 'surge', 'agility'] as const;

/** What the symbols do, for whoever has forgotten. */
export function Legend() {
  const { say } = useKit();
  return (
    <details className="rb-legend">
      <summary>{say.say('rb.board.legend')}</summary>
      <ul>
        {SYMBOLS.map((symbol) => {
          const Icon = symbolIcons[symbol];
          return (
            <li key={symbol}>
              <Icon aria-hidden="true" /> {say.say(`rb.board.legend.${symbol}`)}
            </li>
          );
        })}
        <li>
          <b>×2</b> {say.say('rb.board.legend.double')}
        </li>
        <li>
          <b>–</b> {say.say('rb.board.legend.dash')}
        </li>
        <li>
          <b>★</b> {say.say('rb.board.legend.gold')}
        </li>
      </ul>
    </details>
  );
}
