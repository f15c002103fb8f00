import type { Point } from '@questwright/board-kit';
import { memo } from 'react';
import { PLACES } from '../../content/map/places.ts';
import { COLUMNS, HEXES, hexesCalled, type Site } from '../../rules/map/hexes.ts';
import { siteIcons } from '../icons.ts';
import { centreOf, VIEW_BOX } from './geometry.ts';
import { placed, signAt } from './placed.ts';

/** The plate under a site's sign: cities, towns, shrines and strongholds differ in its shape as well. */
const PLATES: { readonly [site in Site]: string } = {
  city: 'M-30 -18L-18 -30H18L30 -18V18L18 30H-18L-30 18Z',
  town: 'M0 -22A22 22 0 1 1 0 22A22 22 0 1 1 0 -22Z',
  shrine: 'M0 -26L24 0L0 26L-24 0Z',
  stronghold: 'M-20 -22H-12V-17H-4V-22H4V-17H12V-22H20V20H-20Z',
};

const SIZES: { readonly [site in Site]: number } = { city: 44, town: 30, shrine: 27, stronghold: 29 };

const sites = HEXES.filter(({ site }) => site !== null);

/** Where the name of a region stands: in the middle of its hexes. */
const regions = Object.keys(PLACES)
  .map((name) => ({ name, hexes: hexesCalled(name) }))
  .filter(({ hexes }) => hexes.every((hex) => HEXES[hex]!.site === null))
  .map(({ name, hexes }) => ({ name, at: balance(hexes) }));

function balance(hexes: readonly number[]): Point {
  const points = hexes.map(centreOf);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const KINDS = Object.keys(PLATES) as Site[];

/** Sites with their signs: all of a kind in one path each. */
const SITES = KINDS.map((kind) => {
  const size = SIZES[kind];
  const centres = sites.filter(({ site }) => site === kind).map(({ index }) => centreOf(index));
  return {
    kind,
    plates: centres.map((at) => placed(PLATES[kind], at)).join(''),
    signs: centres
      .map(({ x, y }) => signAt(siteIcons[kind], { x, y: kind === 'stronghold' ? y + 1 : y }, size))
      .join(''),
  };
});

export const Sites = () =>
  SITES.map(({ kind, plates, signs }) => (
    <g key={kind} className="rb-site" data-site={kind}>
      <path className="rb-plate" d={plates} />
      <path d={signs} />
    </g>
  ));

/** Names at the sides of the map begin or end there: in the middle of their hex they would be cut off. */
function edgeOf(hex: number): keyof typeof SHIFTS {
  const column = hex % COLUMNS;
  if (column < 2) return 'left';
  return column > COLUMNS - 3 ? 'right' : 'none';
}
const SHIFTS = { left: -46, none: 0, right: 46 } as const;

/** Every name on the map. They lie above whatever glows. */
export const Names = memo(() => (
  <svg className="rb-names" viewBox={VIEW_BOX} aria-hidden="true">
    {regions.map(({ name, at }) => (
      <text key={name} className="rb-region" x={at.x} y={at.y}>
        {name}
      </text>
    ))}
    {sites.map(({ index, site, name }) => {
      const { x, y } = centreOf(index);
      const edge = edgeOf(index);
      return (
        <text
          key={index}
          className="rb-place"
          data-site={site}
          data-edge={edge}
          x={x + SHIFTS[edge]}
          y={y + 40}
        >
          {name}
        </text>
      );
    })}
  </svg>
));
