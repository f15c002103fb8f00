import './dungeon.css';
import {
  type BoardProps,
  MapFrame,
  useAfterFrame,
  useHot,
  useKit,
  useMapWindow,
  usePreview,
} from '@questwright/board-kit';
import { useEffect } from 'react';
import type { MapTables } from '../../rules/map/tables.ts';
import { actingFigure, factsOf, figuresOnMap, mapOf, openOf, spacesIn } from '../sight.ts';
import { AimLines } from './aim-lines.tsx';
import { aimIn } from './aiming.ts';
import { spacesOfPlan } from './by-name.ts';
import { Doors } from './doors.tsx';
import { Figures } from './figures.tsx';
import { Floor } from './floor.tsx';
import { boxAround, middleOf, sizeOf } from './geometry.ts';
import { Light } from './light.tsx';
import { LitSpaces } from './lit-spaces.tsx';
import { PlanLines } from './plan-lines.tsx';
import { type Pointed, usePointedSpace, usePointer } from './pointed.ts';
import { themeOf } from './themes.ts';
import { Tokens } from './tokens.tsx';
import { figureWords, spaceWords } from './words.ts';

/** The dungeon: it follows whoever acts, and can be moved and zoomed. */
export function Dungeon(props: BoardProps) {
  const tables = mapOf(props.view);
  return tables ? (
    <DungeonMap key={openOf(props.view).map} tables={tables} {...props} />
  ) : (
    <div className="d2-map" />
  );
}

/** Below this a thumb could not hit a space any more. */
const LEAST_ZOOM = 0.4;
/** From here on figures and numbers are large enough to read. */
const DESK_ZOOM = 0.8;
const THUMB_ZOOM = 0.62;

function DungeonMap({ tables, ...props }: BoardProps & { tables: MapTables }) {
  const { view, choice, narrow, plan } = props;
  const { say } = useKit();
  const map = useMapWindow(sizeOf(tables));
  const { man } = map;
  const pointed = usePointer(map.frame, man, tables);

  const acting = actingFigure(view) ?? -1;
  const acts = factsOf(view)?.figures[acting]?.spaces.join() ?? '';
  useEffect(() => {
    const box = acts === '' ? null : boxAround(tables, acts.split(',').map(Number), 2);
    if (box) man.show(box, LEAST_ZOOM);
  }, [acts, man, tables]);

  // Whoever begins to act is looked at from near enough to see what could be done.
  useEffect(() => {
    if (acts === '') return;
    const middle = middleOf(tables, acts.split(',').map(Number));
    man.lookAt(middle, Math.max(man.camera().zoom, narrow ? THUMB_ZOOM : DESK_ZOOM));
  }, [acting, narrow, man, tables]);

  // What somebody is about to do is looked at as a whole.
  useEffect(() => {
    const who = plan && spacesOfPlan(view, tables, plan);
    const box = who && boxAround(tables, who, 1);
    if (box) man.show(box, LEAST_ZOOM);
  }, [plan, man, tables, view]);

  const asked = choice?.n;
  useEffect(() => {
    const lit = boxAround(tables, spacesIn(choice).map(tables.spaceNamed));
    if (lit) man.show(lit, LEAST_ZOOM);
  }, [asked, man]);

  const unexplored = openOf(view).unexplored?.join() ?? '';
  return (
    <MapFrame
      map={map}
      name="d2-map"
      label={say.say('d2.board.map')}
      onFocus={({ target }) => {
        const about = target.dataset.about ?? '';
        const name = /(?:space|walk):(\w+)/.exec(about)?.[1];
        const figure = /(?:card|strike):(\d+)/.exec(about)?.[1];
        const spaces =
          name === undefined
            ? (factsOf(view)?.figures[Number(figure)]?.spaces ?? [])
            : [tables.spaceNamed(name)];
        const box = boxAround(tables, spaces, 1);
        if (box) man.bring(box);
      }}
      over={
        <>
          <InWords {...props} />
          <SpaceInfo pointed={pointed} tables={tables} {...props} />
        </>
      }
    >
      <Floor tables={tables} theme={themeOf(view)} unexplored={unexplored} />
      <Light view={view} />
      <Doors tables={tables} doors={openOf(view).doors.join('')} unexplored={unexplored} />
      <Tokens view={view} />
      <LitSpaces view={view} choice={choice} />
      <Figures {...props} />
      <AimLines view={view} choice={choice} pointed={pointed} />
      {plan && <PlanLines view={view} tables={tables} plan={plan} />}
    </MapFrame>
  );
}

/** Everybody on the map, for those who do not look. */
function InWords(props: BoardProps) {
  const { say } = useKit();
  const view = useAfterFrame(props.view);
  return (
    <ul className="sr-only" aria-label={say.say('d2.board.on-map')}>
      {figuresOnMap(view).map((figure) => (
        <li key={figure.id}>{figureWords(view, figure, say)}</li>
      ))}
    </ul>
  );
}

/** What is known of the space under the pointer, or of the one that has the focus. */
function SpaceInfo({ pointed, tables, view, choice }: BoardProps & { pointed: Pointed; tables: MapTables }) {
  const { say } = useKit();
  const under = usePointedSpace(pointed);
  const option = usePreview();
  const hot = /(?:walk|step|space):(\w+)/.exec(useHot() ?? '')?.[1];
  const aimed =
    typeof option?.about?.card === 'number' ? factsOf(view)?.figures[option.about.card] : undefined;
  const space = hot ? tables.spaceNamed(hot) : (aimed?.spaces[0] ?? under);
  const known = space < 0 ? null : spaceWords(view, space, say, aimIn(view, choice, option));
  if (!known) return null;
  const { name, things } = known;
  return (
    // Those who listen are told the same with what has the focus.
    <div className="kit-map-note" aria-hidden="true">
      <strong>{name}</strong>
      {things.map((thing) => (
        <span key={thing}>{thing}</span>
      ))}
    </div>
  );
}
