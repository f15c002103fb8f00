import type { Point } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import { Fragment } from 'react';
import type { QuestLog } from '../../rules/campaign/plan.ts';
import type { CampaignDef, Path } from '../../rules/definitions.ts';
import { nameIn } from './content.ts';
import { placesOf, SHEET } from './land-layout.ts';
import { pathIcons } from './path-icons.ts';

interface Props {
  readonly campaign: CampaignDef;
  readonly log: QuestLog;
  /** The quests that can be next. */
  readonly open: readonly string[];
  /** The places on the way that is gone or thought of. */
  readonly way?: readonly string[];
  readonly say: Speaker;
}

/** The land of a campaign: its places with what happened there, the paths between them, and their icons. */
export function Land({ campaign, log, open, way = [], say }: Props) {
  const places = placesOf(campaign);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, and must by keyboard.
    <figure className="d2-land" aria-label={say.say('d2.camp.land')} tabIndex={0}>
      <div className="d2-land-sheet">
        <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
          {campaign.paths.map((path) => {
            const [a, b] = [places.get(path.from)!, places.get(path.to)!];
            return (
              <g
                key={`${path.from}-${path.to}`}
                className="d2-path"
                data-taken={isOn(way, path) ? '' : undefined}
              >
                <path d={`M${a.x} ${a.y}Q${bendOf(a, b)} ${b.x} ${b.y}`} />
                {path.icons.map((icon, i) => {
                  const Icon = pathIcons[icon];
                  const { x, y } = along(a, b, (i + 1) / (path.icons.length + 1));
                  return (
                    <Fragment key={i}>
                      <circle cx={x} cy={y} r="19" />
                      <Icon x={x - 13} y={y - 13} size={26} />
                    </Fragment>
                  );
                })}
              </g>
            );
          })}
        </svg>
        <ul className="d2-places">
          {[...places].map(([place, at]) => (
            <Place
              key={place}
              place={place}
              at={at}
              campaign={campaign}
              log={log}
              open={open}
              way={way}
              say={say}
            />
          ))}
        </ul>
      </div>
    </figure>
  );
}

function Place({
  place,
  at,
  campaign,
  log,
  open,
  way = [],
  say: { say },
}: Props & { place: string; at: Point }) {
  const isOf = (quest: string): boolean => campaign.places[quest] === place;
  const played = log.filter(({ quest }) => isOf(quest));
  const coming = open.filter(isOf);
  return (
    <li
      style={{ left: `${(100 * at.x) / SHEET.width}%`, top: `${(100 * at.y) / SHEET.height}%` }}
      data-start={place === campaign.start ? '' : undefined}
      data-open={coming.length > 0 ? '' : undefined}
      data-won={played.at(-1)?.won}
      data-way={way.includes(place) ? '' : undefined}
    >
      <span className="d2-place-dot" aria-hidden="true" />
      <strong>{place}</strong>
      <span className="sr-only">
        {[
          ...(place === campaign.start ? [say('d2.camp.here')] : []),
          ...played.map(({ quest, won }) => say(['d2.camp.place-won', { quest: nameIn(quest), side: won }])),
          ...coming.map((quest) => say(['d2.camp.place-open', { quest: nameIn(quest) }])),
        ]
          .map((words) => `, ${words}`)
          .join('')}
      </span>
    </li>
  );
}

const isOn = (way: readonly string[], { from, to }: Path): boolean =>
  way.some((place, i) => (place === from && way[i + 1] === to) || (place === to && way[i + 1] === from));

/** A path bends a little to one side: nothing in a land is straight. */
const BEND = 0.09;

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
}

function bendOf(a: Point, b: Point): string {
  const { x, y } = middleOf(a, b);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A point of a path, from 0 at its beginning to 1 at its end. */
function along(a: Point, b: Point, t: number): Point {
  const m = middleOf(a, b);
  const mix = (p: number, q: number, r: number): number =>
    (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: mix(a.x, m.x, b.x), y: mix(a.y, m.y, b.y) };
}
