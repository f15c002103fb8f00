import './mat.css';
import {
  type BoardProps,
  MapFrame,
  type Point,
  useKit,
  useMapWindow,
  usePreview,
} from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { useEffect } from 'react';
import { encounterOf, heroOf, openOf, seatInFocus } from '../sight.ts';
import { Figures } from './figures.tsx';
import { exitAt, MAT_SIZE, middleOf, SQUARE, shapeOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Fits, LitPlaces, numbersIn, Preview } from './lit.tsx';
import { wayTo, wayWords } from './ways.ts';
import { thingsIn, zoneName } from './zone-words.ts';

/** Below this models could not be told apart, nor hit by a thumb: then the hero who acts stands in the middle. */
const READABLE = 0.62;
const CLOSE = 0.95;
const MARGIN = 60;

/** The mat with the tiles that have been laid on it, and who stands there. It can be moved and zoomed. */
export function Mat({ view, choice, narrow }: Pick<BoardProps, 'view' | 'choice' | 'narrow'>) {
  const { say } = useKit();
  const map = useMapWindow(MAT_SIZE);
  const { frame, man } = map;
  const { tiles } = openOf(view);
  const at = heroOf(view, seatInFocus(view))?.at ?? -1;

  useEffect(() => {
    const box = boxOf(view);
    const element = frame.current;
    if (!box || !element || element.clientWidth < 2) return;
    const wide = element.clientWidth / (box.right - box.left + 2 * MARGIN);
    const high = element.clientHeight / (box.bottom - box.top + 2 * MARGIN);
    const fitting = Math.min(CLOSE, wide, high);
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const here = shapeOf(tiles).zones.find((zone) => zone.at === at);
    if (fitting >= READABLE || !here) man.lookAt(middle, fitting);
    else man.lookAt(middleOf(here), READABLE);
  }, [tiles, narrow, at, man]);

  const asked = choice?.n;
  useEffect(() => {
    const lit = numbersIn(choice, 'zone');
    const squares = shapeOf(tiles).zones.flatMap((zone) => (lit.includes(zone.at) ? zone.squares : []));
    if (squares.length > 0) man.show(boxAroundSquares(squares), narrow ? 0.4 : 0.25);
  }, [asked, man]);

  return (
    <MapFrame
      map={map}
      name="bs-mat"
      label={say.say('bs.board.mat')}
      onFocus={({ target }) => {
        const zone = Number(/^zone:(\d+)/.exec(target.dataset.about ?? '')?.[1] ?? -1);
        const shape = shapeOf(tiles).zones.find((one) => one.at === zone);
        if (shape) man.bring(boxAroundSquares(shape.squares));
      }}
      over={
        <>
          <MatInWords view={view} />
          <Fits view={view} choice={choice} />
          <ZoneInfo view={view} />
          <ExitSign view={view} />
        </>
      }
    >
      <Ground view={view} />
      <LitPlaces view={view} choice={choice} />
      <Preview view={view} />
      <Figures view={view} />
    </MapFrame>
  );
}

const boxAroundSquares = (squares: readonly (readonly [number, number])[]) => ({
  left: Math.min(...squares.map(([col]) => col)) * SQUARE,
  right: (Math.max(...squares.map(([col]) => col)) + 1) * SQUARE,
  top: Math.min(...squares.map(([, row]) => row)) * SQUARE,
  bottom: (Math.max(...squares.map(([, row]) => row)) + 1) * SQUARE,
});

/** Whether there is an exit that the heroes must reach, and where. */
function exitOf(view: View): Point | null {
  const encounter = encounterOf(view);
  return encounter?.goal === 'crawl' || encounter?.goal === 'tunnel' ? exitAt(encounter.exit) : null;
}

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/** Which way the exit lies from the hero who acts, and how far: it may be out of sight. */
function ExitSign({ view }: { view: View }) {
  const { say } = useKit();
  const exit = exitOf(view);
  const zone = shapeOf(openOf(view).tiles).zones.find(({ at }) => at === heroOf(view, seatInFocus(view))?.at);
  if (!exit || !zone) return null;
  const from = middleOf(zone);
  const turn = Math.atan2(exit.y - from.y, exit.x - from.x);
  const far = Math.round(Math.hypot(exit.x - from.x, exit.y - from.y) / SQUARE);
  const wind = WINDS[(Math.round((turn * 4) / Math.PI) + 8) % 8]!;
  return (
    <p className="bs-exit-sign">
      <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ rotate: `${(turn * 180) / Math.PI}deg` }}>
        <path d="M-9 -3H2V-8L11 0L2 8V3H-9Z" />
      </svg>
      {say.say(['bs.board.exit', { wind, n: far }])}
    </p>
  );
}

/** All that lies on the mat. */
function boxOf(view: View) {
  const looks = shapeOf(openOf(view).tiles).tiles;
  if (looks.length === 0) return null;
  const boxes = looks.map(({ box }) => box);
  return {
    left: Math.max(0, Math.min(...boxes.map(({ left }) => left))),
    right: Math.min(MAT_SIZE.width, Math.max(...boxes.map(({ right }) => right))),
    top: Math.max(0, Math.min(...boxes.map(({ top }) => top))),
    bottom: Math.min(MAT_SIZE.height, Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

/** What is known of the zone that is pointed at; those who listen are told the same with what has the focus. */
function ZoneInfo({ view }: { view: View }) {
  const { say } = useKit();
  const option = usePreview();
  const zone = option?.about?.zone;
  if (typeof zone !== 'number') return null;
  const things = thingsIn(view, zone, say);
  const way = option!.id.startsWith('move') ? wayTo(view, zone) : undefined;
  return (
    <div className="kit-map-note bs-zone-info" aria-hidden="true">
      <strong>{zoneName(view, zone)}</strong>
      {(things.length > 0 ? things : [say.say('bs.board.empty')]).map((thing, i) => (
        <span key={i}>{thing}</span>
      ))}
      {way && (
        <ul>
          {wayWords(way, say).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The mat for those who do not see it: every zone in which there is something. */
function MatInWords({ view }: { view: View }) {
  const { say } = useKit();
  const full = shapeOf(openOf(view).tiles).zones.flatMap(({ at }) => {
    const things = thingsIn(view, at, say);
    return things.length > 0 ? [{ at, text: `${zoneName(view, at)}: ${things.join('; ')}` }] : [];
  });
  return (
    <ul className="sr-only" aria-label={say.say('bs.board.on-mat')}>
      {full.map(({ at, text }) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  );
}
