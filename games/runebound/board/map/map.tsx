import './map.css';
import { type BoardProps, useKit } from '@questwright/board-kit';
import { useEffect, useRef } from 'react';
import { GiExpand } from 'react-icons/gi';
import { NONE } from '../../rules/state.ts';
import { openOf } from '../sight.ts';
import { Figures } from './figures.tsx';
import { boxAround, centreOf } from './geometry.ts';
import { HexInfo } from './hex-info.tsx';
import { Land } from './land.tsx';
import { hexesIn } from './lit-hexes.tsx';
import { MapInWords } from './map-in-words.tsx';
import { Names } from './places.tsx';
import { Things } from './things.tsx';
import { useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';

/** Pixels a unit at which a phone begins: hexes that a thumb can hit. */
const THUMB_ZOOM = 0.62;
/** Below this, what glows could not be hit any more. */
const LEAST_ZOOM = 0.29;

/** The map of Terrinoth: the land, what lies on it, who stands on it; it can be moved and zoomed. */
export function WorldMap({ view, seats, choice, narrow }: BoardProps) {
  const { say } = useKit();
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const man = useCamera(frame, world);
  useGestures(frame, man);

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
    <section
      ref={frame}
      className="rb-map"
      aria-label={say.say('rb.board.map')}
      data-about="zone:map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map once it has the focus.
      tabIndex={0}
      onFocus={({ target }) => {
        const hex = /hex:(\d+)/.exec(target.dataset.about ?? '')?.[1];
        const box = hex === undefined ? null : boxAround([Number(hex)]);
        if (box) man.show(box);
      }}
    >
      <div className="rb-world" ref={world} data-near="far">
        <Land />
        <Things view={view} choice={choice} />
        <Names />
        <Figures view={view} seats={seats} />
      </div>
      <div className="rb-map-tools">
        <button type="button" aria-label={say.say('rb.board.zoom-in')} onClick={() => man.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={say.say('rb.board.zoom-out')} onClick={() => man.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={say.say('rb.board.whole-map')} onClick={() => man.fit()}>
          <GiExpand aria-hidden="true" />
        </button>
      </div>
      <MapInWords view={view} seats={seats} />
      <HexInfo frame={frame} man={man} view={view} seats={seats} />
    </section>
  );
}
