import { type BoardProps, seatClass } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { memo } from 'react';
import { GiRaiseZombie } from 'react-icons/gi';
import { type Adventure, GEMS } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { adventureHues, adventureIcons, questIcon as QuestIcon } from '../icons.ts';
import { openOf, type QuestMark, questMarks } from '../sight.ts';
import { centreOf, VIEW_BOX } from './geometry.ts';
import { LitHexes } from './lit-hexes.tsx';
import { PathPreview } from './path-preview.tsx';
import { placed, signAt } from './placed.ts';

/** What lies on the land: gems, marks of quests, zombies, and the glow of the hexes that can be chosen. */
export function Things({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { gems, zombies } = openOf(view);
  return (
    <>
      <svg className="rb-things" viewBox={VIEW_BOX} aria-hidden="true">
        <Gems up={gems.map(Number).join('')} />
        <Zombies at={zombies.join()} />
        <QuestMarks view={view} />
      </svg>
      <LitHexes choice={choice} />
      <PathPreview view={view} />
    </>
  );
}

/** The kinds differ in shape as well as in colour and sign. */
const CUTS: { readonly [kind in Adventure]: string } = {
  combat: 'M0 -21L20 -4L12 19H-12L-20 -4Z',
  exploration: 'M0 -22L18 0L0 22L-18 0Z',
  social: 'M0 -19A19 19 0 1 1 0 19A19 19 0 1 1 0 -19Z',
};
const FACETS: { readonly [kind in Adventure]: string } = {
  combat: 'M0 -21L7 -6H-7ZM-20 -4L-7 -6L-12 19M20 -4L7 -6L12 19',
  exploration: 'M-18 0H18M0 -22L-7 0L0 22L7 0Z',
  social: 'M-13 -6A14 14 0 0 1 6 -13',
};

const KINDS = Object.keys(CUTS) as Adventure[];

/** What each gem is drawn of. */
const GEM_PATHS = GEMS.map(({ index, gem }) => {
  const kind = gem!;
  const at = centreOf(index);
  return {
    kind,
    cut: placed(CUTS[kind], at),
    facets: placed(FACETS[kind], at),
    sign: signAt(adventureIcons[kind], { x: at.x, y: kind === 'combat' ? at.y + 2 : at.y }, 22),
  };
});

/** All gems that look alike are drawn together. */
const Gems = memo(({ up }: { up: string }) =>
  [true, false].flatMap((isUp) =>
    KINDS.map((kind) => {
      const gems = GEM_PATHS.filter((gem, i) => gem.kind === kind && (up[i] === '1') === isUp);
      if (gems.length === 0) return null;
      return (
        <g
          key={`${kind} ${isUp}`}
          className={`rb-gem hue-${adventureHues[kind]}`}
          data-up={isUp ? '' : undefined}
        >
          <path className="rb-gem-cut" d={gems.map(({ cut }) => cut).join('')} />
          {isUp && <path className="rb-gem-facets" d={gems.map(({ facets }) => facets).join('')} />}
          <path className="rb-gem-sign" d={gems.map(({ sign }) => sign).join('')} />
        </g>
      );
    }),
  ),
);

const Zombies = memo(({ at }: { at: string }) => {
  const hexes = at === '' ? [] : at.split(',').map(Number);
  return [...new Set(hexes)].map((hex) => {
    const { x, y } = centreOf(hex);
    const n = hexes.filter((other) => other === hex).length;
    return (
      <g key={hex} className="rb-zombie" transform={`translate(${x + 24} ${y + 16})`}>
        <g className="rb-mark">
          <circle r="15" />
          <GiRaiseZombie x={-11} y={-11} size={22} />
          {n > 1 && (
            <text x="13" y="14">
              {n}
            </text>
          )}
        </g>
      </g>
    );
  });
});

function QuestMarks({ view }: { view: View }) {
  const marks = questMarks(view);
  const key = marks.map(({ card, seat, space }) => `${card}.${seat}.${space}`).join();
  return <Marks key={key} marks={marks} />;
}

/** A pennant in the colour and with the letter of its holder; a numbered token for the story's. */
const Marks = memo(
  ({ marks }: { marks: readonly QuestMark[] }) => {
    const onHex = new Map<number, number>();
    return marks.flatMap((mark) =>
      mark.hexes.map((hex) => {
        const place = onHex.get(hex) ?? 0;
        onHex.set(hex, place + 1);
        const { x, y } = centreOf(hex);
        const at = `translate(${x - 26 + place * 15} ${y - 24})`;
        return mark.seat === NONE ? (
          <g key={`${mark.card}.${hex}`} className="rb-story-mark hue-river" transform={at}>
            <g className="rb-mark">
              <path d="M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z" />
              <text y="1">{mark.space || '!'}</text>
            </g>
          </g>
        ) : (
          <g key={`${mark.card}.${hex}`} className={`rb-quest-mark ${seatClass(mark.seat)}`} transform={at}>
            <g className="rb-mark">
              <path className="rb-pole" d="M-11 -16V18" />
              <path className="rb-flag" d="M-11 -16H15L9 -6L15 4H-11Z" />
              <QuestIcon x={-8} y={-15} size={18} />
            </g>
          </g>
        );
      }),
    );
  },
  () => true,
);
