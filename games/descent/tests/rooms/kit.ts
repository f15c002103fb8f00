import type { OpenPlaytest } from '@questwright/kernel/testing';
import type { Figure, Piece } from '../../rules/state.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { room, type Table } from '../turn/kit.ts';

export { figure, type Table } from '../turn/kit.ts';

export const foe = monster({ health: 20, defence: [] });

interface Vault extends Words {
  /** The Secret Room cards, from the top, and the challenge tokens as they are drawn. */
  readonly room: string;
  readonly drawn?: readonly string[];
  readonly shown?: { readonly [colour: string]: string };
  readonly map?: string;
  readonly figures?: Words;
  readonly search?: readonly string[];
}

const TOKEN = 'challenge-lair-of-the-wyrm-';

/** H stands beside a search token, and the Secret Passage is the first Search card. */
export function vault(open: OpenPlaytest, words: Vault): Table {
  const { room: card, drawn = ['zombie', 'might'], shown = {}, figures = {}, search, map, ...more } = words;
  return open(
    position({
      map: map ?? room('H*......', '........', 'A......M'),
      figures: { H: hero(), A: hero(), M: foe, ...figures },
      turn: { of: 'H' },
      'search deck': ['Secret Passage', ...(search ?? ['Stamina Potion', 'Health Potion', 'Curse Doll'])],
      'secret rooms': [card, 'Hidden Stash'],
      ...more,
      chance: {
        ...dice(shown),
        'search deck': ['keep'],
        'challenge tokens': [drawn.map((name) => `${TOKEN}${name}`)],
      },
    }),
  );
}

/** H searches and explores the room at once. */
export const explored = (open: OpenPlaytest, words: Vault): Table =>
  settled(settled(vault(open, words).choose('search:b1')).choose('yes'));

/** The overlord plays nothing. */
function settled(t: Table): Table {
  while (t.prompt === 'd2.ask.play') t.choose('pass');
  return t;
}

export const zone = (t: Table, name: string): Piece[] => (t.state.zones[name] ?? []) as Piece[];
export const defs = (t: Table, name: string): string[] => zone(t, name).map(({ def }) => def);

/** Who is on the tile of the room. */
export const inside = (t: Table): string[] =>
  (zone(t, 'map') as Figure[])
    .filter(({ at }) => t.state.room && at >= t.state.room.from)
    .map(({ label }) => label);

export const abilities = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
export const use = (t: Table): Table => t.choose(abilities(t)[0]!);
