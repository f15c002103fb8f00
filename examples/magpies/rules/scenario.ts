import { cardsIn, create, type Entry, type ScenarioWords, Seats } from '@questwright/kernel';
import { cards } from '../content/cards.ts';
import { layOut } from './deal.ts';
import { defOf } from './define.ts';
import { score } from './score.ts';
import { type ExtraCard, hand, type Magpies, nest, type Thing } from './state.ts';

/** `players` with their hand, nest and pebbles; `deck` from the top; `discard`; `turn`; and own `cards`. */
export const scenario: ScenarioWords<Magpies> = {
  begin(doc) {
    const names = namesIn(doc);
    return { options: {}, seats: names.length, names };
  },

  arrange(g, doc) {
    readExtraCards(g, doc.at('cards').or([]));
    layOut(g);
    const put = (names: Entry, zone: string): void => {
      for (const name of names.or([]).list('a list of cards')) create<Thing>(g, idOf(g, name), zone, {});
    };
    for (const [seat, player] of doc.at('players').list().entries()) {
      put(player.at('hand'), hand(seat));
      put(player.at('nest'), nest(seat));
      g.pebbles[seat] = player.at('pebbles').or(0).whole({ min: 0 });
    }
    put(doc.at('deck'), 'deck');
    put(doc.at('discard'), 'discard');
    g.turn = new Seats(namesIn(doc)).read(doc.at('turn').or('p1'));
  },

  facts: (g) => ({
    turn: `p${g.turn + 1}`,
    deck: cardNames(g, 'deck'),
    discard: cardNames(g, 'discard'),
    ...Object.fromEntries(
      g.pebbles.map((pebbles, seat) => [
        `p${seat + 1}`,
        { hand: cardNames(g, hand(seat)), nest: cardNames(g, nest(seat)), pebbles, score: score(g, seat) },
      ]),
    ),
  }),
};

const cardNames = (g: Magpies, zone: string): string[] =>
  cardsIn(g, zone).map(({ def }) => defOf(g, def).name);

const namesIn = (doc: Entry): string[] =>
  doc
    .at('players')
    .list('a list of players')
    .map((player, i) =>
      player
        .asMap(PLAYER)
        .at('name')
        .or(`p${i + 1}`)
        .text(),
    );

const PLAYER = 'a player such as { hand: [Talon] }';

function idOf(g: Magpies, entry: Entry): string {
  const name = entry.text('the name of a card');
  const known = [...cards, ...Object.keys(g.extra).map((id) => defOf(g, id))];
  const card = known.find((def) => def.name === name || def.id === name);
  if (!card) throw entry.wrong(`there is no card "${name}" in Magpies`);
  return card.id;
}

/** `{ name: Tiara, kind: trinket, shine: 7 }` or `{ name: Feast, kind: find, gain: 2, draw: 1 }`. */
function readExtraCards(g: Magpies, described: Entry): void {
  for (const [i, card] of described.list('a list of cards').entries()) {
    const name = card.at('name').text('the name of the card');
    g.extra[`extra-${i + 1}`] = readExtraCard(name, card.describes(name));
  }
}

function readExtraCard(name: string, card: Entry): ExtraCard {
  const kind = card.at('kind').oneOf(['trinket', 'find']);
  const number = (word: string): number => card.at(word).or(0).whole({ min: 0 });
  if (kind === 'trinket') return { name, kind, shine: number('shine'), gain: 0, draw: 0 };
  const find: ExtraCard = { name, kind, shine: 0, gain: number('gain'), draw: number('draw') };
  if (find.gain + find.draw === 0) throw card.wrong('does nothing: expected gain, draw or both');
  return find;
}
