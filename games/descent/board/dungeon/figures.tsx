import { Act, type BoardProps, Medallion, type Plan, useKit, useLit, Walker } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiCrown, GiFootprint } from 'react-icons/gi';
import type { MapTables } from '../../rules/map/tables.ts';
import { conditionIcons, iconOf } from '../icons.ts';
import {
  actingFigure,
  factsOf,
  figureDefOf,
  figuresOnMap,
  mapOf,
  nameOfFigure,
  openOf,
  type Shown,
  shownIn,
} from '../sight.ts';
import { middleOfNamed } from './by-name.ts';
import { centreOf, middleOf, SPACE } from './geometry.ts';
import { strikeOn } from './striking.ts';
import { figureWords } from './words.ts';

const STILL = { x: 0, y: 0 };

/** Everybody on the map. Base, rank, group and side can be told apart by shape alone. */
export function Figures({ view, choice, plan }: Pick<BoardProps, 'view' | 'choice' | 'plan'>) {
  const tables = mapOf(view);
  if (!tables) return null;
  return (
    <div className="d2-figures">
      {shownIn(view, 'away')
        .filter(({ at, hero }) => at >= 0 && hero >= 0)
        .map((figure) => (
          <Fallen key={figure.id} view={view} figure={figure} tables={tables} />
        ))}
      {figuresOnMap(view).map((figure) => (
        <Figure
          key={figure.id}
          view={view}
          choice={choice}
          plan={plan ?? null}
          figure={figure}
          tables={tables}
        />
      ))}
    </div>
  );
}

interface Drawn {
  readonly view: View;
  readonly figure: Shown;
  readonly tables: MapTables;
}

function Figure({
  view,
  choice,
  plan,
  figure,
  tables,
}: Drawn & Pick<BoardProps, 'choice'> & { plan: Plan | null }) {
  const { faces, say } = useKit();
  const def = figureDefOf(figure.def);
  const now = factsOf(view)?.figures[figure.id];
  if (!def || !now || now.spaces.length === 0) return null;
  const { players, overlord } = openOf(view);
  const seat = figure.hero >= 0 ? players[figure.hero]! : overlord;
  const wide = now.spaces.length >= 4 ? 2 : 1;
  const name = nameOfFigure(figure);
  const at = (plan && middleOfNamed(view, tables, name, plan)) ?? middleOf(tables, now.spaces);
  return (
    <Walker name="d2-figure" at={at} shift={STILL}>
      <span
        className="d2-piece"
        data-side={figure.hero >= 0 ? 'heroes' : 'overlord'}
        data-rank={def.rank ?? undefined}
        data-active={actingFigure(view) === figure.id ? '' : undefined}
        data-acted={figure.acted ? '' : undefined}
        data-fell={plan?.fallen.includes(name) ? '' : undefined}
        title={figureWords(view, figure, say)}
        style={{ width: `calc(var(--zoom) * ${wide * SPACE * (wide > 1 ? 0.9 : 0.84)}px)` }}
      >
        <Medallion
          icon={iconOf(def)}
          picture={faces.get(sheetOrMonster(figure.def))?.picture}
          name={name}
          {...(figure.hero >= 0 && { seat })}
          hue={figure.hero >= 0 ? 'river' : 'blood'}
          size="100%"
          health={{ damage: figure.damage, max: now.health.value }}
          conditions={now.conditions.map((condition) => ({
            name: say.say([`d2.condition.${condition}`, {}]),
            icon: conditionIcons[condition],
          }))}
        />
        {def.rank === 'master' && <GiCrown className="d2-crown" aria-hidden="true" />}
        {figure.hero < 0 && <span className="d2-label">{shortLabel(figure)}</span>}
        <StrikeAt view={view} choice={choice} figure={figure} />
        <Act about={{ card: figure.id }} />
      </span>
    </Walker>
  );
}

/**
 * Whoever can be attacked is attacked by pressing him, unless something else is to be done with him. It is a short cut for
 * pointers: keys have the same attack in the list, and need no further stop for each figure.
 */
function StrikeAt({ view, choice, figure }: Omit<Drawn, 'tables'> & Pick<BoardProps, 'choice'>) {
  const { acting, say } = useKit();
  const { lit } = useLit({ card: figure.id });
  const strike = lit ? null : strikeOn(view, choice, figure);
  if (!strike) return null;
  const { id, text } = strike.weapon;
  const key = `strike:${figure.id}`;
  const point = () => acting.point(id);
  const unpoint = () => acting.unpoint([id]);
  return (
    <button
      type="button"
      className="d2-strike"
      tabIndex={-1}
      data-about={key}
      aria-label={say.say(['d2.board.strike', { name: nameOfFigure(figure), how: say.say(text) }])}
      onClick={() => acting.follow(strike.ids, ['target'])}
      onPointerEnter={point}
      onPointerLeave={unpoint}
      onFocus={point}
      onBlur={unpoint}
    />
  );
}

/** "Goblin Archer 2" shows its number, a master none: it has its crown. */
const shortLabel = ({ label }: Shown): string => /\d+$/.exec(label)?.[0] ?? '';

/** The card that shows a figure: a hero's sheet, a monster's own. */
const sheetOrMonster = (def: string): string => def.replace('@figure', '');

/** Where a hero was knocked out. */
function Fallen({ view, figure, tables }: Drawn) {
  const { say } = useKit();
  return (
    <Walker name="d2-figure" at={centreOf(tables, figure.at)} shift={STILL}>
      <span
        className="d2-fallen"
        title={figureWords(view, figure, say)}
        style={{ width: `calc(var(--zoom) * ${SPACE * 0.6}px)` }}
      >
        <GiFootprint aria-hidden="true" />
        <span className="sr-only">{figureWords(view, figure, say)}</span>
        <Act about={{ card: figure.id }} />
      </span>
    </Walker>
  );
}
