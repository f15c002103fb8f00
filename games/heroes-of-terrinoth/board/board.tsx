import './board.css';
import './enemies.css';
import './heroes.css';
import './scenes.css';
import { type BoardProps, useAfterFrame } from '@questwright/board-kit';
import { isEnemyTurn } from './deeds.ts';
import { DiceTray } from './dice-tray.tsx';
import { EnemyTurn } from './enemy-turn.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Location } from './location.tsx';
import { isOffer, Offer } from './offer.tsx';
import { Shadows } from './shadows.tsx';
import { factsOf, openOf } from './sight.ts';
import { Ending, isOpening, Story } from './story.tsx';
import { TopStrip } from './top-strip.tsx';

/** The table of Heroes of Terrinoth: the quest along the top, where the party is, what lurks, and the heroes. */
export function Board(props: BoardProps) {
  const { view, seat, seats, narrow } = props;
  const own = narrow && seat >= 0 ? seat : -1;
  const others = livingFirst(view, seats.length).filter((hero) => hero !== own);
  const isFirst = isOpening(view);
  return (
    <div className={narrow ? 'ht-board ht-narrow' : 'ht-board'}>
      <TopStrip view={view} />
      {view.over && <Ending view={view} />}
      {isOffer(props.choice) && <Offer key={props.choice.n} choice={props.choice} />}
      {narrow && isFirst && <Story view={view} />}
      {narrow && <Happening {...props} />}
      {own >= 0 && <HeroPanel hero={own} {...props} />}
      {openOf(view).phase === 'setup' ? (
        !narrow && <Story view={view} />
      ) : (
        <div className="ht-middle" data-opening={isFirst && !narrow ? '' : undefined}>
          <Location view={view} />
          <Shadows view={view} />
          {!narrow && <Happening {...props} />}
        </div>
      )}
      <div className="ht-heroes" data-count={seats.length}>
        {others.map((hero) => (
          <HeroPanel key={hero} hero={hero} {...props} />
        ))}
      </div>
    </div>
  );
}

/** The seats in order, those whose heroes have fallen last. */
function livingFirst(view: BoardProps['view'], count: number): number[] {
  const hasFallen = (seat: number): boolean => factsOf(view)?.heroes[seat]?.alive === false;
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return [...seats.filter((seat) => !hasFallen(seat)), ...seats.filter(hasFallen)];
}

/** What one looks at just now: the story before anything is done, what the enemies did, or the dice. */
function Happening(props: BoardProps) {
  const { view, log, narrow } = useAfterFrame(props);
  if (isOpening(view)) return narrow ? null : <Story view={view} />;
  return isEnemyTurn(log) ? <EnemyTurn log={log} /> : <DiceTray view={view} />;
}
