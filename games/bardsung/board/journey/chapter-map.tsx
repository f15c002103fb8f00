import { useLit } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import type { ChapterDef } from '../../rules/definitions.ts';
import { nameIn } from '../sight.ts';
import { Country } from './country.tsx';
import { lineBetween, type Place, placesOf } from './map-layout.ts';

/** Where a party is on the map of its chapter. */
export interface Whereabouts {
  readonly at: string;
  readonly done: readonly string[];
  readonly opened: readonly string[];
}

const pathName = ([a, b]: readonly [string, string]): string => [a, b].sort().join('');

/** The map of a chapter: its nodes and the pathways between them, where the party has been, and where it can go. */
export function ChapterMap({
  chapter,
  journey: { at, done, opened },
  say: { say },
}: {
  chapter: ChapterDef;
  journey: Whereabouts;
  say: Speaker;
}) {
  const { places, width, height } = placesOf(chapter);
  return (
    <div className="bs-map-sheet" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg
        className="bs-map-ways"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Country chapter={chapter} />
        {chapter.pathways.map(({ between, closed }) => {
          const [a, b] = between.map((letter) => places.get(letter)!) as [Place, Place];
          const isClosed = closed && !opened.includes(pathName(between));
          return (
            <path
              key={pathName(between)}
              d={lineBetween(a, b, height)}
              data-state={
                isClosed
                  ? 'closed'
                  : done.includes(between[0]) && done.includes(between[1])
                    ? 'walked'
                    : 'open'
              }
            />
          );
        })}
      </svg>
      <ol className="bs-map-nodes" aria-label={say('bs.board.nodes')}>
        {Object.entries(chapter.nodes).map(([letter, encounter]) => {
          const { x, y } = places.get(letter)!;
          const state =
            letter === at && !done.includes(letter) ? 'here' : done.includes(letter) ? 'done' : 'ahead';
          return (
            <li
              key={letter}
              style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
              data-state={state}
              data-end={letter === chapter.end ? '' : undefined}
            >
              <Node letter={letter} label={`${chapter.number}${letter}`} />
              <span className="bs-node-name">
                {nameIn(encounter)}
                <span className="sr-only">: {say(`bs.board.node-${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Node({ letter, label }: { letter: string; label: string }) {
  const { lit, props } = useLit({ node: letter });
  const { role: _, tabIndex: __, onKeyDown: ___, ...button } = props;
  return lit ? (
    <button type="button" className="bs-node" {...button}>
      {label}
    </button>
  ) : (
    <span className="bs-node" data-about={`node:${letter}`}>
      {label}
    </span>
  );
}
