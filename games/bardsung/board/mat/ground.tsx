import type { View } from '@questwright/kernel';
import { memo } from 'react';
import { zoneLabel } from '../../rules/map/as-zone.ts';
import { STEP } from '../../rules/map/shape.ts';
import type { Bardsung } from '../../rules/state.ts';
import { cardsOf, encounterOf, factsOf, openOf, type Seen } from '../sight.ts';
import { exitAt, middleOf, SQUARE, shapeOf, VIEW_BOX } from './geometry.ts';

/** The mat itself: its grid, the exit that is to be reached, and the tiles that have been laid. */
export function Ground({ view }: { view: View }) {
  const { tiles, dead } = openOf(view);
  const encounter = encounterOf(view);
  const hasExit = encounter?.goal === 'crawl' || encounter?.goal === 'tunnel';
  return (
    <svg className="bs-ground" viewBox={VIEW_BOX} aria-hidden="true">
      <Grid />
      {hasExit && <Exit exit={encounter.exit} />}
      <Tiles tiles={tiles} exits={(factsOf(view)?.exits ?? NONE).join()} />
      <Terrain tokens={cardsOf(view, 'terrain')} tiles={tiles} />
      <Portals tiles={tiles} dead={dead} />
    </svg>
  );
}
const NONE: readonly number[] = [];

const Grid = memo(() => {
  const lines = [
    ...Array.from({ length: 19 }, (_, i) => `M${(i + 1) * SQUARE} 0V1400`),
    ...Array.from({ length: 13 }, (_, i) => `M0 ${(i + 1) * SQUARE}H2000`),
  ].join('');
  return (
    <>
      <rect className="bs-mat-rim" width="2000" height="1400" rx="40" />
      <path className="bs-grid" d={lines} />
    </>
  );
});

function Exit({ exit }: { exit: number }) {
  const { x, y } = exitAt(exit);
  return (
    <g className="bs-exit">
      <rect x={x - 250} y={y - 250} width="500" height="500" rx="40" />
      <path d={`M${x - 6} ${y + 44}V${y - 46}M${x - 4} ${y - 44}l62 22l-62 24z`} />
    </g>
  );
}

const Tiles = memo(({ tiles, exits }: { tiles: Bardsung['tiles']; exits: string }) => {
  const { tiles: looks, zones } = shapeOf(tiles);
  const atExit = exits.split(',');
  return (
    <>
      {looks.map(({ number, outline }) => (
        <path key={number} className="bs-tile-shade" d={outline} />
      ))}
      {looks.map(({ number, sort, outline, borders, walls }) => (
        <g
          key={number}
          className="bs-tile"
          data-sort={sort}
          data-exit={atExit.includes(String(number)) ? '' : undefined}
        >
          <path className="bs-tile-floor" d={outline} />
          <clipPath id={`bs-tile-${number}`}>
            <path d={outline} />
          </clipPath>
          <path className="bs-flags" clipPath={`url(#bs-tile-${number})`} d={flagsOn(outline, number)} />
          <path className="bs-tile-border" d={borders} />
          <path className="bs-tile-wall" d={outline + walls} />
        </g>
      ))}
      {zones.map((zone) => {
        const [col, row] = zone.squares[0]!;
        return (
          <text key={zone.at} className="bs-zone-label" x={col * SQUARE + 12} y={row * SQUARE + 26}>
            {zoneLabel(zone.at)}
          </text>
        );
      })}
    </>
  );
});

/** Cracks and flagstones, never twice the same, and always the same on one tile. */
function flagsOn(outline: string, number: number): string {
  const [left, top] = outline.match(/-?[\d.]+/g)!.map(Number) as [number, number];
  let path = '';
  for (let i = 0; i < 6; i++) {
    const seed = (number + 1) * 7919 + i * 104729 + left * 31 + top * 17;
    const x = left + 20 + (seed % 61);
    const y = top + 20 + ((seed >> 3) % 57);
    path += `M${x} ${y}l${10 + (seed % 13)} ${(seed % 9) - 4}l${6 + (seed % 7)} ${8 + (seed % 5)}`;
  }
  return path;
}

/** The ground of a zone with a token: its colour, and a pattern that tells it without colour. */
const Terrain = memo(({ tokens, tiles }: { tokens: readonly Seen[]; tiles: Bardsung['tiles'] }) => {
  const { zones } = shapeOf(tiles);
  return tokens.map((token) => {
    const zone = zones.find(({ at }) => at === token.at);
    return (
      zone && (
        <g key={token.id} className="bs-terrain-ground" data-terrain={token.def}>
          <path d={zone.outline} />
          <circle cx={middleOf(zone).x} cy={middleOf(zone).y} r="34" />
        </g>
      )
    );
  });
});

/** Gaps in the walls: joined to another tile, still to be explored, or dead ends. */
const Portals = memo(({ tiles, dead }: { tiles: Bardsung['tiles']; dead: readonly number[] }) =>
  shapeOf(tiles).portals.map(({ portal, at: { x, y }, side, meets, isOpen }) => {
    const [right, down] = STEP[side]!;
    const isDead = dead.includes(portal) || !isOpen;
    const state = meets >= 0 ? 'joined' : isDead ? 'dead' : 'open';
    const along = right === 0 ? [26, 0] : [0, 26];
    return (
      <g key={portal} className="bs-portal" data-state={state}>
        <path className="bs-gap" d={`M${x - along[0]!} ${y - along[1]!}L${x + along[0]!} ${y + along[1]!}`} />
        {state === 'open' && (
          <path
            className="bs-arrow"
            d={`M${x + right * 8 - down * 16} ${y + down * 8 - right * 16}L${x + right * 30} ${y + down * 30}L${x + right * 8 + down * 16} ${y + down * 8 + right * 16}`}
          />
        )}
        {state === 'dead' && <path className="bs-dead" d={`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`} />}
      </g>
    );
  }),
);
