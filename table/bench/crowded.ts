import type { Descent } from '@questwright/descent';
import { loadGame } from '@questwright/games';
import { type Card, clone, type Game, type Match, readMatch, writeMatch } from '@questwright/kernel';

type Placed = Card & { readonly at: number; readonly hero: number; readonly label: string };

/** A match file of Descent with so many figures on the map: a minion is there again and again, on free spaces. */
export async function crowded(file: string, figures: number): Promise<string> {
  const { game } = (await loadGame('descent'))!;
  const { match } = readMatch<Descent>(file, () => game as unknown as Game<Descent>);
  const { state, ...rest } = match.newestCheckpoint;
  const fuller = clone(state);
  const map = fuller.zones.map as Placed[];
  const minion = map.find(({ label }) => label.endsWith(' 1'))!;
  const taken = new Set(Object.values(figuresIn(match)).flatMap(({ spaces }) => spaces));
  for (let space = 0; map.length < figures; space++)
    if (!taken.has(space))
      map.push({ ...minion, id: ++fuller.minted, at: space, label: `Goblin Archer ${space}` });
  const fork = match.fork({ log: true, from: { ...rest, state: fuller } });
  return writeMatch(fork as unknown as Match, { secret: true });
}

/** Where everybody stands, as everybody sees it. */
const figuresIn = (
  match: Match<Descent>,
): { readonly [id: number]: { readonly spaces: readonly number[] } } =>
  (match.view(-1).facts as { figures: ReturnType<typeof figuresIn> }).figures;
