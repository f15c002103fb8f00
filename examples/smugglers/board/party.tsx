import { type PartyProps, SeatMark } from '@questwright/board-kit';
import { goodOf } from '../content/goods.ts';

/** What everybody may know of what a night has left: see `summary` in its rules. */
interface Left {
  readonly coins: readonly number[];
  readonly cellars: readonly number[];
  readonly market: readonly string[];
  readonly hold: number;
  readonly sea: number;
}

/** What the smugglers have by now: coins, what is hidden in cellars, and what lies in the market for all to see. */
export function Party({ summary, names, say }: PartyProps) {
  const { coins, cellars, market, hold, sea } = summary as Left;
  const kinds = [...new Set(market)].map((id) => [
    goodOf(id).name,
    market.filter((one) => one === id).length,
  ]);
  const sold = kinds.map(([name, n]) => `${n} × ${name}`).join(', ');
  return (
    <div className="kit-party">
      <ul>
        {names.map((name, seat) => (
          <li key={`${seat}${name}`}>
            <SeatMark seat={seat} /> <strong>{name}</strong>{' '}
            {say.say(['smugglers.party-seat', { coins: coins[seat]!, goods: cellars[seat]! }])}
          </li>
        ))}
      </ul>
      <p>{say.say(['smugglers.party-market', { n: market.length, goods: sold }])}</p>
      <p>{say.say(['smugglers.party-hidden', { hold, sea }])}</p>
    </div>
  );
}
