import type { Entry } from '@questwright/kernel';
import { PLACES } from '../../content/map/places.ts';
import { HEXES, hexesCalled, hexName } from '../map/hexes.ts';

/** A name without what does not matter when people say it. */
export const plain = (name: string): string =>
  name.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

const A_HEX = 'a hex: its name, or a label such as G6';

/** A hex by its label (`G6`), its name, or a name of several hexes with the label behind it. */
export function readHex(entry: Entry): number {
  const said = entry.text(A_HEX);
  const [hex, ...others] = hexesNamed(said);
  if (hex === undefined) throw entry.unexpected(A_HEX);
  if (others.length > 0) {
    const all = [hex, ...others].map(hexName).join(', ');
    throw entry.wrong(`"${said}" covers several hexes: ${all}`);
  }
  return hex;
}

function hexesNamed(said: string): readonly number[] {
  const [, before, label] = said.match(/^(?:(.*)\s)?([A-Oa-o]\d{1,2})$/) ?? [];
  if (label === undefined) {
    const name = placeNamed(said);
    return name === undefined ? [] : hexesCalled(name);
  }
  const called = hexesCalled(label.toUpperCase());
  return before === undefined ? called : called.filter((hex) => goesBy(hex, before));
}

const placeNamed = (said: string): string | undefined =>
  Object.keys(PLACES).find((place) => plain(place) === plain(said));

/** Whether a name in front of a label is that of the hex, or its terrain where it has none. */
const goesBy = (hex: number, said: string): boolean =>
  plain(HEXES[hex]!.name ?? HEXES[hex]!.terrain) === plain(said);

/** Places by the names that they have on the map, or hexes by their labels. */
export const readPlaces = (entry: Entry): string[] =>
  entry.list('a list of places').map((one) => {
    const said = one.text(A_HEX);
    const place = placeNamed(said) ?? said;
    if (hexesCalled(place).length === 0) throw one.unexpected(A_HEX);
    return place;
  });
