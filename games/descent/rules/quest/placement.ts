import { note } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import { asOffer, tablesOf, taken } from '../ground.ts';
import { landings, mostlyOn } from '../map/landing.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';

/** Where a figure can be put: its whole base in the place if there is room for it, otherwise as near to it as possible. */
export const roomFor = (g: Descent, figure: Figure, place: readonly number[]): (readonly number[])[] =>
  landings(tablesOf(g), figureDef(g, figure).size, place, taken(g));

/** Puts a figure on the map where a quest says, as a seat decides. A figure for which there is no room stays off it. */
export function* putOn(
  g: Descent,
  figure: Figure,
  place: readonly number[],
  seat: number | readonly number[],
  how: 'nearest' | 'most' = 'nearest',
): Rule<boolean> {
  const room =
    how === 'nearest'
      ? roomFor(g, figure, place)
      : mostlyOn(tablesOf(g), figureDef(g, figure).size, place, taken(g));
  if (room.length === 0) return false;
  const isSmall = figureDef(g, figure).size === 'small';
  const offer = yield* chooseOne(g, {
    seat,
    topic: 'place',
    prompt: ['d2.ask.put', { figure: figure.label }],
    among: room.map(
      (spaces): Offer => (isSmall ? { word: 'space', space: spaces[0]! } : { word: 'base', spaces }),
    ),
    as: asOffer(g),
  });
  const spaces = offer.word === 'base' ? offer.spaces : offer.word === 'space' ? [offer.space] : [];
  lie(g, figure, spaces);
  move(g, figure, MAP);
  note(g, 'd2.log.put', { figure: figure.label, space: tablesOf(g).names[figure.at]! }, 'D2-PLACE-01');
  return true;
}

function lie(g: Descent, figure: Figure, spaces: readonly number[]): void {
  const { size } = figureDef(g, figure);
  figure.at = spaces[0]!;
  figure.lie =
    size === 'small'
      ? NONE
      : tablesOf(g).bases[size].lies.findIndex((one) => one.every((space) => spaces.includes(space)));
}
