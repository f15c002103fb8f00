import { memo } from 'react';
import { HEXES } from '../../rules/map/hexes.ts';
import { outlineOf, VIEW_BOX } from './geometry.ts';
import { GROUNDS } from './grounds.ts';
import { Sites } from './places.tsx';
import { TEXTURES } from './textures.ts';
import { Bridges, Rivers, Roads } from './ways.tsx';

const OUTLINES = HEXES.map(({ index }) => outlineOf(index)).join('');

/** The land itself, which never changes: it is drawn once, in as few paths as there are looks. */
export const Land = memo(() => (
  <svg className="rb-land" viewBox={VIEW_BOX} aria-hidden="true">
    <path className="rb-shore" d={OUTLINES} />
    {GROUNDS.map(({ terrain, shade, d }) => (
      <path
        key={`${terrain} ${shade}`}
        className="rb-ground"
        data-terrain={terrain}
        data-shade={shade}
        d={d}
      />
    ))}
    <path className="rb-grid" d={OUTLINES} />
    {TEXTURES.map(({ terrain, part, d }) => (
      <path key={`${terrain} ${part}`} className="rb-texture" data-terrain={terrain} data-part={part} d={d} />
    ))}
    <Roads />
    <Rivers />
    <Bridges />
    <Sites />
  </svg>
));
