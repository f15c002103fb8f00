import { type BoardProps, useKit } from '@questwright/table/board-kit';
import { HEXES } from '../../rules/map/hexes.ts';
import { MARKET } from '../../rules/zones.ts';
import { cardsOf, countOf, heroNameOf, openOf } from '../sight.ts';
import { SeenCard } from './belongings.tsx';

/** The markets of the four cities, and who is there. */
export function Markets({ view, seats }: Pick<BoardProps, 'view' | 'seats'>) {
  const { say } = useKit();
  const { heroes } = openOf(view);
  return (
    <div className="rb-markets">
      {Object.entries(MARKET).map(([city, zone]) => {
        const here = heroes.flatMap(({ at }, seat) =>
          HEXES[at]?.name === city ? [heroNameOf(view, seat, seats[seat]!.name)] : [],
        );
        return (
          <section key={city} className="rb-section" aria-label={say.say(['rb.board.market-of', { city }])}>
            <h3>
              {city}
              {here.length > 0 && <span className="rb-here">{here.join(', ')}</span>}
            </h3>
            <div className="rb-cards">
              {cardsOf(view, zone).map((card) => (
                <SeenCard key={card.id} card={card} from="asset-deck" />
              ))}
            </div>
          </section>
        );
      })}
      <p className="rb-quiet" data-travel="asset-deck">
        {say.say(['rb.board.asset-deck', { n: countOf(view, 'asset-deck') }])}
      </p>
    </div>
  );
}
