import { asCard, note, pieces } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import { heroAt, heroOf, turnOrder } from '../heroes.ts';
import { makePiece } from '../pieces.ts';
import type { Piece, Runebound } from '../state.ts';
import { HERO, TOKENS } from '../zones.ts';

/** In turn order each player picks a hero that nobody has picked yet. */
export function* chooseHeroes(g: Runebound): Rule {
  const wished = g.wishes.heroes.filter((id) => id !== null);
  for (const seat of turnOrder(g)) {
    const wish = g.wishes.heroes[seat] ?? null;
    const spare = pieces(g, 'spare-heroes');
    const among = spare.filter(({ def }) => (wish === null ? !wished.includes(def) : def === wish));
    const card = yield* chooseOne(g, {
      seat,
      topic: 'hero',
      prompt: 'rb.ask.hero',
      by: () => 'rb.by.hero',
      among,
      as: asCard(g),
    });
    takeHero(g, seat, card);
  }
}

/** The card with its setup side up, the starting gold and the starting tokens. */
function takeHero(g: Runebound, seat: number, card: Piece): void {
  move(g, card, HERO[seat]!, { down: true });
  const { gold, tokens } = heroOf(g, seat);
  heroAt(g, seat).gold = gold;
  for (const token of tokens) makePiece(g, token, TOKENS[seat]!);
  note(g, 'rb.log.picks-hero', { seat: { seat }, hero: seat }, 'RB-SETUP-14');
}
