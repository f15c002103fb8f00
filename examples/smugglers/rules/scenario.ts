import { cardsIn, create, type Entry, type ScenarioWords, Seats } from '@questwright/kernel';
import { goodOf, goods } from '../content/goods.ts';
import { makeRoom } from './deal.ts';
import { NIGHTS } from './legacy.ts';
import { cellar, HOLD, hand, MARKET, SEA, type Smugglers } from './state.ts';

/** `players` with their hand, cellar and coins; `hold` from the top; `sea`; `market`; `night`; `turn`, `turns`, `heard`; `prepared: no` before the second night begins; `deaf`. */
export const scenario: ScenarioWords<Smugglers> = {
  begin(doc) {
    const names = namesIn(doc);
    return { options: {}, seats: names.length, names };
  },

  arrange(g, doc) {
    makeRoom(g);
    const put = (names: Entry, zone: string): void => {
      for (const name of names.or([]).list('a list of goods')) create(g, idOf(name), zone, {});
    };
    for (const [seat, player] of doc.at('players').list().entries()) {
      put(player.at('hand'), hand(seat));
      put(player.at('cellar'), cellar(seat));
      g.coins[seat] = player.at('coins').or(0).whole({ min: 0 });
    }
    put(doc.at('hold'), HOLD);
    put(doc.at('sea'), SEA);
    put(doc.at('market'), MARKET);
    g.night = doc.at('night').or(1).whole({ min: 1, max: NIGHTS });
    g.turns = doc.at('turns').or(0).whole({ min: 0 });
    g.heard = doc.at('heard').or(0).whole({ min: 0, max: 1 });
    g.prepared = doc.at('prepared').or(true).flag();
    g.deaf = doc.at('deaf').or(false).flag();
    g.turn = new Seats(namesIn(doc)).read(doc.at('turn').or('p1'));
  },

  facts: (g) => ({
    night: g.night,
    turn: `p${g.turn + 1}`,
    heard: g.heard,
    deaf: g.deaf,
    hold: namesOf(g, HOLD),
    sea: namesOf(g, SEA),
    market: namesOf(g, MARKET),
    ...Object.fromEntries(
      g.coins.map((coins, seat) => [
        `p${seat + 1}`,
        { coins, hand: namesOf(g, hand(seat)), cellar: namesOf(g, cellar(seat)) },
      ]),
    ),
  }),
};

const namesOf = (g: Smugglers, zone: string): string[] => cardsIn(g, zone).map(({ def }) => goodOf(def).name);

const namesIn = (doc: Entry): string[] =>
  doc
    .at('players')
    .list('a list of players')
    .map((player, i) =>
      player
        .asMap('a player such as { hand: [Tea] }')
        .at('name')
        .or(`p${i + 1}`)
        .text(),
    );

function idOf(entry: Entry): string {
  const name = entry.text('the name of a good');
  const found = goods.find((good) => good.name === name || good.id === name);
  if (!found) throw entry.wrong(`there is no good "${name}" in Smugglers`);
  return found.id;
}
