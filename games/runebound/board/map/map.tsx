import './map.css';
import { type BoardProps, MapFrame, useKit, useMapWindow } from '@questwright/board-kit';
import { useEffect } from 'react';
import { NONE } from '../../rules/state.ts';
import { openOf } from '../sight.ts';
import { Figures } from './figures.tsx';
import { boxAround, centreOf, MAP_HEIGHT, MAP_WIDTH } from './geometry.ts';
import { HexInfo } from './hex-info.tsx';
import { Land } from './land.tsx';
import { hexesIn } from './lit-hexes.tsx';
import { MapInWords } from './map-in-words.tsx';
import { Names } from './places.tsx';
import { Things } from './things.tsx';

const SIZE = { width: MAP_WIDTH, height: MAP_HEIGHT };

/** The zoom at which a phone begins: a thumb can hit the hexes then. */
const THUMB_ZOOM = 0.62;
/** Below this, what glows could not be hit any more. */
const LEAST_ZOOM = 0.29;

/** The map of Terrinoth: the land, what lies on it, who stands on it; it can be moved and zoomed. */
export function WorldMap({ view, seats, choice, narrow }: BoardProps) {
  const { say } = useKit();
  const map = useMapWindow(SIZE);
  const { frame, man } = map;

  const { active, heroes } = openOf(view);
  const goes = heroes[active]?.at ?? NONE;
  useEffect(() => {
    if (goes === NONE) return;
    if (narrow) man.lookAt(centreOf(goes), Math.max(man.camera().zoom, THUMB_ZOOM));
    else man.show(boxAround([goes])!);
  }, [goes, narrow, man]);

  const asked = choice?.n;
  useEffect(() => {
    const lit = boxAround(hexesIn(choice));
    if (lit) man.show(lit, LEAST_ZOOM);
  }, [asked, man]);

  return (
    <MapFrame
      map={map}
      name="rb-map"
      label={say.say('rb.board.map')}
      onFocus={({ target }) => {
        const hex = /hex:(\d+)/.exec(target.dataset.about ?? '')?.[1];
        const box = hex === undefined ? null : boxAround([Number(hex)]);
        if (box) man.bring(box);
      }}
      over={
        <>
          <MapInWords view={view} seats={seats} />
          <HexInfo frame={frame} man={man} view={view} seats={seats} />
        </>
      }
    >
      <Land />
      <Things view={view} choice={choice} />
      <Names />
      <Figures view={view} seats={seats} />
    </MapFrame>
  );
}
