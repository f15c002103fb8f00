import {
  asList,
  asOneOf,
  asRecord,
  asText,
  asTexts,
  asWhole,
  cardsIn,
  create,
  onlyWords,
  type Path,
  ScenarioError,
  type ScenarioWords,
  unexpected,
} from '@questwright/kernel';
import { cards } from '../content/cards.ts';
import { layOut } from './deal.ts';
import { defOf } from './define.ts';
import { score } from './score.ts';
import { type ExtraCard, hand, type Magpies, nest, type Thing } from './state.ts';

/** `players` with their hand, nest and pebbles; `deck` from the top; `discard`; `turn`; and own `cards`. */
export const scenario: ScenarioWords<Magpies> = {
  words: ['players', 'deck', 'discard', 'turn', 'cards'],

  begin(doc) {
    const players = asList(doc.players, ['players'], 'a list of players');
    const names = players.map((player, i) => {
      const { name } = asRecord(player, ['players', i], 'a player such as { hand: [Talon] }');
      return name === undefined ? `p${i + 1}` : asText(name, ['players', i, 'name']);
    });
    return { options: {}, seats: players.length, names };
  },

  arrange(g, doc) {
    readExtraCards(g, doc.cards ?? []);
    layOut(g);
    const put = (names: unknown, zone: string, path: Path): void => {
      asTexts(names ?? [], path, 'a list of cards').forEach((name, i) => {
        create<Thing>(g, idOf(g, name, [...path, i]), zone, {});
      });
    };
    for (const [seat, player] of asList(doc.players, ['players']).entries()) {
      const path = ['players', seat];
      const words = asRecord(player, path);
      onlyWords(words, path, ['name', 'hand', 'nest', 'pebbles']);
      put(words.hand, hand(seat), [...path, 'hand']);
      put(words.nest, nest(seat), [...path, 'nest']);
      g.pebbles[seat] = asWhole(words.pebbles ?? 0, [...path, 'pebbles']);
    }
    put(doc.deck, 'deck', ['deck']);
    put(doc.discard, 'discard', ['discard']);
    g.turn = doc.turn === undefined ? 0 : seatNamed(g, doc);
  },

  facts: (g) => ({
    turn: `p${g.turn + 1}`,
    deck: namesIn(g, 'deck'),
    discard: namesIn(g, 'discard'),
    ...Object.fromEntries(
      g.pebbles.map((pebbles, seat) => [
        `p${seat + 1}`,
        { hand: namesIn(g, hand(seat)), nest: namesIn(g, nest(seat)), pebbles, score: score(g, seat) },
      ]),
    ),
  }),
};

const namesIn = (g: Magpies, zone: string): string[] => cardsIn(g, zone).map(({ def }) => defOf(g, def).name);

function seatNamed(g: Magpies, doc: Record<string, unknown>): number {
  const { names } = scenario.begin(doc);
  const turn = asText(doc.turn, ['turn'], 'a player');
  const seat = [...g.pebbles.keys()].find((i) => turn === names![i] || turn === `p${i + 1}`);
  if (seat === undefined) throw unexpected(doc.turn, ['turn'], `one of ${names!.join(', ')}`);
  return seat;
}

function idOf(g: Magpies, name: string, path: Path): string {
  const known = [...cards, ...Object.keys(g.extra).map((id) => defOf(g, id))];
  const card = known.find((def) => def.name === name || def.id === name);
  if (!card) throw new ScenarioError(`there is no card "${name}" in Magpies`, path);
  return card.id;
}

/** `{ name: Tiara, kind: trinket, shine: 7 }` or `{ name: Feast, kind: find, gain: 2, draw: 1 }`. */
function readExtraCards(g: Magpies, described: unknown): void {
  for (const [i, card] of asList(described, ['cards'], 'a list of cards').entries()) {
    const path = ['cards', i];
    const words = asRecord(card, path, 'a card such as { name: Tiara, kind: trinket, shine: 7 }');
    const kind = asOneOf(words.kind, [...path, 'kind'], ['trinket', 'find']);
    onlyWords(words, path, ['name', 'kind', ...(kind === 'trinket' ? ['shine'] : ['gain', 'draw'])]);
    const name = asText(words.name, [...path, 'name'], 'the name of the card');
    const number = (word: 'shine' | 'gain' | 'draw'): number => asWhole(words[word] ?? 0, [...path, word]);
    const extra: ExtraCard = {
      name,
      kind,
      shine: number('shine'),
      gain: number('gain'),
      draw: number('draw'),
    };
    if (kind === 'find' && extra.gain + extra.draw === 0)
      throw new ScenarioError(`"${name}" does nothing: expected gain, draw or both`, path);
    g.extra[`extra-${i + 1}`] = extra;
  }
}
