import {
  type BoardProps,
  type Point,
  useKit,
  useLit,
  usePreview,
  WayLine,
  WayWarning,
} from '@questwright/board-kit';
import type { About, View } from '@questwright/kernel';
import { memo } from 'react';
import { zoneLabel } from '../../rules/map/as-zone.ts';
import { cardsOf, heroOf, nameIn, openOf, seatInFocus } from '../sight.ts';
import { ghostOf, ghostPortals, middleOf, shapeOf, VIEW_BOX } from './geometry.ts';
import { troubledZones, wayTo } from './ways.ts';

type Choice = BoardProps['choice'];

/** The numbers that options are about. */
export const numbersIn = (choice: Choice, what: string): number[] => [
  ...new Set(
    choice?.options?.flatMap(({ about }) => {
      const value = (about as About | undefined)?.[what];
      return typeof value === 'number' ? [value] : [];
    }) ?? [],
  ),
];

/** What can be entered or explored now: it glows, and a mark tells it without colour. */
export function LitPlaces({ view, choice }: { view: View; choice: Choice }) {
  const { tiles } = openOf(view);
  const zones = numbersIn(choice, 'zone');
  const portals = numbersIn(choice, 'portal');
  if (zones.length + portals.length === 0) return null;
  const shape = shapeOf(tiles);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its zones are buttons, each with a name of its own.
    <svg className="bs-lits" viewBox={VIEW_BOX}>
      {shape.zones
        .filter(({ at }) => zones.includes(at))
        .map(({ at, outline, squares: [first] }) => (
          <LitZone key={at} zone={at} outline={outline} x={first![0] * 100} y={first![1] * 100} />
        ))}
      {shape.portals
        .filter(({ portal }) => portals.includes(portal))
        .map(({ portal, at: { x, y } }) => (
          <LitPortal key={portal} portal={portal} x={x} y={y} />
        ))}
    </svg>
  );
}

const LitZone = memo(({ zone, outline, x, y }: { zone: number; outline: string; x: number; y: number }) => {
  const { lit, props } = useLit({ zone });
  if (!lit) return null;
  return (
    <g className="bs-lit" {...props}>
      <path className="bs-lit-rim" d={outline} />
      <path className="bs-lit-mark" d={`M${x + 78} ${y + 20}l8 -9l8 9l-8 9z`} />
    </g>
  );
});

const LitPortal = memo(({ portal, x, y }: { portal: number; x: number; y: number }) => {
  const { lit, props } = useLit({ portal });
  if (!lit) return null;
  return (
    <g className="bs-lit bs-lit-portal" {...props}>
      <circle className="bs-lit-rim" cx={x} cy={y} r="36" />
      <path className="bs-lit-mark" d={`M${x - 15} ${y}h30M${x} ${y - 15}v30`} />
    </g>
  );
});

/** What would come of what is pointed at: the way to a zone, or the tile as it would lie. */
export function Preview({ view }: { view: View }) {
  const option = usePreview();
  const { zone, card, col, row, turn } = option?.about ?? {};
  if (typeof col === 'number' && typeof row === 'number' && typeof turn === 'number') {
    const def = cardsOf(view, 'resolving').find(({ id }) => id === card)?.def;
    return def ? <Ghost def={def} col={col} row={row} turn={turn} /> : null;
  }
  const hero = heroOf(view, seatInFocus(view));
  const way = typeof zone === 'number' && option?.id.startsWith('move') ? wayTo(view, zone) : undefined;
  if (!way || hero?.at === undefined) return null;
  const { zones } = shapeOf(openOf(view).tiles);
  const middle = (at: number): Point => middleOf(zones.find((one) => one.at === at)!);
  return (
    <svg className="bs-path" viewBox={VIEW_BOX} aria-hidden="true">
      <WayLine points={[hero.at, ...way.zones].map(middle)}>
        {troubledZones(way).map((at) => {
          const { x, y } = middle(at);
          return <WayWarning key={at} x={x + 26} y={y - 26} />;
        })}
      </WayLine>
    </svg>
  );
}

function Ghost({ def, col, row, turn }: { def: string; col: number; row: number; turn: number }) {
  const look = ghostOf(def, col, row, turn);
  if (!look) return null;
  return (
    <svg className="bs-ghost" viewBox={VIEW_BOX} aria-hidden="true">
      <path className="bs-tile-floor" d={look.outline} />
      <path className="bs-tile-border" d={look.borders} />
      <path className="bs-tile-wall" d={look.outline + look.walls} />
      {ghostPortals(def, col, row, turn).map(({ portal, at: { x, y } }) => (
        <circle key={portal} cx={x} cy={y} r="16" />
      ))}
    </svg>
  );
}

/** The ways in which a tile can be laid, side by side, each as a small picture that can be pressed. */
export function Fits({ view, choice }: { view: View; choice: Choice }) {
  const { say } = useKit();
  if (choice?.topic !== 'lay-tile') return null;
  const card = cardsOf(view, 'resolving').find(({ id }) => id === choice.options?.[0]?.about?.card);
  if (!card?.def) return null;
  return (
    <section className="bs-fits" aria-label={say.say(['bs.ask.lay-tile', { tile: nameIn(card.def) }])}>
      <h3>{nameIn(card.def)}</h3>
      <div>
        {choice.options!.map(({ id, about }) => (
          <FitButton key={id} def={card.def!} about={about as About} />
        ))}
      </div>
    </section>
  );
}

function FitButton({ def, about }: { def: string; about: About }) {
  const { props } = useLit(about);
  const { role: _, tabIndex: __, onKeyDown: ___, ...button } = props;
  const [col, row, turn] = [about.col, about.row, about.turn].map(Number) as [number, number, number];
  const look = ghostOf(def, col, row, turn);
  if (!look) return null;
  const { left, top, right, bottom } = look.box;
  return (
    <button type="button" className="bs-fit" {...button}>
      <svg viewBox={`${left - 40} ${top - 40} ${right - left + 80} ${bottom - top + 80}`} aria-hidden="true">
        <path className="bs-tile-floor" d={look.outline} />
        <path className="bs-tile-border" d={look.borders} />
        <path className="bs-tile-wall" d={look.outline + look.walls} />
        {ghostPortals(def, col, row, turn).map(({ portal, at: { x, y } }) => (
          <circle key={portal} cx={x} cy={y} r="18" />
        ))}
      </svg>
    </button>
  );
}

export { zoneLabel };
