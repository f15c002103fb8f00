import './board.css';
import './journey/journey.css';
import { type BoardProps, useAfterFrame } from '@questwright/board-kit';
import { EncounterEnding } from './ending.tsx';
import { Happening } from './happening.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Travel } from './journey/travel.tsx';
import { Upkeep } from './journey/upkeep.tsx';
import { Mat } from './mat/mat.tsx';
import { Order } from './order.tsx';
import { RollScene } from './roll-scene.tsx';
import { isPlayed, openOf, seatInFocus } from './sight.ts';
import { Strip } from './strip.tsx';

/** The table of Bardsung: the mat with the marching order above it and the heroes beside it; between encounters, pages. */
export function Board(props: BoardProps) {
  const { view, choice, narrow, log } = props;
  const { phase } = openOf(view);
  return (
    <div
      className={narrow ? 'bs-board bs-narrow' : 'bs-board'}
      data-phase={isPlayed(view) ? 'played' : phase}
    >
      {view.over && <EncounterEnding view={view} log={log} />}
      <Strip view={view} />
      {isPlayed(view) ? (
        <>
          <Order view={view} />
          <Mat view={view} choice={choice} narrow={narrow} />
          <Beside {...props} />
        </>
      ) : phase === 'upkeep' ? (
        <Upkeep view={view} choice={choice} />
      ) : (
        <Travel view={view} choice={choice} />
      )}
    </div>
  );
}

/** What is rolled and done, and the heroes: the one who acts with everything, the others in short. */
function Beside(props: BoardProps) {
  const { view, log, seats, choice, seat, narrow } = useAfterFrame(props);
  const first = seatInFocus(view);
  const others = openOf(view)
    .party.map((_, one) => one)
    .filter((one) => one !== first);
  const isOwn = narrow && first === seat;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <div className="bs-beside" tabIndex={0}>
      <RollScene log={log} isAsked={choice?.topic === 'reroll'} />
      <HeroPanel seat={first} view={view} seats={seats} isLarge={!isOwn} />
      <Happening log={log} />
      {others.map((one) => (
        <HeroPanel key={one} seat={one} view={view} seats={seats} isLarge={false} />
      ))}
    </div>
  );
}
