import type { Tells } from '@questwright/board-kit';
import type { Speaker, View } from '@questwright/kernel';
import { distance, GEM_AT, HEXES, hexName } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { FACE_NAMES } from '../../rules/terrain.ts';
import { MARKET } from '../../rules/zones.ts';
import { cardsOf, defOf, heroNameOf, openOf, questMarks, scenarioOf } from '../sight.ts';

/** What can be known of a hex: the same for those who look and for those who listen. */
export interface HexWords {
  /** Its name, or its terrain and place. */
  readonly name: string;
  /** Terrain, kind of site, road. */
  readonly land: string;
  /** What lies and who stands there, each by itself. */
  readonly things: readonly string[];
  /** How far it is from the hero who acts. */
  readonly far: string | null;
}

type Seats = readonly { readonly name: string }[];

export function hexWords(view: View, seats: Seats, hex: number, { say }: Speaker): HexWords {
  const { terrain, site, road } = HEXES[hex]!;
  const { heroes, active, roll } = openOf(view);
  const from = heroes[roll?.seat ?? active]?.at ?? NONE;
  const land = [
    terrain === 'city' ? say('rb.board.city-land') : say(`rb.terrain.${terrain}`),
    site && site !== 'city' ? say(`rb.site.${site}`) : '',
    road ? say('rb.board.road') : '',
  ];
  return {
    name: capital(hexName(hex)),
    land: land.filter(Boolean).join(', '),
    things: thingsIn(view, seats, hex, say),
    far: from === NONE || from === hex ? null : say(['rb.board.far', { n: distance(from, hex) }]),
  };
}

function thingsIn(view: View, seats: Seats, hex: number, say: Speaker['say']): string[] {
  const { gem, name } = HEXES[hex]!;
  const { gems, zombies, heroes, villain } = openOf(view);
  const hero = (seat: number): string => heroNameOf(view, seat, seats[seat]?.name ?? '');
  const horde = zombies.filter((at) => at === hex).length;
  const wares = cardsOf(view, MARKET[name ?? ''] ?? '').flatMap(({ def }) => defOf(def)?.name ?? []);
  return [
    ...(gem ? [say([gems[GEM_AT[hex]!] ? 'rb.board.gem-up' : 'rb.board.gem-down', { kind: gem }])] : []),
    ...(wares.length > 0 ? [say(['rb.board.market-here', { cards: wares.join(', ') }])] : []),
    ...heroes.flatMap(({ at }, seat) =>
      at === hex ? [say(['rb.board.hero-here', { hero: hero(seat) }])] : [],
    ),
    ...(villain === hex
      ? [say(['rb.board.villain-is', { name: defOf(scenarioOf(view)?.villain)?.name ?? '' }])]
      : []),
    ...(horde > 0 ? [say(['rb.board.zombies-here', { n: horde }])] : []),
    ...questMarks(view)
      .filter(({ hexes }) => hexes.includes(hex))
      .map((quest) =>
        quest.seat === NONE
          ? say(['rb.board.story-here', { name: quest.name }])
          : say(['rb.board.quest-here', { name: quest.name, hero: hero(quest.seat) }]),
      ),
  ];
}

/** The dice that would be spent, by what they show. */
export function diceWords(view: View, dice: number, { say }: Speaker): string | null {
  const { roll } = openOf(view);
  if (!roll || dice === 0) return null;
  const spent = roll.faces.filter((_, die) => dice & ~roll.spent & (1 << die));
  return spent.length === 0
    ? null
    : say(['rb.board.spends', { dice: spent.map((face) => FACE_NAMES[face]!).join(', ') }]);
}

/** What is told of a hex to those who listen; what it is called they have heard with the option. */
export const tells: Tells = (about, { view, seats, say }) => {
  const { hex, dice } = about;
  if (typeof hex !== 'number') return null;
  const { name, land, things, far } = hexWords(view, seats, hex, say);
  const spends = typeof dice === 'number' ? diceWords(view, dice, say) : null;
  // "Plains I11" says already what the land is.
  const isSaid = name.toLowerCase().startsWith(land.toLowerCase());
  return [isSaid ? null : land, ...things, far, spends].filter(Boolean).join('; ') || null;
};

/** Every hex on which something lies or somebody stands, the nearest first. */
export function notable(
  view: View,
  seats: Seats,
  say: Speaker,
): readonly (readonly [hex: number, words: HexWords])[] {
  const { heroes, active, villain, zombies } = openOf(view);
  const from = heroes[active]?.at ?? NONE;
  const hexes = new Set([
    ...heroes.map(({ at }) => at),
    villain,
    ...questMarks(view).flatMap(({ hexes }) => hexes),
    ...zombies,
    ...PRINTED,
  ]);
  hexes.delete(NONE);
  return [...hexes]
    .sort((a, b) => (from === NONE ? 0 : distance(from, a) - distance(from, b)))
    .map((hex) => [hex, hexWords(view, seats, hex, say)] as const);
}

/** Where there is always something: gems and markets. */
const PRINTED = HEXES.filter(({ gem, site }) => gem !== null || site === 'city').map(({ index }) => index);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
