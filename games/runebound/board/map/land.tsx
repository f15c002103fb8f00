import { memo } from 'react';
import { HEXES } from '../../rules/map/hexes.ts';
import { grain, outlineOf, VIEW_BOX } from './geometry.ts';
import { Sites } from './places.tsx';
import { TEXTURES } from './textures.ts';
import { Bridges, Rivers, Roads } from './ways.tsx';

/** The land itself, which never changes: it is drawn once. */
export const Land = memo(() => (
  <svg className="rb-land" viewBox={VIEW_BOX} aria-hidden="true">
    <path className="rb-shore" d={HEXES.map(({ index }) => outlineOf(index)).join('')} />
    {HEXES.map(({ index, terrain }) => (
      <path
        key={index}
        className="rb-hex"
        data-terrain={terrain}
        data-shade={Math.floor(grain(index, 1) * 3)}
        d={outlineOf(index)}
      />
    ))}
    {TEXTURES.map(({ terrain, part, d }) => (
      <path key={`${terrain} ${part}`} className="rb-texture" data-terrain={terrain} data-part={part} d={d} />
    ))}
    <Roads />
    <Rivers />
    <Bridges />
    <Sites />
  </svg>
));
