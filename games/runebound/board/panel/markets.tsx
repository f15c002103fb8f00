import { type BoardProps, Dealt, useKit } from '@questwright/board-kit';
import { HEXES } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { MARKET } from '../../rules/zones.ts';
import { cardsOf, countOf, heroNameOf, openOf } from '../sight.ts';
import { SeenCard } from './belongings.tsx';

/** The markets of the four cities, one's own first, and who is there. */
export function Markets({ view, seats, seat: eyes }: Pick<BoardProps, 'view' | 'seats' | 'seat'>) {
  const { say } = useKit();
  const { heroes, active } = openOf(view);
  const near = HEXES[heroes[eyes < 0 ? active : eyes]?.at ?? NONE]?.name;
  const cities = Object.keys(MARKET).sort((a, b) => Number(b === near) - Number(a === near));
  return (
    <div className="rb-markets">
      <Dealt>
        {cities.map((city) => {
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
                {cardsOf(view, MARKET[city]!).map((card) => (
                  <SeenCard key={card.id} card={card} from="asset-deck" size="card" />
                ))}
              </div>
            </section>
          );
        })}
      </Dealt>
      <p className="rb-quiet" data-travel="asset-deck">
        {say.say(['rb.board.asset-deck', { n: countOf(view, 'asset-deck') }])}
      </p>
    </div>
  );
}
