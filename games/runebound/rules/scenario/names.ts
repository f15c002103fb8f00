import { asText, type Path, ScenarioError, unexpected } from '@questwright/kernel';
import { PLACES } from '../../content/map/places.ts';
import { hexesCalled, hexName } from '../map/hexes.ts';

/** A name without what does not matter when people say it. */
export const plain = (name: string): string =>
  name.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/** A hex by its label (`G6`), its name, or a name of several hexes with the label behind it. */
export function readHex(value: unknown, path: Path): number {
  const said = asText(value, path, 'a hex: its name, or a label such as G6');
  const [hex, ...others] = hexesNamed(said);
  if (hex === undefined) throw unexpected(said, path, 'a hex: its name, or a label such as G6');
  if (others.length > 0) {
    const all = [hex, ...others].map(hexName).join(', ');
    throw new ScenarioError(`"${said}" covers several hexes: ${all}`, path);
  }
  return hex;
}

function hexesNamed(said: string): readonly number[] {
  const label = said.match(/(?:^|\s)([A-Oa-o]\d{1,2})$/)?.[1];
  if (label) return hexesCalled(label.toUpperCase());
  const name = Object.keys(PLACES).find((place) => plain(place) === plain(said));
  return name === undefined ? [] : hexesCalled(name);
}

/** Which seat is meant: `p1`, `p2`, …, or the name of its hero. */
export function readSeat(value: unknown, path: Path, heroes: readonly string[]): number {
  const said = plain(asText(value, path, 'a player: p1, p2 or a hero'));
  const seat = heroes.findIndex((name, i) => said === `p${i + 1}` || said === plain(name));
  if (seat < 0) throw unexpected(value, path, `a player: ${heroes.map((_, i) => `p${i + 1}`).join(', ')}`);
  return seat;
}
