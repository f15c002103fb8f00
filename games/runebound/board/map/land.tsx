import { memo } from 'react';
import { HEXES } from '../../rules/map/hexes.ts';
import { centreOf, grain, outlineOf, VIEW_BOX } from './geometry.ts';
import { Sites } from './places.tsx';
import { TEXTURES } from './textures.tsx';
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
    {HEXES.map(({ index }) => (
      <Texture key={index} hex={index} />
    ))}
    <Roads />
    <Rivers />
    <Bridges />
    <Sites />
  </svg>
));

function Texture({ hex }: { hex: number }) {
  const { terrain } = HEXES[hex]!;
  const variants = TEXTURES[terrain];
  const { x, y } = centreOf(hex);
  const texture = variants[Math.floor(grain(hex, 2) * variants.length)]!;
  const flipped = grain(hex, 3) < 0.5;
  return (
    <g
      className="rb-texture"
      data-terrain={terrain}
      transform={`translate(${x} ${y})${flipped ? ' scale(-1 1)' : ''}`}
    >
      {texture.map(({ d, filled }, i) => (
        <path key={d} d={d} data-part={filled ? 'body' : i > 0 ? 'light' : 'line'} />
      ))}
    </g>
  );
}
